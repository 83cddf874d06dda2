// The struct `System.UInt64` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { declareInteger } from './declare-integer.ts';

/** `System.UInt64`. */
export const uint64Type: TypeDeclaration = declareInteger('ulong', 'UInt64');
