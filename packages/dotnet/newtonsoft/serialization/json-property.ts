// `JsonProperty`, its value providers and `JsonPropertyCollection`, as template code sees them.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { specialType } from '@mockwright/language/runtime/core-types';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { equalStrings } from '../../System/text/comparison.ts';
import { FieldInfo, PropertyInfo } from '../../System.Reflection/member-info.ts';
import type { MemberInfo } from '../../System.Reflection/member-info.ts';
import { JsonProperty } from './contracts/contracts.ts';
import {
  JsonPropertyCollection,
  addProperty,
  newPropertyCollection,
} from './contracts/property-collection.ts';
import { MemberValueProvider } from './contracts/value-provider.ts';
import { closestProperty } from './reading/matching.ts';
import { field, optional } from '../declarations/accessors.ts';
import { attributeProviderTypes, providerOf } from './attribute-providers.ts';

const space = 'Newtonsoft.Json.Serialization';

const valueProviderInterface: TypeDeclaration = declareType(
  `public interface ${space}.IValueProvider`,
  () => ({
    'void SetValue(object target, object? value)': undefined,
    'object? GetValue(object target)': undefined,
  }),
);
/** `new ExpressionValueProvider(memberInfo)`. @throws as .NET does where there is no member */
export function memberProvider(info: MemberInfo | null): MemberValueProvider {
  if (!(info instanceof PropertyInfo || info instanceof FieldInfo))
    throw new ArgumentException('MemberInfo must be of type FieldInfo or PropertyInfo', 'member');
  return new MemberValueProvider(info.symbol);
}
const expressionValueProviderType: TypeDeclaration = declareType(
  `public class ${space}.ExpressionValueProvider : ${space}.IValueProvider`,
  () => ({
    'ExpressionValueProvider(System.Reflection.MemberInfo memberInfo)': memberProvider,
    'void SetValue(object target, object? value)': (
      self: MemberValueProvider,
      target: unknown,
      value: unknown,
    ) => self.setValue(target, value),
    'object? GetValue(object target)': (self: MemberValueProvider, target: unknown) => self.getValue(target),
  }),
  { runtime: MemberValueProvider },
);

const jsonPropertyType: TypeDeclaration = declareType(
  `public class ${space}.JsonProperty`,
  () => ({
    'JsonProperty()': () =>
      Object.assign(new JsonProperty(specialType('object')), { hasNoType: true, propertyName: null }),
    'string? PropertyName { get; set; }': field('propertyName'),
    'Type? DeclaringType { get; set; }': field('declaringType'),
    'int? Order { get; set; }': optional('order'),
    'string? UnderlyingName { get; set; }': field('underlyingName'),
    'IValueProvider? ValueProvider { get; set; }': field('valueProvider'),
    'Type? PropertyType { get; set; }': {
      get: (self: JsonProperty) => (self.hasNoType ? null : self.type),
      set: (self: JsonProperty, type: Type | null) => {
        self.distrust();
        self.hasNoType = type === null;
        self.type = type ?? specialType('object');
        self.contract = undefined;
      },
    },
    'IAttributeProvider? AttributeProvider { get; set; }': {
      get: (self: JsonProperty) =>
        self.attributeProvider === undefined ? providerOf(self) : self.attributeProvider,
      set: (self: JsonProperty, provider: object | null) => {
        self.attributeProvider = provider;
      },
    },
    'JsonConverter? MemberConverter { get; set; }': field('converter'),
    'JsonConverter? Converter { get; set; }': field('converter'),
    'bool Ignored { get; set; }': field('ignored'),
    'bool Readable { get; set; }': field('readable'),
    'bool Writable { get; set; }': field('writable'),
    'bool HasMemberAttribute { get; set; }': field('hasMemberAttribute'),
    'object? DefaultValue { get; set; }': optional('defaultValue'),
    'Required Required { get; set; }': field('required', 0),
    'bool IsRequiredSpecified { get; }': (self: JsonProperty) => self.required !== undefined,
    'bool? IsReference { get; set; }': optional('isReference'),
    'NullValueHandling? NullValueHandling { get; set; }': optional('nullValueHandling'),
    'DefaultValueHandling? DefaultValueHandling { get; set; }': optional('defaultValueHandling'),
    'ReferenceLoopHandling? ReferenceLoopHandling { get; set; }': optional('referenceLoopHandling'),
    'ObjectCreationHandling? ObjectCreationHandling { get; set; }': optional('objectCreationHandling'),
    'TypeNameHandling? TypeNameHandling { get; set; }': optional('typeNameHandling'),
    'Predicate<object>? ShouldSerialize { get; set; }': field('shouldSerialize'),
    'Predicate<object>? ShouldDeserialize { get; set; }': field('shouldDeserialize'),
    'Predicate<object>? GetIsSpecified { get; set; }': field('isSpecified'),
    'Action<object, object?>? SetIsSpecified { get; set; }': field('setIsSpecified'),
    'JsonConverter? ItemConverter { get; set; }': field('itemConverter'),
    'bool? ItemIsReference { get; set; }': optional('itemIsReference'),
    'TypeNameHandling? ItemTypeNameHandling { get; set; }': optional('itemTypeNameHandling'),
    'ReferenceLoopHandling? ItemReferenceLoopHandling { get; set; }': optional('itemReferenceLoopHandling'),
    'override string ToString()': (self: JsonProperty) => self.propertyName,
  }),
  { runtime: JsonProperty },
);
const jsonPropertyCollectionType: TypeDeclaration = declareType(
  `public class ${space}.JsonPropertyCollection : System.Collections.ObjectModel.KeyedCollection<string, JsonProperty>`,
  () => ({
    'protected override string GetKeyForItem(JsonProperty item)': (
      _self: JsonPropertyCollection<JsonProperty>,
      item: JsonProperty,
    ) => item.propertyName,
    'JsonPropertyCollection(Type type)': (type: Type | null) => newPropertyCollection(notNull(type, 'type')),
    'void AddProperty(JsonProperty property)': (
      self: JsonPropertyCollection<JsonProperty>,
      property: JsonProperty,
    ) => addProperty(self.properties, dereferenced(property), self.owner ?? property.type),
    'JsonProperty? GetProperty(string propertyName, StringComparison comparisonType)': (
      self: JsonPropertyCollection<JsonProperty>,
      name: string,
      comparison: number,
    ) => {
      const wanted = notNull(name, 'key');
      return (
        self.properties.find(({ propertyName }) => equalStrings(propertyName, wanted, comparison)) ?? null
      );
    },
    'JsonProperty? GetClosestMatchProperty(string propertyName)': (
      self: JsonPropertyCollection<JsonProperty>,
      name: string,
    ) => closestProperty(self.properties, notNull(name, 'key')) ?? null,
  }),
  { runtime: JsonPropertyCollection },
);

/** Value and attribute providers, properties and collections of them. */
export const jsonPropertyTypes: readonly TypeDeclaration[] = [
  valueProviderInterface,
  expressionValueProviderType,
  ...attributeProviderTypes,
  jsonPropertyType,
  jsonPropertyCollectionType,
];
