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

/** The sessions of a service. The default one is always there. */
export class Sessions {
  readonly default: Session;
  readonly #defaults: SessionDefaults;
  readonly #limits: SessionLimits;
  readonly #onEnd: (name: string) => void;
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
    this.#named.delete(name);
    this.#named.set(name, session);
    if (this.#named.size > this.#limits.most) this.delete(this.#named.keys().next().value!);
    return session;
  }

  /** The session of that name, if there is one. */
  find(name: string): Session | undefined {
    this.#removeIdle();
    return name === DEFAULT_SESSION ? this.default : this.#named.get(name);
  }

  /** The session of that name; where there is none, one as it would be born, which stays unknown. */
  imagine(name: string): Session {
    return this.find(name) ?? new Session(name, this.#defaults);
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
    session.isEnded = true;
    this.#onEnd(name);
    return true;
  }

  /** Ends the sessions that nobody used for too long. */
  #removeIdle(): void {
    const end = this.#defaults.now() - this.#limits.idleMilliseconds;
    for (const [name, { lastUsed }] of this.#named) {
      if (lastUsed >= end) return;
      this.delete(name);
    }
  }
}
