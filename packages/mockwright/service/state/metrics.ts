// Numbers about all requests that nothing else keeps: how long they took, how many failed.

/** The upper ends of the ranges that durations are counted in, in seconds. */
export const DURATION_BUCKETS: readonly number[] = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
];

/** Counts since the start of the service. */
export class Metrics {
  /** How many durations are in each range, one more for those above all. */
  readonly durations: number[] = Array.from({ length: DURATION_BUCKETS.length + 1 }, () => 0);
  /** All of them together. */
  seconds = 0;
  /** Requests whose template failed, or that met a bug of ours. */
  failed = 0;

  /** Counts a request that is over. */
  observe(milliseconds: number): void {
    const seconds = milliseconds / 1000;
    this.seconds += seconds;
    let index = 0;
    while (index < DURATION_BUCKETS.length && seconds > DURATION_BUCKETS[index]!) index++;
    this.durations[index]!++;
  }
}
