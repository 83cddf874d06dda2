// The exception `System.Reflection.TargetInvocationException` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';

/** `System.Reflection.TargetInvocationException`. */
export const targetInvocationExceptionType: TypeDeclaration = declareType(
  'public sealed class System.Reflection.TargetInvocationException : ApplicationException',
  () => ({
    'TargetInvocationException(Exception? inner)': (inner: Exception | null) =>
      new E.TargetInvocationException(null, inner),
    'TargetInvocationException(string? message, Exception? inner)': (
      message: string | null,
      inner: Exception | null,
    ) => new E.TargetInvocationException(message, inner),
  }),
  { runtime: E.TargetInvocationException },
);
