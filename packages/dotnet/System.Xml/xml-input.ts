// `XmlReader`: a document as a series of nodes that template code walks through.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { FormatException, InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { spend } from '@mockwright/language/runtime/run';
import { charsOfText } from '../System/text/chars.ts';
import { innerXml, outerXml } from './dom/load-dom.ts';
import { XmlDocument, XmlElement } from './dom/dom-nodes.ts';
import type { XmlAttribute, XmlNode } from './dom/dom-nodes.ts';
import { nodeTypes } from './xml-node-type.ts';
import { XmlException } from './xml-exception.ts';

/** A stop of the reader: a node, or the end of an element. */
interface Stop {
  readonly node: XmlNode;
  readonly isEnd: boolean;
  readonly depth: number;
}
/** A document, a node, or the nodes of a fragment. */
type Roots = XmlNode | readonly XmlNode[];
/** What a text has before something in it is wrong. */
export interface BrokenText {
  readonly nodes: readonly XmlNode[];
  readonly error: XmlException;
}
/** Whether an element is one that is looked for. */
export type ElementTest = (element: XmlElement) => boolean;
/** `System.Xml.ReadState`. */
export const readStates = { Initial: 0, Interactive: 1, Error: 2, EndOfFile: 3, Closed: 4 } as const;

/** `System.Xml.XmlReader` over a tree. */
export class XmlInput {
  declare readonly $type: NamedType;
  readonly #stops: Iterator<Stop>;
  #stop: Stop | undefined;
  #attribute: XmlAttribute | undefined;
  #isClosed = false;
  /** Whether it stands on the text of an attribute. */
  #isInValue = false;
  /** How much of the value was read piece by piece. */
  #chunkEnd = 0;
  /** What is left of a content that is read as bytes. */
  bytes: number[] | undefined;
  state: number = readStates.Initial;
  readonly leavesOut: (node: XmlNode) => boolean;
  /** `XmlReaderSettings`. */
  readonly settings: object | null;
  constructor(
    root: () => Roots | BrokenText,
    leavesOut: (node: XmlNode) => boolean,
    settings: object | null = null,
  ) {
    this.leavesOut = leavesOut;
    this.settings = settings;
    this.#stops = stopsOf(root, leavesOut);
  }

  read(): boolean {
    if (this.#isClosed) return false;
    this.#leaveValue();
    this.bytes = undefined;
    this.#attribute = undefined;
    const next = this.#stops.next();
    this.#stop = next.done === true ? undefined : next.value;
    this.state = next.done === true ? readStates.EndOfFile : readStates.Interactive;
    return next.done !== true;
  }
  #leaveValue(): void {
    this.#isInValue = false;
    this.#chunkEnd = 0;
  }
  /** From an attribute to its text. */
  readAttributeValue(): boolean {
    if (!this.#attribute || this.#isInValue) return false;
    this.#leaveValue();
    this.#isInValue = true;
    return true;
  }
  /** The next characters of the value, at most so many. */
  nextChunk(count: number): number[] {
    const piece = this.value.slice(this.#chunkEnd, this.#chunkEnd + count);
    this.#chunkEnd += piece.length;
    return charsOfText(piece);
  }
  close(): void {
    this.#isClosed = true;
    this.#stop = undefined;
    this.state = readStates.Closed;
  }
  get node(): XmlNode | undefined {
    return this.#attribute ?? this.#stop?.node;
  }
  get isEnd(): boolean {
    return this.#stop?.isEnd === true && !this.#attribute;
  }
  get nodeType(): number {
    if (this.#isInValue) return nodeTypes['Text']!;
    return this.isEnd ? nodeTypes['EndElement']! : (this.node?.nodeType ?? 0);
  }
  get depth(): number {
    return (this.#stop?.depth ?? 0) + (this.#attribute ? 1 : 0) + (this.#isInValue ? 1 : 0);
  }
  get name(): string {
    return this.node && !this.#isInValue && !this.node.name.startsWith('#') ? this.node.name : '';
  }
  get value(): string {
    return this.node instanceof XmlElement ? '' : (this.node?.value ?? '');
  }
  /** The element whose start tag it stands on. */
  get element(): XmlElement | undefined {
    const node = this.#stop?.node;
    return node instanceof XmlElement && !this.#stop!.isEnd ? node : undefined;
  }
  moveToAttribute(index: number): boolean {
    const found = this.element?.attributes[index];
    if (found) {
      this.#leaveValue();
      this.#attribute = found;
    }
    return found !== undefined;
  }
  moveToNextAttribute(): boolean {
    const all: readonly XmlAttribute[] = this.element?.attributes ?? [];
    return this.moveToAttribute(this.#attribute ? all.indexOf(this.#attribute) + 1 : 0);
  }
  moveToElement(): boolean {
    const moved = this.#attribute !== undefined;
    if (moved) this.#leaveValue();
    this.#attribute = undefined;
    return moved;
  }
  /** Skips what is no content; gives the kind of node it stands on. */
  moveToContent(): number {
    this.moveToElement();
    if (this.state === readStates.Initial) this.read();
    const aside = [
      'Comment',
      'ProcessingInstruction',
      'Whitespace',
      'SignificantWhitespace',
      'DocumentType',
      'XmlDeclaration',
    ];
    while (this.#stop && aside.some((name) => nodeTypes[name] === this.nodeType)) this.read();
    return this.nodeType;
  }
  /** To the node after the current one and all that is in it. */
  skip(): void {
    const { element } = this;
    if (element && !element.isEmpty) while (this.read() && !(this.isEnd && this.node === element));
    this.read();
  }
  toFollowing(fits: ElementTest): boolean {
    while (this.read()) if (this.element && fits(this.element)) return true;
    return false;
  }
  toDescendant(fits: ElementTest): boolean {
    if (this.#attribute) return false;
    const start = this.element;
    if (start?.isEmpty === true) return false;
    while (this.read() && !(this.isEnd && this.node === start))
      if (this.element && fits(this.element)) return true;
    return false;
  }
  toNextSibling(fits: ElementTest): boolean {
    const { parent } = this.node ?? {};
    do this.skip();
    while (this.#stop && !this.isEnd && !(this.element && fits(this.element)));
    return this.element !== undefined && fits(this.element) && this.element.parent === parent;
  }
  isStartElement(name?: string): boolean {
    this.moveToContent();
    return this.element !== undefined && (name === undefined || this.element.name === name);
  }
  startElement(name?: string): void {
    if (!this.isStartElement()) throw this.error(`'${this.#kind}' is an invalid XmlNodeType.`);
    if (name !== undefined && this.element!.name !== name)
      throw this.error(`Element '${name}' was not found.`);
    this.read();
  }
  endElement(): void {
    this.moveToContent();
    if (!this.isEnd) throw this.error(`'${this.#kind}' is an invalid XmlNodeType.`);
    this.read();
  }
  /** An error where the reader stands. */
  error(message: string, inner: Exception | null = null): XmlException {
    const stop = this.#stop;
    const node = stop?.node;
    const [line, position] = (node instanceof XmlElement && (stop!.isEnd ? node.endPlace : node.place)) || [];
    return new XmlException(message, inner, line, position);
  }
  get #kind(): string {
    return Object.keys(nodeTypes).find((name) => nodeTypes[name] === this.nodeType) ?? 'None';
  }
  /**
   * The value of an element without elements; the reader goes on behind it.
   * @throws {InvalidOperationException}
   * @throws {XmlException}
   */
  elementContent<Value>(kind: string, convert: (text: string) => Value): Value {
    const { element } = this;
    if (!element)
      throw new InvalidOperationException(
        `The ReadElementContentAs${kind} method is not supported on node type ${this.#kind}. If you want to read typed content of an element, use the ReadContentAs method.`,
      );
    this.read();
    if (!element.isEmpty && this.isEnd) this.read();
    else if (!element.isEmpty) {
      if (this.element) throw this.#mixed();
      const value = this.content(kind, convert);
      if (!this.isEnd) throw new XmlException(`'${this.#kind}' is an invalid XmlNodeType.`);
      this.read();
      return value;
    }
    return convert('');
  }
  #mixed(): XmlException {
    return this.error(
      'ReadElementContentAs() methods cannot be called on an element that has child elements.',
    );
  }
  /** The text of an element without elements; the reader goes on behind it. */
  elementText(): string {
    return this.elementContent('String', (text) => text);
  }
  /** A value from here to the next tag. @throws {XmlException} */
  content<Value>(kind: string, convert: (text: string) => Value): Value {
    const text = this.contentText(`ReadContentAs${kind}`);
    try {
      return convert(text);
    } catch (error) {
      if (error instanceof FormatException)
        throw this.error(`Content cannot be converted to the type ${kind}.`, error);
      throw error;
    }
  }
  /**
   * The text from here to the next tag, `ReadContentAsString`; the reader goes on behind it.
   * @throws {InvalidOperationException} on an element
   */
  contentText(method: string): string {
    if (this.#attribute) return this.value;
    if (this.element) {
      const [line, position] = this.element.place ?? [];
      const where = line === undefined ? '' : ` Line ${line}, position ${position}.`;
      throw new InvalidOperationException(
        `The ${method} method is not supported on node type ${this.#kind}. If you want to read typed content of an element, use the ReadElementContentAs method.${where}`,
      );
    }
    return this.readText();
  }
  /** The text from here to the next tag, comments and instructions left out. */
  readText(): string {
    const texts = ['Text', 'CDATA', 'Whitespace', 'SignificantWhitespace'];
    const aside = ['Comment', 'ProcessingInstruction'];
    let text = '';
    for (; this.#stop && !this.isEnd; this.read()) {
      if (texts.includes(this.#kind)) text += this.value;
      else if (!aside.includes(this.#kind)) break;
    }
    return text;
  }
  /** `ReadElementString`: the text of an element that has nothing but text. @throws {XmlException} */
  elementString(name?: string): string {
    if (!this.isStartElement()) throw this.error(`'${this.#kind}' is an invalid XmlNodeType.`);
    if (name !== undefined && this.element!.name !== name)
      throw this.error(`Element '${name}' was not found.`);
    const { isEmpty } = this.element!;
    this.read();
    if (isEmpty) return '';
    const text = this.readText();
    if (!this.isEnd)
      throw this.error(
        `Unexpected node type ${this.#kind}. ReadElementString method can only be called on elements with simple or empty content.`,
      );
    this.read();
    return text;
  }
  /** A reader of just this element; this one goes on behind it when that is closed. */
  subtree(): XmlInput {
    const { element } = this;
    if (!element)
      throw new InvalidOperationException(
        'ReadSubtree() can be called only if the reader is on an element node.',
      );
    const part = new XmlInput(() => element, this.leavesOut);
    this.skip();
    return part;
  }
  /** What is in the element, or all of it, as text; the reader goes on behind it. */
  markup(isOuter: boolean): string {
    const { element } = this;
    if (!element) return '';
    const text = isOuter ? outerXml(element) : innerXml(element);
    this.skip();
    return text;
  }
}
function* stopsOf(root: () => Roots | BrokenText, leavesOut: (node: XmlNode) => boolean): Generator<Stop> {
  const top = root();
  const broken = 'error' in top ? top : undefined;
  const tops =
    broken?.nodes ??
    (top instanceof XmlDocument ? top.children : ([top] as (XmlNode | readonly XmlNode[])[]).flat());
  for (const child of tops) yield* walk(child, leavesOut, broken?.error);
  if (broken) throw broken.error;
}
/** @param error what is wrong where an element has no end */
function* walk(
  top: XmlNode,
  leavesOut: (node: XmlNode) => boolean,
  error: XmlException | undefined,
): Generator<Stop> {
  // One generator with a stack: nested ones cost a step per level for every node.
  const open: { readonly element: XmlElement; next: number }[] = [];
  let node: XmlNode | undefined = top;
  for (;;) {
    spend(1);
    if (node && !leavesOut(node)) {
      yield { node, isEnd: false, depth: open.length };
      if (node instanceof XmlElement && !node.isEmpty) open.push({ element: node, next: 0 });
    }
    const inner = open.at(-1);
    if (!inner) return;
    node = inner.element.children[inner.next++];
    if (node) continue;
    if (error && !inner.element.endPlace) throw error;
    open.pop();
    yield { node: inner.element, isEnd: true, depth: open.length };
  }
}
