// The exception `System.Text.Json.JsonReaderException`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { JsonException } from './json-exception.ts';

/** What the reader throws; not public in .NET. */
export class JsonReaderException extends JsonException {}

/** `System.Text.Json.JsonReaderException`. */
export const jsonReaderExceptionType: TypeDeclaration = declareType(
  'internal sealed class System.Text.Json.JsonReaderException : JsonException',
  {},
  { runtime: JsonReaderException },
);
