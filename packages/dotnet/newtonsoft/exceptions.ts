// The exceptions of Newtonsoft.Json: classes and declarations.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Exception } from '@mockwright/language/runtime/exceptions';
import { serializationConstructor } from '../System/plain-exception.ts';
import { positionMessage } from './json-position.ts';
import type { LineInfo } from './json-position.ts';

/** `Newtonsoft.Json.JsonException`. */
export class JsonException extends Exception {}

/** What `JsonReaderException` and `JsonSerializationException` have in common: where in the JSON it happened. */
class PositionedException extends JsonException {
  readonly path: string | null;
  readonly lineNumber: number;
  readonly linePosition: number;
  constructor(
    message: string | null = null,
    innerException: Exception | null = null,
    path: string | null = null,
    line: number = 0,
    position: number = 0,
  ) {
    super(message, innerException);
    this.path = path;
    this.lineNumber = line;
    this.linePosition = position;
  }
}
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

const jsonExceptionType: TypeDeclaration = declareType(
  'public class Newtonsoft.Json.JsonException : System.Exception',
  () => ({
    'JsonException()': () => new JsonException(),
    ...serializationConstructor('JsonException', () => new JsonException()),
    'JsonException(string message)': (message: string | null) => new JsonException(message),
    'JsonException(string message, Exception? innerException)': (
      message: string | null,
      inner: Exception | null,
    ) => new JsonException(message, inner),
  }),
  { runtime: JsonException },
);
const jsonReaderExceptionType: TypeDeclaration = declareType(
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
const jsonSerializationExceptionType: TypeDeclaration = declareType(
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
const jsonWriterExceptionType: TypeDeclaration = declareType(
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

/** All exceptions, as template code sees them. */
export const jsonExceptions: readonly TypeDeclaration[] = [
  jsonExceptionType,
  jsonReaderExceptionType,
  jsonSerializationExceptionType,
  jsonWriterExceptionType,
];
