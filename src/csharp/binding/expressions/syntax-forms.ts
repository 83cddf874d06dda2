// What stands around an expression without changing its value.
import type { ExpressionSyntax, PostfixUnaryExpressionSyntax } from '../../syntax/nodes.ts';

/** What is in the parentheses around an expression: there its mistakes are told. */
export function withoutParentheses(syntax: ExpressionSyntax): ExpressionSyntax {
  return syntax.kind === 'ParenthesizedExpression' ? withoutParentheses(syntax.expression) : syntax;
}

/** `x!`. */
export const isSuppression = (syntax: ExpressionSyntax): syntax is PostfixUnaryExpressionSyntax =>
  syntax.kind === 'PostfixUnaryExpression' && syntax.operator === '!';
