// Goes through the text of a date, word by word.
import type { DateToken, DateTokens } from './date-tokens.ts';

const isDigit = (character: string | undefined): boolean =>
  character !== undefined && character >= '0' && character <= '9';
const white = /[\s\u0085]/;
const mostDigits = 8;

/** What stands at a place: a number with its digits, a token, something else, or nothing more. */
export type Found =
  | { readonly kind: 'number'; readonly value: number; readonly digits: number }
  | { readonly kind: 'token'; readonly token: DateToken }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'end' };

/** A place in a text. */
export class TextCursor {
  readonly text: string;
  readonly #lower: string;
  readonly #tokens: DateTokens;
  at = 0;

  constructor(text: string, tokens: DateTokens) {
    this.text = text;
    const lower = text.toLowerCase();
    this.#lower =
      lower.length === text.length
        ? lower
        : text.replace(/[^]/g, (one) => (one.toLowerCase().length === 1 ? one.toLowerCase() : one));
    this.#tokens = tokens;
  }

  get current(): string | undefined {
    return this.text[this.at];
  }
  /** Whether not even the last character is left. */
  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }
  skipWhite(): void {
    while (!this.isAtEnd && white.test(this.current!)) this.at++;
  }

  /** The next number or word. */
  next(): Found {
    this.skipWhite();
    if (this.isAtEnd) return { kind: 'end' };
    const number = this.number();
    if (number) return { kind: 'number', ...number };
    const token = this.#tokens.find(this.#lower, this.at, 'word');
    if (!token) return { kind: 'unknown' };
    this.at += token.text.length;
    return { kind: 'token', token };
  }
  /** What separates the number before from what follows: `space` too where something else follows. */
  separator(): NonNullable<DateToken['separator']> | 'space' | 'end' {
    this.skipWhite();
    if (this.isAtEnd) return 'end';
    if (isDigit(this.current)) return 'space';
    const token = this.#tokens.find(this.#lower, this.at, 'separator');
    if (!token) return 'space';
    this.at += token.text.length;
    return token.separator!;
  }
  /** A number; -1 stands for one of more than eight digits. */
  number(): { readonly value: number; readonly digits: number } | undefined {
    const from = this.at;
    while (isDigit(this.current)) this.at++;
    const digits = this.at - from;
    if (digits === 0) return undefined;
    return { value: digits > mostDigits ? -1 : Number(this.text.slice(from, this.at)), digits };
  }
  /** Exactly so many digits. */
  digits(count: number): number | undefined {
    const text = this.text.slice(this.at, this.at + count);
    if (text.length < count || !/^[0-9]+$/.test(text)) return undefined;
    this.at += count;
    return Number(text);
  }
  /** Reads one character if it is that. */
  take(character: string): boolean {
    if (this.current !== character) return false;
    this.at++;
    return true;
  }
  /** The digits behind a point, as a part of one. */
  fraction(): number | undefined {
    let value = 0;
    let weight = 0.1;
    const from = this.at;
    for (; isDigit(this.current); this.at++) {
      value += Number(this.current) * weight;
      weight *= 0.1;
    }
    return this.at > from ? value : undefined;
  }
  /** `+2`, `-03:30`, `+0530` in minutes; undefined where it is none (the place is then of no use). */
  offset(): number | undefined {
    const sign = this.current;
    if (sign !== '+' && sign !== '-') return undefined;
    this.at++;
    const number = this.number();
    if (!number || number.digits > 4) return undefined;
    let [hours, minutes] = [number.value, 0];
    if (number.digits > 2) [hours, minutes] = [Math.floor(hours / 100), hours % 100];
    else if (this.take(':')) {
      const after = this.number();
      if (!after || after.digits > 2) return undefined;
      minutes = after.value;
    }
    if (minutes > 59) return undefined;
    return (sign === '-' ? -1 : 1) * (hours * 60 + minutes);
  }
  /** Whether only the end is left: zeros, or the `#` that closes one at the beginning. */
  closes(): boolean {
    if (this.current === '\0') {
      if (/[^\0]/.test(this.text.slice(this.at))) return false;
      this.at = this.text.length;
      return true;
    }
    if (this.current !== '#' || !/^[\s\u0085]*#[^#\0]*#\0*[\s\u0085]*$/.test(this.text)) return false;
    this.at++;
    return true;
  }
}
