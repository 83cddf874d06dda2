// `Bogus.Randomizer`: values of every primitive type, picks and patterns, drawn from one `System.Random`.
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { Held } from '@mockwright/language/runtime/change-log';
import { Decimal } from '@mockwright/language/runtime/decimal';
import { enumMembers } from '@mockwright/language/runtime/enum-text';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
  IndexOutOfRangeException,
  NullReferenceException,
  OverflowException,
} from '@mockwright/language/runtime/exceptions';
import { paidElements } from '@mockwright/language/runtime/paid-elements';
import { currentRun, spend, spendElements, spendMemory } from '@mockwright/language/runtime/run';
import { checkCount, repeat } from './repeat.ts';
import { convertNatural } from '../System/convert-values.ts';
import { Random, requirePlace } from '../System/random-numbers.ts';

const seedKey = Symbol('Randomizer.Seed');

/** `Randomizer.Seed`: one for each run, so that what one request sets no other sees. */
export function sharedSeed(): Random | null {
  return currentRun().kept(seedKey, () => new Random());
}

/** Sets `Randomizer.Seed` for the run. */
export function setSharedSeed(seed: Random | null): void {
  currentRun().items.set(seedKey, seed);
}

/** Digits after the point that a decimal can have. */
const maxScale = 28;
const upperLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const hexDigits = '0123456789abcdef';
const lowerAlphaNumeric = '0123456789abcdefghijklmnopqrstuvwxyz';

function checkDigitLimit(value: number, name: 'minDigit' | 'maxDigit'): void {
  if (value > 9 || value < 0)
    throw new ArgumentException(`${name.slice(0, 3)} digit can't be lager than 9 or smaller than 0`, name);
}

function checkRange(min: number, max: number): void {
  if (min > max)
    throw new ArgumentException(
      `The min/max range is invalid. The minimum value '${min}' is greater than the maximum value '${max}'.`,
      'max',
    );
}

function requireSize(count: number): void {
  if (count < 0) throw new OverflowException('Arithmetic operation resulted in an overflow.');
  spendMemory(count);
}

/** Everything random about fake data comes from one of these. */
export class Randomizer {
  declare readonly $type: NamedType;
  readonly #random: Random;

  /** @param seed undefined to draw from `Randomizer.Seed` as it is now */
  constructor(seed?: number) {
    this.#random = seed === undefined ? dereferenced(sharedSeed()) : new Random(seed);
  }

  $held(): Held {
    return { parts: [this.#random], putBack: () => undefined };
  }
  /** Uniform in [0, 1). */
  fraction(): number {
    return this.#random.nextDouble();
  }
  /** An integer from 0 up to, not including, `limit`. @throws {IndexOutOfRangeException} where a class of a template gave another */
  below(limit: number): number {
    return requirePlace(Math.floor(this.#random.nextDouble() * limit), limit);
  }
  /** One of `items`, which are not empty. */
  pick<T>(items: ArrayLike<T>): T {
    return items[this.below(items.length)]!;
  }

  /** `Number(min, max)`: both ends included. @throws {ArgumentOutOfRangeException} */
  number(min: number, max: number): number {
    return max < 0x7fffffff
      ? this.#random.nextBetween(min, max + 1)
      : min > -0x80000000
        ? (1 + this.#random.nextBetween(min - 1, max)) | 0
        : (this.#sixteenBits() << 16) | this.#sixteenBits();
  }
  #sixteenBits(): number {
    return (this.#random.next() >> 8) & 0xffff;
  }
  digits(count: number, min: number, max: number): number[] {
    checkDigitLimit(max, 'maxDigit');
    checkDigitLimit(min, 'minDigit');
    requireSize(count);
    return repeat(count, () => this.number(min, max));
  }
  even(min: number, max: number): number {
    return this.#withParity(min, max, 0);
  }
  odd(min: number, max: number): number {
    return this.#withParity(min, max, 1);
  }
  #withParity(min: number, max: number, parity: 0 | 1): number {
    checkRange(min, max);
    const first = (min & 1) === parity ? min : min + 1;
    if (first > max)
      throw new ArgumentException(
        `The specified range does not contain any ${parity === 0 ? 'even' : 'odd'} numbers.`,
        'max',
      );
    return first + 2 * this.below(Math.floor((max - first) / 2) + 1);
  }
  double(min: number, max: number): number {
    return min === 0 && max === 1 ? this.fraction() : this.fraction() * (max - min) + min;
  }
  decimal(min: Decimal, max: Decimal): Decimal {
    return Decimal.fromDouble(this.fraction()).multiply(max.subtract(min)).add(min);
  }
  /** A decimal with all the digits that there may be. */
  longDecimal(min: Decimal, max: Decimal): Decimal {
    const fraction = new Decimal(BigInt(this.string2(maxScale, '0123456789')), maxScale);
    return fraction.multiply(max.subtract(min)).add(min);
  }
  float(min: number, max: number): number {
    return Math.fround(this.fraction() * (max - min) + min);
  }
  bytes(count: number): number[] {
    requireSize(count);
    spendElements(count);
    const bytes = paidElements(count, () => 0);
    this.#random.nextBytes(bytes);
    return bytes;
  }
  /** An integer of up to 32 bits between two; both ends included. */
  integer(min: number, max: number, type: 'short' | 'ushort' | 'uint'): number {
    const range = type === 'uint' ? (max - min) >>> 0 : max - min;
    return convertNatural(this.fraction() * range + min, 'double', type, null) as number;
  }
  /** A 64-bit integer between two; both ends included. */
  long(min: bigint, max: bigint): bigint {
    const range = Decimal.fromInteger(max).subtract(Decimal.fromInteger(min));
    const value = Decimal.fromDouble(this.fraction()).multiply(range).add(Decimal.fromInteger(min));
    return convertNatural(value, 'decimal', 'long', null) as bigint;
  }
  /** The same without a sign, in the precision of a double. */
  ulong(min: bigint, max: bigint): bigint {
    const value = this.fraction() * Number(BigInt.asUintN(64, max - min)) + Number(min);
    return convertNatural(value, 'double', 'ulong', null) as bigint;
  }
  char(min: number, max: number): number {
    return this.number(min, max);
  }
  chars(min: number, max: number, count: number): number[] {
    requireSize(count);
    return repeat(count, () => this.number(min, max));
  }
  string(length: number | null, min: number, max: number): string {
    let text = '';
    for (const character of this.chars(min, max, length ?? this.number(40, 80)))
      text += String.fromCharCode(character);
    return text;
  }
  /** `String2`: characters of `alphabet`. */
  string2(length: number, alphabet: string | null): string {
    requireSize(length);
    let text = '';
    if (length === 0) return text;
    if (dereferenced(alphabet).length === 0) throw new IndexOutOfRangeException();
    while (text.length < length) {
      spend(1);
      text += this.pick(alphabet!);
    }
    return text;
  }
  hash(length: number, upperCase: boolean): string {
    const text = this.string2(length, hexDigits);
    return upperCase ? text.toUpperCase() : text;
  }
  hexadecimal(length: number, prefix: string | null): string {
    checkCount(length);
    return (prefix ?? '') + this.string2(length, hexDigits);
  }
  alphaNumeric(length: number): string {
    checkCount(length);
    return this.string2(length, lowerAlphaNumeric);
  }
  bool(weight: number = 0.5): boolean {
    return Math.fround(this.fraction()) < weight;
  }

  arrayElement<T>(items: readonly T[] | null): T {
    if (items === null) throw new NullReferenceException();
    if (items.length <= 0)
      throw new ArgumentException('The array is empty. There are no items to select.', 'array');
    return this.pick(items);
  }
  listItem<T>(items: readonly T[], name: 'list' | 'collection'): T {
    if (items.length <= 0)
      throw new ArgumentException(`The ${name} is empty. There are no items to select.`, name);
    return this.pick(items);
  }
  /** Some of `items`, each at most once; without a count at random how many. @throws {ArgumentOutOfRangeException} */
  some<T>(items: readonly T[], count: number | null): T[] {
    const wanted = count ?? (items.length === 0 ? 0 : this.below(items.length));
    if (wanted > items.length) throw new ArgumentOutOfRangeException('count');
    return this.shuffle(items).slice(0, Math.max(0, wanted));
  }
  shuffle<T>(items: Iterable<T>): T[] {
    const shuffled = [...items];
    spend(shuffled.length);
    for (let first = 0; first < shuffled.length; first++) {
      const other = requirePlace(this.number(first, shuffled.length - 1), shuffled.length);
      [shuffled[first], shuffled[other]] = [shuffled[other]!, shuffled[first]!];
    }
    return shuffled;
  }
  weighted<T>(given: readonly T[] | null, chances: readonly number[] | null, fallback: T): T {
    const [items, weights] = [dereferenced(given), dereferenced(chances)];
    if (items.length !== weights.length)
      throw new ArgumentOutOfRangeException('items.Length and weights.Length must be the same.');
    let rest = this.fraction();
    for (const [index, weight] of weights.entries()) {
      if (rest < weight) return items[index]!;
      rest -= weight;
    }
    return items.length === 0 ? fallback : items.at(-1)!;
  }

  replaceNumbers(format: string | null, symbol: number): string {
    return this.replaceSymbols(format, symbol, () => 48 + this.below(10));
  }
  replaceSymbols(format: string | null, symbol: number, make: (() => number) | null): string {
    if (format === null) throw new ArgumentNullException('source');
    let text = '';
    for (let at = 0; at < format.length; at++) {
      spend(1);
      text += format.charCodeAt(at) === symbol ? String.fromCharCode(dereferenced(make)()) : format[at]!;
    }
    return text;
  }
  /** `#` becomes a digit, `?` a capital letter, `*` one of both. */
  replace(format: string | null): string {
    if (format === null) throw new ArgumentNullException('source');
    let text = '';
    for (const character of format) {
      spend(1);
      const kind = character === '*' ? (this.bool() ? '#' : '?') : character;
      text += kind === '#' ? this.below(10) : kind === '?' ? this.pick(upperLetters) : kind;
    }
    return text;
  }
  clampString(text: string | null, min: number | null, max: number | null): string | null {
    if (text === null) {
      if (min !== null) throw new NullReferenceException();
      return null;
    }
    const clamped = max !== null && text.length > max ? text.slice(0, max).trim() : text;
    if (min !== null) spendMemory(Math.max(0, min));
    return min !== null && min > clamped.length
      ? clamped + this.replace('?'.repeat(min - clamped.length))
      : clamped;
  }

  /** Values of an enum in its natural form, without `exclude`. */
  #enumChoices(type: Type, exclude: readonly (number | bigint)[]): (number | bigint)[] {
    return enumMembers(type as NamedType).values.filter((value) => !exclude.includes(value));
  }
  enumValue(type: Type, exclude: readonly (number | bigint)[] | null): number | bigint {
    const choices = this.#enumChoices(type, notNull(exclude, 'source'));
    if (choices.length === 0)
      throw new ArgumentException('There are no values after exclusion to choose from.');
    return this.pick(choices);
  }
  enumValues(
    type: Type,
    count: number | null,
    exclude: readonly (number | bigint)[] | null,
  ): (number | bigint)[] {
    const choices = this.#enumChoices(type, dereferenced(exclude));
    if (count !== null && (count > choices.length || count < 0)) {
      const { length } = choices;
      throw new ArgumentOutOfRangeException(
        'count',
        `The count parameter is ${count} and the calculated set of enums has a length of ${length}. It is impossible to pick ${count} enums from a list of ${length}.`,
        { value: count, text: String(count) },
      );
    }
    return this.some(choices, count);
  }
}
