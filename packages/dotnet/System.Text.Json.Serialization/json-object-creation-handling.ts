// The enum `System.Text.Json.Serialization.JsonObjectCreationHandling`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Text.Json.Serialization.JsonObjectCreationHandling`. */
export const jsonObjectCreationHandlingType: TypeDeclaration = declareEnum(
  'public enum System.Text.Json.Serialization.JsonObjectCreationHandling',
  { Replace: 0, Populate: 1 },
);
