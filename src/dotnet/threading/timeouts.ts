// Timeouts as methods of `System.Threading` take them.
import { ArgumentOutOfRangeException } from '../../runtime/exceptions.ts';
import { currentRun } from '../../runtime/run.ts';
import type { TimeSpan } from '../system/time/time-span.ts';

/** @throws {ArgumentOutOfRangeException} for negative numbers other than -1, which stands for "no limit" */
export function requireTimeout(milliseconds: number, name: string): void {
  if (milliseconds < -1)
    throw new ArgumentOutOfRangeException(
      name,
      'The value needs to be either -1 (signifying an infinite timeout), 0 or a positive integer.',
    );
}

/** Whole milliseconds of a time span. */
export function millisecondsOf(span: TimeSpan): number {
  return Number(span.ticks / 10_000n);
}

/** The point of virtual time at which a timeout ends. */
export function deadlineIn(milliseconds: number): number {
  return milliseconds < 0 ? Infinity : currentRun().sleptMilliseconds + milliseconds;
}
