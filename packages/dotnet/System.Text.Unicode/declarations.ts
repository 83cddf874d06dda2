// The types of `System.Text.Unicode`, but for those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { unicodeRangeType } from './unicode-range.ts';

/** The types of `System.Text.Unicode`, containing types before the types inside them. */
export const systemTextUnicodeDeclarations: readonly TypeDeclaration[] = [unicodeRangeType];
