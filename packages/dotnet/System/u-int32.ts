// The struct `System.UInt32` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { declareInteger } from './declare-integer.ts';

/** `System.UInt32`. */
export const uint32Type: TypeDeclaration = declareInteger('uint', 'UInt32');
