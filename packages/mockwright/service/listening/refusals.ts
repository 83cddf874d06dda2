// What is no request, or does not come in time: it is answered behind the requests before it, and its connection ends.
import { clearTimeout, performance, setTimeout } from '@mockwright/language/text/real-time';
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** How long the client of an unreadable request has to read the answer. */
const LINGER_MILLISECONDS = 500;

/** What a refusal names. */
export interface RefusalLimits {
  readonly maxHeaderBytes: number;
  readonly headerTimeoutMilliseconds: number;
  readonly requestTimeoutMilliseconds: number;
}

/** Refuses what comes on the connections of a server instead of a request. */
export class Refusals {
  readonly #limits: RefusalLimits;
  readonly #tell: (description: string) => void;
  /** The answer to the last request of each connection, in hand or waiting. */
  readonly #last = new WeakMap<Duplex, ServerResponse>();
  /** When requests that waited came to their turn, as far as their bodies were not there. */
  readonly #turns = new WeakMap<IncomingMessage, number>();
  /** The connections that end once the requests on them are answered. */
  readonly #ending = new Set<Duplex>();

  /** @param tell told of each refusal, in words */
  constructor(limits: RefusalLimits, tell: (description: string) => void) {
    this.#limits = limits;
    this.#tell = tell;
  }

  /** Takes note of a request whose head is there. @returns false: nobody waits for its answer, as its connection ends before */
  follow(message: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = message;
    if (this.#ending.size > 0 && this.#ending.has(socket)) return false;
    this.#last.set(socket, response);
    return true;
  }

  /** It is the turn of a request that waited. */
  begin(message: IncomingMessage): void {
    if (!message.complete) this.#turns.set(message, performance.now());
  }

  /** What `clientError` of Node.js tells: bytes that are no request, a request that takes too long, a connection that broke. */
  onError(error: NodeJS.ErrnoException, socket: Duplex): void {
    // Whatever comes behind what is no request is none either.
    if (this.#ending.has(socket)) return;
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') this.#judgeTime(error, socket);
    else this.#refuse(socket, ...describeBadRequest(error, this.#limits));
  }

  /** A client asks for a proxy. Node.js lets go of its connection, on which others may wait for their answers. */
  onConnect(socket: Duplex): void {
    socket.on('error', () => socket.destroy());
    // Otherwise, an answer that waits until its client takes more would wait forever.
    socket.on('drain', () => {
      const { _httpMessage: answer } = socket as { readonly _httpMessage?: ServerResponse | null };
      answer?.emit('drain');
    });
    this.#refuse(socket, 501, 'CONNECT asks for a proxy');
    // Nobody would notice that the client hangs up.
    socket.resume();
  }

  /** Ends the connections that wait for their end. */
  endAll(): void {
    for (const socket of this.#ending) socket.destroy();
  }

  /** Refuses a request that takes too long, unless it is the server that does not read it. */
  #judgeTime(error: NodeJS.ErrnoException, socket: Duplex): void {
    const last = this.#last.get(socket);
    const body = last?.req.complete === false ? last.req : undefined;
    const { headerTimeoutMilliseconds, requestTimeoutMilliseconds } = this.#limits;
    const judgeAgain = (milliseconds: number): void => {
      const timer = setTimeout(() => {
        const isThere = this.#last.get(socket) !== last || body?.complete === true;
        if (!isThere) this.onError(error, socket);
      }, milliseconds);
      timer.unref();
    };
    const unread = body !== undefined && body.readableFlowing !== true ? body : socket;
    if (unread === body || socket.isPaused()) {
      const allowed = body === undefined ? headerTimeoutMilliseconds : requestTimeoutMilliseconds;
      unread.once('resume', () => judgeAgain(allowed));
      return;
    }
    const turn = body && this.#turns.get(body);
    const left = turn === undefined ? 0 : turn + requestTimeoutMilliseconds - performance.now();
    if (left > 0) judgeAgain(left);
    else this.#refuse(socket, ...describeBadRequest(error, this.#limits));
  }

  #refuse(socket: Duplex, status: number, why: string): void {
    const last = this.#last.get(socket);
    // What is said behind the beginning of an answer would become part of it.
    if (last?.req.complete === false && last.headersSent && !last.writableEnded) {
      socket.destroy();
      return;
    }
    this.#ending.add(socket);
    socket.once('close', () => this.#ending.delete(socket));
    whenAnswered(last, () => {
      if (socket.writable) this.#say(socket, status, why);
    });
    // Node.js takes no notice any more of a client that hangs up meanwhile.
    if (socket.readableEnded) socket.end();
    else socket.once('end', () => socket.end());
  }

  #say(socket: Duplex, status: number, why: string): void {
    const line = `${status} ${STATUS_CODES[status]}`;
    this.#tell(`${line} (${why})`);
    socket.end(
      `HTTP/1.1 ${line}\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${why.length}\r\n\r\n${why}`,
    );
    // The client may leave its half open; ended at once, what it still sends would keep it from reading the answer.
    const linger = setTimeout(() => socket.destroy(), LINGER_MILLISECONDS);
    socket.once('close', () => clearTimeout(linger));
  }
}

/**
 * Calls when all requests that came as a whole are answered.
 * @param last the answer to the last request; what is wrong may be the body of that
 */
function whenAnswered(last: ServerResponse | undefined, call: () => void): void {
  if (last === undefined || last.closed) call();
  else if (last.req.complete || last.writableEnded) last.once('close', call);
  // It has none while it waits.
  else if (last.socket === null) last.once('socket', call);
  else call();
}

/** The first byte of a connection of TLS. */
const TLS_HANDSHAKE = 0x16;
/** What OpenSSL says of it names places in its own code. */
const BROKEN_TLS =
  'what came is not what TLS agreed upon: it was changed on the way, or the client is broken';

/** The status for bytes that are no request, and why it is that. */
function describeBadRequest(
  { code, message, rawPacket }: NodeJS.ErrnoException & { readonly rawPacket?: Uint8Array },
  { maxHeaderBytes, headerTimeoutMilliseconds, requestTimeoutMilliseconds }: RefusalLimits,
): readonly [status: number, why: string] {
  if (code === 'HPE_HEADER_OVERFLOW')
    return [431, `the headers take more than ${maxHeaderBytes} bytes (Mock:MaxHeaderSize)`];
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return [
      408,
      `the request took too long to come: its headers more than ${headerTimeoutMilliseconds} ms (Mock:HeaderTimeout), or all of it more than ${requestTimeoutMilliseconds} ms (Mock:RequestTimeout)`,
    ];
  if (rawPacket?.[0] === TLS_HANDSHAKE) return [400, 'https was spoken at an http:// address'];
  return [400, code?.startsWith('ERR_SSL_') || code === 'EPROTO' ? BROKEN_TLS : message];
}
