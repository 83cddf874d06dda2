// What lies beneath TLS: only there a connection can be reset.
import type { Socket } from 'node:net';
import type { Server as TlsServer, TLSSocket } from 'node:tls';
import { followConnection, leaveConnection, noteBrought } from './hold-back.ts';

const beneath = new WeakMap<Socket, Socket>();

/** Remembers the plain sockets of a server's connections. */
export function rememberRawSockets(server: TlsServer): void {
  const waiting = new Map<string, Socket>();
  server.on('connection', (socket: Socket) => {
    const name = nameOf(socket);
    waiting.set(name, socket);
    socket.once('close', () => {
      if (waiting.get(name) === socket) waiting.delete(name);
    });
  });
  server.on('secureConnection', (socket: TLSSocket) => {
    const name = nameOf(socket);
    const raw = waiting.get(name);
    waiting.delete(name);
    if (raw !== undefined) beneath.set(socket, raw);
  });
}

/**
 * Makes connections of a server whose sockets are remembered wait for others while they shake hands, each step of which costs;
 * what Node.js tells of the keys is the only thing that it tells then.
 */
export function followHandshakes(server: TlsServer): void {
  server.on('keylog', () => noteBrought());
  server.on('secureConnection', (socket: TLSSocket) => {
    const raw = beneath.get(socket);
    if (raw !== undefined) leaveConnection(raw);
    followConnection(socket);
  });
}

/** Both sides of a connection: no other that is open has the same. */
function nameOf({ remoteAddress, remotePort, localAddress, localPort }: Socket): string {
  return `${remoteAddress} ${remotePort} ${localAddress} ${localPort}`;
}

/** Resets a connection: the other side sees it broken, not ended. */
export function resetConnection(socket: Socket): void {
  (beneath.get(socket) ?? socket).resetAndDestroy();
}
