// Time and chance for the runs of one exchange. What they took is noted: the same request can be run again.
import { Seed } from '../../template/running/seed.ts';
import type { RunWorld } from '../../template/run-world.ts';
import { countOf, pastValue } from './past-value.ts';
import type { Session } from '../state/session.ts';

/** The header that gives one request its seed. */
export const SEED_HEADER = 'mockwright-seed';

/** Code that waits in a loop reads the clock without end: after so many readings they are noted no more. */
export const MOST_READINGS = 1000;

/** What of an exchange decides about its world. */
interface WorldSource {
  readonly session: Session;
  readonly number: number;
  header(lowerCaseName: string): string | undefined;
}

/** The world as it is. Everything is empty until the code asks for it: most code never does. */
export class ExchangeWorld implements RunWorld {
  readonly #exchange: WorldSource;
  /** The seed of all runs of the exchange; undefined while no random value was needed. */
  seed: Seed | undefined = undefined;
  /** The times that the code was told, in order. */
  readings: number[] | undefined = undefined;
  /** The values of `Global` that the code saw, as they were when the request came. */
  globals: Map<string, unknown> | undefined = undefined;
  /** How many elements those of them had that may grow. */
  #counts: Map<string, number> | undefined = undefined;

  constructor(exchange: WorldSource) {
    this.#exchange = exchange;
  }

  now(): number {
    const time = this.#exchange.session.clock.now();
    this.readings ??= [];
    if (this.readings.length < MOST_READINGS) this.readings.push(time);
    return time;
  }

  random(): () => number {
    return this.settleSeed().generator();
  }

  /** The seed of all runs, whether or not they need it. */
  settleSeed(): Seed {
    return (this.seed ??= this.#findSeed());
  }

  /** For the delay of the answer: other numbers than the code gets, by the same seed. */
  delayRandom(): () => number {
    return delaySeed(this.settleSeed()).generator();
  }

  readGlobal(name: string, value: unknown): void {
    this.globals ??= new Map();
    // Of what others changed between the conditions, the answer is made of the last.
    if (this.globals.get(name) === value && this.globals.has(name)) return;
    this.globals.set(name, value);
    const count = countOf(value);
    if (count !== undefined) (this.#counts ??= new Map()).set(name, count);
    else this.#counts?.delete(name);
  }

  /** The values of `Global` as the code saw them; an object that was changed in place since, but for growth, is as it is now. */
  pastGlobals(): ReadonlyMap<string, unknown> {
    const past = new Map<string, unknown>();
    for (const [name, value] of this.globals ?? []) past.set(name, pastValue(value, this.#counts?.get(name)));
    return past;
  }

  /** Without a given one, nothing repeats. */
  #findSeed(): Seed {
    const text = givenSeed(this.#exchange);
    return text === undefined ? Seed.draw() : Seed.of(text);
  }
}

/** The seed that a request is given, by its header or else by its session; undefined: none. */
export function givenSeed(exchange: WorldSource): string | undefined {
  return exchange.header(SEED_HEADER) ?? exchange.session.seedOf(exchange.number);
}

/** The seed of delays that belongs to the seed of a request. */
export function delaySeed(seed: Seed): Seed {
  return Seed.of(`${seed.text} delay`);
}
