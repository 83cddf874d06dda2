// The exceptions of System.Security.Cryptography.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { SystemException } from '@mockwright/language/runtime/exceptions';
import { plainException } from '../System/plain-exception.ts';

/** `System.Security.Cryptography.CryptographicException`. */
export class CryptographicException extends SystemException {
  static override readonly defaultText: string = 'Error occurred during a cryptographic operation.';
}

/** `System.Security.Cryptography.AuthenticationTagMismatchException`. */
export class AuthenticationTagMismatchException extends CryptographicException {
  static override readonly defaultText: string =
    'The computed authentication tag did not match the input authentication tag.';
}

/** `System.Security.Cryptography.CryptographicException`. */
export const cryptographicExceptionType: TypeDeclaration = plainException(
  'System.Security.Cryptography.CryptographicException',
  'SystemException',
  CryptographicException,
);
