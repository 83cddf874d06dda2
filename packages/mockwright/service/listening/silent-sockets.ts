// Connections that never said anything: browsers and HTTP clients open some in store, and Node.js does not count them as idle.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';

/**
 * Follows the connections of a server.
 * @returns ends those of them on which not a byte came yet
 */
export function followSilentSockets(server: Server): () => void {
  const sockets = new Set<Socket>();
  const follow = (socket: Socket): void => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  };
  server.on('connection', follow);
  // What is said within TLS; HTTP/2 has the bytes of its connections to itself, and ends them itself.
  server.on('secureConnection', (socket: TLSSocket) => {
    if (socket.alpnProtocol !== 'h2') follow(socket);
  });
  return () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
}
