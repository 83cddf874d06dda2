// The exception `System.ArgumentNullException` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { serializationConstructor } from './plain-exception.ts';

export const argumentNullExceptionType: TypeDeclaration = declareType(
  'public class System.ArgumentNullException : ArgumentException',
  () => ({
    'ArgumentNullException()': () => new E.ArgumentNullException(),
    ...serializationConstructor('ArgumentNullException', () => new E.ArgumentNullException()),
    'ArgumentNullException(string? paramName)': (name: string | null) => new E.ArgumentNullException(name),
    'ArgumentNullException(string? message, Exception? innerException)': (
      message: string | null,
      inner: Exception | null,
    ) => new E.ArgumentNullException(null, message, inner),
    'ArgumentNullException(string? paramName, string? message)': (
      name: string | null,
      message: string | null,
    ) => new E.ArgumentNullException(name, message),
    'static void ThrowIfNull(object? argument, string? paramName = null)': (
      argument: unknown,
      name: string | null,
    ) => {
      if (argument === null) throw new E.ArgumentNullException(name);
    },
  }),
  { runtime: E.ArgumentNullException },
);
