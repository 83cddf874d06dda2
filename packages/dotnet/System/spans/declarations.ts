// All types that have to do with spans.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { binaryPrimitivesType } from '../../System.Buffers.Binary/binary-primitives.ts';
import { base64Types } from '../../System.Buffers.Text/base64-types.ts';
import { utf8FormatterType } from '../../System.Buffers.Text/utf8-formatter.ts';
import { utf8ParserType } from '../../System.Buffers.Text/utf8-parser.ts';
import { arrayBufferWriterType } from '../../System.Buffers/array-buffer-writer.ts';
import { arrayPoolType } from '../../System.Buffers/array-pool.ts';
import { buffersExtensionsType } from '../../System.Buffers/buffers-extensions.ts';
import { iBufferWriterType } from '../../System.Buffers/i-buffer-writer.ts';
import { operationStatusType } from '../../System.Buffers/operation-status.ts';
import { searchValuesOfTType, searchValuesType } from '../../System.Buffers/search-values.ts';
import { standardFormatType } from '../../System.Buffers/standard-format.ts';
import { unsafeType } from '../../System.Runtime.CompilerServices/unsafe.ts';
import { collectionsMarshalType } from '../../System.Runtime.InteropServices/collections-marshal.ts';
import { utf8Types } from '../../System.Text/utf8-types.ts';
import { memoryExtensionsType } from '../memory-extensions.ts';
import { memoryTypes } from '../memory-types.ts';
import { splittingTypes } from '../span-splitting.ts';
import { spanTypes } from '../span-types.ts';

/** Spans, memories and their extension methods, containing types first. */
export const spanDeclarations: readonly TypeDeclaration[] = [
  ...spanTypes,
  ...memoryTypes,
  memoryExtensionsType,
  ...splittingTypes,
  collectionsMarshalType,
  unsafeType,
  binaryPrimitivesType,
  operationStatusType,
  arrayPoolType,
  searchValuesType,
  searchValuesOfTType,
  iBufferWriterType,
  arrayBufferWriterType,
  buffersExtensionsType,
  ...base64Types,
  ...utf8Types,
  standardFormatType,
  utf8FormatterType,
  utf8ParserType,
];
