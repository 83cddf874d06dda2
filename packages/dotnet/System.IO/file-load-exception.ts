// The exception `System.IO.FileLoadException`: what it does, and how template code sees it.
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { fileMembers } from '../System/file-exception-members.ts';
import { usual } from './io-exception-class.ts';
import { NamedFileException } from './named-file-exception.ts';

/** `System.IO.FileLoadException`. */
class FileLoadException extends NamedFileException {
  static override readonly defaultText: string = 'Could not load the specified file.';
  static override readonly resultCode: number = -2146232799;
  static override readonly problem: string = 'Could not find or load a specific file. (0x80131621)';
}

/** `System.IO.FileLoadException`. */
export const fileLoadExceptionType: TypeDeclaration = usual(
  'FileLoadException',
  'IOException',
  FileLoadException,
  fileMembers('FileLoadException', FileLoadException),
);
