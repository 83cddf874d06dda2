// Binds `a op b` for operands that are bound already: the operator, conversions of the operands, the constant's value.
import { errorType } from '@mockwright/language/metadata/symbols';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayType } from '../../symbols/display.ts';
import {
  enumUnderlyingOf,
  isEnum,
  isNamed,
  isNullable,
  isString,
  stripNullable,
} from '../../symbols/type-extensions.ts';
import type { Binder } from '../binder.ts';
import { bad, literal } from '../bound-tree/bound-factory.ts';
import type { BinaryOperator, BoundExpression } from '../bound-tree/bound-nodes.ts';
import { plainText } from '../constants/constant-text.ts';
import { foldNumericConversion } from '../constants/fold-conversion.ts';
import { foldBinary } from '../constants/fold-operators.ts';
import { displayMember } from '../../symbols/display.ts';
import type { FoldedOperation } from '../constants/fold-operators.ts';
import { conversionCode } from '../conversions/conversion-hints.ts';
import { classifyImplicit } from '../conversions/classify.ts';
import { convertOrReport, settleChoice } from '../conversions/convert.ts';
import { describe, isBad } from '../messages/describe.ts';
import { reportObsolete } from '../messages/obsolete.ts';
import { hasAnyErrors } from '../bound-tree/has-errors.ts';
import { badWith } from '../bound-tree/bound-parts.ts';
import { checkComparison, checkNulls } from './comparison-warnings.ts';
import { dynamicBinary } from '../dynamic/dynamic-operations.ts';
import { isUnconverted } from '../bound-tree/unconverted.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';
import { resolveBinary } from './binary-signatures.ts';
import { isComparison } from './comparison-operators.ts';
import { checkSignExtension } from './sign-extension.ts';
import { isEquality } from './signature.ts';
import type { BinarySignature } from './signature.ts';
import { rivalOperators } from './user-defined-operators.ts';
import { utf8Sum } from './utf8-text.ts';
import { isTupleComparison, tupleEquality } from './tuple-equality.ts';

/** How the operator is written, where it is not the operator itself: `+=`. */
export interface BinaryOptions {
  readonly operatorText?: string | undefined;
}

/** `left operator right`. */
export function binaryOperation(
  binder: Binder,
  operator: BinaryOperator,
  left: AnyExpression,
  right: AnyExpression,
  span: TextSpan,
  options: BinaryOptions = {},
): BoundExpression {
  const { isPristine } = binder.compilation.diagnostics;
  // A variable that needs itself is reported only once its value is bound.
  if (isPristine ? isBad(left) || isBad(right) : hasAnyErrors(left) || hasAnyErrors(right))
    return badWith(span, [left, right], isComparison(operator) ? binder.library.special('bool') : errorType);
  const isDynamic = left.type?.kind === 'dynamic' || right.type?.kind === 'dynamic';
  const isEquality = operator === '==' || operator === '!=';
  if (isDynamic) return dynamicBinary(binder, operator, left, right, span, options.operatorText);
  const untyped = [left, right].find(
    ({ kind }) => kind === 'UnconvertedCreation' || (kind === 'DefaultLiteral' && !isEquality),
  );
  if (untyped) {
    binder.error('CS8310', span, [options.operatorText ?? operator, describe(untyped)]);
    return bad(span);
  }
  if (isEquality && isTupleComparison(left, right))
    return tupleEquality(binder, operator, left, right, span, binaryOperation);
  const resolution = resolveBinary(binder, operator, left, right);
  const text = options.operatorText ?? operator;
  if (resolution === 'ambiguous') {
    const [first, second] = rivalOperators(binder, operator, [left, right]);
    if (first && second) {
      const start = binder.source.text.indexOf(text, left.span.end);
      const between = first.isLifted ? [second, first] : [first, second];
      binder.error(
        'CS9342',
        { start, end: start + text.length },
        between.map(({ method }) => displayMember(method)),
      );
    } else {
      binder.error('CS0034', span, [text, describe(left), describe(right)]);
      if (text === operator) for (const operand of [left, right]) settleChoice(binder, operand);
    }
    return badWith(span, [left, right]);
  }
  if (resolution === undefined)
    return (
      resolveAgainstNull(binder, operator, left, right, span) ??
      (operator === '+' ? utf8Sum(binder, left, right, span) : undefined) ??
      reportNoOperator(binder, operator, text, left, right, span)
    );
  return apply(binder, operator, resolution, left, right, span);
}

function reportNoOperator(
  binder: Binder,
  operator: BinaryOperator,
  text: string,
  left: AnyExpression,
  right: AnyExpression,
  span: TextSpan,
): BoundExpression {
  if (left.kind === 'DefaultLiteral' || right.kind === 'DefaultLiteral') {
    const isBoth = left.kind === 'DefaultLiteral' && right.kind === 'DefaultLiteral';
    if (isBoth) binder.error('CS8315', span, [text, 'default', 'default']);
    else if ([left, right].some(({ kind, type }) => kind !== 'DefaultLiteral' && type === undefined))
      binder.error('CS0034', span, [text, describe(left), describe(right)]);
    else {
      const other = (left.kind === 'DefaultLiteral' ? right : left).type;
      if (other?.kind === 'typeParameter' && (operator === '==' || operator === '!='))
        binder.error('CS8761', span, [text, displayType(other)]);
      else binder.error('CS0019', span, [text, describe(left), describe(right)]);
    }
    return bad(span);
  }
  binder.error('CS0019', span, [text, describe(left), describe(right)], {
    hint: hintFor(binder, operator, left, right),
  });
  if (text === operator) for (const operand of [left, right]) settleChoice(binder, operand);
  const type = isEquality(operator) ? binder.library.special('bool') : errorType;
  return badWith(span, [left, right], type);
}

/** A JSON token, an object or a text beside a value of another type: what to write instead. */
function hintFor(
  binder: Binder,
  operator: BinaryOperator,
  left: AnyExpression,
  right: AnyExpression,
): string | undefined {
  for (const [value, other] of [
    [left, right],
    [right, left],
  ] as const) {
    if (!other.type || !isNamed(other.type)) continue;
    if (value.type?.special === 'char' && other.type.special === 'string')
      return "single characters stand in single quotes: 'a'";
    if (other.type.special === undefined && !isNullable(other.type)) continue;
    const code = conversionCode(binder, value, other.type);
    if (code !== undefined)
      return value === left ? `write '${code} ${operator} …'` : `write '… ${operator} ${code}'`;
  }
  return undefined;
}

/** `5 == null`: never true, as nullable values are compared. */
function resolveAgainstNull(
  binder: Binder,
  operator: BinaryOperator,
  left: AnyExpression,
  right: AnyExpression,
  span: TextSpan,
): BoundExpression | undefined {
  if (operator !== '==' && operator !== '!=') return undefined;
  const value = left.kind === 'NullLiteral' ? right : right.kind === 'NullLiteral' ? left : undefined;
  if (!value || isUnconverted(value) || !isNamed(value.type) || value.type.kind !== 'enum') return undefined;
  return warnNeverNull(binder, operator, value, value.type, span);
}

function warnNeverNull(
  binder: Binder,
  operator: BinaryOperator,
  value: BoundExpression,
  type: Type,
  span: TextSpan,
): BoundExpression {
  const result = operator === '!=';
  binder.error('CS0472', span, [result ? 'true' : 'false', displayType(type), `${displayType(type)}?`]);
  const bool = binder.library.special('bool');
  if (value.constant) return literal(result, bool, span);
  return {
    kind: 'Binary',
    span,
    type: bool,
    operator,
    operandKind: 'nullTest',
    left: value,
    right: literal(null, value.type, span),
    isLifted: false,
    isChecked: false,
  };
}

function apply(
  binder: Binder,
  operator: BinaryOperator,
  found: BinarySignature,
  left: AnyExpression,
  right: AnyExpression,
  span: TextSpan,
): BoundExpression {
  const isEquality = operator === '==' || operator === '!=';
  const nullSide = left.kind === 'NullLiteral' ? right : right.kind === 'NullLiteral' ? left : undefined;
  if (
    isEquality &&
    nullSide &&
    !isUnconverted(nullSide) &&
    (found.isLifted || found.kind === 'nullTest' || found.kind === 'string')
  ) {
    const target = nullSide === left ? found.left : found.right;
    const conversion = classifyImplicit(binder.library, nullSide, target)?.userDefined;
    const value = conversion ? convertOrReport(binder, nullSide, target, nullSide.span) : nullSide;
    const { type } = value;
    if (found.isLifted && !isNullable(conversion?.to ?? type) && found.kind !== 'userDefined')
      return warnNeverNull(binder, operator, value, stripNullable(target), span);
    if (nullSide.constant && found.kind === 'nullTest')
      return literal((nullSide.constant.value === null) === (operator === '=='), found.result, span);
    if (!(isString(type) && nullSide.constant)) {
      return {
        kind: 'Binary',
        span,
        type: found.result,
        operator,
        operandKind: 'nullTest',
        left: value,
        right: literal(null, type, span),
        isLifted: false,
        isChecked: false,
      };
    }
  }
  if (found.method) reportObsolete(binder, found.method, span);
  checkComparison(binder, operator, found, left, right, span);
  const convertedLeft = convertOrReport(binder, left, found.left, left.span);
  const convertedRight = convertOrReport(binder, right, found.right, right.span);
  checkNulls(binder, operator, found, left, right, span);
  if (operator === '|') checkSignExtension(binder, found, convertedLeft, convertedRight, span);
  const constant = fold(binder, operator, found, convertedLeft, convertedRight, span);
  if (constant === 'failed') return bad(span);
  const node: BoundExpression = {
    kind: 'Binary',
    span,
    type: found.result,
    operator,
    operandKind: found.kind,
    left: convertedLeft,
    right: convertedRight,
    isLifted: found.isLifted,
    isChecked: binder.isChecked,
    ...(found.method && { method: found.method }),
  };
  return constant ? literal(constant.value, found.result, span) : node;
}

/** The constant's value; `failed` after reporting. */
function fold(
  binder: Binder,
  operator: BinaryOperator,
  found: BinarySignature,
  left: BoundExpression,
  right: BoundExpression,
  span: TextSpan,
): { readonly value: NonNullable<BoundExpression['constant']>['value'] } | 'failed' | undefined {
  if (found.isLifted || found.method) return undefined;
  if (!left.constant || !right.constant) return undefined;
  const folded =
    found.kind === 'enum'
      ? foldEnum(binder, operator, found, left, right, span)
      : foldBinary(operator, found.kind, left.constant.value, right.constant.value, !binder.isUnchecked);
  return report(binder, folded, folded === 'tooLong' ? right.span : span);
}

function report(
  binder: Binder,
  folded: FoldedOperation | 'failed' | undefined,
  span: TextSpan,
): { readonly value: NonNullable<BoundExpression['constant']>['value'] } | 'failed' | undefined {
  if (folded === 'failed') return folded;
  if (folded === 'overflow') binder.error('CS0220', span);
  else if (folded === 'decimalFailure') binder.error('CS0463', span);
  else if (folded === 'divisionByZero') binder.error('CS0020', span);
  else if (folded === 'tooLong') binder.error('CS8095', span);
  else return folded;
  return 'failed';
}

function foldEnum(
  binder: Binder,
  operator: BinaryOperator,
  found: BinarySignature,
  left: BoundExpression,
  right: BoundExpression,
  span: TextSpan,
): FoldedOperation | 'failed' | undefined {
  const isChecked = !binder.isUnchecked;
  const type = [found.left, found.right].map(stripNullable).find(isEnum)!;
  const underlying = enumUnderlyingOf(type).special!;
  const kind = underlying === 'long' || underlying === 'ulong' || underlying === 'uint' ? underlying : 'int';
  const folded = foldBinary(operator, kind, left.constant!.value, right.constant!.value, isChecked);
  if (folded === undefined || typeof folded === 'string' || isComparison(operator)) return folded;
  const number = binder.library.special(kind);
  const converted = foldNumericConversion(folded.value, number.special, underlying, isChecked);
  if (converted !== 'overflow') return converted;
  binder.error('CS0221', span, [plainText(folded.value, number), displayType(found.result)]);
  return 'failed';
}
