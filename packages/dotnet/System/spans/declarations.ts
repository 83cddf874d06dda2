// All types that have to do with spans.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { base64Types } from '../../System.Buffers.Text/base64-types.ts';
import { binaryPrimitivesType } from '../../System.Buffers.Binary/binary-primitives.ts';
import { bufferWriterTypes } from '../../System.Buffers/array-buffer-writer.ts';
import { bufferTypes } from '../../System.Buffers/buffers.ts';
import { collectionsMarshalType } from '../../System.Runtime.InteropServices/collections-marshal.ts';
import { memoryExtensionsType } from '../memory-extensions.ts';
import { memoryTypes } from '../memory-types.ts';
import { utf8FormatterTypes } from '../../System.Buffers.Text/utf8-formatter.ts';
import { utf8Types } from '../../System.Text/utf8-types.ts';
import { unsafeType } from '../../System.Runtime.CompilerServices/unsafe.ts';
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
  ...bufferTypes,
  ...bufferWriterTypes,
  ...base64Types,
  ...utf8Types,
  ...utf8FormatterTypes,
];
