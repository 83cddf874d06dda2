// What one piece of work waits for until another gives a sign: events, mutexes, semaphores, countdowns.
import { declareEnum, declareType } from '../../metadata/declaration.ts';
import type { Implementation, TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType } from '../../metadata/symbols.ts';
import {
  ApplicationException,
  ArgumentException,
  ArgumentOutOfRangeException,
  InvalidOperationException,
  ObjectDisposedException,
} from '../../runtime/exceptions.ts';
import { currentScheduler } from '../../runtime/scheduler.ts';
import { typeName } from '../../runtime/type-name.ts';
import type { CancellationToken } from './cancellation.ts';
import { SemaphoreFullException } from './semaphore.ts';
import { need } from './task-combinators.ts';
import { deadlineIn, millisecondsOf } from './timeouts.ts';

/** Waits in virtual time. @returns whether it came true in time */
export function waitUntil(isDone: () => boolean, milliseconds: number, token?: CancellationToken): boolean {
  if (milliseconds < -1)
    throw new ArgumentOutOfRangeException(
      'millisecondsTimeout',
      'Number must be either non-negative and less than or equal to Int32.MaxValue or -1.',
    );
  token?.throwIfCancelled();
  const isOver = currentScheduler().runUntil(
    () => isDone() || token?.isCancelled === true,
    deadlineIn(milliseconds),
  );
  if (!isDone()) token?.throwIfCancelled();
  return isOver;
}

/** `WaitHandle`: open or not; passing it may close it. */
abstract class WaitHandle {
  declare readonly $type: NamedType;
  #isDisposed = false;
  abstract get isOpen(): boolean;
  /** What passing does. */
  abstract pass(): void;
  wait(milliseconds = -1): boolean {
    this.check();
    if (!waitUntil(() => this.isOpen, milliseconds)) return false;
    this.pass();
    return true;
  }
  check(): void {
    if (this.#isDisposed)
      throw new ObjectDisposedException(typeName(this.$type), 'Safe handle has been closed.');
  }
  dispose(): void {
    this.#isDisposed = true;
  }
}
class EventWaitHandle extends WaitHandle {
  #isSet: boolean;
  readonly #isManual: boolean;
  constructor(isSet: boolean, isManual: boolean) {
    super();
    this.#isSet = isSet;
    this.#isManual = isManual;
  }
  override get isOpen(): boolean {
    return this.#isSet;
  }
  override pass(): void {
    if (!this.#isManual) this.#isSet = false;
  }
  set(isSet: boolean): boolean {
    this.check();
    this.#isSet = isSet;
    return true;
  }
}
class AutoResetEvent extends EventWaitHandle {}
class ManualResetEvent extends EventWaitHandle {}
/** All work is on one thread, which owns what it has entered. */
class Mutex extends WaitHandle {
  #depth: number;
  constructor(isOwned: boolean) {
    super();
    this.#depth = isOwned ? 1 : 0;
  }
  override get isOpen(): boolean {
    return true;
  }
  override pass(): void {
    this.#depth++;
  }
  release(): void {
    if (this.#depth === 0)
      throw new ApplicationException(
        'Object synchronization method was called from an unsynchronized block of code.',
      );
    this.#depth--;
  }
}
class Semaphore extends WaitHandle {
  #count: number;
  readonly #maximum: number;
  constructor(count: number, maximum: number) {
    super();
    if (count < 0) throw nonNegative('initialCount', count);
    if (maximum < 1) throw new ArgumentOutOfRangeException('maximumCount', 'Positive number required.');
    if (count > maximum)
      throw new ArgumentException(
        'The initial count for the semaphore must be greater than or equal to zero and less than the maximum count.',
      );
    this.#count = count;
    this.#maximum = maximum;
  }
  override get isOpen(): boolean {
    return this.#count > 0;
  }
  override pass(): void {
    this.#count--;
  }
  release(count: number): number {
    if (count < 1) throw new ArgumentOutOfRangeException('releaseCount', 'Non-negative number required.');
    const before = this.#count;
    if (before + count > this.#maximum) throw new SemaphoreFullException();
    this.#count += count;
    return before;
  }
}
function nonNegative(name: string, value: number): ArgumentOutOfRangeException {
  return new ArgumentOutOfRangeException(name, `${name} ('${value}') must be a non-negative value.`, {
    value,
    text: String(value),
  });
}
/** `ManualResetEventSlim` and `CountdownEvent`: set when nothing is left to come. */
class Countdown {
  declare readonly $type: NamedType;
  left: number;
  initial: number;
  constructor(count: number) {
    if (count < 0) throw nonNegative('initialCount', count);
    this.left = count;
    this.initial = count;
  }
  wait(milliseconds = -1, token?: CancellationToken): boolean {
    return waitUntil(() => this.left === 0, milliseconds, token);
  }
  signal(count: number): boolean {
    if (count < 1) throw new ArgumentOutOfRangeException('signalCount');
    if (count > this.left)
      throw new InvalidOperationException("Invalid attempt made to decrement the event's count below zero.");
    this.left -= count;
    return this.left === 0;
  }
  tryAdd(count: number): boolean {
    if (count < 1) throw new ArgumentOutOfRangeException('signalCount');
    if (this.left === 0) return false;
    this.left += count;
    return true;
  }
  add(count: number): void {
    if (!this.tryAdd(count))
      throw new InvalidOperationException('The event is already signaled and cannot be incremented.');
  }
  reset(count: number): void {
    if (count < 0) throw nonNegative('count', count);
    this.left = count;
    this.initial = count;
  }
}
class ManualResetEventSlim extends Countdown {
  spins = 35;
}
const space = 'System.Threading';

const waitMembers = (own: string): Record<string, Implementation> => ({
  [`${own} Wait()`]: (self: Countdown) => void self.wait(),
  'bool Wait(int millisecondsTimeout)': (self: Countdown, milliseconds: number) => self.wait(milliseconds),
  'bool Wait(TimeSpan timeout)': (self: Countdown, timeout: never) => self.wait(millisecondsOf(timeout)),
  [`${own} Wait(CancellationToken cancellationToken)`]: (self: Countdown, token: CancellationToken) =>
    void self.wait(-1, token),
  'bool Wait(int millisecondsTimeout, CancellationToken cancellationToken)': (
    self: Countdown,
    milliseconds: number,
    token: CancellationToken,
  ) => self.wait(milliseconds, token),
  'void Dispose()': () => undefined,
});
function all(handles: readonly WaitHandle[], milliseconds: number): boolean {
  need(handles, 'waitHandles');
  if (!waitUntil(() => handles.every((handle) => handle.isOpen), milliseconds)) return false;
  for (const handle of handles) handle.pass();
  return true;
}
function any(handles: readonly WaitHandle[], milliseconds: number): number {
  need(handles, 'waitHandles');
  if (!waitUntil(() => handles.some((handle) => handle.isOpen), milliseconds)) return 258;
  const index = handles.findIndex((handle) => handle.isOpen);
  handles[index]!.pass();
  return index;
}
const eventType = (name: string, runtime: typeof AutoResetEvent, isManual: boolean): TypeDeclaration =>
  declareType(
    `public sealed class ${space}.${name} : EventWaitHandle`,
    () => ({ [`${name}(bool initialState)`]: (isSet: boolean) => new runtime(isSet, isManual) }),
    { runtime },
  );

/** `WaitHandle`, `EventResetMode`, `EventWaitHandle` and their kin, as template code sees them. */
export const waitHandleTypes: readonly TypeDeclaration[] = [
  declareType(
    `public abstract class ${space}.WaitHandle : IDisposable`,
    () => ({
      'const int WaitTimeout': 258,
      'virtual bool WaitOne()': (self: WaitHandle) => self.wait(),
      'virtual bool WaitOne(int millisecondsTimeout)': (self: WaitHandle, milliseconds) =>
        self.wait(milliseconds),
      'virtual bool WaitOne(TimeSpan timeout)': (self: WaitHandle, timeout) =>
        self.wait(millisecondsOf(timeout)),
      'static bool WaitAll(WaitHandle[] waitHandles)': (handles) => all(handles, -1),
      'static bool WaitAll(WaitHandle[] waitHandles, int millisecondsTimeout)': all,
      'static bool WaitAll(WaitHandle[] waitHandles, TimeSpan timeout)': (handles, timeout) =>
        all(handles, millisecondsOf(timeout)),
      'static int WaitAny(WaitHandle[] waitHandles)': (handles) => any(handles, -1),
      'static int WaitAny(WaitHandle[] waitHandles, int millisecondsTimeout)': any,
      'static int WaitAny(WaitHandle[] waitHandles, TimeSpan timeout)': (handles, timeout) =>
        any(handles, millisecondsOf(timeout)),
      'virtual void Close()': (self: WaitHandle) => self.dispose(),
      'void Dispose()': (self: WaitHandle) => self.dispose(),
    }),
    { runtime: WaitHandle },
  ),
  declareEnum(`public enum ${space}.EventResetMode`, { AutoReset: 0, ManualReset: 1 }),
  declareType(
    `public class ${space}.EventWaitHandle : WaitHandle`,
    () => ({
      'EventWaitHandle(bool initialState, EventResetMode mode)': (isSet, mode) =>
        new EventWaitHandle(isSet, mode === 1),
      'bool Set()': (self: EventWaitHandle) => self.set(true),
      'bool Reset()': (self: EventWaitHandle) => self.set(false),
    }),
    { runtime: EventWaitHandle },
  ),
  eventType('AutoResetEvent', AutoResetEvent, false),
  eventType('ManualResetEvent', ManualResetEvent, true),
  declareType(
    `public sealed class ${space}.Mutex : WaitHandle`,
    () => ({
      'Mutex()': () => new Mutex(false),
      'Mutex(bool initiallyOwned)': (isOwned) => new Mutex(isOwned),
      'void ReleaseMutex()': (self: Mutex) => self.release(),
    }),
    { runtime: Mutex },
  ),
  declareType(
    `public sealed class ${space}.Semaphore : WaitHandle`,
    () => ({
      'Semaphore(int initialCount, int maximumCount)': (count, maximum) => new Semaphore(count, maximum),
      'int Release()': (self: Semaphore) => self.release(1),
      'int Release(int releaseCount)': (self: Semaphore, count) => self.release(count),
    }),
    { runtime: Semaphore },
  ),
  declareType(
    `public class ${space}.ManualResetEventSlim : IDisposable`,
    () => ({
      'ManualResetEventSlim()': () => new ManualResetEventSlim(1),
      'ManualResetEventSlim(bool initialState)': (isSet) => new ManualResetEventSlim(isSet ? 0 : 1),
      'bool IsSet { get; }': (self: Countdown) => self.left === 0,
      'void Set()': (self: Countdown) => void (self.left = 0),
      'void Reset()': (self: Countdown) => void (self.left = 1),
      ...waitMembers('void'),
    }),
    { runtime: ManualResetEventSlim },
  ),
  declareType(
    `public class ${space}.CountdownEvent : IDisposable`,
    () => ({
      'CountdownEvent(int initialCount)': (count) => new Countdown(count),
      'int CurrentCount { get; }': (self: Countdown) => self.left,
      'int InitialCount { get; }': (self: Countdown) => self.initial,
      'bool IsSet { get; }': (self: Countdown) => self.left === 0,
      'bool Signal()': (self: Countdown) => self.signal(1),
      'bool Signal(int signalCount)': (self: Countdown, count) => self.signal(count),
      'void AddCount()': (self: Countdown) => self.add(1),
      'void AddCount(int signalCount)': (self: Countdown, count) => self.add(count),
      'bool TryAddCount()': (self: Countdown) => self.tryAdd(1),
      'bool TryAddCount(int signalCount)': (self: Countdown, count) => self.tryAdd(count),
      'void Reset()': (self: Countdown) => self.reset(self.initial),
      'void Reset(int count)': (self: Countdown, count) => self.reset(count),
      ...waitMembers('void'),
    }),
    { runtime: Countdown },
  ),
];
