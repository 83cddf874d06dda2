// `Global` as templates need it: whoever keeps the values, they change only as a whole when an answer is given.

/** The committed values of `Global`. A run collects its writes in a map of its own and commits them at its end. */
export interface GlobalStore {
  /** The value of a name as last committed; undefined when there is none. */
  get(name: string): unknown;

  /** Makes the writes of one run visible, all at once. `null` and `undefined` remove the name. */
  commit(writes: ReadonlyMap<string, unknown>): void;

  /** All names and their values. */
  entries(): Iterable<readonly [name: string, value: unknown]>;

  /** Removes all values. */
  clear(): void;
}

/** A store in the memory of this process. */
export class MemoryGlobalStore implements GlobalStore {
  readonly #values = new Map<string, unknown>();

  get(name: string): unknown {
    return this.#values.get(name);
  }

  commit(writes: ReadonlyMap<string, unknown>): void {
    for (const [name, value] of writes) {
      if (value === null || value === undefined) this.#values.delete(name);
      else this.#values.set(name, value);
    }
  }

  entries(): Iterable<readonly [name: string, value: unknown]> {
    return this.#values.entries();
  }

  clear(): void {
    this.#values.clear();
  }
}
