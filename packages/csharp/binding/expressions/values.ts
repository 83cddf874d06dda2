// Expressions as values: with their natural type, converted to a type, as constants.
import type { Type } from '@mockwright/language/metadata/symbols';
import type { ExpressionSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { bad } from '../bound-tree/bound-factory.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import { hasAnyErrors } from '../bound-tree/has-errors.ts';
import { classifyImplicit } from '../conversions/classify.ts';
import { toNaturalValue } from '../conversions/convert.ts';
import { reportLambdaResult, reportUnawaited } from '../conversions/returned-value.ts';
import { assign } from './assigned-values.ts';
import { bindBareInitializer } from './creation/arrays.ts';

/** A value with its natural type. */
export function bindValue(binder: Binder, syntax: ExpressionSyntax): BoundExpression {
  return toNaturalValue(binder, binder.bindExpression(syntax), syntax);
}

/** A value converted implicitly; array initializers too. */
export function bindConverted(binder: Binder, syntax: ExpressionSyntax, type: Type): BoundExpression {
  if (syntax.kind === 'InitializerExpression') return bindBareInitializer(binder, syntax, type);
  return assign(binder, binder.bindExpression(syntax), syntax, type);
}

/** What `return` gives, or the expression that is the body of the function whose code it is. */
export function bindReturnedValue(binder: Binder, syntax: ExpressionSyntax, type: Type): BoundExpression {
  const { isAsync, isAnonymous, kind, returnType } = binder.function!;
  if (returnType === undefined || !(isAsync || isAnonymous)) return bindConverted(binder, syntax, type);
  const expression = binder.bindExpression(syntax);
  const conversion = classifyImplicit(binder.library, expression, type);
  if (isAsync && !conversion && reportUnawaited(binder, expression, type, returnType, syntax))
    return bad(syntax, type);
  const value = assign(binder, expression, syntax, type);
  const isRefused = !conversion && type.kind !== 'error' && !hasAnyErrors(expression);
  if (isAnonymous && isRefused)
    reportLambdaResult(
      binder,
      kind === 'lambda' ? 'lambda expression' : 'anonymous method',
      isAsync,
      returnType,
      syntax,
    );
  return value;
}
