// The exception `Bogus.BogusException`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Exception } from '@mockwright/language/runtime/exceptions';

/** `Bogus.BogusException`: what was asked for does not exist. */
export class BogusException extends Exception {}

/** `Bogus.BogusException`. */
export const bogusExceptionType: TypeDeclaration = declareType(
  'public class Bogus.BogusException : Exception',
  () => ({
    'BogusException()': () => new BogusException(),
    'BogusException(string message)': (message: string | null) => new BogusException(message),
    'BogusException(string message, Exception innerException)': (
      message: string | null,
      inner: Exception | null,
    ) => new BogusException(message, inner),
  }),
  { runtime: BogusException },
);
