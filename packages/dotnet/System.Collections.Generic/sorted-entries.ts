// Sorted keys in an array, found by binary search: what the sorted collections are made of.
import { changes } from '@mockwright/language/runtime/change-log';
import type { Comparison } from '../System.Collections/comparers.ts';
import { checkSize } from '../System.Collections/argument-checks.ts';

/** A comparison as trees ask it: the item looked for comes first, those that are there second. */
export function fromNewItem<K>(compare: Comparison<K>): Comparison<K> {
  return (present, wanted) => -compare(wanted, present);
}

/** Keys in order, each once; `values` run along where there are any. */
export class SortedEntries<K, V = undefined> {
  keys: K[] = [];
  values: V[] = [];
  version = 0;
  readonly compare: Comparison<K>;
  constructor(compare: Comparison<K>) {
    this.compare = compare;
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
  insert(index: number, key: K, value: V): void {
    checkSize(this.keys.length);
    changes.log?.before(this);
    if (index === this.keys.length) {
      this.keys.push(key);
      this.values.push(value);
    } else {
      this.keys.splice(index, 0, key);
      this.values.splice(index, 0, value);
    }
    this.version++;
  }
  removeAt(index: number): void {
    changes.log?.before(this);
    this.keys.splice(index, 1);
    this.values.splice(index, 1);
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
