// The exception `System.Net.Sockets.SocketException`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { Win32Exception } from '../System.ComponentModel/win32-exception.ts';
import { errors } from './socket-errors.ts';

const byValue = new Map(Object.values(errors).map((row) => [row[0], row]));

class SocketException extends Win32Exception {
  readonly socketError: number;
  constructor(socketError: number, message?: string | null) {
    const [, native, text] = byValue.get(socketError) ?? [0, socketError, `Unknown error ${socketError}`];
    super(message ?? text, native);
    this.socketError = socketError;
  }
}

/** What a member that an address does not have throws. */
export function notSupportedByAddress(): Exception {
  return new SocketException(errors['OperationNotSupported']![0]);
}

/** `System.Net.Sockets.SocketException`. */
export const socketExceptionType: TypeDeclaration = declareType(
  'public class System.Net.Sockets.SocketException : System.ComponentModel.Win32Exception',
  () => ({
    'SocketException()': () => new SocketException(0),
    'SocketException(int errorCode)': (code: number) => new SocketException(code),
    'SocketException(int errorCode, string? message)': (code: number, message: string | null) =>
      new SocketException(code, message),
    'override int ErrorCode { get; }': (self: SocketException) => self.nativeErrorCode,
    'System.Net.Sockets.SocketError SocketErrorCode { get; }': (self: SocketException) => self.socketError,
  }),
  { runtime: SocketException },
);
