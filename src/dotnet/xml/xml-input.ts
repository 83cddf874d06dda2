// `XmlReader`: a document as a series of nodes that template code walks through.
import type { NamedType } from '../../metadata/symbols.ts';
import { InvalidOperationException } from '../../runtime/exceptions.ts';
import { innerXml, outerXml } from './dom/load.ts';
import { XmlDocument, XmlElement } from './dom/nodes.ts';
import type { XmlAttribute, XmlNode } from './dom/nodes.ts';
import { nodeTypes } from './xml-node-type.ts';
import { XmlException } from './xml-exception.ts';

/** A stop of the reader: a node, or the end of an element. */
interface Stop {
  readonly node: XmlNode;
  readonly isEnd: boolean;
  readonly depth: number;
}
/** `System.Xml.ReadState`. */
export const readStates = { Initial: 0, Interactive: 1, Error: 2, EndOfFile: 3, Closed: 4 } as const;

/** `System.Xml.XmlReader` over a tree. */
export class XmlInput {
  declare readonly $type: NamedType;
  readonly #stops: Iterator<Stop>;
  #stop: Stop | undefined;
  #attribute: XmlAttribute | undefined;
  #isClosed = false;
  state: number = readStates.Initial;
  constructor(root: () => XmlNode, leavesOut: (node: XmlNode) => boolean) {
    this.#stops = stopsOf(root, leavesOut);
  }

  read(): boolean {
    if (this.#isClosed) return false;
    this.#attribute = undefined;
    const next = this.#stops.next();
    this.#stop = next.done === true ? undefined : next.value;
    this.state = next.done === true ? readStates.EndOfFile : readStates.Interactive;
    return next.done !== true;
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
    return this.isEnd ? nodeTypes['EndElement']! : (this.node?.nodeType ?? 0);
  }
  get depth(): number {
    return (this.#stop?.depth ?? 0) + (this.#attribute ? 1 : 0);
  }
  get name(): string {
    return this.node && !this.node.name.startsWith('#') ? this.node.name : '';
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
    if (found) this.#attribute = found;
    return found !== undefined;
  }
  moveToNextAttribute(): boolean {
    const all: readonly XmlAttribute[] = this.element?.attributes ?? [];
    return this.moveToAttribute(this.#attribute ? all.indexOf(this.#attribute) + 1 : 0);
  }
  moveToElement(): boolean {
    const moved = this.#attribute !== undefined;
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
  toFollowing(name: string): boolean {
    while (this.read()) if (this.element?.name === name) return true;
    return false;
  }
  toDescendant(name: string): boolean {
    if (this.#attribute) return false;
    const start = this.element;
    if (start?.isEmpty === true) return false;
    while (this.read() && !(this.isEnd && this.node === start)) if (this.element?.name === name) return true;
    return false;
  }
  toNextSibling(name: string): boolean {
    const { parent } = this.node ?? {};
    do this.skip();
    while (this.#stop && !this.isEnd && this.element?.name !== name);
    return this.element?.name === name && this.element.parent === parent;
  }
  isStartElement(name?: string): boolean {
    this.moveToContent();
    return this.element !== undefined && (name === undefined || this.element.name === name);
  }
  startElement(name?: string): void {
    if (!this.isStartElement()) throw new XmlException(`'${this.#kind}' is an invalid XmlNodeType.`);
    if (name !== undefined && this.element!.name !== name)
      throw new XmlException(`Element '${name}' was not found.`);
    this.read();
  }
  endElement(): void {
    this.moveToContent();
    if (!this.isEnd) throw new XmlException(`'${this.#kind}' is an invalid XmlNodeType.`);
    this.read();
  }
  get #kind(): string {
    return Object.keys(nodeTypes).find((name) => nodeTypes[name] === this.nodeType) ?? 'None';
  }
  /** The text of an element without elements; the reader goes on behind it. */
  elementText(): string {
    const { element } = this;
    if (!element)
      throw new InvalidOperationException(
        `The ReadElementContentAsString method is not supported on node type ${this.#kind}. If you want to read typed content of an element, use the ReadContentAs method.`,
      );
    if (element.children.some((child) => child instanceof XmlElement))
      throw new XmlException(
        'ReadElementContentAs() methods cannot be called on an element that has child elements.',
      );
    this.skip();
    return element.innerText;
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
function* stopsOf(root: () => XmlNode, leavesOut: (node: XmlNode) => boolean): Generator<Stop> {
  const top = root();
  if (!(top instanceof XmlDocument)) return yield* walk(top, 0, leavesOut);
  for (const child of top.children) yield* walk(child, 0, leavesOut);
  return undefined;
}
function* walk(node: XmlNode, depth: number, leavesOut: (node: XmlNode) => boolean): Generator<Stop> {
  if (leavesOut(node)) return;
  yield { node, isEnd: false, depth };
  if (!(node instanceof XmlElement) || node.isEmpty) return;
  for (const child of node.children) yield* walk(child, depth + 1, leavesOut);
  yield { node, isEnd: true, depth };
}
