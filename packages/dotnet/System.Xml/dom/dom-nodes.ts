// The tree of `System.Xml`: `XmlDocument` and its nodes.
import { dereferenced } from '@mockwright/language/runtime/not-null';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import {
  ArgumentException,
  InvalidOperationException,
  NullReferenceException,
} from '@mockwright/language/runtime/exceptions';
import { spend, spendSize } from '@mockwright/language/runtime/run';
import type { XmlPlace } from '../read-xml.ts';
import { nodeTypes } from '../xml-node-type.ts';
import type { DomName } from './dom-name.ts';

/** `XmlNode`. */
export abstract class XmlNode {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly document: XmlDocument | null;
  parent: XmlNode | null = null;
  readonly children: XmlNode[] = [];
  constructor(document: XmlDocument | null) {
    this.document = document;
  }
  abstract readonly nodeType: number;
  abstract readonly name: string;
  /** A copy for a document, without children. */
  abstract copyFor(document: XmlDocument): XmlNode;
  /** `CloneNode`. */
  clone(deep: boolean): XmlNode {
    const copy = this.copyFor(this.owner);
    if (deep) for (const child of this.children) copy.append(child.clone(true));
    return copy;
  }
  get local(): string {
    return this.name;
  }
  get prefix(): string {
    return '';
  }
  get uri(): string {
    return '';
  }
  get value(): string | null {
    return null;
  }
  set value(_text: string | null) {
    throw new InvalidOperationException(
      `Cannot set a value on node type '${Object.keys(nodeTypes).find((name) => nodeTypes[name] === this.nodeType)!}'.`,
    );
  }
  get innerText(): string {
    let text = '';
    for (const child of this.children)
      if (!(child instanceof XmlComment) && !(child instanceof XmlProcessingInstruction))
        text += child.innerText;
    return text;
  }
  set innerText(text: string | null) {
    this.removeChildren();
    if (text) this.append(new XmlText(this.owner, text));
  }
  get owner(): XmlDocument {
    return this.document ?? (this as unknown as XmlDocument);
  }
  /** What may stand in it. */
  protected accepts(_node: XmlNode): boolean {
    return false;
  }
  append(node: XmlNode): XmlNode {
    return this.insert(node, this.children.length);
  }
  /** @param before the place among the children */
  insert(node: XmlNode, before: number): XmlNode {
    for (let above: XmlNode | null = this; above; above = above.parent) {
      spend(1);
      if (above === node)
        throw new ArgumentException(
          'Cannot insert a node or any ancestor of that node as a child of itself.',
        );
    }
    if (dereferenced(node).owner !== this.owner)
      throw new ArgumentException('The node to be inserted is from a different document context.');
    if (node instanceof XmlDocumentFragment) {
      let at = before;
      for (const child of node.children.slice()) this.insert(child, at++);
      return node;
    }
    if (!this.accepts(node))
      throw new InvalidOperationException(
        'The specified node cannot be inserted as the valid child of this node, because the specified node is the wrong type.',
      );
    let at = before;
    if (node.parent) {
      spendSize(node.parent.children.length);
      if (node.parent === this && this.children.indexOf(node) < at) at--;
      node.parent.remove(node);
    }
    node.parent = this;
    spendSize(this.children.length - at);
    this.children.splice(at, 0, node);
    return node;
  }
  remove(node: XmlNode): XmlNode {
    const index = this.indexOf(node, 'The node to be removed is not a child of this node.');
    this.children.splice(index, 1);
    node.parent = null;
    return node;
  }
  indexOf(node: XmlNode, message: string): number {
    spendSize(this.children.length);
    const index = this.children.indexOf(node);
    if (index < 0) throw new ArgumentException(message);
    return index;
  }
  removeChildren(): void {
    for (const child of this.children) child.parent = null;
    this.children.length = 0;
  }
  sibling(offset: 1 | -1): XmlNode | null {
    const siblings = this.parent?.children ?? [];
    spendSize(siblings.length);
    return siblings[siblings.indexOf(this) + offset] ?? null;
  }
  *descendants(): Generator<XmlNode> {
    for (const child of this.children) {
      spend(1);
      yield child;
      yield* child.descendants();
    }
  }
}

/** `XmlDocument`. */
export class XmlDocument extends XmlNode {
  readonly nodeType: number = nodeTypes['Document']!;
  readonly name: string = '#document';
  preserveWhitespace = false;
  constructor() {
    super(null);
  }
  get root(): XmlElement | null {
    spendSize(this.children.length);
    return this.children.find((node): node is XmlElement => node instanceof XmlElement) ?? null;
  }
  protected override accepts(node: XmlNode): boolean {
    if (node instanceof XmlElement && this.root)
      throw new InvalidOperationException("This document already has a 'DocumentElement' node.");
    return !(node instanceof XmlText || node instanceof XmlCDataSection || node instanceof XmlAttribute);
  }
  override copyFor(): XmlDocument {
    const copy = new XmlDocument();
    copy.preserveWhitespace = this.preserveWhitespace;
    return copy;
  }
  override clone(deep: boolean): XmlDocument {
    const copy = this.copyFor();
    if (deep) for (const child of this.children) copy.append(importNode(copy, child, true));
    return copy;
  }
  override set innerText(_text: string | null) {
    throw new InvalidOperationException(
      "The 'InnerText' of a 'Document' node is read-only and cannot be set.",
    );
  }
  override get innerText(): string {
    return super.innerText;
  }
}
/** `XmlDocumentFragment`. */
export class XmlDocumentFragment extends XmlNode {
  readonly nodeType: number = nodeTypes['DocumentFragment']!;
  readonly name: string = '#document-fragment';
  protected override accepts(node: XmlNode): boolean {
    return !(node instanceof XmlAttribute);
  }
  override copyFor(document: XmlDocument): XmlDocumentFragment {
    return new XmlDocumentFragment(document);
  }
}

/** A node with a name of parts. */
abstract class NamedNode extends XmlNode {
  readonly #name: DomName;
  constructor(document: XmlDocument, name: DomName) {
    super(document);
    this.#name = name;
  }
  get parts(): DomName {
    return this.#name;
  }
  get name(): string {
    return this.prefix === '' ? this.local : `${this.prefix}:${this.local}`;
  }
  override get local(): string {
    return this.#name.local;
  }
  override get prefix(): string {
    return this.#name.prefix;
  }
  override get uri(): string {
    return this.#name.uri;
  }
}
/** `XmlElement`. */
export class XmlElement extends NamedNode {
  readonly nodeType: number = nodeTypes['Element']!;
  readonly attributes: XmlAttribute[] = [];
  /** `<a />`, not `<a></a>`, while it has no children. */
  isEmpty = true;
  /** Where its name stood in the text, from 1. */
  place: XmlPlace | undefined;
  endPlace: XmlPlace | undefined;
  protected override accepts(node: XmlNode): boolean {
    this.isEmpty = false;
    if (node instanceof XmlDocumentType) return false;
    return !(node instanceof XmlAttribute || node instanceof XmlDocument || node instanceof XmlDeclaration);
  }
  override get innerText(): string {
    return super.innerText;
  }
  override set innerText(text: string | null) {
    super.innerText = text;
    if (!text) this.isEmpty = false;
  }
  attribute(name: string): XmlAttribute | null {
    spendSize(this.attributes.length);
    return this.attributes.find((attribute) => attribute.name === name) ?? null;
  }
  attributeOf(local: string, uri: string): XmlAttribute | null {
    spendSize(this.attributes.length);
    return this.attributes.find((attribute) => attribute.local === local && attribute.uri === uri) ?? null;
  }
  /** Puts it in the place of one of the same name. @returns that one @throws {NullReferenceException} */
  setAttribute(attribute: XmlAttribute | null): XmlAttribute | null {
    if (!attribute) throw new NullReferenceException();
    spendSize(this.attributes.length);
    const index = this.attributes.findIndex(
      ({ local, uri }) => local === attribute.local && uri === attribute.uri,
    );
    attribute.parent = this;
    const before = this.attributes[index] ?? null;
    if (before) this.attributes[index] = attribute;
    else this.attributes.push(attribute);
    return before;
  }
  /** Takes an attribute of a name that no other has here. */
  takeAttribute(attribute: XmlAttribute): void {
    attribute.parent = this;
    this.attributes.push(attribute);
  }
  removeAttribute(attribute: XmlAttribute | null): void {
    spendSize(this.attributes.length);
    const index = attribute ? this.attributes.indexOf(attribute) : -1;
    if (index >= 0) this.attributes.splice(index, 1);
  }
  override copyFor(document: XmlDocument): XmlElement {
    const copy = new XmlElement(document, this.parts);
    spend(this.attributes.length);
    for (const attribute of this.attributes) copy.takeAttribute(attribute.copyFor(document));
    return copy;
  }
  override clone(deep: boolean): XmlNode {
    const copy = super.clone(deep) as XmlElement;
    copy.isEmpty = this.isEmpty;
    return copy;
  }
}
/** `XmlAttribute`. */
export class XmlAttribute extends NamedNode {
  readonly nodeType: number = nodeTypes['Attribute']!;
  #value: string;
  constructor(document: XmlDocument, name: DomName, value: string = '') {
    super(document, name);
    this.#value = value;
  }
  override get value(): string {
    return this.#value;
  }
  override set value(text: string | null) {
    this.#value = text ?? '';
  }
  override get innerText(): string {
    return this.#value;
  }
  override set innerText(text: string | null) {
    this.#value = text ?? '';
  }
  override copyFor(document: XmlDocument): XmlAttribute {
    return new XmlAttribute(document, this.parts, this.#value);
  }
}

/** A node whose value is its data. */
abstract class DataNode extends XmlNode {
  data: string;
  constructor(document: XmlDocument, data: string | null) {
    super(document);
    this.data = data ?? '';
  }
  override get value(): string {
    return this.data;
  }
  override set value(text: string | null) {
    this.data = text ?? '';
  }
  override get innerText(): string {
    return this.data;
  }
  override set innerText(text: string | null) {
    this.data = text ?? '';
  }
}
/** A node that is text. */
export abstract class XmlCharacterData extends DataNode {
  override copyFor(document: XmlDocument): XmlNode {
    return new (this.constructor as new (document: XmlDocument, data: string) => XmlNode)(
      document,
      this.data,
    );
  }
}
/** `XmlText`. */
export class XmlText extends XmlCharacterData {
  readonly nodeType: number = nodeTypes['Text']!;
  readonly name: string = '#text';
}
/** `XmlCDataSection`. */
export class XmlCDataSection extends XmlCharacterData {
  readonly nodeType: number = nodeTypes['CDATA']!;
  readonly name: string = '#cdata-section';
}
/** `XmlComment`. */
export class XmlComment extends XmlCharacterData {
  readonly nodeType: number = nodeTypes['Comment']!;
  readonly name: string = '#comment';
}
/** `XmlWhitespace`. */
export class XmlWhitespace extends XmlCharacterData {
  readonly nodeType: number = nodeTypes['Whitespace']!;
  readonly name: string = '#whitespace';
}
/** `XmlSignificantWhitespace`. */
export class XmlSignificantWhitespace extends XmlCharacterData {
  readonly nodeType: number = nodeTypes['SignificantWhitespace']!;
  readonly name: string = '#significant-whitespace';
}
/** `XmlProcessingInstruction`. */
export class XmlProcessingInstruction extends DataNode {
  readonly nodeType: number = nodeTypes['ProcessingInstruction']!;
  readonly name: string;
  constructor(document: XmlDocument, target: string, data: string | null) {
    super(document, data);
    this.name = target;
  }
  override copyFor(document: XmlDocument): XmlProcessingInstruction {
    return new XmlProcessingInstruction(document, this.name, this.data);
  }
}
/** `XmlDeclaration`. */
export class XmlDeclaration extends XmlNode {
  readonly nodeType: number = nodeTypes['XmlDeclaration']!;
  readonly name: string = 'xml';
  readonly version: string;
  encoding: string;
  standalone: string;
  constructor(document: XmlDocument, version: string, encoding: string | null, standalone: string | null) {
    super(document);
    this.version = version;
    this.encoding = encoding ?? '';
    this.standalone = standalone ?? '';
  }
  override get value(): string {
    const part = (name: string, value: string): string => (value === '' ? '' : ` ${name}="${value}"`);
    return `version="${this.version}"${part('encoding', this.encoding)}${part('standalone', this.standalone)}`;
  }
  override get innerText(): string {
    return this.value;
  }
  override copyFor(document: XmlDocument): XmlDeclaration {
    return new XmlDeclaration(document, this.version, this.encoding, this.standalone);
  }
}
/** `XmlDocumentType`. */
export class XmlDocumentType extends XmlNode {
  readonly nodeType: number = nodeTypes['DocumentType']!;
  readonly name: string;
  readonly publicId: string | null;
  readonly systemId: string | null;
  readonly internalSubset: string | null;
  constructor(
    document: XmlDocument,
    name: string,
    publicId: string | null,
    systemId: string | null,
    internalSubset: string | null,
  ) {
    super(document);
    this.name = name;
    this.publicId = publicId;
    this.systemId = systemId;
    this.internalSubset = internalSubset;
  }
  override copyFor(document: XmlDocument): XmlDocumentType {
    return new XmlDocumentType(document, this.name, this.publicId, this.systemId, this.internalSubset);
  }
}

/** `XmlDocument.ImportNode`: a copy for another document. @throws InvalidOperationException for documents */
export function importNode(document: XmlDocument, node: XmlNode | null, deep: boolean): XmlNode {
  if (node === null) throw new InvalidOperationException('Cannot import a null node.');
  if (node instanceof XmlDocument)
    throw new InvalidOperationException("Cannot import nodes of type 'Document'.");
  const copy = node.copyFor(document);
  if (deep) for (const child of node.children) copy.append(importNode(document, child, true));
  return copy;
}
