// `JsonWriter.WriteToken(token, value)`: a token of any kind, with a value that may have to be converted.
import { arrayOf } from '@mockwright/language/metadata/symbols';
import { cast } from '@mockwright/language/runtime/casting';
import { specialType } from '@mockwright/language/runtime/core-types';
import { ArgumentNullException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { BigInteger } from '../../System/numbers/big-integer-value.ts';
import { classify } from '../../values/primitive-values.ts';
import type { IntegerName, PrimitiveName } from '../../values/primitive-values.ts';
import { isDateTimeOffset, isGuid } from '../../values/system-types.ts';
import type { DateTime } from '../../values/system-types.ts';
import { JsonToken } from '../json-token.ts';
import { toBoolean, toDateTime, toDouble, toInt64, toText } from '../values/conversions.ts';

/** What a `JsonWriter` has for each kind of token. */
interface TokenWriter {
  writeStartObject(): void;
  writeStartArray(): void;
  writeStartConstructor(name: string): void;
  writePropertyName(name: string): void;
  writeComment(text: string | null): void;
  writeNull(): void;
  writeUndefined(): void;
  writeEndObject(): void;
  writeEndArray(): void;
  writeEndConstructor(): void;
  writeRawValue(json: string | null): void;
  writePrimitive(kind: PrimitiveName, content: unknown): void;
  writeInteger(number: number | bigint, type: IntegerName): void;
  writeValue(boxed: unknown): void;
  writeDouble(number: number): void;
  writeString(text: string | null): void;
  writeBoolean(truth: boolean): void;
  writeDateTime(date: DateTime): void;
  writeBytes(bytes: readonly number[] | null): void;
}

function required(boxed: unknown): unknown {
  if (boxed === null) throw new ArgumentNullException('value');
  return boxed;
}

/**
 * Writes a token.
 * @param boxed what it holds, of a type that .NET converts to the token's
 * @throws ArgumentNullException for a value that is missing, ArgumentOutOfRangeException for no token
 */
export function writeToken(writer: TokenWriter, token: number, boxed: unknown): void {
  switch (token) {
    case JsonToken.None:
      break;
    case JsonToken.StartObject:
      writer.writeStartObject();
      break;
    case JsonToken.StartArray:
      writer.writeStartArray();
      break;
    case JsonToken.StartConstructor:
      writer.writeStartConstructor(toText(required(boxed)));
      break;
    case JsonToken.PropertyName:
      writer.writePropertyName(toText(required(boxed)));
      break;
    case JsonToken.Comment:
      writer.writeComment(boxed === null ? null : toText(boxed));
      break;
    case JsonToken.Null:
      writer.writeNull();
      break;
    case JsonToken.Undefined:
      writer.writeUndefined();
      break;
    case JsonToken.EndObject:
      writer.writeEndObject();
      break;
    case JsonToken.EndArray:
      writer.writeEndArray();
      break;
    case JsonToken.EndConstructor:
      writer.writeEndConstructor();
      break;
    case JsonToken.Raw:
      writer.writeRawValue(boxed === null ? null : toText(boxed));
      break;
    case JsonToken.Integer:
      if (boxed instanceof BigInteger) writer.writePrimitive('BigInteger', boxed);
      else writer.writeInteger(toInt64(required(boxed)), 'Int64');
      break;
    case JsonToken.Float: {
      const kind = classify(required(boxed))?.kind;
      if (kind === 'Decimal' || kind === 'Single') writer.writeValue(boxed);
      else writer.writeDouble(toDouble(boxed));
      break;
    }
    case JsonToken.String:
      writer.writeString(boxed === null ? null : toText(boxed));
      break;
    case JsonToken.Boolean:
      writer.writeBoolean(toBoolean(required(boxed)));
      break;
    case JsonToken.Date:
      if (isDateTimeOffset(required(boxed))) writer.writeValue(boxed);
      else writer.writeDateTime(toDateTime(boxed));
      break;
    case JsonToken.Bytes:
      if (isGuid(required(boxed))) writer.writeValue(boxed);
      else writer.writeBytes(cast(boxed, arrayOf(specialType('byte'))) as number[]);
      break;
    default:
      throw new ArgumentOutOfRangeException('token', `Unexpected token type.\nActual value was ${token}.`);
  }
}
