// The enum `System.Xml.Formatting`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Xml.Formatting`. */
export const formattingType: TypeDeclaration = declareEnum('public enum System.Xml.Formatting', {
  None: 0,
  Indented: 1,
});
