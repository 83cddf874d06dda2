// The class `Newtonsoft.Json.Serialization.JsonProperty` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { specialType } from '@mockwright/language/runtime/core-types';
import { field, optional } from '../../values/property-accessors.ts';
import { providerOf } from './attribute-provider.ts';
import { JsonProperty } from './contracts/contracts.ts';

export const jsonPropertyType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Serialization.JsonProperty',
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
