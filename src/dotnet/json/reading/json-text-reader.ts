// `JsonTextReader`: reads JSON text as leniently as Newtonsoft.Json does, with its exact errors and positions.
import { Exception } from '../../../runtime/exceptions.ts';
import type { Decimal } from '../../../runtime/decimal.ts';
import { isLetterOrDigit, isNumber, isWhiteSpace } from '../characters.ts';
import { DateParseHandling, FloatParseHandling, JsonToken } from '../enums.ts';
import { parseDateTime, parseDateTimeOffset } from '../values/dates.ts';
import {
  bigIntegerOf,
  bytesOfBase64,
  bytesOfGuid,
  isDateTime,
  isDateTimeOffset,
  makeByteArray,
  parseGuid,
} from '../values/system-types.ts';
import type { DateTime, DateTimeOffset } from '../values/system-types.ts';
import { toBoolean } from '../values/conversions.ts';
import { parseFloatLiteral, parseRadixLiteral, parseStrictDecimal } from '../values/number-texts.ts';
import type { Scalar } from '../values/scalar.ts';
import { JsonReader, State } from './json-reader.ts';
import type { ReadType } from './json-reader.ts';
import type { JsonReaderException } from '../exceptions.ts';

/** Gives the text once, when it is first needed. */
export type TextSource = () => string;

const tab = 9,
  lineFeed = 10,
  carriageReturn = 13,
  space = 32,
  quote = 34,
  apostrophe = 39,
  openParen = 40,
  closeParen = 41,
  star = 42,
  comma = 44,
  minus = 45,
  slash = 47,
  colon = 58;
const openBracket = 91,
  backslash = 92,
  closeBracket = 93,
  openBrace = 123,
  closeBrace = 125;
/** Longer integers are refused. */
const maxIntegerLength = 380;
const numberCharacter = /[-+a-fA-FxX.0-9]/;
const integerPattern = /^-?\d+$/;
const maxInt64 = 9223372036854775807n;
const minInt64 = -9223372036854775808n;

/** `Newtonsoft.Json.JsonTextReader`. */
export class JsonTextReader extends JsonReader {
  readonly #source: TextSource;
  readonly #closeSource: () => void;
  #text: string | undefined;
  #end = 0;
  #pos = 0;
  #lineStart = 0;
  #line = 1;
  #atEnd = false;
  /** The last string or number read, before it became a value. */
  #literal = '';

  constructor(source: TextSource | string, closeSource: () => void = () => {}) {
    super();
    this.#closeSource = closeSource;
    this.#source = typeof source === 'string' ? () => source : source;
    if (typeof source === 'string') this.#load();
  }
  #load(): void {
    this.#text = this.#source();
    this.#end = this.#text.length;
  }

  override hasLineInfo(): boolean {
    return true;
  }
  override get lineNumber(): number {
    return this.state === State.Start && this.linePosition === 0 && this.tokenType !== JsonToken.Comment
      ? 0
      : this.#line;
  }
  override get linePosition(): number {
    return this.#pos - this.#lineStart;
  }
  override close(): void {
    super.close();
    if (this.closeInput) this.#closeSource();
  }

  #code(index: number = this.#pos): number {
    return index < this.#end ? this.#text!.charCodeAt(index) : 0;
  }
  #char(index: number = this.#pos): string {
    return index < this.#end ? this.#text![index]! : '\0';
  }
  #unexpectedCharacter(text: string): JsonReaderException {
    return this.error(`Unexpected character encountered while parsing value: ${text}.`);
  }

  read(): boolean {
    if (this.#text === undefined) this.#load();
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
          if (this.#parsePostValue(false)) return true;
          break;
        case State.Finished:
          return this.#parseAfterEnd();
        default:
          throw this.error(`Unexpected state: ${stateName(this.state)}.`);
      }
    }
  }
  #parseAfterEnd(): boolean {
    if (this.#pos < this.#end) {
      this.#eatWhiteSpace();
      if (this.#atEnd) {
        this.setToken(JsonToken.None);
        return false;
      }
      if (this.#code() !== slash)
        throw this.error(`Additional text encountered after finished reading JSON content: ${this.#char()}.`);
      this.#parseComment(true);
      return true;
    }
    this.setToken(JsonToken.None);
    return false;
  }

  /** Steps over one white-space character, counting lines; false when there is none. The end is none. */
  #eatOne(): boolean {
    const code = this.#code();
    if (code === lineFeed) this.#newLine(this.#pos + 1);
    else if (code === carriageReturn)
      this.#newLine(this.#code(this.#pos + 1) === lineFeed ? this.#pos + 2 : this.#pos + 1);
    else if (code === space || code === tab || (code === 0 ? this.#pos < this.#end : isWhiteSpace(code)))
      this.#pos++;
    else return false;
    return true;
  }
  #newLine(position: number): void {
    this.#pos = position;
    this.#line++;
    this.#lineStart = position;
  }
  #eatWhiteSpace(): void {
    while (this.#eatOne());
    if (this.#pos >= this.#end) this.#atEnd = true;
  }

  #parseValue(): boolean {
    for (;;) {
      const code = this.#code();
      switch (code) {
        case quote:
        case apostrophe:
          this.#parseString(code, 'any');
          return true;
        case 116: // t
          this.#parseWord('true', JsonToken.Boolean, true, 'boolean');
          return true;
        case 102: // f
          this.#parseWord('false', JsonToken.Boolean, false, 'boolean');
          return true;
        case 110: // n
          this.#parseNullOrConstructor();
          return true;
        case 78: // N
          this.#parseSymbol('NaN', NaN, 'any');
          return true;
        case 73: // I
          this.#parseSymbol('Infinity', Infinity, 'any');
          return true;
        case minus:
          if (this.#code(this.#pos + 1) === 73) this.#parseSymbol('-Infinity', -Infinity, 'any');
          else this.#parseNumber('any');
          return true;
        case slash:
          this.#parseComment(true);
          return true;
        case 117: // u
          this.#parseWord('undefined', JsonToken.Undefined, null, 'undefined');
          return true;
        case openBrace:
          this.#pos++;
          this.setToken(JsonToken.StartObject);
          return true;
        case openBracket:
          this.#pos++;
          this.setToken(JsonToken.StartArray);
          return true;
        case closeBracket:
          this.#pos++;
          this.setToken(JsonToken.EndArray);
          return true;
        case comma:
          // Not stepped over: the next read handles it, so that `[,,]` gives several undefined values.
          this.setToken(JsonToken.Undefined);
          return true;
        case closeParen:
          this.#pos++;
          this.setToken(JsonToken.EndConstructor);
          return true;
        default:
          if (this.#eatOne()) break;
          if (this.#pos >= this.#end) {
            this.#atEnd = true;
            return false;
          }
          if (code === 46 || isNumber(code)) {
            this.#parseNumber('any');
            return true;
          }
          throw this.#unexpectedCharacter(this.#char());
      }
    }
  }
  #parseNullOrConstructor(): void {
    if (this.#pos + 1 >= this.#end) {
      this.#pos++;
      throw this.unexpectedEnd();
    }
    const next = this.#code(this.#pos + 1);
    if (next === 117) this.#parseWord('null', JsonToken.Null, null, 'null');
    else if (next === 101) this.#parseConstructor();
    else throw this.#unexpectedCharacter(this.#char());
  }

  #parseObject(): boolean {
    for (;;) {
      const code = this.#code();
      if (code === closeBrace) {
        this.setToken(JsonToken.EndObject);
        this.#pos++;
        return true;
      }
      if (code === slash) {
        this.#parseComment(true);
        return true;
      }
      if (this.#eatOne()) continue;
      if (this.#pos >= this.#end) {
        this.#atEnd = true;
        return false;
      }
      this.#parseProperty();
      return true;
    }
  }
  #parseProperty(): void {
    const first = this.#code();
    let quoteChar = 0;
    if (first === quote || first === apostrophe) {
      quoteChar = first;
      this.#pos++;
      this.#readString(first);
    } else if (isIdentifier(first)) {
      this.#readUnquotedName();
    } else {
      throw this.error(`Invalid property identifier character: ${this.#char()}.`);
    }
    const name = this.#literal;
    this.#eatWhiteSpace();
    if (this.#code() !== colon)
      throw this.error(
        `Invalid character after parsing property name. Expected ':' but got: ${this.#char()}.`,
      );
    this.#pos++;
    this.setToken(JsonToken.PropertyName, name);
    this.quoteChar = quoteChar;
  }
  #readUnquotedName(): void {
    const start = this.#pos;
    for (;;) {
      if (this.#pos >= this.#end) throw this.error('Unexpected end while parsing unquoted property name.');
      const code = this.#code();
      if (isIdentifier(code)) {
        this.#pos++;
      } else if (code === colon || code === 0 || isWhiteSpace(code)) {
        this.#literal = this.#text!.slice(start, this.#pos);
        return;
      } else {
        throw this.error(`Invalid JavaScript property identifier character: ${this.#char()}.`);
      }
    }
  }

  /** After a value; true when it set a token, false when the state changed. */
  #parsePostValue(ignoreComments: boolean): boolean {
    for (;;) {
      const code = this.#code();
      switch (code) {
        case closeBrace:
          this.#pos++;
          this.setToken(JsonToken.EndObject);
          return true;
        case closeBracket:
          this.#pos++;
          this.setToken(JsonToken.EndArray);
          return true;
        case closeParen:
          this.#pos++;
          this.setToken(JsonToken.EndConstructor);
          return true;
        case slash:
          this.#parseComment(!ignoreComments);
          if (!ignoreComments) return true;
          break;
        case comma:
          this.#pos++;
          this.setStateBasedOnCurrent();
          return false;
        default:
          if (this.#eatOne()) break;
          if (this.#pos >= this.#end) {
            this.#atEnd = true;
            this.state = State.Finished;
            return false;
          }
          if (this.supportMultipleContent && this.depth === 0) {
            this.setStateBasedOnCurrent();
            return false;
          }
          throw this.error(`After parsing a value an unexpected character was encountered: ${this.#char()}.`);
      }
    }
  }

  /** Reads up to the closing quote into the literal. */
  #readString(close: number): void {
    const text = this.#text!;
    let result = '';
    let start = this.#pos;
    let pos = this.#pos;
    for (;;) {
      if (pos >= this.#end) {
        this.#pos = pos;
        throw this.error(`Unterminated string. Expected delimiter: ${String.fromCharCode(close)}.`);
      }
      const code = text.charCodeAt(pos);
      if (code === close) {
        this.#literal = result + text.slice(start, pos);
        this.#pos = pos + 1;
        return;
      }
      pos++;
      if (code === backslash) {
        result += text.slice(start, pos - 1);
        this.#pos = pos;
        result += this.#readEscape(close);
        start = pos = this.#pos;
      } else if (code === lineFeed) {
        this.#newLine(pos);
      } else if (code === carriageReturn) {
        if (this.#code(pos) === lineFeed) pos++;
        this.#newLine(pos);
      }
    }
  }
  #readEscape(close: number): string {
    if (this.#pos >= this.#end)
      throw this.error(`Unterminated string. Expected delimiter: ${String.fromCharCode(close)}.`);
    const char = this.#text![this.#pos++]!;
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
        throw this.error(`Bad JSON escape sequence: \\${char}.`);
    }
  }
  /** After `\u`: one character, or a pair; a lone surrogate becomes U+FFFD. */
  #readSurrogates(): string {
    let unit = this.#readUnicode();
    if (isLowSurrogate(unit)) return '\ufffd';
    let result = '';
    while (isHighSurrogate(unit)) {
      if (this.#pos + 2 >= this.#end || this.#code() !== backslash || this.#code(this.#pos + 1) !== 117)
        return `${result}\ufffd`;
      this.#pos += 2;
      const next = this.#readUnicode();
      if (isLowSurrogate(next)) return result + String.fromCharCode(unit, next);
      result += '\ufffd';
      unit = next;
    }
    return result + String.fromCharCode(unit);
  }
  #readUnicode(): number {
    if (this.#pos + 4 > this.#end) throw this.error('Unexpected end while parsing Unicode escape sequence.');
    const digits = this.#text!.slice(this.#pos, this.#pos + 4);
    if (!/^[0-9a-fA-F]{4}$/.test(digits)) throw this.error(`Invalid Unicode escape sequence: \\u${digits}.`);
    this.#pos += 4;
    return parseInt(digits, 16);
  }

  #parseString(close: number, type: ReadType): void {
    this.#pos++;
    this.#readString(close);
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
    this.setToken(JsonToken.String, this.#literal, false);
    this.quoteChar = close;
  }
  #bytes(): number[] {
    if (this.#literal === '') return makeByteArray([]);
    const guid = this.#literal.length === 36 ? parseGuid(this.#literal) : undefined;
    return guid ? bytesOfGuid(guid) : bytesOfBase64(this.#literal);
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
      ? parseDateTime(this.#literal, this.dateTimeZoneHandling, this.dateFormatString, this.culture)
      : parseDateTimeOffset(this.#literal, this.dateFormatString, this.culture);
  }

  #readNumberText(): void {
    const start = this.#pos;
    for (;;) {
      const code = this.#code();
      if (code === 0 && (this.#pos >= this.#end || this.#text![this.#pos] === '\0')) break;
      if ((code >= 48 && code <= 57) || (code < 128 && numberCharacter.test(String.fromCharCode(code)))) {
        this.#pos++;
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
      throw this.error(`Unexpected character encountered while parsing number: ${this.#char()}.`);
    }
    this.#literal = this.#text!.slice(start, this.#pos);
  }
  #parseNumber(type: ReadType): void {
    this.#readNumberText();
    // From here on, so that a reader can go on after an error in the number.
    this.setPostValueState(true);
    const text = this.#literal;
    switch (type) {
      case 'string':
        if (this.#radixInteger('number') === undefined && parseFloatLiteral(text) === undefined)
          throw this.#notANumber('number');
        this.setToken(JsonToken.String, text, false);
        return;
      case 'int32': {
        const value = this.#radixInteger('integer', 32);
        this.setToken(JsonToken.Integer, value === undefined ? this.#int32() : Number(value), false);
        return;
      }
      case 'decimal': {
        const value = this.#radixInteger('decimal') ?? parseStrictDecimal(text);
        if (value === undefined) throw this.#notANumber('decimal');
        this.setToken(
          JsonToken.Float,
          typeof value === 'bigint' ? parseStrictDecimal(String(value))! : value,
          false,
        );
        return;
      }
      case 'double': {
        const value = this.#radixInteger('double') ?? parseFloatLiteral(text);
        if (value === undefined) throw this.#notANumber('double');
        this.setToken(JsonToken.Float, Number(value), false);
        return;
      }
      default:
        this.#anyNumber(text);
    }
  }
  #notANumber(what: string, inner: Exception | null = null): JsonReaderException {
    return this.error(`Input string '${this.#literal}' is not a valid ${what}.`, inner);
  }
  /** `0x1F` and `017`; undefined for decimal literals. */
  #radixInteger(what: string, bits: 32 | 64 = 64): bigint | undefined {
    const text = this.#literal;
    if (text.length < 2 || text.charCodeAt(0) !== 48 || /^0[.eE]/.test(text)) return undefined;
    try {
      return parseRadixLiteral(text, bits);
    } catch (error) {
      if (!(error instanceof Exception)) throw error;
      throw this.#notANumber(what, error);
    }
  }
  #int32(): number {
    const text = this.#literal;
    if (!integerPattern.test(text)) throw this.#notANumber('integer');
    const value = Number(text);
    if (value > 2147483647 || value < -2147483648)
      throw this.error(`JSON integer ${text} is too large or small for an Int32.`);
    return value;
  }
  #anyNumber(text: string): void {
    let value: Scalar = this.#radixInteger('number');
    if (value !== undefined || integerPattern.test(text)) {
      value =
        value === undefined && text.length < 16
          ? Number(text)
          : compactInteger(typeof value === 'bigint' ? value : BigInt(text));
      if (value === undefined) {
        if (text.length > maxIntegerLength) throw this.error(`JSON integer ${text} is too large to parse.`);
        value = bigIntegerOf(BigInt(text));
      }
      this.setToken(JsonToken.Integer, Object.is(value, -0) ? 0 : value, false);
      return;
    }
    if (this.floatParseHandling === FloatParseHandling.Decimal) {
      value = parseStrictDecimal(text);
      if (value === undefined) throw this.#notANumber('decimal');
    } else {
      value = parseFloatLiteral(text);
      if (value === undefined) throw this.#notANumber('number');
    }
    this.setToken(JsonToken.Float, value, false);
  }

  #parseComment(setToken: boolean): void {
    this.#pos++;
    if (this.#pos + 1 >= this.#end) throw this.error('Unexpected end while parsing comment.');
    const kind = this.#code();
    if (kind !== star && kind !== slash)
      throw this.error(`Error parsing comment. Expected: *, got ${this.#char()}.`);
    const singleLine = kind === slash;
    this.#pos++;
    const start = this.#pos;
    const finish = (end: number): void => {
      if (setToken) this.setToken(JsonToken.Comment, this.#text!.slice(start, end));
    };
    for (;;) {
      if (this.#pos >= this.#end) {
        if (!singleLine) throw this.error('Unexpected end while parsing comment.');
        finish(this.#pos);
        return;
      }
      const code = this.#code();
      if (code === carriageReturn || code === lineFeed) {
        if (singleLine) {
          finish(this.#pos);
          return;
        }
        this.#eatOne();
      } else if (code === star && !singleLine && this.#code(this.#pos + 1) === slash) {
        this.#pos++;
        finish(this.#pos - 1);
        this.#pos++;
        return;
      } else {
        this.#pos++;
      }
    }
  }

  /** Matches a word that a separator follows. @throws JsonReaderException at the end of the text */
  #match(word: string): boolean {
    if (this.#pos + word.length > this.#end) {
      this.#pos = this.#end;
      throw this.unexpectedEnd();
    }
    for (let i = 0; i < word.length; i++) {
      if (this.#code(this.#pos + i) !== word.charCodeAt(i)) {
        this.#pos += i;
        return false;
      }
    }
    this.#pos += word.length;
    return this.#pos >= this.#end || this.#isSeparator(this.#code());
  }
  #isSeparator(code: number): boolean {
    switch (code) {
      case closeBrace:
      case closeBracket:
      case comma:
      case 0:
        return true;
      case slash: {
        const next = this.#code(this.#pos + 1);
        return next === star || next === slash;
      }
      case closeParen:
        return this.state === State.Constructor || this.state === State.ConstructorStart;
      default:
        return isWhiteSpace(code);
    }
  }
  #parseWord(word: string, token: number, value: Scalar, what: string): void {
    if (!this.#match(word)) throw this.error(`Error parsing ${what} value.`);
    this.setToken(token, value);
  }
  #parseSymbol(word: string, value: number, type: ReadType): Scalar {
    if (!this.#match(word)) throw this.error(`Error parsing ${word} value.`);
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
    if (!this.#match('new')) throw this.error('Unexpected content while parsing JSON.');
    this.#eatWhiteSpace();
    const start = this.#pos;
    let end: number;
    for (;;) {
      if (this.#pos >= this.#end) throw this.error('Unexpected end while parsing constructor.');
      const code = this.#code();
      if (isLetterOrDigit(code)) {
        this.#pos++;
        continue;
      }
      end = this.#pos;
      if (code === openParen || this.#eatOne()) break;
      throw this.error(`Unexpected character while parsing constructor: ${this.#char()}.`);
    }
    const name = this.#text!.slice(start, end);
    this.#eatWhiteSpace();
    if (this.#code() !== openParen)
      throw this.error(`Unexpected character while parsing constructor: ${this.#char()}.`);
    this.#pos++;
    this.setToken(JsonToken.StartConstructor, name);
  }

  // Reading as a certain type: like read(), but the literal is converted without becoming a value first.

  override readAsInt32(): number | null {
    return this.#readNumberAs('int32') as number | null;
  }
  override readAsDecimal(): Decimal | null {
    return this.#readNumberAs('decimal') as Decimal | null;
  }
  override readAsDouble(): number | null {
    return this.#readNumberAs('double') as number | null;
  }
  override readAsString(): string | null {
    return this.#readStringAs('string') as string | null;
  }
  override readAsDateTime(): DateTime | null {
    return this.#readStringAs('dateTime') as DateTime | null;
  }
  override readAsDateTimeOffset(): DateTimeOffset | null {
    return this.#readStringAs('dateTimeOffset') as DateTimeOffset | null;
  }
  override readAsBytes(): number[] | null {
    return this.#readAs((code) => {
      switch (code) {
        case quote:
        case apostrophe:
          this.#parseString(code, 'bytes');
          return this.value;
        case openBrace:
          this.#pos++;
          this.setToken(JsonToken.StartObject);
          return this.readWrappedBytes();
        case openBracket:
          this.#pos++;
          this.setToken(JsonToken.StartArray);
          return this.readArrayIntoBytes();
        default:
          return undefined;
      }
    }) as number[] | null;
  }
  override readAsBoolean(): boolean | null {
    return this.#readAs((code) => {
      switch (code) {
        case quote:
        case apostrophe:
          this.#parseString(code, 'boolean');
          return this.readBooleanString(this.#literal);
        case 116:
        case 102: {
          const value = code === 116;
          if (!this.#match(value ? 'true' : 'false')) throw this.#unexpectedCharacter(this.#char());
          this.setToken(JsonToken.Boolean, value);
          return value;
        }
        default: {
          if (code !== minus && code !== 46 && !(code >= 48 && code <= 57)) return undefined;
          this.#parseNumber('any');
          const value = toBoolean(this.boxedValue);
          this.setToken(JsonToken.Boolean, value, false);
          return value;
        }
      }
    }) as boolean | null;
  }
  #readNumberAs(type: 'int32' | 'decimal' | 'double'): Scalar {
    return this.#readAs((code) => {
      switch (code) {
        case quote:
        case apostrophe:
          this.#parseString(code, type);
          return type === 'int32'
            ? this.readInt32String(this.#literal)
            : type === 'decimal'
              ? this.readDecimalString(this.#literal)
              : this.readDoubleString(this.#literal);
        case 78:
          return this.#parseSymbol('NaN', NaN, type);
        case 73:
          return this.#parseSymbol('Infinity', Infinity, type);
        default:
          if (code === minus && this.#code(this.#pos + 1) === 73)
            return this.#parseSymbol('-Infinity', -Infinity, type);
          if (code !== minus && code !== 46 && !(code >= 48 && code <= 57)) return undefined;
          this.#parseNumber(type);
          return this.value;
      }
    });
  }
  #readStringAs(type: 'string' | 'dateTime' | 'dateTimeOffset'): Scalar {
    return this.#readAs((code) => {
      switch (code) {
        case quote:
        case apostrophe:
          this.#parseString(code, type);
          if (type === 'string') return this.value;
          if (type === 'dateTime')
            return isDateTime(this.value) ? this.value : this.readDateTimeString(this.value as string);
          return isDateTimeOffset(this.value)
            ? this.value
            : this.readDateTimeOffsetString(this.value as string);
        case 78:
          return this.#parseSymbol('NaN', NaN, type);
        case 73:
          return this.#parseSymbol('Infinity', Infinity, type);
        case 116:
        case 102: {
          if (type !== 'string') return undefined;
          const word = code === 116 ? 'true' : 'false';
          if (!this.#match(word)) throw this.#unexpectedCharacter(this.#char());
          this.setToken(JsonToken.String, word);
          return word;
        }
        default:
          if (code === minus && this.#code(this.#pos + 1) === 73)
            return this.#parseSymbol('-Infinity', -Infinity, type);
          if (
            type !== 'string' ? code !== minus : code !== minus && code !== 46 && !(code >= 48 && code <= 57)
          )
            return undefined;
          this.#parseNumber(type);
          return this.value;
      }
    });
  }
  /** What all these have in common; `take` reads the value that the character starts, or gives undefined. */
  #readAs(take: (code: number) => Scalar): Scalar {
    if (this.#text === undefined) this.#load();
    if (this.state === State.PostValue && this.#parsePostValue(true)) return null;
    switch (this.state) {
      case State.Start:
      case State.Property:
      case State.Array:
      case State.ArrayStart:
      case State.Constructor:
      case State.ConstructorStart:
        break;
      case State.Finished:
        this.#readFinished();
        return null;
      default:
        throw this.error(`Unexpected state: ${stateName(this.state)}.`);
    }
    for (;;) {
      const code = this.#code();
      if (this.#eatOne()) continue;
      if (this.#pos >= this.#end) {
        this.#atEnd = true;
        this.setToken(JsonToken.None, null, false);
        return null;
      }
      const value = take(code);
      if (value !== undefined) return value;
      switch (code) {
        case 110:
          this.#readNull();
          return null;
        case slash:
          this.#parseComment(false);
          break;
        case comma:
          this.#pos++;
          this.setToken(JsonToken.Undefined);
          throw this.#unexpectedCharacter(',');
        case closeBracket:
          this.#pos++;
          if (this.state === State.Array || this.state === State.ArrayStart) {
            this.setToken(JsonToken.EndArray);
            return null;
          }
          throw this.#unexpectedCharacter(']');
        default:
          this.#pos++;
          throw this.#unexpectedCharacter(String.fromCharCode(code));
      }
    }
  }
  #readNull(): void {
    if (this.#pos + 1 >= this.#end) {
      this.#pos = this.#end;
      throw this.unexpectedEnd();
    }
    if (this.#code(this.#pos + 1) !== 117) {
      this.#pos += 2;
      throw this.#unexpectedCharacter(this.#char(this.#pos - 1));
    }
    this.#parseWord('null', JsonToken.Null, null, 'null');
  }
  #readFinished(): void {
    if (this.#pos < this.#end) {
      this.#eatWhiteSpace();
      if (this.#atEnd) return;
      if (this.#code() !== slash)
        throw this.error(`Additional text encountered after finished reading JSON content: ${this.#char()}.`);
      this.#parseComment(false);
    }
    this.setToken(JsonToken.None);
  }
}

/** The compact form of an `Int64`; undefined when it is none. */
export function compactInteger(value: bigint): number | bigint | undefined {
  if (value > maxInt64 || value < minInt64) return undefined;
  return value <= 9007199254740991n && value >= -9007199254740991n ? Number(value) : value;
}
function isIdentifier(code: number): boolean {
  return code === 95 || code === 36 || isLetterOrDigit(code);
}
function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
function isLowSurrogate(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff;
}
function stateName(state: number): string {
  return Object.keys(State)[state] ?? String(state);
}
