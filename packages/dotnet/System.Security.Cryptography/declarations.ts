// All types of `System.Security.Cryptography`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { hashAlgorithmType } from './hash-algorithm-type.ts';
import { keyedHashAlgorithmType } from './keyed-hash-algorithm.ts';
import { hmacType } from './hmac-type.ts';
import { cryptographyTypes } from './hashing.ts';
import { hkdfType } from './hkdf.ts';
import { randomNumberGeneratorType } from './random-number-generator.ts';
import { rngCryptoServiceProviderType } from './rng-crypto-service-provider.ts';
import { cryptographicExceptionType } from './cryptographic-exception.ts';
import { hashAlgorithmNameType } from './hash-algorithm-name.ts';
import { rfc2898DeriveBytesType } from './rfc2898-derive-bytes.ts';
import { cryptographicOperationsType } from './cryptographic-operations.ts';
import { incrementalHashType } from './incremental-hash.ts';
import { cipherModeType } from './cipher-mode.ts';
import { paddingModeType } from './padding-mode.ts';
import { keySizesType } from './key-sizes.ts';
import { iCryptoTransformType } from './i-crypto-transform.ts';
import { symmetricAlgorithmType } from './symmetric-algorithm.ts';
import { aesType, aesTypes } from './aes.ts';
import { rijndaelType } from './rijndael.ts';
import { rijndaelManagedType } from './rijndael-managed.ts';
import { authenticationTagMismatchExceptionType } from './authentication-tag-mismatch-exception.ts';
import { aesGcmType } from './aes-gcm.ts';
import { cryptoStreamModeType } from './crypto-stream-mode.ts';
import { cryptoStreamType } from './crypto-stream.ts';

/** The types of `System.Security.Cryptography`, containing types before the types inside them. */
export const systemSecurityCryptographyDeclarations: readonly TypeDeclaration[] = [
  hashAlgorithmType,
  keyedHashAlgorithmType,
  hmacType,
  ...cryptographyTypes,
  hkdfType,
  randomNumberGeneratorType,
  rngCryptoServiceProviderType,
  cryptographicExceptionType,
  hashAlgorithmNameType,
  rfc2898DeriveBytesType,
  cryptographicOperationsType,
  incrementalHashType,
  cipherModeType,
  paddingModeType,
  keySizesType,
  iCryptoTransformType,
  symmetricAlgorithmType,
  aesType,
  ...aesTypes,
  rijndaelType,
  rijndaelManagedType,
  authenticationTagMismatchExceptionType,
  aesGcmType,
  cryptoStreamModeType,
  cryptoStreamType,
];
