// `Newtonsoft.Json.Serialization`: naming strategies, contract resolvers, error contexts.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { ArrayType, NamedType, Type } from '@mockwright/language/metadata/symbols';
import {
  CamelCasePropertyNamesContractResolver,
  DefaultContractResolver,
} from './contracts/contract-resolver.ts';
import {
  CamelCaseNamingStrategy,
  DefaultNamingStrategy,
  KebabCaseNamingStrategy,
  NamingStrategy,
  SnakeCaseNamingStrategy,
} from './contracts/naming.ts';
import { ErrorContext, ErrorEventArgs } from './options.ts';
import type { MemberInfo } from '../../System.Reflection/member-info.ts';
import { field } from '../declarations/accessors.ts';
import { memberProvider } from './json-property.ts';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';

const space = 'Newtonsoft.Json.Serialization';

const namingStrategyType: TypeDeclaration = declareType(
  `public abstract class ${space}.NamingStrategy`,
  () => ({
    'bool ProcessDictionaryKeys { get; set; }': field('processDictionaryKeys'),
    'bool ProcessExtensionDataNames { get; set; }': field('processExtensionDataNames'),
    'bool OverrideSpecifiedNames { get; set; }': field('overrideSpecifiedNames'),
    'virtual string GetPropertyName(string name, bool hasSpecifiedName)': (
      self: NamingStrategy,
      name: string,
      specified: boolean,
    ) => self.defaultPropertyName(name, specified),
    'virtual string GetExtensionDataName(string name)': (self: NamingStrategy, name: string) =>
      self.defaultExtensionDataName(name),
    'virtual string GetDictionaryKey(string key)': (self: NamingStrategy, key: string) =>
      self.defaultDictionaryKey(key),
    'protected abstract string ResolvePropertyName(string name)': (self: NamingStrategy, name: string) =>
      self.resolved(name),
    'protected NamingStrategy()': () => {
      throw new Error('Abstract.');
    },
  }),
  { runtime: NamingStrategy },
);
function strategy(name: string, runtime: new () => NamingStrategy): TypeDeclaration {
  const members: Record<string, (...args: never[]) => unknown> = { [`${name}()`]: () => new runtime() };
  if (name !== 'DefaultNamingStrategy') {
    members[`${name}(bool processDictionaryKeys, bool overrideSpecifiedNames)`] = (
      keys: boolean,
      specified: boolean,
    ) => new runtime().configure(keys, specified, false);
    members[
      `${name}(bool processDictionaryKeys, bool overrideSpecifiedNames, bool processExtensionDataNames)`
    ] = (keys: boolean, specified: boolean, extension: boolean) =>
      new runtime().configure(keys, specified, extension);
  }
  members['protected override string ResolvePropertyName(string name)'] = (
    self: NamingStrategy,
    text: string,
  ) => self.resolved(text);
  return declareType(`public class ${space}.${name} : ${space}.NamingStrategy`, members, { runtime });
}

const contractResolverInterface: TypeDeclaration = declareType(
  `public interface ${space}.IContractResolver`,
  () => ({ 'JsonContract ResolveContract(Type type)': undefined }),
);
type Resolver = DefaultContractResolver;
const defaultContractResolverType: TypeDeclaration = declareType(
  `public class ${space}.DefaultContractResolver : ${space}.IContractResolver`,
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
const camelCaseResolverType: TypeDeclaration = declareType(
  `public class ${space}.CamelCasePropertyNamesContractResolver : ${space}.DefaultContractResolver`,
  () => ({ 'CamelCasePropertyNamesContractResolver()': () => new CamelCasePropertyNamesContractResolver() }),
  { runtime: CamelCasePropertyNamesContractResolver },
);
const errorContextType: TypeDeclaration = declareType(
  `public class ${space}.ErrorContext`,
  () => ({
    'Exception Error { get; }': (self: ErrorContext) => self.error,
    'object? OriginalObject { get; }': (self: ErrorContext) => self.originalObject,
    'object? Member { get; }': (self: ErrorContext) => self.member,
    'string Path { get; }': (self: ErrorContext) => self.path,
    'bool Handled { get; set; }': field('handled'),
  }),
  { runtime: ErrorContext },
);
const errorEventArgsType: TypeDeclaration = declareType(
  `public class ${space}.ErrorEventArgs : EventArgs`,
  () => ({
    'object? CurrentObject { get; }': (self: ErrorEventArgs) => self.currentObject,
    'ErrorContext ErrorContext { get; }': (self: ErrorEventArgs) => self.errorContext,
    'ErrorEventArgs(object? currentObject, ErrorContext errorContext)': (
      current: unknown,
      context: ErrorContext,
    ) => new ErrorEventArgs(current, context),
  }),
  { runtime: ErrorEventArgs },
);

/** What serializers may be told beside their settings. */
export const serializationTypes: readonly TypeDeclaration[] = [
  namingStrategyType,
  strategy('DefaultNamingStrategy', DefaultNamingStrategy),
  strategy('CamelCaseNamingStrategy', CamelCaseNamingStrategy),
  strategy('SnakeCaseNamingStrategy', SnakeCaseNamingStrategy),
  strategy('KebabCaseNamingStrategy', KebabCaseNamingStrategy),
  contractResolverInterface,
  defaultContractResolverType,
  camelCaseResolverType,
  errorContextType,
  errorEventArgsType,
];
