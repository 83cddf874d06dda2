// The exception `System.NotImplementedException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import { plainException } from './plain-exception.ts';

/** `System.NotImplementedException`. */
export const notImplementedExceptionType: TypeDeclaration = plainException(
  'System.NotImplementedException',
  'SystemException',
  E.NotImplementedException,
);
