// The exception `Newtonsoft.Json.JsonReaderException`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { serializationConstructor } from '../System/plain-exception.ts';
import { positionMessage } from './json-position.ts';
import type { LineInfo } from './json-position.ts';
import { PositionedException } from './positioned-exception.ts';

/** `Newtonsoft.Json.JsonReaderException`. */
export class JsonReaderException extends PositionedException {
  /** With the path and, where known, the line added to the message. */
  static at(
    lines: LineInfo | null,
    path: string,
    message: string,
    inner: Exception | null = null,
  ): JsonReaderException {
    const known = lines !== null && lines.hasLineInfo();
    return new JsonReaderException(
      positionMessage(lines, path, message),
      inner,
      path,
      known ? lines.lineNumber : 0,
      known ? lines.linePosition : 0,
    );
  }
}
export const jsonReaderExceptionType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.JsonReaderException : Newtonsoft.Json.JsonException',
  () => ({
    'int LineNumber { get; }': (self: JsonReaderException) => self.lineNumber,
    'int LinePosition { get; }': (self: JsonReaderException) => self.linePosition,
    'string? Path { get; }': (self: JsonReaderException) => self.path,
    'JsonReaderException()': () => new JsonReaderException(),
    ...serializationConstructor('JsonReaderException', () => new JsonReaderException()),
    'JsonReaderException(string message)': (message: string | null) => new JsonReaderException(message),
    'JsonReaderException(string message, Exception innerException)': (
      message: string | null,
      inner: Exception | null,
    ) => new JsonReaderException(message, inner),
    'JsonReaderException(string message, string path, int lineNumber, int linePosition, Exception? innerException)':
      (
        message: string | null,
        path: string | null,
        line: number,
        position: number,
        inner: Exception | null,
      ) => new JsonReaderException(message, inner, path, line, position),
  }),
  { runtime: JsonReaderException },
);
