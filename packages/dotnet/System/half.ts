// `System.Half` as template code sees it.
import { comparisonOperators } from './numbers/comparison-operators.ts';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Decimal } from '@mockwright/language/runtime/decimal';
import { coreType } from '@mockwright/language/runtime/core-types';
import { numberFormatOf } from '../System.Globalization/format-provider.ts';
import { floatingFunctions } from './numbers/floating-functions.ts';
import { roundFloating } from './numbers/floating-math.ts';
import { formatDouble } from './numbers/format-number.ts';
import { numberStyles } from '../System.Globalization/number-styles.ts';
import { integerRanges, parseFloating, tryParseFloating } from './numbers/parse-number.ts';
import { numberParsers, tryFormat } from './span-members.ts';
import { createMembers, toWhole, wideRanges } from '../System.Numerics/create-number.ts';
import { bitwiseStatics } from '../System.Numerics/bitwise-statics.ts';
import { Half, bitsOfHalf, halfOfBits, neighbourOfHalf, shortestOf } from '../System.Numerics/half-value.ts';
import { constants, never } from '../System.Numerics/static-members.ts';
import { Int128, UInt128 } from '../System.Numerics/wide-values.ts';
import type { WideInteger } from '../System.Numerics/wide-values.ts';

type Members = Record<string, Implementation>;
const defaultStyle = numberStyles.Float | numberStyles.AllowThousands;
const half = (value: number): Half => new Half(value);

function text(self: Half, format: string | null, provider: unknown): string {
  const isShort = format === null || format === '' || /^[gr]0?$/i.test(format);
  return formatDouble(isShort ? shortestOf(self.value) : self.value, format, numberFormatOf(provider));
}
const parse = (s: string | null, style: number, provider: unknown): Half =>
  half(parseFloating(s, false, style, numberFormatOf(provider)));
function tryParse(s: string | null, style: number, provider: unknown, result: Ref): boolean {
  const parsed = tryParseFloating(s, false, style, numberFormatOf(provider));
  result.v = half(parsed ?? 0);
  return parsed !== undefined;
}

const constantValues: Readonly<Record<string, number>> = {
  Epsilon: 2 ** -24,
  MaxValue: 65504,
  MinValue: -65504,
  NaN: NaN,
  PositiveInfinity: Infinity,
  NegativeInfinity: -Infinity,
  NegativeZero: -0,
  NegativeOne: -1,
  One: 1,
  Zero: 0,
  E: Math.E,
  Pi: Math.PI,
  Tau: 2 * Math.PI,
  MultiplicativeIdentity: 1,
};
const binary: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
};
const unary: Readonly<Record<string, (a: number) => number>> = {
  '+': (a) => a,
  '-': (a) => -a,
  '++': (a) => a + 1,
  '--': (a) => a - 1,
};

function generated(): Members {
  const members: Members = {};
  for (const [name, value] of Object.entries(constantValues))
    members[`static Half ${name} { get; }`] = () => half(value);
  for (const [operator, call] of Object.entries(binary))
    members[`static Half operator ${operator}(Half left, Half right)`] = (a: Half, b: Half) =>
      half(call(a.value, b.value));
  for (const [operator, test] of Object.entries(comparisonOperators))
    members[`static bool operator ${operator}(Half left, Half right)`] = (a: Half, b: Half) =>
      test(a.value, b.value);
  for (const [operator, call] of Object.entries(unary))
    members[`static Half operator ${operator}(Half value)`] = ({ value }: Half) => half(call(value));
  const { byte, ...others } = integerRanges;
  const integers = { byte, ...others, char: { ...integerRanges.ushort, article: 'a character' } };
  for (const [keyword, range] of Object.entries(integers)) {
    const isSmall = keyword === 'byte' || keyword === 'sbyte';
    members[`static ${isSmall ? 'implicit' : 'explicit'} operator Half(${keyword} value)`] = (
      value: number | bigint,
    ) => half(Number(value));
    const natural = (whole: bigint): number | bigint => (range.bits === 64 ? whole : Number(whole));
    // Small integers are cut out of an `int`.
    const first = range.bits < 32 ? integerRanges.int : range;
    members[`static explicit operator ${keyword}(Half value)`] = ({ value }: Half) =>
      natural(toWhole(toWhole(value, first, 'Saturating'), range, 'Truncating'));
    members[`static explicit operator checked ${keyword}(Half value)`] = ({ value }: Half) =>
      natural(toWhole(value, range, 'Checked'));
  }
  for (const [name, Class] of Object.entries({ Int128, UInt128 })) {
    const range = wideRanges[name as keyof typeof wideRanges];
    members[`static explicit operator Half(${name} value)`] = ({ value }: WideInteger) => half(Number(value));
    members[`static explicit operator ${name}(Half value)`] = ({ value }: Half) =>
      new Class(toWhole(value, range, 'Saturating'));
    members[`static explicit operator checked ${name}(Half value)`] = ({ value }: Half) =>
      new Class(toWhole(value, range, 'Checked'));
  }
  for (const keyword of ['double', 'float']) {
    members[`static explicit operator Half(${keyword} value)`] = half;
    members[`static explicit operator ${keyword}(Half value)`] = ({ value }: Half) => value;
  }
  return members;
}

/** `System.Half`. */
export const halfType: TypeDeclaration = declareType(
  'public readonly struct System.Half : IComparable, ISpanFormattable, IFormattable, IComparable<Half>, IEquatable<Half>, System.Numerics.IBinaryFloatingPointIeee754<Half>, System.Numerics.IMinMaxValue<Half>',
  () => ({
    'int CompareTo(object? obj)': (self: Half, other: unknown) => self.$compareTo(other),
    'int CompareTo(Half other)': (self: Half, other: Half) => self.$compareTo(other),
    'override bool Equals(object? obj)': (self: Half, other: unknown) => self.$equals(other),
    'bool Equals(Half other)': (self: Half, other: Half) => self.$equals(other),
    'override int GetHashCode()': (self: Half) => self.$hash(),
    'override string ToString()': (self: Half) => text(self, null, null),
    'string ToString(string? format)': (self: Half, format: string | null) => text(self, format, null),
    'string ToString(IFormatProvider? provider)': (self: Half, provider: unknown) =>
      text(self, null, provider),
    'string ToString(string? format, IFormatProvider? provider)': text,
    'static Half Parse(string s)': (s: string | null) => parse(s, defaultStyle, null),
    'static Half Parse(string s, NumberStyles style)': (s: string | null, style: number) =>
      parse(s, style, null),
    'static Half Parse(string s, IFormatProvider? provider)': (s: string | null, provider: unknown) =>
      parse(s, defaultStyle, provider),
    'static Half Parse(string s, NumberStyles style, IFormatProvider? provider)': parse,
    'static bool TryParse(string? s, out Half result)': (s: string | null, result: Ref) =>
      tryParse(s, defaultStyle, null, result),
    'static bool TryParse(string? s, IFormatProvider? provider, out Half result)': (
      s: string | null,
      provider: unknown,
      result: Ref,
    ) => tryParse(s, defaultStyle, provider, result),
    'static bool TryParse(string? s, NumberStyles style, IFormatProvider? provider, out Half result)':
      tryParse,
    ...numberParsers('Half', String(defaultStyle), { parse, tryParse, style: defaultStyle }),
    ...tryFormat(text),
    ...floatingFunctions({
      name: 'Half',
      type: () => coreType('System.Half'),
      smallestNormal: 2 ** -14,
      numberOf: ({ value }: Half) => value,
      valueOf: half,
      fit: Math.fround,
      neighbour: neighbourOfHalf,
      round: (number, digits, mode) => roundFloating(number, digits, mode, true),
      wrapsSmall: false,
      text: (number) => half(number).$toString(),
    }),
    ...createMembers('Half'),
    ...generated(),
    'static explicit operator Half(decimal value)': (value: Decimal) => half(value.toDouble()),
    'static explicit operator decimal(Half value)': ({ value }: Half) => Decimal.fromSingle(value),
  }),
  {
    runtime: Half,
    defaultValue: new Half(0),
    statics: {
      ...constants(new Half(0), new Half(1), 2),
      ...bitwiseStatics<Half>({
        of: ({ value }) => BigInt(bitsOfHalf(value)),
        from: (bits) => half(halfOfBits(Number(BigInt.asUintN(16, bits)))),
      }),
      'IsCanonical/1': () => true,
      'IsZero/1': ({ value }: Half) => value === 0,
      'IsComplexNumber/1': never,
      'IsImaginaryNumber/1': never,
    },
  },
);
