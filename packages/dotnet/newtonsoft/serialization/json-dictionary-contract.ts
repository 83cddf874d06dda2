// The class `Newtonsoft.Json.Serialization.JsonDictionaryContract` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { notNull } from '@mockwright/language/runtime/not-null';
import { field } from '../../values/property-accessors.ts';
import { DictionaryContract } from './contracts/contracts.ts';
import { plainResolver } from './simple-contract.ts';

export const dictionaryContractType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Serialization.JsonDictionaryContract : Newtonsoft.Json.Serialization.JsonContainerContract',
  () => ({
    'JsonDictionaryContract(Type underlyingType)': (type: Type | null) =>
      plainResolver().defaultDictionary(notNull(type, 'underlyingType')),
    'Func<string, string>? DictionaryKeyResolver { get; set; }': field('keyName'),
    'Type? DictionaryKeyType { get; }': (self: DictionaryContract) => self.keyType,
    'Type? DictionaryValueType { get; }': (self: DictionaryContract) => self.valueType,
    'ObjectConstructor<object>? OverrideCreator { get; set; }': field('overrideCreator'),
    'bool HasParameterizedCreator { get; set; }': field('hasParameterizedCreator'),
  }),
  { runtime: DictionaryContract },
);
