// What one piece of work waits for until another gives a sign: events, mutexes, semaphores, countdowns.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import {
  ArgumentOutOfRangeException,
  InvalidOperationException,
  ObjectDisposedException,
} from '@mockwright/language/runtime/exceptions';
import { typeName } from '@mockwright/language/runtime/type-name';
import type { CancellationToken } from './cancellation.ts';
import { millisecondsOf } from './timeouts.ts';
import { OwnersEvent, waitUntil } from './wait-handle.ts';
import type { AutoResetEvent, WaitHandle } from './wait-handle.ts';

/** What is thrown for a number below zero. */
export function nonNegative(name: string, value: number): ArgumentOutOfRangeException {
  return new ArgumentOutOfRangeException(name, `${name} ('${value}') must be a non-negative value.`, {
    value,
    text: String(value),
  });
}
/** `ManualResetEventSlim` and `CountdownEvent`: set when nothing is left to come. */
export class Countdown {
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
/** The members that wait for a handle. */
export const waitMembers: Record<string, Implementation> = {
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
/** Declares `AutoResetEvent` or `ManualResetEvent`. */
export const eventType = (name: string, runtime: typeof AutoResetEvent, isManual: boolean): TypeDeclaration =>
  declareType(
    `public sealed class System.Threading.${name} : EventWaitHandle`,
    () => ({ [`${name}(bool initialState)`]: (isSet: boolean) => new runtime(isSet, isManual) }),
    { runtime },
  );
