// `Global` as one run sees it: the state as it was when the run began, and the run's own writes.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import type { GlobalStore } from './global-store.ts';
import { currentRun } from '@mockwright/language/runtime/run';
import { isShared, mayChange, remember } from './shared-values.ts';
import type { RunWorld } from '../run-world.ts';

const NO_WRITES: ReadonlyMap<string, unknown> = new Map();

/** `Global` as one run sees it: what was there before, and its own writes, kept until it is chosen. */
export class GlobalState {
  readonly #store: GlobalStore;
  readonly #world: RunWorld | undefined;
  #writes: Map<string, unknown> | undefined;
  /** Names whose values the run may have changed in place. */
  #shared: Set<string> | undefined;

  /** @param world hears of what is read, where somebody wants to know */
  constructor(store: GlobalStore, world?: RunWorld) {
    this.#store = store;
    this.#world = world;
  }
  get(name: string | null): unknown {
    if (name === null) throw new ArgumentNullException('key');
    if (this.#writes?.has(name)) return this.#writes.get(name) ?? null;
    const value = this.#store.get(name) ?? null;
    this.#world?.readGlobal(name, value);
    if (mayChange(value)) {
      if (isShared(value)) (this.#shared ??= new Set()).add(name);
      remember(value, currentRun().noteChanges());
    }
    return value;
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
  /** Notes changes of all that the run has read or written until now, for what comes to be taken back by itself. */
  noteHeld(): void {
    const read = [...(this.#shared ?? [])].map((name) => this.#store.get(name));
    for (const value of [...(this.#writes?.values() ?? []), ...read])
      if (mayChange(value)) remember(value, currentRun().noteChanges());
  }
  /** Makes the run's writes visible to everybody. @returns whether they are; otherwise its changes must be taken back @throws {GlobalSizeError} */
  commit(): boolean {
    if (this.#writes || this.#shared) this.#store.commit(this.#writes ?? NO_WRITES, this.#shared);
    this.#writes = undefined;
    return !this.#store.isRehearsal;
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
