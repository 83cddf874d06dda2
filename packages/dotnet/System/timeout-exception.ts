// The exception `System.TimeoutException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import { plainException } from './plain-exception.ts';

/** `System.TimeoutException`. */
export const timeoutExceptionType: TypeDeclaration = plainException(
  'System.TimeoutException',
  'SystemException',
  E.TimeoutException,
);
