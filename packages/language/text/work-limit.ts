// How long the compiler may work on one file. Whoever goes through code or types counts steps; the clock is looked at
// after many of them, so that small files never see it.
import { cpuUsage } from 'node:process';

/** Code that takes longer to compile than is allowed. */
export class TooLongError extends Error {
  override readonly name = 'TooLongError';
}

/** How many steps are made before the clock is looked at again. */
const stepsBetween = 2000;

let left = Infinity;
let look: () => void = () => {};

/** Counts a step of the compiler. @throws {TooLongError} when the work is over its limit */
export function countStep(): void {
  if (--left < 0) look();
}

/** What the process worked and what the clock says, in milliseconds. */
function now(): { readonly worked: number; readonly clock: number } {
  const { user, system } = cpuUsage();
  return { worked: (user + system) / 1000, clock: performance.now() };
}

/**
 * Lets work go on for so many milliseconds. What waits for a processor does not count, and neither does what other
 * threads do meanwhile.
 * @throws {TooLongError} from within `work`, at a step behind the limit
 */
export function withinTime<T>(milliseconds: number, work: () => T): T {
  const outer = { left, look };
  const begun = now();
  left = stepsBetween;
  look = () => {
    const { worked, clock } = now();
    if (Math.min(worked - begun.worked, clock - begun.clock) > milliseconds) throw new TooLongError();
    left = stepsBetween;
  };
  try {
    return work();
  } finally {
    ({ left, look } = outer);
  }
}
