// The class `Newtonsoft.Json.Serialization.JsonArrayContract` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { notNull } from '@mockwright/language/runtime/not-null';
import { field } from '../../values/property-accessors.ts';
import { ArrayContract } from './contracts/contracts.ts';
import { plainResolver } from './simple-contract.ts';

export const arrayContractType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Serialization.JsonArrayContract : Newtonsoft.Json.Serialization.JsonContainerContract',
  () => ({
    'JsonArrayContract(Type underlyingType)': (type: Type | null) =>
      plainResolver().defaultArray(notNull(type, 'underlyingType')),
    'Type? CollectionItemType { get; }': (self: ArrayContract) => self.itemType,
    'bool IsMultidimensionalArray { get; }': (self: ArrayContract) => self.rank > 1,
    'ObjectConstructor<object>? OverrideCreator { get; set; }': field('overrideCreator'),
    'bool HasParameterizedCreator { get; set; }': field('hasParameterizedCreator'),
  }),
  { runtime: ArrayContract },
);
