// A timer that is running.
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';

/** What a timer calls. */
export type Callback = (state: unknown) => void;

/** @throws ArgumentOutOfRangeException for a time that no timer can have */
export function checkTime(milliseconds: number, name: string): void {
  if (milliseconds < -1)
    throw new ArgumentOutOfRangeException(
      name,
      `${name} ('${milliseconds}') must be greater than or equal to '-1'.`,
      { value: milliseconds, text: String(milliseconds) },
    );
}
/** Time that is waited for. */
export interface StartedTimer {
  /** Waits anew, from now on; below zero no longer. @returns whether it was still in use */
  change(milliseconds: number): boolean;
  stop(): void;
}
