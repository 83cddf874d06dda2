// The class `System.Security.Cryptography.RijndaelManaged` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { formerName } from './aes.ts';

/** `System.Security.Cryptography.RijndaelManaged`. */
export const rijndaelManagedType: TypeDeclaration = formerName('RijndaelManaged', 'Rijndael');
