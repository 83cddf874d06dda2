// The exception `System.IO.PathTooLongException`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { usual } from './io-exception-class.ts';
import { IOException } from './io-exception.ts';

/** `System.IO.PathTooLongException`. */
class PathTooLongException extends IOException {
  static override readonly defaultText: string =
    'The specified file name or path is too long, or a component of the specified path is too long.';
  static override readonly resultCode: number = -2147024690;
}

/** `System.IO.PathTooLongException`. */
export const pathTooLongExceptionType: TypeDeclaration = usual(
  'PathTooLongException',
  'IOException',
  PathTooLongException,
);
