// The loops of `Parallel` that wait for what their bodies do.
import { iterate } from '../../runtime/iterate.ts';
import { startAsync } from '../../runtime/tasks.ts';
import type { Awaitable, Task } from '../../runtime/tasks.ts';
import type { CancellationToken } from './cancellation.ts';

type Call = (...args: unknown[]) => unknown;
interface AsyncItems {
  GetAsyncEnumerator(token: unknown): AsyncMoves;
}
interface AsyncMoves {
  readonly Current: unknown;
  MoveNextAsync(): Awaitable<boolean>;
  DisposeAsync(): Awaitable;
}

/** Awaits the body for every element, one after the other. @param items a sequence, or one that is awaited itself */
export function eachAwaited(items: unknown, body: Call, token: CancellationToken): Task {
  return startAsync(
    (function* (): Generator<Awaitable, void, unknown> {
      token.throwIfCancelled();
      if (typeof items === 'object' && items !== null && 'GetAsyncEnumerator' in items) {
        const moves = (items as AsyncItems).GetAsyncEnumerator(token);
        try {
          while ((yield moves.MoveNextAsync()) as boolean) {
            yield body(moves.Current, token) as Awaitable;
            token.throwIfCancelled();
          }
        } finally {
          yield moves.DisposeAsync();
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
