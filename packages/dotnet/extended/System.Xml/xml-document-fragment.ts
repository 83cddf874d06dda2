// The class `System.Xml.XmlDocumentFragment` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { XmlDocumentFragment } from '../../System.Xml/dom/dom-nodes.ts';

/** `System.Xml.XmlDocumentFragment`. */
export const xmlDocumentFragmentType: TypeDeclaration = declareType(
  'public class System.Xml.XmlDocumentFragment : System.Xml.XmlNode',
  {},
  { runtime: XmlDocumentFragment },
);
