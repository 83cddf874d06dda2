// Explicit implementations: `void I.F()` must name a member of an interface of the type.
import type { EventSymbol, MethodSymbol, NamedType, PropertySymbol } from '../../../../metadata/symbols.ts';
import type { TextSpan } from '../../../../text/source-text.ts';
import { displayMember, displayType } from '../../../symbols/display.ts';
import { isNamed } from '../../../symbols/type-facts.ts';
import type { NameSyntax } from '../../../syntax/nodes.ts';
import { sameParameters, sameSignature } from '../../lookup/member-lookup.ts';
import type { MemberHost } from './member-host.ts';

/** The interface of `void I.F()`, which the type must implement. */
export function bindExplicitInterface(
  host: MemberHost,
  syntax: NameSyntax | undefined,
  member: MethodSymbol | PropertySymbol | EventSymbol,
): NamedType | undefined {
  if (!syntax) return undefined;
  const type = host.binder.bindType(syntax);
  if (type.kind === 'error') {
    const report = (): void => host.binder.error('CS0538', syntax, [displayType(type)]);
    host.binder.compilation.checkLater(report);
  }
  if (!isNamed(type)) return undefined;
  if (type.kind !== 'interface') host.binder.error('CS0538', syntax, [displayType(type)]);
  else if (!host.type.allInterfaces.includes(type) && host.type !== type) {
    const display = displayMember(member).slice(displayType(host.type).length + 1);
    host.binder.error('CS0540', syntax, [
      `${displayType(host.type)}.${displayType(type)}.${display}`,
      displayType(type),
    ]);
  } else host.binder.compilation.checkLater(() => checkExplicit(host, type, member));
  return type;
}

/** An explicit implementation must name a member of its interface (CS0539). */
function checkExplicit(
  host: MemberHost,
  type: NamedType,
  member: MethodSymbol | PropertySymbol | EventSymbol,
): void {
  const implemented = type.members(member.name).find((candidate) => {
    if (candidate.kind !== member.kind) return false;
    if (candidate.kind === 'method') return sameSignature(candidate, member as MethodSymbol);
    return (
      candidate.kind !== 'property' ||
      sameParameters(candidate.parameters, (member as PropertySymbol).parameters)
    );
  });
  const place = host.places.get(member);
  if (!implemented && place && type.kind === 'interface')
    host.binder.error('CS0539', place, [displayMember(member).replace(`${displayType(type)}.`, '')]);
  if (implemented?.kind === 'method' && member.kind === 'method' && place)
    checkParams(host, implemented, member, place);
  if (implemented?.kind === 'property' && member.kind === 'property')
    checkAccessors(host, implemented, member);
}

/** `params` stands on the interface's method, or nowhere (CS0466). */
function checkParams(host: MemberHost, declared: MethodSymbol, own: MethodSymbol, place: TextSpan): void {
  if (own.parameters.at(-1)?.isParams === true && declared.parameters.at(-1)?.isParams !== true)
    host.binder.error('CS0466', place, [displayMember(own), displayMember(declared)]);
}

/** An explicit property has the accessors of the one it implements, no more and no less (CS0550, CS0551). */
function checkAccessors(host: MemberHost, declared: PropertySymbol, own: PropertySymbol): void {
  for (const accessor of ['getMethod', 'setMethod'] as const) {
    const [wanted, given] = [declared[accessor], own[accessor]];
    if (given && !wanted)
      host.binder.error('CS0550', host.places.get(given) ?? host.places.get(own)!, [
        displayMember(given),
        displayMember(declared),
      ]);
    else if (
      given &&
      wanted &&
      given.flags.isInitOnly !== wanted.flags.isInitOnly &&
      accessor === 'setMethod'
    )
      host.binder.error('CS8855', host.places.get(given) ?? host.places.get(own)!, [
        displayMember(given),
        displayMember(wanted),
      ]);
    else if (wanted?.flags.isAbstract && !given)
      host.binder.error('CS0551', host.places.get(own)!, [displayMember(own), displayMember(wanted)]);
  }
}
