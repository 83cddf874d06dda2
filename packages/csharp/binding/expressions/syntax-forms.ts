// What stands around an expression without changing its value.
import type { ExpressionSyntax, PostfixUnaryExpressionSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';

/** What is in the parentheses around an expression, those of `checked` too: there its mistakes are told. */
export function withoutParentheses(syntax: ExpressionSyntax): ExpressionSyntax {
  return syntax.kind === 'ParenthesizedExpression' || syntax.kind === 'CheckedExpression'
    ? withoutParentheses(syntax.expression)
    : syntax;
}

/** Reports `x!` where it is no operand. @returns whether it is one */
export function reportSuppression(binder: Binder, syntax: ExpressionSyntax): boolean {
  if (!isSuppression(syntax)) return false;
  binder.error('CS8598', withoutParentheses(syntax.operand));
  return true;
}

/** `x!`. */
export const isSuppression = (syntax: ExpressionSyntax): syntax is PostfixUnaryExpressionSyntax =>
  syntax.kind === 'PostfixUnaryExpression' && syntax.operator === '!';

/** `x` of `x!`, where the suppression means nothing to what follows. */
export const withoutSuppression = (syntax: ExpressionSyntax): ExpressionSyntax => {
  const inner = withoutParentheses(syntax);
  return isSuppression(inner) ? withoutSuppression(inner.operand) : syntax;
};
