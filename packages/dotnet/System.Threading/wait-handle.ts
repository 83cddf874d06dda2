// What is waited for until it is open, and the events that others are seen through.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import {
  ArgumentOutOfRangeException,
  ObjectDisposedException,
} from '@mockwright/language/runtime/exceptions';
import { currentScheduler } from '@mockwright/language/runtime/scheduler';
import { typeName } from '@mockwright/language/runtime/type-name';
import { deadlineIn } from './timeouts.ts';

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
