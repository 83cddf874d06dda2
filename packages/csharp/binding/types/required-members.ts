// Members marked `required`: whoever creates an object sets them, unless its constructor does.
import type {
  FieldSymbol,
  MethodSymbol,
  NamedType,
  PropertySymbol,
} from '@mockwright/language/metadata/symbols';

/** Whether an object made by the constructor has all that is required. */
export const setsRequiredMembers = (constructor: MethodSymbol | undefined): boolean =>
  constructor?.attributes.some(({ type }) => type.name === 'SetsRequiredMembersAttribute') === true;

/** What an object of the type needs, its own members first. */
export function* requiredMembers(type: NamedType): Iterable<PropertySymbol | FieldSymbol> {
  for (let at: NamedType | null = type; at && at.special !== 'object'; at = at.baseType) {
    if (at.namespace !== '') continue;
    for (const name of at.memberNames())
      for (const member of at.members(name))
        if ((member.kind === 'property' || member.kind === 'field') && member.flags.isRequired === true)
          yield member;
  }
}
