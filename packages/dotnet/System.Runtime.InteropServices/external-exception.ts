// The exception `System.Runtime.InteropServices.ExternalException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { externalText } from '../System/exception-text.ts';
import { plainException } from '../System/plain-exception.ts';

/** `System.Runtime.InteropServices.ExternalException`. */
export const externalExceptionType: TypeDeclaration = plainException(
  'System.Runtime.InteropServices.ExternalException',
  'SystemException',
  E.ExternalException,
  {
    'virtual int ErrorCode { get; }': (self: Exception) => self.hResult,
    'override string ToString()': externalText,
  },
);
