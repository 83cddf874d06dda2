// The class `Bogus.Hashids`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import { coreType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentException,
  ArgumentNullException,
  IndexOutOfRangeException,
} from '@mockwright/language/runtime/exceptions';
import { iterate } from '@mockwright/language/runtime/iterate';
import { notNull } from '@mockwright/language/runtime/not-null';
import { spend, spendElements, spendMemory, spendSize } from '@mockwright/language/runtime/run';

const defaultAlphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890';
const defaultSeparators = 'cfhistuCFHISTU';

/** The characters in the order that the salt gives them. */
function shuffled(characters: string, salt: string): string {
  if (salt === '') return characters;
  const letters = Array.from(characters);
  let at = 0;
  let sum = 0;
  for (let index = letters.length - 1; index > 0; index--) {
    at %= salt.length;
    const code = salt.charCodeAt(at);
    sum += code;
    const other = (code + at + sum) % index;
    [letters[index], letters[other]] = [letters[other]!, letters[index]!];
    at++;
  }
  return letters.join('');
}

function toText(value: bigint, alphabet: string): string {
  const base = BigInt(alphabet.length);
  let text = '';
  let rest = value;
  do {
    text = alphabet[Number(rest % base)]! + text;
    rest /= base;
  } while (rest > 0n);
  return text;
}

function fromText(text: string, alphabet: string): bigint {
  let value = 0n;
  for (const character of text) {
    spend(1);
    value = value * BigInt(alphabet.length) + BigInt(alphabet.indexOf(character));
  }
  return value;
}

/** The parts of a text between characters, in linear time. */
function splitAt(text: string, characters: string): string[] {
  spend(text.length + characters.length);
  const between = new Set(characters.split(''));
  const parts: string[] = [];
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    if (!between.has(text[index]!)) continue;
    parts.push(text.slice(start, index));
    start = index + 1;
  }
  parts.push(text.slice(start));
  return parts;
}

/** So many digits of `EncodeHex` are one number. */
const hexDigits = 12;

/** Each number takes long. */
function payForNumbers(count: number): void {
  spendElements(count * 1000);
}

/** So many letters has the greatest number at most, in an alphabet of two. */
const longestNumber = 64;

/** `Bogus.Hashids`. */
export class Hashids {
  declare readonly $type: NamedType;
  readonly #salt: string;
  readonly #minLength: number;
  readonly #alphabet: string;
  readonly #separators: string;
  readonly #guards: string;

  /** @throws {ArgumentNullException | ArgumentException} for an alphabet of less than four characters that separate nothing */
  constructor(
    salt: string | null = '',
    minLength: number = 0,
    alphabet: string | null = defaultAlphabet,
    separators: string | null = defaultSeparators,
  ) {
    if (alphabet === null || alphabet.trim() === '') throw new ArgumentNullException('alphabet');
    this.#salt = salt ?? '';
    this.#minLength = minLength;
    spend(alphabet.length + (separators?.length ?? 0));
    const given = new Set(alphabet);
    let between = shuffled(
      Array.from(separators ?? '')
        .filter((character) => given.has(character))
        .join(''),
      this.#salt,
    );
    const separating = new Set(between);
    let letters = [...given].filter((character) => !separating.has(character)).join('');
    if (letters.length < 4)
      throw new ArgumentException('alphabet must contain at least 4 unique characters.', 'alphabet');
    if (between.length === 0 || letters.length / between.length > 3.5) {
      const wanted = Math.max(2, Math.ceil(letters.length / 3.5));
      if (wanted > between.length) {
        const missing = wanted - between.length;
        between += letters.slice(0, missing);
        letters = letters.slice(missing);
      } else between = between.slice(0, wanted);
    }
    letters = shuffled(letters, this.#salt);
    const guards = Math.ceil(letters.length / 12);
    this.#guards = letters.length < 3 ? between.slice(0, guards) : letters.slice(0, guards);
    this.#separators = letters.length < 3 ? between.slice(guards) : between;
    this.#alphabet = letters.length < 3 ? letters : letters.slice(guards);
  }

  /** Numbers as one text; empty for no numbers. @throws {IndexOutOfRangeException} for a negative one */
  encode(numbers: readonly bigint[]): string {
    if (numbers.length === 0) return '';
    if (numbers.some((number) => number < 0n)) throw new IndexOutOfRangeException();
    payForNumbers(numbers.length);
    let alphabet = this.#alphabet;
    const sum = numbers.reduce((total, number, index) => total + (number % BigInt(index + 100)), 0n);
    const lottery = alphabet[Number(sum % BigInt(alphabet.length))]!;
    let text = lottery;
    for (const [index, number] of numbers.entries()) {
      alphabet = shuffled(alphabet, (lottery + this.#salt + alphabet).slice(0, alphabet.length));
      const last = toText(number, alphabet);
      text += last;
      if (index + 1 < numbers.length)
        text +=
          this.#separators[
            Number((number % BigInt(last.charCodeAt(0) + index)) % BigInt(this.#separators.length))
          ]!;
    }
    const guard = (position: number): string =>
      this.#guards[(Number(sum) + text.charCodeAt(position)) % this.#guards.length]!;
    if (text.length < this.#minLength) text = guard(0) + text;
    if (text.length < this.#minLength) text += guard(2);
    spendMemory(Math.max(this.#minLength, 0));
    const half = Math.floor(alphabet.length / 2);
    while (text.length < this.#minLength) {
      spend(alphabet.length + 1);
      alphabet = shuffled(alphabet, alphabet);
      text = alphabet.slice(half) + text + alphabet.slice(0, half);
      const excess = text.length - this.#minLength;
      if (excess > 0) text = text.slice(Math.floor(excess / 2), Math.floor(excess / 2) + this.#minLength);
    }
    return text;
  }
  /** The numbers of a text; none when it is not one of ours. @throws {IndexOutOfRangeException} for a text of separators only */
  decode(text: string | null): bigint[] {
    if (text === null || text.trim() === '') return [];
    const guarded = splitAt(text, this.#guards);
    const body = guarded[guarded.length === 2 || guarded.length === 3 ? 1 : 0]!;
    if (body === '') return [];
    const lottery = body[0]!;
    let alphabet = this.#alphabet;
    const parts = splitAt(body.slice(1), this.#separators);
    if (parts.some(({ length }) => length > longestNumber)) return [];
    const numbers = parts.map((part) => {
      spend(alphabet.length);
      alphabet = shuffled(alphabet, (lottery + this.#salt + alphabet).slice(0, alphabet.length));
      if (Array.from(part).some((character) => !alphabet.includes(character)))
        throw new IndexOutOfRangeException();
      return fromText(part, alphabet);
    });
    return this.encode(numbers) === text ? numbers : [];
  }
  encodeHex(text: string | null): string {
    const hex = notNull(text, 'input');
    spendSize(hex.length);
    if (!/^[0-9a-f]+$/i.test(hex)) return '';
    payForNumbers(Math.ceil(hex.length / hexDigits));
    return this.encode((hex.match(/.{1,12}/g) ?? []).map((part) => BigInt(`0x1${part}`)));
  }
  decodeHex(text: string): string {
    return this.decode(text)
      .map((number) => number.toString(16).slice(1).toUpperCase())
      .join('');
  }
}

const ints = (values: bigint[]): number[] =>
  toArray(
    values.map((value) => Number(BigInt.asIntN(32, value))),
    coreType('System.Int32'),
  );
const encodeInts = (self: Hashids, numbers: Iterable<number>): string =>
  self.encode([...iterate<number>(notNull(numbers as Iterable<number> | null, 'source'))].map(BigInt));
const renamed = (name: string, article: string): string =>
  `[Obsolete("Use '${name}' instead. ${article} was renamed to better explain what it actually does.")]`;

/** `Bogus.Hashids`. */
export const hashidsType: TypeDeclaration = declareType(
  'public class Bogus.Hashids : IHashids',
  () => ({
    [`const string DEFAULT_ALPHABET`]: defaultAlphabet,
    [`const string DEFAULT_SEPS`]: defaultSeparators,
    'Hashids()': () => new Hashids(),
    ['Hashids(string salt = "", int minHashLength = 0, string alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ1234567890", string seps = "cfhistuCFHISTU")']:
      (salt: string | null, minLength: number, alphabet: string | null, separators: string | null) =>
        new Hashids(salt, minLength, alphabet, separators),
    'virtual string Encode(params int[] numbers)': encodeInts,
    'virtual string Encode(IEnumerable<int> numbers)': encodeInts,
    'virtual int[] Decode(string hash)': (self: Hashids, text: string | null) => ints(self.decode(text)),
    'virtual string EncodeHex(string hex)': (self: Hashids, hex: string | null) => self.encodeHex(hex),
    'virtual string DecodeHex(string hash)': (self: Hashids, text: string) => self.decodeHex(text),
    'long[] DecodeLong(string hash)': (self: Hashids, text: string | null) =>
      toArray(self.decode(text), coreType('System.Int64')),
    'string EncodeLong(params long[] numbers)': (self: Hashids, numbers: readonly bigint[]) =>
      self.encode(notNull(numbers as readonly bigint[] | null, 'source')),
    'string EncodeLong(IEnumerable<long> numbers)': (self: Hashids, numbers: Iterable<bigint>) =>
      self.encode([...iterate<bigint>(notNull(numbers as Iterable<bigint> | null, 'source'))]),
    [`${renamed('Encode', 'The method')} virtual string Encrypt(params int[] numbers)`]: encodeInts,
    [`${renamed('EncodeHex', 'The method')} virtual string EncryptHex(string hex)`]: (
      self: Hashids,
      hex: string | null,
    ) => self.encodeHex(hex),
    [`${renamed('Decode', 'Method')} virtual int[] Decrypt(string hash)`]: (
      self: Hashids,
      text: string | null,
    ) => ints(self.decode(text)),
    [`${renamed('DecodeHex', 'The method')} virtual string DecryptHex(string hash)`]: (
      self: Hashids,
      text: string,
    ) => self.decodeHex(text),
  }),
  { runtime: Hashids },
);
