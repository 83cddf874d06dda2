// The enum `System.Base64FormattingOptions`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Base64FormattingOptions`. */
export const base64FormattingOptionsType: TypeDeclaration = declareEnum(
  '[Flags] public enum System.Base64FormattingOptions',
  {
    None: 0,
    InsertLineBreaks: 1,
  },
);
