// `throw e` as an expression.
import type { ThrowExpressionSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import type { AnyExpression } from '../unconverted.ts';

/** `throw e` as an expression. */
export function bindThrowExpression(binder: Binder, syntax: ThrowExpressionSyntax): AnyExpression {
  const exception = binder.bindConverted(syntax.expression, binder.library.core('System.Exception'));
  return { kind: 'UnconvertedThrow', span: syntax, type: undefined, exception };
}
