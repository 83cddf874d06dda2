// The struct `System.Int16` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { declareInteger } from './declare-integer.ts';

/** `System.Int16`. */
export const int16Type: TypeDeclaration = declareInteger('short', 'Int16');
