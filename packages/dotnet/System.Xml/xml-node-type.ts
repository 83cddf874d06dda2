// The kinds of nodes that both trees of XML and the readers tell.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Xml.XmlNodeType`. */
export const nodeTypes: Readonly<Record<string, number>> = {
  None: 0,
  Element: 1,
  Attribute: 2,
  Text: 3,
  CDATA: 4,
  EntityReference: 5,
  Entity: 6,
  ProcessingInstruction: 7,
  Comment: 8,
  Document: 9,
  DocumentType: 10,
  DocumentFragment: 11,
  Notation: 12,
  Whitespace: 13,
  SignificantWhitespace: 14,
  EndElement: 15,
  EndEntity: 16,
  XmlDeclaration: 17,
};

/** `System.Xml.XmlNodeType`. */
export const xmlNodeTypeType: TypeDeclaration = declareEnum('public enum System.Xml.XmlNodeType', nodeTypes);
