// The class `System.Xml.Linq.XDocumentType` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { notNull } from '@mockwright/language/runtime/not-null';
import { property } from './node-members.ts';
import { XDocumentType } from './leaf-nodes.ts';

/** `System.Xml.Linq.XDocumentType`. */
export const xDocumentTypeType: TypeDeclaration = declareType(
  'public class System.Xml.Linq.XDocumentType : System.Xml.Linq.XNode',
  () => ({
    'XDocumentType(string name, string? publicId, string? systemId, string? internalSubset)': (
      name: string | null,
      publicId: string | null,
      systemId: string | null,
      subset: string | null,
    ) => new XDocumentType(name, publicId, systemId, subset),
    'XDocumentType(XDocumentType other)': (other: XDocumentType | null) =>
      new XDocumentType(
        notNull(other, 'other').name,
        other!.publicId,
        other!.systemId,
        other!.internalSubset,
      ),
    'string? InternalSubset { get; set; }': property('internalSubset'),
    'string Name { get; set; }': property('name'),
    'override System.Xml.XmlNodeType NodeType { get; }': (self: XDocumentType) => self.nodeType,
    'string? PublicId { get; set; }': property('publicId'),
    'string? SystemId { get; set; }': property('systemId'),
  }),
  { runtime: XDocumentType },
);
