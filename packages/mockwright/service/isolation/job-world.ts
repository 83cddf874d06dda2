// Time and chance for the runs of a job: those of the session that its request is in.
import { dateNow } from '@mockwright/language/text/real-time';
import type { Seed } from '../../template/running/seed.ts';
import type { RunWorld } from '../../template/run-world.ts';
import { MOST_READINGS } from '../exchange/exchange-world.ts';
import type { JobClock } from './job.ts';

/** The world of a request that is run for the first time. */
export class JobWorld implements RunWorld {
  /** The times that the code was told, the first ones. */
  readonly readings: number[] = [];
  readonly #clock: JobClock;
  readonly #seed: Seed;

  constructor(clock: JobClock, seed: Seed) {
    this.#clock = clock;
    this.#seed = seed;
  }

  now(): number {
    const { frozenAt, ahead } = this.#clock;
    const time = frozenAt ?? dateNow() + ahead;
    if (this.readings.length < MOST_READINGS) this.readings.push(time);
    return time;
  }

  random(): () => number {
    return this.#seed.generator();
  }

  readGlobal(): void {
    // Which values it may read is known where the job comes from.
  }
}
