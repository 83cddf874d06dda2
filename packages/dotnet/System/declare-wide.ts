// The members that `Int128` and `UInt128` have in common.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Decimal } from '@mockwright/language/runtime/decimal';
import {
  ArgumentException,
  DivideByZeroException,
  OverflowException,
} from '@mockwright/language/runtime/exceptions';
import { numberFormatOf } from '../System.Globalization/format-provider.ts';
import { numberStyles } from '../System.Globalization/number-styles.ts';
import { createMembers, toWhole, wideRanges } from '../System.Numerics/create-number.ts';
import { constants, integerTests, unsignedStatics } from '../System.Numerics/static-members.ts';
import { Int128, UInt128 } from '../System.Numerics/wide-values.ts';
import type { WideInteger } from '../System.Numerics/wide-values.ts';
import { comparisonOperators } from './numbers/comparison-operators.ts';
import { formatInteger } from './numbers/format-number.ts';
import { integerRanges, parseInteger, tryParseInteger } from './numbers/parse-number.ts';
import type { IntegerRange } from './numbers/parse-number.ts';
import { pairOf } from './pair-of.ts';
import { numberParsers, tryFormat } from './span-members.ts';

type Members = Record<string, Implementation>;
type Name = 'Int128' | 'UInt128';

const classes = { Int128, UInt128 } as const;

/** Which of two is farther from zero: of opposite ones the positive. */
function byMagnitude({ value: x }: WideInteger, { value: y }: WideInteger): number {
  const [a, b] = [x < 0n ? -x : x, y < 0n ? -y : y];
  return a === b ? (x > y ? 1 : -1) : a > b ? 1 : -1;
}

const farther = (x: WideInteger, y: WideInteger): WideInteger => (byMagnitude(x, y) > 0 ? x : y);
const nearer = (x: WideInteger, y: WideInteger): WideInteger => (byMagnitude(x, y) > 0 ? y : x);

/** Members of both types. */
function members(name: Name): Members {
  const Class = classes[name];
  const range: IntegerRange = wideRanges[name];
  const isSigned = name === 'Int128';
  const wrap = (value: bigint): WideInteger =>
    new Class(isSigned ? BigInt.asIntN(128, value) : BigInt.asUintN(128, value));
  const checked = (value: bigint): WideInteger => {
    if (value < range.least || value > range.greatest) throw new OverflowException();
    return new Class(value);
  };
  const unsigned = (value: bigint): bigint => BigInt.asUintN(128, value);
  const bits = (value: bigint): string => unsigned(value).toString(2);
  const text = (self: WideInteger, format: string | null, provider: unknown): string =>
    formatInteger(self.value, 128, format, numberFormatOf(provider));
  const parse = (value: string | null, style: number, provider: unknown): WideInteger =>
    new Class(parseInteger(value, range, style, numberFormatOf(provider)));
  const tryParse = (value: string | null, style: number, provider: unknown, result: Ref): boolean => {
    const parsed = tryParseInteger(value, range, style, numberFormatOf(provider));
    result.v = new Class(parsed ?? 0n);
    return parsed !== undefined;
  };
  /** By what a number is divided: the least has no quotient by -1. */
  const divisor = (value: bigint, of: bigint): bigint => {
    if (value === 0n) throw new DivideByZeroException();
    if (value === -1n && of === range.least) throw new OverflowException();
    return value;
  };
  const rotate = (value: bigint, amount: number): WideInteger => {
    const shift = BigInt(((amount % 128) + 128) % 128);
    return wrap((unsigned(value) << shift) | (unsigned(value) >> (128n - shift)));
  };
  const binary: Record<string, (a: bigint, b: bigint) => bigint> = {
    '+': (a, b) => a + b,
    '-': (a, b) => a - b,
    '*': (a, b) => a * b,
    '/': (a, b) => a / divisor(b, a),
    '%': (a, b) => a % divisor(b, a),
    '&': (a, b) => a & b,
    '|': (a, b) => a | b,
    '^': (a, b) => a ^ b,
  };
  const unary: Record<string, (a: bigint) => bigint> = {
    '+': (a) => a,
    '-': (a) => -a,
    '~': (a) => ~a,
    '++': (a) => a + 1n,
    '--': (a) => a - 1n,
  };
  const shifts: Record<string, (a: bigint, count: bigint) => bigint> = {
    '<<': (a, count) => a << count,
    '>>': (a, count) => a >> count,
    '>>>': (a, count) => unsigned(a) >> count,
  };
  const found: Members = {};
  for (const [operator, call] of Object.entries(binary)) {
    const operation = (fit: typeof wrap) => (a: WideInteger, b: WideInteger) => fit(call(a.value, b.value));
    found[`static ${name} operator ${operator}(${name} left, ${name} right)`] = operation(wrap);
    if ('+-*/'.includes(operator))
      found[`static ${name} operator checked ${operator}(${name} left, ${name} right)`] = operation(checked);
  }
  for (const [operator, call] of Object.entries(unary)) {
    found[`static ${name} operator ${operator}(${name} value)`] = (a: WideInteger) => wrap(call(a.value));
    if (operator !== '+' && operator !== '~')
      found[`static ${name} operator checked ${operator}(${name} value)`] = (a: WideInteger) =>
        checked(call(a.value));
  }
  for (const [operator, test] of Object.entries(comparisonOperators))
    found[`static bool operator ${operator}(${name} left, ${name} right)`] = (
      a: WideInteger,
      b: WideInteger,
    ) => test(a.value, b.value);
  for (const [operator, call] of Object.entries(shifts))
    found[`static ${name} operator ${operator}(${name} value, int shiftAmount)`] = (
      a: WideInteger,
      count: number,
    ) => wrap(call(a.value, BigInt(count & 127)));
  return {
    [`${name}(ulong upper, ulong lower)`]: (upper: bigint, lower: bigint) => wrap((upper << 64n) | lower),
    'int CompareTo(object? value)': (self: WideInteger, value: unknown) => self.$compareTo(value),
    [`int CompareTo(${name} value)`]: (self: WideInteger, value: WideInteger) => self.$compareTo(value),
    'override bool Equals(object? obj)': (self: WideInteger, other: unknown) => self.$equals(other),
    [`bool Equals(${name} other)`]: (self: WideInteger, other: WideInteger) => self.value === other.value,
    'override int GetHashCode()': (self: WideInteger) => self.$hash(),
    'override string ToString()': (self: WideInteger) => text(self, null, null),
    'string ToString(IFormatProvider? provider)': (self: WideInteger, provider: unknown) =>
      text(self, null, provider),
    'string ToString(string? format)': (self: WideInteger, format: string | null) => text(self, format, null),
    'string ToString(string? format, IFormatProvider? provider)': text,
    [`static ${name} Parse(string s)`]: (s: string | null) => parse(s, numberStyles.Integer, null),
    [`static ${name} Parse(string s, NumberStyles style)`]: (s: string | null, style: number) =>
      parse(s, style, null),
    [`static ${name} Parse(string s, IFormatProvider? provider)`]: (s: string | null, provider: unknown) =>
      parse(s, numberStyles.Integer, provider),
    [`static ${name} Parse(string s, NumberStyles style, IFormatProvider? provider)`]: parse,
    [`static bool TryParse(string? s, out ${name} result)`]: (s: string | null, result: Ref) =>
      tryParse(s, numberStyles.Integer, null, result),
    [`static bool TryParse(string? s, IFormatProvider? provider, out ${name} result)`]: (
      s: string | null,
      provider: unknown,
      result: Ref,
    ) => tryParse(s, numberStyles.Integer, provider, result),
    [`static bool TryParse(string? s, NumberStyles style, IFormatProvider? provider, out ${name} result)`]:
      tryParse,
    ...numberParsers(name, 'NumberStyles.Integer', { parse, tryParse, style: numberStyles.Integer }),
    ...tryFormat(text),
    [`static ${name} MaxValue { get; }`]: () => new Class(range.greatest),
    [`static ${name} MinValue { get; }`]: () => new Class(range.least),
    [`static ${name} One { get; }`]: () => new Class(1n),
    [`static ${name} Zero { get; }`]: () => new Class(0n),
    [`static ${name} BigMul(${name} left, ${name} right, out ${name} lower)`]: (
      left: WideInteger,
      right: WideInteger,
      lower: Ref,
    ) => {
      const product = left.value * right.value;
      const low = isSigned ? BigInt.asIntN(128, product) : BigInt.asUintN(128, product);
      lower.v = new Class(low);
      return new Class(product >> 128n);
    },
    ...(isSigned && {
      [`static ${name} CopySign(${name} value, ${name} sign)`]: (value: WideInteger, sign: WideInteger) => {
        if (value.value < 0n === sign.value < 0n) return value;
        if (value.value === range.least)
          throw new OverflowException('Negating the minimum value of a twos complement number is invalid.');
        return new Class(-value.value);
      },
      [`static ${name} MaxMagnitude(${name} x, ${name} y)`]: farther,
      [`static ${name} MinMagnitude(${name} x, ${name} y)`]: nearer,
      [`static ${name} NegativeOne { get; }`]: () => new Class(-1n),
      [`static ${name} Abs(${name} value)`]: (a: WideInteger) => {
        if (a.value === range.least)
          throw new OverflowException('Negating the minimum value of a twos complement number is invalid.');
        return new Class(a.value < 0n ? -a.value : a.value);
      },
      [`static bool IsNegative(${name} value)`]: (a: WideInteger) => a.value < 0n,
      [`static bool IsPositive(${name} value)`]: (a: WideInteger) => a.value >= 0n,
    }),
    [`static ${name} Max(${name} x, ${name} y)`]: (a: WideInteger, b: WideInteger) =>
      a.value >= b.value ? a : b,
    [`static ${name} Min(${name} x, ${name} y)`]: (a: WideInteger, b: WideInteger) =>
      a.value <= b.value ? a : b,
    [`static ${name} Clamp(${name} value, ${name} min, ${name} max)`]: (
      a: WideInteger,
      min: WideInteger,
      max: WideInteger,
    ) => {
      if (min.value > max.value)
        throw new ArgumentException(`'${min.value}' cannot be greater than ${max.value}.`);
      return a.value < min.value ? min : a.value > max.value ? max : a;
    },
    [`static int Sign(${name} value)`]: (a: WideInteger) => (a.value > 0n ? 1 : a.value < 0n ? -1 : 0),
    [`static (${name} Quotient, ${name} Remainder) DivRem(${name} left, ${name} right)`]: (
      a: WideInteger,
      b: WideInteger,
    ) =>
      pairOf(
        coreType(`System.${name}`),
        new Class(a.value / divisor(b.value, a.value)),
        new Class(a.value % b.value),
      ),
    [`static bool IsEvenInteger(${name} value)`]: (a: WideInteger) => (a.value & 1n) === 0n,
    [`static bool IsOddInteger(${name} value)`]: (a: WideInteger) => (a.value & 1n) === 1n,
    [`static bool IsPow2(${name} value)`]: (a: WideInteger) =>
      a.value > 0n && bits(a.value).lastIndexOf('1') === 0,
    [`static ${name} Log2(${name} value)`]: (a: WideInteger) => new Class(BigInt(bits(a.value).length - 1)),
    [`static ${name} PopCount(${name} value)`]: (a: WideInteger) =>
      new Class(BigInt(bits(a.value).replaceAll('0', '').length)),
    [`static ${name} LeadingZeroCount(${name} value)`]: (a: WideInteger) =>
      new Class(a.value === 0n ? 128n : BigInt(128 - bits(a.value).length)),
    [`static ${name} TrailingZeroCount(${name} value)`]: (a: WideInteger) =>
      new Class(a.value === 0n ? 128n : BigInt(bits(a.value).length - 1 - bits(a.value).lastIndexOf('1'))),
    [`static ${name} RotateLeft(${name} value, int rotateAmount)`]: (a: WideInteger, amount: number) =>
      rotate(a.value, amount),
    [`static ${name} RotateRight(${name} value, int rotateAmount)`]: (a: WideInteger, amount: number) =>
      rotate(a.value, -amount),
    ...createMembers(name),
    ...found,
    ...conversions(name, wrap, checked),
  };
}

/** Conversions from and to the other numbers. */
function conversions(
  name: Name,
  wrap: (value: bigint) => WideInteger,
  checked: (value: bigint) => WideInteger,
): Members {
  const found: Members = {};
  const range = wideRanges[name];
  const integers = { ...integerRanges, char: { ...integerRanges.ushort, article: 'a character' } };
  for (const [keyword, { bits, least, greatest }] of Object.entries(integers)) {
    const natural = (value: bigint): number | bigint => (bits === 64 ? value : Number(value));
    const fits = least >= range.least;
    found[`static ${fits ? 'implicit' : 'explicit'} operator ${name}(${keyword} value)`] = (
      value: number | bigint,
    ) => wrap(BigInt(value));
    if (!fits)
      found[`static explicit operator checked ${name}(${keyword} value)`] = (value: number | bigint) =>
        checked(BigInt(value));
    found[`static explicit operator ${keyword}(${name} value)`] = ({ value }: WideInteger) =>
      natural(least < 0n ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value));
    found[`static explicit operator checked ${keyword}(${name} value)`] = ({ value }: WideInteger) => {
      if (value < least || value > greatest) throw new OverflowException();
      return natural(value);
    };
  }
  const Class = classes[name];
  for (const keyword of ['double', 'float']) {
    found[`static explicit operator ${name}(${keyword} value)`] = (value: number) =>
      new Class(toWhole(value, range, 'Saturating'));
    found[`static explicit operator checked ${name}(${keyword} value)`] = (value: number) =>
      new Class(toWhole(value, range, 'Checked'));
    found[`static explicit operator ${keyword}(${name} value)`] = ({ value }: WideInteger) =>
      keyword === 'float' ? Math.fround(Number(value)) : Number(value);
  }
  found[`static explicit operator ${name}(decimal value)`] = (value: Decimal) => checked(value.toBigInt());
  found[`static explicit operator decimal(${name} value)`] = ({ value }: WideInteger) =>
    Decimal.fitted(value, 0);
  const other = name === 'Int128' ? 'UInt128' : 'Int128';
  found[`static explicit operator ${other}(${name} value)`] = ({ value }: WideInteger) =>
    new classes[other](name === 'Int128' ? BigInt.asUintN(128, value) : BigInt.asIntN(128, value));
  found[`static explicit operator checked ${other}(${name} value)`] = ({ value }: WideInteger) => {
    if (value < wideRanges[other].least || value > wideRanges[other].greatest) throw new OverflowException();
    return new classes[other](value);
  };
  return found;
}

/** Declares `Int128` or `UInt128`. */
export function declareWide(name: Name): TypeDeclaration {
  const Class = classes[name];
  const sign = name === 'Int128' ? 'ISignedNumber' : 'IUnsignedNumber';
  return declareType(
    `public readonly struct System.${name} : IComparable, ISpanFormattable, IFormattable, IComparable<${name}>, IEquatable<${name}>, System.Numerics.IBinaryInteger<${name}>, System.Numerics.IMinMaxValue<${name}>, System.Numerics.${sign}<${name}>`,
    () => members(name),
    {
      runtime: Class,
      defaultValue: new Class(0n),
      statics: {
        ...integerTests,
        ...constants(new Class(0n), new Class(1n), 2),
        'get_AllBitsSet/0': () => new Class(name === 'Int128' ? -1n : wideRanges[name].greatest),
        'IsZero/1': ({ value }: WideInteger) => value === 0n,
        'IsNormal/1': ({ value }: WideInteger) => value !== 0n,
        ...(name === 'UInt128' && {
          ...unsignedStatics,
          'MaxMagnitude/2': farther,
          'MinMagnitude/2': nearer,
        }),
      },
    },
  );
}
