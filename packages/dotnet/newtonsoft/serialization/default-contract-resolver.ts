// The class `Newtonsoft.Json.Serialization.DefaultContractResolver` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { ArrayType, NamedType, Type } from '@mockwright/language/metadata/symbols';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';
import type { MemberInfo } from '../../System.Reflection/member-info.ts';
import { field } from '../../values/property-accessors.ts';
import { DefaultContractResolver } from './contracts/contract-resolver.ts';
import { memberProvider } from './member-provider.ts';

type Resolver = DefaultContractResolver;
export const defaultContractResolverType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Serialization.DefaultContractResolver : Newtonsoft.Json.Serialization.IContractResolver',
  () => ({
    'bool DynamicCodeGeneration { get; }': () => true,
    '[Obsolete("DefaultMembersSearchFlags is obsolete. To modify the members serialized inherit from DefaultContractResolver and override the GetSerializableMembers method instead.")] System.Reflection.BindingFlags DefaultMembersSearchFlags { get; set; }':
      field('defaultMembersSearchFlags', 20),
    'bool SerializeCompilerGeneratedMembers { get; set; }': field('serializeCompilerGeneratedMembers', false),
    'bool IgnoreSerializableInterface { get; set; }': field('ignoreSerializableInterface'),
    'bool IgnoreSerializableAttribute { get; set; }': field('ignoreSerializableAttribute'),
    'bool IgnoreIsSpecifiedMembers { get; set; }': field('ignoreIsSpecifiedMembers'),
    'bool IgnoreShouldSerializeMembers { get; set; }': field('ignoreShouldSerializeMembers'),
    'NamingStrategy? NamingStrategy { get; set; }': field('namingStrategy'),
    'DefaultContractResolver()': () => new DefaultContractResolver(),
    'virtual JsonContract ResolveContract(Type type)': (self: Resolver, type: Type | null) =>
      self.defaultResolve(notNull(type, 'type')),
    'protected virtual List<System.Reflection.MemberInfo> GetSerializableMembers(Type objectType)': (
      self: Resolver,
      type: NamedType | ArrayType | null,
    ) => self.defaultMembers(notNull(type, 'key')),
    'protected virtual JsonObjectContract CreateObjectContract(Type objectType)': (
      self: Resolver,
      type: Type | null,
    ) => self.defaultObject(notNull(type, 'underlyingType')),
    'protected virtual JsonISerializableContract CreateISerializableContract(Type objectType)': (
      self: Resolver,
      type: Type | null,
    ) => self.defaultSerializable(notNull(type, 'underlyingType')),
    'protected virtual JsonDynamicContract CreateDynamicContract(Type objectType)': (
      self: Resolver,
      type: Type | null,
    ) => self.defaultDynamic(notNull(type, 'underlyingType')),
    'protected virtual JsonConverter? ResolveContractConverter(Type objectType)': (
      self: Resolver,
      type: Type | null,
    ) => self.defaultConverter(notNull(type, 'key')),
    'protected virtual JsonDictionaryContract CreateDictionaryContract(Type objectType)': (
      self: Resolver,
      type: Type | null,
    ) => self.defaultDictionary(notNull(type, 'underlyingType')),
    'protected virtual JsonArrayContract CreateArrayContract(Type objectType)': (
      self: Resolver,
      type: Type | null,
    ) => self.defaultArray(notNull(type, 'underlyingType')),
    'protected virtual JsonPrimitiveContract CreatePrimitiveContract(Type objectType)': (
      self: Resolver,
      type: Type | null,
    ) => self.defaultPrimitive(notNull(type, 'underlyingType')),
    'protected virtual JsonLinqContract CreateLinqContract(Type objectType)': (
      self: Resolver,
      type: Type | null,
    ) => self.defaultLinq(notNull(type, 'underlyingType')),
    'protected virtual JsonStringContract CreateStringContract(Type objectType)': (
      self: Resolver,
      type: Type | null,
    ) => self.defaultString(notNull(type, 'underlyingType')),
    'protected virtual JsonContract CreateContract(Type objectType)': (self: Resolver, type: Type | null) =>
      self.defaultCreate(dereferenced(type)),
    'protected virtual IList<JsonProperty> CreateProperties(Type type, MemberSerialization memberSerialization)':
      (self: Resolver, type: Type | null, serialization: number) =>
        self.defaultProperties(notNull(type, 'key'), serialization),
    'protected virtual JsonProperty CreateProperty(System.Reflection.MemberInfo member, MemberSerialization memberSerialization)':
      (self: Resolver, member: MemberInfo | null, serialization: number) =>
        self.defaultProperty(notNull(member, 'member'), serialization),
    'protected virtual IValueProvider CreateMemberValueProvider(System.Reflection.MemberInfo member)': (
      _self: Resolver,
      member: MemberInfo | null,
    ) => memberProvider(notNull(member, 'memberInfo')),
    'protected virtual string ResolvePropertyName(string propertyName)': (self: Resolver, name: string) =>
      self.defaultPropertyName(name),
    'protected virtual string ResolveExtensionDataName(string extensionDataName)': (
      self: Resolver,
      name: string,
    ) => self.defaultExtensionDataName(name),
    'protected virtual string ResolveDictionaryKey(string dictionaryKey)': (self: Resolver, key: string) =>
      self.defaultDictionaryKey(key),
    'string GetResolvedPropertyName(string propertyName)': (self: Resolver, name: string) =>
      self.propertyName(name),
  }),
  { runtime: DefaultContractResolver },
);
