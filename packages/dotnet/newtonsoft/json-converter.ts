// The class `Newtonsoft.Json.JsonConverter` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import type { JsonReader } from './reading/json-reader.ts';
import { JsonConverter, TypedJsonConverter } from './serialization/converter.ts';
import type { JsonWriter } from './writing/json-writer.ts';

export const jsonConverterType: TypeDeclaration = declareType(
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
export const typedJsonConverterType: TypeDeclaration = declareType(
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
    'sealed override bool CanConvert(Type objectType)': (self: JsonConverter, type: Type | null) =>
      type !== null && self.canConvert(type),
    'protected JsonConverter()': () => {
      throw new Error('Abstract.');
    },
  }),
  { runtime: TypedJsonConverter },
);
