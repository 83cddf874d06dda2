// `System.Decimal` as template code sees it.
import { isBigint } from '@mockwright/language/metadata/symbol-kinds';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import type { Span } from '@mockwright/language/runtime/span';
import { toArray } from '@mockwright/language/runtime/box';
import type { NetArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import { Decimal } from '@mockwright/language/runtime/decimal';
import type { RoundingMode } from '@mockwright/language/runtime/decimal';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
} from '@mockwright/language/runtime/exceptions';
import { createMembers, createNumber } from '../System.Numerics/create-number.ts';
import { decimalStatics } from '../System.Numerics/static-members.ts';
import { numberFormatOf } from '../System.Globalization/format-provider.ts';
import { numberParsers, tryFormat } from './span-members.ts';
import { typeCodes } from './type-code.ts';
import { formatDecimal } from './numbers/format-number.ts';
import { integerRanges, parseDecimal, rangeError, tryParseDecimal } from './numbers/parse-number.ts';
import { numberStyles } from '../System.Globalization/number-styles.ts';

function text(self: Decimal, format: string | null, provider: unknown): string {
  return formatDecimal(self, format, numberFormatOf(provider));
}
function parse(s: string | null, style: number, provider: unknown): Decimal {
  return parseDecimal(s, style, numberFormatOf(provider));
}
function tryParse(s: string | null, style: number, provider: unknown, result: Ref): boolean {
  const value = tryParseDecimal(s, style, numberFormatOf(provider));
  result.v = value ?? Decimal.zero;
  return value !== undefined;
}

/** The integer part as an integer type. @throws {OverflowException} */
function decimalToInteger(value: Decimal, keyword: keyof typeof integerRanges): number | bigint {
  const { article, least, greatest } = integerRanges[keyword];
  const whole = value.toBigInt();
  if (whole < least || whole > greatest) throw rangeError(article);
  return isBigint(keyword) ? whole : Number(whole);
}

function isInteger(value: Decimal): boolean {
  return value.truncate().equals(value);
}
function isEven(value: Decimal): boolean {
  return (value.toBigInt() & 1n) === 0n;
}
function clamp(value: Decimal, min: Decimal, max: Decimal): Decimal {
  if (min.compareTo(max) > 0)
    throw new ArgumentException(`'${min.toString()}' cannot be greater than ${max.toString()}.`);
  return value.compareTo(min) < 0 ? min : value.compareTo(max) > 0 ? max : value;
}

/** `Math.Max`, `Math.Min` and `Math.Clamp` of decimals; the first one where both are equal. */
export const decimalMath = {
  max: (x: Decimal, y: Decimal): Decimal => (x.compareTo(y) >= 0 ? x : y),
  min: (x: Decimal, y: Decimal): Decimal => (x.compareTo(y) < 0 ? x : y),
  clamp: (value: Decimal, min: Decimal, max: Decimal): Decimal => clamp(value, min, max),
} as const;

function ofBits(bits: readonly number[]): Decimal {
  const [low, middle, high, flags] = bits;
  if (bits.length !== 4) {
    throw new ArgumentException('Decimal constructor requires an array or span of four valid decimal bytes.');
  }
  return Decimal.fromBits(low!, middle!, high!, flags!);
}

function ofParts(low: number, middle: number, high: number, isNegative: boolean, scale: number): Decimal {
  if (scale > 28)
    throw new ArgumentOutOfRangeException('scale', `scale ('${scale}') must be less than or equal to '28'.`, {
      value: scale,
      text: String(scale),
    });
  return Decimal.fromBits(low, middle, high, (scale << 16) | (isNegative ? -0x80000000 : 0));
}

function writeBits(value: Decimal, destination: Span): boolean {
  if (destination.length < 4) return false;
  for (const [index, part] of value.toBits().entries()) destination.set(index, part);
  return true;
}

/** `System.Decimal`. Its operators are the compiler's. */
export const decimalType: TypeDeclaration = declareType(
  'public readonly struct System.Decimal : IComparable, IConvertible, ISpanFormattable, IFormattable, IComparable<decimal>, IEquatable<decimal>, System.Numerics.IFloatingPoint<decimal>, System.Numerics.IMinMaxValue<decimal>',
  () => ({
    'Decimal(int value)': Decimal.fromInteger,
    'Decimal(uint value)': Decimal.fromInteger,
    'Decimal(long value)': Decimal.fromInteger,
    'Decimal(ulong value)': Decimal.fromInteger,
    'Decimal(float value)': Decimal.fromSingle,
    'Decimal(double value)': Decimal.fromDouble,
    'Decimal(int[] bits)': (bits: NetArray<number> | null) => {
      if (bits === null) throw new ArgumentNullException('bits');
      return ofBits(bits);
    },
    'Decimal(ReadOnlySpan<int> bits)': (bits: Span<number>) => ofBits(bits.copy()),
    'Decimal(int lo, int mid, int hi, bool isNegative, byte scale)': ofParts,
    'byte Scale { get; }': (self: Decimal) => self.scale,
    'static long ToOACurrency(decimal value)': (value: Decimal) => {
      const { least, greatest } = integerRanges.long;
      const isInRange = Math.abs(value.toDouble()) < 1e15;
      const whole = isInRange ? value.multiply(new Decimal(10000n, 0)).round().toBigInt() : greatest + 1n;
      if (whole < least || whole > greatest) throw rangeError('a Currency');
      return whole;
    },
    'static decimal FromOACurrency(long cy)': (cy: bigint) =>
      cy === 0n ? new Decimal(0n, 4) : new Decimal(cy, 4).trimZeros(),
    'static decimal Add(decimal d1, decimal d2)': (a: Decimal, b: Decimal) => a.add(b),
    'static decimal Ceiling(decimal d)': (d: Decimal) => d.ceiling(),
    'static int Compare(decimal d1, decimal d2)': (a: Decimal, b: Decimal) => a.compareTo(b),
    'int CompareTo(object? value)': (self: Decimal, value: unknown) => self.$compareTo(value),
    'int CompareTo(decimal value)': (self: Decimal, value: Decimal) => self.compareTo(value),
    'static decimal Divide(decimal d1, decimal d2)': (a: Decimal, b: Decimal) => a.divide(b),
    'override bool Equals(object? value)': (self: Decimal, value: unknown) => self.$equals(value),
    'bool Equals(decimal value)': (self: Decimal, value: Decimal) => self.equals(value),
    'override int GetHashCode()': (self: Decimal) => self.hash(),
    'static bool Equals(decimal d1, decimal d2)': (a: Decimal, b: Decimal) => a.equals(b),
    'static decimal Floor(decimal d)': (d: Decimal) => d.floor(),
    'override string ToString()': (self: Decimal) => text(self, null, null),
    'string ToString(string? format)': (self: Decimal, format: string | null) => text(self, format, null),
    'string ToString(IFormatProvider? provider)': (self: Decimal, provider: unknown) =>
      text(self, null, provider),
    'string ToString(string? format, IFormatProvider? provider)': text,
    'static decimal Parse(string s)': (s: string | null) => parse(s, numberStyles.Number, null),
    'static decimal Parse(string s, NumberStyles style)': (s: string | null, style: number) =>
      parse(s, style, null),
    'static decimal Parse(string s, IFormatProvider? provider)': (s: string | null, provider: unknown) =>
      parse(s, numberStyles.Number, provider),
    'static decimal Parse(string s, NumberStyles style, IFormatProvider? provider)': parse,
    'static bool TryParse(string? s, out decimal result)': (s: string | null, result: Ref) =>
      tryParse(s, numberStyles.Number, null, result),
    'static bool TryParse(string? s, NumberStyles style, IFormatProvider? provider, out decimal result)':
      tryParse,
    'static bool TryParse(string? s, IFormatProvider? provider, out decimal result)': (
      s: string | null,
      provider: unknown,
      result: Ref,
    ) => tryParse(s, numberStyles.Number, provider, result),
    'static int[] GetBits(decimal d)': (d: Decimal) => toArray([...d.toBits()], specialType('int')),
    'static int GetBits(decimal d, Span<int> destination)': (d: Decimal, destination: Span) => {
      if (!writeBits(d, destination)) throw new ArgumentException('Destination is too short.', 'destination');
      return 4;
    },
    'static bool TryGetBits(decimal d, Span<int> destination, out int valuesWritten)': (
      d: Decimal,
      destination: Span,
      valuesWritten: Ref,
    ) => {
      const fits = writeBits(d, destination);
      valuesWritten.v = fits ? 4 : 0;
      return fits;
    },
    'static decimal Remainder(decimal d1, decimal d2)': (a: Decimal, b: Decimal) => a.remainder(b),
    'static decimal Multiply(decimal d1, decimal d2)': (a: Decimal, b: Decimal) => a.multiply(b),
    'static decimal Negate(decimal d)': (d: Decimal) => d.negate(),
    'static decimal Round(decimal d)': (d: Decimal) => d.round(),
    'static decimal Round(decimal d, int decimals)': (d: Decimal, decimals: number) => d.round(decimals),
    'static decimal Round(decimal d, MidpointRounding mode)': (d: Decimal, mode: RoundingMode) =>
      d.round(0, mode),
    'static decimal Round(decimal d, int decimals, MidpointRounding mode)': (
      d: Decimal,
      decimals: number,
      mode: RoundingMode,
    ) => d.round(decimals, mode),
    'static decimal Subtract(decimal d1, decimal d2)': (a: Decimal, b: Decimal) => a.subtract(b),
    'static byte ToByte(decimal value)': (d: Decimal) => decimalToInteger(d, 'byte'),
    'static sbyte ToSByte(decimal value)': (d: Decimal) => decimalToInteger(d, 'sbyte'),
    'static short ToInt16(decimal value)': (d: Decimal) => decimalToInteger(d, 'short'),
    'static double ToDouble(decimal d)': (d: Decimal) => d.toDouble(),
    'static int ToInt32(decimal d)': (d: Decimal) => decimalToInteger(d, 'int'),
    'static long ToInt64(decimal d)': (d: Decimal) => decimalToInteger(d, 'long'),
    'static ushort ToUInt16(decimal value)': (d: Decimal) => decimalToInteger(d, 'ushort'),
    'static uint ToUInt32(decimal d)': (d: Decimal) => decimalToInteger(d, 'uint'),
    'static ulong ToUInt64(decimal d)': (d: Decimal) => decimalToInteger(d, 'ulong'),
    'static float ToSingle(decimal d)': (d: Decimal) => d.toSingle(),
    'static decimal Truncate(decimal d)': (d: Decimal) => d.truncate(),
    'TypeCode GetTypeCode()': () => typeCodes.Decimal,
    'static decimal Clamp(decimal value, decimal min, decimal max)': clamp,
    'static decimal CopySign(decimal value, decimal sign)': (value: Decimal, sign: Decimal) =>
      sign.isNegative === value.isNegative ? value : value.negate(),
    'static decimal Max(decimal x, decimal y)': decimalMath.max,
    'static decimal Min(decimal x, decimal y)': decimalMath.min,
    'static decimal MaxMagnitude(decimal x, decimal y)': (x: Decimal, y: Decimal) => {
      const order = x.abs().compareTo(y.abs());
      return order > 0 || (order === 0 && !x.isNegative) ? x : y;
    },
    'static decimal MinMagnitude(decimal x, decimal y)': (x: Decimal, y: Decimal) => {
      const order = x.abs().compareTo(y.abs());
      return order < 0 || (order === 0 && x.isNegative) ? x : y;
    },
    ...Object.fromEntries(
      ['ConvertToInteger', 'ConvertToIntegerNative'].map((name) => [
        `static TInteger ${name}<TInteger>(decimal value) where TInteger : System.Numerics.IBinaryInteger<TInteger>`,
        (value: Decimal, target: NamedType) => createNumber(target, value, 'Saturating'),
      ]),
    ),
    'static int Sign(decimal d)': (d: Decimal) => d.sign,
    'static decimal Abs(decimal value)': (d: Decimal) => d.abs(),
    'static bool IsCanonical(decimal value)': (d: Decimal) => d.trimZeros().scale === d.scale,
    'static bool IsEvenInteger(decimal value)': (d: Decimal) => isInteger(d) && isEven(d),
    'static bool IsInteger(decimal value)': isInteger,
    'static bool IsNegative(decimal value)': (d: Decimal) => d.isNegative,
    'static bool IsOddInteger(decimal value)': (d: Decimal) => isInteger(d) && !isEven(d),
    'static bool IsPositive(decimal value)': (d: Decimal) => !d.isNegative,
    ...createMembers('decimal'),
    ...numberParsers('decimal', 'NumberStyles.Number', { parse, tryParse, style: numberStyles.Number }),
    ...tryFormat(text),
    'const decimal Zero': Decimal.zero,
    'const decimal One': Decimal.one,
    'const decimal MinusOne': Decimal.minusOne,
    'const decimal MaxValue': Decimal.maxValue,
    'const decimal MinValue': Decimal.minValue,
  }),
  { runtime: Decimal, defaultValue: Decimal.zero, statics: decimalStatics },
);
