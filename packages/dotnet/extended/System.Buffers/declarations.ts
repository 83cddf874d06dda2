// The types of `System.Buffers` that are declared once code names one of those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { readOnlySpanActionType } from './read-only-span-action.ts';
import { arrayPoolType } from './array-pool.ts';
import { iBufferWriterType } from './i-buffer-writer.ts';
import { arrayBufferWriterType } from './array-buffer-writer.ts';
import { buffersExtensionsType } from './buffers-extensions.ts';
import { standardFormatType } from './standard-format.ts';

/** Types of `System.Buffers`, containing types before the types inside them. */
export const systemBuffersDeclarations: readonly TypeDeclaration[] = [
  readOnlySpanActionType,
  arrayPoolType,
  iBufferWriterType,
  arrayBufferWriterType,
  buffersExtensionsType,
  standardFormatType,
];
