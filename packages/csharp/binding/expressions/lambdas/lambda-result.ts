// What a lambda with an expression for a body gives back.
import { reportLambdaResult, reportUnawaited } from '../../conversions/returned-value.ts';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { isVoid } from '../../../symbols/type-extensions.ts';
import { bad } from '../../bound-tree/bound-factory.ts';
import type { BoundExpression, BoundStatement } from '../../bound-tree/bound-nodes.ts';
import { applyConversion } from '../../conversions/apply.ts';
import { classifyImplicit } from '../../conversions/classify.ts';
import { isBadText, reportNoImplicit, toNaturalValue } from '../../conversions/convert.ts';
import { hasAnyErrors } from '../../bound-tree/has-errors.ts';
import { badWith } from '../../bound-tree/bound-parts.ts';
import type { AnyExpression, UnboundLambda } from '../../bound-tree/unconverted.ts';
import type { LambdaBody } from './lambda-body.ts';

/** A lambda whose result is converted. */
type ReturningLambda = Pick<UnboundLambda, 'isAsync' | 'hasBlockBody' | 'word'>;

/** The expression of a lambda as the statement of its body. @param result undefined where it gives nothing back */
export function finalStatement(
  lambda: ReturningLambda,
  body: LambdaBody,
  expression: AnyExpression,
  span: TextSpan,
  returnType: Type,
  result: Type | undefined,
): BoundStatement {
  if (expression.kind === 'UnconvertedThrow') return { kind: 'Throw', span, exception: expression.exception };
  if (result !== undefined)
    return { kind: 'Return', span, value: convertReturn(lambda, body, expression, result, returnType, span) };
  const isStatement = body.isStatementExpression || isVoidExpression(expression);
  if (!isStatement) body.inner.error('CS0201', span);
  return {
    kind: 'ExpressionStatement',
    span,
    expression: isStatement ? toNaturalValue(body.inner, expression, span) : badWith(span, [expression]),
  };
}

/** A value that a lambda gives back, as the type that it is to be; reports where it cannot be. */
export function convertReturn(
  lambda: ReturningLambda,
  body: LambdaBody,
  expression: AnyExpression,
  result: Type,
  returnType: Type,
  span: TextSpan,
): BoundExpression {
  const conversion = classifyImplicit(body.inner.library, expression, result);
  if (isBadText(expression)) return badWith(span, [expression], result);
  if (conversion && !conversion.ambiguous) return applyConversion(body.inner, expression, conversion, result);
  if (lambda.isAsync && reportUnawaited(body.inner, expression, result, returnType, span))
    return bad(span, result);
  if (!hasAnyErrors(expression)) {
    reportNoImplicit(body.inner, expression, result, span, conversion);
    if (result.kind === 'error' && !lambda.hasBlockBody) return bad(span, result);
    reportLambdaResult(body.inner, lambda.word, lambda.isAsync, returnType, span);
  }
  return badWith(span, [expression], result);
}

/** Whether it has a type and that is `void`. */
export const isVoidExpression = (expression: AnyExpression | undefined): boolean =>
  expression?.type !== undefined && isVoid(expression.type);
