// The enum `System.Threading.LockRecursionPolicy`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.Threading.LockRecursionPolicy`. */
export const lockRecursionPolicyType: TypeDeclaration = declareEnum(
  'public enum System.Threading.LockRecursionPolicy',
  { NoRecursion: 0, SupportsRecursion: 1 },
);
