// `JsonReader`: reads a document token by token; here reading the next value as a certain type, as all readers do it.
import { cast } from '@mockwright/language/runtime/casting';
import { specialType } from '@mockwright/language/runtime/core-types';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { ReaderState, isPrimitiveToken } from './reader-state.ts';
import { Exception } from '@mockwright/language/runtime/exceptions';
import type { Decimal } from '@mockwright/language/runtime/decimal';
import { JsonToken } from '../json-token.ts';
import { enumName } from '../enum-names.ts';
import type { JsonReaderException } from '../json-reader-exception.ts';
import {
  parseDateTime,
  parseDateTimeLoosely,
  parseDateTimeOffset,
  parseDateTimeOffsetLoosely,
  offsetOfDateTime,
  dateTimeOfOffset,
  inZone,
} from '../../values/json-dates.ts';
import { numberAs } from '../values/big-integers.ts';
import { toByte, toText } from '../values/conversions.ts';
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
} from '../../values/system-types.ts';
import type { DateTime, DateTimeOffset } from '../../values/system-types.ts';

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
export abstract class JsonReader extends ReaderState {
  /**
   * The name of the property that it stands on; a derived reader may give anything for it.
   * @throws NullReferenceException for null
   */
  get propertyName(): string {
    const { value } = this;
    return typeof value === 'string' ? value : toText(dereferenced(this.boxedValue));
  }
  /**
   * The text of a token `String`, whose value may be a character, or null by a derived reader.
   * @throws InvalidCastException for all else
   */
  get text(): string | null {
    const { value } = this;
    return typeof value === 'string'
      ? value
      : (cast(this.boxedValue, specialType('string')) as string | null);
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
    switch (this.contentToken()) {
      case JsonToken.None:
      case JsonToken.Null:
      case JsonToken.EndArray:
        return null;
      case JsonToken.Integer:
      case JsonToken.Float:
        return this.#becomeInt32(this.#converted('int', 'integer') as number);
      case JsonToken.String:
        return this.readInt32String(this.text ?? '');
    }
    throw this.#unexpected('integer');
  }
  protected readInt32String(text: string): number | null {
    const result = this.#parsed(text, parseInt32Text, 'integer', JsonToken.Integer);
    return result === null ? null : this.#becomeInt32(result);
  }
  #becomeInt32(value: number): number {
    this.setToken(JsonToken.Integer, value, false);
    this.isInt32 = true;
    return value;
  }
  /** The text as a value of that token; empty text is null. */
  #parsed<V extends Scalar>(
    text: string,
    parse: (text: string, culture: object | null) => V | undefined,
    to: string,
    token: number,
  ): V | null {
    if (text === '') return this.#nullValue();
    const result = parse(text, this.culture);
    if (result === undefined) throw this.#notConverted(text, to);
    return this.#become(token, result);
  }
  #converted(to: 'int' | 'decimal', what: string): unknown {
    try {
      return numberAs(this.boxedValue, to);
    } catch (error) {
      if (!(error instanceof Exception)) throw error;
      throw this.error(`Could not convert to ${what}: ${toText(this.boxedValue)}.`, error);
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
    const token = this.contentToken();
    switch (token) {
      case JsonToken.None:
      case JsonToken.Null:
      case JsonToken.EndArray:
        return null;
      case JsonToken.String:
        return this.text;
    }
    if (isPrimitiveToken(token) && this.value !== null) {
      const text = toText(this.boxedValue);
      this.setToken(JsonToken.String, text, false);
      return text;
    }
    throw this.#unexpected('string');
  }

  readAsBytes(): number[] | null {
    switch (this.contentToken()) {
      case JsonToken.None:
      case JsonToken.Null:
      case JsonToken.EndArray:
        return null;
      case JsonToken.StartObject:
        return this.readWrappedBytes();
      case JsonToken.String:
        return this.bytesOfString(dereferenced(this.text));
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
    this.readOrThrow();
    const expect = (name: string): boolean => this.value === name;
    if (expect('$type')) {
      this.readOrThrow();
      if (typeof this.value === 'string' && this.value.startsWith('System.Byte[]')) {
        this.readOrThrow();
        if (expect('$value')) {
          const bytes = this.readAsBytes();
          this.readOrThrow();
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
    switch (this.contentToken()) {
      case JsonToken.None:
      case JsonToken.Null:
      case JsonToken.EndArray:
        return null;
      case JsonToken.Integer:
      case JsonToken.Float:
        return this.#become(JsonToken.Float, numberAs(this.boxedValue, 'double') as number);
      case JsonToken.String:
        return this.readDoubleString(this.text ?? '');
    }
    throw this.#unexpected('double');
  }
  protected readDoubleString(text: string): number | null {
    return this.#parsed(text, parseDoubleText, 'double', JsonToken.Float);
  }

  readAsBoolean(): boolean | null {
    switch (this.contentToken()) {
      case JsonToken.None:
      case JsonToken.Null:
      case JsonToken.EndArray:
        return null;
      case JsonToken.Integer:
      case JsonToken.Float:
        return this.#become(JsonToken.Boolean, numberAs(this.boxedValue, 'bool') as boolean);
      case JsonToken.String:
        return this.readBooleanString(this.text ?? '');
      case JsonToken.Boolean:
        return this.value as boolean;
    }
    throw this.#unexpected('boolean');
  }
  protected readBooleanString(text: string): boolean | null {
    return this.#parsed(text, parseBoolean, 'boolean', JsonToken.Boolean);
  }

  readAsDecimal(): Decimal | null {
    switch (this.contentToken()) {
      case JsonToken.None:
      case JsonToken.Null:
      case JsonToken.EndArray:
        return null;
      case JsonToken.Integer:
      case JsonToken.Float:
        return this.#become(JsonToken.Float, this.#converted('decimal', 'decimal') as Decimal);
      case JsonToken.String:
        return this.readDecimalString(this.text ?? '');
    }
    throw this.#unexpected('decimal');
  }
  protected readDecimalString(text: string): Decimal | null {
    return this.#parsed(text, parseDecimalText, 'decimal', JsonToken.Float);
  }

  readAsDateTime(): DateTime | null {
    switch (this.contentToken()) {
      case JsonToken.None:
      case JsonToken.Null:
      case JsonToken.EndArray:
        return null;
      case JsonToken.Date:
        if (isDateTimeOffset(this.value)) this.setToken(JsonToken.Date, dateTimeOfOffset(this.value), false);
        return this.value as DateTime;
      case JsonToken.String:
        return this.readDateTimeString(this.text);
    }
    throw this.#unexpected('date');
  }
  protected readDateTimeString(text: string | null): DateTime | null {
    if (!text) return this.#nullValue();
    const found =
      parseDateTime(text, this.dateTimeZoneHandling, this.dateFormatString, this.culture) ??
      parseDateTimeLoosely(text, this.culture);
    if (!found) throw this.error(`Could not convert string to DateTime: ${text}.`);
    const result = inZone(found, this.dateTimeZoneHandling);
    this.setToken(JsonToken.Date, result, false);
    return result;
  }

  readAsDateTimeOffset(): DateTimeOffset | null {
    switch (this.contentToken()) {
      case JsonToken.None:
      case JsonToken.Null:
      case JsonToken.EndArray:
        return null;
      case JsonToken.Date:
        if (isDateTime(this.value)) this.setToken(JsonToken.Date, offsetOfDateTime(this.value), false);
        return this.value as DateTimeOffset;
      case JsonToken.String:
        return this.readDateTimeOffsetString(this.text);
    }
    throw this.#unexpected('date');
  }
  protected readDateTimeOffsetString(text: string | null): DateTimeOffset | null {
    if (!text) return this.#nullValue();
    const result =
      parseDateTimeOffset(text, this.dateFormatString, this.culture) ??
      parseDateTimeOffsetLoosely(text, this.culture);
    if (!result) throw this.#notConverted(text, 'DateTimeOffset');
    this.setToken(JsonToken.Date, result, false);
    return result;
  }
}
