// The class `System.Xml.XmlDocumentType` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { XmlDocumentType } from '../../System.Xml/dom/dom-nodes.ts';

/** `System.Xml.XmlDocumentType`. */
export const xmlDocumentTypeType: TypeDeclaration = declareType(
  'public class System.Xml.XmlDocumentType : System.Xml.XmlNode',
  () => ({
    'string? InternalSubset { get; }': (self: XmlDocumentType) => self.internalSubset,
    'string? PublicId { get; }': (self: XmlDocumentType) => self.publicId,
    'string? SystemId { get; }': (self: XmlDocumentType) => self.systemId,
  }),
  { runtime: XmlDocumentType },
);
