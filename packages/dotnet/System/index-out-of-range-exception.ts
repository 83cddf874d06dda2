// The exception `System.IndexOutOfRangeException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import { plainException } from './plain-exception.ts';

/** `System.IndexOutOfRangeException`. */
export const indexOutOfRangeExceptionType: TypeDeclaration = plainException(
  'System.IndexOutOfRangeException',
  'SystemException',
  E.IndexOutOfRangeException,
);
