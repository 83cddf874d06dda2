// `??`: a value, or another one where it is null.
import type { Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { excludesNull, isReferenceType, isVoid, nullableUnderlying } from '../../symbols/type-extensions.ts';
import type { BinaryExpressionSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { bad, placeholder } from '../bound-tree/bound-factory.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import { waitsForTarget } from '../bound-tree/unconverted.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';
import { applyConversion } from '../conversions/apply.ts';
import { classifyImplicit, implicitBetween } from '../conversions/classify.ts';
import { convertOrReport, settleChoice, toNaturalValue } from '../conversions/convert.ts';
import { describe, isBad } from '../messages/describe.ts';
import { bindOperandOrThrow } from './throw-expressions.ts';

// ---------------------------------------------------------------- ??

/** `a ?? b`, and `a ?? b ?? …` as the chain that it is. */
export function bindNullCoalescing(binder: Binder, syntax: BinaryExpressionSyntax): BoundExpression {
  const operands = [bindLeftOperand(binder, syntax)];
  let last = syntax.right;
  while (last.kind === 'BinaryExpression' && last.operator === '??') {
    operands.push(bindLeftOperand(binder, last));
    last = last.right;
  }
  const bound = bindOperandOrThrow(binder, last);
  return operands.reduceRight<AnyExpression>(
    (right, { syntax: at, left }) => nullCoalescing(binder, at, left, right),
    bound,
  ) as BoundExpression;
}
interface CoalescingOperand {
  readonly syntax: BinaryExpressionSyntax;
  readonly left: AnyExpression;
}

function bindLeftOperand(binder: Binder, syntax: BinaryExpressionSyntax): CoalescingOperand {
  return { syntax, left: settleChoice(binder, binder.bindExpression(syntax.left)) };
}

function nullCoalescing(
  binder: Binder,
  syntax: BinaryExpressionSyntax,
  leftAny: AnyExpression,
  right: AnyExpression,
): BoundExpression {
  if (isBad(leftAny) || isBad(right.kind === 'UnconvertedThrow' ? right.exception : right))
    return bad(syntax);
  const fail = (): BoundExpression => {
    if (waitsForTarget(leftAny)) toNaturalValue(binder, leftAny, leftAny.span);
    else binder.error('CS0019', syntax, ['??', describe(leftAny), describe(right)]);
    return bad(syntax);
  };
  if (leftAny.type === undefined || isVoid(leftAny.type)) {
    if (
      leftAny.kind === 'NullLiteral' &&
      right.type !== undefined &&
      (isReferenceType(right.type) || nullableUnderlying(right.type))
    ) {
      return (
        coalesce(
          binder,
          convertOrReport(binder, leftAny, right.type, syntax.left),
          right,
          right.type,
          syntax,
        ) ?? fail()
      );
    }
    return fail();
  }
  const left = toNaturalValue(binder, leftAny, syntax.left);
  const { type } = left;
  const { library } = binder;
  const underlying = nullableUnderlying(type);
  if (!underlying && excludesNull(type)) return fail();
  if (right.type?.kind === 'dynamic' && type.kind !== 'dynamic')
    return coalesce(binder, left, right, right.type, syntax) ?? fail();
  if (underlying && classifyImplicit(library, right, underlying))
    return coalesce(binder, left, right, underlying, syntax) ?? fail();
  if (classifyImplicit(library, right, type)) return coalesce(binder, left, right, type, syntax) ?? fail();
  if (right.type !== undefined && !isVoid(right.type))
    return coalesce(binder, left, right, right.type, syntax) ?? fail();
  return fail();
}

/** The two with a result type; undefined where the left side does not convert to it. */
function coalesce(
  binder: Binder,
  left: BoundExpression,
  right: AnyExpression,
  type: Type,
  span: TextSpan,
): BoundExpression | undefined {
  const underlying = nullableUnderlying(left.type);
  const isWhole =
    nullableUnderlying(type) !== undefined && classifyImplicit(binder.library, left, type) !== undefined;
  const inside = placeholder(isWhole || !underlying ? left.type : underlying, left.span);
  const conversion = implicitBetween(binder.library, inside.type, type);
  if (!conversion) return undefined;
  const converted = applyConversion(binder, inside, conversion, type);
  return {
    kind: 'NullCoalescing',
    span,
    type,
    left,
    leftPlaceholder: inside,
    leftConverted: converted,
    right: convertOrReport(binder, right, type, right.span),
  };
}
