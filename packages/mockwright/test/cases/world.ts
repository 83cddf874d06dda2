// Time and chance for the runs of a test.
import { Seed } from '../../template/running/seed.ts';
import type { RunWorld } from '../../template/run-world.ts';

/** The real time, and the random numbers of a seed. */
export function worldOf(seed: string): RunWorld {
  return { now: Date.now, random: () => Seed.of(seed).generator(), readGlobal: () => undefined };
}
