// The exception `System.OutOfMemoryException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import { plainException } from './plain-exception.ts';

/** `System.OutOfMemoryException`. */
export const outOfMemoryExceptionType: TypeDeclaration = plainException(
  'System.OutOfMemoryException',
  'SystemException',
  E.OutOfMemoryException,
);
