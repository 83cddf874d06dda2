// `Newtonsoft.Json.Serialization`: naming strategies, contract resolvers, error contexts.
import { declareType } from '../../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../../metadata/declaration.ts';
import {
  CamelCasePropertyNamesContractResolver,
  DefaultContractResolver,
} from '../serialization/contract-resolver.ts';
import {
  CamelCaseNamingStrategy,
  DefaultNamingStrategy,
  KebabCaseNamingStrategy,
  NamingStrategy,
  SnakeCaseNamingStrategy,
} from '../serialization/naming.ts';
import { ErrorContext, ErrorEventArgs } from '../serialization/options.ts';
import { field } from './accessors.ts';

const space = 'Newtonsoft.Json.Serialization';

const namingStrategyType: TypeDeclaration = declareType(
  `public abstract class ${space}.NamingStrategy`,
  {
    'bool ProcessDictionaryKeys { get; set; }': field('processDictionaryKeys'),
    'bool ProcessExtensionDataNames { get; set; }': field('processExtensionDataNames'),
    'bool OverrideSpecifiedNames { get; set; }': field('overrideSpecifiedNames'),
    'virtual string GetPropertyName(string name, bool hasSpecifiedName)': (
      self: NamingStrategy,
      name: string,
      specified: boolean,
    ) => self.propertyName(name, specified),
    'virtual string GetExtensionDataName(string name)': (self: NamingStrategy, name: string) =>
      self.extensionDataName(name),
    'virtual string GetDictionaryKey(string key)': (self: NamingStrategy, key: string) =>
      self.dictionaryKey(key),
    'protected abstract string ResolvePropertyName(string name)': (self: NamingStrategy, name: string) =>
      self.resolved(name),
    'protected NamingStrategy()': () => {
      throw new Error('Abstract.');
    },
  },
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

const contractResolverInterface: TypeDeclaration = declareType(`public interface ${space}.IContractResolver`);
const defaultContractResolverType: TypeDeclaration = declareType(
  `public class ${space}.DefaultContractResolver : ${space}.IContractResolver`,
  {
    'NamingStrategy? NamingStrategy { get; set; }': field('namingStrategy'),
    'DefaultContractResolver()': () => new DefaultContractResolver(),
    'protected virtual string ResolvePropertyName(string propertyName)': (
      self: DefaultContractResolver,
      name: string,
    ) => self.namingStrategy?.propertyName(name, false) ?? name,
    'protected virtual string ResolveDictionaryKey(string dictionaryKey)': (
      self: DefaultContractResolver,
      key: string,
    ) => self.namingStrategy?.dictionaryKey(key) ?? key,
    'string GetResolvedPropertyName(string propertyName)': (self: DefaultContractResolver, name: string) =>
      self.propertyName(name),
  },
  { runtime: DefaultContractResolver },
);
const camelCaseResolverType: TypeDeclaration = declareType(
  `public class ${space}.CamelCasePropertyNamesContractResolver : ${space}.DefaultContractResolver`,
  { 'CamelCasePropertyNamesContractResolver()': () => new CamelCasePropertyNamesContractResolver() },
  { runtime: CamelCasePropertyNamesContractResolver },
);
const errorContextType: TypeDeclaration = declareType(
  `public class ${space}.ErrorContext`,
  {
    'Exception Error { get; }': (self: ErrorContext) => self.error,
    'object? OriginalObject { get; }': (self: ErrorContext) => self.originalObject,
    'object? Member { get; }': (self: ErrorContext) => self.member,
    'string Path { get; }': (self: ErrorContext) => self.path,
    'bool Handled { get; set; }': field('handled'),
  },
  { runtime: ErrorContext },
);
const errorEventArgsType: TypeDeclaration = declareType(
  `public class ${space}.ErrorEventArgs : EventArgs`,
  {
    'object? CurrentObject { get; }': (self: ErrorEventArgs) => self.currentObject,
    'ErrorContext ErrorContext { get; }': (self: ErrorEventArgs) => self.errorContext,
    'ErrorEventArgs(object? currentObject, ErrorContext errorContext)': (
      current: unknown,
      context: ErrorContext,
    ) => new ErrorEventArgs(current, context),
  },
  { runtime: ErrorEventArgs },
);

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
