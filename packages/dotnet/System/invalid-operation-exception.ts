// The exception `System.InvalidOperationException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import { plainException } from './plain-exception.ts';

/** `System.InvalidOperationException`. */
export const invalidOperationExceptionType: TypeDeclaration = plainException(
  'System.InvalidOperationException',
  'SystemException',
  E.InvalidOperationException,
);
