// The class `Newtonsoft.Json.Converters.UnixDateTimeConverter`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { typeName } from '@mockwright/language/runtime/type-name';
import { enumName } from '../enum-names.ts';
import { JsonSerializationException } from '../json-serialization-exception.ts';
import { JsonToken } from '../json-token.ts';
import type { JsonReader } from '../reading/json-reader.ts';
import { dateOfUnixSeconds, offsetOfDateTime, unixSeconds } from '../../values/json-dates.ts';
import type { JsonWriter } from '../writing/json-writer.ts';
import { DateTimeConverterBase } from './date-time-converter-base.ts';
import { error } from './converter-error.ts';
import { converterMembers } from './declared-members.ts';

/** `UnixDateTimeConverter`. */
class UnixDateTimeConverter extends DateTimeConverterBase {
  allowPreEpoch: boolean;
  constructor(allowPreEpoch: boolean = false) {
    super();
    this.allowPreEpoch = allowPreEpoch;
  }
  protected override writeValue(writer: JsonWriter, value: unknown): void {
    const seconds = unixSeconds(value);
    if (seconds === undefined) throw new JsonSerializationException('Expected date object value.');
    if (!this.allowPreEpoch && seconds < 0n)
      throw new JsonSerializationException(
        'Cannot convert date value that is before Unix epoch of 00:00:00 UTC on 1 January 1970.',
      );
    writer.writeInteger(seconds, 'Int64');
  }
  protected override readValue(reader: JsonReader, type: Type): unknown {
    if (this.readsNull(reader, type, true)) return null;
    let seconds: bigint;
    if (reader.tokenType === JsonToken.Integer) {
      seconds = reader.boxedValue as bigint;
    } else if (reader.tokenType === JsonToken.String) {
      const text = reader.text ?? '';
      if (!/^\s*-?\d+\s*$/.test(text))
        throw error(reader, `Cannot convert invalid value to ${typeName(type)}.`);
      seconds = BigInt(text);
    } else {
      throw error(
        reader,
        `Unexpected token parsing date. Expected Integer or String, got ${enumName(JsonToken, reader.tokenType)}.`,
      );
    }
    if (!this.allowPreEpoch && seconds < 0n)
      throw error(
        reader,
        `Cannot convert value that is before Unix epoch of 00:00:00 UTC on 1 January 1970 to ${typeName(type)}.`,
      );
    const date = dateOfUnixSeconds(seconds);
    return this.isOffset(type) ? offsetOfDateTime(date) : date;
  }
}

export const unixDateTimeConverterType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Converters.UnixDateTimeConverter : Newtonsoft.Json.Converters.DateTimeConverterBase',
  () => ({
    ...converterMembers,
    'bool AllowPreEpoch { get; set; }': {
      get: (self: UnixDateTimeConverter) => self.allowPreEpoch,
      set: (self: UnixDateTimeConverter, value: boolean) => {
        self.allowPreEpoch = value;
      },
    },
    'UnixDateTimeConverter()': () => new UnixDateTimeConverter(),
    'UnixDateTimeConverter(bool allowPreEpoch)': (allow: boolean) => new UnixDateTimeConverter(allow),
  }),
  { runtime: UnixDateTimeConverter },
);
