// The exception `System.MissingMemberException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import { missing } from './file-exception-members.ts';

/** `System.MissingMemberException`. */
export const missingMemberExceptionType: TypeDeclaration = missing(
  'MissingMemberException',
  'MemberAccessException',
  E.MissingMemberException,
  'memberName',
);
