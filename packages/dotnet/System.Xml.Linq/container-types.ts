// `XContainer`, `XElement` and `XDocument`, as template code sees them.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { coreType } from '@mockwright/language/runtime/core-types';
import { later } from '../newtonsoft/declarations/async-members.ts';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { encodings } from '../System.Text/encoding/encodings.ts';
import { StreamReader } from '../System.IO/stream-reader.ts';
import type { Stream } from '../System.IO/stream.ts';
import type { TextReader } from '../System.IO/text-reader.ts';
import type { TextWriter } from '../System.IO/text-writer.ts';
import { XNamespace } from './names.ts';
import type { XName } from './names.ts';
import { XContainer, XDocument, XDocumentType, XElement, valueText } from './nodes.ts';
import type { XAttribute, XNode } from './nodes.ts';
import { XDeclaration } from './x-declaration.ts';
import { writeDom } from '../System.Xml/dom/load.ts';
import { domOf } from '../System.Xml/dom/linq.ts';
import { conversions } from './node-types.ts';
import { parseXml } from './parse.ts';
import { ancestors, attributesOf } from './queries.ts';
import { sequence } from './sequence.ts';
import type { XmlInput } from '../System.Xml/xml-input.ts';
import { XmlOutput, plainOutput } from '../System.Xml/xml-output.ts';
import { namespaceInForce, prefixInForce, savedXml } from './write.ts';
import { notNull } from '@mockwright/language/runtime/not-null';

const linq = 'System.Xml.Linq';
const disableFormatting = 1;
const preserveWhitespace = 1;

function parseElement(text: string | null, options: number = 0): XElement {
  const root = parseXml(notNull(text, 's'), options).root!;
  root.remove();
  return root;
}
function parseDocument(text: string | null, options: number = 0): XDocument {
  return parseXml(notNull(text, 's'), options);
}
function textOf(stream: Stream): string {
  return new StreamReader(stream, null, true, true).readToEnd();
}
/** To a stream: in the encoding of the declaration, UTF-8 without one. */
export function saveBytes(self: XElement | XDocument, stream: Stream | null, options: number = 0): void {
  const named = self instanceof XDocument ? self.declaration?.encoding?.toLowerCase() : undefined;
  const encoding = named === 'utf-16' ? encodings.unicode : encodings.utf8;
  const text = savedXml(self, (options & disableFormatting) === 0, encoding.webName);
  const output = notNull(stream, 'output');
  for (const bytes of [encoding.preamble, encoding.encode(text)]) output.write(bytes, 0, bytes.length);
}
const write = (self: XNode, output: XmlOutput | null): void =>
  writeDom(domOf(self), notNull(output, 'writer'));
function save(self: XElement | XDocument, writer: TextWriter | null, options: number = 0): void {
  notNull(writer, 'output').write(savedXml(self, (options & disableFormatting) === 0));
}
/** What a reader has not read yet: the element that it comes to. */
function rest(given: XmlInput | null): string {
  const reader = notNull(given, 'reader');
  reader.moveToContent();
  return reader.markup(true);
}
const elements = (self: XContainer, name: XName | null = null): Iterable<XElement> =>
  sequence('XElement', () => self.elements(name));
const descendants = (self: XContainer, name: XName | null = null): Iterable<XElement> =>
  sequence('XElement', () => self.descendants(name));
const descendantsAndSelf = (self: XElement, name: XName | null = null): Iterable<XElement> =>
  sequence('XElement', () => self.descendants(name, true));
const ancestorsAndSelf = (self: XElement, name: XName | null = null): Iterable<XElement> =>
  sequence('XElement', () => ancestors(self, name, true));
const attributes = (self: XElement, name: XName | null = null): Iterable<XAttribute> =>
  sequence('XAttribute', () => attributesOf(self, name));
const none =
  <T>(element: 'XElement' | 'XAttribute', give: (self: never, name: XName) => Iterable<T>) =>
  (self: never, name: XName | null): Iterable<T> =>
    name === null ? sequence(element, function* () {}) : give(self, name);
const add = (self: XContainer, content: unknown): void => self.add(content);
const addFirst = (self: XContainer, content: unknown): void => void self.insert(0, content);
const replaceNodes = (self: XContainer, content: unknown): void => {
  self.removeNodes();
  self.add(content);
};
const replaceAll = (self: XElement, content: unknown): void => {
  self.removeAttributes();
  replaceNodes(self, content);
};
const replaceAttributes = (self: XElement, content: unknown): void => {
  self.removeAttributes();
  self.add(content);
};

/** A writer that adds what it has written when it is closed. */
function appender(self: XContainer): XmlOutput {
  let text = '';
  return new XmlOutput(
    plainOutput,
    (part) => void (text += part),
    (isClosed) => {
      if (!isClosed) return;
      for (const node of Array.from(parseElement(`<a>${text}</a>`, preserveWhitespace).nodes)) {
        node.remove();
        self.add(node);
      }
      text = '';
    },
  );
}
/** `Load` and `LoadAsync` from all that can be read. */
function loads(
  type: 'XElement' | 'XDocument',
  parse: (text: string, options?: number) => XElement | XDocument,
): Record<string, Implementation> {
  const sources: readonly (readonly [parameter: string, read: (source: never) => string])[] = [
    ['System.IO.Stream stream', textOf],
    ['System.IO.TextReader textReader', (reader: TextReader | null) => notNull(reader, 'input').readToEnd()],
    ['System.Xml.XmlReader reader', rest],
  ];
  const members: Record<string, Implementation> = {};
  for (const [parameter, read] of sources) {
    const load = (source: never, options: number = 0): unknown => parse(read(source), options);
    members[`static ${type} Load(${parameter})`] = (source: never) => load(source);
    members[`static ${type} Load(${parameter}, LoadOptions options)`] = load;
    members[
      `static System.Threading.Tasks.Task<${type}> LoadAsync(${parameter}, LoadOptions options, System.Threading.CancellationToken cancellationToken)`
    ] = (source: never, options: number) => later(() => load(source, options), coreType(`${linq}.${type}`));
  }
  return members;
}
const saveAsync = 'System.Threading.Tasks.Task SaveAsync';
const token = 'System.Threading.CancellationToken cancellationToken';
/** `SaveAsync` to all that can be written. */
const asyncSaves: Readonly<Record<string, Implementation>> = {
  [`${saveAsync}(System.IO.Stream stream, SaveOptions options, ${token})`]: (
    self: XElement | XDocument,
    stream: Stream,
    options: number,
  ) => later(() => saveBytes(self, stream, options)),
  [`${saveAsync}(System.IO.TextWriter textWriter, SaveOptions options, ${token})`]: (
    self: XElement | XDocument,
    writer: TextWriter,
    options: number,
  ) => later(() => save(self, writer, options)),
  [`${saveAsync}(System.Xml.XmlWriter writer, ${token})`]: (self: XElement | XDocument, output: XmlOutput) =>
    later(() => write(self, output)),
};

const containerType = declareType(
  `public abstract class ${linq}.XContainer : ${linq}.XNode`,
  () => ({
    'XNode? FirstNode { get; }': (self: XContainer) => self.nodes[0] ?? null,
    'XNode? LastNode { get; }': (self: XContainer) => self.nodes.at(-1) ?? null,
    'void Add(object? content)': add,
    'void Add(params object?[] content)': add,
    'void AddFirst(object? content)': addFirst,
    'void AddFirst(params object?[] content)': addFirst,
    'IEnumerable<XNode> DescendantNodes()': (self: XContainer) =>
      sequence('XNode', () => self.descendantNodes()),
    'IEnumerable<XElement> Descendants()': (self: XContainer) => descendants(self),
    'IEnumerable<XElement> Descendants(XName? name)': none('XElement', descendants),
    'XElement? Element(XName name)': (self: XContainer, name: XName | null) => self.element(name),
    'IEnumerable<XElement> Elements()': (self: XContainer) => elements(self),
    'IEnumerable<XElement> Elements(XName? name)': none('XElement', elements),
    'IEnumerable<XNode> Nodes()': (self: XContainer) => sequence('XNode', () => self.children()),
    'System.Xml.XmlWriter CreateWriter()': appender,
    'void RemoveNodes()': (self: XContainer) => self.removeNodes(),
    'void ReplaceNodes(object? content)': replaceNodes,
    'void ReplaceNodes(params object?[] content)': replaceNodes,
  }),
  { runtime: XContainer },
);

const elementType = declareType(
  `public class ${linq}.XElement : ${linq}.XContainer`,
  () => ({
    'XElement(XName name)': (name: XName | null) => new XElement(name),
    'XElement(XName name, object? content)': (name: XName | null, content: unknown) =>
      new XElement(name, content),
    'XElement(XName name, params object?[] content)': (name: XName | null, content: unknown) =>
      new XElement(name, content),
    'XElement(XStreamingElement other)': (other: { element(): XElement } | null) =>
      notNull(other, 'other').element(),
    'XElement(XElement other)': (other: XElement | null) => notNull(other, 'other').clone(),
    'static IEnumerable<XElement> EmptySequence { get; }': () => sequence('XElement', function* () {}),
    'XAttribute? FirstAttribute { get; }': (self: XElement) => self.attributes[0] ?? null,
    'bool HasAttributes { get; }': (self: XElement) => self.attributes.length > 0,
    'bool HasElements { get; }': (self: XElement) => self.nodes.some((node) => node instanceof XElement),
    'bool IsEmpty { get; }': (self: XElement) => self.isEmpty,
    'XAttribute? LastAttribute { get; }': (self: XElement) => self.attributes.at(-1) ?? null,
    'XName Name { get; set; }': {
      get: (self: XElement) => self.name,
      set: (self: XElement, name: XName | null) => void (self.name = notNull(name, 'value')),
    },
    'override System.Xml.XmlNodeType NodeType { get; }': (self: XElement) => self.nodeType,
    'string Value { get; set; }': {
      get: (self: XElement) => self.value,
      set: (self: XElement, value: string | null) => void (self.value = value as string),
    },
    'IEnumerable<XElement> AncestorsAndSelf()': (self: XElement) => ancestorsAndSelf(self),
    'IEnumerable<XElement> AncestorsAndSelf(XName? name)': none('XElement', ancestorsAndSelf),
    'XAttribute? Attribute(XName name)': (self: XElement, name: XName | null) => self.attribute(name),
    'IEnumerable<XAttribute> Attributes()': (self: XElement) => attributes(self),
    'IEnumerable<XAttribute> Attributes(XName? name)': none('XAttribute', attributes),
    'IEnumerable<XNode> DescendantNodesAndSelf()': (self: XElement) =>
      sequence<XNode>('XNode', function* () {
        yield self;
        yield* self.descendantNodes();
      }),
    'IEnumerable<XElement> DescendantsAndSelf()': (self: XElement) => descendantsAndSelf(self),
    'IEnumerable<XElement> DescendantsAndSelf(XName? name)': none('XElement', descendantsAndSelf),
    'XNamespace GetDefaultNamespace()': (self: XElement) => new XNamespace(namespaceInForce(self, '') ?? ''),
    'XNamespace? GetNamespaceOfPrefix(string prefix)': (self: XElement, prefix: string | null) => {
      const uri = namespaceInForce(self, notNull(prefix, 'prefix'));
      return uri === undefined ? null : new XNamespace(uri);
    },
    'string? GetPrefixOfNamespace(XNamespace ns)': (self: XElement, uri: XNamespace | null) =>
      prefixInForce(self, notNull(uri, 'ns').uri),
    ...loads('XElement', parseElement),
    ...asyncSaves,
    'static XElement Parse(string text)': (text: string | null) => parseElement(text),
    'static XElement Parse(string text, LoadOptions options)': parseElement,
    'void RemoveAll()': (self: XElement) => {
      self.removeAttributes();
      self.removeNodes();
    },
    'void RemoveAttributes()': (self: XElement) => self.removeAttributes(),
    'void ReplaceAll(object? content)': replaceAll,
    'void ReplaceAll(params object?[] content)': replaceAll,
    'void ReplaceAttributes(object? content)': replaceAttributes,
    'void ReplaceAttributes(params object?[] content)': replaceAttributes,
    'void Save(System.IO.Stream stream)': (self: XElement, stream: Stream) => saveBytes(self, stream),
    'void Save(System.IO.Stream stream, SaveOptions options)': saveBytes,
    'void Save(System.Xml.XmlWriter writer)': write,
    'override void WriteTo(System.Xml.XmlWriter writer)': write,
    'void Save(System.IO.TextWriter textWriter)': (self: XElement, writer: TextWriter) => save(self, writer),
    'void Save(System.IO.TextWriter textWriter, SaveOptions options)': save,
    'void SetAttributeValue(XName name, object? value)': (
      self: XElement,
      name: XName | null,
      value: unknown,
    ) => self.setAttribute(notNull(name, 'name'), value),
    'void SetElementValue(XName name, object? value)': (self: XElement, name: XName | null, value: unknown) =>
      self.setElement(notNull(name, 'name'), value),
    'void SetValue(object value)': (self: XElement, value: unknown) =>
      void (self.value = valueText(notNull(value, 'value'))),
    ...conversions('XElement'),
  }),
  { runtime: XElement },
);

const documentType = declareType(
  `public class ${linq}.XDocument : ${linq}.XContainer`,
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

/** `XContainer`, `XElement` and `XDocument`. */
export const containerTypes: readonly TypeDeclaration[] = [containerType, elementType, documentType];
