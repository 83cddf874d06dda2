// The class `Newtonsoft.Json.Converters.JavaScriptDateTimeConverter`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { toText } from '@mockwright/language/runtime/text';
import { enumName } from '../enum-names.ts';
import { JsonSerializationException } from '../json-serialization-exception.ts';
import { JsonToken } from '../json-token.ts';
import { readDateConstructor } from '../reading/date-constructor.ts';
import type { JsonReader } from '../reading/json-reader.ts';
import { offsetOfDateTime, unixSeconds } from '../../values/json-dates.ts';
import type { JsonWriter } from '../writing/json-writer.ts';
import { DateTimeConverterBase } from './date-time-converter-base.ts';
import { error } from './converter-error.ts';
import { converterMembers } from './declared-members.ts';

/** `JavaScriptDateTimeConverter`. */
class JavaScriptDateTimeConverter extends DateTimeConverterBase {
  protected override writeValue(writer: JsonWriter, value: unknown): void {
    const milliseconds = unixSeconds(value, 1000n);
    if (milliseconds === undefined) throw new JsonSerializationException('Expected date object value.');
    writer.writeStartConstructor('Date');
    writer.writeInteger(milliseconds, 'Int64');
    writer.writeEndConstructor();
  }
  protected override readValue(reader: JsonReader, type: Type): unknown {
    if (this.readsNull(reader, type, true)) return null;
    if (reader.tokenType !== JsonToken.StartConstructor || reader.value !== 'Date')
      throw error(
        reader,
        `Unexpected token or value when parsing date. Token: ${enumName(JsonToken, reader.tokenType)}, Value: ${toText(reader.boxedValue)}`,
      );
    const { date, problem } = readDateConstructor(reader);
    if (problem !== undefined) throw error(reader, problem);
    return this.isOffset(type) ? offsetOfDateTime(date) : date;
  }
}

export const javaScriptDateTimeConverterType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Converters.JavaScriptDateTimeConverter : Newtonsoft.Json.Converters.DateTimeConverterBase',
  () => ({ ...converterMembers, 'JavaScriptDateTimeConverter()': () => new JavaScriptDateTimeConverter() }),
  { runtime: JavaScriptDateTimeConverter },
);
