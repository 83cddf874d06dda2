// The struct `System.Int64` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { declareInteger } from './declare-integer.ts';

/** `System.Int64`. */
export const int64Type: TypeDeclaration = declareInteger('long', 'Int64');
