// The class `System.Text.Json.Serialization.JsonConverter` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { NotSupportedException } from '@mockwright/language/runtime/exceptions';
import { typeName } from '@mockwright/language/runtime/type-name';
import { TypedJsonConverter } from '../System.Text.Json/converter.ts';
import { JsonConverter } from '../System.Text.Json/string-enum.ts';
import { abstract } from './abstract-member.ts';

function notSupported(self: TypedJsonConverter): never {
  throw new NotSupportedException(
    `'${typeName(self.target)}' is not a supported dictionary key using converter of type '${typeName(self.$type)}'.`,
  );
}

/** `System.Text.Json.Serialization.JsonConverter`. */
export const jsonConverterType: TypeDeclaration = declareType(
  'public abstract class System.Text.Json.Serialization.JsonConverter',
  () => ({
    'abstract bool CanConvert(Type typeToConvert)': undefined,
    'virtual Type? Type { get; }': (self: JsonConverter) =>
      self instanceof TypedJsonConverter ? self.target : null,
  }),
  { runtime: JsonConverter },
);

/** `System.Text.Json.Serialization.JsonConverter`. */
export const jsonConverterOfTType: TypeDeclaration = declareType(
  'public abstract class System.Text.Json.Serialization.JsonConverter<T> : System.Text.Json.Serialization.JsonConverter',
  () => ({
    'protected JsonConverter()': abstract,
    'override bool CanConvert(Type typeToConvert)': (self: TypedJsonConverter, type: Type) =>
      type === self.target,
    'virtual T ReadAsPropertyName(ref System.Text.Json.Utf8JsonReader reader, Type typeToConvert, System.Text.Json.JsonSerializerOptions options)':
      notSupported,
    'virtual void WriteAsPropertyName(System.Text.Json.Utf8JsonWriter writer, T value, System.Text.Json.JsonSerializerOptions options)':
      notSupported,
    'virtual bool HandleNull { get; }': () => false,
    'abstract T? Read(ref System.Text.Json.Utf8JsonReader reader, Type typeToConvert, System.Text.Json.JsonSerializerOptions options)':
      undefined,
    'abstract void Write(System.Text.Json.Utf8JsonWriter writer, T value, System.Text.Json.JsonSerializerOptions options)':
      undefined,
  }),
  { runtime: TypedJsonConverter },
);
