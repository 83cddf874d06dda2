// How long the compiler may work on one file. Whoever goes through code or types counts steps; the clock is looked at
// after many of them, so that small files never see it.
import { performance } from './real-time.ts';

/** Code that takes longer to compile than is allowed. */
export class TooLongError extends Error {
  override readonly name = 'TooLongError';
}

/** How many milliseconds the work on one file may take where nothing else is said. */
export const longestWork = 5000;

/** How many steps are made before the clock is looked at again: at first, and where they have been found to be short. */
const stepsBetween = 2000;
const mostBetween = 16_000;
/** So much time between two looks is short, in milliseconds: asking the clock might take as long. */
const shortTime = 1;

/** Where nothing is limited: a whole number, as V8 would keep any other in memory of its own, made anew at each step. */
const idle = 2 ** 30 - 1;
const rest = (): void => {
  left = idle;
};
let left = idle;
let look: (ahead?: number) => void = rest;

/** Counts a step of the compiler. @throws {TooLongError} when the work is over its limit */
export function countStep(): void {
  if (--left < 0) look();
}

/**
 * Before work that cannot ask the clock.
 * @param milliseconds that it takes at worst
 * @throws {TooLongError} where less time is left
 */
export function requireWork(milliseconds: number): void {
  if (milliseconds > shortTime) look(milliseconds);
}

/** How many characters that are gone through make a step. */
export const charactersOfStep = 64;

/** Counts the steps of going through so many characters. @throws {TooLongError} when the work is over its limit */
export function countSteps(characters: number): void {
  left -= Math.ceil(characters / charactersOfStep);
  if (left < 0) look();
}

/** What the clock says, in milliseconds; who knows the host may measure what a process works instead. */
export const workClock: { now: () => number } = { now: () => performance.now() };

/**
 * Lets work go on for so many milliseconds of {@link workClock}; what is part of other work has no more than that.
 * @throws {TooLongError} from within `work`, at a step behind the limit
 */
export function withinTime<T>(milliseconds: number, work: () => T): T {
  const outer = { left, look };
  // Most files are done before the first look: asking the clock would take them longer than some of their work.
  let begun: number | undefined;
  let latest = 0;
  let between = stepsBetween;
  left = stepsBetween;
  look = (ahead = 0) => {
    outer.look(ahead);
    const now = workClock.now();
    begun ??= now;
    if (now - begun + ahead > milliseconds || milliseconds <= 0) throw new TooLongError();
    between = now - latest < shortTime ? Math.min(2 * between, mostBetween) : stepsBetween;
    latest = now;
    left = between;
  };
  return restoring(outer, work);
}

/** Does work that nobody could use by half, as others use its result as well: its steps do not count. */
export function uncounted<T>(work: () => T): T {
  const outer = { left, look };
  left = idle;
  look = rest;
  return restoring(outer, work);
}

function restoring<T>(outer: { readonly left: number; readonly look: typeof look }, work: () => T): T {
  try {
    return work();
  } finally {
    ({ left, look } = outer);
  }
}
