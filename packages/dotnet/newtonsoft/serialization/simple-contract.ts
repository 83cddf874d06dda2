// How the contracts are declared that a script can make by themselves.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { notNull } from '@mockwright/language/runtime/not-null';
import { DefaultContractResolver } from './contracts/contract-resolver.ts';
import type { JsonContract } from './contracts/contracts.ts';

/** Contracts that a script makes by themselves are those of a resolver without settings. */
export const plainResolver = (): DefaultContractResolver => new DefaultContractResolver();

/** A contract with a constructor that takes the type. */
export const simple = (
  name: string,
  runtime: abstract new (...args: never[]) => object,
  make: (type: Type) => JsonContract,
): TypeDeclaration =>
  declareType(
    `public class Newtonsoft.Json.Serialization.${name} : Newtonsoft.Json.Serialization.JsonContract`,
    () => ({
      [`${name}(Type underlyingType)`]: (type: Type | null) => make(notNull(type, 'underlyingType')),
    }),
    { runtime },
  );
