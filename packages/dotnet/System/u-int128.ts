// The struct `System.UInt128` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { declareWide } from './declare-wide.ts';

/** `System.UInt128`. */
export const uInt128Type: TypeDeclaration = declareWide('UInt128');
