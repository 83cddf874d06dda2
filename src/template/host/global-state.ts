// `Global` as one run sees it: the state as it was when the run began, and the run's own writes.
import { declareType } from '../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import { ArgumentNullException } from '../../runtime/exceptions.ts';
import type { GlobalStore } from './global-store.ts';

/** `Global` as one run sees it: what was there before, and its own writes, kept until it is chosen. */
export class GlobalState {
  readonly #store: GlobalStore;
  #writes: Map<string, unknown> | undefined;

  constructor(store: GlobalStore) {
    this.#store = store;
  }
  get(name: string | null): unknown {
    if (name === null) throw new ArgumentNullException('key');
    return (this.#writes?.has(name) ? this.#writes.get(name) : this.#store.get(name)) ?? null;
  }
  set(name: string | null, value: unknown): void {
    if (name === null) throw new ArgumentNullException('key');
    (this.#writes ??= new Map()).set(name, value);
  }
  /** What was written so far, to go back to: `restore` undoes what is written from here on. */
  save(): () => void {
    const saved = this.#writes && new Map(this.#writes);
    return () => {
      this.#writes = saved;
    };
  }
  /** Makes the run's writes visible to everybody. */
  commit(): void {
    if (this.#writes) this.#store.commit(this.#writes);
    this.#writes = undefined;
  }
}

/** `Global` as template code sees it. */
export const globalStateType: TypeDeclaration = declareType(
  'public sealed class GlobalStore',
  () => ({
    'object this[string name] { get; set; }': {
      get: (self: GlobalState, name: string | null) => self.get(name),
      set: (self: GlobalState, name: string | null, value: unknown) => self.set(name, value),
    },
  }),
  { runtime: GlobalState },
);
