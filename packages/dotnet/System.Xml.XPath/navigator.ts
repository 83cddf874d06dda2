// `XPathNavigator`: a place in a tree of any kind, and how it moves.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { NamespaceResolver } from '../System.Xml/namespace-resolver.ts';
import { lookupOf } from '../System.Xml/namespace-resolver.ts';
import { Evaluator } from './evaluate.ts';
import { parseXPath } from './parse-xpath.ts';
import type { Expression } from './parse-xpath.ts';
import type { NodeKind, NodeModel, XPathValue } from './values.ts';
import { XPathException } from './x-path-exception.ts';

/** A tree that navigators walk. */
export interface NavigableModel<N> extends NodeModel<N> {
  outerXml(node: N): string;
  innerXml(node: N): string;
  /** Whether an element is written as one tag. */
  isEmptyElement(node: N): boolean;
}

/** `XPathNodeType`. */
export const xpathNodeTypes = {
  Root: 0,
  Element: 1,
  Attribute: 2,
  Namespace: 3,
  Text: 4,
  SignificantWhitespace: 5,
  Whitespace: 6,
  ProcessingInstruction: 7,
  Comment: 8,
  All: 9,
} as const;
/** `XmlNodeOrder`. */
export const nodeOrders = { Before: 0, After: 1, Same: 2, Unknown: 3 } as const;
const typesOfKinds: Readonly<Record<NodeKind, number>> = {
  root: xpathNodeTypes.Root,
  element: xpathNodeTypes.Element,
  attribute: xpathNodeTypes.Attribute,
  namespace: xpathNodeTypes.Namespace,
  text: xpathNodeTypes.Text,
  'processing-instruction': xpathNodeTypes.ProcessingInstruction,
  comment: xpathNodeTypes.Comment,
};

/** `XPathExpression`. */
export class XPathExpression {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly text: string;
  readonly parsed: Expression;
  resolver: NamespaceResolver | null;
  constructor(text: string | null, resolver: NamespaceResolver | null = null) {
    if (text === null || text === '') throw new XPathException(`'${text ?? ''}' is an invalid expression.`);
    this.text = text;
    this.parsed = parseXPath(text);
    this.resolver = resolver;
  }
}

/** Which nodes are wanted: by name and namespace, or by type. */
export type Wanted<N> = (node: N) => boolean;

/** `XPathNavigator`. */
export class XPathNavigator<N extends object = object> {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly model: NavigableModel<N>;
  node: N;
  constructor(model: NavigableModel<N>, node: N) {
    this.model = model;
    this.node = node;
  }
  clone(): XPathNavigator<N> {
    return new XPathNavigator(this.model, this.node);
  }
  $toString(): string {
    return this.model.text(this.node);
  }

  get nodeType(): number {
    return typesOfKinds[this.model.kind(this.node)];
  }
  named(local: string, uri: string): Wanted<N> {
    return (node) =>
      this.model.kind(node) === 'element' && this.model.local(node) === local && this.model.uri(node) === uri;
  }
  ofType(type: number): Wanted<N> {
    return (node) => type === xpathNodeTypes.All || typesOfKinds[this.model.kind(node)] === type;
  }
  get children(): readonly N[] {
    return this.model.children(this.node);
  }
  *descendants(node: N = this.node): Generator<N> {
    for (const child of this.model.children(node)) {
      yield child;
      yield* this.descendants(child);
    }
  }
  *ancestors(): Generator<N> {
    for (let node = this.model.parent(this.node); node; node = this.model.parent(node)) yield node;
  }
  attribute(local: string, uri: string): N | undefined {
    return this.model
      .attributes(this.node)
      .find((candidate) => this.model.local(candidate) === local && this.model.uri(candidate) === uri);
  }
  /** The namespace that a prefix stands for here. */
  namespaceOf(prefix: string): string | null {
    const { model } = this;
    const element = model.kind(this.node) === 'element' ? this.node : model.parent(this.node);
    const found = element && model.namespaces(element).find((node) => model.local(node) === prefix);
    return found ? model.text(found) : prefix === '' ? '' : null;
  }
  /** All prefixes that stand for something here, or those that the element declares itself. */
  namespaces(isLocal: boolean): Map<string, string> {
    const { model } = this;
    const element = model.kind(this.node) === 'element' ? this.node : model.parent(this.node);
    const outer = element && isLocal ? model.parent(element) : undefined;
    const known = new Set(outer ? model.namespaces(outer).map((node) => this.#declaration(node)) : []);
    return new Map(
      (element ? model.namespaces(element) : [])
        .filter((node) => !known.has(this.#declaration(node)))
        .map((node) => [model.local(node), model.text(node)]),
    );
  }
  #declaration(node: N): string {
    return `${this.model.local(node)}=${this.model.text(node)}`;
  }
  /** `ComparePosition`: where this one stands to another, one of {@link nodeOrders}. */
  order(other: XPathNavigator | null): number {
    if (!other || other.root !== this.root) return nodeOrders.Unknown;
    const all = [...this.#inOrder(this.root)];
    const [own, its] = [all.indexOf(this.node), all.indexOf(other.node as N)];
    return own === its ? nodeOrders.Same : own < its ? nodeOrders.Before : nodeOrders.After;
  }
  *#inOrder(node: N): Generator<N> {
    yield node;
    if (this.model.kind(node) !== 'element' && this.model.kind(node) !== 'root') return;
    yield* this.model.attributes(node);
    for (const child of this.model.children(node)) yield* this.#inOrder(child);
  }
  get root(): N {
    return [...this.ancestors()].at(-1) ?? this.node;
  }

  /** Moves there, if there is such a node. */
  moveTo(node: N | null | undefined): boolean {
    if (!node) return false;
    this.node = node;
    return true;
  }
  /** Moves to the nearest sibling that is wanted. */
  moveBeside(direction: 1 | -1, isWanted: Wanted<N> = () => true): boolean {
    const kind = this.model.kind(this.node);
    const parent = this.model.parent(this.node);
    if (!parent || kind === 'attribute' || kind === 'namespace') return false;
    const siblings = this.model.children(parent);
    const index = siblings.indexOf(this.node);
    const rest = direction === 1 ? siblings.slice(index + 1) : siblings.slice(0, index).reverse();
    return this.moveTo(rest.find(isWanted));
  }
  /** Moves to the next attribute, or the next one of the same kind. */
  moveToNextOf(list: 'attributes' | 'namespaces'): boolean {
    const parent = this.model.parent(this.node);
    if (!parent) return false;
    const all = this.model[list](parent);
    const index = all.indexOf(this.node);
    return index >= 0 && this.moveTo(all[index + 1]);
  }
  /** Moves to the next node in document order that is wanted. */
  moveToFollowing(isWanted: Wanted<N>): boolean {
    const below = [...this.descendants()].find(isWanted);
    if (below) return this.moveTo(below);
    for (const outer of [this.node, ...this.ancestors()]) {
      const parent = this.model.parent(outer);
      const siblings = parent ? this.model.children(parent) : [];
      for (const sibling of siblings.slice(siblings.indexOf(outer) + 1)) {
        const found = isWanted(sibling) ? sibling : [...this.descendants(sibling)].find(isWanted);
        if (found) return this.moveTo(found);
      }
    }
    return false;
  }

  /** The value of an expression here. @throws XPathException */
  evaluate(expression: XPathExpression): XPathValue<N> {
    return this.#evaluator(expression).value(expression.parsed, { node: this.node, position: 1, size: 1 });
  }
  /** The nodes that an expression selects. @throws XPathException for an expression of another kind */
  select(expression: XPathExpression): readonly N[] {
    return this.#evaluator(expression).nodes(expression.parsed, { node: this.node, position: 1, size: 1 });
  }
  /** Whether the node is one that the expression selects from itself or an ancestor. */
  matches(expression: XPathExpression): boolean {
    const evaluator = this.#evaluator(expression);
    return [this.node, ...this.ancestors()].some((node) =>
      evaluator.nodes(expression.parsed, { node, position: 1, size: 1 }).includes(this.node),
    );
  }
  #evaluator({ resolver }: XPathExpression): Evaluator<N> {
    return new Evaluator(this.model, lookupOf(resolver));
  }
}

/** `XPathNodeIterator`: nodes, one of them the current one. */
export class XPathNodeIterator<N extends object = object> {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly model: NavigableModel<N>;
  readonly nodes: readonly N[];
  position: number;
  constructor(model: NavigableModel<N>, nodes: readonly N[], position: number = 0) {
    this.model = model;
    this.nodes = nodes;
    this.position = position;
  }
  get current(): XPathNavigator<N> | null {
    const node = this.nodes[Math.max(0, this.position - 1)];
    return node ? new XPathNavigator(this.model, node) : null;
  }
  moveNext(): boolean {
    if (this.position >= this.nodes.length) return false;
    this.position++;
    return true;
  }
  *[Symbol.iterator](): Iterator<XPathNavigator<N>> {
    for (const node of this.nodes.slice(this.position)) yield new XPathNavigator(this.model, node);
  }
}
