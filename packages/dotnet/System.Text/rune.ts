// System.Text.Rune: a Unicode scalar value, and the enumerator that reads a string as such values.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
  NullReferenceException,
} from '@mockwright/language/runtime/exceptions';
import type { Span } from '@mockwright/language/runtime/span';
import { charTests, numericValue } from '../System/char.ts';
import { unicodeCategory } from '../System.Globalization/unicode-category.ts';
import {
  decodeLastUtf16,
  decodeLastUtf8,
  decodeUtf16,
  decodeUtf8,
  encode,
  tryEncode,
} from './rune-coding.ts';
import { toLowerInvariant, toUpperInvariant } from '../System/text/casing.ts';
import { lowerOf, upperOf } from '../System/text/culture-casing.ts';

const isScalar = (value: number): boolean =>
  value >= 0 && value <= 0x10ffff && !(value >= 0xd800 && value <= 0xdfff);
const replacement = 0xfffd;

/** `System.Text.Rune`. */
class Rune {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly value: number;
  /** @throws {ArgumentOutOfRangeException} for surrogates and what lies beyond Unicode */
  constructor(value: number, parameter: string = 'value') {
    if (!isScalar(value)) throw new ArgumentOutOfRangeException(parameter);
    this.value = value;
  }
  $toString(): string {
    return String.fromCodePoint(this.value);
  }
  $format(): string {
    return this.$toString();
  }
  $equals(other: unknown): boolean {
    return other instanceof Rune && other.value === this.value;
  }
  $hash(): number {
    return this.value;
  }
  $compareTo(other: unknown): number {
    if (other === null) return 1;
    if (!(other instanceof Rune)) throw new ArgumentException('Object must be of type Rune.');
    return this.value - other.value;
  }
}

/** The rune that begins at an index; undefined in the middle of a pair and for a surrogate without its other half. */
function runeAt(input: string | null, index: number): Rune | undefined {
  if (input === null) throw new ArgumentNullException('input');
  if (index < 0 || index >= input.length)
    throw new ArgumentOutOfRangeException(
      'index',
      'Index was out of range. Must be non-negative and less than the size of the collection.',
    );
  const value = input.codePointAt(index)!;
  return isScalar(value) ? new Rune(value) : undefined;
}

/** `"…".EnumerateRunes()`; halves of surrogate pairs come as U+FFFD. */
export class StringRuneEnumerator extends Enumerator<Rune> {
  readonly #text: string | null;
  constructor(text: string | null) {
    super(runesOf(text), coreType('System.Text.Rune'));
    this.#text = text;
  }
  [Symbol.iterator](): Iterator<Rune> {
    return runesOf(this.#text);
  }
  clone(): StringRuneEnumerator {
    return new StringRuneEnumerator(this.#text);
  }
}
function* runesOf(text: string | null): Generator<Rune> {
  if (text === null) throw new NullReferenceException();
  for (const character of text) {
    const value = character.codePointAt(0)!;
    yield new Rune(isScalar(value) ? value : replacement);
  }
}

const noHalf = (half: string, from: string, to: string): ArgumentOutOfRangeException =>
  new ArgumentOutOfRangeException(
    `${half}Surrogate`,
    `A valid ${half} surrogate character is between ${from} and ${to}, inclusive.`,
  );

/** @throws {ArgumentOutOfRangeException} naming the half that is none */
function ofPair(high: number, low: number): Rune {
  if ((high & 0xfc00) !== 0xd800) throw noHalf('high', '0xd800', '0xdbff');
  if ((low & 0xfc00) !== 0xdc00) throw noHalf('low', '0xdc00', '0xdfff');
  return new Rune(((high & 0x3ff) << 10) + (low & 0x3ff) + 0x10000);
}
function tryCreate(value: number, result: Ref<Rune>): boolean {
  const valid = isScalar(value);
  result.v = new Rune(valid ? value : 0);
  return valid;
}
function mapped(rune: Rune, map: (text: string) => string): Rune {
  return new Rune(map(rune.$toString()).codePointAt(0)!);
}
/** @throws {ArgumentNullException} */
function inCulture(culture: unknown): unknown {
  if (culture === null) throw new ArgumentNullException('culture');
  return culture;
}

const tests: Record<string, Implementation> = {};
for (const name of [
  'IsControl',
  'IsDigit',
  'IsLetter',
  'IsLetterOrDigit',
  'IsLower',
  'IsNumber',
  'IsPunctuation',
  'IsSeparator',
  'IsSymbol',
  'IsUpper',
  'IsWhiteSpace',
]) {
  const test = charTests[name]!;
  tests[`static bool ${name}(Rune value)`] = (rune: Rune) => test(rune.value);
}
const comparisons: Record<string, Implementation> = {};
for (const [operator, test] of Object.entries({
  '==': (a: number, b: number) => a === b,
  '!=': (a: number, b: number) => a !== b,
  '<': (a: number, b: number) => a < b,
  '<=': (a: number, b: number) => a <= b,
  '>': (a: number, b: number) => a > b,
  '>=': (a: number, b: number) => a >= b,
})) {
  comparisons[`static bool operator ${operator}(Rune left, Rune right)`] = (a: Rune, b: Rune) =>
    test(a.value, b.value);
}

const decoders: Record<string, Implementation> = Object.fromEntries(
  (
    [
      ['DecodeFromUtf16', 'char', 'charsConsumed', decodeUtf16],
      ['DecodeLastFromUtf16', 'char', 'charsConsumed', decodeLastUtf16],
      ['DecodeFromUtf8', 'byte', 'bytesConsumed', decodeUtf8],
      ['DecodeLastFromUtf8', 'byte', 'bytesConsumed', decodeLastUtf8],
    ] as const
  ).map(([name, unit, consumed, decode]) => [
    `static System.Buffers.OperationStatus ${name}(ReadOnlySpan<${unit}> source, out Rune result, out int ${consumed})`,
    (source: Span<number>, result: Ref, consumedUnits: Ref) => {
      const found = decode(source);
      result.v = new Rune(found.value);
      consumedUnits.v = found.length;
      return found.status;
    },
  ]),
);

const enumeration: Record<string, Implementation> = {
  'Rune Current { get; }': (self: StringRuneEnumerator) => self.Current,
  'bool MoveNext()': (self: StringRuneEnumerator) => self.MoveNext(),
};

/** `Rune` and the enumerators of runes. */
export const runeTypes: readonly TypeDeclaration[] = [
  declareType(
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
  ),
  declareType(
    'public struct System.Text.StringRuneEnumerator : IEnumerable<Rune>, IEnumerator<Rune>',
    () => ({
      ...enumeration,
      'StringRuneEnumerator GetEnumerator()': (self: StringRuneEnumerator) => self.clone(),
    }),
    { runtime: StringRuneEnumerator, defaultValue: () => new StringRuneEnumerator(null) },
  ),
  declareType(
    'public ref struct System.Text.SpanRuneEnumerator',
    () => ({
      ...enumeration,
      'SpanRuneEnumerator GetEnumerator()': (self: StringRuneEnumerator) => self.clone(),
    }),
    { defaultValue: () => new StringRuneEnumerator('') },
  ),
];
