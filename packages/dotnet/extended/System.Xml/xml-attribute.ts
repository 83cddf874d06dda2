// The attribute `System.Xml.XmlAttribute` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { XmlAttribute } from '../../System.Xml/dom/dom-nodes.ts';

/** `System.Xml.XmlAttribute`. */
export const xmlAttributeType: TypeDeclaration = declareType(
  'public class System.Xml.XmlAttribute : System.Xml.XmlNode',
  () => ({
    'virtual XmlElement? OwnerElement { get; }': (self: XmlAttribute) => self.parent,
    'virtual bool Specified { get; }': () => true,
  }),
  { runtime: XmlAttribute },
);
