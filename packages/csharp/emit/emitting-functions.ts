// What the areas of the emitter ask of each other: the types of the functions that a scope gives them.
import type {
  BoundBlock,
  BoundExpression,
  BoundPattern,
  BoundStatement,
} from '../binding/bound-tree/bound-nodes.ts';
import type { LValue, TargetUse } from './target.ts';

/** What the areas of the emitter ask of each other. Expressions come back safe to stand as operands. */
export interface EmittingFunctions {
  expression(node: BoundExpression): string;
  /** The `Ref` that a call by reference gives. */
  reference(node: BoundExpression): string;
  /** A `Ref` to a variable, or to a cell with the value; perhaps one by which nothing is stored. */
  referenceTo(node: BoundExpression, isReadOnly?: boolean): string;
  /** A variable or another target, taken apart. */
  lvalue(node: BoundExpression, use: TargetUse): LValue;
  /** The value is not used. */
  effect(node: BoundExpression): string;
  statement(node: BoundStatement): string;
  block(node: BoundBlock): string;
  /** A test of the value (a name or other expression without effects) that also assigns the pattern's variables. */
  pattern(node: BoundPattern, value: string): string;
}
