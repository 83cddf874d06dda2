// From a method and a path to the mocks that fit, most specific first, at a cost that does not grow with their number.
import { canOmit, matchRoute, matchSegment, splitPath, type PathSegments } from './route-match.ts';
import type { RoutePattern, RouteSegment } from './route-pattern.ts';

/** Something that can be found by its method and route. */
export interface Routed {
  /** Upper case; `'*'`: any. */
  readonly methods: readonly string[] | '*';
  readonly pattern: RoutePattern;
}

/** A mock whose route fits a path. */
export interface RouteMatch<T extends Routed> {
  readonly target: T;
  /** The route parameters. */
  readonly values: ReadonlyMap<string, string>;
}

/** Finds what fits a request. Immutable: a changed folder gets a new router. */
export interface Router<T extends Routed> {
  /**
   * What fits, the more specific route first, then one method before a list before any, then in the order given to
   * {@link createRouter}.
   * @param path percent-decoded
   */
  find(method: string, path: string): readonly RouteMatch<T>[];
  /** Whether anything has that path, by whatever method. */
  has(path: string): boolean;
}

/** A target with its place among all of them. */
interface Entry<T extends Routed> {
  readonly target: T;
  readonly rank: number;
}

/** A place in the tree of segments; what it leads to depends on the next segment of the path. */
interface Node<T extends Routed> {
  readonly literals: Map<string, Node<T>>;
  /** Segments that test the text: constrained parameters and complex segments, one node for all that test alike. */
  readonly tested: { readonly key: string; readonly segment: RouteSegment; readonly node: Node<T> }[];
  /** Any text. */
  any: Node<T> | undefined;
  /** Routes that end here. */
  readonly ends: Entry<T>[];
  /** Routes whose catch-all begins here. */
  readonly catchAlls: Entry<T>[];
}

const NO_VALUES: ReadonlyMap<string, string> = new Map();

/**
 * Builds a router.
 * @param targets in the order that decides between equally specific routes
 */
export function createRouter<T extends Routed>(targets: readonly T[]): Router<T> {
  const ranked = targets.toSorted(
    (a, b) => comparePrecedence(a.pattern, b.pattern) || breadth(a.methods) - breadth(b.methods),
  );
  const roots = new Map<string, Node<T>>();
  // What answers any method is in the tree of each method that is named, and in one for all others.
  const others = createNode<T>();
  for (const { methods } of targets)
    if (methods !== '*')
      for (const method of methods) if (!roots.has(method)) roots.set(method, createNode());
  ranked.forEach((target, rank) => {
    const into =
      target.methods === '*'
        ? [others, ...roots.values()]
        : target.methods.map((method) => roots.get(method)!);
    for (const root of into) insert(root, { target, rank });
  });
  const find = (root: Node<T>, path: string): RouteMatch<T>[] => {
    const segments = splitPath(path);
    const found = collect(root, segments);
    if (found.length > 1) found.sort((a, b) => a.rank - b.rank);
    const matches: RouteMatch<T>[] = [];
    for (const { target } of found) {
      const values = valuesOf(target.pattern, segments);
      if (values !== undefined && matches.at(-1)?.target !== target) matches.push({ target, values });
    }
    return matches;
  };
  return {
    find: (method, path) => find(roots.get(method) ?? others, path),
    has: (path) => [others, ...roots.values()].some((root) => find(root, path).length > 0),
  };
}

/** One method goes before a list of them, a list before any. */
function breadth(methods: Routed['methods']): number {
  return methods === '*' ? 2 : methods.length === 1 ? 0 : 1;
}

/** Sorts the more specific route first, as ASP.NET's decimal `InboundPrecedence` does. */
function comparePrecedence(a: RoutePattern, b: RoutePattern): number {
  if (a.precedence === b.precedence) return 0;
  return a.precedence < b.precedence ? -1 : 1;
}

function createNode<T extends Routed>(): Node<T> {
  return { literals: new Map(), tested: [], any: undefined, ends: [], catchAlls: [] };
}

function insert<T extends Routed>(root: Node<T>, entry: Entry<T>): void {
  const { segments } = entry.target.pattern;
  // A path may end wherever nothing follows that it must have.
  const required = segments.findLastIndex((segment) => !isOmissible(segment)) + 1;
  let node = root;
  for (let index = 0; index < segments.length; index++) {
    const segment = segments[index]!;
    const first = segment.parts[0]!;
    if (first.kind === 'parameter' && first.catchAll) {
      node.catchAlls.push(entry);
      return;
    }
    if (index >= required) node.ends.push(entry);
    node = childFor(node, segment);
  }
  node.ends.push(entry);
}

function isOmissible(segment: RouteSegment): boolean {
  const first = segment.parts[0]!;
  return segment.parts.length === 1 && first.kind === 'parameter' && canOmit(first);
}

function childFor<T extends Routed>(node: Node<T>, segment: RouteSegment): Node<T> {
  const first = segment.parts[0]!;
  if (segment.parts.length === 1 && first.kind === 'literal') {
    const key = first.text.toLowerCase();
    let child = node.literals.get(key);
    if (child === undefined) node.literals.set(key, (child = createNode()));
    return child;
  }
  if (segment.parts.length === 1 && first.kind === 'parameter' && first.constraints.length === 0)
    return (node.any ??= createNode());
  const key = testKey(segment);
  let tested = node.tested.find((candidate) => candidate.key === key);
  if (tested === undefined) node.tested.push((tested = { key, segment, node: createNode() }));
  return tested.node;
}

/** Equal for segments that accept the same texts, whatever their parameters are called. */
function testKey(segment: RouteSegment): string {
  return JSON.stringify(
    segment.parts.map((part) =>
      part.kind === 'literal'
        ? part.text.toLowerCase()
        : [part.optional, part.constraints.map((constraint) => constraint.text)],
    ),
  );
}

/** What the tree leads to for a path, in no order. A loop: paths may have more segments than calls can be nested. */
function collect<T extends Routed>(root: Node<T>, path: PathSegments): Entry<T>[] {
  const found: Entry<T>[] = [];
  let nodes = [root];
  for (let index = 0; nodes.length > 0; index++) {
    for (const { catchAlls } of nodes) for (const entry of catchAlls) found.push(entry);
    if (index === path.segments.length) {
      for (const { ends } of nodes) for (const entry of ends) found.push(entry);
      return found;
    }
    const text = path.segments[index]!;
    if (text === '') return found;
    nodes = nextNodes(nodes, text, path);
  }
  return found;
}
function nextNodes<T extends Routed>(nodes: readonly Node<T>[], text: string, path: PathSegments): Node<T>[] {
  const next: Node<T>[] = [];
  const key = text.toLowerCase();
  for (const { literals, tested, any } of nodes) {
    const literal = literals.get(key);
    if (literal !== undefined) next.push(literal);
    for (const { segment, node } of tested)
      if (matchSegment(segment, text, new Map(), path.decisions)) next.push(node);
    if (any !== undefined) next.push(any);
  }
  return next;
}

function valuesOf(pattern: RoutePattern, path: PathSegments): ReadonlyMap<string, string> | undefined {
  // Literals alone: reaching the node was the whole test.
  if (/^1*$/.test(pattern.precedence)) return NO_VALUES;
  return matchRoute(pattern, path);
}
