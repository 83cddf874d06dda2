// The enum `System.Threading.LazyThreadSafetyMode`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { modes } from '../System/lazy.ts';

/** `System.Threading.LazyThreadSafetyMode`. */
export const lazyThreadSafetyModeType: TypeDeclaration = declareEnum(
  'public enum System.Threading.LazyThreadSafetyMode',
  modes,
);
