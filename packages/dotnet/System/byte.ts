// The struct `System.Byte` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { declareInteger } from './declare-integer.ts';

/** `System.Byte`. */
export const byteType: TypeDeclaration = declareInteger('byte', 'Byte');
