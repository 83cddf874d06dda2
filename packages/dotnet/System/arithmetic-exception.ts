// The exception `System.ArithmeticException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import { plainException } from './plain-exception.ts';

/** `System.ArithmeticException`. */
export const arithmeticExceptionType: TypeDeclaration = plainException(
  'System.ArithmeticException',
  'SystemException',
  E.ArithmeticException,
);
