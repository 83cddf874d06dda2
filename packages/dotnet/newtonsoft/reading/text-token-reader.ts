// JSON text as tokens, read as leniently as Newtonsoft.Json does, with its exact errors and positions.
import { isNumber } from '../characters.ts';
import { DateParseHandling } from '../date-parse-handling.ts';
import { FloatParseHandling } from '../float-parse-handling.ts';
import { JsonToken } from '../json-token.ts';
import { parseDateTime, parseDateTimeOffset } from '../../values/json-dates.ts';
import { bytesOfBase64, bytesOfGuid, makeByteArray, parseGuid } from '../../values/system-types.ts';
import type { DateTime, DateTimeOffset } from '../../values/system-types.ts';
import type { Scalar } from '../values/scalar.ts';
import { State } from './reader-state.ts';
import { JsonReader } from './json-reader.ts';
import type { ReadType } from './json-reader.ts';
import type { JsonReaderException } from '../json-reader-exception.ts';

import {
  quote,
  apostrophe,
  closeParen,
  comma,
  minus,
  slash,
  colon,
  openBracket,
  closeBracket,
  openBrace,
  closeBrace,
} from './char-codes.ts';
import { numberToken } from './number-token.ts';
import { TextCursor, isIdentifier } from './text-cursor.ts';

/** Gives the text once, when it is first needed. */
export type TextSource = () => string;

/** What `JsonTextReader` is made of: the tokens of a text one after the other. */
export abstract class TextTokenReader extends JsonReader {
  readonly #source: TextSource;
  readonly #closeSource: () => void;
  #cursor: TextCursor | undefined;
  /** The last string or number read, before it became a value. */
  protected literal = '';
  /** Gives the text that stands for a property's name; undefined where it has none. */
  nameTable: ((name: string) => string | null) | undefined;

  constructor(source: TextSource | string, closeSource: () => void = () => {}) {
    super();
    this.#closeSource = closeSource;
    this.#source = typeof source === 'string' ? () => source : source;
    if (typeof source === 'string') this.#load();
  }
  #load(): TextCursor {
    return (this.#cursor = new TextCursor(this.#source(), (message) => this.error(message)));
  }
  protected get cursor(): TextCursor {
    return this.#cursor ?? this.#load();
  }

  override hasLineInfo(): boolean {
    return true;
  }
  override get lineNumber(): number {
    return this.state === State.Start && this.linePosition === 0 && this.tokenType !== JsonToken.Comment
      ? 0
      : (this.#cursor?.line ?? 1);
  }
  override get linePosition(): number {
    return this.#cursor?.linePosition ?? 0;
  }
  override close(): void {
    super.close();
    if (this.closeInput) this.#closeSource();
  }

  protected unexpectedCharacter(text: string): JsonReaderException {
    return this.error(`Unexpected character encountered while parsing value: ${text}.`);
  }

  read(): boolean {
    for (;;) {
      switch (this.state) {
        case State.Start:
        case State.Property:
        case State.Array:
        case State.ArrayStart:
        case State.Constructor:
        case State.ConstructorStart:
          return this.#parseValue();
        case State.Object:
        case State.ObjectStart:
          return this.#parseObject();
        case State.PostValue:
          if (this.parsePostValue(false)) return true;
          break;
        case State.Finished:
          return this.#parseAfterEnd();
        default:
          throw this.error(`Unexpected state: ${stateName(this.state)}.`);
      }
    }
  }
  #parseAfterEnd(): boolean {
    if (this.cursor.pos < this.cursor.end) {
      this.cursor.eatWhiteSpace();
      if (this.cursor.atEnd) {
        this.setToken(JsonToken.None);
        return false;
      }
      if (this.cursor.code() !== slash)
        throw this.error(
          `Additional text encountered after finished reading JSON content: ${this.cursor.char()}.`,
        );
      this.parseComment(true);
      return true;
    }
    this.setToken(JsonToken.None);
    return false;
  }

  #parseValue(): boolean {
    for (;;) {
      const code = this.cursor.code();
      switch (code) {
        case quote:
        case apostrophe:
          this.parseString(code, 'any');
          return true;
        case 116: // t
          this.parseWord('true', JsonToken.Boolean, true, 'boolean');
          return true;
        case 102: // f
          this.parseWord('false', JsonToken.Boolean, false, 'boolean');
          return true;
        case 110: // n
          this.#parseNullOrConstructor();
          return true;
        case 78: // N
          this.parseSymbol('NaN', NaN, 'any');
          return true;
        case 73: // I
          this.parseSymbol('Infinity', Infinity, 'any');
          return true;
        case minus:
          if (this.cursor.code(this.cursor.pos + 1) === 73) this.parseSymbol('-Infinity', -Infinity, 'any');
          else this.parseNumber('any');
          return true;
        case slash:
          this.parseComment(true);
          return true;
        case 117: // u
          this.parseWord('undefined', JsonToken.Undefined, null, 'undefined');
          return true;
        case openBrace:
          this.cursor.pos++;
          this.setToken(JsonToken.StartObject);
          return true;
        case openBracket:
          this.cursor.pos++;
          this.setToken(JsonToken.StartArray);
          return true;
        case closeBracket:
          this.cursor.pos++;
          this.setToken(JsonToken.EndArray);
          return true;
        case comma:
          // Not stepped over: the next read handles it, so that `[,,]` gives several undefined values.
          this.setToken(JsonToken.Undefined);
          return true;
        case closeParen:
          this.cursor.pos++;
          this.setToken(JsonToken.EndConstructor);
          return true;
        default:
          if (this.cursor.eatOne()) break;
          if (this.cursor.pos >= this.cursor.end) {
            this.cursor.atEnd = true;
            return false;
          }
          if (code === 46 || isNumber(code)) {
            this.parseNumber('any');
            return true;
          }
          throw this.unexpectedCharacter(this.cursor.char());
      }
    }
  }
  #parseNullOrConstructor(): void {
    if (this.cursor.pos + 1 >= this.cursor.end) {
      this.cursor.pos++;
      throw this.unexpectedEnd();
    }
    const next = this.cursor.code(this.cursor.pos + 1);
    if (next === 117) this.parseWord('null', JsonToken.Null, null, 'null');
    else if (next === 101) this.#parseConstructor();
    else throw this.unexpectedCharacter(this.cursor.char());
  }

  #parseObject(): boolean {
    for (;;) {
      const code = this.cursor.code();
      if (code === closeBrace) {
        this.setToken(JsonToken.EndObject);
        this.cursor.pos++;
        return true;
      }
      if (code === slash) {
        this.parseComment(true);
        return true;
      }
      if (this.cursor.eatOne()) continue;
      if (this.cursor.pos >= this.cursor.end) {
        this.cursor.atEnd = true;
        return false;
      }
      this.#parseProperty();
      return true;
    }
  }
  #parseProperty(): void {
    const first = this.cursor.code();
    let quoteChar = 0;
    if (first === quote || first === apostrophe) {
      quoteChar = first;
      this.cursor.pos++;
      this.literal = this.cursor.quotedString(first);
    } else if (isIdentifier(first)) {
      this.literal = this.cursor.unquotedName();
    } else {
      throw this.error(`Invalid property identifier character: ${this.cursor.char()}.`);
    }
    const name = this.literal;
    this.cursor.eatWhiteSpace();
    if (this.cursor.code() !== colon)
      throw this.error(
        `Invalid character after parsing property name. Expected ':' but got: ${this.cursor.char()}.`,
      );
    this.cursor.pos++;
    this.setToken(JsonToken.PropertyName, this.nameTable?.(name) ?? name);
    this.quoteChar = quoteChar;
  }
  /** After a value; true when it set a token, false when the state changed. */
  protected parsePostValue(ignoreComments: boolean): boolean {
    for (;;) {
      const code = this.cursor.code();
      switch (code) {
        case closeBrace:
          this.cursor.pos++;
          this.setToken(JsonToken.EndObject);
          return true;
        case closeBracket:
          this.cursor.pos++;
          this.setToken(JsonToken.EndArray);
          return true;
        case closeParen:
          this.cursor.pos++;
          this.setToken(JsonToken.EndConstructor);
          return true;
        case slash:
          this.parseComment(!ignoreComments);
          if (!ignoreComments) return true;
          break;
        case comma:
          this.cursor.pos++;
          this.setStateBasedOnCurrent();
          return false;
        default:
          if (this.cursor.eatOne()) break;
          if (this.cursor.pos >= this.cursor.end) {
            this.cursor.atEnd = true;
            this.state = State.Finished;
            return false;
          }
          if (this.supportMultipleContent && this.depth === 0) {
            this.setStateBasedOnCurrent();
            return false;
          }
          throw this.error(
            `After parsing a value an unexpected character was encountered: ${this.cursor.char()}.`,
          );
      }
    }
  }

  protected parseString(close: number, type: ReadType): void {
    this.cursor.pos++;
    this.literal = this.cursor.quotedString(close);
    this.setPostValueState(true);
    switch (type) {
      case 'bytes':
        this.setToken(JsonToken.Bytes, this.#bytes(), false);
        return;
      case 'string':
        break;
      case 'int32':
      case 'decimal':
      case 'boolean':
      case 'double':
        return; // The caller converts.
      default: {
        const date = this.#date(type);
        if (date) {
          this.setToken(JsonToken.Date, date, false);
          return;
        }
      }
    }
    this.setToken(JsonToken.String, this.literal, false);
    this.quoteChar = close;
  }
  #bytes(): number[] {
    if (this.literal === '') return makeByteArray([]);
    const guid = this.literal.length === 36 ? parseGuid(this.literal) : undefined;
    return guid ? bytesOfGuid(guid) : bytesOfBase64(this.literal);
  }
  #date(type: ReadType): DateTime | DateTimeOffset | undefined {
    if (this.dateParseHandling === DateParseHandling.None) return undefined;
    const handling =
      type === 'dateTime'
        ? DateParseHandling.DateTime
        : type === 'dateTimeOffset'
          ? DateParseHandling.DateTimeOffset
          : this.dateParseHandling;
    return handling === DateParseHandling.DateTime
      ? parseDateTime(this.literal, this.dateTimeZoneHandling, this.dateFormatString, this.culture)
      : parseDateTimeOffset(this.literal, this.dateFormatString, this.culture);
  }

  protected parseNumber(type: ReadType): void {
    this.literal = this.cursor.numberText();
    // From here on, so that a reader can go on after an error in the number.
    this.setPostValueState(true);
    const { token, value } = numberToken(this.literal, type, this.floatParseHandling, (message, inner) =>
      this.error(message, inner),
    );
    this.setToken(token, value, false);
    this.isInt32 = type === 'int32';
  }

  protected parseComment(setToken: boolean): void {
    const text = this.cursor.comment();
    if (setToken) this.setToken(JsonToken.Comment, text);
  }
  protected match(word: string): boolean {
    return this.cursor.match(word, this.state === State.Constructor || this.state === State.ConstructorStart);
  }
  protected parseWord(word: string, token: number, value: Scalar, what: string): void {
    if (!this.match(word)) throw this.error(`Error parsing ${what} value.`);
    this.setToken(token, value);
  }
  protected parseSymbol(word: string, value: number, type: ReadType): Scalar {
    if (!this.match(word)) throw this.error(`Error parsing ${word} value.`);
    if (type === 'string') {
      this.setToken(JsonToken.String, word);
      return word;
    }
    if ((type === 'any' || type === 'double') && this.floatParseHandling === FloatParseHandling.Double) {
      this.setToken(JsonToken.Float, value);
      return value;
    }
    throw this.error(`Cannot read ${word} value.`);
  }
  #parseConstructor(): void {
    if (!this.match('new')) throw this.error('Unexpected content while parsing JSON.');
    this.setToken(JsonToken.StartConstructor, this.cursor.constructorName());
  }
}

/** The name of one of {@link State}. */
export function stateName(state: number): string {
  return Object.keys(State)[state] ?? String(state);
}
