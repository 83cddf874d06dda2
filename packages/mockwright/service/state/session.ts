// What requests of one session share, apart from the templates of the folder.
import { MemoryGlobalStore, type GlobalRoom } from '../../template/host/global-store.ts';
import { Seed } from '../../template/running/seed.ts';
import { Overrides, type OverrideShelf } from './overrides.ts';
import { SessionClock } from './session-clock.ts';

/** What is there when a session begins. */
export interface SessionStart {
  /** The values of `Global`, made anew for each session. */
  readonly globals?: () => ReadonlyMap<string, unknown>;
  /** The time at which its clock stands, in milliseconds since 1970; undefined: the real clock. */
  readonly now?: number | undefined;
}

/** What sessions are made with. */
export interface SessionDefaults {
  readonly start?: SessionStart | undefined;
  /** The real clock: milliseconds since 1970. */
  readonly now: () => number;
  /** `Mock:Seed`. */
  readonly seed: number | undefined;
  /** `Mock:GlobalSize`. */
  readonly globalBytes: number;
  /** What the `Global`s of all sessions may take; absent: any. */
  readonly globalRoom?: GlobalRoom | undefined;
  /** Of the templates that are added to all sessions. */
  readonly overrideShelf: OverrideShelf;
}

/** One session. */
export class Session {
  readonly name: string;
  readonly global: MemoryGlobalStore;
  readonly clock: SessionClock;
  readonly overrides: Overrides;
  /** Whether it is over: what is still under way in it belongs to no session of its name. */
  isEnded = false;
  /** When it was last used, by the real clock. */
  lastUsed: number;
  readonly #start: SessionStart;
  readonly #defaultSeed: string | undefined;
  #seed: string | undefined;
  #requests = 0;
  #chaosCalls = 0;
  #drawnSeed: string | undefined;
  readonly #answered = new Map<string, number>();

  constructor(
    name: string,
    { now, seed, globalBytes, globalRoom, overrideShelf, start = {} }: SessionDefaults,
  ) {
    this.#start = start;
    this.name = name;
    this.global = new MemoryGlobalStore(globalBytes, globalRoom);
    this.clock = new SessionClock(now);
    this.overrides = new Overrides(overrideShelf);
    this.lastUsed = now();
    this.#seed = this.#defaultSeed = seed === undefined ? undefined : String(seed);
    this.resetGlobals();
    this.resetClock();
  }

  /** What it holds goes with it. */
  end(): void {
    this.isEnded = true;
    this.overrides.end();
    this.global.end();
  }

  /** Puts `Global` back to what it began with. */
  resetGlobals(): void {
    this.global.begin(this.#start.globals?.() ?? new Map());
  }

  /** Puts the clock back to what it began with. */
  resetClock(): void {
    this.clock.reset();
    if (this.#start.now !== undefined) this.clock.change({ now: this.#start.now, frozen: true });
  }

  /** Counts a request to a mock: 1 for the first one of the session. */
  countRequest(): number {
    return ++this.#requests;
  }

  /** How many requests to mocks there were since the seed was set. */
  get requests(): number {
    return this.#requests;
  }

  /** The seed of the n-th request; undefined when the session has none, and each request draws its own. */
  seedOf(request: number): string | undefined {
    return this.#seed === undefined ? undefined : `${this.#seed}#${request}`;
  }

  /** The seed that decides which requests fail on purpose. */
  get chaosSeed(): string {
    return this.#seed ?? (this.#drawnSeed ??= Seed.draw().text);
  }

  /** Counts a request that may fail on purpose: 1 for the first one since the seed was set. */
  countChaos(): number {
    return ++this.#chaosCalls;
  }

  /** Begins the sequence of seeds anew. @param seed undefined: that of the settings */
  reseed(seed?: string): void {
    this.#seed = seed ?? this.#defaultSeed;
    this.#requests = 0;
    this.#chaosCalls = 0;
  }

  /** How many requests a template (its path) has answered before. */
  answeredBy(template: string): number {
    return this.#answered.get(template) ?? 0;
  }

  /** Counts an answer of a template. */
  countAnswer(template: string): void {
    this.#answered.set(template, (this.#answered.get(template) ?? 0) + 1);
  }

  /** Forgets how often templates have answered. */
  forgetAnswers(): void {
    this.#answered.clear();
  }
}
