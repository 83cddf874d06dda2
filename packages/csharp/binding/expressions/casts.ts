// `(T)x`, `x as T`, `x is T` (C# 12.9.8, 12.12.12, 12.12.13).
import type { Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayType } from '../../symbols/display.ts';
import {
  hasTypeParameters,
  isErroneous,
  isNonNullableValueType,
  isNullable,
  isRefLike,
  isReferenceType,
  isValueType,
  nullableUnderlying,
  stripNullable,
  isNamed,
} from '../../symbols/type-extensions.ts';
import type {
  AsExpressionSyntax,
  CastExpressionSyntax,
  ExpressionSyntax,
  IsExpressionSyntax,
  TypeSyntax,
} from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { bad, literal } from '../bound-tree/bound-factory.ts';
import type { BoundExpression } from '../bound-tree/bound-nodes.ts';
import { builtInExplicit } from '../conversions/between-types.ts';
import { castOrReport, reportTargetless, toNaturalValue } from '../conversions/convert.ts';
import { isIdentityOrReference, isBoxing } from '../conversions/reference.ts';
import { describe, isBad } from '../messages/describe.ts';
import { sameType } from '../lookup/member-lookup.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';

/** `(T)expression`. */
export function bindCast(binder: Binder, syntax: CastExpressionSyntax): BoundExpression {
  const operand = binder.bindExpression(syntax.expression);
  const type = binder.bindType(syntax.type);
  if (isNamed(type) && type.flags.isStatic) {
    binder.error('CS0716', syntax, [displayType(type)]);
    return bad(syntax, type);
  }
  if (isErroneous(type)) return bad(syntax, type);
  const converted = castOrReport(binder, operand, type, syntax);
  if (converted.kind === 'Bad') return bad(syntax, type);
  const span = spanOf(syntax);
  // A cast that changes nothing makes a value of a variable all the same.
  if (converted === operand && !converted.constant)
    return {
      kind: 'Conversion',
      span,
      type,
      operand: converted,
      conversion: 'identity',
      isChecked: binder.isChecked,
    };
  return sameType(converted.type, type) && converted.span !== syntax ? { ...converted, span } : converted;
}
const spanOf = ({ start, end }: TextSpan): TextSpan => ({ start, end });

/** `expression as T`. */
export function bindAs(binder: Binder, syntax: AsExpressionSyntax): BoundExpression {
  const operand = binder.bindExpression(syntax.left);
  const type = binder.bindType(syntax.type);
  if (isBad(operand)) return bad(syntax, type);
  if (operand.kind === 'TupleLiteral' && operand.type === undefined) {
    binder.error('CS8307', syntax.left);
    return bad(syntax, type);
  }
  const value = operand.kind === 'NullLiteral' ? operand : operandOf(binder, operand, syntax.left);
  if (!value || isErroneous(type)) return bad(syntax, type);
  if (reportAnnotated(binder, 'CS8651', syntax.type, type)) return bad(syntax, type);
  if (isNonNullableValueType(type) || (type.kind === 'typeParameter' && !isReferenceType(type))) {
    if (type.kind === 'typeParameter') binder.error('CS0413', syntax, [type.name]);
    else binder.error('CS0077', syntax, [displayType(type)]);
    return bad(syntax, type);
  }
  if (value.kind === 'NullLiteral') return castOrReport(binder, value, type, syntax);
  if (value.type.kind === 'typeParameter' && isRefLike(value.type)) {
    binder.error('CS0019', syntax, ['as', displayType(value.type), displayType(type)]);
    return bad(syntax, type);
  }
  if (!mayBeAs(value.type, type)) {
    binder.error('CS0039', syntax, [
      displayType(value.type, { isQualified: true }),
      displayType(type, { isQualified: true }),
    ]);
    return bad(syntax, type);
  }
  if (isIdentityOrReference(value.type, type))
    return { ...castOrReport(binder, value, type, syntax), span: spanOf(syntax) };
  if (isOtherValue(value.type, type)) binder.error('CS0458', syntax, [displayType(type)]);
  return { kind: 'As', span: syntax, type, operand: boxed(binder, value) };
}

/** Reports `string?` where values are tested for a type: they are never of a nullable reference type. @returns whether it did */
function reportAnnotated(
  binder: Binder,
  code: 'CS8650' | 'CS8651',
  syntax: ExpressionSyntax | TypeSyntax,
  type: Type,
): boolean {
  if (syntax.kind !== 'NullableType' || !isReferenceType(type)) return false;
  binder.error(code, syntax, [displayType(type)]);
  return true;
}

/** Whether a value is asked to be a nullable one of another type, which it never is. */
const isOtherValue = (from: Type, to: Type): boolean =>
  isNamed(from) && from.isValueType && isNullable(to) && nullableUnderlying(to) !== stripNullable(from);

/** `expression is T`, T being a type. */
export function bindIsType(
  binder: Binder,
  syntax: IsExpressionSyntax,
  operand: AnyExpression,
  type: Type,
): BoundExpression {
  const bool = binder.library.special('bool');
  if (isBad(operand) || isErroneous(type)) return bad(syntax, bool);
  if (reportAnnotated(binder, 'CS8650', syntax.type, type)) return bad(syntax, bool);
  if (operand.kind === 'NullLiteral') {
    binder.error('CS0184', syntax, [displayType(type)]);
    return literal(false, bool, syntax);
  }
  if (operand.kind === 'TupleLiteral' && operand.type === undefined) {
    if (!reportTargetless(binder, operand)) binder.error('CS0023', syntax.left, ['is', describe(operand)]);
    return bad(syntax, bool);
  }
  const value = operandOf(binder, operand, syntax.left);
  if (!value) return bad(syntax, bool);
  const tested = nullableUnderlying(type) ?? type;
  const from = nullableUnderlying(value.type) ?? value.type;
  if (type.kind === 'dynamic') binder.error('CS1981', syntax, ['is', 'dynamic', 'Object']);
  if (!mayBe(value.type, type) || value.constant?.value === null)
    binder.error('CS0184', syntax, [displayType(type)]);
  else if (
    (isValueType(from) && !isNullable(value.type) && (sameType(from, tested) || isBoxing(from, tested))) ||
    (typeof value.constant?.value === 'string' && isIdentityOrReference(value.type, type))
  )
    binder.error('CS0183', syntax, [displayType(type)]);
  return {
    kind: 'IsPattern',
    span: syntax,
    type: bool,
    operand: value,
    pattern: {
      kind: 'DeclarationPattern',
      span: syntax.type,
      inputType: value.type,
      type: tested,
      local: undefined,
      isVar: false,
    },
  };
}

function operandOf(binder: Binder, operand: AnyExpression, span: TextSpan): BoundExpression | undefined {
  if (operand.kind === 'UnboundLambda' || operand.kind === 'MethodGroup') {
    binder.error('CS0837', span);
    return undefined;
  }
  const value = toNaturalValue(binder, operand, span);
  return isBad(value) ? undefined : value;
}

/** Whether `as` may be asked; of a nullable type it may be even where the answer is known: `5L as int?` is null. */
function mayBeAs(from: Type, to: Type): boolean {
  return isKnownLate(from, to) || keepsValues(builtInExplicit(from, to)?.form);
}
/** Whether a value of one type can be of the other at all. */
function mayBe(from: Type, to: Type): boolean {
  if (isKnownLate(from, to)) return true;
  const form = builtInExplicit(from, to)?.form;
  return keepsValues(form) && !isNumericNullable(form, from, to);
}
const isKnownLate = (from: Type, to: Type): boolean =>
  from.kind === 'dynamic' || hasTypeParameters(from) || hasTypeParameters(to);
const keepsValues = (form: string | undefined): boolean =>
  form !== undefined && form !== 'implicitNumeric' && form !== 'explicitNumeric' && form !== 'explicitEnum';
function isNumericNullable(form: string | undefined, from: Type, to: Type): boolean {
  return (
    (form === 'implicitNullable' || form === 'explicitNullable') &&
    !sameType(nullableUnderlying(from) ?? from, nullableUnderlying(to) ?? to)
  );
}

function boxed(binder: Binder, value: BoundExpression): BoundExpression {
  return isValueType(value.type) || value.type.kind === 'typeParameter'
    ? castOrReport(binder, value, binder.library.special('object'), value.span)
    : value;
}
