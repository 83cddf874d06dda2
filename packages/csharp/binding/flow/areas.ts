// The table of areas: the one place that knows all parts of the walk.
import type { Areas } from '../../areas.ts';
import { walkCondition } from './conditions.ts';
import { walkExpression } from './expressions.ts';
import type { FlowContext } from './flow-context.ts';
import { walkStatement } from './statements.ts';
import type { WalkingFunctions } from './walking-functions.ts';

/** Every kind of node by the function that walks it. */
export const walkingAreas: Areas<FlowContext, WalkingFunctions> = {
  statement: walkStatement,
  expression: walkExpression,
  condition: walkCondition,
};
