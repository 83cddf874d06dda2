// `+x`, `-x`, `!x`, `~x` (C# 12.9).
import type { Type } from '@mockwright/language/metadata/symbols';
import type { TextSpan } from '@mockwright/language/text/source-text';
import { displayType } from '../../symbols/display.ts';
import {
  enumUnderlyingOf,
  isEnum,
  isErroneous,
  isNullable,
  stripNullable,
} from '../../symbols/type-extensions.ts';
import type { PrefixUnaryExpressionSyntax } from '../../syntax/nodes.ts';
import type { Binder } from '../binder.ts';
import { bad, literal } from '../bound-tree/bound-factory.ts';
import type { BoundExpression, OperandKind, UnaryOperator } from '../bound-tree/bound-nodes.ts';
import { foldNumericConversion } from '../constants/fold-conversion.ts';
import { foldUnary } from '../constants/fold-operators.ts';
import { convertOrReport, needsTarget, settleChoice, toNaturalValue } from '../conversions/convert.ts';
import { isNumeric } from '../conversions/numeric.ts';
import { describe, isBad } from '../messages/describe.ts';
import { reportObsolete } from '../messages/obsolete.ts';
import { dynamicUnary } from '../dynamic/dynamic-operations.ts';
import { isAlwaysNull } from '../operators/comparison-warnings.ts';
import { bestOperandType } from '../operators/operand-type.ts';
import { promoteUnary } from '../operators/promotion.ts';
import { resolveUserUnary } from '../operators/user-defined-operators.ts';
import { isUnconverted } from '../bound-tree/unconverted.ts';
import type { AnyExpression } from '../bound-tree/unconverted.ts';

/** The operator before an operand. */
export function bindUnary(binder: Binder, syntax: PrefixUnaryExpressionSyntax): BoundExpression {
  const operator = syntax.operator as '+' | '-' | '!' | '~';
  const negated = operator === '-' ? negatedLiteral(binder, syntax) : undefined;
  if (negated) return negated;
  return unaryOperation(
    binder,
    operator,
    settleChoice(binder, binder.bindExpression(syntax.operand)),
    syntax,
  );
}

/** `-2147483648` and `-9223372036854775808`: the number alone would not fit. */
function negatedLiteral(binder: Binder, syntax: PrefixUnaryExpressionSyntax): BoundExpression | undefined {
  const { operand } = syntax;
  if (operand.kind !== 'LiteralExpression' || !operand.negatable) return undefined;
  if (operand.type === 'uint') return literal(-2147483648, binder.library.special('int'), syntax);
  return operand.type === 'ulong'
    ? literal(-9223372036854775808n, binder.library.special('long'), syntax)
    : undefined;
}

/** The operator for an operand that is bound already. */
export function unaryOperation(
  binder: Binder,
  operator: '+' | '-' | '!' | '~',
  operand: AnyExpression,
  span: TextSpan,
): BoundExpression {
  if (isBad(operand))
    return operand.type && !isErroneous(operand.type)
      ? (builtIn(binder, operator, operand, operand.type, span) ?? bad(span))
      : bad(span);
  if (operand.type?.kind === 'dynamic' && !isUnconverted(operand))
    return dynamicUnary(binder, operator, operand, span);
  if (operand.type === undefined) {
    if (needsTarget(operand)) toNaturalValue(binder, operand, operand.span);
    else if (operand.kind === 'NullLiteral') binder.error('CS8310', span, [operator, describe(operand)]);
    else binder.error('CS0023', span, [operator, describe(operand)]);
    return bad(span);
  }
  return (
    builtIn(binder, operator, operand, operand.type, span) ??
    userDefined(binder, operator, operand, span) ??
    byConversion(binder, operator, operand, span) ??
    report(binder, operator, operand, span)
  );
}

function report(
  binder: Binder,
  operator: UnaryOperator,
  operand: AnyExpression,
  span: TextSpan,
): BoundExpression {
  // What '-' does not take is an unsigned number, of which real ones can be made; only of nullable ones that is told.
  const isRealAtBest = operand.type && isNullable(operand.type) && isUnsigned(stripNullable(operand.type));
  binder.error(operator === '-' && isRealAtBest ? 'CS0035' : 'CS0023', span, [operator, describe(operand)]);
  return bad(span);
}
const isUnsigned = ({ special }: Type): boolean => special === 'ulong' || special === 'nuint';

function builtIn(
  binder: Binder,
  operator: '+' | '-' | '!' | '~',
  operand: AnyExpression,
  operandType: Type,
  span: TextSpan,
): BoundExpression | undefined {
  const { library } = binder;
  const isLifted = isNullable(operandType);
  const type = stripNullable(operandType);
  if (operator === '!')
    return type.special === 'bool'
      ? make(binder, operator, 'bool', operand, operandType, operandType, isLifted, span)
      : undefined;
  if (operator === '~' && isEnum(type))
    return make(binder, operator, 'enum', operand, operandType, operandType, isLifted, span);
  const promoted = promoteUnary(operator, type.special);
  if (!promoted) return undefined;
  const target = isLifted ? library.nullable(library.special(promoted)) : library.special(promoted);
  return make(binder, operator, promoted, operand, target, target, isLifted, span);
}

function make(
  binder: Binder,
  operator: UnaryOperator,
  kind: OperandKind,
  operand: AnyExpression,
  operandType: Type,
  type: Type,
  isLifted: boolean,
  span: TextSpan,
): BoundExpression {
  if (isLifted && isAlwaysNull(operand)) binder.error('CS0458', span, [displayType(type)]);
  const converted = convertOrReport(binder, operand, operandType, operand.span);
  if (converted.constant && !isLifted) {
    const isChecked = !binder.isUnchecked;
    if (kind === 'enum') {
      const underlying = enumUnderlyingOf(stripNullable(type) as never).special;
      const wide: OperandKind =
        underlying === 'uint' || underlying === 'long' || underlying === 'ulong' ? underlying : 'int';
      const folded = foldUnary(operator, wide, converted.constant.value, false);
      const narrowed =
        folded && typeof folded !== 'string'
          ? foldNumericConversion(folded.value, wide, underlying, false)
          : undefined;
      if (narrowed && narrowed !== 'overflow') return literal(narrowed.value, type, span);
    }
    const folded = foldUnary(operator, kind, converted.constant.value, isChecked);
    if (folded === 'overflow') {
      binder.error('CS0220', span);
      return bad(span, type);
    }
    if (folded && typeof folded !== 'string') return literal(folded.value, type, span);
  }
  return {
    kind: 'Unary',
    span,
    type,
    operator,
    operandKind: kind,
    operand: converted,
    isLifted,
    isChecked: binder.isChecked,
  };
}

function userDefined(
  binder: Binder,
  operator: UnaryOperator,
  operand: AnyExpression,
  span: TextSpan,
): BoundExpression | undefined {
  const choice = resolveUserUnary(binder, operator, operand);
  if (!choice) return undefined;
  if (choice === 'ambiguous') {
    binder.error('CS0035', span, [operator, describe(operand)]);
    return bad(span);
  }
  reportObsolete(binder, choice.method, span);
  const converted = convertOrReport(binder, operand, choice.operandTypes[0]!, operand.span);
  return {
    kind: 'Unary',
    span,
    type: choice.resultType,
    operator,
    operandKind: 'userDefined',
    operand: converted,
    isLifted: choice.isLifted,
    isChecked: binder.isChecked,
    method: choice.method,
  };
}

/** An operand that its author made convertible to a primitive type. */
function byConversion(
  binder: Binder,
  operator: '+' | '-' | '!' | '~',
  operand: AnyExpression,
  span: TextSpan,
): BoundExpression | undefined {
  const { library } = binder;
  if (operand.type && isNumeric(stripNullable(operand.type).special)) return undefined;
  const candidates =
    operator === '!'
      ? (['bool'] as const)
      : operator === '~'
        ? (['int', 'uint', 'long', 'ulong'] as const)
        : (['int', 'long', 'float', 'double', 'decimal'] as const);
  const type = bestOperandType(
    library,
    operand,
    candidates.map((special) => library.special(special)),
  );
  if (type === undefined) return undefined;
  if (type !== 'ambiguous') {
    const kind = stripNullable(type).special as (typeof candidates)[number];
    return make(binder, operator, kind, operand, type, type, isNullable(type), span);
  }
  binder.error('CS0035', span, [operator, describe(operand)]);
  return bad(span);
}
