// The exceptions of System.IO.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { SystemException } from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { exceptionTextWithFile } from '../System/exception-text.ts';
import { fileMembers } from '../System/detailed-exceptions.ts';

/** `System.IO.IOException`. */
export class IOException extends SystemException {
  static override readonly textWithoutMessage: string = 'I/O error occurred.';
  static override readonly resultCode: number = -2146232800;
}
/** `System.IO.DirectoryNotFoundException`. */
class DirectoryNotFoundException extends IOException {
  static override readonly defaultText: string = 'Attempted to access a path that is not on the disk.';
  static override readonly resultCode: number = -2147024893;
}
/** `System.IO.EndOfStreamException`. */
export class EndOfStreamException extends IOException {
  static override readonly defaultText: string = 'Attempted to read past the end of the stream.';
  static override readonly resultCode: number = -2147024858;
}
/** `System.IO.PathTooLongException`. */
class PathTooLongException extends IOException {
  static override readonly defaultText: string =
    'The specified file name or path is too long, or a component of the specified path is too long.';
  static override readonly resultCode: number = -2147024690;
}
/** `System.IO.InvalidDataException`. */
export class InvalidDataException extends SystemException {
  static override readonly defaultText: string = 'Found invalid data while decoding.';
}
/** What the exceptions of a file share: its name, and the message that it makes. */
abstract class NamedFileException extends IOException {
  /** What was wrong with the file. */
  static readonly problem: string;
  readonly fileName: string | null;
  constructor(message?: string | null, inner: Exception | null = null, fileName: string | null = null) {
    super(message, inner);
    this.fileName = fileName;
  }
  /** `ToString()`. */
  tellMore(): string {
    return exceptionTextWithFile(this);
  }
  override defaultMessage(): string {
    const { problem } = this.constructor as typeof NamedFileException;
    return this.fileName === null && !this.saysNull
      ? super.defaultMessage()
      : `Could not load file or assembly '${this.fileName ?? ''}'. ${problem}`;
  }
}
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
/** `System.IO.FileLoadException`. */
class FileLoadException extends NamedFileException {
  static override readonly defaultText: string = 'Could not load the specified file.';
  static override readonly resultCode: number = -2146232799;
  static override readonly problem: string = 'Could not find or load a specific file. (0x80131621)';
}

type ExceptionClass = new (message?: string | null, inner?: Exception | null) => Exception;

function usual(
  name: string,
  base: string,
  runtime: ExceptionClass,
  members: TypeDeclaration['members'] = {},
): TypeDeclaration {
  return declareType(
    `public ${name === 'InvalidDataException' ? 'sealed ' : ''}class System.IO.${name} : ${base}`,
    () => ({
      [`${name}()`]: () => new runtime(),
      [`${name}(string? message)`]: (message: string | null) => new runtime(message),
      [`${name}(string? message, Exception? ${name === 'FileLoadException' ? 'inner' : 'innerException'})`]: (
        message: string | null,
        inner: Exception | null,
      ) => new runtime(message, inner),
      ...members,
    }),
    { runtime },
  );
}

/** The exceptions of `System.IO`. */
export const ioExceptionTypes: readonly TypeDeclaration[] = [
  usual('IOException', 'SystemException', IOException, {
    'IOException(string? message, int hresult)': (message: string | null, code: number) =>
      Object.assign(new IOException(message), { hResult: code }),
  }),
  usual('DirectoryNotFoundException', 'IOException', DirectoryNotFoundException),
  usual('EndOfStreamException', 'IOException', EndOfStreamException),
  usual('PathTooLongException', 'IOException', PathTooLongException),
  usual('InvalidDataException', 'SystemException', InvalidDataException),
  usual(
    'FileNotFoundException',
    'IOException',
    FileNotFoundException,
    fileMembers('FileNotFoundException', FileNotFoundException),
  ),
  usual(
    'FileLoadException',
    'IOException',
    FileLoadException,
    fileMembers('FileLoadException', FileLoadException),
  ),
];
