// The fields behind automatic properties, as reflection and serializers see them.
import { FieldSymbol } from '@mockwright/language/metadata/symbols';
import type { PropertySymbol } from '@mockwright/language/metadata/symbols';

const known = new WeakMap<PropertySymbol, FieldSymbol>();

/** The hidden field of an automatic property (and of its definition), named and typed as .NET does. */
export function fieldBehind(property: PropertySymbol, hidden: FieldSymbol): FieldSymbol {
  let field = known.get(property);
  if (!field) {
    const { setMethod } = property;
    const isReadOnly = !setMethod || setMethod.flags.isInitOnly === true;
    const name = `<${property.name}>k__BackingField`;
    field = new FieldSymbol(name, property.containingType, 'private', { isReadOnly });
    field.type = property.type;
    field.key = hidden.key;
    known.set(property, field);
  }
  return field;
}
