// The converters of `System.Text.Json.Serialization`, as template code sees them.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { NotSupportedException } from '@mockwright/language/runtime/exceptions';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { typeName } from '@mockwright/language/runtime/type-name';
import { JsonConverterFactory, TypedJsonConverter } from '../System.Text.Json/converter.ts';
import type { JsonNamingPolicy, JsonSerializerOptions } from './options.ts';
import { JsonConverter, JsonStringEnumConverter } from '../System.Text.Json/string-enum.ts';

const serialization = 'System.Text.Json.Serialization';
const abstract = (): never => {
  throw new Error('Abstract.');
};
function notSupported(self: TypedJsonConverter): never {
  throw new NotSupportedException(
    `'${typeName(self.target)}' is not a supported dictionary key using converter of type '${typeName(self.$type)}'.`,
  );
}
/** `JsonStringEnumConverter<TEnum>`. */
class TypedStringEnumConverter extends JsonStringEnumConverter {
  constructor(type: NamedType, policy: JsonNamingPolicy | null = null, allowsIntegers: boolean = true) {
    super(policy, allowsIntegers, type.typeArguments[0]);
    Object.defineProperty(this, '$type', { value: type });
  }
}
const policy = 'System.Text.Json.JsonNamingPolicy? namingPolicy = null, bool allowIntegerValues = true';
const stringEnum: Readonly<Record<string, Implementation>> = {
  'JsonStringEnumConverter()': () => new JsonStringEnumConverter(),
  [`JsonStringEnumConverter(${policy})`]: (naming: JsonNamingPolicy | null, allows: boolean) =>
    new JsonStringEnumConverter(naming, allows),
};

/** The converters, as template code sees them. */
export const converterTypes: readonly TypeDeclaration[] = [
  declareType(
    `public abstract class ${serialization}.JsonConverter`,
    () => ({
      'abstract bool CanConvert(Type typeToConvert)': undefined,
      'virtual Type? Type { get; }': (self: JsonConverter) =>
        self instanceof TypedJsonConverter ? self.target : null,
    }),
    { runtime: JsonConverter },
  ),
  declareType(
    `public abstract class ${serialization}.JsonConverter<T> : ${serialization}.JsonConverter`,
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
  ),
  declareType(
    `public abstract class ${serialization}.JsonConverterFactory : ${serialization}.JsonConverter`,
    () => ({
      'protected JsonConverterFactory()': abstract,
      'abstract JsonConverter? CreateConverter(Type typeToConvert, System.Text.Json.JsonSerializerOptions options)':
        (self: JsonConverterFactory, type: Type, options: JsonSerializerOptions) =>
          self.create(type, options),
    }),
    { runtime: JsonConverterFactory },
  ),
  declareType(
    `public class ${serialization}.JsonStringEnumConverter : JsonConverter`,
    () => ({
      ...stringEnum,
      'override bool CanConvert(Type typeToConvert)': (_self: unknown, type: Type | null) =>
        dereferenced(type).kind === 'enum',
    }),
    { runtime: JsonStringEnumConverter },
  ),
  declareType(
    `public class ${serialization}.JsonStringEnumConverter<TEnum> : ${serialization}.JsonConverter where TEnum : struct, Enum`,
    () => ({
      'JsonStringEnumConverter()': (type: NamedType) => new TypedStringEnumConverter(type),
      [`JsonStringEnumConverter(${policy})`]: (
        naming: JsonNamingPolicy | null,
        allows: boolean,
        type: NamedType,
      ) => new TypedStringEnumConverter(type, naming, allows),
      'override bool CanConvert(Type typeToConvert)': (self: JsonStringEnumConverter, type: Type) =>
        type === self.target,
    }),
    { runtime: TypedStringEnumConverter },
  ),
];
