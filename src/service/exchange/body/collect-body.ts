// Receives the body of a request, up to a limit. Callbacks rather than promises: every request with a body passes here.
import type { IncomingMessage } from 'node:http';

/** Whether a request announces a body. */
export function hasBody(request: IncomingMessage): boolean {
  const { headers } = request;
  const length = headers['content-length'];
  return (length !== undefined && length !== '0') || headers['transfer-encoding'] !== undefined;
}

/**
 * Receives the whole body.
 * @param done called once: with the bytes, or with undefined when there are more than `limit`
 *   (they are received to the end and forgotten, so that the client gets to read the answer)
 * @param aborted called instead when the client hangs up
 */
export function collectBody(
  request: IncomingMessage,
  limit: number,
  done: (bytes: Buffer | undefined) => void,
  aborted: () => void,
): void {
  let chunks: Buffer[] = [];
  let length = 0;
  request.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length <= limit) chunks.push(chunk);
    else chunks = [];
  });
  request.on('end', () => {
    if (length > limit) done(undefined);
    else done(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks, length));
  });
  request.on('error', aborted);
}
