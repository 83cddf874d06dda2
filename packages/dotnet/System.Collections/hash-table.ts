// The table of keys behind dictionaries, sets and groupings. Slots are given out in .NET's order: a freed slot is used
// again, the one freed last first, so that enumeration shows the same order.
import { spend, spendAt } from '@mockwright/language/runtime/run';
import { changes } from '@mockwright/language/runtime/change-log';
import type { Type } from '@mockwright/language/metadata/symbols';
import { checkSize } from './argument-checks.ts';
import { isPrimitive, defaultEquality } from './comparers.ts';
import type { Equality } from './comparers.ts';

/** Marks a slot without a key. */
export const emptySlot: unique symbol = Symbol('empty slot');

/** Keys in slots. Values, where there are any, are kept by the owner under the same slot numbers. */
export class HashTable<K> {
  /** By slot; {@link emptySlot} for freed ones. */
  keys: (K | typeof emptySlot)[] = [];
  #free: number[] = [];
  /** Slot by key, where equal keys are the same JavaScript value. */
  readonly #direct: Map<K, number> | undefined;
  /** First slot by hash code, and from each slot the next with that hash code. */
  readonly #buckets: Map<number, number> | undefined;
  #hashes: number[] = [];
  #next: number[] = [];
  readonly #equality: Equality<K>;

  /** @param equality undefined for the default one of the type */
  constructor(keyType: Type, equality: Equality<K> | undefined) {
    this.#equality = equality ?? defaultEquality;
    if (equality === undefined && isPrimitive(keyType)) this.#direct = new Map();
    else this.#buckets = new Map();
  }

  get count(): number {
    return this.keys.length - this.#free.length;
  }

  /** The slots that were freed; the last one is used next. */
  get freeSlots(): readonly number[] {
    return this.#free;
  }

  /** Readies an empty table for so many keys: they come into the slots beside these, which are free afterwards. */
  leaveFree(slots: readonly number[], keys: number): void {
    if (slots.length === 0) return;
    const isFree = new Set(slots);
    this.keys = Array.from({ length: slots.length + keys }, () => emptySlot);
    this.#free = slots.slice();
    for (let slot = this.keys.length - 1; slot >= 0; slot--) if (!isFree.has(slot)) this.#free.push(slot);
  }

  /** The slot of the key, or -1. */
  find(key: K): number {
    if (this.#direct) return this.#direct.get(key) ?? -1;
    return this.#findHashed(key, this.#hash(key));
  }

  #hash(key: K): number {
    return key === null ? 0 : this.#equality.hash(key);
  }

  /** Whether a key still stands there: the code that compared it may have taken it out. */
  #isFilled(slot: number): boolean {
    return slot < this.keys.length && this.keys[slot] !== emptySlot;
  }

  #findHashed(key: K, hash: number): number {
    let slot = this.#buckets!.get(hash) ?? -1;
    while (slot >= 0) {
      if (this.#equality.equals(this.keys[slot] as K, key)) return this.#isFilled(slot) ? slot : -1;
      spend(1);
      slot = this.#next[slot]!;
    }
    return -1;
  }

  /** The slot of the key, or the complement of the new slot it was put into. */
  findOrAdd(key: K): number {
    const direct = this.#direct;
    if (direct) {
      const { keys } = this;
      const found = direct.get(key);
      if (found !== undefined) return found;
      changes.log?.before(this);
      const slot = this.#free.length > 0 ? this.#free.pop()! : keys.length;
      spendAt(slot);
      checkSize(slot);
      keys[slot] = key;
      direct.set(key, slot);
      return ~slot;
    }
    const hash = this.#hash(key);
    const found = this.#findHashed(key, hash);
    return found >= 0 ? found : ~this.#put(key, hash);
  }

  /** The slot of a key of which another table says that it is none of those that are here; where keys change, it may equal one by now. */
  append(key: K): number {
    if (this.#buckets !== undefined) return this.#put(key, this.#hash(key));
    const slot = this.findOrAdd(key);
    return slot < 0 ? ~slot : slot;
  }

  #put(key: K, hash: number): number {
    changes.log?.before(this);
    const { keys } = this;
    const slot = this.#free.length > 0 ? this.#free.pop()! : keys.length;
    spendAt(slot);
    checkSize(slot);
    keys[slot] = key;
    this.#hashes[slot] = hash;
    this.#next[slot] = this.#buckets!.get(hash) ?? -1;
    this.#buckets!.set(hash, slot);
    return slot;
  }

  /** @returns the slot that was freed, or -1 */
  remove(key: K): number {
    if (this.#direct) {
      const slot = this.#direct.get(key);
      if (slot === undefined) return -1;
      changes.log?.before(this);
      this.#direct.delete(key);
      this.#release(slot);
      return slot;
    }
    const hash = this.#hash(key);
    let previous = -1;
    for (let slot = this.#buckets!.get(hash) ?? -1; slot >= 0; previous = slot, slot = this.#next[slot]!) {
      if (!this.#equality.equals(this.keys[slot] as K, key)) continue;
      if (!this.#isFilled(slot)) return -1;
      changes.log?.before(this);
      const next = this.#next[slot]!;
      if (previous >= 0) this.#next[previous] = next;
      else if (next >= 0) this.#buckets!.set(hash, next);
      else this.#buckets!.delete(hash);
      this.#release(slot);
      return slot;
    }
    return -1;
  }

  #release(slot: number): void {
    this.keys[slot] = emptySlot;
    this.#free.push(slot);
  }

  $remember(): () => void {
    const keys = this.keys.slice();
    const [free, hashes, next] = [this.#free.slice(), this.#hashes.slice(), this.#next.slice()];
    const direct = this.#direct && [...this.#direct];
    const buckets = this.#buckets && [...this.#buckets];
    return () => {
      this.clear();
      this.keys = keys;
      [this.#free, this.#hashes, this.#next] = [free, hashes, next];
      for (const [key, slot] of direct ?? []) this.#direct!.set(key, slot);
      for (const [hash, slot] of buckets ?? []) this.#buckets!.set(hash, slot);
    };
  }

  clear(): void {
    changes.log?.before(this);
    this.keys = [];
    this.#free = [];
    this.#hashes = [];
    this.#next = [];
    this.#direct?.clear();
    this.#buckets?.clear();
  }
}
