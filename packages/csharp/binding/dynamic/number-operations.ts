// The built-in operators and numeric conversions on values, as late-bound operations do them.
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';
import {
  checkInt,
  checkLong,
  checkRange,
  checkUint,
  checkUlong,
  decimalToInteger,
  divideInt,
  divideLong,
  divideUint,
  divideUlong,
  doubleChecked,
  doubleToInt,
  doubleToLong,
  doubleToLongChecked,
  doubleToUlong,
  doubleToUlongChecked,
  remainderInt,
  remainderLong,
  remainderUint,
  remainderUlong,
} from '@mockwright/language/runtime/arithmetic';
import { Decimal } from '@mockwright/language/runtime/decimal';
import { OverflowException } from '@mockwright/language/runtime/exceptions';
import type { BinaryOperator } from '../bound-tree/bound-nodes.ts';
import { compareValues, decimalResult } from '../constants/fold-operators.ts';

/** A number in natural form. */
export type NumberValue = number | bigint | Decimal;

/** `a operator b` of operands that both have the type. */
export function numberOperation(
  special: SpecialType,
  operator: BinaryOperator,
  a: NumberValue,
  b: NumberValue,
  isChecked: boolean,
): NumberValue | boolean {
  const comparison =
    a instanceof Decimal
      ? compareValues(operator, a.compareTo(b as Decimal), 0)
      : compareValues(operator, a, b as number | bigint);
  if (comparison !== undefined) return comparison;
  if (a instanceof Decimal) return decimalResult(operator, a, b as Decimal)!;
  if (typeof a === 'bigint')
    return bigOperation(
      special === 'ulong' || special === 'nuint',
      operator,
      a,
      b as number | bigint,
      isChecked,
    );
  switch (special) {
    case 'double':
      return floatOperation(operator, a, b as number);
    case 'float':
      return Math.fround(floatOperation(operator, a, b as number));
    case 'uint':
      return uintOperation(operator, a, b as number, isChecked);
    default:
      // Enums over small integers: the result becomes one of the type underneath.
      return convertNumber(intOperation(operator, a, b as number, isChecked), 'int', special, isChecked);
  }
}

function intOperation(operator: BinaryOperator, a: number, b: number, isChecked: boolean): number {
  switch (operator) {
    case '+':
      return isChecked ? checkInt(a + b) : (a + b) | 0;
    case '-':
      return isChecked ? checkInt(a - b) : (a - b) | 0;
    case '*':
      return isChecked ? checkInt(a * b + 0) : Math.imul(a, b);
    case '/':
      return divideInt(a, b);
    case '%':
      return remainderInt(a, b);
    case '<<':
      return a << b;
    case '>>':
      return a >> b;
    case '>>>':
      return (a >>> b) | 0;
    case '&':
      return a & b;
    case '|':
      return a | b;
    default:
      return a ^ b;
  }
}

function uintOperation(operator: BinaryOperator, a: number, b: number, isChecked: boolean): number {
  switch (operator) {
    case '+':
      return isChecked ? checkUint(a + b) : (a + b) >>> 0;
    case '-':
      return isChecked ? checkUint(a - b) : (a - b) >>> 0;
    case '*':
      return isChecked ? checkUint(a * b) : Math.imul(a, b) >>> 0;
    case '/':
      return divideUint(a, b);
    case '%':
      return remainderUint(a, b);
    case '<<':
      return (a << b) >>> 0;
    case '>>':
    case '>>>':
      return a >>> b;
    case '&':
      return (a & b) >>> 0;
    case '|':
      return (a | b) >>> 0;
    default:
      return (a ^ b) >>> 0;
  }
}

function bigOperation(
  isUnsigned: boolean,
  operator: BinaryOperator,
  a: bigint,
  b: number | bigint,
  isChecked: boolean,
): bigint {
  const wrap = (value: bigint): bigint => (isUnsigned ? BigInt.asUintN(64, value) : BigInt.asIntN(64, value));
  const fit = (value: bigint): bigint =>
    !isChecked ? wrap(value) : isUnsigned ? checkUlong(value) : checkLong(value);
  const other = BigInt(b);
  const shift = other & 63n;
  switch (operator) {
    case '+':
      return fit(a + other);
    case '-':
      return fit(a - other);
    case '*':
      return fit(a * other);
    case '/':
      return isUnsigned ? divideUlong(a, other) : divideLong(a, other);
    case '%':
      return isUnsigned ? remainderUlong(a, other) : remainderLong(a, other);
    case '<<':
      return wrap(a << shift);
    case '>>':
      return a >> shift;
    case '>>>':
      return wrap(BigInt.asUintN(64, a) >> shift);
    case '&':
      return wrap(a & other);
    case '|':
      return wrap(a | other);
    default:
      return wrap(a ^ other);
  }
}

function floatOperation(operator: BinaryOperator, a: number, b: number): number {
  switch (operator) {
    case '+':
      return a + b;
    case '-':
      return a - b;
    case '*':
      return a * b;
    case '/':
      return a / b;
    default:
      return a % b;
  }
}

/** `-a`, `~a`, `+a`. */
export function negateNumber(
  special: SpecialType,
  operator: string,
  value: NumberValue,
  isChecked: boolean,
): NumberValue {
  if (operator === '+') return value;
  if (value instanceof Decimal) return value.negate();
  if (operator === '~')
    return typeof value === 'bigint'
      ? special === 'ulong' || special === 'nuint'
        ? BigInt.asUintN(64, ~value)
        : ~value
      : convertNumber(~value, 'int', special, false);
  if (typeof value === 'bigint') return isChecked ? checkLong(-value) : BigInt.asIntN(64, -value);
  if (special !== 'int') return -value;
  return isChecked ? checkInt(0 - value) : (0 - value) | 0;
}

const ranges: Readonly<Partial<Record<SpecialType, readonly [low: number, high: number]>>> = {
  sbyte: [-128, 127],
  byte: [0, 255],
  short: [-32768, 32767],
  ushort: [0, 65535],
  char: [0, 65535],
  int: [-2147483648, 2147483647],
  uint: [0, 4294967295],
};

/** A number as another numeric type. @throws {OverflowException} where it must fit and does not */
export function convertNumber(
  value: NumberValue,
  from: SpecialType,
  to: SpecialType,
  isChecked: boolean,
): NumberValue {
  if (from === to) return value;
  switch (to) {
    case 'decimal':
      return value instanceof Decimal
        ? value
        : from === 'double'
          ? Decimal.fromDouble(value as number)
          : from === 'float'
            ? Decimal.fromSingle(value as number)
            : Decimal.fromInteger(value);
    case 'double':
      return value instanceof Decimal ? value.toDouble() : Number(value);
    case 'float':
      return value instanceof Decimal ? value.toSingle() : Math.fround(Number(value));
    default:
      break;
  }
  if (value instanceof Decimal) return decimalToInteger(value, to);
  const isFloat = from === 'double' || from === 'float';
  if (to === 'long' || to === 'nint')
    return isFloat
      ? isChecked
        ? doubleToLongChecked(value as number)
        : doubleToLong(value as number)
      : toBig(value, false, isChecked);
  if (to === 'ulong' || to === 'nuint')
    return isFloat
      ? isChecked
        ? doubleToUlongChecked(value as number)
        : doubleToUlong(value as number)
      : toBig(value, true, isChecked);
  const [low, high] = ranges[to]!;
  if (isFloat)
    return isChecked
      ? doubleChecked(value as number, low, high)
      : wrap(BigInt(doubleToInt(value as number)), to);
  if (isChecked) return typeof value === 'bigint' ? checkBig(value, low, high) : checkRange(value, low, high);
  return wrap(BigInt(value), to);
}

function toBig(value: number | bigint, isUnsigned: boolean, isChecked: boolean): bigint {
  const big = BigInt(value);
  if (isChecked) return isUnsigned ? checkUlong(big) : checkLong(big);
  return isUnsigned ? BigInt.asUintN(64, big) : BigInt.asIntN(64, big);
}
function checkBig(value: bigint, low: number, high: number): number {
  if (value < low || value > high) throw new OverflowException();
  return Number(value);
}
function wrap(value: bigint, to: SpecialType): number {
  const bits =
    to === 'sbyte' || to === 'byte' ? 8 : to === 'short' || to === 'ushort' || to === 'char' ? 16 : 32;
  return Number(
    to === 'sbyte' || to === 'short' || to === 'int'
      ? BigInt.asIntN(bits, value)
      : BigInt.asUintN(bits, value),
  );
}
