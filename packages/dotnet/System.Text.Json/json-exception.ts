// The exception `System.Text.Json.JsonException`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Exception } from '@mockwright/language/runtime/exceptions';

/** `System.Text.Json.JsonException`. */
export class JsonException extends Exception {
  readonly path: string | null;
  readonly line: bigint | null;
  readonly position: bigint | null;
  constructor(
    message: string | null = null,
    inner: Exception | null = null,
    path: string | null = null,
    line: bigint | null = null,
    position: bigint | null = null,
  ) {
    super(message, inner);
    this.path = path;
    this.line = line;
    this.position = position;
  }
}

/** `System.Text.Json.JsonException`. */
export const jsonExceptionType: TypeDeclaration = declareType(
  'public class System.Text.Json.JsonException : Exception',
  () => ({
    'JsonException()': () => new JsonException(),
    'JsonException(string? message)': (message: string | null) => new JsonException(message),
    'JsonException(string? message, Exception? innerException)': (
      message: string | null,
      inner: Exception | null,
    ) => new JsonException(message, inner),
    'JsonException(string? message, string? path, long? lineNumber, long? bytePositionInLine)': (
      message: string | null,
      path: string | null,
      line: bigint | null,
      position: bigint | null,
    ) => new JsonException(message, null, path, line, position),
    'JsonException(string? message, string? path, long? lineNumber, long? bytePositionInLine, Exception? innerException)':
      (
        message: string | null,
        path: string | null,
        line: bigint | null,
        position: bigint | null,
        inner: Exception | null,
      ) => new JsonException(message, inner, path, line, position),
    'long? BytePositionInLine { get; }': (self: JsonException) => self.position,
    'long? LineNumber { get; }': (self: JsonException) => self.line,
    'string? Path { get; }': (self: JsonException) => self.path,
  }),
  { runtime: JsonException },
);
