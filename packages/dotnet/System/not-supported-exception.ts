// The exception `System.NotSupportedException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import { plainException } from './plain-exception.ts';

/** `System.NotSupportedException`. */
export const notSupportedExceptionType: TypeDeclaration = plainException(
  'System.NotSupportedException',
  'SystemException',
  E.NotSupportedException,
);
