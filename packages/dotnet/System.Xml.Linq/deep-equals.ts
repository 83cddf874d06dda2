// `XNode.DeepEquals`: whether two trees say the same.
import { spend } from '@mockwright/language/runtime/run';
import { XText, XContainer, XElement } from './nodes.ts';
import { XComment, XProcessingInstruction } from './leaf-nodes.ts';
import type { XNode } from './nodes.ts';

/** `XNode.DeepEquals`. */
export function deepEquals(left: XNode | null, right: XNode | null): boolean {
  spend(1);
  if (left === right) return true;
  if (left === null || right === null || left.nodeType !== right.nodeType) return false;
  if (left instanceof XText || left instanceof XComment) return left.text === (right as XText).text;
  if (left instanceof XProcessingInstruction)
    return (
      left.target === (right as XProcessingInstruction).target &&
      left.data === (right as XProcessingInstruction).data
    );
  if (left instanceof XElement) {
    const other = right as XElement;
    if (
      !left.name.is(other.name) ||
      left.isEmpty !== other.isEmpty ||
      left.attributes.length !== other.attributes.length
    )
      return false;
    if (
      !left.attributes.every(
        (attribute, index) =>
          attribute.name.is(other.attributes[index]!.name) &&
          attribute.value === other.attributes[index]!.value,
      )
    )
      return false;
  }
  if (left instanceof XContainer) {
    const others = (right as XContainer).nodes;
    return (
      left.nodes.length === others.length &&
      left.nodes.every((node, index) => deepEquals(node, others[index]!))
    );
  }
  return true;
}
