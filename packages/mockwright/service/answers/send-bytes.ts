// Sends an answer that is there as a whole, with what HTTP wants of HEAD, 204, 205 and 304. How it comes to one plain
// write: decisions/fast-path.md.
import type { ServerResponse } from 'node:http';
import { hasBytes, mayHaveBody } from './wire-head.ts';

/** An answer as Node.js takes it: for a constant one, it is made once. */
export interface WireAnswer {
  readonly status: number;
  /** Names and values in turn, with the length. */
  readonly headers: readonly string[];
  /** Undefined where there is none, or an empty one. */
  readonly body: string | Uint8Array | undefined;
  /** Of a text: `latin1` where each of its characters is a byte. */
  readonly encoding: 'latin1' | 'utf8';
}

/** Characters of a text that is sent at once; a longer one goes in pieces. */
export const LONGEST_AT_ONCE: number = 4 * 1024 * 1024;

/** Bytes beyond are not copied into a text: gathering them costs less. */
const LONGEST_COPY = 12 * 1024;

/**
 * Makes an answer ready.
 * @param headers names and values in turn, without the length, which is added to them
 * @param body a text is sent as UTF-8
 */
export function wireAnswer(
  status: number,
  headers: string[],
  body: string | Uint8Array | undefined,
): WireAnswer {
  if (!mayHaveBody(status)) {
    // RFC 9110 15.3.6: so that a client does not wait for a body.
    if (status === 205) headers.push('Content-Length', '0');
    return { status, headers, body: undefined, encoding: 'latin1' };
  }
  const length = body === undefined ? 0 : typeof body === 'string' ? Buffer.byteLength(body) : body.length;
  headers.push('Content-Length', String(length));
  if (body === undefined || length === 0) return { status, headers, body: undefined, encoding: 'latin1' };
  if (typeof body !== 'string') return { status, headers, body: textOfBytes(body), encoding: 'latin1' };
  if (length === body.length) return { status, headers, body, encoding: 'latin1' };
  // Node.js would send the headers in the encoding of a text that follows them: not those with bytes of their own. What goes
  // in pieces goes as bytes anyway.
  return body.length <= LONGEST_AT_ONCE && headers.some(hasBytes)
    ? { status, headers, body: textOfBytes(Buffer.from(body)), encoding: 'latin1' }
    : { status, headers, body, encoding: 'utf8' };
}

/** Sends status, headers and body. */
export function sendWire(response: ServerResponse, { status, headers, body, encoding }: WireAnswer): void {
  response.writeHead(status, headers as string[]);
  if (body === undefined || response.req.method === 'HEAD') response.end();
  else if (typeof body !== 'string') response.end(body);
  else {
    // `end(body)` would write twice, and Node.js would gather both.
    const { socket } = response;
    socket?.cork();
    response.write(body, encoding);
    socket?.uncork();
    response.end();
  }
}

function textOfBytes(bytes: Uint8Array): string | Uint8Array {
  if (bytes.length > LONGEST_COPY) return bytes;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}
