// The table by which the parts of the emitter reach each other.
import { emitEffect, emitExpression, emitReference } from './expressions.ts';
import type { EmitAreas } from './function-scope.ts';
import { emitNested } from './long-chains.ts';
import { lvalue, referenceCode } from './lvalues.ts';
import { emitPattern } from './patterns.ts';
import { emitBlock, emitStatement, returnValue } from './statements.ts';

/** Every kind of node by the function that writes it. */
export const emitAreas: EmitAreas = {
  expression(scope, node) {
    const code = emitNested(scope, node, emitExpression);
    const number = scope.program.watched?.get(node);
    return number === undefined ? code : `$note(${number}, (${code}))`;
  },
  effect: emitEffect,
  reference: emitReference,
  referenceTo: referenceCode,
  lvalue,
  returnValue,
  statement: emitStatement,
  block: emitBlock,
  pattern: emitPattern,
};
