// `XmlDocument`, as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';
import { StreamReader } from '../../System.IO/stream-reader.ts';
import type { Stream } from '../../System.IO/stream.ts';
import type { TextReader } from '../../System.IO/text-reader.ts';
import type { TextWriter } from '../../System.IO/text-writer.ts';
import { encodingByName, encodings } from '../../System.Text/encoding/encodings.ts';
import { xmlnsUri } from '../../System.Xml.Linq/namespace-uris.ts';
import { splitName } from '../../System.Xml/dom/dom-name.ts';
import type { DomName } from '../../System.Xml/dom/dom-name.ts';
import { loadXml, writeDom } from '../../System.Xml/dom/load-dom.ts';
import {
  XmlAttribute,
  XmlCDataSection,
  XmlComment,
  XmlDeclaration,
  XmlDocument,
  XmlDocumentFragment,
  XmlDocumentType,
  XmlElement,
  XmlProcessingInstruction,
  XmlSignificantWhitespace,
  XmlText,
  XmlWhitespace,
  importNode,
} from '../../System.Xml/dom/dom-nodes.ts';
import type { XmlNode } from '../../System.Xml/dom/dom-nodes.ts';
import { documentMembers } from './dom/rare-members.ts';
import { byTagName } from './element-lookup.ts';
import { NameTable } from '../../System.Xml/name-table.ts';
import { XmlOutput } from '../../System.Xml/xml-output.ts';
import { domOutput } from '../../System.Xml/output-settings.ts';

function nameOf(name: string | null, uri: string | null = ''): DomName {
  const [prefix, local] = splitName(name);
  return { prefix, local, uri: uri ?? '' };
}
/** A name whose parts are given. @throws ArgumentNullException without a local one: the table of names gets it as key */
function nameInParts(prefix: string | null, local: string | null, uri: string | null): DomName {
  return { prefix: prefix ?? '', local: notNull(local, 'key'), uri: uri ?? '' };
}
/** Names of declarations have a namespace of their own. */
function attributeName(name: string | null, uri: string | null = ''): DomName {
  const parts = nameOf(name, uri);
  return name === 'xmlns' || parts.prefix === 'xmlns' ? { ...parts, uri: xmlnsUri } : parts;
}
/** @throws {ArgumentException} for a text that is not white space only */
function whitespace(text: string | null): string | null {
  if (text !== null && /[^ \t\r\n]/.test(text))
    throw new ArgumentException('The string for whitespace contains an invalid character.');
  return text;
}
/** What is written, on lines where white space is not kept. */
function written(document: XmlDocument, write: (output: XmlOutput) => void): string {
  let text = '';
  const settings = { ...domOutput, indent: !document.preserveWhitespace };
  write(new XmlOutput(settings, (part) => void (text += part)));
  return text;
}
/** The whole document with a declaration that names the encoding. */
function writeWithDeclaration(document: XmlDocument, output: XmlOutput, encoding: string): void {
  if (document.children.length === 0) return;
  if (!(document.children[0] instanceof XmlDeclaration))
    output.instruction('xml', `version="1.0" encoding="${encoding}"`);
  for (const child of document.children) {
    if (child instanceof XmlDeclaration) {
      const standalone = child.standalone === '' ? '' : ` standalone="${child.standalone}"`;
      output.instruction('xml', `version="1.0" encoding="${encoding}"${standalone}`);
    } else writeDom(child, output);
  }
}
/** The document as it is, in the encoding that its declaration names. */
function saveBytes(document: XmlDocument, stream: Stream | null): void {
  const to = notNull(stream, 'stream');
  const first = document.children[0];
  const name = first instanceof XmlDeclaration ? first.encoding : '';
  const encoding = name === '' ? encodings.utf8WithoutMark : encodingByName(name);
  const text = written(document, (output) => writeDom(document, output));
  if (text === '') return;
  for (const bytes of [encoding.preamble, encoding.encode(text)]) to.write(bytes, 0, bytes.length);
}

/** `System.Xml.XmlDocument`. */
export const documentType: TypeDeclaration = declareType(
  'public class System.Xml.XmlDocument : System.Xml.XmlNode',
  () => ({
    'XmlDocument()': () => new XmlDocument(),
    'XmlElement? DocumentElement { get; }': (self: XmlDocument) => self.root,
    'virtual XmlDocumentType? DocumentType { get; }': (self: XmlDocument) =>
      self.children.find((child) => child instanceof XmlDocumentType) ?? null,
    'XmlNameTable NameTable { get; }': () => new NameTable(),
    'bool PreserveWhitespace { get; set; }': {
      get: (self: XmlDocument) => self.preserveWhitespace,
      set: (self: XmlDocument, value: boolean) => void (self.preserveWhitespace = value),
    },
    'XmlAttribute CreateAttribute(string name)': (self: XmlDocument, name: string | null) => {
      if (name === '') throw new ArgumentException('The attribute local name cannot be empty.');
      return new XmlAttribute(self, attributeName(name));
    },
    'XmlAttribute CreateAttribute(string qualifiedName, string? namespaceURI)': (
      self: XmlDocument,
      name: string,
      uri: string | null,
    ) => new XmlAttribute(self, attributeName(name, uri)),
    'virtual XmlAttribute CreateAttribute(string? prefix, string localName, string? namespaceURI)': (
      self: XmlDocument,
      prefix: string | null,
      local: string | null,
      uri: string | null,
    ) => new XmlAttribute(self, nameInParts(prefix, local, uri)),
    'virtual XmlCDataSection CreateCDataSection(string? data)': (self: XmlDocument, data: string | null) =>
      new XmlCDataSection(self, data),
    'virtual XmlComment CreateComment(string? data)': (self: XmlDocument, data: string | null) =>
      new XmlComment(self, data),
    'virtual XmlDocumentFragment CreateDocumentFragment()': (self: XmlDocument) =>
      new XmlDocumentFragment(self),
    'virtual XmlDocumentType CreateDocumentType(string name, string? publicId, string? systemId, string? internalSubset)':
      (
        self: XmlDocument,
        name: string,
        publicId: string | null,
        systemId: string | null,
        subset: string | null,
      ) => new XmlDocumentType(self, name, publicId, systemId, subset),
    'XmlElement CreateElement(string name)': (self: XmlDocument, name: string | null) =>
      new XmlElement(self, nameOf(name)),
    'XmlElement CreateElement(string qualifiedName, string? namespaceURI)': (
      self: XmlDocument,
      name: string,
      uri: string | null,
    ) => new XmlElement(self, nameOf(name, uri)),
    'virtual XmlElement CreateElement(string? prefix, string localName, string? namespaceURI)': (
      self: XmlDocument,
      prefix: string | null,
      local: string | null,
      uri: string | null,
    ) => new XmlElement(self, nameInParts(prefix, local, uri)),
    'virtual XmlProcessingInstruction CreateProcessingInstruction(string target, string? data)': (
      self: XmlDocument,
      target: string,
      data: string | null,
    ) => new XmlProcessingInstruction(self, target, data),
    'virtual XmlSignificantWhitespace CreateSignificantWhitespace(string? text)': (
      self: XmlDocument,
      text: string | null,
    ) => new XmlSignificantWhitespace(self, whitespace(text)),
    'virtual XmlText CreateTextNode(string? text)': (self: XmlDocument, text: string | null) =>
      new XmlText(self, text),
    'virtual XmlWhitespace CreateWhitespace(string? text)': (self: XmlDocument, text: string | null) =>
      new XmlWhitespace(self, whitespace(text)),
    'virtual XmlDeclaration CreateXmlDeclaration(string version, string? encoding, string? standalone)': (
      self: XmlDocument,
      version: string,
      encoding: string | null,
      standalone: string | null,
    ) => {
      if (version !== '1.0')
        throw new ArgumentException(
          'Wrong XML version information. The XML must match production "VersionInfo ::= S \'version\' Eq (\' VersionNum \' | " VersionNum ")".',
        );
      return new XmlDeclaration(self, version, encoding, standalone);
    },
    ...byTagName,
    'virtual XmlElement? GetElementById(string elementId)': () => null,
    'virtual XmlNode ImportNode(XmlNode node, bool deep)': (
      self: XmlDocument,
      node: XmlNode | null,
      deep: boolean,
    ) => importNode(self, node, deep),
    ...documentMembers,
    'virtual void Load(System.IO.Stream inStream)': (self: XmlDocument, stream: Stream | null) =>
      loadXml(self, new StreamReader(dereferenced(stream), encodings.utf8, true, true).readToEnd()),
    'virtual void Load(System.IO.TextReader txtReader)': (self: XmlDocument, reader: TextReader | null) =>
      loadXml(self, reader?.readToEnd() ?? ''),
    'virtual void LoadXml(string xml)': (self: XmlDocument, xml: string | null) =>
      loadXml(self, notNull(xml, 's')),
    'virtual void Save(System.IO.Stream outStream)': saveBytes,
    'virtual void Save(System.IO.TextWriter writer)': (self: XmlDocument, writer: TextWriter | null) => {
      const to = dereferenced(writer);
      to.write(written(self, (output) => writeWithDeclaration(self, output, to.encoding.webName)));
    },
    'virtual void Save(XmlWriter w)': (self: XmlDocument, output: XmlOutput) => writeDom(self, output),
  }),
  { runtime: XmlDocument },
);
