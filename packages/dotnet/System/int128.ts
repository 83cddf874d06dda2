// The struct `System.Int128` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { declareWide } from './declare-wide.ts';

/** `System.Int128`. */
export const int128Type: TypeDeclaration = declareWide('Int128');
