// The exception `Newtonsoft.Json.JsonSerializationException`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { serializationConstructor } from '../System/plain-exception.ts';
import { positionMessage } from './json-position.ts';
import type { LineInfo } from './json-position.ts';
import { PositionedException } from './positioned-exception.ts';

/** `Newtonsoft.Json.JsonSerializationException`. */
export class JsonSerializationException extends PositionedException {
  /** With the path and, where known, the line added to the message. */
  static at(
    lines: LineInfo | null,
    path: string,
    message: string,
    inner: Exception | null = null,
  ): JsonSerializationException {
    const known = lines !== null && lines.hasLineInfo();
    return new JsonSerializationException(
      positionMessage(lines, path, message),
      inner,
      path,
      known ? lines.lineNumber : 0,
      known ? lines.linePosition : 0,
    );
  }
}
export const jsonSerializationExceptionType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.JsonSerializationException : Newtonsoft.Json.JsonException',
  () => ({
    'int LineNumber { get; }': (self: JsonSerializationException) => self.lineNumber,
    'int LinePosition { get; }': (self: JsonSerializationException) => self.linePosition,
    'string? Path { get; }': (self: JsonSerializationException) => self.path,
    'JsonSerializationException()': () => new JsonSerializationException(),
    ...serializationConstructor('JsonSerializationException', () => new JsonSerializationException()),
    'JsonSerializationException(string message)': (message: string | null) =>
      new JsonSerializationException(message),
    'JsonSerializationException(string message, Exception innerException)': (
      message: string | null,
      inner: Exception | null,
    ) => new JsonSerializationException(message, inner),
    'JsonSerializationException(string message, string path, int lineNumber, int linePosition, Exception? innerException)':
      (
        message: string | null,
        path: string | null,
        line: number,
        position: number,
        inner: Exception | null,
      ) => new JsonSerializationException(message, inner, path, line, position),
  }),
  { runtime: JsonSerializationException },
);
