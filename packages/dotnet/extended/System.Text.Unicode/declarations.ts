// The types of `System.Text.Unicode` that are declared once code names one of those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { utf8Type } from './utf8.ts';
import { unicodeRangesType } from './unicode-ranges.ts';

/** Types of `System.Text.Unicode`, containing types before the types inside them. */
export const systemTextUnicodeDeclarations: readonly TypeDeclaration[] = [utf8Type, unicodeRangesType];
