// The types of `System.Text.Json` that are declared once code names one of those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { jsonTokenTypeType } from './json-token-type.ts';
import { jsonWriterOptionsType } from './json-writer-options.ts';
import { jsonReaderOptionsType } from './json-reader-options.ts';
import { utf8JsonWriterType } from './utf8-json-writer.ts';
import { utf8JsonReaderType } from './utf8-json-reader.ts';

/** Types of `System.Text.Json`, containing types before the types inside them. */
export const systemTextJsonDeclarations: readonly TypeDeclaration[] = [
  jsonTokenTypeType,
  jsonWriterOptionsType,
  jsonReaderOptionsType,
  utf8JsonWriterType,
  utf8JsonReaderType,
];
