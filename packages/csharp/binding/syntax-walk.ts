// Walks syntax trees without knowing their nodes: what names and declarations occur in an expression.
import type { SyntaxNode } from '../syntax/nodes.ts';

type AnyNode = { readonly kind: string; readonly start: number; readonly end: number };

/** The nodes directly under a node, in the order of its parts. */
export function childNodes(node: AnyNode): readonly SyntaxNode[] {
  if (leaves.has(node.kind)) return none;
  const children: SyntaxNode[] = [];
  for (const name in node) {
    const value: unknown = (node as unknown as Readonly<Record<string, unknown>>)[name];
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) {
      for (const item of value) if (isNode(item)) children.push(item);
    } else if (isNode(value)) children.push(value);
  }
  return children;
}
const none: readonly SyntaxNode[] = [];
/** The most frequent nodes without nodes in them. */
const leaves: ReadonlySet<string> = new Set([
  'IdentifierName',
  'LiteralExpression',
  'PredefinedType',
  'ThisExpression',
  'InterpolatedStringText',
  'OmittedArraySizeExpression',
]);

function isNode(value: unknown): value is SyntaxNode {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof (value as { readonly kind?: unknown }).kind === 'string'
  );
}

/** Whether one of the places lies in the node. */
export function holdsAny({ start, end }: AnyNode, places: readonly number[]): boolean {
  return places.some((at) => at >= start && at <= end);
}

/** Whether a node of the kind occurs anywhere in it. */
export const containsKind = (node: AnyNode, kind: SyntaxNode['kind']): boolean =>
  node.kind === kind || childNodes(node).some((child) => containsKind(child, kind));

/** Whether a plain name occurs anywhere in it. */
export function mentionsName(node: AnyNode, name: string): boolean {
  const candidate = node as SyntaxNode;
  if (candidate.kind === 'IdentifierName' && candidate.text === name && !candidate.verbatim) return true;
  for (const child of childNodes(node)) if (mentionsName(child, name)) return true;
  return false;
}
