// The enum `System.Security.Cryptography.CryptoStreamMode`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { streamModes } from './crypto-stream.ts';

/** `System.Security.Cryptography.CryptoStreamMode`. */
export const cryptoStreamModeType: TypeDeclaration = declareEnum(
  'public enum System.Security.Cryptography.CryptoStreamMode',
  streamModes,
);
