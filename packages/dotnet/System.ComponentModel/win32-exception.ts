// The exception `System.ComponentModel.Win32Exception`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ExternalException } from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { errors } from '../System.Net.Sockets/socket-errors.ts';
import { exceptionTextWithCode, externalText } from '../System/exception-text.ts';

/** `System.ComponentModel.Win32Exception`. */
export class Win32Exception extends ExternalException {
  readonly nativeErrorCode: number;
  constructor(message: string | null = null, nativeErrorCode: number = 0, inner: Exception | null = null) {
    super(message, inner);
    this.nativeErrorCode = nativeErrorCode;
  }
  /** `ToString()`. */
  tellMore(): string {
    return text(this);
  }
}

/** `ToString()`: the number of the operating system stands after the type. */
function text(self: Win32Exception): string {
  return self.nativeErrorCode === 0
    ? externalText(self)
    : exceptionTextWithCode(self, `${self.nativeErrorCode}`);
}

/** `System.ComponentModel.Win32Exception`. */
export const win32ExceptionType: TypeDeclaration = declareType(
  'public class System.ComponentModel.Win32Exception : System.Runtime.InteropServices.ExternalException',
  () => ({
    'Win32Exception()': () => new Win32Exception(errors['Success']![2]),
    'Win32Exception(int error, string? message)': (error: number, message: string | null) =>
      new Win32Exception(message, error),
    'Win32Exception(string? message)': (message: string | null) => new Win32Exception(message),
    'Win32Exception(string? message, Exception? innerException)': (
      message: string | null,
      inner: Exception | null,
    ) => new Win32Exception(message, 0, inner),
    'int NativeErrorCode { get; }': (self: Win32Exception) => self.nativeErrorCode,
    'override string ToString()': text,
  }),
  { runtime: Win32Exception },
);
