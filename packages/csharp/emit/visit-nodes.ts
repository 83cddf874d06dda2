// A walk over the bound tree.
import { countStep } from '@mockwright/language/text/work-limit';
import type { MethodSymbol, PropertySymbol, Type } from '@mockwright/language/metadata/symbols';
import type { BoundExpression } from '../binding/bound-tree/bound-nodes.ts';
import type { LocalSymbol } from '../symbols/local-symbols.ts';

/** A node, or a part of one, as far as visitors look at it. */
export interface VisitedNode {
  readonly kind?: string;
  readonly type?: Type;
  readonly constant?: unknown;
  readonly local?: LocalSymbol;
  readonly filter?: BoundExpression;
  readonly method?: MethodSymbol;
  readonly property?: PropertySymbol;
  readonly conversion?: string;
  readonly operandKind?: string;
  readonly operator?: string;
  readonly left?: unknown;
  readonly right?: unknown;
  readonly positional?: unknown;
  readonly enumeration?: string;
  readonly deconstruction?: unknown;
}
type Visitor = (node: VisitedNode) => void;

/** Calls `visit` on every bound node below (and with) the value, parts of nodes included. Symbols and types are not entered. */
export function visitNodes(value: unknown, visit: Visitor): void {
  const deep = [value];
  for (let at = deep.pop(); at !== undefined; at = deep.pop()) visitWithin(at, visit, deep, 0);
}
/** How deep it goes at once; what lies deeper is visited later. */
const deepest = 200;

function visitWithin(value: unknown, visit: Visitor, deep: unknown[], depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth > deepest) {
    deep.push(value);
    return;
  }
  if (Array.isArray(value)) {
    for (const item of value) visitWithin(item, visit, deep, depth + 1);
    return;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return;
  countStep();
  visit(value);
  for (const key in value) {
    if (key === 'span' || key === 'type' || key === 'constant') continue;
    const child = (value as Record<string, unknown>)[key];
    if (typeof child === 'object' && child !== null) visitWithin(child, visit, deep, depth + 1);
  }
}
