// The static class `System.Threading.Monitor` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { lock, lockDepth, unlock } from '@mockwright/language/runtime/monitor';
import { currentRun } from '@mockwright/language/runtime/run';
import { need } from '../System.Threading.Tasks/task-combinators.ts';
import { SynchronizationLockException } from './synchronization-lock-exception.ts';
import { millisecondsOf } from './timeouts.ts';
import { waitUntil } from './wait-until.ts';

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

interface Waiter {
  isPulsed: boolean;
}
const waitersKey = Symbol('waiters');
/** Who waits for a sign about the object in this run: the object itself may be there for all runs. */
function waitersFor(target: object): Set<Waiter> {
  const all = currentRun().kept(waitersKey, () => new Map<object, Set<Waiter>>());
  let waiters = all.get(target);
  if (!waiters) all.set(target, (waiters = new Set()));
  return waiters;
}

/** `Monitor.Wait`: until another piece of work gives a sign. */
function waitForPulse(target: object | null, milliseconds: number): boolean {
  need(target, 'obj');
  if (lockDepth(target!) === 0) throw new SynchronizationLockException();
  const waiter: Waiter = { isPulsed: false };
  const waiters = waitersFor(target!);
  waiters.add(waiter);
  const isPulsed = waitUntil(() => waiter.isPulsed, milliseconds);
  waiters.delete(waiter);
  return isPulsed;
}
function pulse(target: object | null, count: number): void {
  need(target, 'obj');
  if (lockDepth(target!) === 0) throw new SynchronizationLockException();
  const waiters = waitersFor(target!);
  for (const waiter of [...waiters].slice(0, count)) {
    waiter.isPulsed = true;
    waiters.delete(waiter);
  }
}

/** `System.Threading.Monitor`. */
export const monitorType: TypeDeclaration = declareType(
  'public static class System.Threading.Monitor',
  () => ({
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
  }),
);
