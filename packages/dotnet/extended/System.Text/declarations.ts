// The types of `System.Text` that are declared once code names one of those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { spanLineEnumeratorType } from './span-line-enumerator.ts';
import { asciiType } from './ascii.ts';
import { stringRuneEnumeratorType } from './string-rune-enumerator.ts';
import { spanRuneEnumeratorType } from './span-rune-enumerator.ts';

/** Types of `System.Text`, containing types before the types inside them. */
export const systemTextDeclarations: readonly TypeDeclaration[] = [
  spanLineEnumeratorType,
  asciiType,
  stringRuneEnumeratorType,
  spanRuneEnumeratorType,
];
