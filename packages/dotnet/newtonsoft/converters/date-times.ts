// Converters of dates: `IsoDateTimeConverter`, `UnixDateTimeConverter`, `JavaScriptDateTimeConverter`; and `VersionConverter`.
import { Exception } from '@mockwright/language/runtime/exceptions';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { formatValue, toText } from '@mockwright/language/runtime/text';
import { isValueType } from '../../System.Reflection/type-facts.ts';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { JsonToken, enumName } from '../enums.ts';
import { JsonSerializationException } from '../exceptions.ts';
import { readDateConstructor } from '../reading/date-constructor.ts';
import type { JsonReader } from '../reading/json-reader.ts';
import { JsonConverter } from '../serialization/converter.ts';
import { withoutNullable } from '../serialization/contracts/type-members.ts';
import { dateOfUnixSeconds, dateTimeOfOffset, offsetOfDateTime, unixSeconds } from '../values/dates.ts';
import { currentCulture } from '../../System.Globalization/culture-info.ts';
import { canConvertMember, converterMembers } from './declared-members.ts';
import { instanceMethod, staticMethod } from '../values/declared.ts';
import { isDateTime, isDateTimeOffset } from '../values/system-types.ts';
import type { DateTime } from '../values/system-types.ts';
import type { JsonWriter } from '../writing/json-writer.ts';

function error(reader: JsonReader, message: string): JsonSerializationException {
  return JsonSerializationException.at(reader, reader.path, message);
}

/** `DateTimeConverterBase`. */
abstract class DateTimeConverterBase extends JsonConverter {
  protected override canConvertType(type: Type): boolean {
    const plain = withoutNullable(type);
    return (
      plain.kind === 'struct' &&
      plain.namespace === 'System' &&
      (plain.name === 'DateTime' || plain.name === 'DateTimeOffset')
    );
  }
  protected isOffset(type: Type): boolean {
    return (withoutNullable(type) as NamedType).name === 'DateTimeOffset';
  }
  /**
   * @param isReferenceAllowed whether members of reference types may be null as well as nullable ones
   * @returns whether the value is null
   * @throws JsonSerializationException when it may not be
   */
  protected readsNull(reader: JsonReader, type: Type, isReferenceAllowed: boolean = false): boolean {
    if (reader.tokenType !== JsonToken.Null) return false;
    const isAllowed = withoutNullable(type) !== type || (isReferenceAllowed && !isValueType(type));
    if (!isAllowed) throw error(reader, `Cannot convert null value to ${typeName(type)}.`);
    return true;
  }
}

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
        `Unexpected value when converting date. Expected DateTime or DateTimeOffset, got ${typeName(typeOf(value))}.`,
      );
    }
    writer.writeString(
      formatValue(date, this.dateTimeFormat ?? "yyyy'-'MM'-'dd'T'HH':'mm':'ss.FFFFFFFK", this.culture),
    );
  }
  protected override readValue(reader: JsonReader, type: Type): unknown {
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
    const text = reader.value as string;
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
      if (!/^\s*-?\d+\s*$/.test(reader.value as string))
        throw error(reader, `Cannot convert invalid value to ${typeName(type)}.`);
      seconds = BigInt(reader.value as string);
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

/** `VersionConverter`. */
class VersionConverter extends JsonConverter {
  protected override canConvertType(type: Type): boolean {
    return type.kind === 'class' && type.name === 'Version' && type.namespace === 'System';
  }
  protected override writeValue(writer: JsonWriter, value: unknown): void {
    if (value !== null && !this.canConvertType(typeOf(value)))
      throw new JsonSerializationException('Expected Version object value');
    writer.writeString(value === null ? null : toText(value));
  }
  protected override readValue(reader: JsonReader): unknown {
    if (reader.tokenType === JsonToken.Null) return null;
    if (reader.tokenType !== JsonToken.String)
      throw error(
        reader,
        `Unexpected token or value when parsing version. Token: ${enumName(JsonToken, reader.tokenType)}, Value: ${toText(reader.boxedValue)}`,
      );
    try {
      return staticMethod('System.Version', 'Parse', 'string')(reader.value);
    } catch (inner) {
      if (!(inner instanceof Exception)) throw inner;
      throw JsonSerializationException.at(
        reader,
        reader.path,
        `Error parsing version string: ${toText(reader.value)}.`,
        inner,
      );
    }
  }
}

const dateTimeConverterBaseType: TypeDeclaration = declareType(
  'public abstract class Newtonsoft.Json.Converters.DateTimeConverterBase : Newtonsoft.Json.JsonConverter',
  {
    ...canConvertMember,
    'protected DateTimeConverterBase()': () => {
      throw new Error('Abstract.');
    },
  },
  { runtime: DateTimeConverterBase },
);
const isoDateTimeConverterType: TypeDeclaration = declareType(
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
const unixDateTimeConverterType: TypeDeclaration = declareType(
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
const javaScriptDateTimeConverterType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Converters.JavaScriptDateTimeConverter : Newtonsoft.Json.Converters.DateTimeConverterBase',
  () => ({ ...converterMembers, 'JavaScriptDateTimeConverter()': () => new JavaScriptDateTimeConverter() }),
  { runtime: JavaScriptDateTimeConverter },
);
const versionConverterType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Converters.VersionConverter : Newtonsoft.Json.JsonConverter',
  () => ({ ...converterMembers, 'VersionConverter()': () => new VersionConverter() }),
  { runtime: VersionConverter },
);

/** All of them, as template code sees them. */
export const dateConverterTypes: readonly TypeDeclaration[] = [
  dateTimeConverterBaseType,
  isoDateTimeConverterType,
  unixDateTimeConverterType,
  javaScriptDateTimeConverterType,
  versionConverterType,
];
