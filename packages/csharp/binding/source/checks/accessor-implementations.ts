// Accessors and methods of the same name, which do not implement each other.
import type {
  EventSymbol,
  MethodSymbol,
  NamedType,
  PropertySymbol,
} from '@mockwright/language/metadata/symbols';
import { displayMember, displayType } from '../../../symbols/display.ts';
import { methodsOf } from '../../../symbols/type-extensions.ts';
import type { SourceType } from '../source-type.ts';
import { listedSpan, matches } from './matching-members.ts';

/** Reports an accessor that has the form of the interface's method (CS0686), or would have it but for `init` (CS8854). */
export function reportAccessor(
  source: SourceType,
  face: NamedType,
  method: MethodSymbol,
  accessor: MethodSymbol,
): void {
  const { type, binder, places, methods } = source;
  const listed = listedSpan(source, face);
  const names = [displayMember(accessor), displayMember(method), displayType(type)];
  if (accessor.flags.isInitOnly) binder.error('CS8854', listed, [names[2]!, names[1]!, names[0]!]);
  else {
    const own =
      places.get(accessor) ??
      methods.find((each) => each.method === accessor)?.nameSpan ??
      places.get(accessor.associated!);
    binder.error('CS0686', own ?? listed, names);
  }
}

/** The methods of the type that have the form of an accessor of the interface's member, each with that accessor. */
export function methodsForAccessors(
  type: NamedType,
  member: PropertySymbol | EventSymbol,
): ReadonlyMap<MethodSymbol, MethodSymbol> {
  const found = new Map<MethodSymbol, MethodSymbol>();
  for (const accessor of methodsOf(member)) {
    const method = methodFor(type, accessor);
    if (method) found.set(accessor, method);
  }
  return found;
}

function methodFor(type: NamedType, accessor: MethodSymbol): MethodSymbol | undefined {
  for (let at: NamedType | null = type; at; at = at.baseType)
    for (const candidate of at.members(accessor.name))
      if (
        candidate.kind === 'method' &&
        candidate.methodKind === 'ordinary' &&
        candidate.accessibility === 'public' &&
        candidate.isStatic === accessor.isStatic &&
        !candidate.explicitInterface &&
        matches(candidate, accessor, true)
      )
        return candidate;
  return undefined;
}

/** Reports methods that have the form of accessors of the interface's member (CS0470). */
export function reportAccessorMethods(
  source: SourceType,
  face: NamedType,
  found: ReadonlyMap<MethodSymbol, MethodSymbol>,
): void {
  for (const [accessor, method] of found)
    source.binder.error('CS0470', source.places.get(method) ?? listedSpan(source, face), [
      displayMember(method),
      displayMember(accessor),
      displayType(source.type),
    ]);
}
