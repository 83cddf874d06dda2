// What one piece of work waits for until another gives a sign: events, mutexes, semaphores, countdowns.
import { declareEnum, declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import {
  ApplicationException,
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
  InvalidOperationException,
  ObjectDisposedException,
} from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { typeName } from '@mockwright/language/runtime/type-name';
import type { CancellationToken } from './cancellation.ts';
import { SemaphoreFullException } from './semaphore-full-exception.ts';
import { millisecondsOf } from './timeouts.ts';
import {
  AutoResetEvent,
  EventWaitHandle,
  ManualResetEvent,
  OwnersEvent,
  WaitHandle,
  waitUntil,
} from './wait-handle.ts';

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
  override signal(): void {
    this.release();
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
  override signal(): void {
    this.release(1);
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
  #event: WaitHandle | undefined;
  #isDisposed = false;
  constructor(count: number) {
    if (count < 0) throw nonNegative('initialCount', count);
    this.left = count;
    this.initial = count;
  }
  get waitHandle(): WaitHandle {
    this.check();
    return (this.#event ??= new OwnersEvent(() => this.left === 0));
  }
  /** @throws {ObjectDisposedException} */
  check(): void {
    if (this.#isDisposed) throw new ObjectDisposedException(typeName(this.$type));
  }
  dispose(): void {
    this.#isDisposed = true;
  }
  wait(milliseconds = -1, token?: CancellationToken): boolean {
    this.check();
    return waitUntil(() => this.left === 0, milliseconds, token);
  }
  signal(count: number): boolean {
    if (count < 1) throw new ArgumentOutOfRangeException('signalCount');
    this.check();
    if (count > this.left)
      throw new InvalidOperationException("Invalid attempt made to decrement the event's count below zero.");
    this.left -= count;
    return this.left === 0;
  }
  tryAdd(count: number): boolean {
    if (count < 1) throw new ArgumentOutOfRangeException('signalCount');
    this.check();
    if (this.left === 0) return false;
    this.left += count;
    return true;
  }
  add(count: number): void {
    if (!this.tryAdd(count))
      throw new InvalidOperationException('The event is already signaled and cannot be incremented.');
  }
  reset(count: number): void {
    this.check();
    if (count < 0) throw nonNegative('count', count);
    this.left = count;
    this.initial = count;
  }
}
const mostSpins = 2047;
class ManualResetEventSlim extends Countdown {
  readonly spins: number;
  constructor(isSet: boolean, spins = 35) {
    super(isSet ? 0 : 1);
    if (spins < 0) throw nonNegative('spinCount', spins);
    if (spins > mostSpins)
      throw new ArgumentOutOfRangeException(
        'spinCount',
        `spinCount ('${spins}') must be less than or equal to '${mostSpins}'.`,
        { value: spins, text: String(spins) },
      );
    this.spins = spins;
  }
}
const space = 'System.Threading';

const waitMembers: Record<string, Implementation> = {
  'void Wait()': (self: Countdown) => void self.wait(),
  'bool Wait(int millisecondsTimeout)': (self: Countdown, milliseconds: number) => self.wait(milliseconds),
  'bool Wait(TimeSpan timeout)': (self: Countdown, timeout: never) => self.wait(millisecondsOf(timeout)),
  'void Wait(CancellationToken cancellationToken)': (self: Countdown, token: CancellationToken) =>
    void self.wait(-1, token),
  'bool Wait(int millisecondsTimeout, CancellationToken cancellationToken)': (
    self: Countdown,
    milliseconds: number,
    token: CancellationToken,
  ) => self.wait(milliseconds, token),
  'bool Wait(TimeSpan timeout, CancellationToken cancellationToken)': (
    self: Countdown,
    timeout: never,
    token: CancellationToken,
  ) => self.wait(millisecondsOf(timeout), token),
  'WaitHandle WaitHandle { get; }': (self: Countdown) => self.waitHandle,
  'void Dispose()': (self: Countdown) => self.dispose(),
};
type Handles = readonly (WaitHandle | null)[] | null;
/** @throws {ArgumentException} for none at all, or null among them */
function checked(handles: Handles): readonly WaitHandle[] {
  const all = notNull(handles, 'waitHandles');
  if (all.length === 0) throw new ArgumentException('Waithandle array may not be empty.', 'waitHandles');
  const missing = all.indexOf(null);
  if (missing >= 0)
    throw new ArgumentNullException(
      `waitHandles[${missing}]`,
      'At least one element in the specified array was null.',
    );
  return all as readonly WaitHandle[];
}
function all(given: Handles, milliseconds: number): boolean {
  const handles = checked(given);
  if (!waitUntil(() => handles.every((handle) => handle.isOpen), milliseconds)) return false;
  for (const handle of handles) handle.pass();
  return true;
}
function any(given: Handles, milliseconds: number): number {
  const handles = checked(given);
  if (!waitUntil(() => handles.some((handle) => handle.isOpen), milliseconds)) return 258;
  const index = handles.findIndex((handle) => handle.isOpen);
  handles[index]!.pass();
  return index;
}
function signalAndWait(toSignal: WaitHandle | null, toWaitOn: WaitHandle | null, milliseconds = -1): boolean {
  const signalled = notNull(toSignal, 'toSignal');
  const awaited = notNull(toWaitOn, 'toWaitOn');
  signalled.signal();
  return awaited.wait(milliseconds);
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
      'virtual bool WaitOne(int millisecondsTimeout, bool exitContext)': (self: WaitHandle, milliseconds) =>
        self.wait(milliseconds),
      'virtual bool WaitOne(TimeSpan timeout, bool exitContext)': (self: WaitHandle, timeout) =>
        self.wait(millisecondsOf(timeout)),
      'static bool WaitAll(WaitHandle[] waitHandles)': (handles) => all(handles, -1),
      'static bool WaitAll(WaitHandle[] waitHandles, int millisecondsTimeout)': all,
      'static bool WaitAll(WaitHandle[] waitHandles, TimeSpan timeout)': (handles, timeout) =>
        all(handles, millisecondsOf(timeout)),
      'static bool WaitAll(WaitHandle[] waitHandles, int millisecondsTimeout, bool exitContext)': all,
      'static bool WaitAll(WaitHandle[] waitHandles, TimeSpan timeout, bool exitContext)': (
        handles,
        timeout,
      ) => all(handles, millisecondsOf(timeout)),
      'static int WaitAny(WaitHandle[] waitHandles)': (handles) => any(handles, -1),
      'static int WaitAny(WaitHandle[] waitHandles, int millisecondsTimeout)': any,
      'static int WaitAny(WaitHandle[] waitHandles, TimeSpan timeout)': (handles, timeout) =>
        any(handles, millisecondsOf(timeout)),
      'static int WaitAny(WaitHandle[] waitHandles, int millisecondsTimeout, bool exitContext)': any,
      'static int WaitAny(WaitHandle[] waitHandles, TimeSpan timeout, bool exitContext)': (
        handles,
        timeout,
      ) => any(handles, millisecondsOf(timeout)),
      'static bool SignalAndWait(WaitHandle toSignal, WaitHandle toWaitOn)': signalAndWait,
      'static bool SignalAndWait(WaitHandle toSignal, WaitHandle toWaitOn, TimeSpan timeout, bool exitContext)':
        (toSignal, toWaitOn, timeout) => signalAndWait(toSignal, toWaitOn, millisecondsOf(timeout)),
      'static bool SignalAndWait(WaitHandle toSignal, WaitHandle toWaitOn, int millisecondsTimeout, bool exitContext)':
        signalAndWait,
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
      'Mutex(bool initiallyOwned, string? name)': (isOwned) => new Mutex(isOwned),
      'Mutex(bool initiallyOwned, string? name, out bool createdNew)': (
        isOwned,
        _name,
        isNew: Ref<boolean>,
      ) => {
        isNew.v = true;
        return new Mutex(isOwned);
      },
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
      'ManualResetEventSlim()': () => new ManualResetEventSlim(false),
      'ManualResetEventSlim(bool initialState)': (isSet) => new ManualResetEventSlim(isSet),
      'ManualResetEventSlim(bool initialState, int spinCount)': (isSet, spins) =>
        new ManualResetEventSlim(isSet, spins),
      'bool IsSet { get; }': (self: Countdown) => self.left === 0,
      'int SpinCount { get; }': (self: ManualResetEventSlim) => self.spins,
      'void Set()': (self: Countdown) => void (self.left = 0),
      'void Reset()': (self: Countdown) => self.reset(1),
      ...waitMembers,
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
      ...waitMembers,
    }),
    { runtime: Countdown },
  ),
];
