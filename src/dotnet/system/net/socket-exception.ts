// `System.Net.Sockets.SocketException` and its base classes: what addresses throw for the other version's members.
import { declareType } from '../../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../../metadata/declaration.ts';
import { ExternalException } from '../../../runtime/exceptions.ts';
import type { Exception } from '../../../runtime/exceptions.ts';

/** `System.ComponentModel.Win32Exception`. */
class Win32Exception extends ExternalException {
  readonly nativeErrorCode: number;
  constructor(message: string | null = null, nativeErrorCode: number = 0) {
    super(message);
    this.nativeErrorCode = nativeErrorCode;
  }
}
class SocketException extends Win32Exception {}

/** What a member that an address does not have throws. */
export function notSupportedByAddress(): Exception {
  return new SocketException('Operation not supported', 95);
}

/** The exceptions of sockets; none can be made, as there are no sockets. */
export const socketExceptionTypes: readonly TypeDeclaration[] = [
  declareType(
    'public class System.ComponentModel.Win32Exception : System.Runtime.InteropServices.ExternalException',
    { 'int NativeErrorCode { get; }': (self: Win32Exception) => self.nativeErrorCode },
    { runtime: Win32Exception },
  ),
  declareType(
    'public class System.Net.Sockets.SocketException : System.ComponentModel.Win32Exception',
    { 'override int ErrorCode { get; }': (self: SocketException) => self.nativeErrorCode },
    { runtime: SocketException },
  ),
];
