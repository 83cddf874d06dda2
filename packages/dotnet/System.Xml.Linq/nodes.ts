// The tree of `System.Xml.Linq`: nodes, attributes and what changes them.
import { alsoPut, keepItems } from '@mockwright/language/runtime/change-log';
import type { Held } from '@mockwright/language/runtime/change-log';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { isInstance } from '@mockwright/language/runtime/casting';
import {
  ArgumentException,
  ArgumentNullException,
  InvalidOperationException,
} from '@mockwright/language/runtime/exceptions';
import { iterateBoxed } from '@mockwright/language/runtime/iterate';
import { spend, spendSize } from '@mockwright/language/runtime/run';
import { xmlnsUri } from './namespace-uris.ts';
import type { XName } from './x-name.ts';
import { isHeard, tellOfChange } from './change-events.ts';
import { objectChange } from './object-change.ts';
import type { ChangeHandlers, ObjectChange } from './object-change.ts';
import { xmlText } from './xml-values.ts';
import { nodeTypes } from '../System.Xml/xml-node-type.ts';
import { XDeclaration } from './x-declaration.ts';
import { notNull } from '@mockwright/language/runtime/not-null';

/** `XObject`. */
export abstract class XObject {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  /** The element or document it is in. */
  owner: XContainer | null = null;
  /** `AddAnnotation`; boxed. */
  annotations: unknown[] | undefined;
  /** Line and position in the text, where they were asked for. */
  place: readonly [line: number, position: number] | undefined;
  /** Who is told of changes here and below. */
  handlers: ChangeHandlers | undefined;
  abstract readonly nodeType: number;
  $held(): Held {
    const { owner, handlers } = this;
    const annotations = this.annotations?.slice();
    const { changing = null, changed = null } = handlers ?? {};
    const putBack = (): void => {
      this.owner = owner;
      this.annotations = annotations;
      this.handlers = handlers && { changing, changed };
    };
    return { parts: [owner, changing, changed, ...(annotations ?? [])], putBack };
  }
  /** Makes a change of `sender`, which is this object or one in it, and tells whoever wants to know before and after. */
  change(sender: XObject, kind: ObjectChange, work: () => void): void {
    if (!this.isHeard) {
      work();
      return;
    }
    tellOfChange(this, 'changing', sender, kind);
    work();
    tellOfChange(this, 'changed', sender, kind);
  }
  /** Whether anybody wants to know of changes here. */
  protected get isHeard(): boolean {
    return isHeard(this);
  }
  get parent(): XElement | null {
    return this.owner instanceof XElement ? this.owner : null;
  }
  get document(): XDocument | null {
    let top: XObject = this;
    while (top.owner) top = top.owner;
    return top instanceof XDocument ? top : null;
  }
}

/** `XNode`. */
export abstract class XNode extends XObject {
  abstract clone(): XNode;
  /** Its place among its siblings. @param guess where it is likely to be */
  indexIn(container: XContainer, guess: number = 0): number {
    if (container.nodes[guess] === this) return guess;
    spendSize(container.nodes.length);
    return container.nodes.indexOf(this);
  }
  sibling(offset: 1 | -1): XNode | null {
    return this.owner ? (this.owner.nodes[this.indexIn(this.owner) + offset] ?? null) : null;
  }
  /** `Remove()`. @throws InvalidOperationException for one without parent */
  remove(): void {
    this.requireOwner().removeNode(this);
  }
  requireOwner(): XContainer {
    if (!this.owner) throw new InvalidOperationException('The parent is missing.');
    return this.owner;
  }
  /** `AddBeforeSelf` (0) and `AddAfterSelf` (1). */
  addBeside(content: unknown, offset: 0 | 1): void {
    const owner = this.requireOwner();
    owner.insert(this.indexIn(owner) + offset, content);
  }
  replaceWith(content: unknown): void {
    const owner = this.requireOwner();
    const index = this.indexIn(owner);
    owner.removeNode(this);
    owner.insert(index, content);
  }
}

/** `XText`. */
export class XText extends XNode {
  #text: string;
  constructor(text: string | null) {
    super();
    this.#text = notNull(text, 'value');
  }
  override $held(): Held {
    const text = this.#text;
    return alsoPut(super.$held(), () => (this.#text = text), [text]);
  }
  get text(): string {
    return this.#text;
  }
  set text(text: string | null) {
    this.change(this, objectChange.Value, () => (this.#text = notNull(text, 'value')));
  }
  get nodeType(): number {
    return nodeTypes['Text']!;
  }
  override clone(): XText {
    return new XText(this.text);
  }
}
/** `XCData`. */
export class XCData extends XText {
  override get nodeType(): number {
    return nodeTypes['CDATA']!;
  }
  override clone(): XCData {
    return new XCData(this.text);
  }
}
const isDocumentType = ({ nodeType }: XNode): boolean => nodeType === nodeTypes['DocumentType'];

/** `XContainer`. */
export abstract class XContainer extends XNode {
  nodes: XNode[] = [];
  /** Text of no length was added: `<a></a>`, not `<a />`. */
  hasEmptyText = false;
  override $held(): Held {
    const { nodes, hasEmptyText } = this;
    const putItems = keepItems(nodes);
    return alsoPut(
      super.$held(),
      () => {
        this.nodes = nodes;
        this.hasEmptyText = hasEmptyText;
        putItems();
      },
      nodes,
    );
  }

  /** Checks a node before it becomes a child. */
  protected abstract check(node: XNode): void;
  protected abstract addText(text: string, index: number): number;
  protected addAttribute(_attribute: XAttribute): void {
    throw new ArgumentException('An attribute cannot be added to content.');
  }

  /** `Add(content)`: boxed content of any kind, sequences flattened. */
  add(content: unknown): void {
    this.insert(this.nodes.length, content, true);
  }
  /** Adds content at a place; attributes only where content is added at the end. @returns the place after it */
  insert(index: number, content: unknown, takesAttributes: boolean = false): number {
    spend(1);
    if (content === null) return index;
    if (typeof content === 'string') return this.addText(content, index);
    if (content instanceof XNode) return this.#addNode(content, index);
    if (content instanceof XAttribute) {
      if (!takesAttributes) throw new ArgumentException('An attribute cannot be added to content.');
      this.addAttribute(content);
      return index;
    }
    const items = sequenceIn(content);
    if (items === undefined) return this.addText(xmlText(content), index);
    return items.reduce((at: number, item) => this.insert(at, item, takesAttributes), index);
  }
  #addNode(node: XNode, index: number): number {
    this.check(node);
    let added = node;
    if (node.owner) added = node.clone();
    else {
      let top: XContainer = this;
      while (top.owner) top = top.owner;
      if (node === top) added = node.clone();
    }
    this.put(added, index);
    return index + 1;
  }
  /** Takes a node that nobody has. */
  protected put(node: XNode, index: number): void {
    if (this.isHeard) this.change(node, objectChange.Add, () => this.#attach(node, index));
    else this.#attach(node, index);
  }
  #attach(node: XNode, index: number): void {
    node.owner = this;
    if (index === this.nodes.length) this.nodes.push(node);
    else this.nodes.splice(index, 0, node);
  }
  removeNode(node: XNode): void {
    this.change(node, objectChange.Remove, () => {
      const index = node.indexIn(this);
      spendSize(this.nodes.length - index);
      this.nodes.splice(index, 1);
      node.owner = null;
      if (this.nodes.length === 0) this.hasEmptyText = false;
    });
  }
  removeNodes(): void {
    if (!this.isHeard) {
      for (const node of this.nodes) {
        spend(1);
        node.owner = null;
      }
      this.nodes.length = 0;
    }
    for (let node = this.nodes[0]; node; node = this.nodes[0]) {
      const first = node;
      this.change(first, objectChange.Remove, () => {
        first.owner = null;
        this.nodes.shift();
      });
    }
    this.hasEmptyText = false;
  }
  protected cloneNodes(target: XContainer): void {
    target.hasEmptyText = this.hasEmptyText;
    for (const node of this.nodes) {
      spend(1);
      const copy = node.clone();
      copy.owner = target;
      target.nodes.push(copy);
    }
  }

  /** Children, while they may be removed: ends when the one it stands on leaves. */
  *children(): Generator<XNode> {
    let index = 0;
    let node = this.nodes[0];
    while (node) {
      spend(1);
      yield node;
      if (node.owner !== this) return;
      index = node.indexIn(this, index) + 1;
      node = this.nodes[index];
    }
  }
  *elements(name: XName | null = null): Generator<XElement> {
    for (const node of this.children())
      if (node instanceof XElement && (name === null || node.name.is(name))) yield node;
  }
  *descendantNodes(): Generator<XNode> {
    for (const node of this.children()) {
      yield node;
      if (node instanceof XContainer) yield* node.descendantNodes();
    }
  }
  *descendants(name: XName | null = null, self: boolean = false): Generator<XElement> {
    if (self && this instanceof XElement && (name === null || this.name.is(name))) yield this;
    for (const node of this.descendantNodes())
      if (node instanceof XElement && (name === null || node.name.is(name))) yield node;
  }
  element(name: XName | null): XElement | null {
    if (name === null) return null;
    spendSize(this.nodes.length);
    for (const node of this.nodes) if (node instanceof XElement && node.name.is(name)) return node;
    return null;
  }
}

/** `XElement`. */
export class XElement extends XContainer {
  readonly nodeType: number = nodeTypes['Element']!;
  #name: XName;
  attributes: XAttribute[] = [];
  constructor(name: XName | null, content: unknown = null) {
    super();
    this.#name = notNull(name, 'name');
    this.add(content);
  }
  override $held(): Held {
    const { attributes } = this;
    const name = this.#name;
    const putItems = keepItems(attributes);
    return alsoPut(
      super.$held(),
      () => {
        this.#name = name;
        this.attributes = attributes;
        putItems();
      },
      attributes,
    );
  }
  get name(): XName {
    return this.#name;
  }
  set name(name: XName | null) {
    this.change(this, objectChange.Name, () => (this.#name = notNull(name, 'name')));
  }
  override clone(): XElement {
    const copy = new XElement(this.name);
    spend(this.attributes.length);
    for (const attribute of this.attributes)
      copy.addAttribute(new XAttribute(attribute.name, attribute.value));
    this.cloneNodes(copy);
    return copy;
  }
  protected override check(node: XNode): void {
    if (node instanceof XDocument || isDocumentType(node))
      throw new ArgumentException(
        `A node of type ${node instanceof XDocument ? 'Document' : 'DocumentType'} cannot be added to content.`,
      );
  }
  protected override addText(text: string, index: number): number {
    if (text === '') {
      if (this.nodes.length === 0) this.hasEmptyText = true;
      return index;
    }
    const before = this.nodes[index - 1];
    if (before instanceof XText && !(before instanceof XCData)) {
      before.text += text;
      return index;
    }
    this.put(new XText(text), index);
    return index + 1;
  }
  override addAttribute(attribute: XAttribute): void {
    if (this.attribute(attribute.name)) throw new InvalidOperationException('Duplicate attribute.');
    const own = attribute.owner ? new XAttribute(attribute.name, attribute.value) : attribute;
    const attach = (): void => {
      own.owner = this;
      this.attributes.push(own);
    };
    if (this.isHeard) this.change(own, objectChange.Add, attach);
    else attach();
  }
  get isEmpty(): boolean {
    return this.nodes.length === 0 && !this.hasEmptyText;
  }
  get value(): string {
    let text = '';
    for (const node of this.descendantNodes()) if (node instanceof XText) text += node.text;
    return text;
  }
  set value(text: string | null) {
    notNull(text, 'value');
    this.removeNodes();
    this.add(text);
  }
  attribute(name: XName | null): XAttribute | null {
    if (name === null) return null;
    spendSize(this.attributes.length);
    return this.attributes.find((attribute) => attribute.name.is(name)) ?? null;
  }
  removeAttributes(): void {
    while (this.attributes.length > 0) this.attributes[0]!.remove();
  }
}

/** `XAttribute`. */
export class XAttribute extends XObject {
  readonly nodeType: number = nodeTypes['Attribute']!;
  readonly name: XName;
  #value: string;
  constructor(name: XName | null, value: unknown) {
    super();
    this.name = notNull(name, 'name');
    if (value === null) throw new ArgumentNullException('value');
    this.#value = valueText(value);
    if (this.#value === '' && this.name.uri === xmlnsUri)
      throw new ArgumentException(
        `The prefix '${this.name.local}' cannot be bound to the empty namespace name.`,
      );
  }
  override $held(): Held {
    const value = this.#value;
    return alsoPut(super.$held(), () => (this.#value = value), [value]);
  }
  get value(): string {
    return this.#value;
  }
  set value(value: string) {
    this.change(this, objectChange.Value, () => (this.#value = value));
  }
  get isNamespaceDeclaration(): boolean {
    return this.name.uri === '' ? this.name.local === 'xmlns' : this.name.uri === xmlnsUri;
  }
  sibling(offset: 1 | -1): XAttribute | null {
    const all = this.parent?.attributes;
    spendSize(all?.length ?? 0);
    return all ? (all[all.indexOf(this) + offset] ?? null) : null;
  }
  remove(): void {
    const element = this.parent;
    if (!element) throw new InvalidOperationException('The parent is missing.');
    spendSize(element.attributes.length);
    element.change(this, objectChange.Remove, () => {
      element.attributes.splice(element.attributes.indexOf(this), 1);
      this.owner = null;
    });
  }
}

/** `XDocument`. */
export class XDocument extends XContainer {
  readonly nodeType: number = nodeTypes['Document']!;
  declaration: XDeclaration | null = null;
  constructor(content: unknown = null) {
    super();
    this.add(content);
  }
  override $held(): Held {
    const { declaration } = this;
    return alsoPut(super.$held(), () => (this.declaration = declaration), [declaration]);
  }
  get root(): XElement | null {
    spendSize(this.nodes.length);
    return this.nodes.find((node): node is XElement => node instanceof XElement) ?? null;
  }
  override clone(): XDocument {
    const copy = new XDocument();
    const { declaration } = this;
    copy.declaration =
      declaration && new XDeclaration(declaration.version, declaration.encoding, declaration.standalone);
    this.cloneNodes(copy);
    return copy;
  }
  protected override check(node: XNode): void {
    if (node instanceof XCData)
      throw new ArgumentException('A node of type CDATA cannot be added to content.');
    if (node instanceof XText) this.#checkText(node.text);
    if (node instanceof XDocument)
      throw new ArgumentException('A node of type Document cannot be added to content.');
    if (
      (node instanceof XElement && this.root) ||
      (isDocumentType(node) && this.nodes.some((other) => isDocumentType(other) || other instanceof XElement))
    ) {
      throw new InvalidOperationException('This operation would create an incorrectly structured document.');
    }
  }
  #checkText(text: string): void {
    if (/[^ \t\r\n]/.test(text))
      throw new ArgumentException('Non-whitespace characters cannot be added to content.');
  }
  protected override addText(text: string, index: number): number {
    this.#checkText(text);
    if (text === '') return index;
    this.put(new XText(text), index);
    return index + 1;
  }
}

/** A boxed value as the text of an attribute or element. @throws ArgumentException for nodes */
export function valueText(boxed: unknown): string {
  if (boxed instanceof XObject) throw new ArgumentException('An XObject cannot be used as a value.');
  return typeof boxed === 'string' ? boxed : xmlText(boxed);
}

/** The items of content that is a sequence, all of them read at once; undefined for a single piece of content. */
export function sequenceIn(content: unknown): unknown[] | undefined {
  return typeof content === 'string' || !isInstance(content, coreType('System.Collections.IEnumerable'))
    ? undefined
    : Array.from(iterateBoxed(content));
}
