// The class `Newtonsoft.Json.Serialization.JsonLinqContract` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { LinqContract } from './contracts/contracts.ts';
import { plainResolver, simple } from './simple-contract.ts';

/** `Newtonsoft.Json.Serialization.JsonLinqContract`. */
export const jsonLinqContractType: TypeDeclaration = simple('JsonLinqContract', LinqContract, (type) =>
  plainResolver().defaultLinq(type),
);
