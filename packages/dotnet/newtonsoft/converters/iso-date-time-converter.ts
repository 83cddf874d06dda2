// The class `Newtonsoft.Json.Converters.IsoDateTimeConverter`: what it does, and how template code sees it.
import { notNull } from '@mockwright/language/runtime/not-null';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { formatValue } from '@mockwright/language/runtime/text';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { currentCulture } from '../../System.Globalization/culture-info.ts';
import { enumName } from '../enum-names.ts';
import { JsonSerializationException } from '../json-serialization-exception.ts';
import { JsonToken } from '../json-token.ts';
import type { JsonReader } from '../reading/json-reader.ts';
import { withoutNullable } from '../../System.Reflection/data-members.ts';
import { dateTimeOfOffset, offsetOfDateTime } from '../../values/json-dates.ts';
import { instanceMethod, staticMethod } from '../../values/declared-members.ts';
import { isDateTime, isDateTimeOffset } from '../../values/system-types.ts';
import type { DateTime } from '../../values/system-types.ts';
import type { JsonWriter } from '../writing/json-writer.ts';
import { DateTimeConverterBase } from './date-time-converter-base.ts';
import { error } from './converter-error.ts';
import { converterMembers } from './declared-members.ts';

/** `DateTimeStyles`. */
const adjustToUniversal = 16;
const assumeUniversal = 64;

/** `IsoDateTimeConverter`. */
class IsoDateTimeConverter extends DateTimeConverterBase {
  dateTimeStyles = 128;
  dateTimeFormat: string | null = null;
  culture: object | null = null;

  protected override writeValue(writer: JsonWriter, value: unknown): void {
    let date = value;
    const isUniversal = (this.dateTimeStyles & (adjustToUniversal | assumeUniversal)) !== 0;
    if (isDateTime(date)) {
      if (isUniversal) date = instanceMethod('System.DateTime', 'ToUniversalTime', '')(date);
    } else if (isDateTimeOffset(date)) {
      if (isUniversal) date = instanceMethod('System.DateTimeOffset', 'ToUniversalTime', '')(date);
    } else {
      throw new JsonSerializationException(
        `Unexpected value when converting date. Expected DateTime or DateTimeOffset, got ${value === null ? '' : typeName(typeOf(value))}.`,
      );
    }
    writer.writeString(
      formatValue(date, this.dateTimeFormat ?? "yyyy'-'MM'-'dd'T'HH':'mm':'ss.FFFFFFFK", this.culture),
    );
  }
  protected override readValue(reader: JsonReader, objectType: Type | null): unknown {
    const type = notNull(objectType, 't');
    if (this.readsNull(reader, type)) return null;
    const wantsOffset = this.isOffset(type);
    if (reader.tokenType === JsonToken.Date) {
      const found = reader.value;
      if (wantsOffset) return isDateTimeOffset(found) ? found : offsetOfDateTime(found as DateTime);
      return isDateTimeOffset(found) ? dateTimeOfOffset(found) : found;
    }
    if (reader.tokenType !== JsonToken.String)
      throw error(
        reader,
        `Unexpected token parsing date. Expected String, got ${enumName(JsonToken, reader.tokenType)}.`,
      );
    const text = reader.text ?? '';
    if (text === '' && withoutNullable(type) !== type) return null;
    const wanted = `System.${wantsOffset ? 'DateTimeOffset' : 'DateTime'}`;
    const parameters = 'string,IFormatProvider,DateTimeStyles';
    return this.dateTimeFormat
      ? staticMethod(wanted, 'ParseExact', `string,${parameters}`)(
          text,
          this.dateTimeFormat,
          this.culture,
          this.dateTimeStyles,
        )
      : staticMethod(wanted, 'Parse', parameters)(text, this.culture, this.dateTimeStyles);
  }
}

export const isoDateTimeConverterType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Converters.IsoDateTimeConverter : Newtonsoft.Json.Converters.DateTimeConverterBase',
  () => ({
    ...converterMembers,
    'DateTimeStyles DateTimeStyles { get; set; }': {
      get: (self: IsoDateTimeConverter) => self.dateTimeStyles,
      set: (self: IsoDateTimeConverter, value: number) => {
        self.dateTimeStyles = value;
      },
    },
    'string? DateTimeFormat { get; set; }': {
      get: (self: IsoDateTimeConverter) => self.dateTimeFormat ?? '',
      set: (self: IsoDateTimeConverter, value: string | null) => {
        self.dateTimeFormat = value || null;
      },
    },
    'CultureInfo Culture { get; set; }': {
      get: (self: IsoDateTimeConverter) => self.culture ?? currentCulture(),
      set: (self: IsoDateTimeConverter, value: object | null) => {
        self.culture = value;
      },
    },
    'IsoDateTimeConverter()': () => new IsoDateTimeConverter(),
  }),
  { runtime: IsoDateTimeConverter },
);
