// The loops of `Parallel` that wait for what their bodies do.
import { iterate } from '@mockwright/language/runtime/iterate';
import { startAsync } from '@mockwright/language/runtime/tasks';
import type { Awaitable, Task } from '@mockwright/language/runtime/tasks';
import { AsyncMoves, isAsyncSequence } from './async-moves.ts';
import type { CancellationToken } from '../System.Threading/cancellation.ts';

type Call = (...args: unknown[]) => unknown;

/** Awaits the body for every element, one after the other. @param items a sequence, or one that is awaited itself */
export function eachAwaited(items: unknown, body: Call, token: CancellationToken): Task {
  return startAsync(
    (function* (): Generator<Awaitable, void, unknown> {
      token.throwIfCancelled();
      if (isAsyncSequence(items)) {
        const moves = new AsyncMoves(items, token);
        try {
          while ((yield moves.moveNext()) as boolean) {
            yield body(moves.current, token) as Awaitable;
            token.throwIfCancelled();
          }
        } finally {
          yield moves.dispose();
        }
        return;
      }
      for (const item of iterate(items)) {
        yield body(item, token) as Awaitable;
        token.throwIfCancelled();
      }
    })(),
  );
}
