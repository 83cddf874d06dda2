// Binds the addresses: one HTTP server for each, all with the same handler.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { whenAskedFor } from './expect-continue.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { ListenAddress } from './listen-address.ts';

/** The longest header section of a request; longer ones are answered 431. */
const MAX_HEADER_BYTES = 64 * 1024;
/** As long as Kestrel keeps an idle connection: shorter, and a client's next request may meet its end. */
const KEEP_ALIVE_MILLISECONDS = 130_000;

/** How long the client of an unreadable request has to read the answer. */
const LINGER_MILLISECONDS = 500;

/** An address that cannot be bound: taken, or none of this machine's. */
class ListenError extends Error {
  override readonly name: string = 'ListenError';
}

/** What is listening. */
export interface Listening {
  /** The bound addresses with their real ports: `http://localhost:5000`. */
  readonly urls: readonly string[];
  /** Those of them that other machines can reach by every address of this one. */
  readonly openUrls: readonly string[];
  /** Lets the process end while it listens. */
  unref(): void;
  /**
   * Stops listening; resolves when the last running request is answered.
   * @param timeoutMilliseconds after which connections are ended whatever they wait for
   */
  close(timeoutMilliseconds: number): Promise<void>;
}

/** Who is told what happens on the connections. */
export interface ListenerEvents {
  readonly onRequest: RequestListener;
  /** Bytes that are no HTTP request, or one for a proxy; the answer is sent already. */
  readonly onBadRequest: (description: string) => void;
}

/**
 * Listens on all addresses, or on none.
 * @throws {ListenError} with one line that says which address and why
 */
export async function listen(
  addresses: readonly ListenAddress[],
  events: ListenerEvents,
): Promise<Listening> {
  const servers: Server[] = [];
  const urls: string[] = [];
  const openUrls: string[] = [];
  const bind: Bind = async (host, port) => {
    const server = createHttpServer(events);
    await bound(server, host, port);
    servers.push(server);
    return server.address() as AddressInfo;
  };
  try {
    for (const address of addresses) {
      const { address: boundTo, port } = await bindAddress(address, bind);
      const url = `http://${address.host}:${port}`;
      urls.push(url);
      if (boundTo === '::' || boundTo === '0.0.0.0') openUrls.push(url);
    }
  } catch (error) {
    for (const server of servers) server.close();
    throw error;
  }
  return {
    urls,
    openUrls,
    unref() {
      for (const server of servers) server.unref().on('connection', (socket) => socket.unref());
    },
    async close(timeoutMilliseconds) {
      // A connection that is kept alive becomes idle only when its last request is answered.
      const timer = setInterval(() => servers.forEach((server) => server.closeIdleConnections()), 20);
      const end = setTimeout(
        () => servers.forEach((server) => server.closeAllConnections()),
        timeoutMilliseconds,
      );
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
      clearInterval(timer);
      clearTimeout(end);
    },
  };
}

type Bind = (host: string, port: number) => Promise<AddressInfo>;

async function bindAddress(address: ListenAddress, bind: Bind): Promise<AddressInfo> {
  const { kind, host, port } = address;
  try {
    if (kind === 'address') return await bind(host.replace(/^\[|\]$/g, ''), port);
    if (kind === 'any') return await bindAny(port, bind);
    return await bindLoopbacks(port, bind);
  } catch (error) {
    throw new ListenError(describeBindError(address, error as NodeJS.ErrnoException));
  }
}

/** Every interface, of both address families where there are two. */
async function bindAny(port: number, bind: Bind): Promise<AddressInfo> {
  try {
    return await bind('::', port);
  } catch (error) {
    if (isMissing(error)) return bind('0.0.0.0', port);
    throw error;
  }
}

/** `localhost` is 127.0.0.1 and ::1, as far as the machine has them, both with the same port. */
async function bindLoopbacks(port: number, bind: Bind): Promise<AddressInfo> {
  let first: AddressInfo | undefined;
  let missing: unknown;
  for (const host of ['127.0.0.1', '::1']) {
    try {
      const info = await bind(host, first?.port ?? port);
      first ??= info;
    } catch (error) {
      // A port that the system picked for one address may be taken on the other: then that one goes without.
      const picked = first !== undefined && port === 0;
      if (!isMissing(error) && !picked) throw error;
      missing = error;
    }
  }
  if (first === undefined) throw missing;
  return first;
}

/** Whether the machine does not have the address. */
function isMissing(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT';
}

/** The address is another machine's, or the name is nobody's. */
const NO_ADDRESS = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'ENODATA']);

function describeBindError({ text, port }: ListenAddress, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'EADDRINUSE')
    return `Cannot listen on ${text}: port ${port} is taken. Stop the other program or choose another with --port.`;
  if (code === 'EACCES')
    return `Cannot listen on ${text}: no permission for port ${port}. Ports from 1024 need none.`;
  if (NO_ADDRESS.has(code ?? ''))
    return `Cannot listen on ${text}: this machine has no such address. Use localhost, or * for every interface.`;
  return `Cannot listen on ${text}: ${message}.`;
}

function bound(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port, exclusive: true, backlog: 1024 }, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function createHttpServer({ onRequest, onBadRequest }: ListenerEvents): Server {
  const options = {
    maxHeaderSize: MAX_HEADER_BYTES,
    keepAliveTimeout: KEEP_ALIVE_MILLISECONDS,
    noDelay: true,
    requireHostHeader: false,
  };
  const handle = oneAtATime(onRequest, (waiting) =>
    onBadRequest(`${waiting} requests wait on one connection behind a slow one; it is closed`),
  );
  const server = createServer(options, handle);
  const refuse = (socket: Duplex, [status, reason]: readonly [number, string], why: string): void => {
    onBadRequest(`${status} ${reason} (${why})`);
    socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    // The client may leave its half open; ended at once, what it still sends would keep it from reading the answer.
    const linger = setTimeout(() => socket.destroy(), LINGER_MILLISECONDS);
    socket.once('close', () => clearTimeout(linger));
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else refuse(socket, badRequestStatus(error.code), error.message);
  });
  server.on('connect', (_message, socket) => {
    socket.on('error', () => socket.destroy());
    refuse(socket, [501, 'Not Implemented'], 'CONNECT asks for a proxy');
  });
  // Whether 100 or 417 is said is decided where the body is wanted.
  server.on('checkContinue', whenAskedFor(handle)).on('checkExpectation', handle);
  return server;
}

function badRequestStatus(code: string | undefined): readonly [number, string] {
  if (code === 'HPE_HEADER_OVERFLOW') return [431, 'Request Header Fields Too Large'];
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? [408, 'Request Timeout'] : [400, 'Bad Request'];
}
