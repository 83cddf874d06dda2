// Requests and answers of HTTP/2 in the form that those of HTTP/1.1 have in Node.js: one handler serves both.
import { clearTimeout, setTimeout } from '@mockwright/language/text/real-time';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse, ServerHttp2Stream } from 'node:http2';
import { FairTurns } from './fair-turns.ts';

/** Headers that speak of a connection, which HTTP/2 says otherwise: RFC 9113 8.2.2. */
const OF_CONNECTIONS: ReadonlySet<string> = new Set([
  'connection',
  'http2-settings',
  'keep-alive',
  'proxy-connection',
  'te',
  'transfer-encoding',
  'upgrade',
]);

/** Why a stream ends: RFC 9113, section 7. Those of `node:http2` would load that module for every server. */
export const H2_ERRORS = { protocolError: 0x1, internalError: 0x2, cancel: 0x8 } as const;

/**
 * Makes a listener of HTTP/1.1 one of HTTP/2.
 * @param requestMilliseconds how long a request may take to come
 */
export function http2Listener(
  listener: RequestListener,
  requestMilliseconds: number,
): (message: Http2ServerRequest, response: Http2ServerResponse) => void {
  const turnsOf = new WeakMap<object, FairTurns>();
  return (message, response) => {
    // What befalls the stream is told by its close.
    message.on('error', () => undefined);
    const { stream } = message;
    endWhenGivenUp(stream);
    if (!stream.endAfterHeaders) {
      const timer = setTimeout(() => stream.close(H2_ERRORS.cancel), requestMilliseconds);
      const stop = (): void => clearTimeout(timer);
      stream.once('end', stop).once('close', stop);
    }
    const connection = stream.session ?? stream;
    let turns = turnsOf.get(connection);
    if (turns === undefined) turnsOf.set(connection, (turns = new FairTurns()));
    turns.begin(() => {
      // Who gave it up meanwhile waits for nothing.
      if (!stream.closed && !stream.destroyed) listener(asMessage(message), asResponse(response));
    });
  };
}

/**
 * A client may give up a stream without an error (RFC 9113 5.4.2): Node.js then waits until its answer is written, which it
 * never will be.
 */
function endWhenGivenUp(stream: ServerHttp2Stream): void {
  stream.once('end', () => {
    if (stream.closed && !stream.writableFinished) stream.destroy();
  });
}

/** The stream of an answer of HTTP/2; undefined: it is one of HTTP/1.1. */
export function http2StreamOf(response: ServerResponse): ServerHttp2Stream | undefined {
  return (response as Partial<Pick<Http2ServerResponse, 'stream'>>).stream;
}

/** Ends an answer before its end, in a way that its client notices: a stream that just closes would be a whole answer. */
export function breakOff(response: ServerResponse): void {
  http2StreamOf(response)?.close(H2_ERRORS.internalError);
  response.destroy();
}

/** Whether a request came by HTTP/2, whatever it says itself. */
export function isHttp2(message: IncomingMessage): boolean {
  return (message as Partial<Pick<Http2ServerRequest, 'stream'>>).stream !== undefined;
}

/** Whether a request of HTTP/2 has a body: neither a length nor a coding need be there. */
export function http2HasBody(message: IncomingMessage): boolean {
  return !(message as unknown as Http2ServerRequest).stream.endAfterHeaders;
}

/** The host stands among the headers, where HTTP/1.1 has it, and a cookie that was taken apart is one again (RFC 9113 8.2.3). */
function asMessage(message: Http2ServerRequest): IncomingMessage {
  const authority = message.headers[':authority'];
  const raw: string[] = authority === undefined ? [] : ['host', authority];
  const headers: IncomingHttpHeaders = {};
  const { rawHeaders } = message;
  let cookie = -1;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    const value = rawHeaders[index + 1]!;
    if (name.startsWith(':') || (name === 'host' && authority !== undefined)) continue;
    if (name === 'cookie' && cookie >= 0) raw[cookie] += `; ${value}`;
    else {
      if (name === 'cookie') cookie = raw.length + 1;
      raw.push(name, value);
    }
  }
  for (const [name, value] of Object.entries(message.headers))
    if (!name.startsWith(':')) headers[name] = value;
  if (authority !== undefined) headers.host = authority;
  Object.defineProperty(message, 'rawHeaders', { value: raw });
  Object.defineProperty(message, 'headers', { value: headers });
  return message as unknown as IncomingMessage;
}

function asResponse(response: Http2ServerResponse): ServerResponse {
  const writeHead = response.writeHead.bind(response) as (status: number, headers: object) => unknown;
  return Object.defineProperties(response, {
    destroyed: { get: () => response.stream.destroyed },
    writeHead: {
      value: (status: number, headers: readonly string[] = []) => {
        writeHead(status, headersOf(headers));
        return response;
      },
    },
  }) as unknown as ServerResponse;
}

/** Names in lower case, values of a repeated one together. */
function headersOf(flat: readonly string[]): Record<string, string | string[]> {
  const headers = Object.create(null) as Record<string, string | string[]>;
  for (let index = 0; index < flat.length; index += 2) {
    const name = flat[index]!.toLowerCase();
    const value = flat[index + 1]!;
    if (OF_CONNECTIONS.has(name)) continue;
    const known = headers[name];
    if (known === undefined) headers[name] = value;
    else if (!ONLY_ONE.has(name)) headers[name] = [known, value].flat();
  }
  return headers;
}

/** Headers that Node.js sends only once in HTTP/2: the first of them counts. */
const ONLY_ONE: ReadonlySet<string> = new Set([
  'access-control-allow-credentials',
  'access-control-max-age',
  'access-control-request-method',
  'age',
  'authorization',
  'content-encoding',
  'content-language',
  'content-length',
  'content-location',
  'content-md5',
  'content-range',
  'content-type',
  'date',
  'dnt',
  'etag',
  'expires',
  'from',
  'host',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'if-unmodified-since',
  'last-modified',
  'location',
  'max-forwards',
  'proxy-authorization',
  'range',
  'referer',
  'retry-after',
  'tk',
  'upgrade-insecure-requests',
  'user-agent',
  'x-content-type-options',
]);
