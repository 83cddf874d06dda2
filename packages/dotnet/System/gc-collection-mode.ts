// The enum `System.GCCollectionMode`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';

/** `System.GCCollectionMode`. */
export const gcCollectionModeType: TypeDeclaration = declareEnum('public enum System.GCCollectionMode', {
  Default: 0,
  Forced: 1,
  Optimized: 2,
  Aggressive: 3,
});
