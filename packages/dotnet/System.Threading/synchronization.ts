// Locks, of which a run needs none, and single steps: `Monitor`, `Interlocked`, `Volatile`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { equals } from '@mockwright/language/runtime/equality';
import { ArgumentException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { lock, lockDepth, unlock } from '@mockwright/language/runtime/monitor';
import { TimeSpan } from '../System/time-span.ts';
import { need } from '../System.Threading.Tasks/task-combinators.ts';
import { SynchronizationLockException } from './semaphore.ts';
import { millisecondsOf } from './timeouts.ts';
import { waitUntil } from './wait-handle.ts';

function enterMonitor(target: object | null): void {
  need(target, 'obj');
  lock(target);
}
function take(target: object | null, taken: Ref): void {
  if (taken.v === true) throw new ArgumentException('Argument must be initialized to false', 'lockTaken');
  enterMonitor(target);
  taken.v = true;
}
function checkTime(milliseconds: number, name: string | null): void {
  if (milliseconds < -1)
    throw new ArgumentOutOfRangeException(
      name,
      `${name ?? ''} ('${milliseconds}') must be greater than or equal to '-1'.`,
      { value: milliseconds, text: String(milliseconds) },
    );
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
  declareType('public static class System.Threading.Timeout', () => ({
    'const int Infinite': -1,
    'static TimeSpan InfiniteTimeSpan { get; }': () => new TimeSpan(-10_000n),
  })),
  declareType('public static class System.Threading.Monitor', () => ({
    'static void Enter(object obj)': enterMonitor,
    'static void Enter(object obj, ref bool lockTaken)': take,
    'static void Exit(object obj)': exitMonitor,
    'static bool TryEnter(object obj)': (target) => {
      enterMonitor(target);
      return true;
    },
    'static bool TryEnter(object obj, int millisecondsTimeout)': (target, milliseconds) => {
      checkTime(milliseconds, null);
      enterMonitor(target);
      return true;
    },
    'static void TryEnter(object obj, ref bool lockTaken)': take,
    'static void TryEnter(object obj, int millisecondsTimeout, ref bool lockTaken)': (
      target,
      milliseconds,
      taken: Ref,
    ) => {
      checkTime(milliseconds, null);
      take(target, taken);
    },
    'static bool TryEnter(object obj, TimeSpan timeout)': (target, timeout) => {
      checkTime(millisecondsOf(timeout), 'timeout');
      enterMonitor(target);
      return true;
    },
    'static void TryEnter(object obj, TimeSpan timeout, ref bool lockTaken)': (
      target,
      timeout,
      taken: Ref,
    ) => {
      checkTime(millisecondsOf(timeout), 'timeout');
      take(target, taken);
    },
    'static bool Wait(object obj)': (target) => waitForPulse(target, -1),
    'static bool Wait(object obj, int millisecondsTimeout)': waitForPulse,
    'static bool Wait(object obj, TimeSpan timeout)': (target, timeout) =>
      waitForPulse(target, millisecondsOf(timeout)),
    'static bool Wait(object obj, int millisecondsTimeout, bool exitContext)': waitForPulse,
    'static bool Wait(object obj, TimeSpan timeout, bool exitContext)': (target, timeout) =>
      waitForPulse(target, millisecondsOf(timeout)),
    'static void Pulse(object obj)': (target) => pulse(target, 1),
    'static void PulseAll(object obj)': (target) => pulse(target, Infinity),
    'static bool IsEntered(object obj)': (target) => lockDepth(target) > 0,
    // Nobody else ever holds a lock.
    'static long LockContentionCount { get; }': () => 0n,
  })),
  declareType('public static class System.Threading.Interlocked', () => ({
    ...interlocked,
    'static T Exchange<T>(ref T location1, T value)': exchange,
    'static T CompareExchange<T>(ref T location1, T value, T comparand)': compareExchange,
    'static long Read(ref readonly long location)': (location: Ref) => location.v,
    'static ulong Read(ref readonly ulong location)': (location: Ref) => location.v,
    'static void MemoryBarrier()': () => undefined,
    'static void MemoryBarrierProcessWide()': () => undefined,
  })),
  declareType('public static class System.Threading.Volatile', () => ({
    'static T Read<T>(ref T location)': (location: Ref) => location.v,
    'static void Write<T>(ref T location, T value)': (location: Ref, value) => {
      location.v = value;
    },
    'static void ReadBarrier()': () => undefined,
    'static void WriteBarrier()': () => undefined,
  })),
];
