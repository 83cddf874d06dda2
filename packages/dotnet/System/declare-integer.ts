// The members that the types of whole numbers have in common.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { isBigint } from '@mockwright/language/metadata/symbol-kinds';
import { Box } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import { hash } from '@mockwright/language/runtime/equality';
import { ArgumentException, OverflowException } from '@mockwright/language/runtime/exceptions';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { numberFormatOf } from '../System.Globalization/format-provider.ts';
import { numberStyles } from '../System.Globalization/number-styles.ts';
import { createMembers } from '../System.Numerics/create-number.ts';
import { integerStatics } from '../System.Numerics/static-members.ts';
import { Int128, UInt128 } from '../System.Numerics/wide-values.ts';
import { formatInteger } from './numbers/format-number.ts';
import { integerRanges, parseInteger, tryParseInteger } from './numbers/parse-number.ts';
import { integerFunctions } from './numbers/integer-functions.ts';
import { numberParsers, textMembers, tryFormat } from './span-members.ts';
import { typeCodes } from './type-code.ts';

type Keyword = keyof typeof integerRanges;
type Integer = number | bigint;

/** The value of a boxed integer of that type, undefined for anything else. */
function unboxed(value: unknown, keyword: Keyword): Integer | undefined {
  if (value === null || typeOf(value) !== specialType(keyword)) return undefined;
  return value instanceof Box ? value.value : (value as Integer);
}

/** The functions of {@link integerFunctions} as C# declares them; `$` is the type. */
const signatures: Readonly<Record<string, string>> = {
  DivRem: '($ Quotient, $ Remainder) DivRem($ left, $ right)',
  LeadingZeroCount: '$ LeadingZeroCount($ value)',
  PopCount: '$ PopCount($ value)',
  TrailingZeroCount: '$ TrailingZeroCount($ value)',
  RotateLeft: '$ RotateLeft($ value, int rotateAmount)',
  RotateRight: '$ RotateRight($ value, int rotateAmount)',
  IsPow2: 'bool IsPow2($ value)',
  Log2: '$ Log2($ value)',
  IsEvenInteger: 'bool IsEvenInteger($ value)',
  IsOddInteger: 'bool IsOddInteger($ value)',
};

function magnitude(value: Integer): Integer {
  return value < 0 ? -value : value;
}

/**
 * Members that all integer types have.
 * @param name the .NET name, as messages write it
 */
function members(keyword: Keyword, name: string): Record<string, Implementation> {
  const range = integerRanges[keyword];
  const { bits } = range;
  const isLong = isBigint(keyword);
  const isNative = keyword === 'nint' || keyword === 'nuint';
  const isSigned = range.least < 0n;
  const natural = (value: bigint): Integer => (isLong ? value : Number(value));
  const text = (value: Integer, format: string | null, provider: unknown): string =>
    formatInteger(value, bits, format, numberFormatOf(provider));
  const parse = (value: string | null, style: number, provider: unknown): Integer =>
    natural(parseInteger(value, range, style, numberFormatOf(provider)));
  const tryParse = (value: string | null, style: number, provider: unknown, result: Ref): boolean => {
    const parsed = tryParseInteger(value, range, style, numberFormatOf(provider));
    result.v = natural(parsed ?? 0n);
    return parsed !== undefined;
  };
  const absolute = (value: Integer): Integer => {
    if (isSigned && BigInt(value) === range.least)
      throw new OverflowException('Negating the minimum value of a twos complement number is invalid.');
    return magnitude(value);
  };
  const greater = (x: Integer, y: Integer): Integer => (x > y ? x : y);
  const compared = (x: Integer, y: Integer): number =>
    bits < 32 ? Number(x) - Number(y) : x < y ? -1 : x > y ? 1 : 0;
  return {
    'int CompareTo(object? value)': (self: Integer, value: unknown) => {
      if (value === null) return 1;
      const other = unboxed(value, keyword);
      if (other === undefined) throw new ArgumentException(`Object must be of type ${name}.`);
      return compared(self, other);
    },
    [`int CompareTo(${keyword} value)`]: compared,
    'override bool Equals(object? obj)': (self: Integer, obj: unknown) => unboxed(obj, keyword) === self,
    [`bool Equals(${keyword} obj)`]: (self: Integer, obj: Integer) => self === obj,
    'override int GetHashCode()': (self: Integer) => hash(self),
    'override string ToString()': (self: Integer) => text(self, null, null),
    ...textMembers(keyword, {
      'string ToString(string? format)': (self: Integer, format: string | null) => text(self, format, null),
      'string ToString(IFormatProvider? provider)': (self: Integer, provider: unknown) =>
        text(self, null, provider),
    }),
    'string ToString(string? format, IFormatProvider? provider)': text,
    [`static ${keyword} Parse(string s)`]: (s: string | null) => parse(s, numberStyles.Integer, null),
    [`static ${keyword} Parse(string s, NumberStyles style)`]: (s: string | null, style: number) =>
      parse(s, style, null),
    [`static ${keyword} Parse(string s, IFormatProvider? provider)`]: (s: string | null, provider: unknown) =>
      parse(s, numberStyles.Integer, provider),
    [`static ${keyword} Parse(string s, NumberStyles style, IFormatProvider? provider)`]: parse,
    [`static bool TryParse(string? s, out ${keyword} result)`]: (s: string | null, result: Ref) =>
      tryParse(s, numberStyles.Integer, null, result),
    [`static bool TryParse(string? s, NumberStyles style, IFormatProvider? provider, out ${keyword} result)`]:
      tryParse,
    [`static bool TryParse(string? s, IFormatProvider? provider, out ${keyword} result)`]: (
      s: string | null,
      provider: unknown,
      result: Ref,
    ) => tryParse(s, numberStyles.Integer, provider, result),
    ...(!isNative && { 'TypeCode GetTypeCode()': () => typeCodes[name as keyof typeof typeCodes] }),
    ...Object.fromEntries(
      Object.entries(integerFunctions(keyword)).map(([name, call]) => [
        `static ${signatures[name]!.replaceAll('$', keyword)}`,
        call,
      ]),
    ),
    [`static ${keyword} Clamp(${keyword} value, ${keyword} min, ${keyword} max)`]: (
      value: Integer,
      min: Integer,
      max: Integer,
    ) => {
      if (min > max) throw new ArgumentException(`'${min}' cannot be greater than ${max}.`);
      return value < min ? min : value > max ? max : value;
    },
    [`static ${keyword} Max(${keyword} x, ${keyword} y)`]: greater,
    [`static ${keyword} Min(${keyword} x, ${keyword} y)`]: (x: Integer, y: Integer) => (x < y ? x : y),
    [`static int Sign(${keyword} value)`]: (value: Integer) => (value > 0 ? 1 : value < 0 ? -1 : 0),
    ...createMembers(keyword),
    ...numberParsers(keyword, 'NumberStyles.Integer', { parse, tryParse, style: numberStyles.Integer }),
    ...tryFormat(text),
    ...(isSigned && {
      [`static ${keyword} Abs(${keyword} value)`]: absolute,
      [`static bool IsNegative(${keyword} value)`]: (value: Integer) => value < 0,
      [`static bool IsPositive(${keyword} value)`]: (value: Integer) => value >= 0,
      [`static ${keyword} MaxMagnitude(${keyword} x, ${keyword} y)`]: (x: Integer, y: Integer) =>
        magnitude(x) > magnitude(y) ? x : magnitude(x) < magnitude(y) ? y : greater(x, y),
      [`static ${keyword} MinMagnitude(${keyword} x, ${keyword} y)`]: (x: Integer, y: Integer) =>
        magnitude(x) < magnitude(y) ? x : magnitude(x) > magnitude(y) ? y : x < y ? x : y,
      [`static ${keyword} CopySign(${keyword} value, ${keyword} sign)`]: (value: Integer, sign: Integer) =>
        sign < 0 ? (value < 0 ? value : -value) : absolute(value),
    }),
    ...(bits === 32 && {
      [`static ${isSigned ? 'long' : 'ulong'} BigMul(${keyword} left, ${keyword} right)`]: (
        left: number,
        right: number,
      ) => BigInt(left) * BigInt(right),
    }),
    ...((keyword === 'long' || keyword === 'ulong') && {
      [`static ${keyword === 'long' ? 'Int128' : 'UInt128'} BigMul(${keyword} left, ${keyword} right)`]: (
        left: bigint,
        right: bigint,
      ) => (keyword === 'long' ? new Int128(left * right) : new UInt128(left * right)),
    }),
    ...(isNative
      ? nativeMembers(keyword, name, natural(range.greatest), natural(range.least))
      : {
          [`const ${keyword} MaxValue`]: natural(range.greatest),
          [`const ${keyword} MinValue`]: natural(range.least),
        }),
  };
}

/** What only `IntPtr` and `UIntPtr` have; their limits are no constants. */
function nativeMembers(
  keyword: Keyword,
  name: string,
  greatest: Integer,
  least: Integer,
): Record<string, Implementation> {
  const [small, wide] = keyword === 'nint' ? (['int', 'long'] as const) : (['uint', 'ulong'] as const);
  const narrow = (value: bigint): number => {
    const { least: low, greatest: high } = integerRanges[small];
    if (value < low || value > high) throw new OverflowException();
    return Number(value);
  };
  const wrap = (value: bigint): bigint =>
    keyword === 'nint' ? BigInt.asIntN(64, value) : BigInt.asUintN(64, value);
  const suffix = keyword === 'nint' ? 'Int' : 'UInt';
  return {
    [`${name}(${small} value)`]: (value: number) => BigInt(value),
    [`${name}(${wide} value)`]: (value: bigint) => value,
    [`static ${keyword} MaxValue { get; }`]: () => greatest,
    [`static ${keyword} MinValue { get; }`]: () => least,
    [`static readonly ${keyword} Zero`]: 0n,
    'static int Size { get; }': () => 8,
    [`${small} To${suffix}32()`]: narrow,
    [`${wide} To${suffix}64()`]: (value: bigint) => value,
    [`static ${keyword} Add(${keyword} pointer, int offset)`]: (value: bigint, offset: number) =>
      wrap(value + BigInt(offset)),
    [`static ${keyword} Subtract(${keyword} pointer, int offset)`]: (value: bigint, offset: number) =>
      wrap(value - BigInt(offset)),
  };
}

/** Declares a type of whole numbers. */
export function declareInteger(keyword: Keyword, name: string): TypeDeclaration {
  return declareType(
    `public readonly struct System.${name} : IComparable, ${name.endsWith('Ptr') ? '' : 'IConvertible, '}ISpanFormattable, IFormattable, IComparable<${keyword}>, IEquatable<${keyword}>, System.Numerics.IBinaryInteger<${keyword}>, System.Numerics.IMinMaxValue<${keyword}>, System.Numerics.${integerRanges[keyword].least < 0n ? 'ISignedNumber' : 'IUnsignedNumber'}<${keyword}>`,
    () => members(keyword, name),
    { statics: integerStatics(keyword) },
  );
}
