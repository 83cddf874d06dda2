// Time, chance and Global for a request that is run once more, or only to see what would happen.
import { performance } from '@mockwright/language/text/real-time';
import type { GlobalStore } from '../../template/host/global-store.ts';
import type { RunWorld } from '../../template/run-world.ts';
import { delaySeed } from './exchange-world.ts';
import { Seed } from '../../template/running/seed.ts';

/** What is known of the first run. */
export interface ReplayNotes {
  readonly seed?: Seed | undefined;
  /** The times that the code was told, in order. */
  readonly readings?: readonly number[] | undefined;
  /** The time when the request came. */
  readonly time: number;
  /** Whether the clock of the session stands still. */
  readonly frozen?: boolean | undefined;
}

/** Tells the code the same times and random numbers again. */
export class ReplayWorld implements RunWorld {
  readonly #notes: ReplayNotes;
  readonly #seed: Seed;
  #next = 0;
  /** When the noted times came to their end: from then on time goes on by itself. */
  #end: number | undefined;

  constructor(notes: ReplayNotes) {
    this.#notes = notes;
    this.#seed = notes.seed ?? Seed.draw();
  }

  /** The seed of all runs. */
  get seed(): Seed {
    return this.#seed;
  }

  /** The times that the code is told, as far as they are known. */
  get readings(): readonly number[] | undefined {
    return this.#notes.readings;
  }

  /** The time when the request came. */
  get time(): number {
    return this.#notes.time;
  }

  /** The same world from its beginning. */
  again(): ReplayWorld {
    return new ReplayWorld({ ...this.#notes, seed: this.#seed });
  }

  /** Whole milliseconds later than the last known time, as the clock of a session goes. */
  now(): number {
    const { readings = [], time, frozen } = this.#notes;
    if (this.#next < readings.length) return readings[this.#next++]!;
    const last = readings.at(-1) ?? time;
    if (frozen === true) return last;
    this.#end ??= performance.now();
    return last + Math.floor(performance.now() - this.#end);
  }

  random(): () => number {
    return this.#seed.generator();
  }

  /** @see ExchangeWorld.delayRandom */
  delayRandom(): () => number {
    return delaySeed(this.#seed).generator();
  }

  readGlobal(): void {
    // Nobody wants to know.
  }
}

/** `Global` of the moment when a request came: nothing that is written goes anywhere. */
export class PastGlobal implements GlobalStore {
  readonly isRehearsal = true;
  readonly #store: GlobalStore;
  readonly #past: ReadonlyMap<string, unknown>;

  /** @param past the values that were seen then; all others are as they are now */
  constructor(store: GlobalStore, past: ReadonlyMap<string, unknown> = new Map()) {
    this.#store = store;
    this.#past = past;
  }

  get(name: string): unknown {
    return this.#past.has(name) ? this.#past.get(name) : this.#store.get(name);
  }

  commit(): void {
    // Nothing changes.
  }

  *entries(): Iterable<readonly [name: string, value: unknown]> {
    yield* this.#past.entries();
    for (const entry of this.#store.entries()) if (!this.#past.has(entry[0])) yield entry;
  }

  clear(): void {
    // Nothing changes.
  }
}
