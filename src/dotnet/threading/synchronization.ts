// Threads and locks, of which a run has one and none: `Thread`, `Monitor`, `Interlocked`, `SemaphoreSlim`, `Parallel`, `Timer`.
import { declareType } from '../../metadata/declaration.ts';
import type { Implementation, Ref, TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType } from '../../metadata/symbols.ts';
import {
  AggregateException,
  ArgumentOutOfRangeException,
  Exception,
  ObjectDisposedException,
  SystemException,
} from '../../runtime/exceptions.ts';
import { equals } from '../../runtime/equality.ts';
import { specialType } from '../../runtime/core-types.ts';
import { iterate } from '../../runtime/iterate.ts';
import { spend } from '../../runtime/run.ts';
import { currentScheduler, sleep } from '../../runtime/scheduler.ts';
import type { Timer as ScheduledTimer } from '../../runtime/scheduler.ts';
import { Task, awaitBlocking, completedTask } from '../../runtime/tasks.ts';
import { CancellationToken } from './cancellation.ts';
import { need } from './task-combinators.ts';
import { millisecondsOf } from './timeouts.ts';

/** `SemaphoreFullException`. */
class SemaphoreFullException extends SystemException {
  static override readonly defaultText: string =
    'Adding the specified count to the semaphore would cause it to exceed its maximum count.';
}
/** `SynchronizationLockException`. */
class SynchronizationLockException extends SystemException {
  static override readonly defaultText: string =
    'Object synchronization method was called from an unsynchronized block of code.';
}

function sleepFor(milliseconds: number): void {
  if (milliseconds < -1)
    throw new ArgumentOutOfRangeException(
      'millisecondsTimeout',
      `millisecondsTimeout ('${milliseconds}') must be greater than or equal to '-1'.`,
      { value: milliseconds, text: String(milliseconds) },
    );
  if (milliseconds < 0) awaitBlocking(new Task());
  else sleep(milliseconds);
}
/** The one thread. */
class Thread {
  declare readonly $type: NamedType;
  static readonly current: Thread = new Thread();
  name: string | null = null;
}

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
  /** @returns a task that tells whether it was entered in time */
  enter(milliseconds = -1, token: CancellationToken = CancellationToken.none): Task<boolean> {
    if (this.#isDisposed) throw new ObjectDisposedException('System.Threading.SemaphoreSlim');
    const task = new Task<boolean>(specialType('bool'));
    if (token.isCancelled) task.tryCancel();
    else if (this.count > 0) {
      this.count--;
      task.tryComplete(true);
    } else if (milliseconds === 0) task.tryComplete(false);
    else {
      this.#waiting.push(task);
      if (milliseconds > 0) currentScheduler().after(milliseconds, () => task.tryComplete(false));
      token.source?.register(() => task.tryCancel());
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

const entered = new WeakMap<object, number>();
function enterMonitor(target: object | null): void {
  need(target, 'obj');
  entered.set(target!, (entered.get(target!) ?? 0) + 1);
}
function exitMonitor(target: object | null): void {
  need(target, 'obj');
  const depth = entered.get(target!) ?? 0;
  if (depth === 0) throw new SynchronizationLockException();
  entered.set(target!, depth - 1);
}

/** `ParallelOptions`. */
class ParallelOptions {
  declare readonly $type: NamedType;
  degree = -1;
  token: CancellationToken = CancellationToken.none;
}

/** `ParallelLoopState`. */
class ParallelLoopState {
  declare readonly $type: NamedType;
  isStopped = false;
}
class ParallelLoopResult {
  declare readonly $type: NamedType;
  readonly isCompleted: boolean;
  constructor(isCompleted: boolean) {
    this.isCompleted = isCompleted;
  }
}
/** Runs a loop's turns one after the other; what they throw is told together. */
function parallel(
  items: Iterable<unknown>,
  body: ((item: unknown, state: ParallelLoopState) => void) | null,
): ParallelLoopResult {
  need(body, 'body');
  const state = new ParallelLoopState();
  for (const item of items) {
    if (state.isStopped) break;
    try {
      body!(item, state);
    } catch (error) {
      if (!(error instanceof Exception)) throw error;
      throw new AggregateException(null, [error]);
    }
  }
  return new ParallelLoopResult(!state.isStopped);
}
function* numbers<T extends number | bigint>(from: T, to: T): Iterable<T> {
  for (let value = from; value < to; value++) {
    spend(1);
    yield value;
  }
}
function forEach(source: unknown, body: never): ParallelLoopResult {
  need(source, 'source');
  return parallel(iterate(source), body);
}

/** `System.Threading.Timer`. */
class Timer {
  declare readonly $type: NamedType;
  readonly #callback: () => void;
  #scheduled: ScheduledTimer | undefined;
  constructor(callback: () => void) {
    this.#callback = callback;
  }
  change(due: number, period: number): boolean {
    if (this.#scheduled) this.#scheduled.cancelled = true;
    this.#scheduled = undefined;
    if (due >= 0) {
      this.#scheduled = currentScheduler().after(due, () => {
        if (period > 0) this.change(period, period);
        this.#callback();
      });
    }
    return true;
  }
}

const interlocked: Record<string, Implementation> = {};
for (const type of ['int', 'long']) {
  const one = type === 'int' ? 1 : 1n;
  const wrap = type === 'int' ? (value: number) => value | 0 : (value: bigint) => BigInt.asIntN(64, value);
  const change = (location: Ref, by: unknown): unknown =>
    (location.v = (wrap as (value: unknown) => unknown)((location.v as number) + (by as number)));
  interlocked[`static ${type} Increment(ref ${type} location)`] = (location: Ref) => change(location, one);
  interlocked[`static ${type} Decrement(ref ${type} location)`] = (location: Ref) =>
    change(location, type === 'int' ? -1 : -1n);
  interlocked[`static ${type} Add(ref ${type} location1, ${type} value)`] = change;
}
for (const type of ['int', 'long', 'double', 'float', 'object']) {
  interlocked[`static ${type} Exchange(ref ${type} location1, ${type} value)`] = exchange;
  interlocked[`static ${type} CompareExchange(ref ${type} location1, ${type} value, ${type} comparand)`] =
    compareExchange;
}
function exchange(location: Ref, value: unknown): unknown {
  const before = location.v;
  location.v = value;
  return before;
}
function compareExchange(location: Ref, value: unknown, comparand: unknown): unknown {
  const before = location.v;
  if (before === comparand || (typeof before === 'number' && equals(before, comparand))) location.v = value;
  return before;
}

const plainException = (
  name: string,
  create: (message: string | null) => Exception,
  runtime: new (...args: never[]) => object,
): TypeDeclaration =>
  declareType(
    `public class System.Threading.${name} : SystemException`,
    { [`${name}()`]: () => create(null), [`${name}(string? message)`]: create },
    { runtime },
  );

export const synchronizationTypes: readonly TypeDeclaration[] = [
  plainException(
    'SemaphoreFullException',
    (message) => new SemaphoreFullException(message),
    SemaphoreFullException,
  ),
  plainException(
    'SynchronizationLockException',
    (message) => new SynchronizationLockException(message),
    SynchronizationLockException,
  ),
  declareType(
    'public sealed class System.Threading.Thread',
    {
      'static Thread CurrentThread { get; }': () => Thread.current,
      'int ManagedThreadId { get; }': () => 1,
      'string? Name { get; set; }': {
        get: (self: Thread) => self.name,
        set: (self: Thread, value) => (self.name = value),
      },
      'bool IsAlive { get; }': () => true,
      'bool IsBackground { get; }': () => false,
      'static void Sleep(int millisecondsTimeout)': sleepFor,
      'static void Sleep(TimeSpan timeout)': (timeout) => sleepFor(millisecondsOf(timeout)),
      'static bool Yield()': () => true,
      'static void SpinWait(int iterations)': () => undefined,
      'static void MemoryBarrier()': () => undefined,
    },
    { runtime: Thread },
  ),
  declareType('public static class System.Threading.Timeout', { 'const int Infinite': -1 }),
  declareType('public static class System.Threading.Monitor', {
    'static void Enter(object obj)': enterMonitor,
    'static void Enter(object obj, ref bool lockTaken)': (target, taken: Ref) => {
      enterMonitor(target);
      taken.v = true;
    },
    'static void Exit(object obj)': exitMonitor,
    'static bool TryEnter(object obj)': (target) => {
      enterMonitor(target);
      return true;
    },
    'static bool TryEnter(object obj, int millisecondsTimeout)': (target) => {
      enterMonitor(target);
      return true;
    },
    'static bool IsEntered(object obj)': (target) => (entered.get(target) ?? 0) > 0,
  }),
  declareType('public static class System.Threading.Interlocked', {
    ...interlocked,
    'static T Exchange<T>(ref T location1, T value)': exchange,
    'static T CompareExchange<T>(ref T location1, T value, T comparand)': compareExchange,
    'static long Read(ref long location)': (location: Ref) => location.v,
    'static void MemoryBarrier()': () => undefined,
  }),
  declareType('public static class System.Threading.Volatile', {
    'static T Read<T>(ref T location)': (location: Ref) => location.v,
    'static void Write<T>(ref T location, T value)': (location: Ref, value) => {
      location.v = value;
    },
  }),
  declareType(
    'public class System.Threading.SemaphoreSlim : IDisposable',
    {
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
    },
    { runtime: SemaphoreSlim },
  ),
  declareType(
    'public class System.Threading.Tasks.ParallelOptions',
    {
      'ParallelOptions()': () => new ParallelOptions(),
      'int MaxDegreeOfParallelism { get; set; }': {
        get: (self: ParallelOptions) => self.degree,
        set: (self: ParallelOptions, value) => (self.degree = value),
      },
      'CancellationToken CancellationToken { get; set; }': {
        get: (self: ParallelOptions) => self.token,
        set: (self: ParallelOptions, value) => (self.token = value),
      },
    },
    { runtime: ParallelOptions },
  ),
  declareType(
    'public class System.Threading.Tasks.ParallelLoopState',
    {
      'void Stop()': (self: ParallelLoopState) => void (self.isStopped = true),
      'void Break()': (self: ParallelLoopState) => void (self.isStopped = true),
      'bool IsStopped { get; }': (self: ParallelLoopState) => self.isStopped,
    },
    { runtime: ParallelLoopState },
  ),
  declareType(
    'public struct System.Threading.Tasks.ParallelLoopResult',
    { 'bool IsCompleted { get; }': (self: ParallelLoopResult) => self.isCompleted },
    { runtime: ParallelLoopResult, defaultValue: () => new ParallelLoopResult(false) },
  ),
  declareType('public static class System.Threading.Tasks.Parallel', {
    'static ParallelLoopResult For(int fromInclusive, int toExclusive, Action<int> body)': (
      from: number,
      to: number,
      body,
    ) => parallel(numbers(from, to), body),
    'static ParallelLoopResult For(long fromInclusive, long toExclusive, Action<long> body)': (
      from: bigint,
      to: bigint,
      body,
    ) => parallel(numbers(from, to), body),
    'static ParallelLoopResult For(int fromInclusive, int toExclusive, ParallelOptions parallelOptions, Action<int> body)':
      (from: number, to: number, _options, body) => parallel(numbers(from, to), body),
    'static ParallelLoopResult For(int fromInclusive, int toExclusive, Action<int, ParallelLoopState> body)':
      (from: number, to: number, body) => parallel(numbers(from, to), body),
    'static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, Action<TSource> body)': forEach,
    'static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, ParallelOptions parallelOptions, Action<TSource> body)':
      (source, _options, body) => forEach(source, body as never),
    'static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, Action<TSource, ParallelLoopState> body)':
      forEach,
    'static void Invoke(params Action[] actions)': (actions: (() => void)[]) =>
      void parallel(actions, (action) => (action as () => void)()),
    'static Task ForEachAsync<TSource>(IEnumerable<TSource> source, Func<TSource, CancellationToken, ValueTask> body)':
      (source, body) => {
        for (const item of iterate(source)) awaitBlocking(body(item, CancellationToken.none));
        return completedTask(undefined);
      },
  }),
  declareType('public delegate void System.Threading.TimerCallback(object? state)'),
  declareType(
    'public sealed class System.Threading.Timer : IDisposable',
    {
      'Timer(TimerCallback callback)': (callback) => new Timer(() => callback(null)),
      'Timer(TimerCallback callback, object? state, int dueTime, int period)': (
        callback,
        state,
        due,
        period,
      ) => createTimer(callback, state, due, period),
      'Timer(TimerCallback callback, object? state, TimeSpan dueTime, TimeSpan period)': (
        callback,
        state,
        due,
        period,
      ) => createTimer(callback, state, millisecondsOf(due), millisecondsOf(period)),
      'bool Change(int dueTime, int period)': (self: Timer, due, period) => self.change(due, period),
      'bool Change(TimeSpan dueTime, TimeSpan period)': (self: Timer, due, period) =>
        self.change(millisecondsOf(due), millisecondsOf(period)),
      'void Dispose()': (self: Timer) => void self.change(-1, -1),
    },
    { runtime: Timer },
  ),
];

function createTimer(
  callback: ((state: unknown) => void) | null,
  state: unknown,
  due: number,
  period: number,
): Timer {
  need(callback, 'callback');
  const timer = new Timer(() => callback!(state));
  timer.change(due, period);
  return timer;
}
