// The class `Newtonsoft.Json.Serialization.NamingStrategy` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { field } from '../../values/property-accessors.ts';
import { NamingStrategy } from './contracts/naming.ts';

export const namingStrategyType: TypeDeclaration = declareType(
  'public abstract class Newtonsoft.Json.Serialization.NamingStrategy',
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
