// Timeouts as methods of `System.Threading` take them.
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { currentRun } from '@mockwright/language/runtime/run';
import type { TimeSpan } from '../System/time-span.ts';

/** @throws {ArgumentOutOfRangeException} for negative numbers other than -1, which stands for "no limit" */
export function requireTimeout(milliseconds: number, name: string): void {
  if (milliseconds < -1)
    throw new ArgumentOutOfRangeException(
      name,
      'The value needs to be either -1 (signifying an infinite timeout), 0 or a positive integer.',
    );
}

/** The same, in fewer words. @throws {ArgumentOutOfRangeException} */
export function checkTimeout(milliseconds: number, name: string): number {
  if (milliseconds < -1) throw new ArgumentOutOfRangeException(name);
  return milliseconds;
}
/** Whole milliseconds of a time span that timers take. @throws {ArgumentOutOfRangeException} */
export function timerMilliseconds(span: TimeSpan, name: string): number {
  const milliseconds = millisecondsOf(span);
  if (milliseconds < -1 || milliseconds > 4_294_967_294)
    throw new ArgumentOutOfRangeException(
      name,
      'The value needs to translate in milliseconds to -1 (signifying an infinite timeout), 0, or a positive integer less than or equal to the maximum allowed timer duration.',
    );
  return milliseconds;
}

/** Whole milliseconds of a time span. */
export function millisecondsOf(span: TimeSpan): number {
  return Number(span.ticks / 10_000n);
}

/** The point of virtual time at which a timeout ends. */
export function deadlineIn(milliseconds: number): number {
  return milliseconds < 0 ? Infinity : currentRun().sleptMilliseconds + milliseconds;
}
