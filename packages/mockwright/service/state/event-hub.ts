// Who wants to know what happens is told of it; where nobody wants to know, nothing is done.

/** What can happen, by name, with what is told of it. */
export class EventHub<Events extends object> {
  readonly #listeners = new Set<(name: keyof Events & string, event: Events[keyof Events]) => void>();

  /** Tells of something. */
  emit<Name extends keyof Events & string>(name: Name, event: Events[Name]): void {
    if (this.#listeners.size > 0) for (const listener of this.#listeners) listener(name, event);
  }

  /** @returns what ends the listening */
  listen(listener: (name: keyof Events & string, event: Events[keyof Events]) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}
