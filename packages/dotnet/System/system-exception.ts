// The exception `System.SystemException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import { plainException } from './plain-exception.ts';

/** `System.SystemException`. */
export const systemExceptionType: TypeDeclaration = plainException(
  'System.SystemException',
  'Exception',
  E.SystemException,
);
