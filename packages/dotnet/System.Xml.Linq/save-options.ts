// The enum `System.Xml.Linq.SaveOptions`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Xml.Linq.SaveOptions`. */
export const saveOptionsType: TypeDeclaration = declareEnum(
  '[Flags] public enum System.Xml.Linq.SaveOptions',
  {
    None: 0,
    DisableFormatting: 1,
    OmitDuplicateNamespaces: 2,
  },
);
