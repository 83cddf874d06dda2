// The struct `System.Double` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { declareFloating } from './declare-floating.ts';

/** `System.Double`. */
export const doubleType: TypeDeclaration = declareFloating('double', 'Double');
