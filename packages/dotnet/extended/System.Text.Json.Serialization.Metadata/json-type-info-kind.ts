// The enum `System.Text.Json.Serialization.Metadata.JsonTypeInfoKind`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Text.Json.Serialization.Metadata.JsonTypeInfoKind`. */
export const jsonTypeInfoKindType: TypeDeclaration = declareEnum(
  'public enum System.Text.Json.Serialization.Metadata.JsonTypeInfoKind',
  {
    None: 0,
    Object: 1,
    Enumerable: 2,
    Dictionary: 3,
  },
);
