// Sends an answer that is there as a whole, with what HTTP wants of HEAD, 204, 205 and 304.
import type { ServerResponse } from 'node:http';
import { hasBytes, mayHaveBody } from './wire-head.ts';

/** Sends status, headers and body. @param headers names and values in turn, without the length */
export function sendBytes(
  response: ServerResponse,
  status: number,
  headers: string[],
  body: string | Uint8Array | undefined,
): void {
  if (!mayHaveBody(status)) {
    // RFC 9110 15.3.6: so that a client does not wait for a body.
    if (status === 205) headers.push('Content-Length', '0');
    response.writeHead(status, headers).end();
    return;
  }
  const length = body === undefined ? 0 : typeof body === 'string' ? Buffer.byteLength(body) : body.length;
  headers.push('Content-Length', String(length));
  response.writeHead(status, headers);
  if (length === 0 || response.req.method === 'HEAD') response.end();
  // Node.js would send the headers in the encoding of a text that follows them: not those with bytes of their own.
  else response.end(typeof body === 'string' && headers.some(hasBytes) ? Buffer.from(body) : body);
}
