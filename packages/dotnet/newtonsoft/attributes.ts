// The attributes of Newtonsoft.Json. The serializer reads them from the metadata; the classes serve only reflection.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Accessors, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { notNull } from '@mockwright/language/runtime/not-null';
import { field } from './declarations/accessors.ts';

/** What reflection makes of an attribute. */
class JsonAttribute {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
}
class JsonContainerAttribute extends JsonAttribute {}
class JsonObjectAttribute extends JsonContainerAttribute {}
class JsonArrayAttribute extends JsonContainerAttribute {}
class JsonDictionaryAttribute extends JsonContainerAttribute {}
class JsonPropertyAttribute extends JsonAttribute {}
class JsonIgnoreAttribute extends JsonAttribute {}
class JsonRequiredAttribute extends JsonAttribute {}
class JsonConverterAttribute extends JsonAttribute {}
class JsonConstructorAttribute extends JsonAttribute {}
class JsonExtensionDataAttribute extends JsonAttribute {}

type AttributeClass = new () => JsonAttribute;

function make(type: AttributeClass, values: Record<string, unknown> = {}): JsonAttribute {
  return Object.assign(new type(), values);
}
/** `Type Name { get; set; }` for each; the first word is the type. What is not set reads as the type's default. */
function settable(...signatures: readonly string[]): Record<string, Accessors> {
  return Object.fromEntries(
    signatures.map((signature) => {
      const [type, name] = signature.split(' ') as [string, string];
      const none = type.endsWith('?') ? null : type === 'bool' ? false : 0;
      return [`${signature} { get; set; }`, field(name, none)];
    }),
  );
}
const container = settable(
  'string? Id',
  'string? Title',
  'string? Description',
  'Type? ItemConverterType',
  'object[]? ItemConverterParameters',
  'Type? NamingStrategyType',
  'object[]? NamingStrategyParameters',
  'bool IsReference',
  'bool ItemIsReference',
  'ReferenceLoopHandling ItemReferenceLoopHandling',
  'TypeNameHandling ItemTypeNameHandling',
);

/** All attributes, as template code sees them. */
export const jsonAttributes: readonly TypeDeclaration[] = [
  declareType(
    'public abstract class Newtonsoft.Json.JsonContainerAttribute : Attribute',
    {
      ...container,
      'protected JsonContainerAttribute()': () => make(JsonContainerAttribute),
      'protected JsonContainerAttribute(string id)': (id: string) => make(JsonContainerAttribute, { Id: id }),
    },
    { runtime: JsonContainerAttribute },
  ),
  declareType(
    'public sealed class Newtonsoft.Json.JsonObjectAttribute : Newtonsoft.Json.JsonContainerAttribute',
    () => ({
      ...settable(
        'MemberSerialization MemberSerialization',
        'MissingMemberHandling MissingMemberHandling',
        'NullValueHandling ItemNullValueHandling',
        'Required ItemRequired',
      ),
      'JsonObjectAttribute()': () => make(JsonObjectAttribute),
      'JsonObjectAttribute(MemberSerialization memberSerialization)': (value: number) =>
        make(JsonObjectAttribute, { MemberSerialization: value }),
      'JsonObjectAttribute(string id)': (id: string) => make(JsonObjectAttribute, { Id: id }),
    }),
    { runtime: JsonObjectAttribute },
  ),
  declareType(
    'public sealed class Newtonsoft.Json.JsonArrayAttribute : Newtonsoft.Json.JsonContainerAttribute',
    () => ({
      ...settable('bool AllowNullItems'),
      'JsonArrayAttribute()': () => make(JsonArrayAttribute),
      'JsonArrayAttribute(bool allowNullItems)': (allow: boolean) =>
        make(JsonArrayAttribute, { AllowNullItems: allow }),
      'JsonArrayAttribute(string id)': (id: string) => make(JsonArrayAttribute, { Id: id }),
    }),
    { runtime: JsonArrayAttribute },
  ),
  declareType(
    'public sealed class Newtonsoft.Json.JsonDictionaryAttribute : Newtonsoft.Json.JsonContainerAttribute',
    () => ({
      'JsonDictionaryAttribute()': () => make(JsonDictionaryAttribute),
      'JsonDictionaryAttribute(string id)': (id: string) => make(JsonDictionaryAttribute, { Id: id }),
    }),
    { runtime: JsonDictionaryAttribute },
  ),
  declareType(
    'public sealed class Newtonsoft.Json.JsonPropertyAttribute : Attribute',
    () => ({
      ...settable(
        'Type? ItemConverterType',
        'object[]? ItemConverterParameters',
        'Type? NamingStrategyType',
        'object[]? NamingStrategyParameters',
        'NullValueHandling NullValueHandling',
        'DefaultValueHandling DefaultValueHandling',
        'ReferenceLoopHandling ReferenceLoopHandling',
        'ObjectCreationHandling ObjectCreationHandling',
        'TypeNameHandling TypeNameHandling',
        'bool IsReference',
        'int Order',
        'Required Required',
        'string? PropertyName',
        'ReferenceLoopHandling ItemReferenceLoopHandling',
        'TypeNameHandling ItemTypeNameHandling',
        'bool ItemIsReference',
      ),
      'JsonPropertyAttribute()': () => make(JsonPropertyAttribute),
      'JsonPropertyAttribute(string propertyName)': (name: string) =>
        make(JsonPropertyAttribute, { PropertyName: name }),
    }),
    { runtime: JsonPropertyAttribute },
  ),
  declareType(
    'public sealed class Newtonsoft.Json.JsonIgnoreAttribute : Attribute',
    () => ({ 'JsonIgnoreAttribute()': () => make(JsonIgnoreAttribute) }),
    { runtime: JsonIgnoreAttribute },
  ),
  declareType(
    'public sealed class Newtonsoft.Json.JsonRequiredAttribute : Attribute',
    () => ({ 'JsonRequiredAttribute()': () => make(JsonRequiredAttribute) }),
    { runtime: JsonRequiredAttribute },
  ),
  declareType(
    'public sealed class Newtonsoft.Json.JsonConverterAttribute : Attribute',
    () => ({
      'Type ConverterType { get; }': (self: Record<string, unknown>) => self['ConverterType'] ?? null,
      'object[]? ConverterParameters { get; }': (self: Record<string, unknown>) =>
        self['ConverterParameters'] ?? null,
      'JsonConverterAttribute(Type converterType)': (type: unknown) =>
        make(JsonConverterAttribute, { ConverterType: notNull(type, 'converterType') }),
      'JsonConverterAttribute(Type converterType, params object[] converterParameters)': (
        type: unknown,
        parameters: unknown,
      ) =>
        make(JsonConverterAttribute, {
          ConverterType: notNull(type, 'converterType'),
          ConverterParameters: parameters,
        }),
    }),
    { runtime: JsonConverterAttribute },
  ),
  declareType(
    'public sealed class Newtonsoft.Json.JsonConstructorAttribute : Attribute',
    () => ({ 'JsonConstructorAttribute()': () => make(JsonConstructorAttribute) }),
    { runtime: JsonConstructorAttribute },
  ),
  declareType(
    'public class Newtonsoft.Json.JsonExtensionDataAttribute : Attribute',
    () => ({
      ...settable('bool WriteData', 'bool ReadData'),
      'JsonExtensionDataAttribute()': () =>
        make(JsonExtensionDataAttribute, { WriteData: true, ReadData: true }),
    }),
    { runtime: JsonExtensionDataAttribute },
  ),
];
