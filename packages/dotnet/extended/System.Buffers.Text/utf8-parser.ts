// The static class `System.Buffers.Text.Utf8Parser` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { parsers } from './utf8-formatter.ts';

/** `System.Buffers.Text.Utf8Parser`. */
export const utf8ParserType: TypeDeclaration = declareType(
  'public static class System.Buffers.Text.Utf8Parser',
  parsers,
);
