// The class `System.Security.Cryptography.Rijndael` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Security.Cryptography.Rijndael`. */
export const rijndaelType: TypeDeclaration = declareType(
  'public abstract class System.Security.Cryptography.Rijndael : System.Security.Cryptography.SymmetricAlgorithm',
);
