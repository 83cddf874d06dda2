// The class `System.Xml.Linq.XDocument` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import type { Stream } from '../System.IO/stream.ts';
import type { TextWriter } from '../System.IO/text-writer.ts';
import { asyncSaves, loads, save, saveBytes, write } from './container-members.ts';
import { XDocument } from './nodes.ts';
import { XDocumentType } from './leaf-nodes.ts';
import { parseXml } from './parse-xml.ts';
import { XDeclaration } from './x-declaration.ts';

function parseDocument(text: string | null, options: number = 0): XDocument {
  return parseXml(notNull(text, 's'), options);
}
export const documentType: TypeDeclaration = declareType(
  'public class System.Xml.Linq.XDocument : System.Xml.Linq.XContainer',
  () => ({
    'XDocument()': () => new XDocument(),
    'XDocument(params object?[] content)': (content: readonly unknown[] | null) => documentOf(content),
    'XDocument(XDeclaration? declaration, params object?[] content)': (
      declaration: XDeclaration | null,
      content: readonly unknown[] | null,
    ) => {
      const document = documentOf(content);
      document.declaration = declaration;
      return document;
    },
    'XDocument(XDocument other)': (other: XDocument | null) => notNull(other, 'other').clone(),
    'XDeclaration? Declaration { get; set; }': {
      get: (self: XDocument) => self.declaration,
      set: (self: XDocument, value: XDeclaration | null) => void (self.declaration = value),
    },
    'XDocumentType? DocumentType { get; }': (self: XDocument) =>
      self.nodes.find((node) => node instanceof XDocumentType) ?? null,
    'override System.Xml.XmlNodeType NodeType { get; }': (self: XDocument) => self.nodeType,
    'XElement? Root { get; }': (self: XDocument) => self.root,
    ...loads('XDocument', parseDocument),
    ...asyncSaves,
    'static XDocument Parse(string text)': (text: string | null) => parseDocument(text),
    'static XDocument Parse(string text, LoadOptions options)': parseDocument,
    'void Save(System.IO.Stream stream)': (self: XDocument, stream: Stream) => saveBytes(self, stream),
    'void Save(System.IO.Stream stream, SaveOptions options)': saveBytes,
    'void Save(System.Xml.XmlWriter writer)': write,
    'override void WriteTo(System.Xml.XmlWriter writer)': write,
    'void Save(System.IO.TextWriter textWriter)': (self: XDocument, writer: TextWriter) => {
      if (!self.root)
        throw new InvalidOperationException(
          'Token EndDocument in state Document would result in an invalid XML document.',
        );
      save(self, writer);
    },
    'void Save(System.IO.TextWriter textWriter, SaveOptions options)': save,
  }),
  { runtime: XDocument },
);
function documentOf(content: readonly unknown[] | null): XDocument {
  const document = new XDocument();
  for (const item of content ?? []) {
    if (item instanceof XDeclaration) document.declaration ??= item;
    else document.add(item);
  }
  return document;
}
