// The exception `System.NullReferenceException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import { plainException } from './plain-exception.ts';

/** `System.NullReferenceException`. */
export const nullReferenceExceptionType: TypeDeclaration = plainException(
  'System.NullReferenceException',
  'SystemException',
  E.NullReferenceException,
);
