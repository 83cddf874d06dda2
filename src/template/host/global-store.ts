// `Global`: the state that all templates share, changed only as a whole when an answer is given.

/** The committed values of `Global`. A run collects its writes in a map of its own and commits them at its end. */
export class GlobalStore {
  readonly #values = new Map<string, unknown>();

  /** The value of a name as last committed; undefined when there is none. */
  get(name: string): unknown {
    return this.#values.get(name);
  }

  /** Makes the writes of one run visible, all at once. `null` and `undefined` remove the name. */
  commit(writes: ReadonlyMap<string, unknown>): void {
    for (const [name, value] of writes) {
      if (value === null || value === undefined) this.#values.delete(name);
      else this.#values.set(name, value);
    }
  }
}
