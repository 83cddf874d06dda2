// What a `switch` looks at: an expression with a value and a type.
import { isVoid } from '../../symbols/type-extensions.ts';
import type { ExpressionSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { bad } from '../bound-tree/bound-factory.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import type { AnyExpression, TupleLiteral } from '../bound-tree/unconverted.ts';
import { reportTargetless } from '../conversions/convert.ts';
import { describe, isBad } from '../messages/describe.ts';

/** Binds it; what has no type by itself is reported with the code of the construct. */
export function bindGoverningValue(
  binder: Binder,
  syntax: ExpressionSyntax,
  code: 'CS8117' | 'CS8119',
): BoundExpression {
  const bound = binder.bindExpression(syntax);
  if (
    bound.kind === 'NullLiteral' ||
    bound.kind === 'UnboundLambda' ||
    bound.kind === 'MethodGroup' ||
    (bound.type !== undefined && isVoid(bound.type))
  ) {
    binder.error(code, syntax, [describe(bound)]);
    return bad(syntax);
  }
  if (!isTypelessTuple(bound)) return binder.toValue(bound, syntax);
  if (!reportTargetless(binder, bound)) binder.error(code, syntax, [describe(bound)]);
  return bad(syntax);
}

/** A tuple of which an element has no type by itself, though nothing is wrong with it. */
export const isTypelessTuple = (expression: AnyExpression): expression is TupleLiteral =>
  expression.kind === 'TupleLiteral' && expression.type === undefined && !expression.elements.some(isBad);
