// The exception `System.ArgumentException` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { serializationConstructor } from './plain-exception.ts';

function throwIfEmpty(argument: string | null, paramName: string | null): void {
  if (argument === null) throw new E.ArgumentNullException(paramName);
  if (argument === '') throw new E.ArgumentException('The value cannot be an empty string.', paramName);
}
function throwIfWhiteSpace(argument: string | null, paramName: string | null): void {
  if (argument === null) throw new E.ArgumentNullException(paramName);
  if (argument.trim() === '') {
    throw new E.ArgumentException(
      'The value cannot be an empty string or composed entirely of whitespace.',
      paramName,
    );
  }
}

export const argumentExceptionType: TypeDeclaration = declareType(
  'public class System.ArgumentException : SystemException',
  () => ({
    'ArgumentException()': () => new E.ArgumentException(),
    'ArgumentException(string? message)': (message: string | null) => new E.ArgumentException(message),
    'ArgumentException(string? message, Exception? innerException)': (
      message: string | null,
      inner: Exception | null,
    ) => new E.ArgumentException(message, null, inner),
    'ArgumentException(string? message, string? paramName, Exception? innerException)': (
      message: string | null,
      name: string | null,
      inner: Exception | null,
    ) => new E.ArgumentException(message, name, inner),
    'ArgumentException(string? message, string? paramName)': (message: string | null, name: string | null) =>
      new E.ArgumentException(message, name),
    ...serializationConstructor('ArgumentException', () => new E.ArgumentException()),
    'static void ThrowIfNullOrEmpty(string? argument, string? paramName = null)': throwIfEmpty,
    'static void ThrowIfNullOrWhiteSpace(string? argument, string? paramName = null)': throwIfWhiteSpace,
    'override string Message { get; }': (self: Exception) => self.baseMessage(),
    'virtual string? ParamName { get; }': (self: E.ArgumentException) => self.paramName,
  }),
  { runtime: E.ArgumentException },
);
