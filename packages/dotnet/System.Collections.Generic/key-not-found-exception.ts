// The exception `System.Collections.Generic.KeyNotFoundException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import { plainException } from '../System/plain-exception.ts';

/** `System.Collections.Generic.KeyNotFoundException`. */
export const keyNotFoundExceptionType: TypeDeclaration = plainException(
  'System.Collections.Generic.KeyNotFoundException',
  'SystemException',
  E.KeyNotFoundException,
);
