// The exception `System.FormatException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import { plainException } from './plain-exception.ts';

/** `System.FormatException`. */
export const formatExceptionType: TypeDeclaration = plainException(
  'System.FormatException',
  'SystemException',
  E.FormatException,
);
