// The class `Newtonsoft.Json.Serialization.JsonISerializableContract` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { toArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import { notNull } from '@mockwright/language/runtime/not-null';
import type { SerializationInfo } from '../../System.Runtime.Serialization/serialization-info.ts';
import { SerializableContract } from './contracts/contracts.ts';
import { plainResolver } from './simple-contract.ts';

export const serializableContractType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.Serialization.JsonISerializableContract : Newtonsoft.Json.Serialization.JsonContainerContract',
  () => ({
    'JsonISerializableContract(Type underlyingType)': (type: Type | null) =>
      plainResolver().bare(notNull(type, 'underlyingType'), 'object', SerializableContract),
    'ObjectConstructor<object>? ISerializableCreator { get; set; }': {
      get: (self: SerializableContract) => {
        const create = self.serializableCreator;
        return create ? ([info, context]: [SerializationInfo, unknown]) => create(info, context) : null;
      },
      set: (self: SerializableContract, create: ((args: unknown[]) => unknown) | null) => {
        self.serializableCreator =
          create === null
            ? undefined
            : (info, context) => create(toArray([info, context], specialType('object')));
      },
    },
  }),
  { runtime: SerializableContract },
);
