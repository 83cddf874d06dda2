// The types of `System.Security.Cryptography`, but for those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { hashAlgorithmType } from './hash-algorithm-type.ts';
import { keyedHashAlgorithmType } from './keyed-hash-algorithm.ts';
import { hmacType } from './hmac-type.ts';
import { cryptographyTypes } from './hashing.ts';
import { randomNumberGeneratorType } from './random-number-generator.ts';
import { rngCryptoServiceProviderType } from './rng-crypto-service-provider.ts';
import { cryptographicExceptionType } from './cryptographic-exception.ts';
import { hashAlgorithmNameType } from './hash-algorithm-name.ts';
import { cryptographicOperationsType } from './cryptographic-operations.ts';
import { incrementalHashType } from './incremental-hash.ts';

/** The types of `System.Security.Cryptography`, containing types before the types inside them. */
export const systemSecurityCryptographyDeclarations: readonly TypeDeclaration[] = [
  hashAlgorithmType,
  keyedHashAlgorithmType,
  hmacType,
  ...cryptographyTypes,
  randomNumberGeneratorType,
  rngCryptoServiceProviderType,
  cryptographicExceptionType,
  hashAlgorithmNameType,
  cryptographicOperationsType,
  incrementalHashType,
];
