// The enum `System.Xml.XmlOutputMethod`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Xml.XmlOutputMethod`. */
export const xmlOutputMethodType: TypeDeclaration = declareEnum('public enum System.Xml.XmlOutputMethod', {
  Xml: 0,
  Html: 1,
  Text: 2,
  AutoDetect: 3,
});
