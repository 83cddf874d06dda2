// The values of operators on constants, computed while compiling (C# 12.23).
import type { ConstantValue } from '@mockwright/language/metadata/declaration';
import { Decimal } from '@mockwright/language/runtime/decimal';
import { Exception } from '@mockwright/language/runtime/exceptions';
import type { BinaryOperator, OperandKind, UnaryOperator } from '../bound-tree/bound-nodes.ts';
import { fitsIn, inFormOf, wrapInteger } from '../conversions/numeric.ts';

/** A constant, or why there is none: it overflows, divides by zero, a decimal operation fails, or a text gets too long. */
export type FoldedOperation =
  { readonly value: ConstantValue } | 'overflow' | 'divisionByZero' | 'decimalFailure' | 'tooLong';

/** Longer ones come of doubling only. .NET takes two thousand times as much, at the price of minutes and gigabytes. */
export const longestString: number = 2 ** 20;

type IntegerKind = 'int' | 'uint' | 'long' | 'ulong' | 'nint' | 'nuint';
const isIntegerKind = (kind: OperandKind): kind is IntegerKind =>
  kind === 'int' ||
  kind === 'uint' ||
  kind === 'long' ||
  kind === 'ulong' ||
  kind === 'nint' ||
  kind === 'nuint';

/** `left operator right` on constants already converted to the operator's operand types. */
export function foldBinary(
  operator: BinaryOperator,
  kind: OperandKind,
  left: ConstantValue,
  right: ConstantValue,
  isChecked: boolean,
): FoldedOperation | undefined {
  if (isIntegerKind(kind))
    return foldInteger(
      operator,
      kind,
      BigInt(left as number | bigint),
      BigInt(right as number | bigint),
      isChecked,
    );
  switch (kind) {
    case 'float':
    case 'double':
      return foldFloating(operator, kind === 'float', left as number, right as number);
    case 'decimal':
      return foldDecimal(operator, left as Decimal, right as Decimal);
    case 'bool':
      return foldBoolean(operator, left as boolean, right as boolean);
    case 'string':
      return foldString(operator, left as string | null, right as string | null);
    case 'object':
      return left === null && right === null && (operator === '==' || operator === '!=')
        ? { value: operator === '==' }
        : undefined;
    default:
      return undefined;
  }
}

/** `left operator right`; undefined for an operator that does not compare. */
export function compareValues(
  operator: BinaryOperator,
  left: bigint | number,
  right: bigint | number,
): boolean | undefined {
  switch (operator) {
    case '==':
      return left === right;
    case '!=':
      return left !== right;
    case '<':
      return left < right;
    case '>':
      return left > right;
    case '<=':
      return left <= right;
    case '>=':
      return left >= right;
    default:
      return undefined;
  }
}

function foldInteger(
  operator: BinaryOperator,
  kind: IntegerKind,
  left: bigint,
  right: bigint,
  isChecked: boolean,
): FoldedOperation | undefined {
  const comparison = compareValues(operator, left, right);
  if (comparison !== undefined) return { value: comparison };
  if ((operator === '/' || operator === '%') && right === 0n) return 'divisionByZero';
  const bits = kind === 'int' || kind === 'uint' ? 31n : 63n;
  const exact = integerResult(operator, left, right, bits, kind);
  if (exact === undefined) return undefined;
  if (fitsIn(exact, kind)) return { value: inFormOf(exact, kind) };
  if (kind === 'nint' || kind === 'nuint') return undefined;
  const canOverflow = operator === '+' || operator === '-' || operator === '*' || operator === '/';
  return canOverflow && isChecked ? 'overflow' : { value: inFormOf(wrapInteger(exact, kind), kind) };
}

function integerResult(
  operator: BinaryOperator,
  left: bigint,
  right: bigint,
  mask: bigint,
  kind: IntegerKind,
): bigint | undefined {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '%':
      return left % right;
    case '&':
      return left & right;
    case '|':
      return left | right;
    case '^':
      return left ^ right;
    case '<<':
      return left << (right & mask);
    case '>>':
      return left >> (right & mask);
    case '>>>':
      return (kind === 'int' ? BigInt.asUintN(32, left) : BigInt.asUintN(64, left)) >> (right & mask);
    default:
      return undefined;
  }
}

function foldFloating(
  operator: BinaryOperator,
  isSingle: boolean,
  left: number,
  right: number,
): FoldedOperation | undefined {
  const comparison = compareValues(operator, left, right);
  if (comparison !== undefined) return { value: comparison };
  const result = floatingResult(operator, left, right);
  return result === undefined ? undefined : { value: isSingle ? Math.fround(result) : result };
}

function floatingResult(operator: BinaryOperator, left: number, right: number): number | undefined {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '%':
      return left % right;
    default:
      return undefined;
  }
}

function foldDecimal(operator: BinaryOperator, left: Decimal, right: Decimal): FoldedOperation | undefined {
  const comparison = compareValues(operator, left.compareTo(right), 0);
  if (comparison !== undefined) return { value: comparison };
  if ((operator === '/' || operator === '%') && right.sign === 0) return 'divisionByZero';
  try {
    const result = decimalResult(operator, left, right);
    return result && { value: result };
  } catch (error) {
    if (error instanceof Exception) return 'decimalFailure';
    throw error;
  }
}

/** `+`, `-`, `*`, `/` and `%` of decimals. @throws {OverflowException | DivideByZeroException} */
export function decimalResult(operator: BinaryOperator, left: Decimal, right: Decimal): Decimal | undefined {
  switch (operator) {
    case '+':
      return left.add(right);
    case '-':
      return left.subtract(right);
    case '*':
      return left.multiply(right);
    case '/':
      return left.divide(right);
    case '%':
      return left.remainder(right);
    default:
      return undefined;
  }
}

function foldBoolean(operator: BinaryOperator, left: boolean, right: boolean): FoldedOperation | undefined {
  switch (operator) {
    case '==':
      return { value: left === right };
    case '!=':
    case '^':
      return { value: left !== right };
    case '&':
      return { value: left && right };
    case '|':
      return { value: left || right };
    default:
      return undefined;
  }
}

function foldString(
  operator: BinaryOperator,
  left: string | null,
  right: string | null,
): FoldedOperation | undefined {
  switch (operator) {
    case '+':
      return (left ?? '').length + (right ?? '').length > longestString
        ? 'tooLong'
        : { value: (left ?? '') + (right ?? '') };
    case '==':
      return { value: left === right };
    case '!=':
      return { value: left !== right };
    default:
      return undefined;
  }
}

/** `operator operand` on a constant of the operator's operand type. */
export function foldUnary(
  operator: UnaryOperator,
  kind: OperandKind,
  operand: ConstantValue,
  isChecked: boolean,
): FoldedOperation | undefined {
  if (operator === '+') return { value: operand };
  if (operator === '!') return kind === 'bool' ? { value: !(operand as boolean) } : undefined;
  if (operand instanceof Decimal) return operator === '-' ? { value: operand.negate() } : undefined;
  if (isIntegerKind(kind)) {
    const value = BigInt(operand as number | bigint);
    const exact = operator === '-' ? -value : ~value;
    if (fitsIn(exact, kind)) return { value: inFormOf(exact, kind) };
    if (kind === 'nint' || kind === 'nuint') return undefined;
    return operator === '-' && isChecked ? 'overflow' : { value: inFormOf(wrapInteger(exact, kind), kind) };
  }
  return operator === '-' && (kind === 'float' || kind === 'double')
    ? { value: -(operand as number) }
    : undefined;
}
