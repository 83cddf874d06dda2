// The enum `System.Security.Cryptography.CipherMode`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { cipherModes } from './symmetric-cipher.ts';

/** `System.Security.Cryptography.CipherMode`. */
export const cipherModeType: TypeDeclaration = declareEnum(
  'public enum System.Security.Cryptography.CipherMode',
  cipherModes,
);
