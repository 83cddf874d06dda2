// `System.Numerics.BigInteger` as template code sees it.
import { comparisonOperators } from '../System/numbers/comparison-operators.ts';
import { outOfRange } from '../System.Collections/argument-checks.ts';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Decimal } from '@mockwright/language/runtime/decimal';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
  DivideByZeroException,
  OverflowException,
} from '@mockwright/language/runtime/exceptions';
import { spend, spendMemory } from '@mockwright/language/runtime/run';
import type { Span } from '@mockwright/language/runtime/span';
import { toByteArray } from '../System/base64.ts';
import { characterParsers, utf8Statics, formatOf, writeText } from '../System/span-members.ts';
import { Half } from './half-value.ts';
import { bitMembers, bytesOf, numberOfBytes } from '../System/numbers/big-integer-bits.ts';
import { numberFormatOf } from '../System.Globalization/format-provider.ts';
import { createTuple } from '@mockwright/language/runtime/tuple';
import { Int128, UInt128 } from './wide-values.ts';
import type { WideInteger } from './wide-values.ts';
import { createMembers, wideRanges } from './create-number.ts';
import { bigIntegerStatics } from './static-members.ts';
import { BigInteger, doubleOf, integerOf, sizeOf } from '../System/numbers/big-integer-value.ts';
import { logarithm } from '../System/numbers/floating-math.ts';
import { formatInteger } from '../System/numbers/format-number.ts';
import { numberStyles } from '../System.Globalization/number-styles.ts';
import { integerRanges, rangeError } from '../System/numbers/parse-number.ts';
import { parse, tryParse } from './parse-big-integer.ts';

const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);
/** What a bit of a result costs: numbers of more than four million bits are too long to calculate with. */
const bitWeight = 16;

function big(value: bigint): BigInteger {
  return new BigInteger(value);
}
function multiply(a: bigint, b: bigint): bigint {
  spendMemory(((sizeOf(a) + sizeOf(b)) >> 1) * bitWeight);
  return a * b;
}
function nonZero(divisor: bigint): bigint {
  if (divisor === 0n) throw new DivideByZeroException();
  return divisor;
}
function power(value: bigint, exponent: number): bigint {
  if (exponent < 0) {
    throw new ArgumentOutOfRangeException(
      'exponent',
      `exponent ('${exponent}') must be a non-negative value.`,
      { value: exponent, text: String(exponent) },
    );
  }
  spendMemory(magnitude(value) <= 1n ? 1 : magnitude(value).toString(2).length * exponent * bitWeight);
  return value ** BigInt(exponent);
}
/** The bits of the longest array of words that .NET makes. */
const greatestBits = 67_108_862 * 32;

function shiftLeft(value: bigint, shift: number): bigint {
  if (value === 0n) return value;
  if (shift >= greatestBits) throw new OverflowException();
  spendMemory(Math.max(shift, 0) * bitWeight);
  return value << BigInt(shift);
}
function modularPower(value: bigint, exponent: bigint, modulus: bigint): bigint {
  if (exponent < 0n)
    throw outOfRange('exponent', exponent, `exponent ('${exponent}') must be a non-negative value.`);
  nonZero(modulus);
  let result = 1n;
  let base = value % modulus;
  const bits = exponent.toString(2);
  for (let place = bits.length - 1; place >= 0; place--) {
    spend(1);
    if (bits[place] === '1') result = multiply(result, base) % modulus;
    base = multiply(base, base) % modulus;
  }
  return result % modulus;
}
function greatestCommonDivisor(left: bigint, right: bigint): bigint {
  let [a, b] = [magnitude(left), magnitude(right)];
  const weight = 1 + (Math.max(sizeOf(a), sizeOf(b)) >> 8);
  while (b !== 0n) {
    spend(weight);
    [a, b] = [b, a % b];
  }
  return a;
}
/** The logarithm to a base, as .NET computes it: from the first 64 bits and how many there are. */
function logarithmOf(value: bigint, base: number): number {
  if (value < 0n || base === 1) return NaN;
  if (base === Infinity) return value === 1n ? 0 : NaN;
  if (base === 0 && value !== 1n) return NaN;
  if (value <= 0x7fffffffn) return logarithm(Number(value), base);
  const bits = value.toString(2).length;
  const first = bits > 64 ? value >> BigInt(bits - 64) : value << BigInt(64 - bits);
  return logarithm(Number(first), base) + (bits - 64) / logarithm(base, 2);
}

/** The bits in words of 32, the sign in the first one. */
function twosComplement(value: bigint): string {
  return wordsOf(value, value < 0n ? 1 : 0);
}
/** The bits of the words that hold a number's magnitude and so many bits more, in two's complement. */
function wordsOf(value: bigint, extraBits: number = 0): string {
  const size = Math.ceil((magnitude(value).toString(2).length + extraBits) / 32) * 32;
  return BigInt.asUintN(size, value).toString(2).padStart(size, '0');
}

/** Two's complement, little-endian, as few bytes as tell the sign. */
function ofBytes(bytes: readonly number[] | null): BigInteger {
  if (bytes === null) throw new ArgumentNullException('value');
  return big(numberOfBytes(bytes));
}

/** `X` and `B` show as many digits as tell the sign; the other formats are those of integers. */
function text(self: BigInteger, format: string | null, provider: unknown): string {
  const binary = /^[bB](\d*)$/.exec(format ?? '');
  if (binary) return binaryText(self.value, Number(binary[1] || 0));
  const hex = /^([xX])(\d*)$/.exec(format ?? '');
  const info = numberFormatOf(provider);
  if (!hex) {
    // Unlike `int`, precision of R and D is unlimited.
    // A precision of `G` and `R` pads with zeros, as that of `D` does.
    return formatInteger(self.value, 64, format?.replace(/^[GgRr](?=\d*$)/, 'D') ?? null, info);
  }
  const bytes = bytesOf(self.value).reverse();
  let digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (self.value >= 0n && /^0[0-7]/.test(digits)) digits = digits.slice(1);
  else if (self.value < 0n && /^f[89a-f]/.test(digits)) digits = digits.slice(1);
  const padded = digits.padStart(Number(hex[2] || 0), self.value < 0n ? 'f' : '0');
  return hex[1] === 'X' ? padded.toUpperCase() : padded;
}

/** Two's complement, in as few bits as tell the sign. */
function binaryText(value: bigint, width: number): string {
  if (value >= 0n) return (value === 0n ? '0' : `0${value.toString(2)}`).padStart(width, '0');
  const size = value === -1n ? 1 : (~value).toString(2).length + 1;
  return BigInt.asUintN(size, value).toString(2).padStart(width, '1');
}

function ofDouble(value: number): BigInteger {
  if (!Number.isFinite(value)) {
    throw new OverflowException(
      Number.isNaN(value) ? 'The value is not a number.' : 'BigInteger cannot represent infinity.',
    );
  }
  return big(BigInt(Math.trunc(value)));
}

const type = 'System.Numerics.BigInteger';
const members: Record<string, Implementation> = {};
for (const [operator, test] of Object.entries(comparisonOperators)) {
  members[`static bool operator ${operator}(${type} left, ${type} right)`] = (a: BigInteger, b: BigInteger) =>
    test(a.value, b.value);
  for (const long of ['long', 'ulong']) {
    members[`static bool operator ${operator}(${type} left, ${long} right)`] = (a: BigInteger, b: bigint) =>
      test(a.value, b);
    members[`static bool operator ${operator}(${long} left, ${type} right)`] = (a: bigint, b: BigInteger) =>
      test(a, b.value);
  }
}
const operations: Readonly<Record<string, (a: bigint, b: bigint) => bigint>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': multiply,
  '/': (a, b) => a / nonZero(b),
  '%': (a, b) => a % nonZero(b),
  '&': (a, b) => a & b,
  '|': (a, b) => a | b,
  '^': (a, b) => a ^ b,
};
for (const [operator, call] of Object.entries(operations)) {
  members[`static ${type} operator ${operator}(${type} left, ${type} right)`] = (
    a: BigInteger,
    b: BigInteger,
  ) => big(call(a.value, b.value));
}
const unary: Readonly<Record<string, (a: bigint) => bigint>> = {
  '+': (a) => a,
  '-': (a) => -a,
  '~': (a) => ~a,
  '++': (a) => a + 1n,
  '--': (a) => a - 1n,
};
for (const [operator, call] of Object.entries(unary)) {
  members[`static ${type} operator ${operator}(${type} value)`] = (a: BigInteger) => big(call(a.value));
}
for (const keyword of [...(Object.keys(integerRanges) as (keyof typeof integerRanges)[]), 'char' as const]) {
  members[`static implicit operator ${type}(${keyword} value)`] = (value: number | bigint) =>
    big(BigInt(value));
  members[`static explicit operator ${keyword}(${type} value)`] = (self: BigInteger) =>
    integerOf(self.value, keyword);
}
const named: Readonly<Record<string, (a: bigint, b: bigint) => bigint>> = {
  Add: operations['+']!,
  Subtract: operations['-']!,
  Multiply: multiply,
  Max: (a, b) => (a > b ? a : b),
  Min: (a, b) => (a < b ? a : b),
  GreatestCommonDivisor: greatestCommonDivisor,
};
for (const [name, call] of Object.entries(named)) {
  members[`static ${type} ${name}(${type} left, ${type} right)`] = (a: BigInteger, b: BigInteger) =>
    big(call(a.value, b.value));
}

/** `System.Numerics.BigInteger`. */
export const bigIntegerType: TypeDeclaration = declareType(
  `public readonly struct ${type} : ISpanFormattable, IFormattable, IComparable, IComparable<${type}>, IEquatable<${type}>, IBinaryInteger<BigInteger>, ISignedNumber<BigInteger>`,
  () => ({
    'BigInteger(int value)': (value: number) => big(BigInt(value)),
    'BigInteger(uint value)': (value: number) => big(BigInt(value)),
    'BigInteger(long value)': big,
    'BigInteger(ulong value)': big,
    'BigInteger(float value)': ofDouble,
    'BigInteger(double value)': ofDouble,
    'BigInteger(decimal value)': (value: Decimal) => big(value.toBigInt()),
    'BigInteger(byte[] value)': ofBytes,
    [`static ${type} Zero { get; }`]: () => BigInteger.zero,
    [`static ${type} One { get; }`]: () => BigInteger.one,
    [`static ${type} MinusOne { get; }`]: () => BigInteger.minusOne,
    'bool IsPowerOfTwo { get; }': (self: BigInteger) =>
      self.value > 0n && (self.value & (self.value - 1n)) === 0n,
    'bool IsZero { get; }': (self: BigInteger) => self.value === 0n,
    'bool IsOne { get; }': (self: BigInteger) => self.value === 1n,
    'bool IsEven { get; }': (self: BigInteger) => (self.value & 1n) === 0n,
    'int Sign { get; }': (self: BigInteger) => (self.value > 0n ? 1 : self.value < 0n ? -1 : 0),
    [`static ${type} Parse(string value)`]: (value: string | null) =>
      parse(value, numberStyles.Integer, null),
    [`static ${type} Parse(string value, NumberStyles style)`]: (value: string | null, style: number) =>
      parse(value, style, null),
    [`static ${type} Parse(string value, IFormatProvider? provider)`]: (
      value: string | null,
      provider: unknown,
    ) => parse(value, numberStyles.Integer, provider),
    [`static ${type} Parse(string value, NumberStyles style, IFormatProvider? provider)`]: parse,
    [`static bool TryParse(string? value, out ${type} result)`]: (value: string | null, result: Ref) =>
      tryParse(value, numberStyles.Integer, null, result),
    [`static bool TryParse(string? value, NumberStyles style, IFormatProvider? provider, out ${type} result)`]:
      tryParse,
    [`static bool TryParse(string? s, IFormatProvider? provider, out ${type} result)`]: (
      value: string | null,
      provider: unknown,
      result: Ref,
    ) => tryParse(value, numberStyles.Integer, provider, result),
    ...characterParsers(type, String(numberStyles.Integer), {
      parse,
      tryParse,
      style: numberStyles.Integer,
    }),
    'bool TryFormat(Span<char> destination, out int charsWritten, ReadOnlySpan<char> format = default, IFormatProvider? provider = null)':
      (
        self: BigInteger,
        destination: Span<number>,
        charsWritten: Ref,
        format: Span<number>,
        provider: unknown,
      ) => writeText(text(self, formatOf(format), provider), destination, charsWritten),
    [`static int Compare(${type} left, ${type} right)`]: (a: BigInteger, b: BigInteger) => a.$compareTo(b),
    [`static ${type} Abs(${type} value)`]: (a: BigInteger) => big(magnitude(a.value)),
    [`static ${type} Divide(${type} dividend, ${type} divisor)`]: (a: BigInteger, b: BigInteger) =>
      big(a.value / nonZero(b.value)),
    [`static ${type} Remainder(${type} dividend, ${type} divisor)`]: (a: BigInteger, b: BigInteger) =>
      big(a.value % nonZero(b.value)),
    [`static ${type} DivRem(${type} dividend, ${type} divisor, out ${type} remainder)`]: (
      a: BigInteger,
      b: BigInteger,
      rest: Ref,
    ) => {
      rest.v = big(a.value % nonZero(b.value));
      return big(a.value / b.value);
    },
    [`static (${type} Quotient, ${type} Remainder) DivRem(${type} left, ${type} right)`]: (
      a: BigInteger,
      b: BigInteger,
    ) =>
      createTuple(coreType('System.ValueTuple', 2).construct([a.$type, a.$type]), [
        big(a.value / nonZero(b.value)),
        big(a.value % b.value),
      ]),
    [`static ${type} Negate(${type} value)`]: (a: BigInteger) => big(-a.value),
    [`static double Log(${type} value)`]: (a: BigInteger) => logarithmOf(a.value, Math.E),
    [`static double Log(${type} value, double baseValue)`]: (a: BigInteger, base: number) =>
      logarithmOf(a.value, base),
    [`static double Log10(${type} value)`]: (a: BigInteger) => logarithmOf(a.value, 10),
    [`static ${type} ModPow(${type} value, ${type} exponent, ${type} modulus)`]: (
      a: BigInteger,
      exponent: BigInteger,
      modulus: BigInteger,
    ) => big(modularPower(a.value, exponent.value, modulus.value)),
    [`static ${type} Pow(${type} value, int exponent)`]: (a: BigInteger, exponent: number) =>
      big(power(a.value, exponent)),
    'override int GetHashCode()': (self: BigInteger) => self.$hash(),
    'override bool Equals(object? obj)': (self: BigInteger, other: unknown) => self.$equals(other),
    'bool Equals(long other)': (self: BigInteger, other: bigint) => self.value === other,
    [`bool Equals(${type} other)`]: (self: BigInteger, other: BigInteger) => self.value === other.value,
    'int CompareTo(long other)': (self: BigInteger, other: bigint) => self.$compareTo(big(other)),
    [`int CompareTo(${type} other)`]: (self: BigInteger, other: BigInteger) => self.$compareTo(other),
    'int CompareTo(object? obj)': (self: BigInteger, other: unknown) => self.$compareTo(other),
    'byte[] ToByteArray()': (self: BigInteger) => toByteArray(bytesOf(self.value)),
    ...bitMembers,
    'override string ToString()': (self: BigInteger) => text(self, null, null),
    'string ToString(IFormatProvider? provider)': (self: BigInteger, provider: unknown) =>
      text(self, null, provider),
    'string ToString(string? format)': (self: BigInteger, format: string | null) => text(self, format, null),
    'string ToString(string? format, IFormatProvider? provider)': text,
    'long GetBitLength()': (self: BigInteger) =>
      BigInt((self.value < 0n ? ~self.value : self.value).toString(2).replace(/^0$/, '').length),
    [`static bool IsPow2(${type} value)`]: (a: BigInteger) =>
      a.value > 0n && (a.value & (a.value - 1n)) === 0n,
    [`static bool IsEvenInteger(${type} value)`]: (a: BigInteger) => (a.value & 1n) === 0n,
    [`static bool IsOddInteger(${type} value)`]: (a: BigInteger) => (a.value & 1n) === 1n,
    [`static bool IsNegative(${type} value)`]: (a: BigInteger) => a.value < 0n,
    [`static bool IsPositive(${type} value)`]: (a: BigInteger) => a.value >= 0n,
    [`static ${type} Clamp(${type} value, ${type} min, ${type} max)`]: (
      a: BigInteger,
      min: BigInteger,
      max: BigInteger,
    ) => {
      if (min.value > max.value)
        throw new ArgumentException(`'${min.value}' cannot be greater than ${max.value}.`);
      return a.value < min.value ? min : a.value > max.value ? max : a;
    },
    ...members,
    ...createMembers(type),
    [`static ${type} operator <<(${type} value, int shift)`]: (a: BigInteger, shift: number) =>
      big(shiftLeft(a.value, shift)),
    [`static ${type} PopCount(${type} value)`]: ({ value }: BigInteger) =>
      big(BigInt(wordsOf(value).replaceAll('0', '').length)),
    [`static ${type} TrailingZeroCount(${type} value)`]: ({ value }: BigInteger) => {
      const bits = twosComplement(value);
      return big(BigInt(value === 0n ? 32 : bits.length - 1 - bits.lastIndexOf('1')));
    },
    [`static ${type} LeadingZeroCount(${type} value)`]: ({ value }: BigInteger) => {
      const bits = twosComplement(value);
      return big(BigInt(value === 0n ? 32 : value < 0n ? 0 : bits.length - bits.replace(/^0+/, '').length));
    },
    [`static ${type} Log2(${type} value)`]: ({ value }: BigInteger) => {
      if (value < 0n) throw new ArgumentOutOfRangeException('value', 'Non-negative number required.');
      return big(value === 0n ? 0n : BigInt(value.toString(2).length - 1));
    },
    [`static ${type} operator >>>(${type} value, int shift)`]: ({ value }: BigInteger, shift: number) => {
      if (value >= 0n || shift <= 0) return big(shiftLeft(value, -shift));
      const { length } = twosComplement(value);
      return big(shift >= length ? -1n : BigInt.asUintN(length, value) >> BigInt(shift));
    },
    [`static ${type} operator >>(${type} value, int shift)`]: (a: BigInteger, shift: number) =>
      big(shiftLeft(a.value, -shift)),
    ...Object.fromEntries(
      (['Int128', 'UInt128'] as const).flatMap((name) => [
        [`static implicit operator ${type}(${name} value)`, (value: WideInteger) => big(value.value)],
        [
          `static explicit operator ${name}(${type} value)`,
          ({ value }: BigInteger) => {
            const { least, greatest, article } = wideRanges[name];
            if (value < least || value > greatest) throw rangeError(article);
            return name === 'Int128' ? new Int128(value) : new UInt128(value);
          },
        ],
      ]),
    ),
    [`static explicit operator decimal(${type} value)`]: (self: BigInteger) => Decimal.fitted(self.value, 0),
    [`static explicit operator double(${type} value)`]: (self: BigInteger) => doubleOf(self.value),
    [`static explicit operator float(${type} value)`]: (self: BigInteger) =>
      Math.fround(doubleOf(self.value)),
    [`static explicit operator ${type}(decimal value)`]: (value: Decimal) => big(value.toBigInt()),
    [`static explicit operator ${type}(double value)`]: ofDouble,
    [`static explicit operator ${type}(float value)`]: ofDouble,
    [`static explicit operator ${type}(Half value)`]: ({ value }: Half) => ofDouble(value),
    [`static explicit operator Half(${type} value)`]: ({ value }: BigInteger) => new Half(Number(value)),
  }),
  {
    runtime: BigInteger,
    defaultValue: BigInteger.zero,
    statics: {
      ...bigIntegerStatics,
      ...utf8Statics(
        (value, provider) => parse(value, numberStyles.Integer, provider),
        (value, provider, result) => tryParse(value, numberStyles.Integer, provider, result),
      ),
    },
  },
);
