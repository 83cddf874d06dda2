// `XmlReader` and `XmlReaderSettings`, as template code sees them.
import { declareEnum, declareType } from '../../metadata/declaration.ts';
import type { Accessors, Implementation, TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType } from '../../metadata/symbols.ts';
import type { Stream } from '../text/io/stream.ts';
import { StreamReader } from '../text/io/stream-reader.ts';
import type { TextReader } from '../text/io/text-reader.ts';
import { loadXml } from './dom/load.ts';
import { XmlCharacterData, XmlDeclaration, XmlDocument } from './dom/nodes.ts';
import type { XmlNode } from './dom/nodes.ts';
import { nodeTypes } from './xml-node-type.ts';
import { xmlReaders } from './values.ts';
import { XmlException } from './xml-exception.ts';
import { XmlInput, readStates } from './xml-input.ts';

/** `System.Xml.XmlReaderSettings`. */
class XmlReaderSettings {
  declare readonly $type: NamedType;
  readonly values: Record<string, boolean> = {
    CloseInput: false,
    IgnoreComments: false,
    IgnoreProcessingInstructions: false,
    IgnoreWhitespace: false,
  };
  leavesOut(node: XmlNode): boolean {
    const ignored = {
      Comment: 'IgnoreComments',
      ProcessingInstruction: 'IgnoreProcessingInstructions',
      Whitespace: 'IgnoreWhitespace',
    };
    return Object.entries(ignored).some(
      ([kind, setting]) => this.values[setting] === true && node.nodeType === nodeTypes[kind],
    );
  }
}
function over(text: string, settings: XmlReaderSettings | null = null): XmlInput {
  return new XmlInput(
    () => {
      const document = new XmlDocument();
      document.preserveWhitespace = true;
      loadXml(document, text);
      return document;
    },
    (node) => settings?.leavesOut(node) ?? false,
  );
}
const flag = (name: string): Record<string, Accessors> => ({
  [`bool ${name} { get; set; }`]: {
    get: (self: XmlReaderSettings) => self.values[name],
    set: (self: XmlReaderSettings, value: boolean) => void (self.values[name] = value),
  },
});
const attributeOf = (self: XmlInput, name: string): string | null =>
  self.element?.attribute(name)?.value ?? null;
const attributeAt = (self: XmlInput, index: number): string | null =>
  self.element?.attributes[index]?.value ?? null;
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
    members[`virtual ${type} ReadElementContentAs${name}()`] = (self: XmlInput) =>
      xmlReaders[type]!(self.elementText());
  return members;
}
const close = (self: XmlInput): void => self.close();

/** `ReadState`, `XmlReaderSettings` and `XmlReader`. */
export const readerTypes: readonly TypeDeclaration[] = [
  declareEnum('public enum System.Xml.ReadState', readStates),
  declareType(
    'public sealed class System.Xml.XmlReaderSettings',
    {
      'XmlReaderSettings()': () => new XmlReaderSettings(),
      ...flag('CloseInput'),
      ...flag('IgnoreComments'),
      ...flag('IgnoreProcessingInstructions'),
      ...flag('IgnoreWhitespace'),
    },
    { runtime: XmlReaderSettings },
  ),
  declareType(
    'public abstract class System.Xml.XmlReader : IDisposable',
    {
      'static XmlReader Create(System.IO.Stream input)': (stream: Stream) =>
        over(new StreamReader(stream, null, true, true).readToEnd()),
      'static XmlReader Create(System.IO.Stream input, XmlReaderSettings? settings)': (
        stream: Stream,
        settings: XmlReaderSettings | null,
      ) => over(new StreamReader(stream, null, true, true).readToEnd(), settings),
      'static XmlReader Create(System.IO.TextReader input)': (reader: TextReader) => over(reader.readToEnd()),
      'static XmlReader Create(System.IO.TextReader input, XmlReaderSettings? settings)': (
        reader: TextReader,
        settings: XmlReaderSettings | null,
      ) => over(reader.readToEnd(), settings),
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
      'virtual bool IsStartElement()': (self: XmlInput) => self.isStartElement(),
      'virtual bool IsStartElement(string name)': (self: XmlInput, name: string) => self.isStartElement(name),
      'virtual void MoveToAttribute(int i)': (self: XmlInput, index: number) =>
        void self.moveToAttribute(index),
      'abstract bool MoveToAttribute(string name)': (self: XmlInput, name: string) =>
        self.moveToAttribute(
          self.element?.attributes.findIndex((attribute) => attribute.name === name) ?? -1,
        ),
      'virtual XmlNodeType MoveToContent()': (self: XmlInput) => self.moveToContent(),
      'abstract bool MoveToElement()': (self: XmlInput) => self.moveToElement(),
      'abstract bool MoveToFirstAttribute()': (self: XmlInput) => self.moveToAttribute(0),
      'abstract bool MoveToNextAttribute()': (self: XmlInput) => self.moveToNextAttribute(),
      'abstract bool Read()': (self: XmlInput) => self.read(),
      'virtual string ReadElementContentAsString()': (self: XmlInput) => self.elementText(),
      'virtual string ReadElementContentAsString(string localName, string namespaceURI)': (
        self: XmlInput,
        name: string,
      ) => {
        if (!self.isStartElement(name)) throw new XmlException(`Element '${name}' was not found.`);
        return self.elementText();
      },
      ...typedContents(),
      'virtual void ReadEndElement()': (self: XmlInput) => self.endElement(),
      'virtual string ReadInnerXml()': (self: XmlInput) => self.markup(false),
      'virtual string ReadOuterXml()': (self: XmlInput) => self.markup(true),
      'virtual void ReadStartElement()': (self: XmlInput) => self.startElement(),
      'virtual void ReadStartElement(string name)': (self: XmlInput, name: string) => self.startElement(name),
      'virtual bool ReadToDescendant(string name)': (self: XmlInput, name: string) => self.toDescendant(name),
      'virtual bool ReadToFollowing(string name)': (self: XmlInput, name: string) => self.toFollowing(name),
      'virtual bool ReadToNextSibling(string name)': (self: XmlInput, name: string) =>
        self.toNextSibling(name),
      'virtual void Skip()': (self: XmlInput) => self.skip(),
    },
    { runtime: XmlInput },
  ),
];
