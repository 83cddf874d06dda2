// Locks, of which a run needs none, and loops: `Monitor`, `Interlocked`, `Parallel`, `Timer`.
import { declareType } from '../../metadata/declaration.ts';
import type { Implementation, Ref, TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType } from '../../metadata/symbols.ts';
import { AggregateException, Exception } from '../../runtime/exceptions.ts';
import { equals } from '../../runtime/equality.ts';
import { iterate } from '../../runtime/iterate.ts';
import { lock, lockDepth, unlock } from '../../runtime/monitor.ts';
import { spend } from '../../runtime/run.ts';
import { currentScheduler } from '../../runtime/scheduler.ts';
import type { Timer as ScheduledTimer } from '../../runtime/scheduler.ts';
import { awaitBlocking, completedTask } from '../../runtime/tasks.ts';
import { TimeSpan } from '../system/time/time-span.ts';
import { CancellationToken } from './cancellation.ts';
import { need } from './task-combinators.ts';
import { SynchronizationLockException } from './semaphore.ts';
import { millisecondsOf } from './timeouts.ts';
import { waitUntil } from './wait-handles.ts';

function enterMonitor(target: object | null): void {
  need(target, 'obj');
  lock(target);
}
function exitMonitor(target: object | null): void {
  need(target, 'obj');
  if (!unlock(target)) throw new SynchronizationLockException();
}
const pulses = new WeakMap<object, { isPulsed: boolean }[]>();
/** `Monitor.Wait`: until another piece of work gives a sign. */
function waitForPulse(target: object | null, milliseconds: number): boolean {
  need(target, 'obj');
  if (lockDepth(target!) === 0) throw new SynchronizationLockException();
  const waiter = { isPulsed: false };
  pulses.set(target!, [...(pulses.get(target!) ?? []), waiter]);
  return waitUntil(() => waiter.isPulsed, milliseconds);
}
function pulse(target: object | null, count: number): void {
  need(target, 'obj');
  if (lockDepth(target!) === 0) throw new SynchronizationLockException();
  const waiters = pulses.get(target!) ?? [];
  for (const waiter of waiters.splice(0, count)) waiter.isPulsed = true;
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
const wraps: Readonly<Record<string, (value: any) => unknown>> = {
  int: (value: number) => value | 0,
  uint: (value: number) => value >>> 0,
  long: (value: bigint) => BigInt.asIntN(64, value),
  ulong: (value: bigint) => BigInt.asUintN(64, value),
};
for (const [type, wrap] of Object.entries(wraps)) {
  const isSmall = type === 'int' || type === 'uint';
  const one = isSmall ? 1 : 1n;
  const change = (location: Ref, by: unknown): unknown =>
    (location.v = wrap((location.v as number) + (by as number)));
  interlocked[`static ${type} Increment(ref ${type} location)`] = (location: Ref) => change(location, one);
  interlocked[`static ${type} Decrement(ref ${type} location)`] = (location: Ref) =>
    change(location, isSmall ? -1 : -1n);
  interlocked[`static ${type} Add(ref ${type} location1, ${type} value)`] = change;
}
for (const type of ['int', 'uint', 'long', 'ulong']) {
  interlocked[`static ${type} And(ref ${type} location1, ${type} value)`] = (location: Ref, value: unknown) =>
    exchange(location, bits(location.v, value, type, 'and'));
  interlocked[`static ${type} Or(ref ${type} location1, ${type} value)`] = (location: Ref, value: unknown) =>
    exchange(location, bits(location.v, value, type, 'or'));
}
/** Bits of two numbers of that type; `uint` is the only one that JavaScript's operators would make negative. */
function bits(a: unknown, b: unknown, type: string, operator: 'and' | 'or'): unknown {
  if (typeof a === 'bigint') return operator === 'and' ? a & (b as bigint) : a | (b as bigint);
  const result = operator === 'and' ? (a as number) & (b as number) : (a as number) | (b as number);
  return type === 'uint' ? result >>> 0 : result;
}
for (const type of [
  'sbyte',
  'byte',
  'short',
  'ushort',
  'int',
  'uint',
  'long',
  'ulong',
  'nint',
  'nuint',
  'float',
  'double',
  'object',
]) {
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

/** `Timeout`, `Monitor`, `Interlocked` and their kin, as template code sees them. */
export const synchronizationTypes: readonly TypeDeclaration[] = [
  declareType('public static class System.Threading.Timeout', {
    'const int Infinite': -1,
    'static TimeSpan InfiniteTimeSpan { get; }': () => new TimeSpan(-10_000n),
  }),
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
    'static void TryEnter(object obj, ref bool lockTaken)': (target, taken: Ref) => {
      enterMonitor(target);
      taken.v = true;
    },
    'static bool TryEnter(object obj, TimeSpan timeout)': (target) => {
      enterMonitor(target);
      return true;
    },
    'static bool Wait(object obj)': (target) => waitForPulse(target, -1),
    'static bool Wait(object obj, int millisecondsTimeout)': waitForPulse,
    'static bool Wait(object obj, TimeSpan timeout)': (target, timeout) =>
      waitForPulse(target, millisecondsOf(timeout)),
    'static void Pulse(object obj)': (target) => pulse(target, 1),
    'static void PulseAll(object obj)': (target) => pulse(target, Infinity),
    'static bool IsEntered(object obj)': (target) => lockDepth(target) > 0,
  }),
  declareType('public static class System.Threading.Interlocked', {
    ...interlocked,
    'static T Exchange<T>(ref T location1, T value)': exchange,
    'static T CompareExchange<T>(ref T location1, T value, T comparand)': compareExchange,
    'static long Read(ref readonly long location)': (location: Ref) => location.v,
    'static ulong Read(ref readonly ulong location)': (location: Ref) => location.v,
    'static void MemoryBarrier()': () => undefined,
  }),
  declareType('public static class System.Threading.Volatile', {
    'static T Read<T>(ref T location)': (location: Ref) => location.v,
    'static void Write<T>(ref T location, T value)': (location: Ref, value) => {
      location.v = value;
    },
  }),
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
