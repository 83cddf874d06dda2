// The exception `System.BadImageFormatException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import { fileMembers } from './file-exception-members.ts';
import { plainException } from './plain-exception.ts';

/** `System.BadImageFormatException`. */
export const badImageFormatExceptionType: TypeDeclaration = plainException(
  'System.BadImageFormatException',
  'SystemException',
  E.BadImageFormatException,
  fileMembers('BadImageFormatException', E.BadImageFormatException),
);
