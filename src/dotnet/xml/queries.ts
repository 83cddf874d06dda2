// Queries over XML that nodes and sequences of nodes share.
import type { XName } from './names.ts';
import { XElement } from './nodes.ts';
import type { XAttribute, XNode } from './nodes.ts';

function fits(element: { readonly name: XName }, name: XName | null): boolean {
  return name === null || element.name.is(name);
}
/** Elements around a node, innermost first. */
export function* ancestors(node: XNode, name: XName | null, self: boolean): Generator<XElement> {
  for (let current: XNode | null = self ? node : node.parent; current; current = current.parent)
    if (current instanceof XElement && fits(current, name)) yield current;
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
  yield* direction === 1 ? owner.nodes.slice(index + 1) : owner.nodes.slice(0, index);
}
/** Of those, the elements. */
export function* elementSiblings(node: XNode, direction: 1 | -1, name: XName | null): Generator<XElement> {
  for (const other of siblings(node, direction))
    if (other instanceof XElement && fits(other, name)) yield other;
}
/** Whether a node comes before another one in their document: negative, 0, positive. */
export function compareOrder(left: XNode, right: XNode): number {
  if (left === right) return 0;
  const path = (node: XNode): number[] => {
    const indices: number[] = [];
    for (let current: XNode = node; current.owner; current = current.owner)
      indices.unshift(current.indexIn(current.owner));
    return indices;
  };
  const [a, b] = [path(left), path(right)];
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}
