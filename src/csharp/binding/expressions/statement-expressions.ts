// Which expressions can stand as statements (C# 13.7).
import type { ExpressionSyntax } from '../../syntax/nodes.ts';

/** Calls, assignments, increments, `await` and `new`. */
export function isStatementExpression(syntax: ExpressionSyntax): boolean {
  switch (syntax.kind) {
    case 'InvocationExpression':
    case 'AssignmentExpression':
    case 'AwaitExpression':
    case 'ObjectCreationExpression':
    case 'ImplicitObjectCreationExpression':
      return true;
    case 'PrefixUnaryExpression':
      return syntax.operator === '++' || syntax.operator === '--';
    case 'PostfixUnaryExpression':
      return (
        syntax.operator === '++' ||
        syntax.operator === '--' ||
        (syntax.operator === '!' && isStatementExpression(syntax.operand))
      );
    case 'ConditionalAccessExpression':
      return isStatementExpression(syntax.whenNotNull);
    default:
      return false;
  }
}
