// The enum `System.Xml.Linq.ReaderOptions`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Xml.Linq.ReaderOptions`. */
export const readerOptionsType: TypeDeclaration = declareEnum(
  '[Flags] public enum System.Xml.Linq.ReaderOptions',
  { None: 0, OmitDuplicateNamespaces: 1 },
);
