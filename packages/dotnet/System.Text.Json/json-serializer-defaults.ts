// The enum `System.Text.Json.JsonSerializerDefaults`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Text.Json.JsonSerializerDefaults`. */
export const jsonSerializerDefaultsType: TypeDeclaration = declareEnum(
  'public enum System.Text.Json.JsonSerializerDefaults',
  { General: 0, Web: 1, Strict: 2 },
);
