// What the areas of the flow analysis ask of each other: the types of the functions that a walk gives them.
import type { BoundExpression, BoundStatement } from '../bound-tree/bound-nodes.ts';
import type { FlowState } from './state.ts';

/** The states after a condition. */
export interface Branches {
  readonly whenTrue: FlowState;
  readonly whenFalse: FlowState;
}

/** What the areas of the flow analysis ask of each other: each goes on from the present state of the walk. */
export interface WalkingFunctions {
  statement(statement: BoundStatement): void;
  expression(expression: BoundExpression): void;
  condition(condition: BoundExpression): Branches;
}
