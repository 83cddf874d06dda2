// The accessors of properties, inherited ones included.
import type { MethodSymbol, PropertySymbol } from '../../../metadata/symbols.ts';
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
