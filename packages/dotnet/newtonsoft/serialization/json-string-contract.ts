// The class `Newtonsoft.Json.Serialization.JsonStringContract` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { StringContract } from './contracts/contracts.ts';
import { plainResolver, simple } from './simple-contract.ts';

/** `Newtonsoft.Json.Serialization.JsonStringContract`. */
export const jsonStringContractType: TypeDeclaration = simple('JsonStringContract', StringContract, (type) =>
  plainResolver().defaultString(type),
);
