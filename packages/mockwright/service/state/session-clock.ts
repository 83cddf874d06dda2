// The clock of a session: the real one, until somebody sets it.

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

  /** Milliseconds since 1970. */
  now(): number {
    return this.#frozenAt ?? this.#real() + this.#ahead;
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
