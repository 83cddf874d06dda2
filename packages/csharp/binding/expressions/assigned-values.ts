// A value for a variable of a type, be that type one that nobody knows.
import { errorType } from '@mockwright/language/metadata/symbols';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { isErroneous } from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import { bad } from '../bound-tree/bound-factory.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';
import { assignOrReport, toNaturalValue } from '../conversions/convert.ts';
import { isBad } from '../messages/describe.ts';

/** The expression converted implicitly to the type; reports where that cannot be. */
export function assign(
  binder: Binder,
  expression: AnyExpression,
  syntax: TextSpan,
  type: Type,
): BoundExpression {
  if (isErroneous(type) && type.kind === 'error')
    return isBad(expression) ? bad(syntax) : quietValue(binder, expression, syntax);
  return assignOrReport(binder, expression, type);
}

/** For a target that was reported: the value's own mistakes count, not that it does not fit. */
function quietValue(
  binder: Binder,
  expression: Parameters<typeof toNaturalValue>[1],
  span: TextSpan,
): BoundExpression {
  if (expression.kind === 'UnboundLambda') return expression.convertTo(errorType as never);
  const { result } = binder.speculate(() => toNaturalValue(binder, expression, span));
  return result.kind === 'Bad' ? result : toNaturalValue(binder, expression, span);
}
