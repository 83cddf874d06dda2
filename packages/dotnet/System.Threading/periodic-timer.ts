// `System.Threading.PeriodicTimer`: ticks that are waited for, in virtual time.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { specialType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentOutOfRangeException,
  InvalidOperationException,
  ObjectDisposedException,
  OperationCanceledException,
} from '@mockwright/language/runtime/exceptions';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';
import { Task, ValueTask } from '@mockwright/language/runtime/tasks';
import { TimeSpan } from '../System/time-span.ts';
import { canceledBy } from './cancellation.ts';
import type { CancellationToken } from './cancellation.ts';
import { millisecondsOf } from './timeouts.ts';
import { startTimer } from './start-timer.ts';
import type { StartedTimer } from './started-timer.ts';
import type { TimeProvider } from './start-timer.ts';

const ticksPerMillisecond = 10_000n;

class PeriodicTimer {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  #period: number;
  #waiting: Task<boolean> | undefined;
  /** A tick that nobody waited for. */
  #hasTicked = false;
  #isDisposed = false;
  readonly #timer: StartedTimer | null;
  constructor(period: TimeSpan, provider: TimeProvider | null = null) {
    this.#period = checked(period, 'period');
    const tick = (): void => {
      if (!this.#finish(true)) this.#hasTicked = true;
    };
    this.#timer = startTimer(provider, this.#period, tick, true);
  }
  get period(): TimeSpan {
    return new TimeSpan(BigInt(this.#period) * ticksPerMillisecond);
  }
  set period(value: TimeSpan) {
    this.#period = checked(value, 'value');
    if (!dereferenced(this.#timer).change(this.#period))
      throw new ObjectDisposedException('System.Threading.PeriodicTimer');
  }
  #finish(result: boolean): boolean {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    return waiting?.tryComplete(result) === true;
  }
  wait(token: CancellationToken): ValueTask {
    if (this.#waiting && !this.#waiting.isCompleted) throw new InvalidOperationException();
    const bool = specialType('bool');
    const task = new Task<boolean>(bool);
    const cancel = (): void => void task.tryCancel(canceledBy(new OperationCanceledException(), token));
    if (token.isCancelled) cancel();
    else if (this.#isDisposed) task.tryComplete(false);
    else if (this.#hasTicked) {
      this.#hasTicked = false;
      task.tryComplete(true);
    } else {
      this.#waiting = task;
      token.register(cancel);
    }
    return new ValueTask(bool, task);
  }
  dispose(): void {
    this.#isDisposed = true;
    dereferenced(this.#timer).stop();
    this.#finish(false);
  }
}
/** @throws {ArgumentOutOfRangeException} unless the period is one of at least a millisecond, or infinite */
function checked(period: TimeSpan, parameter: string): number {
  const milliseconds = millisecondsOf(period);
  if ((milliseconds < 1 && milliseconds !== -1) || milliseconds > 0xffff_fffe)
    throw new ArgumentOutOfRangeException(parameter);
  return milliseconds;
}

/** `System.Threading.PeriodicTimer`. */
export const periodicTimerType: TypeDeclaration = declareType(
  'public sealed class System.Threading.PeriodicTimer : IDisposable',
  () => ({
    'PeriodicTimer(TimeSpan period)': (period: TimeSpan) => new PeriodicTimer(period),
    'PeriodicTimer(TimeSpan period, TimeProvider timeProvider)': (period: TimeSpan, provider) =>
      new PeriodicTimer(period, notNull(provider, 'timeProvider')),
    'TimeSpan Period { get; set; }': {
      get: (self: PeriodicTimer) => self.period,
      set: (self: PeriodicTimer, value: TimeSpan) => (self.period = value),
    },
    'System.Threading.Tasks.ValueTask<bool> WaitForNextTickAsync(System.Threading.CancellationToken cancellationToken = default)':
      (self: PeriodicTimer, token: CancellationToken) => self.wait(token),
    'void Dispose()': (self: PeriodicTimer) => self.dispose(),
  }),
  { runtime: PeriodicTimer },
);
