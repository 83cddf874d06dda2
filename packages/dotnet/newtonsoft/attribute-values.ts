// What reflection makes of the attributes of Newtonsoft.Json. The serializer reads them from the metadata.
import type { Accessors } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { field } from '../values/property-accessors.ts';

/** What reflection makes of an attribute. */
export class JsonAttribute {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
}
type AttributeClass = new () => JsonAttribute;

/** An attribute of a class with these values. */
export function make(type: AttributeClass, values: Record<string, unknown> = {}): JsonAttribute {
  return Object.assign(new type(), values);
}
/** `Type Name { get; set; }` for each; the first word is the type. What is not set reads as the type's default. */
export function settable(...signatures: readonly string[]): Record<string, Accessors> {
  return Object.fromEntries(
    signatures.map((signature) => {
      const [type, name] = signature.split(' ') as [string, string];
      const none = type.endsWith('?') ? null : type === 'bool' ? false : 0;
      return [`${signature} { get; set; }`, field(name, none)];
    }),
  );
}
