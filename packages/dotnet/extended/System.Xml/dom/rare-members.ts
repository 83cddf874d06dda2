// Members of the DOM that are asked for seldom: nodes by their kind, attributes by their place, parts of texts.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import { spendMemory, spendSize } from '@mockwright/language/runtime/run';
import { ArgumentException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { nodeTypes } from '../../../System.Xml/xml-node-type.ts';
import type { XmlInput } from '../../../System.Xml/xml-input.ts';
import { splitName } from '../../../System.Xml/dom/dom-name.ts';
import type { DomName } from '../../../System.Xml/dom/dom-name.ts';
import { loadXml } from '../../../System.Xml/dom/load-dom.ts';
import {
  XmlAttribute,
  XmlCDataSection,
  XmlComment,
  XmlDocument,
  XmlDocumentFragment,
  XmlElement,
  XmlProcessingInstruction,
  XmlSignificantWhitespace,
  XmlText,
  XmlWhitespace,
  importNode,
} from '../../../System.Xml/dom/dom-nodes.ts';
import type { XmlCharacterData, XmlNode } from '../../../System.Xml/dom/dom-nodes.ts';

type Text = string | null;

/** Texts that stand side by side become one, and empty ones go. */
function normalize(node: XmlNode): void {
  let before: XmlText | undefined;
  for (const child of node.children.slice()) {
    if (!(child instanceof XmlText)) {
      before = undefined;
      normalize(child);
    } else if (child.data === '') node.remove(child);
    else if (before) {
      spendMemory(before.data.length + child.data.length);
      before.data += child.data;
      node.remove(child);
    } else before = child;
  }
}
/** Of all nodes. */
export const nodeMembers: Readonly<Record<string, Implementation>> = {
  'virtual void Normalize()': normalize,
  'virtual bool Supports(string feature, string version)': (_self: XmlNode, feature: Text, version: Text) =>
    feature?.toUpperCase() === 'XML' && (version === null || version === '1.0' || version === '2.0'),
  'virtual XmlNode? PreviousText { get; }': (self: XmlNode) => {
    const before = self.sibling(-1);
    return before instanceof XmlText || before instanceof XmlWhitespace ? before : null;
  },
};
/** Of elements. */
export const elementMembers: Readonly<Record<string, Implementation>> = {
  'virtual XmlAttribute? GetAttributeNode(string localName, string? namespaceURI)': (
    self: XmlElement,
    local: string,
    uri: Text,
  ) => self.attributeOf(local, uri ?? ''),
  'virtual XmlAttribute SetAttributeNode(string localName, string? namespaceURI)': (
    self: XmlElement,
    local: string,
    uri: Text,
  ) => {
    const attribute =
      self.attributeOf(local, uri ?? '') ??
      new XmlAttribute(self.owner, { prefix: '', local, uri: uri ?? '' });
    self.setAttribute(attribute);
    return attribute;
  },
  'virtual XmlAttribute? RemoveAttributeNode(XmlAttribute oldAttr)': (
    self: XmlElement,
    attribute: XmlAttribute,
  ) => {
    const isOwn = self.attributes.includes(attribute);
    self.removeAttribute(attribute);
    return isOwn ? attribute : null;
  },
  'virtual XmlAttribute? RemoveAttributeNode(string localName, string? namespaceURI)': (
    self: XmlElement,
    local: string,
    uri: Text,
  ) => {
    const found = self.attributeOf(local, uri ?? '');
    self.removeAttribute(found);
    return found;
  },
  'virtual XmlNode? RemoveAttributeAt(int i)': (self: XmlElement, index: number) => {
    const found = self.attributes[index] ?? null;
    self.removeAttribute(found);
    return found;
  },
};

/** @throws ArgumentOutOfRangeException for a place outside of the text */
function checkOffset(text: string, offset: number): void {
  if (offset < 0 || offset > text.length)
    throw new ArgumentOutOfRangeException(
      'index',
      'Index was out of range. Must be non-negative and less than or equal to the size of the collection.',
    );
}
function replaceData(self: XmlCharacterData, offset: number, count: number, text: Text): void {
  const { data } = self;
  checkOffset(data, offset);
  spendMemory(data.length + (text?.length ?? 0));
  self.data = data.slice(0, offset) + (text ?? '') + data.slice(offset + count);
}
/** Of texts. */
export const characterMembers: Readonly<Record<string, Implementation>> = {
  'virtual string Substring(int offset, int count)': (
    { data }: XmlCharacterData,
    offset: number,
    count: number,
  ) => {
    spendSize(data.length);
    return data.slice(offset, offset + count);
  },
  'virtual void InsertData(int offset, string? strData)': (
    self: XmlCharacterData,
    offset: number,
    text: Text,
  ) => replaceData(self, offset, 0, text),
  'virtual void DeleteData(int offset, int count)': (self: XmlCharacterData, offset: number, count: number) =>
    replaceData(self, offset, count, ''),
  'virtual void ReplaceData(int offset, int count, string? strData)': replaceData,
};
/** Of plain texts. */
export const textMembers: Readonly<Record<string, Implementation>> = {
  'virtual XmlText SplitText(int offset)': (self: XmlText, offset: number) => {
    checkOffset(self.data, offset);
    spendSize(self.data.length + (self.parent?.children.length ?? 0));
    const rest = new XmlText(self.owner, self.data.slice(offset));
    self.data = self.data.slice(0, offset);
    self.parent?.insert(rest, self.parent.children.indexOf(self) + 1);
    return rest;
  },
};

const kindNames: Readonly<Record<string, string>> = {
  element: 'Element',
  attribute: 'Attribute',
  text: 'Text',
  cdatasection: 'CDATA',
  comment: 'Comment',
  processinginstruction: 'ProcessingInstruction',
  document: 'Document',
  documentfragment: 'DocumentFragment',
  whitespace: 'Whitespace',
  significantwhitespace: 'SignificantWhitespace',
};
function createNode(self: XmlDocument, type: number, prefix: Text, name: Text, uri: Text): XmlNode {
  const parts = (): DomName => {
    const [ownPrefix, local] = prefix === null ? splitName(name ?? '') : [prefix, name ?? ''];
    return { prefix: ownPrefix, local, uri: uri ?? '' };
  };
  switch (Object.keys(nodeTypes).find((key) => nodeTypes[key] === type)) {
    case 'Element':
      return new XmlElement(self, parts());
    case 'Attribute':
      return new XmlAttribute(self, parts());
    case 'Text':
      return new XmlText(self, '');
    case 'CDATA':
      return new XmlCDataSection(self, '');
    case 'Comment':
      return new XmlComment(self, '');
    case 'ProcessingInstruction':
      return new XmlProcessingInstruction(self, name ?? '', '');
    case 'Document':
      return new XmlDocument();
    case 'DocumentFragment':
      return new XmlDocumentFragment(self);
    case 'Whitespace':
      return new XmlWhitespace(self, '');
    case 'SignificantWhitespace':
      return new XmlSignificantWhitespace(self, '');
    default:
      throw new ArgumentException(`Cannot create node of type ${type}.`);
  }
}
function kindOf(name: string): number {
  const kind = nodeTypes[kindNames[name] ?? ''];
  if (kind === undefined) throw new ArgumentException(`'${name}' does not represent any 'XmlNodeType'.`);
  return kind;
}
/** Of documents. */
export const documentMembers: Readonly<Record<string, Implementation>> = {
  'virtual XmlNode CreateNode(XmlNodeType type, string? prefix, string name, string? namespaceURI)':
    createNode,
  'virtual XmlNode CreateNode(XmlNodeType type, string name, string? namespaceURI)': (
    self: XmlDocument,
    type: number,
    name: Text,
    uri: Text,
  ) => createNode(self, type, null, name, uri),
  'virtual XmlNode CreateNode(string nodeTypeString, string name, string? namespaceURI)': (
    self: XmlDocument,
    type: string,
    name: Text,
    uri: Text,
  ) => createNode(self, kindOf(type), null, name, uri),
  'virtual void Load(XmlReader reader)': (self: XmlDocument, reader: XmlInput | null) => {
    const from = notNull(reader, 'reader');
    from.moveToContent();
    loadXml(self, from.markup(true));
  },
  'virtual XmlNode? ReadNode(XmlReader reader)': (self: XmlDocument, reader: XmlInput | null) => {
    if (reader === null) throw new ArgumentException('There is no reader from which to load the document.');
    if (reader.node === undefined) reader.read();
    const { node, element } = reader;
    if (!node || reader.isEnd) return null;
    const copy = importNode(self, node, true);
    if (element) reader.skip();
    else reader.read();
    return copy;
  },
};
