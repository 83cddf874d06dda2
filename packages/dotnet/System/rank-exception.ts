// The exception `System.RankException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import { plainException } from './plain-exception.ts';

/** `System.RankException`. */
export const rankExceptionType: TypeDeclaration = plainException(
  'System.RankException',
  'SystemException',
  E.RankException,
);
