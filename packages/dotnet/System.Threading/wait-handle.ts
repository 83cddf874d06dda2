// What is waited for until it is open, and the events that others are seen through.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
  ObjectDisposedException,
} from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { currentScheduler } from '@mockwright/language/runtime/scheduler';
import { typeName } from '@mockwright/language/runtime/type-name';
import { deadlineIn, millisecondsOf } from './timeouts.ts';

/** What a wait asks of a `CancellationToken`. */
interface Token {
  readonly isCancelled: boolean;
  throwIfCancelled(): void;
}

/** Waits in virtual time. @returns whether it came true in time */
export function waitUntil(isDone: () => boolean, milliseconds: number, token?: Token): boolean {
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
export abstract class WaitHandle {
  declare readonly $type: NamedType;
  #isDisposed = false;
  abstract get isOpen(): boolean;
  /** What passing does. */
  abstract pass(): void;
  /** `SignalAndWait`: what is done to open it. */
  signal(): void {}
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
/** `EventWaitHandle`. */
export class EventWaitHandle extends WaitHandle {
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
  override signal(): void {
    this.set(true);
  }
  set(isSet: boolean): boolean {
    this.check();
    this.#isSet = isSet;
    return true;
  }
}
/** `AutoResetEvent`. */
export class AutoResetEvent extends EventWaitHandle {}
/** `ManualResetEvent`. */
export class ManualResetEvent extends EventWaitHandle {}

/** The event of something that says itself whether it is open. */
export class OwnersEvent extends ManualResetEvent {
  readonly #isOpen: () => boolean;
  constructor(isOpen: () => boolean) {
    super(false, true);
    this.#isOpen = isOpen;
  }
  override get isOpen(): boolean {
    return this.#isOpen();
  }
}

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

/** `System.Threading.WaitHandle`. */
export const waitHandleType: TypeDeclaration = declareType(
  'public abstract class System.Threading.WaitHandle : IDisposable',
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
    'static bool WaitAll(WaitHandle[] waitHandles, TimeSpan timeout, bool exitContext)': (handles, timeout) =>
      all(handles, millisecondsOf(timeout)),
    'static int WaitAny(WaitHandle[] waitHandles)': (handles) => any(handles, -1),
    'static int WaitAny(WaitHandle[] waitHandles, int millisecondsTimeout)': any,
    'static int WaitAny(WaitHandle[] waitHandles, TimeSpan timeout)': (handles, timeout) =>
      any(handles, millisecondsOf(timeout)),
    'static int WaitAny(WaitHandle[] waitHandles, int millisecondsTimeout, bool exitContext)': any,
    'static int WaitAny(WaitHandle[] waitHandles, TimeSpan timeout, bool exitContext)': (handles, timeout) =>
      any(handles, millisecondsOf(timeout)),
    'static bool SignalAndWait(WaitHandle toSignal, WaitHandle toWaitOn)': signalAndWait,
    'static bool SignalAndWait(WaitHandle toSignal, WaitHandle toWaitOn, TimeSpan timeout, bool exitContext)':
      (toSignal, toWaitOn, timeout) => signalAndWait(toSignal, toWaitOn, millisecondsOf(timeout)),
    'static bool SignalAndWait(WaitHandle toSignal, WaitHandle toWaitOn, int millisecondsTimeout, bool exitContext)':
      signalAndWait,
    'virtual void Close()': (self: WaitHandle) => self.dispose(),
    'void Dispose()': (self: WaitHandle) => self.dispose(),
  }),
  { runtime: WaitHandle },
);
