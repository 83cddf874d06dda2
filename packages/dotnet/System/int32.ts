// The struct `System.Int32` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { declareInteger } from './declare-integer.ts';

/** `System.Int32`. */
export const int32Type: TypeDeclaration = declareInteger('int', 'Int32');
