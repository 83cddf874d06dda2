// Changes of objects that others will see, noted so that they can be taken back: what a run does to the values of
// `Global` in place leaves no trace when the run is not chosen or throws (decisions/global-leaves-no-trace.md).
import type { Type } from '../metadata/symbols.ts';

/** An object that can be put back to how it was. */
export interface Restorable {
  /**
   * Remembers how it is now.
   * @param count how many elements of it count, where others were added behind them already
   * @returns puts it back
   */
  $remember(count?: number): () => void;
}

/** One of which elements at the end are cut off to take back that they were added. */
export interface Growing extends Restorable {
  $cut(count: number): void;
}

/** What can be seen through an object of `Global`, for objects that hold others or do not tell of their changes. */
export interface Held {
  /** Objects that are reached through it; some may be none. */
  readonly parts: Iterable<unknown>;
  /** The type that all of them have, where it is known. */
  readonly type?: Type;
  /** Puts it back to how it is now; missing where it tells the log of its changes, or never changes. */
  readonly putBack?: () => void;
}

/** An object of the library that says what it holds. */
export interface Holder {
  /** What it holds now, asked when a run first sees it. */
  $held(): Held;
}

/** Whether an object says what it holds. */
export const isHolder = (value: object): value is Holder =>
  typeof (value as Partial<Holder>).$held === 'function';

/** The same, and more of the object that is put back, and that it holds. */
export function alsoPut(
  { parts, putBack }: Held,
  more: () => void,
  moreParts: readonly unknown[] = [],
): Held {
  return {
    parts: [...parts, ...moreParts],
    putBack: () => {
      putBack?.();
      more();
    },
  };
}

/** Of an object whose state is its fields: they are put back, and what is in them is looked at. */
export function heldFields(owner: object): Held {
  const before = { ...owner };
  return { parts: Object.values(before), putBack: () => void Object.assign(owner, before) };
}

/** Puts the elements back that a plain array has now. */
export function keepItems(items: unknown[]): () => void {
  const before = items.slice();
  return () => {
    items.length = before.length;
    for (let at = 0; at < before.length; at++) items[at] = before[at];
  };
}

/** Remembers the items of a plain array that code is about to get. */
export function noteItems(log: ChangeLog, items: unknown[]): void {
  if (log.isNew(items)) log.add(keepItems(items));
}

/** Puts the entries back that a map has now. */
export function keepEntries<Key, Value>(map: Map<Key, Value>): () => void {
  const before = [...map];
  return () => {
    map.clear();
    for (const [key, value] of before) map.set(key, value);
  };
}

/** Of an object that keeps keys and values in two plain arrays, which it may replace by others. */
export function heldLists(owner: { keys: unknown[]; values: unknown[] }): Held {
  const keys = owner.keys.slice();
  const values = owner.values.slice();
  const putBack = (): void => {
    owner.keys = keys;
    owner.values = values;
  };
  return { parts: [...keys, ...values], putBack };
}

/** The log of the run in progress; null while there is nothing to note. Code that changes objects asks it first. */
export const changes: { log: ChangeLog | null } = { log: null };

/** The changes of one run, from the moment when it first sees an object of `Global`. */
export class ChangeLog {
  readonly #earlier: ChangeLog | null;
  /** Most logs note that one list has grown, if anything: what they need besides is made when they need it. */
  #undo: (() => void)[] | undefined;
  #noted: Set<object> | undefined;
  #owners: Set<object> | undefined;
  /** Objects that have only grown, and how many elements they had. */
  #grown: Map<Growing, number> | undefined;
  /** The object that was noted last: most changes are to one that was changed just before. */
  #last: object | undefined;
  #lastGrown: object | undefined;

  /** @param earlier what was noted before; it is taken back by {@link undoAll} alone */
  constructor(earlier: ChangeLog | null = null) {
    this.#earlier = earlier;
  }

  /** Call it before an object is changed. */
  before(target: Restorable): void {
    if (target === this.#last) return;
    this.#last = target;
    if (!this.isNew(target)) return;
    const count = this.#grown?.get(target as Growing);
    this.#grown?.delete(target as Growing);
    this.add(target.$remember(count));
  }

  /** Call it before elements are added behind all others. @param count how many there are */
  beforeGrowth(target: Growing, count: number): void {
    if (target === this.#lastGrown) return;
    this.#lastGrown = target;
    this.#grown ??= new Map();
    if (!this.#grown.has(target) && this.#noted?.has(target) !== true) this.#grown.set(target, count);
  }

  /** Whether an object is new here; it is known from now on. For objects that are remembered when they are first seen. */
  isNew(target: object): boolean {
    return isAdded((this.#noted ??= new Set()), target);
  }

  /** The same for the fields that a template's class adds to one of the library, which tells of its own changes. */
  isNewOwner(target: object): boolean {
    return isAdded((this.#owners ??= new Set()), target);
  }

  /** Remembers how to put back an object that does not tell of its changes. */
  add(putBack: () => void): void {
    (this.#undo ??= []).push(putBack);
  }

  /** Takes everything back. */
  undo(): void {
    for (const [target, count] of this.#grown ?? []) target.$cut(count);
    for (const putBack of this.#undo?.toReversed() ?? []) putBack();
    this.#undo = this.#noted = this.#owners = this.#grown = this.#last = this.#lastGrown = undefined;
  }

  /** Takes back what was noted before as well. */
  undoAll(): void {
    this.undo();
    this.#earlier?.undoAll();
  }
}

/** Adds what is not there yet. @returns whether it was not */
function isAdded(set: Set<object>, target: object): boolean {
  if (set.has(target)) return false;
  set.add(target);
  return true;
}
