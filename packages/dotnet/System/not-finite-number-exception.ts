// The exception `System.NotFiniteNumberException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { plainException } from './plain-exception.ts';

/** `System.NotFiniteNumberException`. */
export const notFiniteNumberExceptionType: TypeDeclaration = plainException(
  'System.NotFiniteNumberException',
  'ArithmeticException',
  E.NotFiniteNumberException,
  {
    'NotFiniteNumberException(double offendingNumber)': (offendingNumber: number) =>
      new E.NotFiniteNumberException(
        'Overflow or underflow in the arithmetic operation.',
        null,
        offendingNumber,
      ),
    'NotFiniteNumberException(string? message, double offendingNumber)': (
      message: string | null,
      offendingNumber: number,
    ) => new E.NotFiniteNumberException(message, null, offendingNumber),
    'NotFiniteNumberException(string? message, double offendingNumber, Exception? innerException)': (
      message: string | null,
      offendingNumber: number,
      inner: Exception | null,
    ) => new E.NotFiniteNumberException(message, inner, offendingNumber),
    'double OffendingNumber { get; }': (self: E.NotFiniteNumberException) => self.offendingNumber,
  },
);
