// Values that stand in trees and know their parents: each goes with its whole tree.
import type { Packed, Packer, Unpacker } from './packed.ts';

/** How the trees of one kind are packed. */
export interface PackedTree<Node extends object = object> {
  readonly tag: string;
  /** What all nodes derive from. */
  readonly class: abstract new (...args: never[]) => Node;
  readonly parentOf: (node: Node) => Node | null;
  readonly placeOf: (node: Node, parent: Node) => number;
  readonly childAt: (parent: Node, place: number) => Node;
  readonly pack: (root: Node, packer: Packer) => Packed;
  readonly unpack: (packed: Packed, unpacker: Unpacker) => Node;
}

/** The root of a node, and the way to the node from there: places of children. */
export function wayTo<Node extends object>(
  { parentOf, placeOf }: PackedTree<Node>,
  node: Node,
): { readonly root: Node; readonly way: readonly number[] } {
  const way: number[] = [];
  let root = node;
  for (let parent = parentOf(root); parent !== null; parent = parentOf(root)) {
    way.push(placeOf(root, parent));
    root = parent;
  }
  return { root, way: way.reverse() };
}

/** The node at the end of a way. */
export function follow<Node extends object>(
  { childAt }: PackedTree<Node>,
  root: Node,
  way: readonly number[],
): Node {
  return way.reduce(childAt, root);
}
