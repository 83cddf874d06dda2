// `throw e` as an expression.
import type { ExpressionSyntax, ThrowExpressionSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { bad } from '../bound-tree/bound-factory.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';

/** An operand that may be `throw e`: a branch, an arm, what follows `??` or `=>`. */
export function bindOperandOrThrow(binder: Binder, syntax: ExpressionSyntax): AnyExpression {
  return syntax.kind === 'ThrowExpression'
    ? bindThrowExpression(binder, syntax)
    : binder.bindExpression(syntax);
}

/** `throw e` where it cannot stand (CS8115). */
export function bindMisplacedThrow(binder: Binder, syntax: ThrowExpressionSyntax): AnyExpression {
  binder.error('CS8115', syntax.throwKeyword);
  bindThrowExpression(binder, syntax);
  return bad(syntax);
}

function bindThrowExpression(binder: Binder, syntax: ThrowExpressionSyntax): AnyExpression {
  const exception = binder.bindConverted(syntax.expression, binder.library.core('System.Exception'));
  return { kind: 'UnconvertedThrow', span: syntax, type: undefined, exception };
}
