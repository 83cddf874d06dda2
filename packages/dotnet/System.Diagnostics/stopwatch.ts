// The class `System.Diagnostics.Stopwatch`: what it does, and how template code sees it.
import type { Held } from '@mockwright/language/runtime/change-log';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { ticksPerMillisecond } from '../System/time/calendar.ts';
import { TimeSpan } from '../System/time-span.ts';
import { frequency, nanosecondsBetween, timestamp } from './timestamp.ts';

/** Ticks are tenths of a microsecond. */
const ticksPerNanosecond = 0.01;

/** .NET calculates with `double` here. */
function spanOf(nanoseconds: bigint): TimeSpan {
  return new TimeSpan(BigInt(Math.trunc(Number(nanoseconds) * ticksPerNanosecond)));
}

/** Measures the run's time, which goes on while the code sleeps. */
class Stopwatch {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  #elapsed = 0n;
  #startedAt: bigint | undefined;

  $held(): Held {
    const elapsed = this.#elapsed;
    const startedAt = this.#startedAt;
    const putBack = (): void => {
      this.#elapsed = elapsed;
      this.#startedAt = startedAt;
    };
    return { parts: [], putBack };
  }
  get isRunning(): boolean {
    return this.#startedAt !== undefined;
  }
  /** Nanoseconds. */
  get elapsed(): bigint {
    return this.#startedAt === undefined
      ? this.#elapsed
      : nanosecondsBetween(this.#startedAt, timestamp() + this.#elapsed);
  }
  start(): this {
    this.#startedAt ??= timestamp();
    return this;
  }
  stop(): void {
    this.#elapsed = this.elapsed;
    this.#startedAt = undefined;
  }
  reset(): this {
    this.#elapsed = 0n;
    this.#startedAt = undefined;
    return this;
  }
  $toString(): string {
    return spanOf(this.elapsed).$toString();
  }
}

/** `System.Diagnostics.Stopwatch`. */
export const stopwatchType: TypeDeclaration = declareType(
  'public class System.Diagnostics.Stopwatch',
  () => ({
    'Stopwatch()': () => new Stopwatch(),
    'void Start()': (self: Stopwatch) => void self.start(),
    'static System.Diagnostics.Stopwatch StartNew()': () => new Stopwatch().start(),
    'void Stop()': (self: Stopwatch) => self.stop(),
    'void Reset()': (self: Stopwatch) => void self.reset(),
    'void Restart()': (self: Stopwatch) => void self.reset().start(),
    'override string ToString()': (self: Stopwatch) => self.$toString(),
    'static TimeSpan GetElapsedTime(long startingTimestamp)': (start: bigint) =>
      spanOf(nanosecondsBetween(start, timestamp())),
    'static TimeSpan GetElapsedTime(long startingTimestamp, long endingTimestamp)': (
      start: bigint,
      end: bigint,
    ) => spanOf(nanosecondsBetween(start, end)),
    'static long GetTimestamp()': timestamp,
    'bool IsRunning { get; }': (self: Stopwatch) => self.isRunning,
    'TimeSpan Elapsed { get; }': (self: Stopwatch) => spanOf(self.elapsed),
    'long ElapsedMilliseconds { get; }': (self: Stopwatch) =>
      spanOf(self.elapsed).ticks / ticksPerMillisecond,
    'long ElapsedTicks { get; }': (self: Stopwatch) => self.elapsed,
    'static readonly long Frequency': frequency,
    'static readonly bool IsHighResolution': true,
  }),
  { runtime: Stopwatch },
);
