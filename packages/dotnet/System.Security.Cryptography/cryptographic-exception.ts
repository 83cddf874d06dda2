// The exceptions of System.Security.Cryptography.
import { SystemException } from '@mockwright/language/runtime/exceptions';

/** `System.Security.Cryptography.CryptographicException`. */
export class CryptographicException extends SystemException {
  static override readonly defaultText: string = 'Error occurred during a cryptographic operation.';
}

/** `System.Security.Cryptography.AuthenticationTagMismatchException`. */
export class AuthenticationTagMismatchException extends CryptographicException {
  static override readonly defaultText: string =
    'The computed authentication tag did not match the input authentication tag.';
}
