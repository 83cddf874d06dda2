// Sorted keys in an array, found by binary search: what the sorted collections are made of.
import { changes } from '@mockwright/language/runtime/change-log';
import { spend, spendSize } from '@mockwright/language/runtime/run';
import type { Comparison } from '../System.Collections/comparers.ts';
import { checkSize } from '../System.Collections/argument-checks.ts';

/** A comparison as trees ask it: the item looked for comes first, those that are there second. */
export function fromNewItem<K>(compare: Comparison<K>): Comparison<K> {
  return (present, wanted) => -compare(wanted, present);
}

/** Which elements of two sets come into one that is made of both, and whose where both have one. */
export interface Kept {
  readonly own?: boolean;
  readonly common?: 'own' | 'other';
  readonly others?: boolean;
}
/** What two sets in order have together, in order. */
export function merged<K>(own: readonly K[], others: readonly K[], compare: Comparison<K>, kept: Kept): K[] {
  spend(own.length + others.length);
  const keys: K[] = [];
  let at = 0;
  for (const other of others) {
    let order = 1;
    for (; at < own.length && (order = compare(own[at]!, other)) < 0; at++) if (kept.own) keys.push(own[at]!);
    if (at < own.length && order === 0) {
      if (kept.common) keys.push(kept.common === 'own' ? own[at]! : other);
      at++;
    } else if (kept.others) keys.push(other);
  }
  return kept.own ? keys.concat(own.slice(at)) : keys;
}

/** Keys in order, each once; `values` run along where there are any. */
export class SortedEntries<K, V = undefined> {
  keys: K[] = [];
  values: V[] = [];
  version = 0;
  readonly compare: Comparison<K>;
  readonly #hasValues: boolean;
  constructor(compare: Comparison<K>, hasValues: boolean = false) {
    this.compare = compare;
    this.#hasValues = hasValues;
  }
  /** The index of the key, or the complement of where it belongs. */
  search(key: K): number {
    const { compare } = this;
    let low = 0;
    let high = this.keys.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const order = compare(this.keys[middle]!, key);
      // What compares may take keys out.
      high = Math.min(high, this.keys.length - 1);
      if (order === 0 && middle <= high) return middle;
      if (order < 0) low = middle + 1;
      else high = Math.min(high, middle - 1);
    }
    return ~Math.min(low, this.keys.length);
  }
  /** What a search gave, where the search may have taken keys out: what was found then is no longer there. */
  inside(index: number): number {
    const { length } = this.keys;
    return index < length && ~index <= length ? index : ~length;
  }
  insert(index: number, key: K, value: V): void {
    checkSize(this.keys.length);
    changes.log?.before(this);
    spendSize(this.keys.length - index);
    if (index === this.keys.length) {
      this.keys.push(key);
      if (this.#hasValues) this.values.push(value);
    } else {
      this.keys.splice(index, 0, key);
      if (this.#hasValues) this.values.splice(index, 0, value);
    }
    this.version++;
  }
  removeAt(index: number): void {
    changes.log?.before(this);
    spendSize(this.keys.length - index);
    this.keys.splice(index, 1);
    if (this.#hasValues) this.values.splice(index, 1);
    this.version++;
  }
  /** Puts keys without values in the place of those from `start` to before `end`. */
  replace(start: number, end: number, keys: readonly K[]): void {
    changes.log?.before(this);
    spendSize(this.keys.length + keys.length);
    this.keys = this.keys.slice(0, start).concat(keys, this.keys.slice(end));
    checkSize(this.keys.length);
    this.version++;
  }
  $remember(): () => void {
    const keys = this.keys.slice();
    const values = this.values.slice();
    return () => {
      this.keys = keys;
      this.values = values;
      this.version++;
    };
  }
  clear(): void {
    changes.log?.before(this);
    this.keys = [];
    this.values = [];
    this.version++;
  }
}
