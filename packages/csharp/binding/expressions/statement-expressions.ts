// Expressions as statements (C# 13.7).
import { isDelegate, taskResult } from '../../symbols/type-extensions.ts';
import type { ExpressionSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import { needsTarget, reportTargetless, toNaturalValue } from '../conversions/convert.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';
import { isSuppression, reportSuppression, withoutParentheses } from './syntax-forms.ts';
import { isBad } from '../messages/describe.ts';
import { nameOfOperand } from './calls/nameof.ts';
import { badOf } from '../messages/recovery.ts';

/** Calls, assignments, increments, `await` and `new`; not `nameof`, nor delegates that are created. */
export function isStatementExpression(
  binder: Binder,
  syntax: ExpressionSyntax,
  expression: AnyExpression,
): boolean {
  switch (syntax.kind) {
    case 'InvocationExpression':
      return nameOfOperand(binder, syntax) === undefined;
    case 'AssignmentExpression':
    case 'AwaitExpression':
      return true;
    case 'ObjectCreationExpression':
      return expression.kind === 'Bad' || expression.type === undefined || !isDelegate(expression.type);
    case 'PrefixUnaryExpression':
    case 'PostfixUnaryExpression':
      return syntax.operator === '++' || syntax.operator === '--';
    case 'ConditionalAccessExpression':
      return isAccessStatement(syntax.whenNotNull);
    default:
      return false;
  }
}

/** What stands behind `?.` is created by nobody, and names nothing. */
function isAccessStatement(syntax: ExpressionSyntax): boolean {
  if (syntax.kind === 'ConditionalAccessExpression') return isAccessStatement(syntax.whenNotNull);
  if (syntax.kind === 'PostfixUnaryExpression') return syntax.operator !== '!';
  return syntax.kind === 'InvocationExpression' || syntax.kind === 'AssignmentExpression';
}

/** `x!` and `x?.F()!`. */
function reportSuppressed(binder: Binder, syntax: ExpressionSyntax): void {
  let last = syntax;
  while (last.kind === 'ConditionalAccessExpression') last = last.whenNotNull;
  if (last === syntax) reportSuppression(binder, syntax);
  else if (isSuppression(last)) binder.error('CS8598', syntax);
}

/** The expression where it stands as a statement: an operator that changes a variable in place may do `x++` there. */
export function asStatement<Syntax extends ExpressionSyntax>(syntax: Syntax): Syntax {
  if (syntax.kind === 'PostfixUnaryExpression') return { ...syntax, isStatement: true };
  return syntax.kind === 'ConditionalAccessExpression'
    ? { ...syntax, whenNotNull: asStatement(syntax.whenNotNull), isStatement: true }
    : syntax;
}

const unusedHint = "where its value is meant, leave out the ';' behind it, or write 'return …;'";

/** An expression as a statement, or as the body of a function that returns nothing. */
export function bindStatementExpression(
  binder: Binder,
  syntax: ExpressionSyntax,
  isBody = false,
): BoundExpression {
  const expression = binder.bindExpression(asStatement(syntax));
  if (!isStatementExpression(binder, syntax, expression) && syntax.kind !== 'ThrowExpression') {
    if (!isBody && !isBad(expression)) reportSuppressed(binder, withoutParentheses(syntax));
    if (!isBody && expression.type === undefined && needsTarget(expression))
      toNaturalValue(binder, expression, syntax);
    else if (!isBody && expression.kind === 'TupleLiteral') reportTargetless(binder, expression);
    else if (!isBody && expression.kind === 'UnconvertedInterpolatedString')
      binder.toValue(expression, syntax);
    if (!(syntax.kind === 'IdentifierName' && syntax.missing))
      binder.error('CS0201', syntax, [], { hint: unusedHint });
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
