// On which type the built-in operators work for two numeric operands (C# 12.4.7).
import type { ConstantValue } from '@mockwright/language/metadata/declaration';
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';
import { isImplicitConstant, isNumeric } from '../conversions/numeric.ts';
import type { NumericType } from '../conversions/numeric.ts';

/** The types that have arithmetic of their own. */
export type ArithmeticType =
  'int' | 'uint' | 'nint' | 'nuint' | 'long' | 'ulong' | 'float' | 'double' | 'decimal';

/** A numeric operand; constants may fit into types that their own type does not convert to. */
export interface NumericOperand {
  readonly special: SpecialType | undefined;
  readonly constant: { readonly value: ConstantValue } | undefined;
}

const isSigned = (type: NumericType): boolean =>
  type === 'sbyte' || type === 'short' || type === 'int' || type === 'nint' || type === 'long';
const isFloating = (type: NumericType): boolean => type === 'float' || type === 'double';

/** The common type; `ambiguous` for `ulong` with a signed type; undefined where there is none. */
export function promoteBinary(
  left: NumericOperand,
  right: NumericOperand,
): ArithmeticType | 'ambiguous' | undefined {
  const a = left.special;
  const b = right.special;
  if (!isNumeric(a) || !isNumeric(b)) return undefined;
  if (a === 'decimal' || b === 'decimal') return isFloating(a) || isFloating(b) ? undefined : 'decimal';
  if (a === 'double' || b === 'double') return 'double';
  if (a === 'float' || b === 'float') return 'float';
  const fits = (operand: NumericOperand, to: SpecialType): boolean =>
    operand.constant !== undefined && isImplicitConstant(operand.special, operand.constant.value, to);
  if (a === 'ulong' || b === 'ulong') {
    const other = a === 'ulong' ? right : left;
    return isSigned(a === 'ulong' ? b : a) && !fits(other, 'ulong') ? 'ambiguous' : 'ulong';
  }
  if (a === 'long' || b === 'long') {
    if (a !== 'nuint' && b !== 'nuint') return 'long';
    return fits(a === 'long' ? left : right, 'ulong') ? 'ulong' : 'ambiguous';
  }
  if (a === 'nuint' || b === 'nuint') {
    const other = a === 'nuint' ? right : left;
    return isSigned(a === 'nuint' ? b : a) && !fits(other, 'nuint') ? 'ambiguous' : 'nuint';
  }
  if (a === 'nint' || b === 'nint') return a === 'uint' || b === 'uint' ? 'long' : 'nint';
  if (a === 'uint' || b === 'uint') {
    const other = a === 'uint' ? right : left;
    return isSigned(a === 'uint' ? b : a) && !fits(other, 'uint') ? 'long' : 'uint';
  }
  return 'int';
}

/** The type on which a unary operator works; `-` takes `uint` to `long` and refuses `ulong`. */
export function promoteUnary(
  operator: '+' | '-' | '~',
  special: SpecialType | undefined,
): ArithmeticType | undefined {
  if (!isNumeric(special)) return undefined;
  switch (special) {
    case 'float':
    case 'double':
    case 'decimal':
      return operator === '~' ? undefined : special;
    case 'uint':
      return operator === '-' ? 'long' : 'uint';
    case 'long':
      return 'long';
    case 'nint':
      return 'nint';
    case 'ulong':
    case 'nuint':
      return operator === '-' ? undefined : special;
    default:
      return 'int';
  }
}

/** The type of a shift's left operand. */
export function promoteShift(
  special: SpecialType | undefined,
): Exclude<ArithmeticType, 'float' | 'double' | 'decimal'> | undefined {
  const type = promoteUnary('~', special);
  return type === 'float' || type === 'double' || type === 'decimal' ? undefined : type;
}
