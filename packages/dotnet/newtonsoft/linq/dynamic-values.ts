// What `dynamic` may do with a value: operators between it and other values, conversion to a static type.
import { Box } from '@mockwright/language/runtime/box';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { specialType } from '@mockwright/language/runtime/core-types';
import type { Type } from '@mockwright/language/metadata/symbols';
import { DivideByZeroException } from '@mockwright/language/runtime/exceptions';
import { BigInteger } from '../../System/numbers/big-integer-value.ts';
import { compareBoxed } from '../values/compare-scalars.ts';
import { convertObject } from '../values/convert-object.ts';
import { toDecimal, toDouble, toInt64, toText } from '../values/conversions.ts';
import { classify } from '../../values/primitive-values.ts';
import { toBigInteger } from '../values/big-integers.ts';

type Arithmetic = '+' | '-' | '*' | '/';

/** The result of an operator, boxed; undefined when there is none for such operands. */
export function operate(operator: string, kind: number, left: unknown, right: unknown): unknown {
  switch (operator) {
    case '==':
      return compareBoxed(kind, left, right) === 0;
    case '!=':
      return compareBoxed(kind, left, right) !== 0;
    case '<':
      return compareBoxed(kind, left, right) < 0;
    case '<=':
      return compareBoxed(kind, left, right) <= 0;
    case '>':
      return compareBoxed(kind, left, right) > 0;
    case '>=':
      return compareBoxed(kind, left, right) >= 0;
    case '+':
    case '-':
    case '*':
    case '/':
      return arithmetic(operator, left, right);
    default:
      return undefined;
  }
}
function arithmetic(operator: Arithmetic, left: unknown, right: unknown): unknown {
  if (operator === '+' && (typeof left === 'string' || typeof right === 'string'))
    return toText(left) + toText(right);
  const kinds = [left, right].map((operand) => (operand === null ? undefined : classify(operand)?.kind));
  const has = (...names: readonly string[]): boolean =>
    kinds.some((kind) => kind !== undefined && names.includes(kind));
  const isNull = left === null || right === null;
  if (has('BigInteger'))
    return isNull ? null : new BigInteger(integers(operator, toBigInteger(left), toBigInteger(right)));
  if (has('UInt64', 'Decimal')) return isNull ? null : decimals(operator, left, right);
  if (has('Single', 'Double'))
    return isNull ? null : new Box(specialType('double'), doubles(operator, toDouble(left), toDouble(right)));
  if (has('Int32', 'UInt32', 'Int64', 'Int16', 'UInt16', 'SByte', 'Byte'))
    return isNull ? null : BigInt.asIntN(64, integers(operator, toInt64(left), toInt64(right)));
  return undefined;
}
function integers(operator: Arithmetic, a: bigint, b: bigint): bigint {
  if (operator === '/' && b === 0n) throw new DivideByZeroException();
  return operator === '+' ? a + b : operator === '-' ? a - b : operator === '*' ? a * b : a / b;
}
function doubles(operator: Arithmetic, a: number, b: number): number {
  return operator === '+' ? a + b : operator === '-' ? a - b : operator === '*' ? a * b : a / b;
}
function decimals(operator: Arithmetic, left: unknown, right: unknown): unknown {
  const [a, b] = [toDecimal(left), toDecimal(right)];
  return operator === '+'
    ? a.add(b)
    : operator === '-'
      ? a.subtract(b)
      : operator === '*'
        ? a.multiply(b)
        : a.divide(b);
}

/** A value as a static type, in natural form; undefined for null as a type that has none. @throws InvalidCastException, FormatException, OverflowException */
export function convertValue(boxed: unknown, type: Type): unknown {
  if (boxed === null) return defaultOf(type) === null ? null : undefined;
  return convertObject(boxed, type);
}
