// Queries over XML that nodes and sequences of nodes share.
import { spend, spendSize } from '@mockwright/language/runtime/run';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import type { XName } from './x-name.ts';
import { XElement } from './nodes.ts';
import type { XAttribute, XNode } from './nodes.ts';

function fits(element: { readonly name: XName }, name: XName | null): boolean {
  return name === null || element.name.is(name);
}
/** Elements around a node, innermost first. */
export function* ancestors(node: XNode, name: XName | null, self: boolean): Generator<XElement> {
  for (let current: XNode | null = self ? node : node.parent; current; current = current.parent) {
    spend(1);
    if (current instanceof XElement && fits(current, name)) yield current;
  }
}
/** The attributes of an element: a copy, so that they may be removed meanwhile. */
export function* attributesOf(element: XElement, name: XName | null): Generator<XAttribute> {
  for (const attribute of element.attributes.slice()) if (fits(attribute, name)) yield attribute;
}
/** Siblings after (1) or before (-1) a node, in document order. */
export function* siblings(node: XNode, direction: 1 | -1): Generator<XNode> {
  const { owner } = node;
  if (!owner) return;
  const index = node.indexIn(owner);
  spendSize(owner.nodes.length);
  yield* direction === 1 ? owner.nodes.slice(index + 1) : owner.nodes.slice(0, index);
}
/** Of those, the elements. */
export function* elementSiblings(node: XNode, direction: 1 | -1, name: XName | null): Generator<XElement> {
  for (const other of siblings(node, direction))
    if (other instanceof XElement && fits(other, name)) yield other;
}
/** The indices of the steps from the outermost owner of a node down to it. */
function pathTo(node: XNode): { readonly root: XNode; readonly indices: readonly number[] } {
  const indices: number[] = [];
  let root = node;
  for (; root.owner; root = root.owner) {
    spend(1);
    indices.push(root.indexIn(root.owner));
  }
  return { root, indices: indices.reverse() };
}
/**
 * Whether a node comes before another one in their document: -1, 0, 1; null comes first.
 * @throws {InvalidOperationException} for nodes of different documents
 */
export function compareOrder(left: XNode | null, right: XNode | null): number {
  if (left === right) return 0;
  if (!left) return -1;
  if (!right) return 1;
  const [{ root, indices: a }, { root: otherRoot, indices: b }] = [pathTo(left), pathTo(right)];
  if (root !== otherRoot) throw new InvalidOperationException('A common ancestor is missing.');
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return Math.sign(a[i]! - b[i]!);
  return Math.sign(a.length - b.length);
}
