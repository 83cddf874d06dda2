// The exception `System.IO.EndOfStreamException`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { usual } from './io-exception-class.ts';
import { IOException } from './io-exception.ts';

/** `System.IO.EndOfStreamException`. */
export class EndOfStreamException extends IOException {
  static override readonly defaultText: string = 'Attempted to read past the end of the stream.';
  static override readonly resultCode: number = -2147024858;
}

/** `System.IO.EndOfStreamException`. */
export const endOfStreamExceptionType: TypeDeclaration = usual(
  'EndOfStreamException',
  'IOException',
  EndOfStreamException,
);
