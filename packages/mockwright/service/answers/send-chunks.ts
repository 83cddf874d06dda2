// `response.chunks`: a body in pieces of about the same length, spread over a time.
import { performance } from '@mockwright/language/text/real-time';
import type { ServerResponse } from 'node:http';
import type { Chunks } from '../../template/fields/chunks.ts';
import type { ByteSource } from './byte-source.ts';
import { sendPieces, type Piece } from './send-pieces.ts';

/** As much of a piece as is read at once. */
const MOST_BYTES_AT_ONCE = 64 * 1024;

/** Sends head and body. The first piece comes at once, the last one when the time is over; a single one then, too. */
export async function sendChunks(
  response: ServerResponse,
  status: number,
  headers: string[],
  body: ByteSource,
  chunks: Chunks,
): Promise<void> {
  response.writeHead(status, headers);
  if (response.req.method === 'HEAD') {
    response.end();
    return;
  }
  response.flushHeaders();
  await sendPieces(response, piecesOf(body, chunks));
}

async function* piecesOf(body: ByteSource, { count, duration }: Chunks): AsyncGenerator<Piece> {
  const started = performance.now();
  const pieces = Math.min(count, body.length);
  const startOf = (index: number): number => Math.floor((body.length * index) / pieces);
  for (let index = 0; index < pieces; index++) {
    const due = pieces === 1 ? duration : (duration * index) / (pieces - 1);
    const end = startOf(index + 1);
    for (let start = startOf(index); start < end; start += MOST_BYTES_AT_ONCE)
      yield {
        wait: started + due - performance.now(),
        content: await body.read(start, Math.min(end, start + MOST_BYTES_AT_ONCE)),
      };
  }
}
