// The exception `System.ArrayTypeMismatchException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import { plainException } from './plain-exception.ts';

/** `System.ArrayTypeMismatchException`. */
export const arrayTypeMismatchExceptionType: TypeDeclaration = plainException(
  'System.ArrayTypeMismatchException',
  'SystemException',
  E.ArrayTypeMismatchException,
);
