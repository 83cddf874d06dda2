// The class `System.Threading.CountdownEvent`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import {
  ArgumentOutOfRangeException,
  InvalidOperationException,
  ObjectDisposedException,
} from '@mockwright/language/runtime/exceptions';
import type { CancellationToken } from '../../System.Threading/cancellation.ts';
import { millisecondsOf } from '../../System.Threading/timeouts.ts';
import { waitUntil } from '../../System.Threading/wait-until.ts';

/** What is thrown for a number below zero. */
function nonNegative(name: string, value: number): ArgumentOutOfRangeException {
  return new ArgumentOutOfRangeException(name, `${name} ('${value}') must be a non-negative value.`, {
    value,
    text: String(value),
  });
}
/** `CountdownEvent`: set when nothing is left to come. */
class Countdown {
  declare readonly $type: NamedType;
  left: number;
  initial: number;
  #isDisposed = false;
  constructor(count: number) {
    if (count < 0) throw nonNegative('initialCount', count);
    this.left = count;
    this.initial = count;
  }
  /** @throws {ObjectDisposedException} */
  check(): void {
    if (this.#isDisposed) throw new ObjectDisposedException('System.Threading.CountdownEvent');
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
    if (count > 0x7fffffff - this.left)
      throw new InvalidOperationException(
        'The increment operation would cause the CurrentCount to overflow.',
      );
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

/** `System.Threading.CountdownEvent`. */
export const countdownEventType: TypeDeclaration = declareType(
  'public class System.Threading.CountdownEvent : IDisposable',
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
    'void Wait()': (self: Countdown) => void self.wait(),
    'bool Wait(int millisecondsTimeout)': (self: Countdown, milliseconds) => self.wait(milliseconds),
    'bool Wait(TimeSpan timeout)': (self: Countdown, timeout) => self.wait(millisecondsOf(timeout)),
    'void Wait(CancellationToken cancellationToken)': (self: Countdown, token) => void self.wait(-1, token),
    'bool Wait(int millisecondsTimeout, CancellationToken cancellationToken)': (
      self: Countdown,
      milliseconds,
      token,
    ) => self.wait(milliseconds, token),
    'bool Wait(TimeSpan timeout, CancellationToken cancellationToken)': (self: Countdown, timeout, token) =>
      self.wait(millisecondsOf(timeout), token),
    'void Dispose()': (self: Countdown) => self.dispose(),
  }),
  { runtime: Countdown },
);
