// What a run takes from the world around it and cannot compute: the time and chance. Whoever gives them can note them,
// and so run the same code again.

/** The world as the runs of one request see it. */
export interface RunWorld {
  /** The time, in milliseconds since 1970. */
  now(): number;
  /** A generator that begins anew with the request's seed: each run asks once, when it first needs a random number. */
  random(): () => number;
  /** Told of each value of `Global` that was there before the run, when the run reads it. */
  readGlobal(name: string, value: unknown): void;
}
