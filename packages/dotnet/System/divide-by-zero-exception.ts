// The exception `System.DivideByZeroException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import { plainException } from './plain-exception.ts';

/** `System.DivideByZeroException`. */
export const divideByZeroExceptionType: TypeDeclaration = plainException(
  'System.DivideByZeroException',
  'ArithmeticException',
  E.DivideByZeroException,
);
