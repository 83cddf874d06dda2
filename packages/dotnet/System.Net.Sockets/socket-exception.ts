// `System.Net.Sockets.SocketException` and its base classes: what addresses throw for the other version's members.
import { declareEnum, declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ExternalException } from '@mockwright/language/runtime/exceptions';
import type { Exception } from '@mockwright/language/runtime/exceptions';
import { exceptionTextWithCode, externalText } from '../System/exception-text.ts';

/** `System.ComponentModel.Win32Exception`. */
class Win32Exception extends ExternalException {
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

/** `SocketError`: its number, that of the operating system, what the operating system says. */
const errors: Readonly<Record<string, readonly [value: number, native: number, text: string]>> = {
  Success: [0, 0, 'Success'],
  OperationAborted: [995, 125, 'Operation canceled'],
  IOPending: [997, 115, 'Operation now in progress'],
  Interrupted: [10004, 4, 'Interrupted system call'],
  AccessDenied: [10013, 13, 'Permission denied'],
  Fault: [10014, 14, 'Bad address'],
  InvalidArgument: [10022, 22, 'Invalid argument'],
  TooManyOpenSockets: [10024, 23, 'Too many open files in system'],
  WouldBlock: [10035, 11, 'Resource temporarily unavailable'],
  InProgress: [10036, 115, 'Operation now in progress'],
  AlreadyInProgress: [10037, 114, 'Operation already in progress'],
  NotSocket: [10038, 88, 'Socket operation on non-socket'],
  DestinationAddressRequired: [10039, 89, 'Destination address required'],
  MessageSize: [10040, 90, 'Message too long'],
  ProtocolType: [10041, 91, 'Protocol wrong type for socket'],
  ProtocolOption: [10042, 92, 'Protocol not available'],
  ProtocolNotSupported: [10043, 93, 'Protocol not supported'],
  SocketNotSupported: [10044, 94, 'Socket type not supported'],
  OperationNotSupported: [10045, 95, 'Operation not supported'],
  ProtocolFamilyNotSupported: [10046, 96, 'Protocol family not supported'],
  AddressFamilyNotSupported: [10047, 97, 'Address family not supported by protocol'],
  AddressAlreadyInUse: [10048, 98, 'Address already in use'],
  AddressNotAvailable: [10049, 99, 'Cannot assign requested address'],
  NetworkDown: [10050, 100, 'Network is down'],
  NetworkUnreachable: [10051, 101, 'Network is unreachable'],
  NetworkReset: [10052, 102, 'Network dropped connection on reset'],
  ConnectionAborted: [10053, 103, 'Software caused connection abort'],
  ConnectionReset: [10054, 104, 'Connection reset by peer'],
  NoBufferSpaceAvailable: [10055, 105, 'No buffer space available'],
  IsConnected: [10056, 106, 'Transport endpoint is already connected'],
  NotConnected: [10057, 107, 'Transport endpoint is not connected'],
  Shutdown: [10058, 32, 'Broken pipe'],
  TimedOut: [10060, 110, 'Connection timed out'],
  ConnectionRefused: [10061, 111, 'Connection refused'],
  HostDown: [10064, 112, 'Host is down'],
  HostUnreachable: [10065, 113, 'No route to host'],
  ProcessLimit: [10067, 10067, 'Unknown error 10067'],
  SystemNotReady: [10091, 10091, 'Unknown error 10091'],
  VersionNotSupported: [10092, 10092, 'Unknown error 10092'],
  NotInitialized: [10093, 10093, 'Unknown error 10093'],
  Disconnecting: [10101, 108, 'Cannot send after transport endpoint shutdown'],
  TypeNotFound: [10109, 10109, 'Unknown error 10109'],
  HostNotFound: [11001, -131073, 'Name or service not known'],
  TryAgain: [11002, 11, 'Resource temporarily unavailable'],
  NoRecovery: [11003, 11003, 'Unknown error 11003'],
  NoData: [11004, 61, 'No data available'],
  SocketError: [-1, -131074, 'Unknown socket error'],
};
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

/** `ToString()`: the number of the operating system stands after the type. */
function text(self: Win32Exception): string {
  return self.nativeErrorCode === 0
    ? externalText(self)
    : exceptionTextWithCode(self, `${self.nativeErrorCode}`);
}

/** The exceptions of sockets, which template code may throw though it has no sockets. */
export const socketExceptionTypes: readonly TypeDeclaration[] = [
  declareType(
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
  ),
  declareEnum(
    'public enum System.Net.Sockets.SocketError',
    Object.fromEntries(Object.entries(errors).map(([name, [value]]) => [name, value])),
  ),
  declareType(
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
  ),
];
