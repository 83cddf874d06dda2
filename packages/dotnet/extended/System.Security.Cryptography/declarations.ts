// The types of `System.Security.Cryptography` that are declared once code names one of those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { hkdfType } from './hkdf.ts';
import { rfc2898DeriveBytesType } from './rfc2898-derive-bytes.ts';
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

/** Types of `System.Security.Cryptography`, containing types before the types inside them. */
export const systemSecurityCryptographyDeclarations: readonly TypeDeclaration[] = [
  hkdfType,
  rfc2898DeriveBytesType,
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
