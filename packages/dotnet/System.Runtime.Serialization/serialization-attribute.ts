// What the attributes of `System.Runtime.Serialization` have in common.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Accessors, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';

/** What reflection makes of an attribute. */
export class SerializationAttribute {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
}
/** Declares an attribute that only marks. */
export function marker(
  namespace: string,
  name: string,
  runtime: new () => object,
  members: Record<string, Accessors> = {},
): TypeDeclaration {
  return declareType(
    `public sealed class ${namespace}.${name} : Attribute`,
    () => ({ ...members, [`${name}()`]: () => new runtime() }),
    { runtime },
  );
}
