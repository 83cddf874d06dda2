// The four kinds of values of XPath, and how they become each other.
import { spendMemory, spendSize } from '@mockwright/language/runtime/run';
import { doubleText } from '@mockwright/language/runtime/number-text';

/** The kinds of nodes that XPath 1.0 knows. */
type NodeKind =
  'root' | 'element' | 'attribute' | 'namespace' | 'text' | 'comment' | 'processing-instruction';

/** A tree that can be asked. */
export interface NodeModel<N> {
  kind(node: N): NodeKind;
  parent(node: N): N | null;
  children(node: N): readonly N[];
  attributes(node: N): readonly N[];
  /** The declarations of namespaces in force at an element. */
  namespaces(node: N): readonly N[];
  /** The elements with that ID in the document of a node. */
  byId(node: N, id: string): readonly N[];
  /** The name without prefix; empty for nodes without name. */
  local(node: N): string;
  uri(node: N): string;
  /** The name as it is written. */
  name(node: N): string;
  /** The string-value. */
  text(node: N): string;
}

/** Where an expression is evaluated: a node among others. */
export interface Context<N> {
  readonly node: N;
  readonly position: number;
  readonly size: number;
}

/** A string, a number, a boolean, or nodes in document order. */
export type XPathValue<N> = string | number | boolean | readonly N[];

/** The string-value of a node, which is paid for. */
export function textOf<N>(node: N, model: NodeModel<N>): string {
  const text = model.text(node);
  spendMemory(text.length);
  return text;
}
/** `string(value)`. */
export function stringOf<N>(value: XPathValue<N>, model: NodeModel<N>): string {
  switch (typeof value) {
    case 'string':
      spendSize(value.length);
      return value;
    case 'boolean':
      return value ? 'true' : 'false';
    case 'number':
      return numberText(value);
    default:
      return value.length === 0 ? '' : textOf(value[0]!, model);
  }
}
function numberText(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  return value === 0 ? '0' : doubleText(value);
}
/** `number(value)`. */
export function numberOf<N>(value: XPathValue<N>, model: NodeModel<N>): number {
  switch (typeof value) {
    case 'number':
      return value;
    case 'boolean':
      return value ? 1 : 0;
    default: {
      const text = stringOf(value, model).trim();
      return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text) ? Number(text) : NaN;
    }
  }
}
/** `boolean(value)`. */
export function booleanOf<N>(value: XPathValue<N>): boolean {
  switch (typeof value) {
    case 'boolean':
      return value;
    case 'number':
      return value !== 0 && !Number.isNaN(value);
    default:
      return value.length > 0;
  }
}
