// The exception `System.PlatformNotSupportedException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import { plainException } from './plain-exception.ts';

/** `System.PlatformNotSupportedException`. */
export const platformNotSupportedExceptionType: TypeDeclaration = plainException(
  'System.PlatformNotSupportedException',
  'NotSupportedException',
  E.PlatformNotSupportedException,
);
