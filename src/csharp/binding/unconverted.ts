// Expressions that have no type of their own yet, and things that are not values; none of them reaches the emitter.
import type { BoundExpression } from './bound-nodes.ts';

/** Needs a target type, or is a type, a namespace or a method group. */
export type UnconvertedExpression = never;
/** What binding an expression gives. */
export type AnyExpression = BoundExpression | UnconvertedExpression;
