// Which expressions of a condition somebody wants to see the values of, when it has come out false.
import { visitNodes } from './visit-nodes.ts';
import type { BoundExpression, BoundProgram } from '../binding/bound-tree/bound-nodes.ts';
import type { SourceText } from '@mockwright/language/text/source-text';
import type { Type } from '@mockwright/language/metadata/symbols';

/** An expression whose value is noted while it runs. */
interface WatchedExpression {
  /** As it is written. */
  readonly text: string;
  readonly type: Type;
}

/** The parts of a condition that are joined by `&&`, `||` and `!`. */
export type ConditionTree =
  | { readonly kind: '&&' | '||'; readonly operands: readonly ConditionTree[] }
  | { readonly kind: '!'; readonly operand: ConditionTree }
  | {
      readonly kind: 'part';
      /** The number of the part among what is watched, and those of the values in it, the outermost first. */
      readonly expression: number;
      readonly values: readonly number[];
    };

/** What is watched in a program. */
export interface Watched {
  readonly expressions: readonly WatchedExpression[];
  readonly numbers: ReadonlyMap<BoundExpression, number>;
  /** The conditions, one for each block that was asked about. */
  readonly conditions: readonly ConditionTree[];
}

/** Values in one part that are told at most. */
const MOST_VALUES = 6;
/** What lies deeper is not taken apart. */
const DEEPEST = 50;

/** Chooses what to watch in the values of some blocks. */
export function watch(
  bound: BoundProgram,
  sources: readonly SourceText[],
  blocks: readonly number[],
): Watched {
  const expressions: WatchedExpression[] = [];
  const numbers = new Map<BoundExpression, number>();
  const add = (node: BoundExpression, text: string): number => {
    numbers.set(node, expressions.length);
    return expressions.push({ text, type: node.type }) - 1;
  };
  const conditions = blocks.flatMap((block) => {
    const root = valueOf(bound, block);
    return root === undefined ? [] : [treeOf(root, sources[block]!, add)];
  });
  return { expressions, numbers, conditions };
}

type Add = (node: BoundExpression, text: string) => number;

function treeOf(node: BoundExpression, source: SourceText, add: Add, depth: number = 0): ConditionTree {
  const bare = withoutConversions(node);
  const within = (inner: BoundExpression): ConditionTree => treeOf(inner, source, add, depth + 1);
  if (depth === DEEPEST) return partOf(bare, source, add);
  if (isJoined(bare)) return { kind: bare.operator, operands: operandsOf(bare).map(within) };
  if (bare.kind === 'Unary' && bare.operator === '!' && bare.method === undefined) {
    const operand = withoutConversions(bare.operand);
    if (operand.kind === 'Logical') return { kind: '!', operand: within(operand) };
  }
  return partOf(bare, source, add);
}

type Joined = Extract<BoundExpression, { kind: 'Logical' }>;

function isJoined(node: BoundExpression): node is Joined {
  return node.kind === 'Logical' && node.method === undefined;
}

/** All that one operator joins: `a || b || c` may go on for thousands. */
function operandsOf(joined: Joined): readonly BoundExpression[] {
  const operands: BoundExpression[] = [];
  let at: BoundExpression = joined;
  for (; isJoined(at) && at.operator === joined.operator; at = withoutConversions(at.left))
    operands.push(at.right);
  operands.push(at);
  return operands.reverse();
}

function partOf(bare: BoundExpression, source: SourceText, add: Add): ConditionTree {
  const textOf = ({ span }: BoundExpression): string => source.text.slice(span.start, span.end).trim();
  const text = textOf(bare);
  const expression = add(bare, text);
  const values: number[] = [];
  const told = new Set([text]);
  for (const inner of innerExpressions(bare)) {
    const own = textOf(inner);
    if (values.length === MOST_VALUES) break;
    if (told.has(own) || own === '') continue;
    told.add(own);
    values.push(add(inner, own));
  }
  return { kind: 'part', expression, values };
}

/** What may have a value of its own that is worth telling. */
const TOLD: ReadonlySet<string> = new Set([
  'Local',
  'FieldAccess',
  'PropertyAccess',
  'ArrayAccess',
  'Call',
  'ConditionalAccess',
  'NullCoalescing',
  'DynamicMember',
  'DynamicIndex',
  'DynamicCall',
  'As',
]);

function isTold(node: BoundExpression): boolean {
  return TOLD.has(node.kind) || (node.kind === 'Conversion' && node.conversion === 'userDefined');
}

/** The expressions in one that are computed with it, the outermost first; what is in lambdas is not. */
function innerExpressions(root: BoundExpression): BoundExpression[] {
  const found: BoundExpression[] = [];
  const inLambdas = new Set<unknown>();
  visitNodes(root, (node) => {
    if (node.kind === 'Lambda') visitNodes({ ...node, kind: 'Body' }, (inner) => void inLambdas.add(inner));
    const expression = node as unknown as BoundExpression;
    if (node === (root as unknown) || inLambdas.has(node) || !isTold(expression)) return;
    if (expression.constant === undefined) found.push(expression);
  });
  return found;
}

function withoutConversions(node: BoundExpression): BoundExpression {
  let bare = node;
  while (bare.kind === 'Conversion' && bare.method === undefined) bare = bare.operand;
  return bare;
}

/** The value that a block gives: of its last statement. */
function valueOf(bound: BoundProgram, block: number): BoundExpression | undefined {
  const { body } = bound.submissions[block]!.function;
  const last = body.statements.at(-1);
  return last?.kind === 'Return' ? last.value : undefined;
}
