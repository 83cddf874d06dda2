// What the primitive numbers implement of the interfaces of System.Numerics without showing it: operators, `T.One`…
// Generic code reaches them through its type parameters; everywhere else the compiler's own operators are meant.
import {
  checkLong,
  checkRange,
  checkUlong,
  divideInt,
  divideLong,
  divideUint,
  divideUlong,
  remainderInt,
  remainderLong,
  remainderUint,
  remainderUlong,
} from '@mockwright/language/runtime/arithmetic';
import { Decimal } from '@mockwright/language/runtime/decimal';
import { BigInteger } from '../System/numbers/big-integer-value.ts';
import { bitwiseStatics, doubleBits, singleBits } from './bitwise-statics.ts';
import { integerRanges } from '../System/numbers/parse-number.ts';

type Statics = Readonly<Record<string, (...args: any[]) => unknown>>;
type Keyword = keyof typeof integerRanges | 'char';

const always = (): boolean => true;
/** No number of the type passes. */
export const never = (): boolean => false;

/** `<`, `==` and their like on numbers and bigints. */
const comparisons: Statics = {
  'op_Equality/2': (a: number, b: number) => a === b,
  'op_Inequality/2': (a: number, b: number) => a !== b,
  'op_LessThan/2': (a: number, b: number) => a < b,
  'op_GreaterThan/2': (a: number, b: number) => a > b,
  'op_LessThanOrEqual/2': (a: number, b: number) => a <= b,
  'op_GreaterThanOrEqual/2': (a: number, b: number) => a >= b,
};

/** Tests of `INumberBase` that every integer answers alike. */
export const integerTests: Statics = {
  'IsCanonical/1': always,
  'IsComplexNumber/1': never,
  'IsFinite/1': always,
  'IsImaginaryNumber/1': never,
  'IsInfinity/1': never,
  'IsInteger/1': always,
  'IsNaN/1': never,
  'IsNegativeInfinity/1': never,
  'IsPositiveInfinity/1': never,
  'IsRealNumber/1': always,
  'IsSubnormal/1': never,
};

/** What numbers without a sign have, and do not show. */
export const unsignedStatics: Statics = {
  'IsNegative/1': never,
  'IsPositive/1': always,
  'Abs/1': (value) => value,
  'CopySign/2': (value, _sign) => value,
};

/** The same of those in natural form. */
const unsignedNaturals: Statics = {
  ...unsignedStatics,
  'MaxMagnitude/2': (x: number, y: number) => (x > y ? x : y),
  'MinMagnitude/2': (x: number, y: number) => (x < y ? x : y),
};

/** What every number has: zero, one, its radix. */
export function constants(zero: unknown, one: unknown, radix: number): Statics {
  return {
    'get_Zero/0': () => zero,
    'get_One/0': () => one,
    'get_AdditiveIdentity/0': () => zero,
    'get_MultiplicativeIdentity/0': () => one,
    'get_Radix/0': () => radix,
    'IsZero/1': (value) => value === zero || Object.is(value, -0),
    'op_UnaryPlus/1': (value) => value,
  };
}

/** Wraps the result of an operation on small integers into the type. */
const wraps: Readonly<Record<string, (value: number) => number>> = {
  sbyte: (value) => (value << 24) >> 24,
  byte: (value) => value & 0xff,
  short: (value) => (value << 16) >> 16,
  ushort: (value) => value & 0xffff,
  char: (value) => value & 0xffff,
  int: (value) => value | 0,
  uint: (value) => value >>> 0,
};

function smallInteger(keyword: Keyword): Statics {
  const { bits, least, greatest } = integerRanges[keyword === 'char' ? 'ushort' : keyword];
  const wrap = wraps[keyword]!;
  const low = Number(least);
  const high = Number(greatest);
  const isUint = keyword === 'uint';
  const checked = (value: number): number => checkRange(value, low, high);
  const mask = bits === 32 ? 31 : bits - 1;
  return {
    ...constants(0, 1, 2),
    ...comparisons,
    ...integerTests,
    'get_MinValue/0': () => low,
    'get_MaxValue/0': () => high,
    'get_NegativeOne/0': () => -1,
    'get_AllBitsSet/0': () => wrap(-1),
    'op_Addition/2': (a: number, b: number) => wrap(a + b),
    'op_Subtraction/2': (a: number, b: number) => wrap(a - b),
    'op_Multiply/2': (a: number, b: number) => wrap(Math.imul(a, b)),
    'op_Division/2': (a: number, b: number) => (isUint ? divideUint(a, b) : wrap(divideInt(a, b))),
    'op_Modulus/2': isUint ? remainderUint : remainderInt,
    'op_CheckedAddition/2': (a: number, b: number) => checked(a + b),
    'op_CheckedSubtraction/2': (a: number, b: number) => checked(a - b),
    'op_CheckedMultiply/2': (a: number, b: number) => checked(a * b),
    'op_CheckedDivision/2': (a: number, b: number) => (isUint ? divideUint(a, b) : wrap(divideInt(a, b))),
    'op_UnaryNegation/1': (a: number) => wrap(0 - a),
    'op_CheckedUnaryNegation/1': (a: number) => checked(0 - a),
    'op_Increment/1': (a: number) => wrap(a + 1),
    'op_Decrement/1': (a: number) => wrap(a - 1),
    'op_CheckedIncrement/1': (a: number) => checked(a + 1),
    'op_CheckedDecrement/1': (a: number) => checked(a - 1),
    'op_BitwiseAnd/2': (a: number, b: number) => wrap(a & b),
    'op_BitwiseOr/2': (a: number, b: number) => wrap(a | b),
    'op_ExclusiveOr/2': (a: number, b: number) => wrap(a ^ b),
    'op_OnesComplement/1': (a: number) => wrap(~a),
    'op_LeftShift/2': (a: number, b: number) => wrap(a << (b & mask)),
    'op_RightShift/2': (a: number, b: number) => (isUint ? a >>> b : wrap(a >> (b & mask))),
    'op_UnsignedRightShift/2': (a: number, b: number) =>
      wrap((bits === 32 ? a >>> 0 : a & high) >>> (b & mask)),
    'IsNegative/1': (a: number) => a < 0,
    'IsPositive/1': (a: number) => a >= 0,
    'IsNormal/1': (a: number) => a !== 0,
    ...(low === 0 && unsignedNaturals),
  };
}

function bigInteger(keyword: 'long' | 'ulong' | 'nint' | 'nuint'): Statics {
  const { least, greatest } = integerRanges[keyword];
  const isSigned = least < 0n;
  const wrap = (value: bigint): bigint => (isSigned ? BigInt.asIntN(64, value) : BigInt.asUintN(64, value));
  const checked = isSigned ? checkLong : checkUlong;
  const divide = isSigned ? divideLong : divideUlong;
  const shift = (count: number): bigint => BigInt(count & 63);
  return {
    ...constants(0n, 1n, 2),
    ...comparisons,
    ...integerTests,
    'get_MinValue/0': () => least,
    'get_MaxValue/0': () => greatest,
    'get_NegativeOne/0': () => -1n,
    'get_AllBitsSet/0': () => wrap(-1n),
    'op_Addition/2': (a: bigint, b: bigint) => wrap(a + b),
    'op_Subtraction/2': (a: bigint, b: bigint) => wrap(a - b),
    'op_Multiply/2': (a: bigint, b: bigint) => wrap(a * b),
    'op_Division/2': divide,
    'op_Modulus/2': isSigned ? remainderLong : remainderUlong,
    'op_CheckedAddition/2': (a: bigint, b: bigint) => checked(a + b),
    'op_CheckedSubtraction/2': (a: bigint, b: bigint) => checked(a - b),
    'op_CheckedMultiply/2': (a: bigint, b: bigint) => checked(a * b),
    'op_CheckedDivision/2': divide,
    'op_UnaryNegation/1': (a: bigint) => wrap(-a),
    'op_CheckedUnaryNegation/1': (a: bigint) => checked(-a),
    'op_Increment/1': (a: bigint) => wrap(a + 1n),
    'op_Decrement/1': (a: bigint) => wrap(a - 1n),
    'op_CheckedIncrement/1': (a: bigint) => checked(a + 1n),
    'op_CheckedDecrement/1': (a: bigint) => checked(a - 1n),
    'op_BitwiseAnd/2': (a: bigint, b: bigint) => a & b,
    'op_BitwiseOr/2': (a: bigint, b: bigint) => a | b,
    'op_ExclusiveOr/2': (a: bigint, b: bigint) => a ^ b,
    'op_OnesComplement/1': (a: bigint) => wrap(~a),
    'op_LeftShift/2': (a: bigint, b: number) => wrap(a << shift(b)),
    'op_RightShift/2': (a: bigint, b: number) => a >> shift(b),
    'op_UnsignedRightShift/2': (a: bigint, b: number) => wrap(BigInt.asUintN(64, a) >> shift(b)),
    'IsNegative/1': (a: bigint) => a < 0n,
    'IsPositive/1': (a: bigint) => a >= 0n,
    'IsNormal/1': (a: bigint) => a !== 0n,
    ...(!isSigned && unsignedNaturals),
  };
}

/** Of an integer type or `char`. */
export function integerStatics(keyword: Keyword): Statics {
  switch (keyword) {
    case 'long':
    case 'ulong':
    case 'nint':
    case 'nuint':
      return bigInteger(keyword);
    default:
      return smallInteger(keyword);
  }
}

/** Of `double` or `float`. */
export function floatingStatics(isSingle: boolean): Statics {
  const fit = isSingle ? Math.fround : (value: number): number => value;
  const greatest = isSingle ? 3.4028234663852886e38 : Number.MAX_VALUE;
  const arithmetic: Statics = {
    'op_Addition/2': (a: number, b: number) => fit(a + b),
    'op_Subtraction/2': (a: number, b: number) => fit(a - b),
    'op_Multiply/2': (a: number, b: number) => fit(a * b),
    'op_Division/2': (a: number, b: number) => fit(a / b),
    'op_UnaryNegation/1': (a: number) => -a,
    'op_Increment/1': (a: number) => fit(a + 1),
    'op_Decrement/1': (a: number) => fit(a - 1),
  };
  return {
    ...constants(0, 1, 2),
    ...comparisons,
    ...arithmetic,
    ...checkedAlike(arithmetic),
    'get_MinValue/0': () => -greatest,
    'get_MaxValue/0': () => greatest,
    'get_NegativeOne/0': () => -1,
    'get_Epsilon/0': () => (isSingle ? 1.401298464324817e-45 : Number.MIN_VALUE),
    'get_NaN/0': () => NaN,
    'get_PositiveInfinity/0': () => Infinity,
    'get_NegativeInfinity/0': () => -Infinity,
    'get_NegativeZero/0': () => -0,
    'get_E/0': () => fit(Math.E),
    'get_Pi/0': () => fit(Math.PI),
    'get_Tau/0': () => fit(2 * Math.PI),
    'op_Modulus/2': (a: number, b: number) => fit(a % b),
    ...bitwiseStatics(isSingle ? singleBits : doubleBits),
    'IsCanonical/1': always,
    'IsComplexNumber/1': never,
    'IsImaginaryNumber/1': never,
  };
}

/** Of `decimal`. */
export const decimalStatics: Statics = (() => {
  const arithmetic: Statics = {
    'op_Addition/2': (a: Decimal, b: Decimal) => a.add(b),
    'op_Subtraction/2': (a: Decimal, b: Decimal) => a.subtract(b),
    'op_Multiply/2': (a: Decimal, b: Decimal) => a.multiply(b),
    'op_Division/2': (a: Decimal, b: Decimal) => a.divide(b),
    'op_UnaryNegation/1': (a: Decimal) => a.negate(),
    'op_Increment/1': (a: Decimal) => a.add(Decimal.one),
    'op_Decrement/1': (a: Decimal) => a.subtract(Decimal.one),
  };
  return {
    ...constants(Decimal.zero, Decimal.one, 10),
    ...arithmetic,
    ...checkedAlike(arithmetic),
    'get_MinValue/0': () => Decimal.minValue,
    'get_MaxValue/0': () => Decimal.maxValue,
    'get_NegativeOne/0': () => Decimal.minusOne,
    'get_E/0': () => Decimal.parse('2.7182818284590452353602874714')!,
    'get_Pi/0': () => Decimal.parse('3.1415926535897932384626433833')!,
    'get_Tau/0': () => Decimal.parse('6.2831853071795864769252867666')!,
    'op_Modulus/2': (a: Decimal, b: Decimal) => a.remainder(b),
    'op_Equality/2': (a: Decimal, b: Decimal) => a.equals(b),
    'op_Inequality/2': (a: Decimal, b: Decimal) => !a.equals(b),
    'op_LessThan/2': (a: Decimal, b: Decimal) => a.compareTo(b) < 0,
    'op_GreaterThan/2': (a: Decimal, b: Decimal) => a.compareTo(b) > 0,
    'op_LessThanOrEqual/2': (a: Decimal, b: Decimal) => a.compareTo(b) <= 0,
    'op_GreaterThanOrEqual/2': (a: Decimal, b: Decimal) => a.compareTo(b) >= 0,
    'IsComplexNumber/1': never,
    'IsFinite/1': always,
    'IsImaginaryNumber/1': never,
    'IsInfinity/1': never,
    'IsNaN/1': never,
    'IsNegativeInfinity/1': never,
    'IsNormal/1': (value: Decimal) => value.sign !== 0,
    'IsPositiveInfinity/1': never,
    'IsRealNumber/1': always,
    'IsSubnormal/1': never,
    'IsZero/1': (value: Decimal) => value.sign === 0,
  };
})();

/** Of `BigInteger`, whose operators are its own. */
export const bigIntegerStatics: Statics = {
  ...integerTests,
  ...constants(BigInteger.zero, BigInteger.one, 2),
  'get_NegativeOne/0': () => BigInteger.minusOne,
  'get_AllBitsSet/0': () => BigInteger.minusOne,
  'IsZero/1': ({ value }: BigInteger) => value === 0n,
  'IsNormal/1': ({ value }: BigInteger) => value !== 0n,
};

/** Types whose arithmetic does not depend on the context. */
function checkedAlike(arithmetic: Statics): Statics {
  return Object.fromEntries(
    Object.entries(arithmetic).map(([name, call]) => [name.replace('op_', 'op_Checked'), call]),
  );
}
