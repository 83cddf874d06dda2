// The exception `System.TypeLoadException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import { plainException } from './plain-exception.ts';

/** `System.TypeLoadException`. */
export const typeLoadExceptionType: TypeDeclaration = plainException(
  'System.TypeLoadException',
  'SystemException',
  E.TypeLoadException,
  {
    'string TypeName { get; }': () => '',
  },
);
