// The enum `System.Security.Cryptography.PaddingMode`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { paddingModes } from './symmetric-cipher.ts';

/** `System.Security.Cryptography.PaddingMode`. */
export const paddingModeType: TypeDeclaration = declareEnum(
  'public enum System.Security.Cryptography.PaddingMode',
  paddingModes,
);
