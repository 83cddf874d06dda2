// The exception `System.Net.Http.HttpRequestException`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Exception } from '@mockwright/language/runtime/exceptions';

class HttpRequestException extends Exception {
  statusCode: number | null = null;
  requestError: number = 0;
}

function create(
  message: string | null,
  inner: Exception | null,
  statusCode: number | null,
  requestError: number = 0,
): Exception {
  return Object.assign(new HttpRequestException(message, inner), { statusCode, requestError });
}

/** `System.Net.Http.HttpRequestException`. */
export const httpRequestExceptionType: TypeDeclaration = declareType(
  'public class System.Net.Http.HttpRequestException : Exception',
  () => ({
    'HttpRequestException()': () => new HttpRequestException(),
    'HttpRequestException(string? message)': (message: string | null) => new HttpRequestException(message),
    'HttpRequestException(string? message, Exception? inner)': (
      message: string | null,
      inner: Exception | null,
    ) => new HttpRequestException(message, inner),
    'HttpRequestException(string? message, Exception? inner, System.Net.HttpStatusCode? statusCode)': create,
    'HttpRequestException(System.Net.Http.HttpRequestError httpRequestError, string? message = null, Exception? inner = null, System.Net.HttpStatusCode? statusCode = null)':
      (error: number, message: string | null, inner: Exception | null, statusCode: number | null) =>
        create(message, inner, statusCode, error),
    'System.Net.Http.HttpRequestError HttpRequestError { get; }': (self: HttpRequestException) =>
      self.requestError,
    'System.Net.HttpStatusCode? StatusCode { get; }': (self: HttpRequestException) => self.statusCode,
  }),
  { runtime: HttpRequestException },
);
