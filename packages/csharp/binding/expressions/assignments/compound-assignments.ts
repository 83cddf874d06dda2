// Compound assignments: `left op= right` and `left ??= right` (C# 12.21.4).
import type { Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { excludesNull, isDelegate, nullableUnderlying } from '../../../symbols/type-extensions.ts';
import type { AssignmentExpressionSyntax } from '../../../syntax/nodes.ts';
import type { Binder } from '../../binder.ts';
import { bad, placeholder } from '../../bound-tree/bound-factory.ts';
import type { BinaryOperator, BoundExpression, BoundPlaceholder } from '../../bound-tree/bound-nodes.ts';
import { applyConversion } from '../../conversions/apply.ts';
import { classifyExplicit, classifyImplicit, implicitBetween } from '../../conversions/classify.ts';
import { castOrReport, convertOrReport, reportNoImplicit } from '../../conversions/convert.ts';
import { describe, isBad } from '../../messages/describe.ts';
import { binaryOperation } from '../../operators/binary.ts';
import { applyInstanceOperator } from '../../operators/instance-operators.ts';
import { valueArgument } from '../../overloads/argument.ts';
import type { AnyExpression } from '../../bound-tree/unconverted.ts';
import { badOf } from '../../messages/recovery.ts';
import { bindEventCompound } from './event-assignments.ts';
import { bindTarget, checkReadAndWritten } from './variables.ts';

/** `left op= right`. */
export function bindCompound(
  binder: Binder,
  syntax: AssignmentExpressionSyntax,
  operator: BinaryOperator,
): BoundExpression {
  const bound = bindTarget(binder, syntax.left);
  if (bound.kind === 'EventAccess') return bindEventCompound(binder, bound, operator, syntax.right, syntax);
  const target = checkReadAndWritten(binder, bound, 'assign', syntax.left);
  const right = binder.bindExpression(syntax.right);
  if (isBad(target) && right.kind === 'UnboundLambda') right.keepMistakes();
  if (isBad(target) || isBad(right)) return badOf(syntax, [target, right], target.type);
  const inPlace = applyInstanceOperator(
    binder,
    target,
    syntax.operator,
    [valueArgument(right, syntax.right)],
    syntax,
  );
  if (inPlace) return inPlace;
  const old = placeholder(target.type, syntax.left);
  const operation = compoundOperation(
    binder,
    operator,
    old,
    right,
    syntax.right,
    target.type,
    syntax,
    syntax.operator,
  );
  if (isBad(operation)) return bad(syntax, target.type);
  return {
    kind: 'CompoundAssignment',
    span: syntax,
    type: target.type,
    target,
    placeholder: old,
    operation,
    isInPlace: false,
  };
}

/** The new value, of the target's type: converted back by a cast where the operand alone would fit. */
function compoundOperation(
  binder: Binder,
  operator: BinaryOperator,
  old: BoundPlaceholder,
  right: AnyExpression,
  rightSpan: TextSpan,
  type: Type,
  span: TextSpan,
  text: string,
): BoundExpression {
  // Of delegates the right side is told to be no such delegate, where no string is made of both.
  if (
    isDelegate(type) &&
    (operator === '-' ||
      (operator === '+' && !classifyImplicit(binder.library, right, binder.library.special('string')))) &&
    right.type?.kind !== 'dynamic' &&
    !classifyImplicit(binder.library, right, type)
  ) {
    reportNoImplicit(binder, right, type, rightSpan);
    return bad(span);
  }
  const result = binaryOperation(binder, operator, old, right, span, { operatorText: text });
  if (isBad(result)) return result;
  // What comes of a dynamic operation is cast: `i += d` truncates a `double`.
  if (result.type.kind === 'dynamic' && type.kind !== 'dynamic')
    return castOrReport(binder, result, type, span);
  const implicit = classifyImplicit(binder.library, result, type);
  if (implicit && !implicit.ambiguous) return applyConversion(binder, result, implicit, type);
  const explicit = classifyExplicit(binder.library, result, type);
  const isShift = operator === '<<' || operator === '>>' || operator === '>>>';
  const fits = isShift || classifyImplicit(binder.library, right, type) !== undefined;
  if (explicit && !explicit.ambiguous && result.kind === 'Binary' && result.operandKind !== 'userDefined') {
    if (fits) return applyConversion(binder, result, explicit, type);
    // What is wrong is the right side: `b += 300`, `i += 1.5`.
    if (right.type !== undefined || right.kind === 'NullLiteral' || right.kind === 'UnconvertedChoice') {
      const isReal = right.constant && right.type && !isIntegerConstant(right.type);
      reportNoImplicit(binder, isReal ? placeholder(right.type, rightSpan) : right, type, span);
      return bad(span);
    }
  }
  reportNoImplicit(binder, result, type, span);
  return bad(span);
}
const isIntegerConstant = (type: Type): boolean => type.special === 'int' || type.special === 'long';

/** `left ??= right`. */
export function bindCoalescing(binder: Binder, syntax: AssignmentExpressionSyntax): BoundExpression {
  const bound = bindTarget(binder, syntax.left);
  const target = checkReadAndWritten(binder, bound, 'assign', syntax.left);
  const right = binder.bindExpression(syntax.right);
  if (isBad(target) || isBad(right)) return bad(syntax);
  const { type } = target;
  const { library } = binder;
  const underlying = nullableUnderlying(type);
  if (!underlying && excludesNull(type)) {
    binder.error('CS0019', syntax, ['??=', describe(target), describe(right)]);
    return bad(syntax);
  }
  const whole = (result: Type, value: BoundExpression): BoundExpression => {
    const inside = placeholder(result, syntax.left);
    return {
      kind: 'NullCoalescingAssignment',
      span: syntax,
      type: result,
      target,
      value,
      placeholder: inside,
      converted: inside,
    };
  };
  if (underlying && right.type?.kind !== 'dynamic' && classifyImplicit(library, right, underlying)) {
    const converted = convertOrReport(binder, right, underlying, syntax.right);
    return whole(
      underlying,
      applyConversion(binder, converted, implicitBetween(library, underlying, type)!, type),
    );
  }
  if (!classifyImplicit(library, right, type)) {
    binder.error('CS0019', syntax, ['??=', describe(target), describe(right)]);
    return bad(syntax);
  }
  return whole(type, convertOrReport(binder, right, type, syntax.right));
}
