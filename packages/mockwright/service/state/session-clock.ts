// The clock of a session: the real one, until somebody sets it.
import { lastMoment } from '@mockwright/language/runtime/run';

/** Where what `DateTime` can hold begins. */
const FIRST_TIME = Date.parse('0001-01-01T00:00:00Z');

/** What is said of a time that {@link isTimeOfDotNet} refuses. */
export const NO_TIME_OF_DOTNET = 'That time is not within the years 1 to 9999.';

/** Whether a time (milliseconds since 1970) is one that `DateTime` can hold. */
export function isTimeOfDotNet(time: number): boolean {
  return time >= FIRST_TIME && time <= lastMoment;
}

/** What a clock can be told: `PUT /clock` has the same members. */
export interface ClockChange {
  /** The time that it is now, in milliseconds since 1970. */
  readonly now?: number | undefined;
  /** Whether time stands still. */
  readonly frozen?: boolean | undefined;
  /** By how many milliseconds the clock is moved on (or back). */
  readonly advance?: number | undefined;
}

/** A clock that can be set, stopped and moved. */
export class SessionClock {
  readonly #real: () => number;
  /** How far this clock is ahead of the real one, while it goes. */
  #ahead = 0;
  /** The time at which it stands still. */
  #frozenAt: number | undefined;

  /** How far it is ahead of the real one, while it goes. */
  get ahead(): number {
    return this.#ahead;
  }

  /** The time at which it stands still; undefined while it goes. */
  get frozenAt(): number | undefined {
    return this.#frozenAt;
  }

  /** @param real milliseconds since 1970 */
  constructor(real: () => number) {
    this.#real = real;
  }

  /** Milliseconds since 1970. A clock that goes stands still at the ends of what `DateTime` can hold. */
  now(): number {
    if (this.#frozenAt !== undefined) return this.#frozenAt;
    if (this.#ahead === 0) return this.#real();
    return Math.min(Math.max(this.#real() + this.#ahead, FIRST_TIME), lastMoment);
  }

  /** Whether time stands still. */
  get frozen(): boolean {
    return this.#frozenAt !== undefined;
  }

  /** Sets it, then moves it, then stops it or lets it go. What is not named stays as it is. */
  change({ now, frozen, advance = 0 }: ClockChange): void {
    const time = (now ?? this.now()) + advance;
    const stands = frozen ?? this.frozen;
    this.#frozenAt = stands ? time : undefined;
    if (now !== undefined || advance !== 0 || !stands) this.#ahead = time - this.#real();
  }

  /** Makes it the real clock again. */
  reset(): void {
    this.#ahead = 0;
    this.#frozenAt = undefined;
  }
}
