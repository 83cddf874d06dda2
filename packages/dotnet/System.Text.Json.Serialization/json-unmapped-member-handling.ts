// The enum `System.Text.Json.Serialization.JsonUnmappedMemberHandling`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Text.Json.Serialization.JsonUnmappedMemberHandling`. */
export const jsonUnmappedMemberHandlingType: TypeDeclaration = declareEnum(
  'public enum System.Text.Json.Serialization.JsonUnmappedMemberHandling',
  { Skip: 0, Disallow: 1 },
);
