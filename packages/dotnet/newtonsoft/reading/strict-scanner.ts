// The fast way from text to tokens, for strict JSON, which nearly all JSON is. Whatever is not strict JSON it leaves to
// the full reader, which also makes the errors.
import { JTokenType } from '../linq/j-token-type.ts';
import { JArray } from '../linq/array.ts';
import { JObject } from '../linq/object.ts';
import { JProperty } from '../linq/property.ts';
import type { JToken } from '../linq/token.ts';
import { JValue } from '../linq/value.ts';
import { integerValue } from './number-token.ts';

/** As `JsonReader.MaxDepth`. */
const maxDepth = 64;
/** Signals that the full reader must do it; never leaves this module. */
const notStrict: unique symbol = Symbol('not strict');

/** How many names of an object are kept to be compared with the next one's. */
const maxShape = 32;
/** Powers of ten that a `double` holds exactly, by their exponents. */
const powersOfTen: readonly number[] = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);
const loneSurrogate: RegExp = /\p{Surrogate}/u;

/** What no string has that stands in the text as it is. */
// oxlint-disable-next-line no-control-regex
const escapedOrControl: RegExp = /[\\\0-\x1f]/g;
/** From so many characters on, the regular expression finds it sooner than a loop. */
const longString = 32;

/** What to do with strings that look like dates. */
export type DateFinder = (text: string) => JToken | undefined;

class StrictScanner {
  readonly #text: string;
  readonly #findDate: DateFinder | undefined;
  readonly #keepsDigits: boolean;
  readonly #onRepeated: ((name: string) => void) | undefined;
  /** Names come again and again: one string each. */
  readonly #names = new Map<string, string>();
  /** By depth, the names that objects there had last: the next one will most likely have the same, in the same order. */
  readonly #shapes: string[][] = [];
  /** Whether the last string stood in the text as it is. */
  #isPlain = true;
  /** Where the next character is that no string has as it is, as far as somebody looked for it. */
  #oddAt = -1;
  #pos = 0;
  #line = 1;
  #lineStart = 0;

  constructor(
    text: string,
    findDate: DateFinder | undefined,
    keepsDigits: boolean,
    onRepeated: ((name: string) => void) | undefined,
  ) {
    this.#text = text;
    this.#onRepeated = onRepeated;
    this.#keepsDigits = keepsDigits;
    this.#findDate = findDate;
  }

  document(): JToken {
    this.#space();
    const token = this.#value(1);
    this.#space();
    if (this.#pos < this.#text.length) throw notStrict;
    return token;
  }

  #space(): void {
    const text = this.#text;
    for (;;) {
      const code = text.charCodeAt(this.#pos);
      if (code === 32 || code === 9 || code === 13) {
        if (code === 13 && text.charCodeAt(this.#pos + 1) !== 10) throw notStrict;
        this.#pos++;
      } else if (code === 10) {
        this.#pos++;
        this.#line++;
        this.#lineStart = this.#pos;
      } else {
        return;
      }
    }
  }
  #mark<T extends JToken>(token: T): T {
    token.line = this.#line;
    token.position = this.#pos - this.#lineStart;
    return token;
  }

  #value(depth: number): JToken {
    switch (this.#text.charCodeAt(this.#pos)) {
      case 34: {
        const text = this.#string();
        const date = this.#findDate?.(text);
        return this.#mark(date ?? new JValue(text, JTokenType.String));
      }
      case 123:
        return this.#object(depth);
      case 91:
        return this.#array(depth);
      case 116:
        return this.#word('true', true, JTokenType.Boolean);
      case 102:
        return this.#word('false', false, JTokenType.Boolean);
      case 110:
        return this.#word('null', null, JTokenType.Null);
      default:
        return this.#number();
    }
  }
  #word(word: string, value: boolean | null, type: number): JToken {
    if (!this.#text.startsWith(word, this.#pos)) throw notStrict;
    this.#pos += word.length;
    const next = this.#text.charCodeAt(this.#pos);
    // Only what may follow in strict JSON.
    if (!(
      next === 44 ||
      next === 125 ||
      next === 93 ||
      next === 32 ||
      next === 10 ||
      next === 13 ||
      next === 9 ||
      Number.isNaN(next)
    ))
      throw notStrict;
    return this.#mark(new JValue(value, type));
  }
  #object(depth: number): JObject {
    if (depth > maxDepth) throw notStrict;
    this.#pos++;
    const object = this.#mark(new JObject());
    this.#space();
    if (this.#text.charCodeAt(this.#pos) === 125) {
      this.#pos++;
      return object;
    }
    const shape = (this.#shapes[depth] ??= []);
    for (let index = 0; ; index++) {
      if (this.#text.charCodeAt(this.#pos) !== 34) throw notStrict;
      const name = this.#name(shape, index);
      this.#space();
      if (this.#text.charCodeAt(this.#pos) !== 58) throw notStrict;
      this.#pos++;
      const property = this.#mark(new JProperty(name));
      this.#space();
      const value = this.#value(depth + 1);
      value.parent = property;
      property.content = value;
      const existing = object.property(name);
      if (existing) {
        object.setAt(object.indexOf(existing), property);
        this.#onRepeated?.(name);
      } else object.append(property);
      this.#space();
      const code = this.#text.charCodeAt(this.#pos);
      this.#pos++;
      if (code === 125) return object;
      if (code !== 44) throw notStrict;
      this.#space();
    }
  }
  #array(depth: number): JArray {
    if (depth > maxDepth) throw notStrict;
    this.#pos++;
    const array = this.#mark(new JArray());
    this.#space();
    if (this.#text.charCodeAt(this.#pos) === 93) {
      this.#pos++;
      return array;
    }
    for (;;) {
      array.append(this.#value(depth + 1));
      this.#space();
      const code = this.#text.charCodeAt(this.#pos);
      this.#pos++;
      if (code === 93) return array;
      if (code !== 44) throw notStrict;
      this.#space();
    }
  }

  #name(shape: string[], index: number): string {
    const expected = shape[index];
    if (expected !== undefined) {
      const end = this.#pos + 1 + expected.length;
      if (this.#text.charCodeAt(end) === 34 && this.#text.startsWith(expected, this.#pos + 1)) {
        this.#pos = end + 1;
        return expected;
      }
    }
    const read = this.#string();
    let name = this.#names.get(read);
    if (name === undefined) this.#names.set(read, (name = read));
    // A name with escapes in the text, or with what ends strings, cannot be told by comparing it with the text.
    if (index < maxShape && this.#isPlain) shape[index] = name;
    return name;
  }
  #string(): string {
    const text = this.#text;
    const start = this.#pos + 1;
    const end = text.indexOf('"', start);
    if (end < 0) throw notStrict;
    this.#isPlain = this.#standsAsItIs(start, end);
    if (this.#isPlain) {
      this.#pos = end + 1;
      return text.slice(start, end);
    }
    return this.#escapedString(start);
  }
  /** Whether a string stands in the text as it is: without escapes, and with nothing that must be escaped. */
  #standsAsItIs(start: number, end: number): boolean {
    if (this.#oddAt >= start) return this.#oddAt >= end;
    const text = this.#text;
    if (end - start >= longString) {
      escapedOrControl.lastIndex = start;
      this.#oddAt = escapedOrControl.test(text) ? escapedOrControl.lastIndex - 1 : text.length;
      return this.#oddAt >= end;
    }
    for (let i = start; i < end; i++) {
      const code = text.charCodeAt(i);
      if (code === 92 || code < 32) return false;
    }
    return true;
  }
  #escapedString(start: number): string {
    const text = this.#text;
    let end = start;
    for (; ; end++) {
      const code = text.charCodeAt(end);
      if (code === 34) break;
      if (code === 92) end++;
      else if (!(code >= 32)) throw notStrict;
    }
    this.#pos = end + 1;
    let result: string;
    try {
      result = JSON.parse(text.slice(start - 1, end + 1)) as string;
    } catch {
      throw notStrict;
    }
    // Newtonsoft.Json replaces lone surrogates that were written as escapes.
    if (loneSurrogate.test(result)) throw notStrict;
    return result;
  }

  #number(): JToken {
    const text = this.#text;
    const start = this.#pos;
    let pos = start;
    const isNegative = text.charCodeAt(pos) === 45;
    if (isNegative) pos++;
    const firstDigit = pos;
    const first = text.charCodeAt(pos);
    if (!(first >= 48 && first <= 57)) throw notStrict;
    let code = first;
    // The digits as one integer: exact for as long as there are no more than 15.
    let mantissa = 0;
    for (; code >= 48 && code <= 57; code = text.charCodeAt(++pos)) mantissa = mantissa * 10 + (code - 48);
    if (first === 48 && pos > firstDigit + 1) throw notStrict;
    let digits = pos - firstDigit;
    let decimals = 0;
    let isInteger = true;
    let isPlain = true;
    if (code === 46) {
      isInteger = false;
      const point = pos++;
      for (code = text.charCodeAt(pos); code >= 48 && code <= 57; code = text.charCodeAt(++pos))
        mantissa = mantissa * 10 + (code - 48);
      decimals = pos - point - 1;
      digits += decimals;
      if (decimals === 0) throw notStrict;
    }
    if (code === 101 || code === 69) {
      isInteger = isPlain = false;
      code = text.charCodeAt(++pos);
      if (code === 43 || code === 45) pos++;
      const exponent = pos;
      for (code = text.charCodeAt(pos); code >= 48 && code <= 57;) code = text.charCodeAt(++pos);
      if (pos === exponent) throw notStrict;
    }
    // Letters and such after it are the full reader's business.
    if (code === 95 || (code >= 65 && code <= 122 && code !== 93)) throw notStrict;
    this.#pos = pos;
    const isExact = isPlain && digits <= 15;
    if (this.#keepsDigits && !(isExact && isInteger))
      return this.#mark(new JValue(text.slice(start, pos), JTokenType.Raw));
    if (!isInteger) {
      // One division of two exact numbers is rounded as the text is.
      const value = isExact ? mantissa / powersOfTen[decimals]! : Number(text.slice(firstDigit, pos));
      return this.#mark(new JValue(isNegative ? -value : value, JTokenType.Float));
    }
    if (isExact) return this.#mark(new JValue(isNegative ? 0 - mantissa : mantissa, JTokenType.Integer));
    const value = integerValue(text.slice(start, pos));
    if (value === undefined) throw notStrict;
    return this.#mark(new JValue(value, JTokenType.Integer));
  }
}

/**
 * The token that a strict JSON text stands for; undefined when it is not strict JSON, or beyond a limit.
 * @param onRepeated told the names that an object has more than once: the last value counts
 * @param keepsDigits numbers that a token may change are raw pieces of JSON, for who only writes them again
 */
export function scanStrict(
  text: string,
  findDate?: DateFinder,
  keepsDigits = false,
  onRepeated?: (name: string) => void,
): JToken | undefined {
  try {
    return new StrictScanner(text, findDate, keepsDigits, onRepeated).document();
  } catch (error) {
    if (error === notStrict) return undefined;
    throw error;
  }
}
