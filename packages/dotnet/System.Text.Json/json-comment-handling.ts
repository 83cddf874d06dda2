// The enum `System.Text.Json.JsonCommentHandling`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Text.Json.JsonCommentHandling`. */
export const jsonCommentHandlingType: TypeDeclaration = declareEnum(
  'public enum System.Text.Json.JsonCommentHandling : byte',
  { Disallow: 0, Skip: 1, Allow: 2 },
);
