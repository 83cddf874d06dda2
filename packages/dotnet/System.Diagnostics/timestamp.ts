// The run's clock as a counter: `Stopwatch` and `TimeProvider` measure time with it.
import { currentRun } from '@mockwright/language/runtime/run';

/** How often the counter goes on in a second: .NET counts nanoseconds. */
export const frequency = 1_000_000_000n;

/** The run's clock in nanoseconds. They are 64 bits wide: beyond the years 1677 and 2262 they wrap. */
export function timestamp(): bigint {
  return BigInt.asIntN(64, BigInt(Math.floor(currentRun().now() * 1000)) * 1000n);
}
/** What lies between two readings, which wraps like the readings. */
export function nanosecondsBetween(start: bigint, end: bigint): bigint {
  return BigInt.asIntN(64, end - start);
}
