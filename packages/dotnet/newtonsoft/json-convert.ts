// `JsonConvert`, as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { cast } from '@mockwright/language/runtime/casting';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { typeName } from '@mockwright/language/runtime/type-name';
import { typeOf } from '@mockwright/language/runtime/type-of';
import type { JsonConverter } from './serialization/converter.ts';
import {
  defaultSettings,
  deserializeObject,
  populateObject,
  serializeObject,
  setDefaultSettings,
  settingsOf,
} from './serialization/json-convert.ts';
import type { SettingsSource } from './serialization/json-convert.ts';
import type { JsonSerializerSettings } from './serialization/setting-values.ts';
import { FloatFormatHandling } from '../values/json-formats.ts';
import { escapeText } from '../values/string-text.ts';
import { classify, defaultFormat, primitiveJson } from '../values/primitive-values.ts';
import type { PrimitiveName } from '../values/primitive-values.ts';
import { xmlMethods } from './declarations/json-convert-xml.ts';
import { dereferenced } from '@mockwright/language/runtime/not-null';

type Settings = JsonSerializerSettings | null;
type Converters = readonly JsonConverter[] | null;

/** `JsonConvert.ToString` writes `NaN` without quotes. */
const symbols = { ...defaultFormat, floatFormatHandling: FloatFormatHandling.Symbol };
const toStringTypes: readonly (readonly [name: string, kind: PrimitiveName])[] = [
  ['DateTime', 'DateTime'],
  ['DateTimeOffset', 'DateTimeOffset'],
  ['bool', 'Boolean'],
  ['char', 'Char'],
  ['int', 'Int32'],
  ['short', 'Int16'],
  ['ushort', 'UInt16'],
  ['uint', 'UInt32'],
  ['long', 'Int64'],
  ['ulong', 'UInt64'],
  ['float', 'Single'],
  ['double', 'Double'],
  ['byte', 'Byte'],
  ['sbyte', 'SByte'],
  ['decimal', 'Decimal'],
  ['Guid', 'Guid'],
  ['TimeSpan', 'TimeSpan'],
];
function toStringMethods(): Record<string, Implementation> {
  const members: Record<string, Implementation> = {};
  for (const [name, kind] of toStringTypes)
    members[`static string ToString(${name} value)`] = (value: unknown) =>
      primitiveJson(kind, value, symbols);
  return members;
}
function quotedBy(delimiter: number, text: string | null, handling: number): string {
  if (delimiter !== 34 && delimiter !== 39)
    throw new ArgumentException('Delimiter must be a single or double quote.', 'delimiter');
  const quote = String.fromCharCode(delimiter);
  return quote + escapeText(text ?? '', quote, handling) + quote;
}
function objectText(value: unknown): string {
  if (value === null) return 'null';
  const found = classify(value);
  if (!found || found.kind === 'Bytes')
    throw new ArgumentException(
      `Unsupported type: ${typeName(typeOf(value))}. Use the JsonSerializer class to get the object's JSON representation.`,
    );
  return primitiveJson(found.kind, found.value, symbols);
}
/** `DeserializeObject<T>`. @throws InvalidCastException where a converter gave something else, NullReferenceException for null as a value type */
function objectOfType(text: string | null, type: Type, settings: Settings = null): unknown {
  return cast(deserializeObject(text, type, settings), type);
}

/** `Newtonsoft.Json.JsonConvert`. */
export const jsonConvertType: TypeDeclaration = declareType(
  'public static class Newtonsoft.Json.JsonConvert',
  () => ({
    'static Func<JsonSerializerSettings>? DefaultSettings { get; set; }': {
      get: () => defaultSettings(),
      set: (value: SettingsSource | null) => setDefaultSettings(value),
    },
    'static readonly string True': 'true',
    'static readonly string False': 'false',
    'static readonly string Null': 'null',
    'static readonly string Undefined': 'undefined',
    'static readonly string PositiveInfinity': 'Infinity',
    'static readonly string NegativeInfinity': '-Infinity',
    'static readonly string NaN': 'NaN',
    'static string ToString(DateTime value, DateFormatHandling format, DateTimeZoneHandling timeZoneHandling)':
      (value: unknown, format: number, zone: number) =>
        primitiveJson('DateTime', value, {
          ...defaultFormat,
          dateFormatHandling: format,
          dateTimeZoneHandling: zone,
        }),
    'static string ToString(DateTimeOffset value, DateFormatHandling format)': (
      value: unknown,
      format: number,
    ) => primitiveJson('DateTimeOffset', value, { ...defaultFormat, dateFormatHandling: format }),
    ...toStringMethods(),
    'static string ToString(Enum value)': (value: unknown) => objectText(dereferenced(value)),
    'static string ToString(Uri? value)': objectText,
    'static string ToString(string? value)': (value: string | null) => quotedBy(34, value, 0),
    'static string ToString(string? value, char delimiter)': (value: string | null, delimiter: number) =>
      quotedBy(delimiter, value, 0),
    'static string ToString(string? value, char delimiter, StringEscapeHandling stringEscapeHandling)': (
      value: string | null,
      delimiter: number,
      handling: number,
    ) => quotedBy(delimiter, value, handling),
    'static string ToString(object? value)': objectText,
    'static string SerializeObject(object? value)': (value: unknown) => serializeObject(value),
    'static string SerializeObject(object? value, Formatting formatting)': (
      value: unknown,
      formatting: number,
    ) => serializeObject(value, formatting),
    'static string SerializeObject(object? value, params JsonConverter[] converters)': (
      value: unknown,
      converters: Converters,
    ) => serializeObject(value, undefined, settingsOf(converters)),
    'static string SerializeObject(object? value, Formatting formatting, params JsonConverter[] converters)':
      (value: unknown, formatting: number, converters: Converters) =>
        serializeObject(value, formatting, settingsOf(converters)),
    'static string SerializeObject(object? value, JsonSerializerSettings? settings)': (
      value: unknown,
      settings: Settings,
    ) => serializeObject(value, undefined, settings),
    'static string SerializeObject(object? value, Type? type, JsonSerializerSettings? settings)': (
      value: unknown,
      type: Type | null,
      settings: Settings,
    ) => serializeObject(value, undefined, settings, type),
    'static string SerializeObject(object? value, Formatting formatting, JsonSerializerSettings? settings)': (
      value: unknown,
      formatting: number,
      settings: Settings,
    ) => serializeObject(value, formatting, settings),
    'static string SerializeObject(object? value, Type? type, Formatting formatting, JsonSerializerSettings? settings)':
      (value: unknown, type: Type | null, formatting: number, settings: Settings) =>
        serializeObject(value, formatting, settings, type),
    'static object? DeserializeObject(string value)': (text: string | null) => deserializeObject(text, null),
    'static object? DeserializeObject(string value, JsonSerializerSettings settings)': (
      text: string | null,
      settings: Settings,
    ) => deserializeObject(text, null, settings),
    'static object? DeserializeObject(string value, Type type)': (text: string | null, type: Type | null) =>
      deserializeObject(text, type, null),
    'static T? DeserializeObject<T>(string value)': (text: string | null, type: Type) =>
      objectOfType(text, type),
    'static T? DeserializeAnonymousType<T>(string value, T anonymousTypeObject)': (
      text: string | null,
      _example: unknown,
      type: Type,
    ) => objectOfType(text, type),
    'static T? DeserializeAnonymousType<T>(string value, T anonymousTypeObject, JsonSerializerSettings settings)':
      (text: string | null, _example: unknown, settings: Settings, type: Type) =>
        objectOfType(text, type, settings),
    'static T? DeserializeObject<T>(string value, params JsonConverter[] converters)': (
      text: string | null,
      converters: Converters,
      type: Type,
    ) => objectOfType(text, type, settingsOf(converters)),
    'static T? DeserializeObject<T>(string value, JsonSerializerSettings? settings)': (
      text: string | null,
      settings: Settings,
      type: Type,
    ) => objectOfType(text, type, settings),
    'static object? DeserializeObject(string value, Type type, params JsonConverter[] converters)': (
      text: string | null,
      type: Type | null,
      converters: Converters,
    ) => deserializeObject(text, type, settingsOf(converters)),
    'static object? DeserializeObject(string? value, Type type, JsonSerializerSettings? settings)': (
      text: string | null,
      type: Type | null,
      settings: Settings,
    ) => deserializeObject(text, type, settings),
    'static void PopulateObject(string value, object target)': (text: string | null, target: unknown) =>
      populateObject(text, target),
    'static void PopulateObject(string value, object target, JsonSerializerSettings? settings)': (
      text: string | null,
      target: unknown,
      settings: Settings,
    ) => populateObject(text, target, settings),
    ...xmlMethods,
  }),
);
