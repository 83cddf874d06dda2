// The exception `System.MissingMethodException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import { missing } from './file-exception-members.ts';

/** `System.MissingMethodException`. */
export const missingMethodExceptionType: TypeDeclaration = missing(
  'MissingMethodException',
  'MissingMemberException',
  E.MissingMethodException,
  'methodName',
);
