// The characters of a JSON text: stepping over them with lines counted, and the literals that they make up.
import { isLetterOrDigit, isWhiteSpace } from '../characters.ts';

import {
  tab,
  lineFeed,
  carriageReturn,
  space,
  openParen,
  closeParen,
  star,
  comma,
  slash,
  colon,
  backslash,
  closeBracket,
  closeBrace,
} from './char-codes.ts';
import type { Exception } from '@mockwright/language/runtime/exceptions';

/** What a reader says at the end of a text that should go on. */
const unexpectedEnd = 'Unexpected end when reading JSON.';
const numberCharacter = /[-+a-fA-FxX.0-9]/;

/** Makes the error for what is wrong at the place where the cursor is. */
export type ErrorMaker = (message: string) => Exception;

/** A place in a text. Whatever reads moves it on; after an error it is where .NET's reader is then, because messages tell it. */
export class TextCursor {
  readonly #text: string;
  readonly #error: ErrorMaker;
  readonly end: number;
  pos = 0;
  line = 1;
  #lineStart = 0;
  /** Whether the end was come upon. */
  atEnd = false;

  constructor(text: string, error: ErrorMaker) {
    this.#text = text;
    this.#error = error;
    this.end = text.length;
  }
  get linePosition(): number {
    return this.pos - this.#lineStart;
  }
  code(index: number = this.pos): number {
    return index < this.end ? this.#text.charCodeAt(index) : 0;
  }
  char(index: number = this.pos): string {
    return index < this.end ? this.#text[index]! : '\0';
  }
  /** Steps over one white-space character, counting lines; false when there is none. The end is none. */
  eatOne(): boolean {
    const code = this.code();
    if (code === lineFeed) this.#newLine(this.pos + 1);
    else if (code === carriageReturn)
      this.#newLine(this.code(this.pos + 1) === lineFeed ? this.pos + 2 : this.pos + 1);
    else if (code === space || code === tab || (code === 0 ? this.pos < this.end : isWhiteSpace(code)))
      this.pos++;
    else return false;
    return true;
  }
  #newLine(position: number): void {
    this.pos = position;
    this.line++;
    this.#lineStart = position;
  }
  eatWhiteSpace(): void {
    while (this.eatOne());
    if (this.pos >= this.end) this.atEnd = true;
  }

  /** A property name without quotes. */
  unquotedName(): string {
    const start = this.pos;
    for (;;) {
      if (this.pos >= this.end) throw this.#error('Unexpected end while parsing unquoted property name.');
      const code = this.code();
      if (isIdentifier(code)) {
        this.pos++;
      } else if (code === colon || code === 0 || isWhiteSpace(code)) {
        return this.#text.slice(start, this.pos);
      } else {
        throw this.#error(`Invalid JavaScript property identifier character: ${this.char()}.`);
      }
    }
  }

  /** The content of a string, up to its closing quote. */
  quotedString(close: number): string {
    const text = this.#text;
    let result = '';
    let start = this.pos;
    let pos = this.pos;
    for (;;) {
      if (pos >= this.end) {
        this.pos = pos;
        throw this.#error(`Unterminated string. Expected delimiter: ${String.fromCharCode(close)}.`);
      }
      const code = text.charCodeAt(pos);
      if (code === close) {
        this.pos = pos + 1;
        return result + text.slice(start, pos);
      }
      pos++;
      if (code === backslash) {
        result += text.slice(start, pos - 1);
        this.pos = pos;
        result += this.#readEscape(close);
        start = pos = this.pos;
      } else if (code === lineFeed) {
        this.#newLine(pos);
      } else if (code === carriageReturn) {
        if (this.code(pos) === lineFeed) pos++;
        this.#newLine(pos);
      }
    }
  }
  #readEscape(close: number): string {
    if (this.pos >= this.end)
      throw this.#error(`Unterminated string. Expected delimiter: ${String.fromCharCode(close)}.`);
    const char = this.#text[this.pos++]!;
    switch (char) {
      case 'b':
        return '\b';
      case 't':
        return '\t';
      case 'n':
        return '\n';
      case 'f':
        return '\f';
      case 'r':
        return '\r';
      case '\\':
      case '"':
      case "'":
      case '/':
        return char;
      case 'u':
        return this.#readSurrogates();
      default:
        throw this.#error(`Bad JSON escape sequence: \\${char}.`);
    }
  }
  /** After `\u`: one character, or a pair; a lone surrogate becomes U+FFFD. */
  #readSurrogates(): string {
    let unit = this.#readUnicode();
    if (isLowSurrogate(unit)) return '\ufffd';
    let result = '';
    while (isHighSurrogate(unit)) {
      if (this.pos + 2 >= this.end || this.code() !== backslash || this.code(this.pos + 1) !== 117)
        return `${result}\ufffd`;
      this.pos += 2;
      const next = this.#readUnicode();
      if (isLowSurrogate(next)) return result + String.fromCharCode(unit, next);
      result += '\ufffd';
      unit = next;
    }
    return result + String.fromCharCode(unit);
  }
  #readUnicode(): number {
    if (this.pos + 4 >= this.end) throw this.#error('Unexpected end while parsing Unicode escape sequence.');
    const digits = this.#text.slice(this.pos, this.pos + 4);
    if (!/^[0-9a-fA-F]{4}$/.test(digits)) throw this.#error(`Invalid Unicode escape sequence: \\u${digits}.`);
    this.pos += 4;
    return parseInt(digits, 16);
  }

  /** The characters of a number, whether they make one or not. */
  numberText(): string {
    const start = this.pos;
    for (;;) {
      const code = this.code();
      if (code === 0 && (this.pos >= this.end || this.#text[this.pos] === '\0')) break;
      if ((code >= 48 && code <= 57) || (code < 128 && numberCharacter.test(String.fromCharCode(code)))) {
        this.pos++;
        continue;
      }
      if (
        code === comma ||
        code === closeBrace ||
        code === closeBracket ||
        code === closeParen ||
        code === slash ||
        isWhiteSpace(code)
      )
        break;
      throw this.#error(`Unexpected character encountered while parsing number: ${this.char()}.`);
    }
    return this.#text.slice(start, this.pos);
  }
  /** The text of a comment that begins here. */
  comment(): string {
    this.pos++;
    if (this.pos + 1 >= this.end) throw this.#error('Unexpected end while parsing comment.');
    const kind = this.code();
    if (kind !== star && kind !== slash)
      throw this.#error(`Error parsing comment. Expected: *, got ${this.char()}.`);
    const singleLine = kind === slash;
    this.pos++;
    const start = this.pos;
    for (;;) {
      if (this.pos >= this.end) {
        if (!singleLine) throw this.#error('Unexpected end while parsing comment.');
        return this.#text.slice(start, this.pos);
      }
      const code = this.code();
      if (code === carriageReturn || code === lineFeed) {
        if (singleLine) {
          return this.#text.slice(start, this.pos);
        }
        this.eatOne();
      } else if (code === star && !singleLine && this.code(this.pos + 1) === slash) {
        this.pos += 2;
        return this.#text.slice(start, this.pos - 2);
      } else {
        this.pos++;
      }
    }
  }

  /**
   * Steps over a word that a separator follows; false when it is another one.
   * @param endsArguments whether `)` separates, too
   * @throws JsonReaderException at the end of the text
   */
  match(word: string, endsArguments: boolean): boolean {
    if (this.pos + word.length > this.end) {
      this.pos = this.end;
      throw this.#error(unexpectedEnd);
    }
    for (let i = 0; i < word.length; i++) {
      if (this.code(this.pos + i) !== word.charCodeAt(i)) {
        this.pos += i;
        return false;
      }
    }
    this.pos += word.length;
    return this.pos >= this.end || this.#isSeparator(this.code(), endsArguments);
  }
  #isSeparator(code: number, endsArguments: boolean): boolean {
    switch (code) {
      case closeBrace:
      case closeBracket:
      case comma:
      case 0:
        return true;
      case slash: {
        const next = this.code(this.pos + 1);
        return next === star || next === slash;
      }
      case closeParen:
        return endsArguments;
      default:
        return isWhiteSpace(code);
    }
  }
  /** After `new`: the name of a constructor, up to its opening parenthesis. */
  constructorName(): string {
    this.eatWhiteSpace();
    const start = this.pos;
    let end: number;
    for (;;) {
      if (this.pos >= this.end) throw this.#error('Unexpected end while parsing constructor.');
      const code = this.code();
      if (isLetterOrDigit(code)) {
        this.pos++;
        continue;
      }
      end = this.pos;
      if (code === openParen || this.eatOne()) break;
      throw this.#error(`Unexpected character while parsing constructor: ${this.char()}.`);
    }
    const name = this.#text.slice(start, end);
    this.eatWhiteSpace();
    if (this.code() !== openParen)
      throw this.#error(`Unexpected character while parsing constructor: ${this.char()}.`);
    this.pos++;
    return name;
  }
}

/** Whether a name without quotes may have it. */
export function isIdentifier(code: number): boolean {
  return code === 95 || code === 36 || isLetterOrDigit(code);
}
function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
