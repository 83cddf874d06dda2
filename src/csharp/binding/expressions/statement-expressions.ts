// Expressions as statements (C# 13.7).
import { taskResult } from '../../symbols/type-facts.ts';
import type { ExpressionSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import { toNaturalValue } from '../conversions/convert.ts';
import { reportSuppression, withoutParentheses } from './syntax-forms.ts';
import { isBad } from '../messages/describe.ts';
import { badOf } from '../messages/recovery.ts';

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

/** The expression where it stands as a statement: an operator that changes a variable in place may do `x++` there. */
export function asStatement<Syntax extends ExpressionSyntax>(syntax: Syntax): Syntax {
  if (syntax.kind === 'PostfixUnaryExpression') return { ...syntax, isStatement: true };
  return syntax.kind === 'ConditionalAccessExpression'
    ? { ...syntax, whenNotNull: asStatement(syntax.whenNotNull) }
    : syntax;
}

/** An expression as a statement. */
export function bindStatementExpression(binder: Binder, syntax: ExpressionSyntax): BoundExpression {
  const expression = binder.bindExpression(asStatement(syntax));
  if (!isStatementExpression(syntax) && syntax.kind !== 'ThrowExpression') {
    if (!isBad(expression)) reportSuppression(binder, withoutParentheses(syntax));
    if (!(syntax.kind === 'IdentifierName' && syntax.missing)) binder.error('CS0201', syntax);
    return badOf(syntax, [expression]);
  }
  if (isBad(expression)) return badOf(syntax, [expression]);
  const value = toNaturalValue(binder, expression, syntax);
  if (isForgottenTask(binder, value)) binder.error('CS4014', syntax);
  return value;
}

/** A call that gives a task which nobody awaits. */
function isForgottenTask(binder: Binder, value: BoundExpression): boolean {
  if (value.kind !== 'Call' && value.kind !== 'DelegateInvocation') return false;
  const isAsync = binder.function?.isAsync || (value.kind === 'Call' && value.method.flags.isAsync);
  return isAsync === true && taskResult(value.type) !== undefined;
}
