// Explicit implementations: `void I.F()` must name a member of an interface of the type.
import type {
  EventSymbol,
  Member,
  MethodSymbol,
  NamedType,
  PropertySymbol,
  Type,
} from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { countSteps } from '@mockwright/language/text/work-limit';
import { displayMember, displayType } from '../../../symbols/display.ts';
import { isErroneous, isNamed } from '../../../symbols/type-extensions.ts';
import type { NameSyntax } from '../../../syntax/nodes.ts';
import { accessorsNamed } from '../../lookup/accessors.ts';
import { sameParameters, sameShape, sameSignature } from '../../lookup/member-lookup.ts';
import type { MemberHost } from './member-host.ts';
import { returnKind } from './overriding.ts';

type Implementing = MethodSymbol | PropertySymbol | EventSymbol;

/** The interface of `void I.F()`, which the type must implement. */
export function bindExplicitInterface(
  host: MemberHost,
  syntax: NameSyntax | undefined,
  member: Implementing,
): NamedType | undefined {
  if (!syntax) return undefined;
  // What is wrong with its type arguments is told of the whole name.
  const type = host.binder.bindDeclaredType(syntax, syntax);
  if (type.kind === 'error') {
    const report = (): void => host.binder.error('CS0538', syntax, [displayType(type)]);
    host.binder.compilation.checks.later(report);
  }
  if (!isNamed(type)) return undefined;
  if (type.kind !== 'interface') host.binder.error('CS0538', syntax, [displayType(type)]);
  else {
    // Those of its base type it must list anew to implement them anew.
    const isListed = listedInterfaces(host.type).has(type) || host.type === type;
    host.binder.compilation.checks.later(() =>
      checkExplicit(host, type, member, isListed ? undefined : syntax),
    );
  }
  return type;
}

/** The interfaces that a type lists itself, and what those extend: not those of its base type. */
export function listedInterfaces({ interfaces }: NamedType): ReadonlySet<NamedType> {
  const listed = interfaces.flatMap((face) => [face, ...face.allInterfaces]);
  countSteps(listed.length);
  return new Set(listed);
}

/** An explicit implementation must name an interface of its type (CS0540) and a member of that (CS0539), no accessor (CS0683), with its type (CS9333, CS9334). */
function checkExplicit(
  host: MemberHost,
  type: NamedType,
  member: Implementing,
  unlisted: NameSyntax | undefined,
): void {
  const near =
    type.members(member.name).find((candidate) => isNear(candidate, member)) ??
    (member.kind === 'method' ? accessorFor(type, member) : undefined);
  const place = host.places.get(member);
  const implemented = near && sameResult(near, member) ? near : undefined;
  // What implements nothing is called by its own name.
  const display = implemented && !isAccessor(implemented) ? displayMember(member) : plainDisplay(member);
  if (unlisted) host.binder.error('CS0540', unlisted, [display, displayType(type)]);
  if (implemented && isAccessor(implemented) && place)
    host.binder.error('CS0683', place, [display, displayMember(implemented)]);
  if (!near && place) host.binder.error('CS0539', place, [display]);
  else if (near && !implemented && place)
    host.binder.error(near.kind === 'method' ? 'CS9334' : 'CS9333', place, [
      display,
      displayType(resultOf(near)),
      displayMember(near),
    ]);
  if (implemented?.kind === 'method' && member.kind === 'method' && place)
    checkParams(host, implemented, member, place);
  if (implemented?.kind === 'property' && member.kind === 'property')
    checkAccessors(host, implemented, member);
}

/** The accessor of a property or event that an explicit implementation names as if it were a method. */
const accessorFor = (type: NamedType, method: MethodSymbol): MethodSymbol | undefined =>
  accessorsNamed(type, method.name).find((accessor) => isNear(accessor, method));

const isAccessor = (member: Implementing): boolean =>
  member.kind === 'method' && member.associated !== undefined;

/** Whether it is the member that is meant, were it not for its type. */
function isNear(candidate: Member, member: Implementing): candidate is Implementing {
  if (candidate.kind !== member.kind || !('isStatic' in candidate)) return false;
  if (candidate.isStatic !== member.isStatic) return false;
  if (candidate.accessibility === 'private' || candidate.flags.isSealed) return false;
  if (candidate.kind === 'method')
    return (
      isOperator(candidate) === isOperator(member as MethodSymbol) &&
      sameSignature(candidate, member as MethodSymbol)
    );
  return (
    candidate.kind !== 'property' ||
    sameParameters(candidate.parameters, (member as PropertySymbol).parameters)
  );
}

/** Operators and conversions, which their names alone do not tell. */
const isOperator = ({ methodKind }: MethodSymbol): boolean =>
  methodKind === 'operator' || methodKind === 'conversion';

const resultOf = (member: Implementing): Type => (member.kind === 'method' ? member.returnType : member.type);

const sameResult = (near: Implementing, member: Implementing): boolean =>
  (sameShape(resultOf(near), resultOf(member)) && returnKind(near) === returnKind(member)) ||
  isErroneous(resultOf(member));

/** The member as if it implemented no interface. */
export function plainDisplay(member: Implementing): string {
  const { explicitInterface } = member;
  return explicitInterface
    ? displayMember(member).replace(`.${displayType(explicitInterface)}.`, '.')
    : displayMember(member);
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
