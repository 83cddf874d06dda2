// The exception `System.InvalidCastException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import * as E from '@mockwright/language/runtime/exceptions';
import { plainException } from './plain-exception.ts';

/** `System.InvalidCastException`. */
export const invalidCastExceptionType: TypeDeclaration = plainException(
  'System.InvalidCastException',
  'SystemException',
  E.InvalidCastException,
  {
    'InvalidCastException(string? message, int errorCode)': (message: string | null, code: number) =>
      Object.assign(new E.InvalidCastException(message), { hResult: code }),
  },
);
