// The enum `System.UriPartial`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.UriPartial`. */
export const uriPartialType: TypeDeclaration = declareEnum('public enum System.UriPartial', {
  Scheme: 0,
  Authority: 1,
  Path: 2,
  Query: 3,
});
