// The struct `System.SByte` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { declareInteger } from './declare-integer.ts';

/** `System.SByte`. */
export const sbyteType: TypeDeclaration = declareInteger('sbyte', 'SByte');
