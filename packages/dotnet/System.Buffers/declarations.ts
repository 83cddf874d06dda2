// All types of `System.Buffers`.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { spanActionType } from './span-action.ts';
import { readOnlySpanActionType } from './read-only-span-action.ts';
import { operationStatusType } from './operation-status.ts';
import { arrayPoolType } from './array-pool.ts';
import { searchValuesType, searchValuesOfTType } from './search-values.ts';
import { iBufferWriterType } from './i-buffer-writer.ts';
import { arrayBufferWriterType } from './array-buffer-writer.ts';
import { buffersExtensionsType } from './buffers-extensions.ts';
import { standardFormatType } from './standard-format.ts';

/** The types of `System.Buffers`, containing types before the types inside them. */
export const systemBuffersDeclarations: readonly TypeDeclaration[] = [
  spanActionType,
  readOnlySpanActionType,
  operationStatusType,
  arrayPoolType,
  searchValuesType,
  searchValuesOfTType,
  iBufferWriterType,
  arrayBufferWriterType,
  buffersExtensionsType,
  standardFormatType,
];
