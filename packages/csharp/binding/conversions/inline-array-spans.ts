// The elements of inline arrays as arrays and as spans.
import { arrayOf } from '@mockwright/language/metadata/symbols';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { displayType } from '../../symbols/display.ts';
import { inlineArrayOf } from '../../symbols/inline-arrays.ts';
import type { Binder } from '../binder.ts';
import { bad } from '../bound-tree/bound-factory.ts';
import type { BoundExpression, BoundInlineArrayItems } from '../bound-tree/bound-nodes.ts';
import { variableKind } from '../expressions/assignments/variable-kind.ts';

/** The elements in the place where they are; `receiver` is an inline array. */
export function inlineArrayItems(receiver: BoundExpression): BoundInlineArrayItems {
  const { element } = inlineArrayOf(receiver.type)!;
  return { kind: 'InlineArrayItems', span: receiver.span, type: arrayOf(element), receiver };
}

/** A span over the elements of an inline array, which is a variable and lives on. */
export function spanOfItems(binder: Binder, receiver: BoundExpression, type: NamedType): BoundExpression {
  binder.compilation.noted.hasStackMemory = true;
  const operand = inlineArrayItems(receiver);
  return { kind: 'Conversion', span: receiver.span, type, operand, conversion: 'span', isChecked: false };
}

/** The same for any expression; reports what is no variable, or none that a `Span<T>` could change. */
export function spanOfInlineArray(
  binder: Binder,
  expression: BoundExpression,
  to: NamedType,
): BoundExpression {
  const kind = variableKind(binder, expression);
  if (kind === 'variable' || (kind === 'readonly' && to.name === 'ReadOnlySpan'))
    return spanOfItems(binder, expression, to);
  binder.error(to.name === 'Span' ? 'CS9164' : 'CS9165', expression.span, [displayType(to)]);
  return bad(expression.span, to);
}
