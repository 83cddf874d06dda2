// The class `Newtonsoft.Json.Serialization.JsonPrimitiveContract` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { PrimitiveContract } from './contracts/contracts.ts';
import { plainResolver, simple } from './simple-contract.ts';

/** `Newtonsoft.Json.Serialization.JsonPrimitiveContract`. */
export const jsonPrimitiveContractType: TypeDeclaration = simple(
  'JsonPrimitiveContract',
  PrimitiveContract,
  (type) => plainResolver().defaultPrimitive(type),
);
