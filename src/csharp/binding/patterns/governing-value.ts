// What a `switch` looks at: an expression with a value and a type.
import { isVoid } from '../../symbols/type-facts.ts';
import type { ExpressionSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { bad } from '../bound-tree/bound-factory.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import { describe } from '../messages/describe.ts';

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
  return binder.toValue(bound, syntax);
}
