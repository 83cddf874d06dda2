// The enum `System.Xml.XmlSpace`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Xml.XmlSpace`. */
export const xmlSpaceType: TypeDeclaration = declareEnum('public enum System.Xml.XmlSpace', {
  None: 0,
  Default: 1,
  Preserve: 2,
});
