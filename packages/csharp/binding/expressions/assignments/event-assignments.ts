// Events on the left: `+=` and `-=`, and `=` in the type that declares one (C# 12.21.5).
import type { TextSpan } from '@mockwright/language/text/source-text';
import type { ExpressionSyntax } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { bad } from '../../bound-tree/bound-factory.ts';
import { isSameVariable } from '../../bound-tree/same-variable.ts';
import type { BinaryOperator, BoundExpression } from '../../bound-tree/bound-nodes.ts';
import { convertOrReport } from '../../conversions/convert.ts';
import { isOwnEvent, reportForeignEvent } from './readable.ts';

/** `event = handler`, which only the type of the event may say. */
export function bindEventPlain(
  binder: Binder,
  target: BoundExpression & { kind: 'EventAccess' },
  right: ExpressionSyntax,
  span: TextSpan,
): BoundExpression {
  const { event } = target;
  if (!isOwnEvent(binder, event)) {
    reportForeignEvent(binder, target);
    binder.bindExpression(right);
    return bad(span);
  }
  const value = binder.bindConverted(right, event.type);
  if (isSameVariable(target, value)) binder.error('CS1717', span);
  return { kind: 'Assignment', span, type: event.type, target, value, isRef: false };
}

/** That the parameters of a lambda or method do not fit is told of the whole. */
const ofWhole: ReadonlySet<string> = new Set(['CS0123', 'CS1593', 'CS1661', 'CS1688']);

/** `event += handler`, `event -= handler`. */
export function bindEventCompound(
  binder: Binder,
  target: BoundExpression & { kind: 'EventAccess' },
  operator: BinaryOperator,
  right: ExpressionSyntax,
  span: TextSpan,
): BoundExpression {
  const { event, receiver } = target;
  if (operator !== '+' && operator !== '-') {
    reportForeignEvent(binder, target);
    binder.bindExpression(right);
    return bad(span);
  }
  const handler = binder.bindExpression(right);
  const { diagnostics } = binder.compilation;
  const before = diagnostics.count;
  const value = convertOrReport(binder, handler, event.type, span);
  if (handler.kind === 'UnboundLambda' || handler.kind === 'MethodGroup')
    for (const diagnostic of diagnostics.takeSince(before))
      diagnostics.add(ofWhole.has(diagnostic.code) ? { ...diagnostic, span } : diagnostic);
  return {
    kind: 'EventAssignment',
    span,
    type: binder.library.special('void'),
    receiver,
    event,
    isAddition: operator === '+',
    value,
  };
}
