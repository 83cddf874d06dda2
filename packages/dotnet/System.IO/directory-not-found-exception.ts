// The exception `System.IO.DirectoryNotFoundException`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { usual } from './io-exception-class.ts';
import { IOException } from './io-exception.ts';

/** `System.IO.DirectoryNotFoundException`. */
class DirectoryNotFoundException extends IOException {
  static override readonly defaultText: string = 'Attempted to access a path that is not on the disk.';
  static override readonly resultCode: number = -2147024893;
}

/** `System.IO.DirectoryNotFoundException`. */
export const directoryNotFoundExceptionType: TypeDeclaration = usual(
  'DirectoryNotFoundException',
  'IOException',
  DirectoryNotFoundException,
);
