// The class `Newtonsoft.Json.Serialization.JsonDynamicContract` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { notNull } from '@mockwright/language/runtime/not-null';
import { field } from '../../values/property-accessors.ts';
import { DynamicContract } from './contracts/contracts.ts';
import { plainResolver } from './simple-contract.ts';

export const dynamicContractType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Serialization.JsonDynamicContract : Newtonsoft.Json.Serialization.JsonContainerContract',
  () => ({
    'JsonDynamicContract(Type underlyingType)': (type: Type | null) =>
      plainResolver().bare(notNull(type, 'underlyingType'), 'dynamic', DynamicContract),
    'JsonPropertyCollection Properties { get; }': (self: DynamicContract) => self.members,
    'Func<string, string>? PropertyNameResolver { get; set; }': field('dynamicName'),
  }),
  { runtime: DynamicContract },
);
