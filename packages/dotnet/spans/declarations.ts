// All types that have to do with spans.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { base64Types } from './base64-types.ts';
import { binaryPrimitivesType } from './binary-primitives.ts';
import { bufferWriterTypes } from './array-buffer-writer.ts';
import { bufferTypes } from './buffers.ts';
import { collectionsMarshalType } from './collections-marshal.ts';
import { memoryExtensionsType } from './memory-extensions.ts';
import { memoryTypes } from './memory-types.ts';
import { utf8FormatterTypes } from './utf8-formatter.ts';
import { utf8Types } from './utf8-types.ts';
import { unsafeType } from './unsafe.ts';
import { splittingTypes } from './span-splitting.ts';
import { spanTypes } from './span-types.ts';

/** Spans, memories and their extension methods, containing types first. */
export const spanDeclarations: readonly TypeDeclaration[] = [
  ...spanTypes,
  ...memoryTypes,
  memoryExtensionsType,
  ...splittingTypes,
  collectionsMarshalType,
  unsafeType,
  binaryPrimitivesType,
  ...bufferTypes,
  ...bufferWriterTypes,
  ...base64Types,
  ...utf8Types,
  ...utf8FormatterTypes,
];
