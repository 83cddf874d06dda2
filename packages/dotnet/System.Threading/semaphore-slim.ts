// The class `System.Threading.SemaphoreSlim`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { specialType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentOutOfRangeException,
  ObjectDisposedException,
} from '@mockwright/language/runtime/exceptions';
import { currentScheduler } from '@mockwright/language/runtime/scheduler';
import { Task, awaitBlocking } from '@mockwright/language/runtime/tasks';
import { CancellationToken, cancelTask } from './cancellation.ts';
import { SemaphoreFullException } from './semaphore-full-exception.ts';
import { millisecondsOf } from './timeouts.ts';

/** `SemaphoreSlim`. */
class SemaphoreSlim {
  declare readonly $type: NamedType;
  count: number;
  readonly maximum: number;
  #waiting: Task<boolean>[] = [];
  #isDisposed = false;
  constructor(count: number, maximum = 0x7fffffff) {
    if (count < 0 || count > maximum)
      throw new ArgumentOutOfRangeException(
        'initialCount',
        'The initialCount argument must be non-negative and less than or equal to the maximumCount.',
        { value: count, text: String(count) },
      );
    this.count = count;
    this.maximum = maximum;
  }
  #check(): void {
    if (this.#isDisposed) throw new ObjectDisposedException('System.Threading.SemaphoreSlim');
  }
  /** @returns a task that tells whether it was entered in time */
  enter(milliseconds = -1, token: CancellationToken = CancellationToken.none): Task<boolean> {
    this.#check();
    const task = new Task<boolean>(specialType('bool'));
    if (token.isCancelled) cancelTask(task, token);
    else if (this.count > 0) {
      this.count--;
      task.tryComplete(true);
    } else if (milliseconds === 0) task.tryComplete(false);
    else {
      this.#waiting.push(task);
      if (milliseconds > 0) currentScheduler().after(milliseconds, () => task.tryComplete(false));
      token.register(() => cancelTask(task, token));
    }
    return task;
  }
  release(count = 1): number {
    if (count < 1)
      throw new ArgumentOutOfRangeException(
        'releaseCount',
        'The releaseCount argument must be greater than zero.',
        { value: count, text: String(count) },
      );
    const before = this.count;
    if (before + count > this.maximum) throw new SemaphoreFullException();
    this.count += count;
    while (this.count > 0 && this.#waiting.length > 0) {
      const next = this.#waiting.shift()!;
      if (next.isCompleted) continue;
      this.count--;
      currentScheduler().post(() => next.tryComplete(true));
    }
    return before;
  }
  dispose(): void {
    this.#isDisposed = true;
  }
}

/** `System.Threading.SemaphoreSlim`. */
export const semaphoreSlimType: TypeDeclaration = declareType(
  'public class System.Threading.SemaphoreSlim : IDisposable',
  () => ({
    'SemaphoreSlim(int initialCount)': (count) => new SemaphoreSlim(count),
    'SemaphoreSlim(int initialCount, int maxCount)': (count, maximum) => new SemaphoreSlim(count, maximum),
    'int CurrentCount { get; }': (self: SemaphoreSlim) => self.count,
    'void Wait()': (self: SemaphoreSlim) => void awaitBlocking(self.enter()),
    'void Wait(CancellationToken cancellationToken)': (self: SemaphoreSlim, token) =>
      void awaitBlocking(self.enter(-1, token)),
    'bool Wait(int millisecondsTimeout)': (self: SemaphoreSlim, milliseconds) =>
      awaitBlocking(self.enter(milliseconds)),
    'bool Wait(TimeSpan timeout)': (self: SemaphoreSlim, timeout) =>
      awaitBlocking(self.enter(millisecondsOf(timeout))),
    'bool Wait(int millisecondsTimeout, CancellationToken cancellationToken)': (
      self: SemaphoreSlim,
      milliseconds,
      token,
    ) => awaitBlocking(self.enter(milliseconds, token)),
    'bool Wait(TimeSpan timeout, CancellationToken cancellationToken)': (
      self: SemaphoreSlim,
      timeout,
      token,
    ) => awaitBlocking(self.enter(millisecondsOf(timeout), token)),
    'System.Threading.Tasks.Task<bool> WaitAsync(int millisecondsTimeout, CancellationToken cancellationToken)':
      (self: SemaphoreSlim, milliseconds, token) => self.enter(milliseconds, token),
    'System.Threading.Tasks.Task<bool> WaitAsync(TimeSpan timeout, CancellationToken cancellationToken)': (
      self: SemaphoreSlim,
      timeout,
      token,
    ) => self.enter(millisecondsOf(timeout), token),
    'System.Threading.Tasks.Task WaitAsync()': (self: SemaphoreSlim) => self.enter(),
    'System.Threading.Tasks.Task WaitAsync(CancellationToken cancellationToken)': (
      self: SemaphoreSlim,
      token,
    ) => self.enter(-1, token),
    'System.Threading.Tasks.Task<bool> WaitAsync(int millisecondsTimeout)': (
      self: SemaphoreSlim,
      milliseconds,
    ) => self.enter(milliseconds),
    'System.Threading.Tasks.Task<bool> WaitAsync(TimeSpan timeout)': (self: SemaphoreSlim, timeout) =>
      self.enter(millisecondsOf(timeout)),
    'int Release()': (self: SemaphoreSlim) => self.release(),
    'int Release(int releaseCount)': (self: SemaphoreSlim, count) => self.release(count),
    'void Dispose()': (self: SemaphoreSlim) => self.dispose(),
  }),
  { runtime: SemaphoreSlim },
);
