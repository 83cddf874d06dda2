// System.IO, as far as it needs no files.
import type { TypeDeclaration } from '../../../metadata/declaration.ts';
import { stringReaderType, textReaderType } from './text-reader.ts';
import { stringWriterType, textWriterType } from './text-writer.ts';

export const textIoDeclarations: readonly TypeDeclaration[] = [
  textReaderType,
  stringReaderType,
  textWriterType,
  stringWriterType,
];
