// The exception `System.IO.IOException`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { SystemException } from '@mockwright/language/runtime/exceptions';
import { usual } from './io-exception-class.ts';

/** `System.IO.IOException`. */
export class IOException extends SystemException {
  static override readonly textWithoutMessage: string = 'I/O error occurred.';
  static override readonly resultCode: number = -2146232800;
}

/** `System.IO.IOException`. */
export const ioExceptionType: TypeDeclaration = usual('IOException', 'SystemException', IOException, {
  'IOException(string? message, int hresult)': (message: string | null, code: number) =>
    Object.assign(new IOException(message), { hResult: code }),
});
