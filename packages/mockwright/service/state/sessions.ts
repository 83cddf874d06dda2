// All sessions: born when they are first named, gone when nobody names them for a while.
import { DEFAULT_SESSION } from './session-name.ts';
import { Session, type SessionDefaults } from './session.ts';

/** What keeps sessions from growing without end. */
export interface SessionLimits {
  /** How long a session lives without being used (`Mock:SessionIdleMinutes`). */
  readonly idleMilliseconds: number;
  /** How many there are at most, the default one not counted (`Mock:MaxSessions`). */
  readonly most: number;
}

/** Of so many sessions that were lost it is known why. */
const MOST_LOSSES = 1000;

/** The sessions of a service. The default one is always there. */
export class Sessions {
  readonly default: Session;
  readonly #defaults: SessionDefaults;
  readonly #limits: SessionLimits;
  readonly #onEnd: (name: string) => void;
  /** Told of each session that ends though nobody ended it, and why, before what is known of it is forgotten. */
  readonly onLoss: Set<(name: string, why: string) => void> = new Set();
  /** Why those are not there any more that nobody ended, until they are born again. */
  readonly #losses = new Map<string, string>();
  /** Those besides the default one, the longest unused first. */
  readonly #named = new Map<string, Session>();

  /** @param onEnd told of each session that ends, by whatever cause */
  constructor(defaults: SessionDefaults, limits: SessionLimits, onEnd: (name: string) => void) {
    this.#onEnd = onEnd;
    this.#defaults = defaults;
    this.#limits = limits;
    this.default = new Session(DEFAULT_SESSION, defaults);
  }

  /** The session of that name, used from now on; it is made when there is none. */
  use(name: string): Session {
    if (name === DEFAULT_SESSION) return this.default;
    this.#removeIdle();
    const session = this.#named.get(name) ?? new Session(name, this.#defaults);
    session.lastUsed = this.#defaults.now();
    this.#losses.delete(name);
    this.#named.delete(name);
    this.#named.set(name, session);
    const { most } = this.#limits;
    if (this.#named.size > most)
      this.#lose(
        this.#named.keys().next().value!,
        `others came, and there are at most ${most} (Mock:MaxSessions): end those that are done, or raise it`,
      );
    return session;
  }

  /** Why a session is not there any more that nobody ended; undefined: that is not so. */
  lossOf(name: string): string | undefined {
    return this.#losses.get(name);
  }

  /** The session of that name, if there is one. */
  find(name: string): Session | undefined {
    this.#removeIdle();
    return name === DEFAULT_SESSION ? this.default : this.#named.get(name);
  }

  /** The session of that name; where there is none, one as it would be born, which stays unknown. */
  imagine(name: string): Session {
    return this.find(name) ?? new Session(name, { ...this.#defaults, globalRoom: undefined });
  }

  /** All of them, the default one first, then the longest unused. */
  list(): readonly Session[] {
    this.#removeIdle();
    return [this.default, ...this.#named.values()];
  }

  /** Ends a session. The default one begins anew only by a reset. @returns whether there was one */
  delete(name: string): boolean {
    const session = this.#named.get(name);
    if (session === undefined) return false;
    this.#named.delete(name);
    session.end();
    this.#onEnd(name);
    return true;
  }

  #lose(name: string, why: string): void {
    for (const tell of this.onLoss) tell(name, why);
    this.delete(name);
    this.#losses.set(name, why);
    if (this.#losses.size > MOST_LOSSES) this.#losses.delete(this.#losses.keys().next().value!);
  }

  /** Ends the sessions that nobody used for too long. */
  #removeIdle(): void {
    const { idleMilliseconds } = this.#limits;
    const end = this.#defaults.now() - idleMilliseconds;
    for (const [name, { lastUsed }] of this.#named) {
      if (lastUsed >= end) return;
      this.#lose(name, `nobody used it for ${idleMilliseconds / 60_000} minutes (Mock:SessionIdleMinutes)`);
    }
  }
}
