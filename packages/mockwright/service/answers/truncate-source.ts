// `fault: truncate` of a body that is there: half of it, piece by piece, then the reset.
import type { ServerResponse } from 'node:http';
import type { ByteSource } from './byte-source.ts';
import { resetAfter } from './send-fault.ts';
import { sendPieces, type Piece } from './send-pieces.ts';

/** How much of it is made at a time. */
const BYTES_AT_A_TIME = 64 * 1024;

/**
 * Sends head and half of the body, then resets the connection.
 * @param hasLength whether the head announces the length of all of it
 * @returns when the reset is due, or nobody is there any more
 */
export async function truncateSource(
  response: ServerResponse,
  status: number,
  headers: string[],
  body: ByteSource | Promise<ByteSource>,
  hasLength: boolean,
): Promise<void> {
  const source = await body;
  const { length } = source;
  if (response.destroyed) return;
  // An empty body cannot end too soon: a byte is announced that never comes.
  if (hasLength) headers.push('Content-Length', String(Math.max(1, length)));
  response.writeHead(status, headers);
  const half = Math.floor(length / 2);
  // The last piece tells when all before it has gone out.
  const last = Math.max(0, half - BYTES_AT_A_TIME);
  const end = async (): Promise<void> => resetAfter(response, await source.read(last, half));
  await sendPieces(response, piecesOf(source, last), end);
}

async function* piecesOf(source: ByteSource, end: number): AsyncGenerator<Piece> {
  for (let start = 0; start < end; start += BYTES_AT_A_TIME)
    yield { wait: 0, content: await source.read(start, Math.min(end, start + BYTES_AT_A_TIME)) };
}
