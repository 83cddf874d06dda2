// The exception `Bogus.ValidationException`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { Exception } from '@mockwright/language/runtime/exceptions';

/** `Bogus.ValidationException`: the rules of a `Faker<T>` are not complete. */
export class ValidationException extends Exception {}

/** `Bogus.ValidationException`. */
export const validationExceptionType: TypeDeclaration = declareType(
  'public class Bogus.ValidationException : Exception',
  () => ({
    'ValidationException(string message)': (message: string | null) => new ValidationException(message),
  }),
  { runtime: ValidationException },
);
