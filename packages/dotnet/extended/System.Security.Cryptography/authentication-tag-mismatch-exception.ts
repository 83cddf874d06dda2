// The exception `System.Security.Cryptography.AuthenticationTagMismatchException` as template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { plainException } from '../../System/plain-exception.ts';
import { AuthenticationTagMismatchException } from '../../System.Security.Cryptography/cryptographic-exception.ts';

/** `System.Security.Cryptography.AuthenticationTagMismatchException`. */
export const authenticationTagMismatchExceptionType: TypeDeclaration = plainException(
  'System.Security.Cryptography.AuthenticationTagMismatchException',
  'System.Security.Cryptography.CryptographicException',
  AuthenticationTagMismatchException,
);
