// The struct `System.UInt16` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { declareInteger } from './declare-integer.ts';

/** `System.UInt16`. */
export const uint16Type: TypeDeclaration = declareInteger('ushort', 'UInt16');
