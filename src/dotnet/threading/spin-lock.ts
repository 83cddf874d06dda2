// `SpinLock` and `SpinWait`: structs that wait without sleeping.
import { notNull } from '../../runtime/not-null.ts';
import { declareType } from '../../metadata/declaration.ts';
import type { Ref, TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType } from '../../metadata/symbols.ts';
import { coreType } from '../../runtime/core-types.ts';
import { ArgumentException } from '../../runtime/exceptions.ts';
import { createInstance } from '../../runtime/members.ts';
import { currentRun, spend } from '../../runtime/run.ts';
import { sleep } from '../../runtime/scheduler.ts';
import { SynchronizationLockException } from './semaphore.ts';
import { deadlineIn } from './timeouts.ts';
import { waitUntil } from './wait-handles.ts';

class SpinLock {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  isHeld = false;
  readonly tracksOwner: boolean;
  constructor(tracksOwner: boolean) {
    this.tracksOwner = tracksOwner;
  }
  $copy(): SpinLock {
    return Object.assign(new SpinLock(this.tracksOwner), { isHeld: this.isHeld });
  }
  enter(taken: Ref<boolean>): void {
    if (taken.v)
      throw new ArgumentException('The tookLock argument must be set to false before calling this method.');
    // One thread: who waits for it holds it.
    if (this.isHeld && this.tracksOwner)
      throw createInstance(coreType('System.Threading.LockRecursionException'), [
        'The calling thread already holds the lock.',
      ]);
    waitUntil(() => !this.isHeld, -1);
    this.isHeld = true;
    taken.v = true;
  }
  exit(): void {
    if (!this.isHeld && this.tracksOwner)
      throw new SynchronizationLockException('The calling thread does not hold the lock.');
    this.isHeld = false;
  }
}
class SpinWait {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  count = 0;
  $copy(): SpinWait {
    return Object.assign(new SpinWait(), { count: this.count });
  }
}

/** Asks again and again, a millisecond of virtual time apart. */
function spinUntil(condition: (() => boolean) | null, milliseconds: number): boolean {
  const isSo = notNull(condition, 'condition');
  const deadline = deadlineIn(milliseconds);
  while (!isSo()) {
    if (currentRun().sleptMilliseconds >= deadline) return false;
    spend(1);
    sleep(1);
  }
  return true;
}

/** `System.Threading.SpinLock` and `SpinWait`. */
export const spinTypes: readonly TypeDeclaration[] = [
  declareType(
    'public struct System.Threading.SpinLock',
    () => ({
      'SpinLock(bool enableThreadOwnerTracking)': (tracksOwner: boolean) => new SpinLock(tracksOwner),
      'void Enter(ref bool lockTaken)': (self: SpinLock, taken: Ref<boolean>) => self.enter(taken),
      'void TryEnter(ref bool lockTaken)': (self: SpinLock, taken: Ref<boolean>) => {
        if (!self.isHeld || self.tracksOwner) self.enter(taken);
      },
      'void Exit()': (self: SpinLock) => self.exit(),
      'void Exit(bool useMemoryBarrier)': (self: SpinLock) => self.exit(),
      'bool IsHeld { get; }': (self: SpinLock) => self.isHeld,
      'bool IsHeldByCurrentThread { get; }': (self: SpinLock) => self.isHeld,
      'bool IsThreadOwnerTrackingEnabled { get; }': (self: SpinLock) => self.tracksOwner,
    }),
    { runtime: SpinLock, defaultValue: () => new SpinLock(true), copy: (value: SpinLock) => value.$copy() },
  ),
  declareType(
    'public struct System.Threading.SpinWait',
    () => ({
      'void SpinOnce()': (self: SpinWait) => void self.count++,
      'void Reset()': (self: SpinWait) => void (self.count = 0),
      'int Count { get; }': (self: SpinWait) => self.count,
      'static void SpinUntil(Func<bool> condition)': (condition: () => boolean) =>
        void spinUntil(condition, -1),
      'static bool SpinUntil(Func<bool> condition, int millisecondsTimeout)': (
        condition: () => boolean,
        milliseconds: number,
      ) => spinUntil(condition, milliseconds),
    }),
    { runtime: SpinWait, defaultValue: () => new SpinWait(), copy: (value: SpinWait) => value.$copy() },
  ),
];
