// `System.Threading.SpinLock`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentException,
  ArgumentOutOfRangeException,
  InvalidOperationException,
} from '@mockwright/language/runtime/exceptions';
import { createInstance } from '@mockwright/language/runtime/members';
import { textOf } from '@mockwright/language/runtime/text';
import type { TimeSpan } from '../System/time-span.ts';
import { SynchronizationLockException } from './synchronization-lock-exception.ts';
import { millisecondsOf } from './timeouts.ts';
import { waitUntil } from './wait-handle.ts';

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
    this.tryEnter(-1, taken);
  }
  tryEnter(milliseconds: number, taken: Ref<boolean>): void {
    checkTime(milliseconds, 'millisecondsTimeout', milliseconds, String(milliseconds));
    if (taken.v)
      throw new ArgumentException('The tookLock argument must be set to false before calling this method.');
    // One thread: who waits for it holds it.
    if (this.isHeld && this.tracksOwner)
      throw createInstance(coreType('System.Threading.LockRecursionException'), [
        'The calling thread already holds the lock.',
      ]);
    if (!waitUntil(() => !this.isHeld, milliseconds)) return;
    this.isHeld = true;
    taken.v = true;
  }
  exit(): void {
    if (!this.isHeld && this.tracksOwner)
      throw new SynchronizationLockException('The calling thread does not hold the lock.');
    this.isHeld = false;
  }
}
function checkTime(milliseconds: number, name: string, value: unknown, text: string): void {
  if (milliseconds < -1)
    throw new ArgumentOutOfRangeException(
      name,
      'The timeout must be a value between -1 and Int32.MaxValue, inclusive.',
      { value, text },
    );
}

/** `System.Threading.SpinLock`. */
export const spinLockType: TypeDeclaration = declareType(
  'public struct System.Threading.SpinLock',
  () => ({
    'SpinLock(bool enableThreadOwnerTracking)': (tracksOwner: boolean) => new SpinLock(tracksOwner),
    'void Enter(ref bool lockTaken)': (self: SpinLock, taken: Ref<boolean>) => self.enter(taken),
    'void TryEnter(ref bool lockTaken)': (self: SpinLock, taken: Ref<boolean>) => self.tryEnter(0, taken),
    'void TryEnter(int millisecondsTimeout, ref bool lockTaken)': (
      self: SpinLock,
      milliseconds: number,
      taken: Ref<boolean>,
    ) => self.tryEnter(milliseconds, taken),
    'void TryEnter(TimeSpan timeout, ref bool lockTaken)': (
      self: SpinLock,
      timeout: TimeSpan,
      taken: Ref<boolean>,
    ) => {
      const milliseconds = millisecondsOf(timeout);
      checkTime(milliseconds, 'timeout', timeout, textOf(timeout, coreType('System.TimeSpan')));
      self.tryEnter(milliseconds, taken);
    },
    'void Exit()': (self: SpinLock) => self.exit(),
    'void Exit(bool useMemoryBarrier)': (self: SpinLock) => self.exit(),
    'bool IsHeld { get; }': (self: SpinLock) => self.isHeld,
    'bool IsHeldByCurrentThread { get; }': (self: SpinLock) => {
      if (!self.tracksOwner) throw new InvalidOperationException('Thread tracking is disabled.');
      return self.isHeld;
    },
    'bool IsThreadOwnerTrackingEnabled { get; }': (self: SpinLock) => self.tracksOwner,
  }),
  { runtime: SpinLock, defaultValue: () => new SpinLock(true), copy: (value: SpinLock) => value.$copy() },
);
