// The types of `System.IO`, but for those in extended/.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ioExceptionType } from './io-exception.ts';
import { directoryNotFoundExceptionType } from './directory-not-found-exception.ts';
import { endOfStreamExceptionType } from './end-of-stream-exception.ts';
import { pathTooLongExceptionType } from './path-too-long-exception.ts';
import { invalidDataExceptionType } from './invalid-data-exception.ts';
import { fileNotFoundExceptionType } from './file-not-found-exception.ts';
import { fileLoadExceptionType } from './file-load-exception.ts';
import { seekOriginType } from './seek-origin.ts';
import { streamType } from './stream-type.ts';
import { memoryStreamType } from './memory-stream.ts';
import { textReaderType } from './text-reader-type.ts';
import { stringReaderType } from './string-reader.ts';
import { streamReaderType } from './stream-reader.ts';
import { textWriterType } from './text-writer.ts';
import { stringWriterType } from './string-writer.ts';
import { streamWriterType } from './stream-writer.ts';
import { pathType } from './path.ts';

/** The types of `System.IO`, containing types before the types inside them. */
export const systemIODeclarations: readonly TypeDeclaration[] = [
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
  textReaderType,
  stringReaderType,
  streamReaderType,
  textWriterType,
  stringWriterType,
  streamWriterType,
  pathType,
];
