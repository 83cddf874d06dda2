// `Timer` and `ITimer`: calls back after some time, and again and again; what else takes its time from a `TimeProvider`.
import { own } from '@mockwright/language/runtime/delegates';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { currentScheduler } from '@mockwright/language/runtime/scheduler';
import type { Timer as ScheduledTimer } from '@mockwright/language/runtime/scheduler';
import { ValueTask } from '@mockwright/language/runtime/tasks';
import { TimeSpan } from '../System/time-span.ts';
import { millisecondsOf } from './timeouts.ts';
import type { EventWaitHandle } from './wait-handle.ts';

type Callback = (state: unknown) => void;

/** `System.Threading.Timer`. */
export class Timer {
  declare readonly $type: NamedType;
  readonly #callback: () => void;
  #scheduled: ScheduledTimer | undefined;
  #isDisposed = false;
  constructor(callback: () => void) {
    this.#callback = callback;
  }
  change(due: number, period: number): boolean {
    checkTime(due, 'dueTime');
    checkTime(period, 'period');
    if (this.#isDisposed) return false;
    this.#schedule(due, period);
    return true;
  }
  #schedule(due: number, period: number): void {
    if (this.#scheduled) this.#scheduled.cancelled = true;
    this.#scheduled = undefined;
    if (due < 0) return;
    this.#scheduled = currentScheduler().after(due, () => {
      if (period > 0) this.#schedule(period, period);
      this.#callback();
    });
  }
  /** @returns whether it was still in use */
  dispose(): boolean {
    if (this.#isDisposed) return false;
    this.#schedule(-1, -1);
    this.#isDisposed = true;
    return true;
  }
  /** Tells the handle when it is done. */
  disposeTelling(handle: EventWaitHandle | null): boolean {
    const told = notNull(handle, 'notifyObject');
    if (!this.dispose()) return false;
    told.signal();
    return true;
  }
}
function checkTime(milliseconds: number, name: string): void {
  if (milliseconds < -1)
    throw new ArgumentOutOfRangeException(
      name,
      `${name} ('${milliseconds}') must be greater than or equal to '-1'.`,
      { value: milliseconds, text: String(milliseconds) },
    );
}
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
  ): Timer | ForeignTimer;
}
/** Time that is waited for once. */
export interface StartedTimer {
  /** Waits anew, from now on; below zero no longer. */
  change(milliseconds: number): void;
  stop(): void;
}
/** A timer of template code. */
interface ForeignTimer {
  'IDisposable.Dispose/0'(): void;
  'ITimer.Change/2'(due: TimeSpan, period: TimeSpan): boolean;
}
const ticksPerMillisecond = 10_000n;
const inMilliseconds = (milliseconds: number): TimeSpan =>
  new TimeSpan(BigInt(milliseconds) * ticksPerMillisecond);

/** Calls back once, by the provider's clock or the run's own. */
export function startTimer(
  provider: TimeProvider | null,
  milliseconds: number,
  action: () => void,
): StartedTimer {
  const never = inMilliseconds(-1);
  const timer = provider
    ? provider['TimeProvider.CreateTimer/4'](own(action), null, inMilliseconds(milliseconds), never)
    : createTimer(action, null, milliseconds, -1);
  if (timer instanceof Timer)
    return { change: (due) => void timer.change(due, -1), stop: () => void timer.dispose() };
  return {
    change: (due) => void timer['ITimer.Change/2'](inMilliseconds(due), never),
    stop: () => timer['IDisposable.Dispose/0'](),
  };
}

/** `TimerCallback`, `ITimer` and `Timer`. */
export const timerTypes: readonly TypeDeclaration[] = [
  declareType('public delegate void System.Threading.TimerCallback(object? state)'),
  declareType('public interface System.Threading.ITimer : IDisposable, IAsyncDisposable', () => ({
    'bool Change(TimeSpan dueTime, TimeSpan period)': undefined,
  })),
  declareType(
    'public sealed class System.Threading.Timer : ITimer',
    () => ({
      'Timer(TimerCallback callback)': (callback: Callback | null) => {
        const call = notNull(callback, 'callback');
        const timer: Timer = new Timer(() => call(timer));
        return timer;
      },
      'Timer(TimerCallback callback, object? state, int dueTime, int period)': createTimer,
      'Timer(TimerCallback callback, object? state, long dueTime, long period)': (
        callback,
        state,
        due: bigint,
        period: bigint,
      ) => createTimer(callback, state, Number(due), Number(period)),
      'Timer(TimerCallback callback, object? state, uint dueTime, uint period)': createTimer,
      'Timer(TimerCallback callback, object? state, TimeSpan dueTime, TimeSpan period)': (
        callback,
        state,
        due,
        period,
      ) => createTimer(callback, state, millisecondsOf(due), millisecondsOf(period)),
      'bool Change(int dueTime, int period)': (self: Timer, due, period) => self.change(due, period),
      'bool Change(long dueTime, long period)': (self: Timer, due: bigint, period: bigint) =>
        self.change(Number(due), Number(period)),
      'bool Change(uint dueTime, uint period)': (self: Timer, due, period) => self.change(due, period),
      'bool Change(TimeSpan dueTime, TimeSpan period)': (self: Timer, due, period) =>
        self.change(millisecondsOf(due), millisecondsOf(period)),
      'bool Dispose(WaitHandle notifyObject)': (self: Timer, handle) => self.disposeTelling(handle),
      'void Dispose()': (self: Timer) => void self.dispose(),
      'System.Threading.Tasks.ValueTask DisposeAsync()': (self: Timer) => {
        self.dispose();
        return new ValueTask(undefined, undefined);
      },
    }),
    { runtime: Timer },
  ),
];
