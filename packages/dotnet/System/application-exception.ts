// The exception `System.ApplicationException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import { plainException } from './plain-exception.ts';

/** `System.ApplicationException`. */
export const applicationExceptionType: TypeDeclaration = plainException(
  'System.ApplicationException',
  'Exception',
  E.ApplicationException,
);
