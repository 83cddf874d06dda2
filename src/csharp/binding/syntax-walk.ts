// Walks syntax trees without knowing their nodes: what names and declarations occur in an expression.
import type { SyntaxNode } from '../syntax/nodes.ts';

type AnyNode = { readonly kind: string; readonly start: number; readonly end: number };

/** The nodes directly under a node, in the order of its parts. */
export function* childNodes(node: AnyNode): Iterable<SyntaxNode> {
  for (const value of Object.values(node)) {
    if (Array.isArray(value)) {
      for (const item of value) if (isNode(item)) yield item;
    } else if (isNode(value)) yield value;
  }
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string' && 'start' in value;
}

/** Whether a plain name occurs anywhere in it. */
export function mentionsName(node: AnyNode, name: string): boolean {
  const candidate = node as SyntaxNode;
  if (candidate.kind === 'IdentifierName' && candidate.text === name && !candidate.verbatim) return true;
  for (const child of childNodes(node)) if (mentionsName(child, name)) return true;
  return false;
}
