// The exceptions of Newtonsoft.Json: classes and declarations.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { jsonExceptionType } from './json-exception.ts';
import { jsonReaderExceptionType } from './json-reader-exception.ts';
import { jsonSerializationExceptionType } from './json-serialization-exception.ts';
import { jsonWriterExceptionType } from './json-writer-exception.ts';

/** All exceptions, as template code sees them. */
export const jsonExceptions: readonly TypeDeclaration[] = [
  jsonExceptionType,
  jsonReaderExceptionType,
  jsonSerializationExceptionType,
  jsonWriterExceptionType,
];
