// The exception `Newtonsoft.Json.JsonException`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Exception } from '@mockwright/language/runtime/exceptions';
import { serializationConstructor } from '../System/plain-exception.ts';

/** `Newtonsoft.Json.JsonException`. */
export class JsonException extends Exception {}

export const jsonExceptionType: TypeDeclaration = declareType(
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
