// `JsonReader`: reads a document token by token; here the state that all readers share, and reading as a certain type.
import { ArgumentException, Exception } from '../../../runtime/exceptions.ts';
import type { Decimal } from '../../../runtime/decimal.ts';
import {
  DateParseHandling,
  DateTimeZoneHandling,
  FloatParseHandling,
  JsonToken,
  enumName,
} from '../enums.ts';
import { JsonReaderException, JsonSerializationException } from '../exceptions.ts';
import { ContainerType, newLevel, pathOf } from '../json-position.ts';
import type { ContainerTypeValue, LineInfo, PathLevel } from '../json-position.ts';
import {
  parseDateTime,
  parseDateTimeLoosely,
  parseDateTimeOffset,
  parseDateTimeOffsetLoosely,
  offsetOfDateTime,
  dateTimeOfOffset,
  inZone,
} from '../values/dates.ts';
import { toBoolean, toByte, toDecimal, toDouble, toInt32, toText } from '../values/conversions.ts';
import { boxScalar } from '../values/scalar.ts';
import type { Scalar } from '../values/scalar.ts';
import { parseBoolean, parseDecimalText, parseDoubleText, parseInt32Text } from '../values/number-texts.ts';
import {
  isDateTime,
  isDateTimeOffset,
  isGuid,
  bytesOfBase64,
  bytesOfGuid,
  makeByteArray,
  parseGuid,
} from '../values/system-types.ts';
import type { DateTime, DateTimeOffset } from '../values/system-types.ts';

/** `JsonReader.State`. */
export const State = {
  Start: 0,
  Complete: 1,
  Property: 2,
  ObjectStart: 3,
  Object: 4,
  ArrayStart: 5,
  Array: 6,
  Closed: 7,
  PostValue: 8,
  ConstructorStart: 9,
  Constructor: 10,
  Error: 11,
  Finished: 12,
} as const;

/** What a reader may be told to read the next value as. */
export type ReadType =
  | 'any'
  | 'int32'
  | 'int64'
  | 'bytes'
  | 'string'
  | 'decimal'
  | 'dateTime'
  | 'dateTimeOffset'
  | 'double'
  | 'boolean';

/** `Newtonsoft.Json.JsonReader`. */
export abstract class JsonReader implements LineInfo {
  tokenType: number = JsonToken.None;
  /** The value in compact form: see {@link Scalar}; the token type tells numbers apart. */
  value: Scalar = null;
  state: number = State.Start;
  quoteChar: number = 0;
  closeInput = true;
  supportMultipleContent = false;
  dateTimeZoneHandling: number = DateTimeZoneHandling.RoundtripKind;
  dateParseHandling: number = DateParseHandling.DateTime;
  floatParseHandling: number = FloatParseHandling.Double;
  dateFormatString: string | null = null;
  /** Null is the invariant culture. */
  culture: object | null = null;
  #maxDepth: number | null = 64;
  #exceededMaxDepth = false;
  protected readonly levels: PathLevel[] = [];
  protected level: PathLevel = newLevel(ContainerType.None);

  /** Moves to the next token; false at the end. */
  abstract read(): boolean;

  hasLineInfo(): boolean {
    return false;
  }
  get lineNumber(): number {
    return 0;
  }
  get linePosition(): number {
    return 0;
  }
  /** The value as `object`. */
  get boxedValue(): unknown {
    return boxScalar(this.value, this.tokenType === JsonToken.Integer);
  }

  get maxDepth(): number | null {
    return this.#maxDepth;
  }
  set maxDepth(value: number | null) {
    if (value !== null && value <= 0) throw new ArgumentException('Value must be positive.', 'value');
    this.#maxDepth = value;
  }
  /** How many containers are open. */
  get depth(): number {
    return isStartToken(this.tokenType) || this.level.type === ContainerType.None
      ? this.levels.length
      : this.levels.length + 1;
  }
  get path(): string {
    if (this.level.type === ContainerType.None) return '';
    const inside =
      this.state !== State.ArrayStart &&
      this.state !== State.ConstructorStart &&
      this.state !== State.ObjectStart;
    return pathOf(this.levels, inside ? this.level : undefined);
  }
  /** The level at that depth. */
  levelAt(depth: number): PathLevel {
    return depth < this.levels.length ? this.levels[depth]! : this.level;
  }

  protected push(type: ContainerTypeValue): void {
    this.#finishValue();
    if (this.level.type === ContainerType.None) {
      this.level = newLevel(type);
      return;
    }
    this.levels.push(this.level);
    this.level = newLevel(type);
    if (this.#maxDepth !== null && this.depth + 1 > this.#maxDepth && !this.#exceededMaxDepth) {
      this.#exceededMaxDepth = true;
      throw this.error(`The reader's MaxDepth of ${this.#maxDepth} has been exceeded.`);
    }
  }
  #pop(): ContainerTypeValue {
    const old = this.level;
    this.level = this.levels.pop() ?? newLevel(ContainerType.None);
    if (this.#maxDepth !== null && this.depth <= this.#maxDepth) this.#exceededMaxDepth = false;
    return old.type;
  }
  #finishValue(): void {
    const { level } = this;
    if (level.type === ContainerType.Array || level.type === ContainerType.Constructor) level.index++;
  }

  /** Sets the current token and the state that follows from it. */
  setToken(token: number, value: Scalar = null, updateIndex: boolean = true): void {
    this.tokenType = token;
    this.value = value;
    switch (token) {
      case JsonToken.StartObject:
        this.state = State.ObjectStart;
        this.push(ContainerType.Object);
        break;
      case JsonToken.StartArray:
        this.state = State.ArrayStart;
        this.push(ContainerType.Array);
        break;
      case JsonToken.StartConstructor:
        this.state = State.ConstructorStart;
        this.push(ContainerType.Constructor);
        break;
      case JsonToken.EndObject:
      case JsonToken.EndArray:
      case JsonToken.EndConstructor:
        this.#validateEnd(token);
        break;
      case JsonToken.PropertyName:
        this.state = State.Property;
        this.level.name = value as string;
        break;
      case JsonToken.None:
      case JsonToken.Comment:
        break;
      default:
        this.setPostValueState(updateIndex);
    }
  }
  protected setPostValueState(updateIndex: boolean): void {
    if (this.level.type !== ContainerType.None || this.supportMultipleContent) this.state = State.PostValue;
    else this.#setFinished();
    if (updateIndex) this.#finishValue();
  }
  #validateEnd(token: number): void {
    const current = this.#pop();
    if (closedBy(token) !== current) {
      throw this.error(
        `JsonToken ${enumName(JsonToken, token)} is not valid for closing JsonType ${enumName(ContainerType, current)}.`,
      );
    }
    if (this.level.type !== ContainerType.None || this.supportMultipleContent) this.state = State.PostValue;
    else this.#setFinished();
  }
  #setFinished(): void {
    this.state = this.supportMultipleContent ? State.Start : State.Finished;
  }
  protected setStateBasedOnCurrent(): void {
    switch (this.level.type) {
      case ContainerType.Object:
        this.state = State.Object;
        break;
      case ContainerType.Array:
        this.state = State.Array;
        break;
      case ContainerType.Constructor:
        this.state = State.Constructor;
        break;
      case ContainerType.None:
        this.#setFinished();
    }
  }

  /** A `JsonReaderException` that tells the place. */
  error(message: string, inner: Exception | null = null): JsonReaderException {
    return JsonReaderException.at(this, this.path, message, inner);
  }
  protected unexpectedEnd(): JsonReaderException {
    return this.error('Unexpected end when reading JSON.');
  }

  /** `Skip()`: passes over the children of the current token. */
  skip(): void {
    if (this.tokenType === JsonToken.PropertyName) this.read();
    if (isStartToken(this.tokenType)) {
      const depth = this.depth;
      while (this.read() && depth < this.depth);
    }
  }
  /** Reads on to a token that is no comment; false at the end. */
  readAndMoveToContent(): boolean {
    return this.read() && this.moveToContent();
  }
  moveToContent(): boolean {
    while (this.tokenType === JsonToken.None || this.tokenType === JsonToken.Comment) {
      if (!this.read()) return false;
    }
    return true;
  }
  readAndAssert(): void {
    if (!this.read())
      throw JsonSerializationException.at(this, this.path, 'Unexpected end when reading JSON.');
  }
  #readOrThrow(): void {
    if (!this.read()) throw this.unexpectedEnd();
  }
  #contentToken(): number {
    do {
      if (!this.read()) {
        this.setToken(JsonToken.None);
        return JsonToken.None;
      }
    } while (this.tokenType === JsonToken.Comment);
    return this.tokenType;
  }
  #unexpected(what: string): JsonReaderException {
    return this.error(`Error reading ${what}. Unexpected token: ${enumName(JsonToken, this.tokenType)}.`);
  }

  /** Reads the next value as the type a contract wants. False at the end. */
  readForType(type: ReadType): boolean {
    switch (type) {
      case 'any':
        return this.readAndMoveToContent();
      case 'int64': {
        const result = this.readAndMoveToContent();
        if (this.tokenType === JsonToken.Undefined)
          throw this.error('An undefined token is not a valid System.Int64.');
        return result;
      }
      case 'int32':
        this.readAsInt32();
        break;
      case 'decimal':
        this.readAsDecimal();
        break;
      case 'double':
        this.readAsDouble();
        break;
      case 'bytes':
        this.readAsBytes();
        break;
      case 'boolean':
        this.readAsBoolean();
        break;
      case 'string':
        this.readAsString();
        break;
      case 'dateTime':
        this.readAsDateTime();
        break;
      case 'dateTimeOffset':
        this.readAsDateTimeOffset();
    }
    return this.tokenType !== JsonToken.None;
  }

  readAsInt32(): number | null {
    switch (this.#contentToken()) {
      case JsonToken.None:
      case JsonToken.Null:
      case JsonToken.EndArray:
        return null;
      case JsonToken.Integer:
      case JsonToken.Float:
        return this.#become(JsonToken.Integer, this.#converted(toInt32, 'integer'));
      case JsonToken.String:
        return this.readInt32String(this.value as string);
    }
    throw this.#unexpected('integer');
  }
  protected readInt32String(text: string): number | null {
    return this.#parsed(text, parseInt32Text, 'integer', JsonToken.Integer);
  }
  /** The text as a value of that token; empty text is null. */
  #parsed<V extends Scalar>(
    text: string,
    parse: (text: string) => V | undefined,
    to: string,
    token: number,
  ): V | null {
    if (text === '') return this.#nullValue();
    const result = parse(text);
    if (result === undefined) throw this.#notConverted(text, to);
    return this.#become(token, result);
  }
  #converted<V>(convert: (boxed: unknown) => V, to: string): V {
    try {
      return convert(this.boxedValue);
    } catch (error) {
      if (!(error instanceof Exception)) throw error;
      throw this.error(`Could not convert to ${to}: ${toText(this.boxedValue)}.`, error);
    }
  }
  #become<V extends Scalar>(token: number, value: V): V {
    this.setToken(token, value, false);
    return value;
  }
  #nullValue(): null {
    this.setToken(JsonToken.Null, null, false);
    return null;
  }
  #notConverted(text: string, to: string): JsonReaderException {
    this.setToken(JsonToken.String, text, false);
    return this.error(`Could not convert string to ${to}: ${text}.`);
  }

  readAsString(): string | null {
    const token = this.#contentToken();
    switch (token) {
      case JsonToken.None:
      case JsonToken.Null:
      case JsonToken.EndArray:
        return null;
      case JsonToken.String:
        return this.value as string;
    }
    if (isPrimitiveToken(token) && this.value !== null) {
      const text = toText(this.boxedValue);
      this.setToken(JsonToken.String, text, false);
      return text;
    }
    throw this.#unexpected('string');
  }

  readAsBytes(): number[] | null {
    switch (this.#contentToken()) {
      case JsonToken.None:
      case JsonToken.Null:
      case JsonToken.EndArray:
        return null;
      case JsonToken.StartObject:
        return this.readWrappedBytes();
      case JsonToken.String:
        return this.bytesOfString(this.value as string);
      case JsonToken.Bytes: {
        const bytes = isGuid(this.value) ? bytesOfGuid(this.value) : (this.value as number[]);
        this.setToken(JsonToken.Bytes, bytes, false);
        return bytes;
      }
      case JsonToken.StartArray:
        return this.readArrayIntoBytes();
    }
    throw this.#unexpected('bytes');
  }
  protected bytesOfString(text: string): number[] {
    const guid = text.length === 36 ? parseGuid(text) : undefined;
    const bytes = guid ? bytesOfGuid(guid) : bytesOfBase64(text);
    this.setToken(JsonToken.Bytes, bytes, false);
    return bytes;
  }
  /** `{"$type": "System.Byte[], …", "$value": "…"}`. */
  protected readWrappedBytes(): number[] | null {
    this.#readOrThrow();
    const expect = (name: string): boolean => this.value === name;
    if (expect('$type')) {
      this.#readOrThrow();
      if (typeof this.value === 'string' && this.value.startsWith('System.Byte[]')) {
        this.#readOrThrow();
        if (expect('$value')) {
          const bytes = this.readAsBytes();
          this.#readOrThrow();
          if (this.tokenType !== JsonToken.EndObject) throw this.#unexpected('bytes');
          this.setToken(JsonToken.Bytes, bytes, false);
          return bytes;
        }
      }
    }
    throw this.error('Error reading bytes. Unexpected token: StartObject.');
  }
  protected readArrayIntoBytes(): number[] {
    const bytes: number[] = [];
    for (;;) {
      if (!this.read()) this.setToken(JsonToken.None);
      switch (this.tokenType) {
        case JsonToken.None:
          throw this.error('Unexpected end when reading bytes.');
        case JsonToken.Integer:
          bytes.push(toByte(this.boxedValue));
          break;
        case JsonToken.EndArray: {
          const result = makeByteArray(bytes);
          this.setToken(JsonToken.Bytes, result, false);
          return result;
        }
        case JsonToken.Comment:
          break;
        default:
          throw this.error(`Unexpected token when reading bytes: ${enumName(JsonToken, this.tokenType)}.`);
      }
    }
  }

  readAsDouble(): number | null {
    switch (this.#contentToken()) {
      case JsonToken.None:
      case JsonToken.Null:
      case JsonToken.EndArray:
        return null;
      case JsonToken.Integer:
      case JsonToken.Float:
        return this.#become(JsonToken.Float, toDouble(this.boxedValue));
      case JsonToken.String:
        return this.readDoubleString(this.value as string);
    }
    throw this.#unexpected('double');
  }
  protected readDoubleString(text: string): number | null {
    return this.#parsed(text, parseDoubleText, 'double', JsonToken.Float);
  }

  readAsBoolean(): boolean | null {
    switch (this.#contentToken()) {
      case JsonToken.None:
      case JsonToken.Null:
      case JsonToken.EndArray:
        return null;
      case JsonToken.Integer:
      case JsonToken.Float:
        return this.#become(JsonToken.Boolean, toBoolean(this.boxedValue));
      case JsonToken.String:
        return this.readBooleanString(this.value as string);
      case JsonToken.Boolean:
        return this.value as boolean;
    }
    throw this.#unexpected('boolean');
  }
  protected readBooleanString(text: string): boolean | null {
    return this.#parsed(text, parseBoolean, 'boolean', JsonToken.Boolean);
  }

  readAsDecimal(): Decimal | null {
    switch (this.#contentToken()) {
      case JsonToken.None:
      case JsonToken.Null:
      case JsonToken.EndArray:
        return null;
      case JsonToken.Integer:
      case JsonToken.Float:
        return this.#become(JsonToken.Float, this.#converted(toDecimal, 'decimal'));
      case JsonToken.String:
        return this.readDecimalString(this.value as string);
    }
    throw this.#unexpected('decimal');
  }
  protected readDecimalString(text: string): Decimal | null {
    return this.#parsed(text, parseDecimalText, 'decimal', JsonToken.Float);
  }

  readAsDateTime(): DateTime | null {
    switch (this.#contentToken()) {
      case JsonToken.None:
      case JsonToken.Null:
      case JsonToken.EndArray:
        return null;
      case JsonToken.Date:
        if (isDateTimeOffset(this.value)) this.setToken(JsonToken.Date, dateTimeOfOffset(this.value), false);
        return this.value as DateTime;
      case JsonToken.String:
        return this.readDateTimeString(this.value as string);
    }
    throw this.#unexpected('date');
  }
  protected readDateTimeString(text: string): DateTime | null {
    if (text === '') return this.#nullValue();
    const found =
      parseDateTime(text, this.dateTimeZoneHandling, this.dateFormatString, this.culture) ??
      parseDateTimeLoosely(text, this.culture);
    if (!found) throw this.error(`Could not convert string to DateTime: ${text}.`);
    const result = inZone(found, this.dateTimeZoneHandling);
    this.setToken(JsonToken.Date, result, false);
    return result;
  }

  readAsDateTimeOffset(): DateTimeOffset | null {
    switch (this.#contentToken()) {
      case JsonToken.None:
      case JsonToken.Null:
      case JsonToken.EndArray:
        return null;
      case JsonToken.Date:
        if (isDateTime(this.value)) this.setToken(JsonToken.Date, offsetOfDateTime(this.value), false);
        return this.value as DateTimeOffset;
      case JsonToken.String:
        return this.readDateTimeOffsetString(this.value as string);
    }
    throw this.#unexpected('date');
  }
  protected readDateTimeOffsetString(text: string): DateTimeOffset | null {
    if (text === '') return this.#nullValue();
    const result =
      parseDateTimeOffset(text, this.dateFormatString, this.culture) ??
      parseDateTimeOffsetLoosely(text, this.culture);
    if (!result) throw this.#notConverted(text, 'DateTimeOffset');
    this.setToken(JsonToken.Date, result, false);
    return result;
  }

  /** `Close()`. */
  close(): void {
    this.state = State.Closed;
    this.tokenType = JsonToken.None;
    this.value = null;
  }
}

/** `{`, `[` or `new X(`. */
export function isStartToken(token: number): boolean {
  return token >= JsonToken.StartObject && token <= JsonToken.StartConstructor;
}
/** `}`, `]` or `)`. */
export function isEndToken(token: number): boolean {
  return token >= JsonToken.EndObject && token <= JsonToken.EndConstructor;
}
/** A value that is no container. */
export function isPrimitiveToken(token: number): boolean {
  return (
    (token >= JsonToken.Integer && token <= JsonToken.Undefined) ||
    token === JsonToken.Date ||
    token === JsonToken.Bytes
  );
}
function closedBy(token: number): ContainerTypeValue {
  return token === JsonToken.EndObject
    ? ContainerType.Object
    : token === JsonToken.EndArray
      ? ContainerType.Array
      : ContainerType.Constructor;
}
