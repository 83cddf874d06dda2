// The exception `System.MissingFieldException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import { missing } from './file-exception-members.ts';

/** `System.MissingFieldException`. */
export const missingFieldExceptionType: TypeDeclaration = missing(
  'MissingFieldException',
  'MissingMemberException',
  E.MissingFieldException,
  'fieldName',
);
