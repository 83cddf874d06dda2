// System.IO, as far as it needs no files.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { brotliStreamType } from '../System.IO.Compression/brotli-stream.ts';
import { compressionLevelType } from '../System.IO.Compression/compression-level.ts';
import { compressionModeType } from '../System.IO.Compression/compression-mode.ts';
import { deflateStreamType } from '../System.IO.Compression/deflate-stream.ts';
import { gZipStreamType } from '../System.IO.Compression/g-zip-stream.ts';
import { zLibStreamType } from '../System.IO.Compression/z-lib-stream.ts';
import { binaryReaderType } from './binary-reader-type.ts';
import { binaryWriterType } from './binary-writer-type.ts';
import { directoryNotFoundExceptionType } from './directory-not-found-exception.ts';
import { endOfStreamExceptionType } from './end-of-stream-exception.ts';
import { fileLoadExceptionType } from './file-load-exception.ts';
import { fileNotFoundExceptionType } from './file-not-found-exception.ts';
import { invalidDataExceptionType } from './invalid-data-exception.ts';
import { ioExceptionType } from './io-exception.ts';
import { memoryStreamType } from './memory-stream.ts';
import { pathTooLongExceptionType } from './path-too-long-exception.ts';
import { pathType } from './path.ts';
import { seekOriginType } from './seek-origin.ts';
import { streamReaderType } from './stream-reader.ts';
import { streamType } from './stream-type.ts';
import { streamWriterType } from './stream-writer.ts';
import { stringReaderType } from './string-reader.ts';
import { stringWriterType } from './string-writer.ts';
import { textReaderType } from './text-reader-type.ts';
import { textWriterType } from './text-writer.ts';

/** The types of `System.IO` that hold no files. */
export const textIoDeclarations: readonly TypeDeclaration[] = [
  ioExceptionType,
  directoryNotFoundExceptionType,
  endOfStreamExceptionType,
  pathTooLongExceptionType,
  invalidDataExceptionType,
  fileNotFoundExceptionType,
  fileLoadExceptionType,
  seekOriginType,
  streamType,
  memoryStreamType,
  compressionModeType,
  compressionLevelType,
  deflateStreamType,
  gZipStreamType,
  zLibStreamType,
  brotliStreamType,
  textReaderType,
  stringReaderType,
  streamReaderType,
  textWriterType,
  stringWriterType,
  streamWriterType,
  binaryWriterType,
  binaryReaderType,
  pathType,
];
