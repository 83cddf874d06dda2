// The accessors of properties, inherited ones included, and accessors by the names that .NET gives them.
import type { MethodSymbol, NamedType, PropertySymbol } from '@mockwright/language/metadata/symbols';
import { methodsOf } from '../../symbols/type-extensions.ts';
import { isAccessible, sameParameters } from './member-lookup.ts';

/**
 * The accessor of a property, its own or inherited: an override may declare only one of the two, and leaves the other
 * to what it overrides.
 */
export function accessorOf(
  property: PropertySymbol,
  key: 'getMethod' | 'setMethod',
): MethodSymbol | undefined {
  if (property[key] || !property.flags.isOverride) return property[key];
  const containingType = property.containingType;
  for (let type = containingType?.baseType ?? null; type; type = type.baseType)
    for (const member of type.members(property.name)) {
      const isOverridden =
        member.kind === 'property' &&
        !member.explicitInterface &&
        sameParameters(member.parameters, property.parameters) &&
        isAccessible(member, { containingType });
      if (isOverridden && (member[key] || !member.flags.isOverride)) return member[key];
    }
  return undefined;
}

/** The accessors of a type's own members that .NET calls so: `get_P`. */
export const accessorsNamed = (type: NamedType, name: string): readonly MethodSymbol[] =>
  type
    .memberNames()
    .flatMap((each) => type.members(each))
    .flatMap((member) => (member.kind === 'method' ? [] : methodsOf(member)))
    .filter((accessor) => accessor.name === name);
