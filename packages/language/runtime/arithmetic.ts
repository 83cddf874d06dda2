// Arithmetic of emitted code where JavaScript's own is not C#'s: overflow checks, division, conversions between numbers.
import { isBigint } from '../metadata/symbol-kinds.ts';
import type { SpecialType } from '../metadata/symbol-kinds.ts';
import { DivideByZeroException, OverflowException } from './exceptions.ts';
import type { Decimal } from './decimal.ts';

const overflow = (): never => {
  throw new OverflowException();
};

// -------- int and uint

/** `a / b` of `int`s. @throws {DivideByZeroException} @throws {OverflowException} for `int.MinValue / -1` */
export function divideInt(a: number, b: number): number {
  if (b === 0) throw new DivideByZeroException();
  if (b === -1 && a === -2147483648) overflow();
  return (a / b) | 0;
}
/** `a % b` of `int`s. @throws {DivideByZeroException} @throws {OverflowException} */
export function remainderInt(a: number, b: number): number {
  if (b === 0) throw new DivideByZeroException();
  if (b === -1 && a === -2147483648) overflow();
  return (a % b) | 0;
}
/** `a / b` of `uint`s. @throws {DivideByZeroException} */
export function divideUint(a: number, b: number): number {
  if (b === 0) throw new DivideByZeroException();
  return (a / b) >>> 0;
}
/** `a % b` of `uint`s. @throws {DivideByZeroException} */
export function remainderUint(a: number, b: number): number {
  if (b === 0) throw new DivideByZeroException();
  return a % b;
}
/** A result that must be an `int`. @throws {OverflowException} */
export function checkInt(value: number): number {
  return value === (value | 0) ? value | 0 : overflow();
}
/** A result that must be a `uint`. @throws {OverflowException} */
export function checkUint(value: number): number {
  return value === value >>> 0 ? value : overflow();
}
/** `a * b` of `int`s, checked: products beyond 2^53 are beyond `int` anyway. */
export function multiplyIntChecked(a: number, b: number): number {
  return checkInt(a * b + 0);
}

// -------- long and ulong

/** `a / b` of `long`s. @throws {DivideByZeroException} @throws {OverflowException} */
export function divideLong(a: bigint, b: bigint): bigint {
  if (b === 0n) throw new DivideByZeroException();
  if (b === -1n && a === -0x8000000000000000n) overflow();
  return a / b;
}
/** `a % b` of `long`s. @throws {DivideByZeroException} @throws {OverflowException} */
export function remainderLong(a: bigint, b: bigint): bigint {
  if (b === 0n) throw new DivideByZeroException();
  if (b === -1n && a === -0x8000000000000000n) overflow();
  return a % b;
}
/** `a / b` of `ulong`s. @throws {DivideByZeroException} */
export function divideUlong(a: bigint, b: bigint): bigint {
  if (b === 0n) throw new DivideByZeroException();
  return a / b;
}
/** `a % b` of `ulong`s. @throws {DivideByZeroException} */
export function remainderUlong(a: bigint, b: bigint): bigint {
  if (b === 0n) throw new DivideByZeroException();
  return a % b;
}
/** A result that must be a `long`. @throws {OverflowException} */
export function checkLong(value: bigint): bigint {
  return value === BigInt.asIntN(64, value) ? value : overflow();
}
/** A result that must be a `ulong`. @throws {OverflowException} */
export function checkUlong(value: bigint): bigint {
  return value === BigInt.asUintN(64, value) ? value : overflow();
}

// -------- conversions

/** An integer that must lie in a range. @throws {OverflowException} */
export function checkRange(value: number, low: number, high: number): number {
  return value >= low && value <= high ? value : overflow();
}

/** A `double` as `int`: cut off, the nearest `int` where it does not fit, NaN as zero. */
export function doubleToInt(value: number): number {
  if (value >= 2147483647) return 2147483647;
  if (value <= -2147483648) return -2147483648;
  return value | 0;
}
/** `(uint)value`, unchecked. */
export function doubleToUint(value: number): number {
  if (value >= 4294967295) return 4294967295;
  return value > 0 ? value >>> 0 : 0;
}
/** `(long)value`, unchecked. */
export function doubleToLong(value: number): bigint {
  if (value >= 2 ** 63) return 0x7fffffffffffffffn;
  if (value <= -9223372036854775808) return -0x8000000000000000n;
  return value === value ? BigInt(Math.trunc(value)) : 0n;
}
/** `(ulong)value`, unchecked. */
export function doubleToUlong(value: number): bigint {
  if (value >= 2 ** 64) return 0xffffffffffffffffn;
  return value > 0 ? BigInt(Math.trunc(value)) : 0n;
}
/** A `double` as an integer between bounds. @throws {OverflowException} */
export function doubleChecked(value: number, low: number, high: number): number {
  const whole = Math.trunc(value);
  return whole >= low && whole <= high ? whole + 0 : overflow();
}
/** `checked((long)value)`. @throws {OverflowException} */
export function doubleToLongChecked(value: number): bigint {
  return value >= -9223372036854775808 && value < 9223372036854775808
    ? BigInt(Math.trunc(value))
    : overflow();
}
/** `checked((ulong)value)`. @throws {OverflowException} */
export function doubleToUlongChecked(value: number): bigint {
  return value > -1 && value < 18446744073709551616 ? BigInt(Math.trunc(value)) : overflow();
}
/** A `long` or `ulong` as a smaller integer. @throws {OverflowException} */
export function bigToNumberChecked(value: bigint, low: number, high: number): number {
  const number = Number(value);
  return number >= low && number <= high ? number : overflow();
}

const decimalTargets: Readonly<Record<string, readonly [low: bigint, high: bigint, name: string]>> = {
  sbyte: [-0x80n, 0x7fn, 'a signed byte'],
  byte: [0n, 0xffn, 'an unsigned byte'],
  short: [-0x8000n, 0x7fffn, 'an Int16'],
  ushort: [0n, 0xffffn, 'a UInt16'],
  char: [0n, 0xffffn, 'a character'],
  int: [-0x80000000n, 0x7fffffffn, 'an Int32'],
  uint: [0n, 0xffffffffn, 'a UInt32'],
  long: [-0x8000000000000000n, 0x7fffffffffffffffn, 'an Int64'],
  ulong: [0n, 0xffffffffffffffffn, 'a UInt64'],
  nint: [-0x8000000000000000n, 0x7fffffffffffffffn, 'an Int64'],
  nuint: [0n, 0xffffffffffffffffn, 'a UInt64'],
};
/** A `decimal` as an integer, always checked. @throws {OverflowException} */
export function decimalToInteger(value: Decimal, target: string): number | bigint {
  const whole = value.toBigInt();
  const [low, high, name] = decimalTargets[target]!;
  if (whole < low || whole > high)
    throw new OverflowException(`Value was either too large or too small for ${name}.`);
  return isBigint(target as SpecialType) ? whole : Number(whole);
}

// -------- bool?

/** `a & b` of `bool?`s. */
export function andNullable(a: boolean | null, b: boolean | null): boolean | null {
  if (a === false || b === false) return false;
  return a === null || b === null ? null : true;
}
/** `a | b` of `bool?`s. */
export function orNullable(a: boolean | null, b: boolean | null): boolean | null {
  if (a === true || b === true) return true;
  return a === null || b === null ? null : false;
}
