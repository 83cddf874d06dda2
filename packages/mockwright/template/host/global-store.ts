// `Global` as templates need it: whoever keeps the values, they change only as a whole when an answer is given.
import { runInProgress } from '@mockwright/language/runtime/run';
import { sizeOfValue } from './value-size.ts';

/** What was to be kept takes more room than there is. */
export class GlobalSizeError extends Error {
  override readonly name: string = 'GlobalSizeError';
}

/** The committed values of `Global`. A run collects its writes in a map of its own and commits them at its end. */
export interface GlobalStore {
  /** Whether commits go nowhere. */
  readonly isRehearsal: boolean;

  /** The value of a name as last committed; undefined when there is none. */
  get(name: string): unknown;

  /**
   * Makes the writes of one run visible, all at once. `null` and `undefined` remove the name.
   * @param shared names whose values the run may have changed in place
   * @throws {GlobalSizeError} when the values would take more than they may; then nothing has changed
   */
  commit(writes: ReadonlyMap<string, unknown>, shared?: Iterable<string>): void;

  /** All names and their values. */
  entries(): Iterable<readonly [name: string, value: unknown]>;

  /** Removes all values. */
  clear(): void;
}

/** What somebody wants to know who asked for it at some time. */
export interface GlobalWatch {
  /** Whether one of these names has another value since, or one that may have changed. */
  hasChanged(names: ReadonlySet<string>): boolean;
}

/** The names that changed while nobody else began to watch, and those that changed later. */
interface Changes {
  readonly names: Set<string>;
  next: Changes | undefined;
}

/** What the stores of a process may take together. */
export interface GlobalRoom {
  /** In bytes, about, as `taken`. */
  readonly limit: number;
  taken: number;
}

const NOTHING_SHARED: readonly string[] = [];

/** A store in the memory of this process. */
export class MemoryGlobalStore implements GlobalStore {
  readonly isRehearsal = false;
  readonly #limit: number;
  readonly #room: GlobalRoom;
  readonly #values = new Map<string, unknown>();
  /** About how many bytes each value takes, and all of them. */
  readonly #sizes = new Map<string, number>();
  #size = 0;
  #commits = 0;
  #isEnded = false;
  /** How many want to know what changes; mostly there is nobody. */
  #watching = 0;
  /** The last of them. However many watch, each change is noted once. */
  #changes: Changes = { names: new Set(), next: undefined };

  /**
   * @param limit how many bytes all values together may take, about
   * @param room shared with other stores
   */
  constructor(
    limit: number = Number.POSITIVE_INFINITY,
    room: GlobalRoom = { limit: Number.POSITIVE_INFINITY, taken: 0 },
  ) {
    this.#limit = limit;
    this.#room = room;
  }

  /** About how many bytes all values take. */
  get size(): number {
    return this.#size;
  }

  get(name: string): unknown {
    return this.#values.get(name);
  }

  /** Removes all values and sets those that it begins with, whatever room others have left. @throws {GlobalSizeError} as {@link commit} does */
  begin(values: ReadonlyMap<string, unknown>): void {
    this.clear();
    this.#put(values, NOTHING_SHARED, Number.POSITIVE_INFINITY);
  }

  commit(writes: ReadonlyMap<string, unknown>, shared: Iterable<string> = NOTHING_SHARED): void {
    this.#put(writes, shared, this.#room.limit);
  }

  /** Keeps these values and no others: costs what they cost, however many there were. @throws {GlobalSizeError} as {@link commit} does */
  replace(values: ReadonlyMap<string, unknown>): void {
    if (this.#isEnded) return;
    const sizes = new Map<string, number>();
    let size = 0;
    for (const [name, value] of values) {
      const bytes = sizeOfEntry(name, value);
      sizes.set(name, bytes);
      size += bytes;
    }
    this.#check(size, sizes, this.#room.limit);
    this.clear();
    this.#keep(values, sizes, size);
  }

  #put(writes: ReadonlyMap<string, unknown>, shared: Iterable<string>, limitOfAll: number): void {
    if (this.#isEnded) return;
    const sizes = new Map<string, number>();
    if (shared !== NOTHING_SHARED && this.#isMeasureDue())
      for (const name of shared) sizes.set(name, sizeOfEntry(name, this.#values.get(name)));
    for (const [name, value] of writes) sizes.set(name, sizeOfEntry(name, value));
    let size = this.#size;
    for (const [name, bytes] of sizes) size += bytes - (this.#sizes.get(name) ?? 0);
    this.#check(size, sizes, limitOfAll);
    this.#keep(writes, sizes, size);
    this.#note(shared);
  }

  #check(size: number, sizes: ReadonlyMap<string, number>, limitOfAll: number): void {
    if (size > this.#limit && size > this.#size) throw tooBig(size, this.#limit, sizes);
    const more = size - this.#size;
    if (more > 0 && this.#room.taken + more > limitOfAll) throw tooBigForAll(size, this.#room);
  }

  /** @param size of all values, with these */
  #keep(writes: ReadonlyMap<string, unknown>, sizes: ReadonlyMap<string, number>, size: number): void {
    this.#room.taken += size - this.#size;
    this.#size = size;
    for (const [name, bytes] of sizes) {
      if (bytes === 0) this.#sizes.delete(name);
      else this.#sizes.set(name, bytes);
    }
    for (const [name, value] of writes) {
      if (value === null || value === undefined) this.#values.delete(name);
      else this.#values.set(name, value);
    }
    this.#note(writes.keys());
  }

  #note(names: Iterable<string>): void {
    if (this.#watching > 0) for (const name of names) this.#changes.names.add(name);
  }

  /** Notes from now on which names get other values, or values that may have changed, until as many end that: {@link unwatch}. */
  watch(): GlobalWatch {
    const first: Changes = { names: new Set(), next: undefined };
    this.#changes = this.#changes.next = first;
    this.#watching++;
    return {
      hasChanged: (names) => {
        for (let changes: Changes | undefined = first; changes !== undefined; changes = changes.next)
          for (const name of changes.names) if (names.has(name)) return true;
        return false;
      },
    };
  }

  /** One watches no more. */
  unwatch(): void {
    if (--this.#watching === 0) this.#changes = { names: new Set(), next: undefined };
  }

  /**
   * What changes in place is measured now and then while little is kept, and each time when it is more, or when the run took
   * long enough to make much of it.
   */
  #isMeasureDue(): boolean {
    return (
      64 * this.#size > this.#limit ||
      (++this.#commits & 31) === 0 ||
      (runInProgress()?.hasTakenLong ?? false)
    );
  }

  entries(): Iterable<readonly [name: string, value: unknown]> {
    return this.#values.entries();
  }

  /** Nobody asks any more but who is under way: nothing is kept from now on. */
  end(): void {
    this.#isEnded = true;
    this.#forget();
  }

  clear(): void {
    this.#note(this.#values.keys());
    this.#forget();
  }

  #forget(): void {
    this.#values.clear();
    this.#sizes.clear();
    this.#room.taken -= this.#size;
    this.#size = 0;
  }
}

function sizeOfEntry(name: string, value: unknown): number {
  return value === null || value === undefined ? 0 : 2 * name.length + sizeOfValue(value);
}

function tooBig(size: number, limit: number, sizes: ReadonlyMap<string, number>): GlobalSizeError {
  const [biggest] = [...sizes].sort(([, a], [, b]) => b - a);
  return new GlobalSizeError(
    `Global would take about ${Math.round(size)} bytes; it may take ${limit} (setting Mock:GlobalSize). ` +
      `Global["${biggest![0]}"] alone takes about ${Math.round(biggest![1])}.`,
  );
}

function tooBigForAll(size: number, { limit, taken }: GlobalRoom): GlobalSizeError {
  return new GlobalSizeError(
    `Global would take about ${Math.round(size)} bytes; those of all sessions take ${Math.round(taken)} of ${Math.round(limit)} already. End the sessions that are done.`,
  );
}
