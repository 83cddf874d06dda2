// The exception `Newtonsoft.Json.JsonWriterException`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { serializationConstructor } from '../System/plain-exception.ts';
import { JsonException } from './json-exception.ts';
import { positionMessage } from './json-position.ts';

/** `Newtonsoft.Json.JsonWriterException`. */
export class JsonWriterException extends JsonException {
  readonly path: string | null;
  constructor(
    message: string | null = null,
    innerException: Exception | null = null,
    path: string | null = null,
  ) {
    super(message, innerException);
    this.path = path;
  }
  /** With the path added to the message. */
  static at(path: string, message: string, inner: Exception | null = null): JsonWriterException {
    return new JsonWriterException(positionMessage(null, path, message), inner, path);
  }
}

export const jsonWriterExceptionType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.JsonWriterException : Newtonsoft.Json.JsonException',
  () => ({
    'string? Path { get; }': (self: JsonWriterException) => self.path,
    'JsonWriterException()': () => new JsonWriterException(),
    ...serializationConstructor('JsonWriterException', () => new JsonWriterException()),
    'JsonWriterException(string message)': (message: string | null) => new JsonWriterException(message),
    'JsonWriterException(string message, Exception innerException)': (
      message: string | null,
      inner: Exception | null,
    ) => new JsonWriterException(message, inner),
    'JsonWriterException(string message, string path, Exception? innerException)': (
      message: string | null,
      path: string | null,
      inner: Exception | null,
    ) => new JsonWriterException(message, inner, path),
  }),
  { runtime: JsonWriterException },
);
