// The exception `System.UnauthorizedAccessException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import { plainException } from './plain-exception.ts';

/** `System.UnauthorizedAccessException`. */
export const unauthorizedAccessExceptionType: TypeDeclaration = plainException(
  'System.UnauthorizedAccessException',
  'SystemException',
  E.UnauthorizedAccessException,
);
