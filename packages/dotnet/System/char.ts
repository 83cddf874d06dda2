// `System.Char`: a UTF-16 code unit.
import { hashChar } from '@mockwright/language/runtime/equality';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Box } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
  FormatException,
  OverflowException,
} from '@mockwright/language/runtime/exceptions';
import { toLowerInvariant, toUpperInvariant } from './text/casing.ts';
import { createStatics } from '../System.Numerics/create-number.ts';
import { integerStatics } from '../System.Numerics/static-members.ts';
import { lowerOf, upperOf } from './text/culture-casing.ts';
import { integerFunctions } from './numbers/integer-functions.ts';
import { textOf, utf8Statics } from './span-members.ts';
import type { SomeText } from './span-members.ts';
import { typeCodes } from './type-code.ts';
import { listedValue } from './numeric-values.ts';
import { unicodeCategory } from '../System.Globalization/unicode-category.ts';

const between = (c: number, first: number, last: number): boolean => c >= first && c <= last;
const isHigh = (c: number): boolean => between(c, 0xd800, 0xdbff);
const isLow = (c: number): boolean => between(c, 0xdc00, 0xdfff);
/** Whether the category lies in a range of `UnicodeCategory`. */
const inCategories =
  (first: number, last: number) =>
  (c: number): boolean =>
    between(unicodeCategory(c), first, last);

/** Tests of a character that also exist as `(string s, int index)`. */
export const charTests: Readonly<Record<string, (c: number) => boolean>> = {
  IsControl: inCategories(14, 14),
  IsDigit: inCategories(8, 8),
  IsLetter: inCategories(0, 4),
  IsLetterOrDigit: (c) => unicodeCategory(c) <= 4 || unicodeCategory(c) === 8,
  IsLower: inCategories(1, 1),
  IsNumber: inCategories(8, 10),
  IsPunctuation: inCategories(18, 24),
  IsSeparator: inCategories(11, 13),
  IsSurrogate: (c) => between(c, 0xd800, 0xdfff),
  IsSymbol: inCategories(25, 28),
  IsUpper: inCategories(0, 0),
  IsWhiteSpace: (c) => between(unicodeCategory(c), 11, 13) || between(c, 9, 13) || c === 0x85,
  IsHighSurrogate: isHigh,
  IsLowSurrogate: isLow,
};

const asciiTests: Readonly<Record<string, RegExp>> = {
  IsAsciiLetter: /[A-Za-z]/,
  IsAsciiLetterLower: /[a-z]/,
  IsAsciiLetterUpper: /[A-Z]/,
  IsAsciiDigit: /[0-9]/,
  IsAsciiLetterOrDigit: /[A-Za-z0-9]/,
  IsAsciiHexDigit: /[0-9A-Fa-f]/,
  IsAsciiHexDigitUpper: /[0-9A-F]/,
  IsAsciiHexDigitLower: /[0-9a-f]/,
};

/** The code unit at an index. @throws {ArgumentNullException | ArgumentOutOfRangeException} */
export function unitAt(s: string | null, index: number): number {
  if (s === null) throw new ArgumentNullException('s');
  if (index < 0 || index >= s.length) throw new ArgumentOutOfRangeException('index');
  return s.charCodeAt(index);
}

function changeCase(c: number, change: (text: string) => string): number {
  const changed = change(String.fromCharCode(c));
  return changed.length === 1 ? changed.charCodeAt(0) : c;
}
const upper = (c: number): number => changeCase(c, toUpperInvariant);
const lower = (c: number): number => changeCase(c, toLowerInvariant);
/** The case of a character in a culture; null is the current one. */
const inCulture =
  (map: (text: string, culture: unknown) => string) =>
  (c: number, culture: unknown = null): number =>
    changeCase(c, (text) => map(text, culture));
const requiringCulture =
  (change: (c: number, culture: unknown) => number) =>
  (c: number, culture: unknown): number => {
    if (culture === null) throw new ArgumentNullException('culture');
    return change(c, culture);
  };
const upperIn = inCulture(upperOf);
const lowerIn = inCulture(lowerOf);

/** `char.GetNumericValue`: of digits, fractions, Roman, circled and other numbers; -1 for anything else. */
export function numericValue(c: number): number {
  if (unicodeCategory(c) === 8) {
    let value = 0;
    while (unicodeCategory(c - value - 1) === 8) value++;
    return value % 10;
  }
  return listedValue(c);
}

/** `char.ConvertFromUtf32`. @throws {ArgumentOutOfRangeException} */
function fromUtf32(utf32: number): string {
  if (utf32 < 0 || utf32 > 0x10ffff || between(utf32, 0xd800, 0xdfff)) {
    throw new ArgumentOutOfRangeException(
      'utf32',
      'A valid UTF32 value is between 0x000000 and 0x10ffff, inclusive, and should not include surrogate codepoint values (0x00d800 ~ 0x00dfff).',
    );
  }
  return String.fromCodePoint(utf32);
}
const combine = (high: number, low: number): number => (high - 0xd800) * 0x400 + (low - 0xdc00) + 0x10000;

function toUtf32(high: number, low: number): number {
  if (!isHigh(high)) {
    throw new ArgumentOutOfRangeException(
      'highSurrogate',
      'A valid high surrogate character is between 0xd800 and 0xdbff, inclusive.',
    );
  }
  if (!isLow(low)) {
    throw new ArgumentOutOfRangeException(
      'lowSurrogate',
      'A valid low surrogate character is between 0xdc00 and 0xdfff, inclusive.',
    );
  }
  return combine(high, low);
}
function toUtf32At(s: string | null, index: number): number {
  if (s === null) throw new ArgumentNullException('s');
  if (index < 0 || index >= s.length) {
    throw new ArgumentOutOfRangeException(
      'index',
      'Index was out of range. Must be non-negative and less than the size of the collection.',
    );
  }
  const unit = s.charCodeAt(index);
  if (!between(unit, 0xd800, 0xdfff)) return unit;
  const next = s.charCodeAt(index + 1);
  if (isHigh(unit) && isLow(next)) return combine(unit, next);
  const found = isHigh(unit)
    ? 'high surrogate char without a following low'
    : 'low surrogate char without a preceding high';
  throw new ArgumentException(
    `Found a ${found} surrogate at index: ${index}. The input may not be in this encoding, or may not contain valid Unicode (UTF-16) characters.`,
    's',
  );
}

function isPairAt(s: string | null, index: number): boolean {
  return isHigh(unitAt(s, index)) && index + 1 < s!.length && isLow(s!.charCodeAt(index + 1));
}
/** The category at an index, of the whole character where it takes two units. */
export function categoryAt(s: string | null, index: number): number {
  const unit = unitAt(s, index);
  return isPairAt(s, index)
    ? unicodeCategory(combine(unit, s!.charCodeAt(index + 1)))
    : unicodeCategory(unit);
}

const tests: Record<string, Implementation> = {};
for (const [name, test] of Object.entries(charTests)) {
  tests[`static bool ${name}(char c)`] = test;
  tests[`static bool ${name}(string s, int index)`] = (s: string | null, index: number) =>
    test(unitAt(s, index));
}
for (const [name, pattern] of Object.entries(asciiTests)) {
  tests[`static bool ${name}(char c)`] = (c: number) => c < 128 && pattern.test(String.fromCharCode(c));
}

function parse(s: string | null): number {
  if (s === null) throw new ArgumentNullException('s');
  if (s.length !== 1) throw new FormatException('String must be exactly one character long.');
  return s.charCodeAt(0);
}
const parseText = (s: SomeText): number => parse(textOf(s));
function parseUtf8(text: string): number {
  const [first = 0] = Array.from(text, (character) => character.codePointAt(0)!);
  if (text.length === 0 || text.length > (first > 0xffff ? 2 : 1))
    throw new FormatException('Input string was not in a correct format.');
  if (first > 0xffff) throw new OverflowException('Value was either too large or too small for a character.');
  return first;
}
function tryParse(s: string | null, result: Ref): boolean {
  const isOne = s?.length === 1;
  result.v = isOne ? s.charCodeAt(0) : 0;
  return isOne;
}

/** `System.Char`. */
export const charType: TypeDeclaration = declareType(
  'public readonly struct System.Char : IComparable, IComparable<char>, IEquatable<char>, IConvertible, ISpanFormattable, IFormattable, System.Numerics.IBinaryInteger<char>, System.Numerics.IMinMaxValue<char>, System.Numerics.IUnsignedNumber<char>',
  () => ({
    'static bool IsAscii(char c)': (c: number) => c < 128,
    'override int GetHashCode()': hashChar,
    'override bool Equals(object? obj)': (self: number, obj: unknown) =>
      obj instanceof Box && obj.$type === specialType('char') && obj.value === self,
    'bool Equals(char obj)': (self: number, obj: number) => self === obj,
    'int CompareTo(object? value)': (self: number, value: unknown) => {
      if (value === null) return 1;
      if (!(value instanceof Box) || value.$type !== specialType('char'))
        throw new ArgumentException('Object must be of type Char.');
      return self - (value.value as number);
    },
    'int CompareTo(char value)': (self: number, value: number) => self - value,
    'override string ToString()': (self: number) => String.fromCharCode(self),
    'string ToString(IFormatProvider? provider)': (self: number) => String.fromCharCode(self),
    'static string ToString(char c)': (c: number) => String.fromCharCode(c),
    'static char Parse(string s)': parse,
    'static bool TryParse(string? s, out char result)': tryParse,
    ...tests,
    // Between limits in the wrong order lies what their difference as a number without a sign holds.
    'static bool IsBetween(char c, char minInclusive, char maxInclusive)': (
      c: number,
      min: number,
      max: number,
    ) => (c - min) >>> 0 <= (max - min) >>> 0,
    'static char ToUpper(char c, CultureInfo culture)': requiringCulture(upperIn),
    'static char ToUpper(char c)': (c: number) => upperIn(c),
    'static char ToUpperInvariant(char c)': upper,
    'static char ToLower(char c, CultureInfo culture)': requiringCulture(lowerIn),
    'static char ToLower(char c)': (c: number) => lowerIn(c),
    'static char ToLowerInvariant(char c)': lower,
    'TypeCode GetTypeCode()': () => typeCodes.Char,
    'static UnicodeCategory GetUnicodeCategory(char c)': unicodeCategory,
    'static UnicodeCategory GetUnicodeCategory(string s, int index)': categoryAt,
    'static double GetNumericValue(char c)': numericValue,
    'static double GetNumericValue(string s, int index)': (s: string | null, index: number) =>
      numericValue(unitAt(s, index)),
    'static bool IsSurrogatePair(string s, int index)': isPairAt,
    'static bool IsSurrogatePair(char highSurrogate, char lowSurrogate)': (high: number, low: number) =>
      isHigh(high) && isLow(low),
    'static string ConvertFromUtf32(int utf32)': fromUtf32,
    'static int ConvertToUtf32(char highSurrogate, char lowSurrogate)': toUtf32,
    'static int ConvertToUtf32(string s, int index)': toUtf32At,
    'const char MaxValue': 0xffff,
    'const char MinValue': 0,
  }),
  {
    statics: {
      ...integerStatics('char'),
      ...Object.fromEntries(
        Object.entries(integerFunctions('char')).map(([name, call]) => [`${name}/${call.length}`, call]),
      ),
      'Parse/2': parseText,
      'Parse/3': parseText,
      'TryParse/3': (s: SomeText, _provider: unknown, result: Ref) => tryParse(textOf(s), result),
      'TryParse/4': (s: SomeText, _style: number, _provider: unknown, result: Ref) =>
        tryParse(textOf(s), result),
      ...utf8Statics(parseUtf8, (text, _provider, result) => tryParse(text, result)),
      ...createStatics('char'),
    },
  },
);
