// The struct `System.Text.Rune` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import type { Span } from '@mockwright/language/runtime/span';
import { unicodeCategory } from '../System.Globalization/unicode-category.ts';
import { numericValue } from '../System/char.ts';
import { toLowerInvariant, toUpperInvariant } from '../System/text/casing.ts';
import { lowerOf, upperOf } from '../System/text/culture-casing.ts';
import { encode, tryEncode } from '../System/text/rune-coding.ts';
import {
  Rune,
  comparisons,
  decoders,
  inCulture,
  isScalar,
  mapped,
  ofPair,
  runeAt,
  tests,
  tryCreate,
} from '../System/text/runes.ts';

const replacement = 0xfffd;

/** `System.Text.Rune`. */
export const runeType: TypeDeclaration = declareType(
  'public readonly struct System.Text.Rune : IComparable, IComparable<Rune>, IEquatable<Rune>, ISpanFormattable, IFormattable',
  () => ({
    'Rune(char ch)': (ch: number) => new Rune(ch, 'ch'),
    'Rune(char highSurrogate, char lowSurrogate)': ofPair,
    'Rune(int value)': (value: number) => new Rune(value),
    'Rune(uint value)': (value: number) => new Rune(value),
    'static Rune ReplacementChar { get; }': () => new Rune(replacement),
    'bool IsAscii { get; }': (self: Rune) => self.value < 0x80,
    'bool IsBmp { get; }': (self: Rune) => self.value <= 0xffff,
    'int Plane { get; }': (self: Rune) => self.value >> 16,
    'int Utf16SequenceLength { get; }': (self: Rune) => (self.value > 0xffff ? 2 : 1),
    'int Utf8SequenceLength { get; }': ({ value }: Rune) =>
      value < 0x80 ? 1 : value < 0x800 ? 2 : value <= 0xffff ? 3 : 4,
    'int Value { get; }': (self: Rune) => self.value,
    'int CompareTo(Rune other)': (self: Rune, other: Rune) => self.value - other.value,
    'bool Equals(Rune other)': (self: Rune, other: Rune) => self.value === other.value,
    'override bool Equals(object? obj)': (self: Rune, other: unknown) => self.$equals(other),
    'override int GetHashCode()': (self: Rune) => self.value,
    'override string ToString()': (self: Rune) => self.$toString(),
    'static bool IsValid(int value)': isScalar,
    'static bool IsValid(uint value)': isScalar,
    'static bool TryCreate(char ch, out Rune result)': tryCreate,
    'static bool TryCreate(char highSurrogate, char lowSurrogate, out Rune result)': (
      high: number,
      low: number,
      result: Ref<Rune>,
    ) => {
      const isPair = (high & 0xfc00) === 0xd800 && (low & 0xfc00) === 0xdc00;
      result.v = isPair ? ofPair(high, low) : new Rune(0);
      return isPair;
    },
    'static bool TryCreate(int value, out Rune result)': tryCreate,
    'static bool TryCreate(uint value, out Rune result)': tryCreate,
    'static Rune GetRuneAt(string input, int index)': (input: string | null, index: number) => {
      const rune = runeAt(input, index);
      if (!rune)
        throw new ArgumentException(
          'Cannot extract a Unicode scalar value from the specified index in the input.',
          'index',
        );
      return rune;
    },
    'static bool TryGetRuneAt(string input, int index, out Rune value)': (
      input: string | null,
      index: number,
      result: Ref<Rune>,
    ) => {
      const rune = runeAt(input, index);
      result.v = rune ?? new Rune(0);
      return rune !== undefined;
    },
    ...decoders,
    'int EncodeToUtf16(Span<char> destination)': (self: Rune, destination: Span<number>) =>
      encode(self.$toString(), 'utf16', destination),
    'bool TryEncodeToUtf16(Span<char> destination, out int charsWritten)': (
      self: Rune,
      destination: Span<number>,
      written: Ref,
    ) => tryEncode(self.$toString(), 'utf16', destination, written),
    'int EncodeToUtf8(Span<byte> destination)': (self: Rune, destination: Span<number>) =>
      encode(self.$toString(), 'utf8', destination),
    'bool TryEncodeToUtf8(Span<byte> destination, out int bytesWritten)': (
      self: Rune,
      destination: Span<number>,
      written: Ref,
    ) => tryEncode(self.$toString(), 'utf8', destination, written),
    'static double GetNumericValue(Rune value)': (rune: Rune) => numericValue(rune.value),
    'static UnicodeCategory GetUnicodeCategory(Rune value)': (rune: Rune) => unicodeCategory(rune.value),
    ...tests,
    'static Rune ToLower(Rune value, CultureInfo culture)': (rune: Rune, culture: unknown) =>
      mapped(rune, (text) => lowerOf(text, inCulture(culture))),
    'static Rune ToLowerInvariant(Rune value)': (rune: Rune) => mapped(rune, toLowerInvariant),
    'static Rune ToUpper(Rune value, CultureInfo culture)': (rune: Rune, culture: unknown) =>
      mapped(rune, (text) => upperOf(text, inCulture(culture))),
    'static Rune ToUpperInvariant(Rune value)': (rune: Rune) => mapped(rune, toUpperInvariant),
    'static explicit operator Rune(char ch)': (ch: number) => new Rune(ch, 'ch'),
    'static explicit operator Rune(int value)': (value: number) => new Rune(value),
    'static explicit operator Rune(uint value)': (value: number) => new Rune(value),
    ...comparisons,
  }),
  { runtime: Rune, defaultValue: new Rune(0) },
);
