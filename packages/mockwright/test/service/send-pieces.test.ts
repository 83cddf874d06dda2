// Pieces of a body for a client that takes all of them at once: others have their turns between.
import type { ServerResponse } from 'node:http';
import { Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sendPieces, type Piece } from '../../service/answers/send-pieces.ts';

/** Takes what it is given without a turn of the event loop, as a connection does whose client reads. */
const eager = (): ServerResponse =>
  new Writable({ write: (_part, _encoding, done) => done() }) as unknown as ServerResponse;

function* pieces(count: number): Generator<Piece> {
  for (let index = 0; index < count; index++) {
    for (const end = performance.now() + 3; performance.now() < end;);
    yield { wait: 0, content: 'x'.repeat(100_000) };
  }
}

test('pieces that are taken at once leave others their turns', async () => {
  const running = { isOver: false };
  const sending = sendPieces(eager(), pieces(30)).then(() => (running.isOver = true));
  let turns = 0;
  for (; !running.isOver; turns++) await nextTurn();
  await sending;
  expect(turns).toBeGreaterThan(5);
});

test('what makes the pieces ends where nobody takes them any more', async () => {
  const response = eager();
  let isEnded = false;
  function* ending(): Generator<Piece> {
    try {
      yield* pieces(1);
      response.destroy();
      yield* pieces(2);
    } finally {
      isEnded = true;
    }
  }
  await sendPieces(response, ending());
  expect(isEnded).toBe(true);
});
