// The enum `System.UriFormat`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.UriFormat`. */
export const uriFormatType: TypeDeclaration = declareEnum('public enum System.UriFormat', {
  UriEscaped: 1,
  Unescaped: 2,
  SafeUnescaped: 3,
});
