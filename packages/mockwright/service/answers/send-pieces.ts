// Sends a body piece by piece, with waits between. No more is made than the client takes, and others have their turns
// between: a client that takes all at once would keep them waiting. When it goes, all ends.
import { sleep } from '@mockwright/language/text/real-time';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { sharedTurns } from '../listening/fair-turns.ts';
import { LONGEST_TIMER } from '../state/longest-timer.ts';

/** A piece of a body. */
export interface Piece {
  /** Milliseconds to wait before it; none where it is 0 or less. */
  readonly wait: number;
  readonly content: string | Uint8Array;
}

/**
 * Sends pieces, then ends the answer, whose head is sent already.
 * @param pieces the next is asked for when the one before is on its way
 * @param end how it ends
 * @returns when all is sent, or nobody is there any more
 * @throws what `pieces` throws
 */
export async function sendPieces(
  response: ServerResponse,
  pieces: Iterable<Piece> | AsyncIterable<Piece>,
  end: () => void | Promise<void> = () => void response.end(),
): Promise<void> {
  const gone = new AbortController();
  const { signal } = gone;
  const abort = (): void => gone.abort();
  response.once('close', abort);
  try {
    for await (const { wait, content } of inTurns(pieces)) {
      if (wait > 0) await sleep(Math.min(wait, LONGEST_TIMER), undefined, { signal });
      if (response.destroyed || response.writableEnded) return;
      if (!response.write(content)) await once(response, 'drain', { signal });
    }
    await end();
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    response.off('close', abort);
  }
}

/** The same pieces, each made when there is time for it. */
async function* inTurns(pieces: Iterable<Piece> | AsyncIterable<Piece>): AsyncGenerator<Piece, void> {
  const iterator =
    Symbol.asyncIterator in pieces ? pieces[Symbol.asyncIterator]() : pieces[Symbol.iterator]();
  try {
    for (;;) {
      const { value, done } = await sharedTurns.take<IteratorResult<Piece, unknown>>(() => iterator.next());
      if (done === true) return;
      yield value;
    }
  } finally {
    await iterator.return?.();
  }
}
