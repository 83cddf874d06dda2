// System.IO, as far as it needs no files.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { compressionTypes } from '../System.IO.Compression/compression.ts';
import { binaryTypes } from './binary-io.ts';
import { ioExceptionTypes } from './io-exceptions.ts';
import { pathType } from './path.ts';
import { streamReaderType } from './stream-reader.ts';
import { streamTypes } from './stream-types.ts';
import { streamWriterType } from './stream-writer.ts';
import { stringReaderType, textReaderType } from './text-reader.ts';
import { stringWriterType, textWriterType } from './text-writer.ts';

/** The types of `System.IO` that hold no files. */
export const textIoDeclarations: readonly TypeDeclaration[] = [
  ...ioExceptionTypes,
  ...streamTypes,
  ...compressionTypes,
  textReaderType,
  stringReaderType,
  streamReaderType,
  textWriterType,
  stringWriterType,
  streamWriterType,
  ...binaryTypes,
  pathType,
];
