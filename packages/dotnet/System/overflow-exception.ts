// The exception `System.OverflowException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import { plainException } from './plain-exception.ts';

/** `System.OverflowException`. */
export const overflowExceptionType: TypeDeclaration = plainException(
  'System.OverflowException',
  'ArithmeticException',
  E.OverflowException,
);
