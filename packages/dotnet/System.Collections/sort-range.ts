// Sorting in place, as .NET's `ArraySortHelper` does it: an unstable introspective sort whose order of equal elements
// template authors may see.
import { Exception, InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { spend, spendAt } from '@mockwright/language/runtime/run';
import type { Comparison } from './comparers.ts';

const insertionSortLimit = 16;

/**
 * Sorts a part of an array. `items` may be a second array that is permuted along (`Array.Sort(keys, items)`).
 * @throws {InvalidOperationException} when a comparison throws
 */
export function sortRange<T>(
  keys: T[],
  start: number,
  length: number,
  compare: Comparison<T>,
  items?: unknown[],
): void {
  if (length < 2) return;
  spend(length);
  try {
    if (items) new PairSorter(keys, compare, items).sort(start, length);
    else new Sorter(keys, compare).sort(start, length);
  } catch (error) {
    if (!(error instanceof Exception)) throw error;
    throw new InvalidOperationException('Failed to compare two elements in the array.', error);
  }
}

/**
 * Sorts a part of a list's array, which what compares may make shorter meanwhile: a copy, of which comes back what still
 * has a place.
 * @throws {InvalidOperationException} when a comparison throws
 */
export function sortListed<T>(items: T[], start: number, length: number, compare: Comparison<T>): void {
  const part = items.slice(start, start + length);
  try {
    sortRange(part, 0, length, compare);
  } finally {
    const end = Math.min(length, items.length - start);
    for (let index = 0; index < end; index++) items[start + index] = part[index]!;
  }
}

/** A comparison for the engine's own sorting, which sees no clock: it pays now and then. */
export function paidComparison<T>(compare: Comparison<T>): Comparison<T> {
  let made = 0;
  return (a, b) => {
    if (++made % comparisonsPaidAtOnce === 0) spend(comparisonsPaidAtOnce);
    return compare(a, b);
  };
}
const comparisonsPaidAtOnce = 1024;

/** Introspective sort: quicksort that turns to heapsort when it goes too deep, and insertion sort for short parts. */
class Sorter<T> {
  protected readonly keys: T[];
  readonly #compare: Comparison<T>;
  constructor(keys: T[], compare: Comparison<T>) {
    this.keys = keys;
    this.#compare = compare;
  }

  sort(start: number, length: number): void {
    this.#introSort(start, start + length - 1, 2 * (Math.floor(Math.log2(length)) + 1));
  }

  protected swap(i: number, j: number): void {
    const { keys } = this;
    const key = keys[i]!;
    keys[i] = keys[j]!;
    keys[j] = key;
  }

  #swapIfGreater(i: number, j: number): void {
    if (this.#compare(this.keys[i]!, this.keys[j]!) > 0) this.swap(i, j);
  }

  #introSort(low: number, end: number, depth: number): void {
    let high = end;
    while (high > low) {
      const size = high - low + 1;
      if (size <= insertionSortLimit) {
        if (size === 2) this.#swapIfGreater(low, high);
        else if (size === 3) {
          this.#swapIfGreater(low, high - 1);
          this.#swapIfGreater(low, high);
          this.#swapIfGreater(high - 1, high);
        } else this.#insertionSort(low, high);
        return;
      }
      if (depth === 0) {
        this.#heapSort(low, size);
        return;
      }
      depth--;
      spend(size);
      const pivot = this.#partition(low, high);
      this.#introSort(pivot + 1, high, depth);
      high = pivot - 1;
    }
  }

  #partition(low: number, high: number): number {
    const { keys } = this;
    const middle = low + ((high - low) >> 1);
    this.#swapIfGreater(low, middle);
    this.#swapIfGreater(low, high);
    this.#swapIfGreater(middle, high);
    const pivot = keys[middle]!;
    this.swap(middle, high - 1);
    let left = low;
    let right = high - 1;
    while (left < right) {
      while (left < high - 1 && this.#compare(keys[++left]!, pivot) < 0);
      while (right > low && this.#compare(pivot, keys[--right]!) < 0);
      if (left >= right) break;
      this.swap(left, right);
    }
    if (left !== high - 1) this.swap(left, high - 1);
    return left;
  }

  #heapSort(low: number, size: number): void {
    for (let i = size >> 1; i >= 1; i--) {
      spendAt(i);
      this.#downHeap(i, size, low);
    }
    for (let i = size; i > 1; i--) {
      spendAt(i);
      this.swap(low, low + i - 1);
      this.#downHeap(1, i - 1, low);
    }
  }

  #downHeap(start: number, size: number, low: number): void {
    const { keys } = this;
    let i = start;
    while (i <= size >> 1) {
      let child = 2 * i;
      if (child < size && this.#compare(keys[low + child - 1]!, keys[low + child]!) < 0) child++;
      if (this.#compare(keys[low + i - 1]!, keys[low + child - 1]!) >= 0) break;
      this.swap(low + i - 1, low + child - 1);
      i = child;
    }
  }

  #insertionSort(low: number, high: number): void {
    for (let i = low; i < high; i++) {
      for (let j = i + 1; j > low && this.#compare(this.keys[j]!, this.keys[j - 1]!) < 0; j--)
        this.swap(j, j - 1);
    }
  }
}

class PairSorter<T> extends Sorter<T> {
  readonly #items: unknown[];
  constructor(keys: T[], compare: Comparison<T>, items: unknown[]) {
    super(keys, compare);
    this.#items = items;
  }
  protected override swap(i: number, j: number): void {
    super.swap(i, j);
    const item = this.#items[i];
    this.#items[i] = this.#items[j];
    this.#items[j] = item;
  }
}

/** Where the value is in a sorted part of an array, or the complement of where it belongs. */
export function binarySearch<T>(
  items: readonly T[],
  start: number,
  length: number,
  value: T,
  compare: Comparison<T>,
): number {
  let low = start;
  let high = start + length - 1;
  try {
    while (low <= high) {
      const middle = low + ((high - low) >> 1);
      const order = compare(items[middle]!, value);
      // What compares may take elements out.
      high = Math.min(high, items.length - 1);
      if (order === 0 && middle <= high) return middle;
      if (order < 0) low = middle + 1;
      else high = Math.min(high, middle - 1);
    }
  } catch (error) {
    if (!(error instanceof Exception)) throw error;
    throw new InvalidOperationException('Failed to compare two elements in the array.', error);
  }
  return ~Math.min(low, items.length);
}
