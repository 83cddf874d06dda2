// Which connections are idle: Node.js knows better of each request, but neither of those that never said anything, nor of
// answers that are written and not taken yet.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';

/**
 * Follows the connections of a server: those whose answers are on their way are not idle to it any more, when it ends
 * either.
 * @returns ends those of them on which not a byte came yet: browsers and HTTP clients open some in store
 */
export function followIdleSockets(server: Server): () => void {
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
  spareUntaken(server, sockets);
  return () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
}

/** Node.js takes a connection for idle once its answer is written: whoever takes it slowly would get a part of it. */
function spareUntaken(server: Server, sockets: ReadonlySet<Socket>): void {
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    const untaken = [...sockets].filter(({ writableLength }) => writableLength > 0);
    for (const socket of untaken) socket.destroy = () => socket;
    try {
      closeIdle();
    } finally {
      for (const socket of untaken) Reflect.deleteProperty(socket, 'destroy');
    }
  };
}
