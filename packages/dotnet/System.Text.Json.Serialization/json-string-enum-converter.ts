// The class `System.Text.Json.Serialization.JsonStringEnumConverter`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import type { JsonNamingPolicy } from '../System.Text.Json/json-naming-policy.ts';
import { JsonStringEnumConverter } from '../System.Text.Json/string-enum.ts';

/** `JsonStringEnumConverter<TEnum>`. */
class TypedStringEnumConverter extends JsonStringEnumConverter {
  constructor(type: NamedType, policy: JsonNamingPolicy | null = null, allowsIntegers: boolean = true) {
    super(policy, allowsIntegers, type.typeArguments[0]);
    Object.defineProperty(this, '$type', { value: type });
  }
}
const stringEnum: Readonly<Record<string, Implementation>> = {
  'JsonStringEnumConverter()': () => new JsonStringEnumConverter(),
  ['JsonStringEnumConverter(System.Text.Json.JsonNamingPolicy? namingPolicy = null, bool allowIntegerValues = true)']:
    (naming: JsonNamingPolicy | null, allows: boolean) => new JsonStringEnumConverter(naming, allows),
};

/** `System.Text.Json.Serialization.JsonStringEnumConverter`. */
export const jsonStringEnumConverterType: TypeDeclaration = declareType(
  'public class System.Text.Json.Serialization.JsonStringEnumConverter : JsonConverter',
  () => ({
    ...stringEnum,
    'override bool CanConvert(Type typeToConvert)': (_self: unknown, type: Type | null) =>
      dereferenced(type).kind === 'enum',
  }),
  { runtime: JsonStringEnumConverter },
);

/** `System.Text.Json.Serialization.JsonStringEnumConverter`. */
export const jsonStringEnumConverterOfTType: TypeDeclaration = declareType(
  'public class System.Text.Json.Serialization.JsonStringEnumConverter<TEnum> : System.Text.Json.Serialization.JsonConverter where TEnum : struct, Enum',
  () => ({
    'JsonStringEnumConverter()': (type: NamedType) => new TypedStringEnumConverter(type),
    ['JsonStringEnumConverter(System.Text.Json.JsonNamingPolicy? namingPolicy = null, bool allowIntegerValues = true)']:
      (naming: JsonNamingPolicy | null, allows: boolean, type: NamedType) =>
        new TypedStringEnumConverter(type, naming, allows),
    'override bool CanConvert(Type typeToConvert)': (self: JsonStringEnumConverter, type: Type) =>
      type === self.target,
  }),
  { runtime: TypedStringEnumConverter },
);
