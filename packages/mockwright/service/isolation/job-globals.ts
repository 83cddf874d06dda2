// `Global` for a run that has copies of the values: what it changed is known in the end.
import { packValue, PackingBudget, unpackValue, UnpackableError } from '@mockwright/dotnet';
import { MovedError } from '@mockwright/language/runtime/run';
import type { GlobalStore } from '../../template/host/global-store.ts';

/** The code asked for a value that did not come along. */
export class MissingGlobalError extends MovedError {
  readonly missing: string;

  constructor(name: string) {
    super(`The value of '${name}' in Global did not come along.`);
    this.missing = name;
  }
}

/** What the code wrote cannot leave this process, or what it read cannot be made here. */
export class KeptGlobalError extends MovedError {}

/** The values of one job. */
export class JobGlobals implements GlobalStore {
  readonly isRehearsal: boolean;
  /** What is to be written where the values really are; null: the name goes. */
  readonly writes: Map<string, string | null> = new Map();
  /** The names that the code asked for. */
  readonly names: Set<string> = new Set();
  readonly #packed: ReadonlyMap<string, string | null>;
  readonly #isThere: ((name: string) => boolean) | undefined;
  readonly #budget = new PackingBudget();
  readonly #values = new Map<string, unknown>();

  /** @param kept where all came along that could: the names of those that could not */
  constructor(
    packed: ReadonlyMap<string, string | null>,
    kept: ReadonlySet<string> | undefined,
    isRehearsal: boolean,
  ) {
    this.#packed = packed;
    this.#isThere = kept && ((name) => kept.has(name));
    this.isRehearsal = isRehearsal;
  }

  /** @throws {MissingGlobalError} @throws {KeptGlobalError} */
  get(name: string): unknown {
    const packed = this.#packed.get(name);
    this.names.add(name);
    if (packed === null) return undefined;
    if (packed === undefined) {
      if (this.#isThere?.(name) === false) return undefined;
      throw new MissingGlobalError(name);
    }
    if (!this.#values.has(name))
      this.#values.set(
        name,
        kept(() => unpackValue(packed)),
      );
    return this.#values.get(name);
  }

  /** @throws {KeptGlobalError} */
  commit(writes: ReadonlyMap<string, unknown>, shared: Iterable<string> = []): void {
    if (this.isRehearsal) return;
    for (const name of shared) {
      takeName(name, this.#budget);
      const packed = pack(this.#values.get(name), this.#budget);
      if (packed !== this.#packed.get(name)) this.writes.set(name, packed);
    }
    for (const [name, value] of writes) {
      takeName(name, this.#budget);
      this.writes.set(name, value === null || value === undefined ? null : pack(value, this.#budget));
    }
  }

  *entries(): Iterable<readonly [name: string, value: unknown]> {
    for (const [name, packed] of this.#packed) if (packed !== null) yield [name, this.get(name)];
  }

  clear(): void {
    for (const [name, packed] of this.#packed) if (packed !== null) this.writes.set(name, null);
  }
}

function takeName(name: string, budget: PackingBudget): void {
  kept(() => budget.takeName(name));
}

function pack(value: unknown, budget: PackingBudget): string {
  return kept(() => packValue(value, budget));
}

/** @throws {KeptGlobalError} where it cannot leave this process */
function kept<T>(action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (error instanceof UnpackableError) throw new KeptGlobalError(error.message);
    throw error;
  }
}
