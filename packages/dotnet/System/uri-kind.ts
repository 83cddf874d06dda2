// The enum `System.UriKind`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.UriKind`. */
export const uriKindType: TypeDeclaration = declareEnum('public enum System.UriKind', {
  RelativeOrAbsolute: 0,
  Absolute: 1,
  Relative: 2,
});
