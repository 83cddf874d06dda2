// Binds the addresses: one HTTP server for each, all with the same handler.
import {
  clearInterval,
  clearTimeout,
  performance,
  setInterval,
  setTimeout,
} from '@mockwright/language/text/real-time';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerCredentials } from './certificates/server-credentials.ts';
import { whenAskedFor } from './expect-continue.ts';
import { followConnection } from './hold-back.ts';
import { followIdleSockets } from './idle-sockets.ts';
import { oneAtATime } from './one-at-a-time.ts';
import type { ListenAddress } from './listen-address.ts';
import { followHandshakes } from './raw-sockets.ts';
import { Refusals, type RefusalLimits } from './refusals.ts';
import type { SecureServer } from './secure-server.ts';
import { spareHandles } from './spare-handles.ts';

/** An address that cannot be bound: taken, or none of this machine's. */
class ListenError extends Error {
  override readonly name: string = 'ListenError';
  /** What to do on a command line. */
  readonly hint: string | undefined;

  constructor(message: string, hint: string | undefined) {
    super(message);
    this.hint = hint;
  }
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

/** What clients may take at most; milliseconds, bytes, characters. */
export interface ListenerLimits extends RefusalLimits {
  readonly maxUrlLength: number;
  readonly idleMilliseconds: number;
  /** 0: any number. */
  readonly maxConnections: number;
}

/** What serves an address. */
interface BoundServer {
  readonly server: Server;
  closeIdle(): void;
  closeAll(): void;
}

/**
 * Listens on all addresses, or on none.
 * @param credentials for `https://` addresses; undefined where there is none
 * @throws {ListenError} with one line that says which address and why
 */
export async function listen(
  addresses: readonly ListenAddress[],
  events: ListenerEvents,
  limits: ListenerLimits,
  credentials: ServerCredentials | undefined,
): Promise<Listening> {
  const servers: BoundServer[] = [];
  const urls: string[] = [];
  const openUrls: string[] = [];
  const bindWith =
    (secrets: ServerCredentials | undefined): Bind =>
    async (host, port) => {
      const made = await createHttpServer(events, limits, secrets);
      await bound(made.server, host, port);
      servers.push(made);
      return made.server.address() as AddressInfo;
    };
  try {
    for (const address of addresses) {
      const bind = bindWith(address.scheme === 'https' ? credentials : undefined);
      const { address: boundTo, port } = await bindAddress(address, bind);
      const url = `${address.scheme}://${address.host}:${port}`;
      urls.push(url);
      if (boundTo === '::' || boundTo === '0.0.0.0') openUrls.push(url);
    }
  } catch (error) {
    for (const { server } of servers) server.close();
    throw error;
  }
  return {
    urls,
    openUrls,
    unref() {
      for (const { server } of servers) server.unref().on('connection', (socket) => socket.unref());
    },
    async close(timeoutMilliseconds) {
      // A connection that is kept alive becomes idle only when its last request is answered.
      const timer = setInterval(() => servers.forEach((each) => each.closeIdle()), 20);
      const end = setTimeout(() => servers.forEach((each) => each.closeAll()), timeoutMilliseconds);
      await Promise.all(servers.map(({ server }) => new Promise((resolve) => server.close(resolve))));
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
    throw bindError(address, error as NodeJS.ErrnoException);
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

function bindError({ text, port }: ListenAddress, { code, message }: NodeJS.ErrnoException): ListenError {
  const error = (why: string, hint?: string): ListenError =>
    new ListenError(`Cannot listen on ${text}: ${why}.`, hint);
  if (code === 'EADDRINUSE')
    return error(`port ${port} is taken`, 'Stop the other program or choose another with --port.');
  if (code === 'EACCES') return error(`no permission for port ${port}`, 'Ports from 1024 need none.');
  if (NO_ADDRESS.has(code ?? ''))
    return error('this machine has no such address', 'Use localhost, or * for every interface.');
  return error(message);
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

async function createHttpServer(
  { onRequest, onBadRequest }: ListenerEvents,
  limits: ListenerLimits,
  credentials: ServerCredentials | undefined,
): Promise<BoundServer> {
  const { headerTimeoutMilliseconds, requestTimeoutMilliseconds, idleMilliseconds, maxConnections } = limits;
  const options = {
    // Node.js counts the target among the headers.
    maxHeaderSize: limits.maxHeaderBytes + limits.maxUrlLength,
    headersTimeout: Math.min(headerTimeoutMilliseconds, requestTimeoutMilliseconds),
    requestTimeout: requestTimeoutMilliseconds,
    connectionsCheckingInterval: Math.min(5000, Math.max(50, headerTimeoutMilliseconds / 2)),
    keepAliveTimeout: idleMilliseconds,
    noDelay: true,
    requireHostHeader: false,
  };
  const refusals = new Refusals(limits, onBadRequest);
  const begin = oneAtATime(onRequest, {
    onTurn: (message) => refusals.begin(message),
    onTooMany: (waiting) =>
      onBadRequest(`${waiting} requests wait on one connection behind a slow one; it is closed`),
  });
  const handle: RequestListener = (message, response) => {
    if (refusals.follow(message, response)) begin(message, response);
  };
  const secure: SecureServer | undefined =
    credentials &&
    (await import('./secure-server.ts')).createSecureServer({
      ...options,
      credentials,
      http2Listener: onRequest,
      onRefused: (why) => onBadRequest(why),
    });
  const server = secure?.server ?? createServer(options);
  // Node.js passes over those beyond the thousandth, and what they say of body and host. Their length has a limit.
  server.maxHeadersCount = 0;
  const closeSilent = followIdleSockets(server);
  server.on('connection', followConnection);
  if (secure !== undefined) followHandshakes(secure.server);
  server.on('request', handle);
  if (maxConnections > 0) {
    server.maxConnections = maxConnections;
    server.on(
      'drop',
      onceInAWhile(() => onBadRequest(`more than ${maxConnections} connections (Mock:MaxConnections)`)),
    );
  }
  spareHandles(
    server,
    onceInAWhile((why) => onBadRequest(why)),
  );
  server.on('clientError', (error, socket) => refusals.onError(error, socket));
  server.on('connect', (_message, socket) => refusals.onConnect(socket));
  // Whether 100 or 417 is said is decided where the body is wanted.
  server.on('checkContinue', whenAskedFor(handle)).on('checkExpectation', handle);
  return {
    server,
    closeIdle() {
      closeIdleConnections(server);
      closeSilent();
      secure?.closeIdleSessions();
    },
    closeAll() {
      server.closeAllConnections();
      refusals.endAll();
      secure?.endSessions();
    },
  };
}

function closeIdleConnections(server: Server): void {
  try {
    server.closeIdleConnections();
  } catch {
    // Node.js trips over a connection that broke off beneath TLS; it is gone the next time.
  }
}

/** Calls at most once a second: what many may cause is told once. */
function onceInAWhile<Args extends unknown[]>(call: (...args: Args) => void): (...args: Args) => void {
  let next = 0;
  return (...args) => {
    const now = performance.now();
    if (now < next) return;
    next = now + 1000;
    call(...args);
  };
}
