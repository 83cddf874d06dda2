// The exception `System.MemberAccessException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import { plainException } from './plain-exception.ts';

/** `System.MemberAccessException`. */
export const memberAccessExceptionType: TypeDeclaration = plainException(
  'System.MemberAccessException',
  'SystemException',
  E.MemberAccessException,
);
