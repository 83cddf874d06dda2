// The exception `System.IO.FileNotFoundException`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { fileMembers } from '../System/file-exception-members.ts';
import { usual } from './io-exception-class.ts';
import { NamedFileException } from './named-file-exception.ts';

/** `System.IO.FileNotFoundException`. */
export class FileNotFoundException extends NamedFileException {
  static override readonly defaultText: string = 'Unable to find the specified file.';
  static override readonly resultCode: number = -2147024894;
  static override readonly problem: string = 'The system cannot find the file specified.\n';
  /** Without a file there is nothing to say. */
  override defaultMessage(): string {
    return this.fileName === null && this.saysNull ? '' : super.defaultMessage();
  }
}

/** `System.IO.FileNotFoundException`. */
export const fileNotFoundExceptionType: TypeDeclaration = usual(
  'FileNotFoundException',
  'IOException',
  FileNotFoundException,
  fileMembers('FileNotFoundException', FileNotFoundException),
);
