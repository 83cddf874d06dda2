// `https://`: TLS with HTTP/2 and HTTP/1.1 behind it, as the client chooses (ALPN).
import { clearTimeout, setImmediate, setTimeout } from '@mockwright/language/text/real-time';
import { constants } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { createServer as createHttp2Server, type Http2Server, type ServerHttp2Session } from 'node:http2';
import { createServer, type Server, type ServerOptions } from 'node:https';
import type { TLSSocket } from 'node:tls';
import type { ServerCredentials } from './certificates/server-credentials.ts';
import { holdBack, noteBrought, ORDINARY_AT_A_TIME } from './hold-back.ts';
import { http2Listener } from './http2-exchange.ts';
import { rememberRawSockets } from './raw-sockets.ts';

/** Headers of a request: more than `Mock:MaxHeaderSize` may hold. */
const MOST_PAIRS = 1_000_000;

/** As Kestrel has it: how many requests of one connection are in hand at a time. */
const MOST_STREAMS = 100;
/**
 * How much of its answers one connection may leave untaken: Node.js refuses further streams beyond it, without a word to
 * anybody. The budget of all answers has its say long before: it counts characters, which are three bytes at most.
 */
const MOST_MEGABYTES = 2000;
/** Who opens more in one reading, with no more than those at a time, gives up what it opens. */
const MOST_AT_ONCE = 500;
const FLOOD = `a client opened more than ${MOST_AT_ONCE} requests at once by HTTP/2 and gave them up, or said as often which come first; its connection is closed`;
/** How long a client has to end its half of an idle connection. */
const LINGER_MILLISECONDS = 500;
/** RFC 9113, section 7. */
const ENHANCE_YOUR_CALM = 0xb;

/** A server of one secure address. */
export interface SecureServer {
  /** Serves HTTP/1.1, and is what listens. */
  readonly server: Server;
  /** Lets connections of HTTP/2 end when their last answer is sent. */
  closeIdleSessions(): void;
  endSessions(): void;
}

/** What a secure server is told. */
export interface SecureOptions extends ServerOptions {
  /** Of HTTP/2; those of HTTP/1.1 are given to `server`. */
  readonly http2Listener: RequestListener;
  readonly credentials: ServerCredentials;
  readonly maxHeaderSize: number;
  readonly keepAliveTimeout: number;
  readonly requestTimeout: number;
  readonly headersTimeout: number;
  /** A connection that came to nothing, in words. */
  readonly onRefused: (why: string) => void;
}

/** Makes the server; nobody listens yet. */
export function createSecureServer({
  http2Listener: listener,
  credentials,
  onRefused,
  ...options
}: SecureOptions): SecureServer {
  const server = createServer({
    ...options,
    ...credentials.tls,
    handshakeTimeout: options.headersTimeout,
    ALPNProtocols: ['h2', 'http/1.1'],
    // A client is who it was at first: what it shows later, nobody vouches for.
    secureOptions: constants.SSL_OP_NO_RENEGOTIATION,
  });
  rememberRawSockets(server);
  const connections = new Http2Connections(options.keepAliveTimeout, () => onRefused(FLOOD));
  const http2 = http2Behind(listener, options);
  const [serveHttp1] = server.listeners('secureConnection') as [(this: Server, socket: TLSSocket) => void];
  server.off('secureConnection', serveHttp1);
  server.on('secureConnection', (socket) => {
    const problem = problemOfClient(socket, credentials);
    if (problem !== undefined) {
      onRefused(problem);
      socket.destroy();
    } else if (socket.alpnProtocol === 'h2') {
      // It is made, and told, at once.
      http2.once('session', (session) => connections.add(session, socket));
      http2.emit('connection', socket);
    } else serveHttp1.call(server, socket);
  });
  server
    .removeAllListeners('tlsClientError')
    .on('tlsClientError', (error: NodeJS.ErrnoException, socket: TLSSocket) => {
      // What is wrong with a certificate the socket alone knows: to the error the connection was just broken off.
      const { authorizationError: refused } = socket as { readonly authorizationError?: unknown };
      const [, known] = TLS_PROBLEMS.find(([pattern]) => pattern.test(error.code ?? '')) ?? [];
      const why = typeof refused === 'string' ? `${NOT_VOUCHED_FOR}: ${refused}` : known;
      if (why !== undefined) onRefused(why);
      socket.destroy();
    });
  return {
    server,
    closeIdleSessions: () => connections.closeIdle(),
    endSessions: () => connections.end(),
  };
}

const NOT_VOUCHED_FOR = 'the certificate of a client is of none of the authorities (Mock:ClientAuthorities)';

/** Why connections do not come about, as far as users can do something. */
const TLS_PROBLEMS: readonly (readonly [RegExp, string])[] = [
  [/HTTP_REQUEST/, 'http was spoken at an https:// address'],
  [/ALERT_(?:UNKNOWN_CA|CERTIFICATE_UNKNOWN|BAD_CERTIFICATE)/, 'a client does not trust the certificate'],
  [/PEER_DID_NOT_RETURN/, 'a client has no certificate (Mock:ClientCertificate=require)'],
  [/UNABLE_TO_|SELF_SIGNED|CERT_|CERTIFICATE_VERIFY_FAILED/, NOT_VOUCHED_FOR],
];

function http2Behind(
  listener: RequestListener,
  { maxHeaderSize, requestTimeout }: Pick<SecureOptions, 'maxHeaderSize' | 'requestTimeout'>,
): Http2Server {
  const http2 = createHttp2Server({
    maxSessionMemory: MOST_MEGABYTES,
    // As by HTTP/1.1, what they take counts, not how many there are.
    maxHeaderListPairs: MOST_PAIRS,
    settings: { maxConcurrentStreams: MOST_STREAMS, maxHeaderListSize: maxHeaderSize },
  });
  const handle = http2Listener(listener, requestTimeout);
  http2.on('request', handle).on('checkContinue', handle);
  // The session is over by it, and its requests hear of that.
  http2.on('sessionError', () => undefined);
  return http2;
}

/** What TLS lets pass and the settings do not. */
function problemOfClient(socket: TLSSocket, { clients, tls }: ServerCredentials): string | undefined {
  if (clients === 'none') return undefined;
  if (socket.getPeerX509Certificate() === undefined)
    return clients === 'require' ? 'a client has no certificate (Mock:ClientCertificate=require)' : undefined;
  return tls.ca === undefined || socket.authorized ? undefined : NOT_VOUCHED_FOR;
}

/** The connections of HTTP/2, which Node.js does not close with the server. */
class Http2Connections {
  readonly #sockets = new Map<ServerHttp2Session, TLSSocket>();
  /** How many requests are in hand. */
  readonly #streams = new WeakMap<ServerHttp2Session, number>();
  /** Those that end once their client has taken what was written. */
  readonly #ending = new WeakSet<TLSSocket>();
  readonly #idleMilliseconds: number;
  readonly #onFlood: () => void;

  /**
   * @param idleMilliseconds without a request after which a connection ends
   * @param onFlood told of a connection that ends as it opens requests only to give them up
   */
  constructor(idleMilliseconds: number, onFlood: () => void) {
    this.#idleMilliseconds = idleMilliseconds;
    this.#onFlood = onFlood;
  }

  add(session: ServerHttp2Session, socket: TLSSocket): void {
    const count = (more: number): void => {
      this.#streams.set(session, (this.#streams.get(session) ?? 0) + more);
    };
    this.#sockets.set(session, socket);
    socket.once('close', () => this.#sockets.delete(session));
    this.#endWhenIdle(session, socket);
    const mayGoOn = this.#leaveOthersTurns(session);
    session.on('priority', mayGoOn);
    session.on('stream', (stream) => {
      if (!mayGoOn()) return;
      count(1);
      stream.once('close', () => count(-1));
    });
  }

  /** Node.js waits until the client has taken what was written, and ended its half: it may never do so. */
  #endWhenIdle(session: ServerHttp2Session, socket: TLSSocket): void {
    session.setTimeout(this.#idleMilliseconds, () => {
      if (this.#isInUse(session)) {
        this.#endWhenIdle(session, socket);
        return;
      }
      endSession(session);
      const timer = setTimeout(() => socket.destroy(), LINGER_MILLISECONDS);
      socket.once('close', () => clearTimeout(timer));
    });
  }

  #isInUse(session: ServerHttp2Session): boolean {
    return (this.#streams.get(session) ?? 0) > 0;
  }

  /** @returns tells of a frame that costs something; false: the connection ends, as it brings more at a time than anybody may */
  #leaveOthersTurns(session: ServerHttp2Session): () => boolean {
    let [brought, atOnce] = [0, 0];
    return () => {
      if (session.destroyed) return false;
      noteBrought();
      if (++brought % ORDINARY_AT_A_TIME > 0) return true;
      holdBack(session.socket);
      // While others are read first, answers that are sent bring more requests, in other turns.
      if (atOnce++ === 0) setImmediate(() => (atOnce = 0));
      if (atOnce * ORDINARY_AT_A_TIME <= MOST_AT_ONCE) return true;
      this.#onFlood();
      session.destroy(undefined, ENHANCE_YOUR_CALM);
      return false;
    };
  }

  /** Takes no more requests; ends the connections that have none. */
  closeIdle(): void {
    for (const [session, socket] of this.#sockets) {
      if (this.#isInUse(session)) session.close();
      else if (!session.destroyed) endSession(session);
      else if (!this.#ending.has(socket)) {
        // Clients may leave their half open.
        this.#ending.add(socket);
        socket.destroySoon();
      }
    }
  }

  /** Ends all, whatever they wait for. */
  end(): void {
    for (const socket of this.#sockets.values()) socket.destroy();
  }
}

/** Ends a session that has no requests, in peace: its client need not ask for anything anew. */
function endSession(session: ServerHttp2Session): void {
  session.close();
  session.destroy();
}
