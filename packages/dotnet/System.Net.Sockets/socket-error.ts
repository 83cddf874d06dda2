// The enum `System.Net.Sockets.SocketError`: its values.
import { declareEnum } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { errors } from './socket-errors.ts';

/** `System.Net.Sockets.SocketError`. */
export const socketErrorType: TypeDeclaration = declareEnum(
  'public enum System.Net.Sockets.SocketError',
  Object.fromEntries(Object.entries(errors).map(([name, [value]]) => [name, value])),
);
