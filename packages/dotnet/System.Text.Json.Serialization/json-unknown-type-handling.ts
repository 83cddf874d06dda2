// The enum `System.Text.Json.Serialization.JsonUnknownTypeHandling`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Text.Json.Serialization.JsonUnknownTypeHandling`. */
export const jsonUnknownTypeHandlingType: TypeDeclaration = declareEnum(
  'public enum System.Text.Json.Serialization.JsonUnknownTypeHandling',
  { JsonElement: 0, JsonNode: 1 },
);
