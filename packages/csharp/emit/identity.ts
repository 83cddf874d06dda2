// Whether two references are the same object, where the code itself tells. Strings and booleans are plain JavaScript values,
// boxes of values that cannot change share them; but what they were made of is often written right there.
import type { BoundCall, BoundExpression } from '../binding/bound-tree/bound-nodes.ts';
import type { LocalSymbol } from '../symbols/local-symbols.ts';
import { isNullable } from '../symbols/type-extensions.ts';
import type { FunctionScope } from './function-scope.ts';
import { quote } from './js-text.ts';

/** Where an object comes from. */
type Origin =
  /** A literal: equal ones are one object. */
  | { readonly kind: 'literal' }
  /** A string made while the code runs, or a box. */
  | { readonly kind: 'made' | 'box'; readonly node: BoundExpression }
  /** What a method of a literal gives, which is the literal itself when nothing changes. */
  | { readonly kind: 'kept'; readonly node: BoundExpression; readonly text: string }
  | { readonly kind: 'variable'; readonly local: LocalSymbol }
  | { readonly kind: 'unknown' };

const unknown: Origin = { kind: 'unknown' };

/**
 * The code of a test whether two objects are the same one.
 * @returns undefined where only the values can tell
 */
export function identityCode(
  scope: FunctionScope,
  left: BoundExpression,
  right: BoundExpression,
  leftCode: string,
  rightCode: string,
): string | undefined {
  const [a, b] = [originOf(scope, left), originOf(scope, right)];
  const settled = (answer: boolean): string => `(${leftCode}, ${rightCode}, ${answer})`;
  if (isSame(a, b)) return settled(true);
  if (a.kind === 'unknown' || b.kind === 'unknown' || a.kind === 'variable' || b.kind === 'variable')
    return undefined;
  if (a.kind === 'box' || b.kind === 'box') return settled(false);
  if (a.kind === 'literal' && b.kind === 'literal') return undefined;
  // There is one empty string.
  const conditions = [`${leftCode} === ${rightCode}`];
  for (const [origin, code] of [
    [a, leftCode],
    [b, rightCode],
  ] as const) {
    if (origin.kind === 'made') conditions.push(`${code} === ""`);
    else if (origin.kind === 'kept') conditions.push(`(${code} === ${quote(origin.text)} || ${code} === "")`);
  }
  return `(${conditions.join(' && ')})`;
}

function isSame(a: Origin, b: Origin): boolean {
  if (a.kind === 'variable' && b.kind === 'variable') return a.local === b.local;
  return 'node' in a && 'node' in b && a.node === b.node;
}

function originOf(scope: FunctionScope, node: BoundExpression): Origin {
  if (typeof node.constant?.value === 'string') return { kind: 'literal' };
  switch (node.kind) {
    case 'Conversion':
      if (node.conversion === 'boxing')
        return node.operand.type.kind === 'typeParameter' || isNullable(node.operand.type)
          ? unknown
          : { kind: 'box', node };
      return node.conversion === 'identity' ||
        node.conversion === 'implicitReference' ||
        node.conversion === 'explicitReference'
        ? originOf(scope, node.operand)
        : unknown;
    case 'Local': {
      const value = scope.program.analysis.soleValues.get(node.local);
      if (!value) return { kind: 'variable', local: node.local };
      const origin = originOf(scope, value);
      // A variable that is assigned again may hold something else by now.
      const isLost =
        origin.kind === 'unknown' ||
        (origin.kind === 'variable' && !scope.program.analysis.soleValues.has(origin.local));
      return isLost ? { kind: 'variable', local: node.local } : origin;
    }
    case 'FieldAccess':
      return node.field.name === 'Empty' && isString(node.field.containingType)
        ? { kind: 'literal' }
        : unknown;
    case 'Binary':
      return node.operator === '+' && node.operandKind === 'string' ? { kind: 'made', node } : unknown;
    case 'InterpolatedString':
      return node.isFormattable ? unknown : { kind: 'made', node };
    case 'ObjectCreation':
      return isString(node.type) ? { kind: 'made', node } : unknown;
    case 'Call':
      return originOfCall(scope, node);
    default:
      return unknown;
  }
}

const isString = (type: BoundExpression['type'] | null | undefined): boolean =>
  type !== null && type !== undefined && type.special === 'string';

/** Methods of string that give back the string itself when it needs no change. */
const keeping: ReadonlySet<string> = new Set([
  'Insert',
  'Normalize',
  'PadLeft',
  'PadRight',
  'Remove',
  'Replace',
  'Substring',
  'ToLower',
  'ToLowerInvariant',
  'ToUpper',
  'ToUpperInvariant',
  'Trim',
  'TrimEnd',
  'TrimStart',
]);

function originOfCall(scope: FunctionScope, node: BoundCall): Origin {
  const { method, receiver } = node;
  if (!isString(method.returnType)) return unknown;
  const isOfString = isString(method.containingType);
  if (isOfString && method.isStatic) {
    if (method.name === 'Intern') return { kind: 'literal' };
    const makes = method.name === 'Concat' || method.name === 'Join' || method.name === 'Format';
    return makes ? { kind: 'made', node } : unknown;
  }
  if (!receiver) return unknown;
  if (isString(receiver.type)) {
    if (method.name === 'ToString') return originOf(scope, receiver);
    const text = constantText(scope, receiver);
    return keeping.has(method.name) && text !== undefined ? { kind: 'kept', node, text } : unknown;
  }
  const isBuilder = method.containingType?.name === 'StringBuilder';
  const isPlain = receiver.type.special !== undefined && receiver.type.special !== 'object';
  return method.name === 'ToString' && (isBuilder || (isPlain && receiver.type.special !== 'bool'))
    ? { kind: 'made', node }
    : unknown;
}

function constantText(scope: FunctionScope, node: BoundExpression): string | undefined {
  if (typeof node.constant?.value === 'string') return node.constant.value;
  const value = node.kind === 'Local' ? scope.program.analysis.soleValues.get(node.local) : undefined;
  return value && constantText(scope, value);
}
