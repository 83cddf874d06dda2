// Constructed types by their parts: one object for each as long as somebody has it, and nothing of it afterwards. Code can
// make new types in a loop; whoever kept them would keep them for all runs that come.

/** Types by keys, which the table does not keep alive. */
export class TypeTable<Made extends object> {
  readonly #types = new Map<string, WeakRef<Made>>();

  /** The type with that key, if somebody has it. */
  get(key: string): Made | undefined {
    return this.#types.get(key)?.deref();
  }

  /** Keeps a type under its key while somebody has it. */
  set(key: string, type: Made): void {
    this.#types.set(key, new WeakRef(type));
    collected.register(type, { table: this, key });
  }

  /** Forgets the key of a type that is gone, if none has been made anew meanwhile. */
  forget(key: string): void {
    if (this.get(key) === undefined) this.#types.delete(key);
  }
}

const collected = new FinalizationRegistry<{
  readonly table: { readonly forget: (key: string) => void };
  readonly key: string;
}>(({ table, key }) => {
  table.forget(key);
});
