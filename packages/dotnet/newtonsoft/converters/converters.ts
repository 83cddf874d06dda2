// `JsonConverter`, `JsonConverter<T>` and the built-in converters, as template code sees them.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { ExpandoObjectConverter, KeyValuePairConverter, RegexConverter } from './built-in.ts';
import { customCreationConverterType } from './custom-creation.ts';
import { converterMembers } from './declared-members.ts';
import { dateConverterTypes } from './date-times.ts';
import { stringEnumConverterType } from './string-enum.ts';
import { xmlNodeConverterType } from './xml-node.ts';
import type { JsonReader } from '../reading/json-reader.ts';
import { JsonConverter, TypedJsonConverter } from '../serialization/converter.ts';
import type { JsonWriter } from '../writing/json-writer.ts';

const jsonConverterType: TypeDeclaration = declareType(
  'public abstract class Newtonsoft.Json.JsonConverter',
  () => ({
    'abstract void WriteJson(JsonWriter writer, object? value, JsonSerializer serializer)': (
      self: JsonConverter,
      writer: JsonWriter,
      value: unknown,
      serializer: object,
    ) => self.writeJson(writer, value, serializer),
    'abstract object? ReadJson(JsonReader reader, Type objectType, object? existingValue, JsonSerializer serializer)':
      (self: JsonConverter, reader: JsonReader, type: Type, existing: unknown, serializer: object) =>
        self.readJson(reader, type, existing, serializer),
    'abstract bool CanConvert(Type objectType)': (self: JsonConverter, type: Type) => self.canConvert(type),
    'virtual bool CanRead { get; }': (self: JsonConverter) => self.readsUsually,
    'virtual bool CanWrite { get; }': (self: JsonConverter) => self.writesUsually,
    'protected JsonConverter()': () => {
      throw new Error('Abstract.');
    },
  }),
  { runtime: JsonConverter },
);
const typedJsonConverterType: TypeDeclaration = declareType(
  'public abstract class Newtonsoft.Json.JsonConverter<T> : Newtonsoft.Json.JsonConverter',
  () => ({
    'sealed override void WriteJson(JsonWriter writer, object? value, JsonSerializer serializer)': (
      self: JsonConverter,
      writer: JsonWriter,
      value: unknown,
      serializer: object,
    ) => self.writeJson(writer, value, serializer),
    'sealed override object? ReadJson(JsonReader reader, Type objectType, object? existingValue, JsonSerializer serializer)':
      (self: JsonConverter, reader: JsonReader, type: Type, existing: unknown, serializer: object) =>
        self.readJson(reader, type, existing, serializer),
    'abstract void WriteJson(JsonWriter writer, T? value, JsonSerializer serializer)': undefined,
    'abstract T? ReadJson(JsonReader reader, Type objectType, T? existingValue, bool hasExistingValue, JsonSerializer serializer)':
      undefined,
    'sealed override bool CanConvert(Type objectType)': (self: JsonConverter, type: Type) =>
      self.canConvert(type),
    'protected JsonConverter()': () => {
      throw new Error('Abstract.');
    },
  }),
  { runtime: TypedJsonConverter },
);
const plain = (name: string, runtime: new () => JsonConverter): TypeDeclaration =>
  declareType(
    `public class Newtonsoft.Json.Converters.${name} : Newtonsoft.Json.JsonConverter`,
    () => ({ ...converterMembers, [`${name}()`]: () => new runtime() }),
    { runtime },
  );

/** The converters, as template code sees them. */
export const converterTypes: readonly TypeDeclaration[] = [
  jsonConverterType,
  typedJsonConverterType,
  stringEnumConverterType,
  ...dateConverterTypes,
  customCreationConverterType,
  plain('KeyValuePairConverter', KeyValuePairConverter),
  plain('ExpandoObjectConverter', ExpandoObjectConverter),
  plain('RegexConverter', RegexConverter),
  xmlNodeConverterType,
];
