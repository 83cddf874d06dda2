// The exception `System.Reflection.AmbiguousMatchException`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { SystemException } from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';

/** Thrown where one member or attribute is asked for and several fit. */
export class AmbiguousMatchException extends SystemException {
  static override readonly defaultText: string = 'Ambiguous match found.';
  static override readonly resultCode: number = -2147475171;
}

/** `System.Reflection.AmbiguousMatchException`. */
export const ambiguousMatchExceptionType: TypeDeclaration = declareType(
  'public sealed class System.Reflection.AmbiguousMatchException : SystemException',
  () => ({
    'AmbiguousMatchException()': () => new AmbiguousMatchException(),
    'AmbiguousMatchException(string? message)': (message: string | null) =>
      new AmbiguousMatchException(message),
    'AmbiguousMatchException(string? message, Exception? inner)': (
      message: string | null,
      inner: Exception | null,
    ) => new AmbiguousMatchException(message, inner),
  }),
  { runtime: AmbiguousMatchException },
);
