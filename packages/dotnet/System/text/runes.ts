// System.Text.Rune: a Unicode scalar value, and the enumerator that reads a string as such values.
import type { Implementation, Ref } from '@mockwright/language/metadata/declaration';
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
import { charTests } from '../char.ts';
import { decodeLastUtf16, decodeLastUtf8, decodeUtf16, decodeUtf8 } from './rune-coding.ts';

/** Whether a number is a Unicode scalar. */
export const isScalar = (value: number): boolean =>
  value >= 0 && value <= 0x10ffff && !(value >= 0xd800 && value <= 0xdfff);
const replacement = 0xfffd;

/** `System.Text.Rune`. */
export class Rune {
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
export function runeAt(input: string | null, index: number): Rune | undefined {
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
export function ofPair(high: number, low: number): Rune {
  if ((high & 0xfc00) !== 0xd800) throw noHalf('high', '0xd800', '0xdbff');
  if ((low & 0xfc00) !== 0xdc00) throw noHalf('low', '0xdc00', '0xdfff');
  return new Rune(((high & 0x3ff) << 10) + (low & 0x3ff) + 0x10000);
}
/** `Rune.TryCreate`. */
export function tryCreate(value: number, result: Ref<Rune>): boolean {
  const valid = isScalar(value);
  result.v = new Rune(valid ? value : 0);
  return valid;
}
/** The rune that a mapping of texts makes of one. */
export function mapped(rune: Rune, map: (text: string) => string): Rune {
  return new Rune(map(rune.$toString()).codePointAt(0)!);
}
/** @throws {ArgumentNullException} */
export function inCulture(culture: unknown): unknown {
  if (culture === null) throw new ArgumentNullException('culture');
  return culture;
}

/** The members that tell what kind of character it is. */
export const tests: Record<string, Implementation> = {};
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
/** The operators that compare. */
export const comparisons: Record<string, Implementation> = {};
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

/** The members that decode. */
export const decoders: Record<string, Implementation> = Object.fromEntries(
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

/** The members of enumerators of runes. */
export const enumeration: Record<string, Implementation> = {
  'Rune Current { get; }': (self: StringRuneEnumerator) => self.Current,
  'bool MoveNext()': (self: StringRuneEnumerator) => self.MoveNext(),
};
