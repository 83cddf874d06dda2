// The table of areas: the one place that knows all parts of the emitter.
import type { Areas } from '../areas.ts';
import type { EmittingFunctions } from './emitting-functions.ts';
import { emitEffect, emitExpression, emitReference } from './expressions.ts';
import type { FunctionScope } from './function-scope.ts';
import { emitNested } from './long-chains.ts';
import { lvalue, referenceCode } from './lvalues.ts';
import { emitPattern } from './patterns.ts';
import { emitBlock, emitStatement } from './statements.ts';

/** Every kind of node by the functions that write it. */
export const emittingAreas: Areas<FunctionScope, EmittingFunctions> = {
  expression(scope, node) {
    const code = emitNested(scope, node, emitExpression);
    const number = scope.program.watched?.get(node);
    return number === undefined ? code : `$note(${number}, (${code}))`;
  },
  effect: emitEffect,
  reference: emitReference,
  referenceTo: referenceCode,
  lvalue,
  statement: emitStatement,
  block: emitBlock,
  pattern: emitPattern,
};
