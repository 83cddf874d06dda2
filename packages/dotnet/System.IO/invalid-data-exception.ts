// The exception `System.IO.InvalidDataException`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { SystemException } from '@mockwright/language/runtime/exceptions';
import { usual } from './io-exception-class.ts';

/** `System.IO.InvalidDataException`. */
export class InvalidDataException extends SystemException {
  static override readonly defaultText: string = 'Found invalid data while decoding.';
}

/** `System.IO.InvalidDataException`. */
export const invalidDataExceptionType: TypeDeclaration = usual(
  'InvalidDataException',
  'SystemException',
  InvalidDataException,
);
