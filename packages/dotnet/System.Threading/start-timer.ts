// `Timer` and `ITimer`: calls back after some time, and again and again; what else takes its time from a `TimeProvider`.
import { own } from '@mockwright/language/runtime/delegates';
import { notNull } from '@mockwright/language/runtime/not-null';
import { TimeSpan } from '../System/time-span.ts';
import { checkTime } from './started-timer.ts';
import type { Callback, StartedTimer } from './started-timer.ts';
import { Timer } from './timer.ts';

/** `new Timer(…)`, `TimeProvider.CreateTimer(…)`. */
export function createTimer(callback: Callback | null, state: unknown, due: number, period: number): Timer {
  checkTime(due, 'dueTime');
  checkTime(period, 'period');
  const call = notNull(callback, 'callback');
  const timer = new Timer(() => call(state));
  timer.change(due, period);
  return timer;
}

/** A `TimeProvider` as those see it who wait by it. */
export interface TimeProvider {
  'TimeProvider.CreateTimer/4'(
    callback: Callback,
    state: unknown,
    due: TimeSpan,
    period: TimeSpan,
  ): Timer | ForeignTimer | null;
}
/** A timer of template code. */
interface ForeignTimer {
  'IDisposable.Dispose/0'(): void;
  'ITimer.Change/2'(due: TimeSpan, period: TimeSpan): boolean;
}
const ticksPerMillisecond = 10_000n;
const inMilliseconds = (milliseconds: number): TimeSpan =>
  new TimeSpan(BigInt(milliseconds) * ticksPerMillisecond);

/**
 * Calls back once, or again and again, by the provider's clock or the run's own.
 * @returns null where the provider gives no timer
 */
export function startTimer(
  provider: TimeProvider | null,
  milliseconds: number,
  action: () => void,
  repeats = false,
): StartedTimer | null {
  const periodOf = (due: number): number => (repeats ? due : -1);
  const timer = provider
    ? provider['TimeProvider.CreateTimer/4'](
        own(action),
        null,
        inMilliseconds(milliseconds),
        inMilliseconds(periodOf(milliseconds)),
      )
    : createTimer(action, null, milliseconds, periodOf(milliseconds));
  if (timer instanceof Timer)
    return { change: (due) => timer.change(due, periodOf(due)), stop: () => void timer.dispose() };
  return (
    timer && {
      change: (due) => timer['ITimer.Change/2'](inMilliseconds(due), inMilliseconds(periodOf(due))),
      stop: () => timer['IDisposable.Dispose/0'](),
    }
  );
}
