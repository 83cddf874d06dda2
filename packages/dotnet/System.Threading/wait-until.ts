// Waiting until something is so, in virtual time.
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { currentScheduler } from '@mockwright/language/runtime/scheduler';
import { deadlineIn } from './timeouts.ts';

/** What a wait asks of a `CancellationToken`. */
interface Token {
  readonly isCancelled: boolean;
  throwIfCancelled(): void;
}

/** Waits in virtual time. @returns whether it came true in time */
export function waitUntil(isDone: () => boolean, milliseconds: number, token?: Token): boolean {
  if (milliseconds < -1)
    throw new ArgumentOutOfRangeException(
      'millisecondsTimeout',
      'Number must be either non-negative and less than or equal to Int32.MaxValue or -1.',
    );
  token?.throwIfCancelled();
  const isOver = currentScheduler().runUntil(
    () => isDone() || token?.isCancelled === true,
    deadlineIn(milliseconds),
  );
  if (!isDone()) token?.throwIfCancelled();
  return isOver;
}
