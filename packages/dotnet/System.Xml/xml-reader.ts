// The class `System.Xml.XmlReader` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { completedTask } from '@mockwright/language/runtime/tasks';
import { outOfRange, requireNonNegative } from '../System.Collections/argument-checks.ts';
import { StreamReader } from '../System.IO/stream-reader.ts';
import type { Stream } from '../System.IO/stream.ts';
import type { TextReader } from '../System.IO/text-reader.ts';
import { xmlReaders } from '../System.Xml.Linq/xml-values.ts';
import { conformanceLevels } from './conformance-levels.ts';
import { loadUntilFault, setInnerXml } from './dom/load-dom.ts';
import {
  XmlCharacterData,
  XmlDeclaration,
  XmlDocument,
  XmlDocumentType,
  XmlElement,
} from './dom/dom-nodes.ts';
import { namespaceOf } from './dom/prefix-lookup.ts';
import { dtdProcessing } from './dtd-processing.ts';
import { contentMembers } from './reader-contents.ts';
import { XmlException } from './xml-exception.ts';
import { XmlInput, readStates } from './xml-input.ts';
import type { ElementTest } from './xml-input.ts';
import { XmlReaderSettings } from './xml-reader-settings.ts';

/** Documents with a type of their own are read when the settings say so. @throws {XmlException} */
function checkDocumentType(document: XmlDocument, settings: XmlReaderSettings): void {
  const type = document.children.find((child) => child instanceof XmlDocumentType);
  if (!type) return;
  if (settings.values['DtdProcessing'] === dtdProcessing.Prohibit)
    throw new XmlException(
      'For security reasons DTD is prohibited in this XML document. To enable DTD processing set the DtdProcessing property on XmlReaderSettings to Parse and pass the settings into XmlReader.Create method.',
    );
}
function over(text: string, given: XmlReaderSettings | null = null): XmlInput {
  const settings = given ?? new XmlReaderSettings();
  return new XmlInput(
    () => {
      const document = new XmlDocument();
      document.preserveWhitespace = true;
      if (settings.values['ConformanceLevel'] === conformanceLevels.Fragment) {
        const holder = new XmlElement(document, { prefix: '', local: 'x', uri: '' });
        setInnerXml(holder, text);
        return holder.children;
      }
      const error = loadUntilFault(document, text);
      checkDocumentType(document, settings);
      return error ? { nodes: document.children, error } : document.children;
    },
    (node) =>
      settings.leavesOut(node) ||
      (node instanceof XmlDocumentType && settings.values['DtdProcessing'] === dtdProcessing.Ignore),
    settings,
  );
}
const textOf = (stream: Stream | null): string =>
  new StreamReader(notNull(stream, 'input'), null, true, true).readToEnd();
const attributeOf = (self: XmlInput, name: string): string | null =>
  self.element?.attribute(name)?.value ?? null;
/** @throws {ArgumentOutOfRangeException} for an attribute that is not there */
function checkAttribute(self: XmlInput, index: number): void {
  requireNonNegative(index, 'i');
  const count = self.element?.attributes.length ?? 0;
  if (index >= count) throw outOfRange('i', index, `i ('${index}') must be less than '${count}'.`);
}
function attributeAt(self: XmlInput, index: number): string {
  checkAttribute(self, index);
  return self.element!.attributes[index]!.value;
}
/** `ReadElementContentAsInt` and its kin. */
function typedContents(): Record<string, Implementation> {
  const kinds = {
    Boolean: 'bool',
    Int: 'int',
    Long: 'long',
    Double: 'double',
    Decimal: 'decimal',
    Float: 'float',
    DateTime: 'DateTime',
  };
  const members: Record<string, Implementation> = {};
  for (const [name, type] of Object.entries(kinds))
    Object.assign(members, {
      [`virtual ${type} ReadElementContentAs${name}()`]: (self: XmlInput) =>
        self.elementContent(name, xmlReaders[type]!),
      [`virtual ${type} ReadElementContentAs${name}(string localName, string namespaceURI)`]: (
        self: XmlInput,
        local: string,
        uri: string,
      ) => {
        checkNamed(self, local, uri);
        return self.elementContent(name, xmlReaders[type]!);
      },
      [`virtual ${type} ReadContentAs${name}()`]: (self: XmlInput) => self.content(name, xmlReaders[type]!),
    });
  return members;
}
const isNamed = (self: XmlInput, local: string, uri: string): boolean =>
  self.element?.local === local && self.element.uri === uri;
const named =
  (name: string): ElementTest =>
  (element) =>
    element.name === name;
const namedIn =
  (local: string, uri: string): ElementTest =>
  (element) =>
    element.local === local && element.uri === uri;
/** @throws {XmlException} unless the reader is on that element */
function checkNamed(self: XmlInput, local: string, uri: string): void {
  if (!self.isStartElement() || !isNamed(self, local, uri))
    throw self.error(`Element '${local}' with namespace name '${uri}' was not found.`);
}
const attributeNamed = (self: XmlInput, local: string, uri: string | null): string | null =>
  self.element?.attributeOf(local, uri ?? '')?.value ?? null;
/** The members that give tasks, for readers that were made for them. */
function laterMembers(): Record<string, Implementation> {
  const later = (read: (self: XmlInput) => unknown, result: () => Type | undefined) => (self: XmlInput) => {
    if (self.settings instanceof XmlReaderSettings && self.settings.values['Async'] !== true)
      throw new InvalidOperationException(
        'Set XmlReaderSettings.Async to true if you want to use Async Methods.',
      );
    return completedTask(read(self), result());
  };
  const task = 'System.Threading.Tasks.Task';
  const string = (): Type => specialType('string');
  return {
    [`virtual ${task}<bool> ReadAsync()`]: later(
      (self) => self.read(),
      () => specialType('bool'),
    ),
    [`virtual ${task}<string> GetValueAsync()`]: later((self) => self.value, string),
    [`virtual ${task}<string> ReadContentAsStringAsync()`]: later(
      (self) => self.contentText('ReadContentAsString'),
      string,
    ),
    [`virtual ${task}<string> ReadElementContentAsStringAsync()`]: later(
      (self) => self.elementText(),
      string,
    ),
    [`virtual ${task}<string> ReadInnerXmlAsync()`]: later((self) => self.markup(false), string),
    [`virtual ${task}<string> ReadOuterXmlAsync()`]: later((self) => self.markup(true), string),
    [`virtual ${task} SkipAsync()`]: later(
      (self) => self.skip(),
      () => undefined,
    ),
    [`virtual ${task}<XmlNodeType> MoveToContentAsync()`]: later(
      (self) => self.moveToContent(),
      () => coreType('System.Xml.XmlNodeType'),
    ),
  };
}
const close = (self: XmlInput): void => self.close();

/** `System.Xml.XmlReader`. */
export const xmlReaderType: TypeDeclaration = declareType(
  'public abstract class System.Xml.XmlReader : IDisposable',
  () => ({
    'static XmlReader Create(System.IO.Stream input)': (stream: Stream) => over(textOf(stream)),
    'static XmlReader Create(System.IO.Stream input, XmlReaderSettings? settings)': (
      stream: Stream,
      settings: XmlReaderSettings | null,
    ) => over(textOf(stream), settings),
    'static XmlReader Create(System.IO.TextReader input)': (reader: TextReader | null) =>
      over(notNull(reader, 'input').readToEnd()),
    'static XmlReader Create(System.IO.TextReader input, XmlReaderSettings? settings)': (
      reader: TextReader | null,
      settings: XmlReaderSettings | null,
    ) => over(notNull(reader, 'input').readToEnd(), settings),
    'abstract int AttributeCount { get; }': (self: XmlInput) => self.element?.attributes.length ?? 0,
    'abstract int Depth { get; }': (self: XmlInput) => self.depth,
    'abstract bool EOF { get; }': (self: XmlInput) => self.state === readStates.EndOfFile,
    'virtual bool HasAttributes { get; }': (self: XmlInput) => (self.element?.attributes.length ?? 0) > 0,
    'virtual bool HasValue { get; }': (self: XmlInput) =>
      self.node instanceof XmlCharacterData || self.node instanceof XmlDeclaration || self.value !== '',
    'abstract bool IsEmptyElement { get; }': (self: XmlInput) =>
      self.node === self.element && self.element?.isEmpty === true,
    'virtual string this[int i] { get; }': attributeAt,
    'virtual string? this[string name] { get; }': attributeOf,
    'virtual string? this[string name, string? namespaceURI] { get; }': attributeNamed,
    'virtual string BaseURI { get; }': () => '',
    'virtual bool CanReadBinaryContent { get; }': () => true,
    'virtual bool CanReadValueChunk { get; }': () => true,
    'virtual bool CanResolveEntity { get; }': () => true,
    'virtual bool IsDefault { get; }': () => false,
    'virtual char QuoteChar { get; }': () => 0x22,
    'virtual XmlReaderSettings? Settings { get; }': (self: XmlInput) => self.settings,
    'virtual Type ValueType { get; }': () => specialType('string'),
    'abstract string LocalName { get; }': (self: XmlInput) => (self.name === '' ? '' : self.node!.local),
    'virtual string Name { get; }': (self: XmlInput) => self.name,
    'abstract string NamespaceURI { get; }': (self: XmlInput) => self.node?.uri ?? '',
    'abstract XmlNodeType NodeType { get; }': (self: XmlInput) => self.nodeType,
    'abstract string Prefix { get; }': (self: XmlInput) => self.node?.prefix ?? '',
    'abstract ReadState ReadState { get; }': (self: XmlInput) => self.state,
    'abstract string Value { get; }': (self: XmlInput) => self.value,
    'virtual void Close()': close,
    'void Dispose()': close,
    'abstract string GetAttribute(int i)': attributeAt,
    'abstract string? GetAttribute(string name)': attributeOf,
    'abstract string? GetAttribute(string name, string? namespaceURI)': attributeNamed,
    'abstract string? LookupNamespace(string prefix)': (self: XmlInput, prefix: string) =>
      self.node ? namespaceOf(self.node, prefix) || null : null,
    'virtual bool IsStartElement()': (self: XmlInput) => self.isStartElement(),
    'virtual bool IsStartElement(string name)': (self: XmlInput, name: string) => self.isStartElement(name),
    'virtual bool IsStartElement(string localname, string ns)': (
      self: XmlInput,
      local: string,
      uri: string,
    ) => self.isStartElement() && isNamed(self, local, uri),
    'virtual void MoveToAttribute(int i)': (self: XmlInput, index: number) => {
      checkAttribute(self, index);
      self.moveToAttribute(index);
    },
    'abstract bool MoveToAttribute(string name)': (self: XmlInput, name: string) =>
      self.moveToAttribute(self.element?.attributes.findIndex((attribute) => attribute.name === name) ?? -1),
    'abstract bool MoveToAttribute(string name, string? ns)': (
      self: XmlInput,
      local: string,
      uri: string | null,
    ) =>
      self.moveToAttribute(
        self.element?.attributes.findIndex(
          (attribute) => attribute.local === local && attribute.uri === (uri ?? ''),
        ) ?? -1,
      ),
    'virtual XmlNodeType MoveToContent()': (self: XmlInput) => self.moveToContent(),
    'abstract bool MoveToElement()': (self: XmlInput) => self.moveToElement(),
    'abstract bool MoveToFirstAttribute()': (self: XmlInput) => self.moveToAttribute(0),
    'abstract bool MoveToNextAttribute()': (self: XmlInput) => self.moveToNextAttribute(),
    'abstract bool Read()': (self: XmlInput) => self.read(),
    'virtual string ReadElementContentAsString()': (self: XmlInput) => self.elementText(),
    'virtual string ReadElementContentAsString(string localName, string namespaceURI)': (
      self: XmlInput,
      local: string,
      uri: string,
    ) => {
      checkNamed(self, local, uri);
      return self.elementText();
    },
    ...typedContents(),
    ...contentMembers(checkNamed),
    ...laterMembers(),
    'virtual string ReadContentAsString()': (self: XmlInput) => self.contentText('ReadContentAsString'),
    'virtual string ReadElementString()': (self: XmlInput) => self.elementString(),
    'virtual string ReadElementString(string name)': (self: XmlInput, name: string) =>
      self.elementString(name),
    'virtual string ReadElementString(string localname, string ns)': (
      self: XmlInput,
      local: string,
      uri: string,
    ) => {
      checkNamed(self, local, uri);
      return self.elementString();
    },
    'virtual string ReadString()': (self: XmlInput) => {
      if (self.element && !self.element.isEmpty) self.read();
      return self.readText();
    },
    'virtual XmlReader ReadSubtree()': (self: XmlInput) => self.subtree(),
    'virtual void ReadStartElement(string localname, string ns)': (
      self: XmlInput,
      local: string,
      uri: string,
    ) => {
      checkNamed(self, local, uri);
      self.read();
    },
    'virtual void ReadEndElement()': (self: XmlInput) => self.endElement(),
    'virtual string ReadInnerXml()': (self: XmlInput) => self.markup(false),
    'virtual string ReadOuterXml()': (self: XmlInput) => self.markup(true),
    'virtual void ReadStartElement()': (self: XmlInput) => self.startElement(),
    'virtual void ReadStartElement(string name)': (self: XmlInput, name: string) => self.startElement(name),
    'virtual bool ReadToDescendant(string name)': (self: XmlInput, name: string) =>
      self.toDescendant(named(name)),
    'virtual bool ReadToDescendant(string localName, string namespaceURI)': (
      self: XmlInput,
      local: string,
      uri: string,
    ) => self.toDescendant(namedIn(local, uri)),
    'virtual bool ReadToFollowing(string name)': (self: XmlInput, name: string) =>
      self.toFollowing(named(name)),
    'virtual bool ReadToFollowing(string localName, string namespaceURI)': (
      self: XmlInput,
      local: string,
      uri: string,
    ) => self.toFollowing(namedIn(local, uri)),
    'virtual bool ReadToNextSibling(string name)': (self: XmlInput, name: string) =>
      self.toNextSibling(named(name)),
    'virtual bool ReadToNextSibling(string localName, string namespaceURI)': (
      self: XmlInput,
      local: string,
      uri: string,
    ) => self.toNextSibling(namedIn(local, uri)),
    'virtual void Skip()': (self: XmlInput) => self.skip(),
  }),
  { runtime: XmlInput },
);
