// All types of `System.Text.Unicode`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { utf8Type } from './utf8.ts';
import { unicodeRangeType } from './unicode-range.ts';
import { unicodeRangesType } from './unicode-ranges.ts';

/** The types of `System.Text.Unicode`, containing types before the types inside them. */
export const systemTextUnicodeDeclarations: readonly TypeDeclaration[] = [
  utf8Type,
  unicodeRangeType,
  unicodeRangesType,
];
