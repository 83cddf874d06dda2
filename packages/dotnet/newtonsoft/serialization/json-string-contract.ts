// `Newtonsoft.Json.Serialization.JsonStringContract`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { StringContract } from './contracts/contracts.ts';
import { plainResolver, simple } from './simple-contract.ts';

/** `Newtonsoft.Json.Serialization.JsonStringContract`. */
export const jsonStringContractType: TypeDeclaration = simple('JsonStringContract', StringContract, (type) =>
  plainResolver().defaultString(type),
);
