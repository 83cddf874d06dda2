// The types of `System.Buffers.Text` that are declared once code names one of those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { base64Type } from './base64.ts';
import { base64UrlType } from './base64-url.ts';
import { utf8FormatterType } from './utf8-formatter.ts';
import { utf8ParserType } from './utf8-parser.ts';

/** Types of `System.Buffers.Text`, containing types before the types inside them. */
export const systemBuffersTextDeclarations: readonly TypeDeclaration[] = [
  base64Type,
  base64UrlType,
  utf8FormatterType,
  utf8ParserType,
];
