// `Capacity`: how much room .NET's collections would have. Ours grow by themselves; what they tell follows .NET's rules.

import { changes } from '@mockwright/language/runtime/change-log';
import { OutOfMemoryException } from '@mockwright/language/runtime/exceptions';

/** `Array.MaxLength`. */
const mostElements = 0x7fffffc7;

/** .NET's next size for a collection of that size that must hold so many. */
type Growth = (size: number, needed: number) => number;

/** Arrays that double, beginning with four (`List`, `Stack`). */
export const doubling: Growth = (size, needed) => Math.max(size === 0 ? 4 : size * 2, needed);
/** Arrays that double, beginning with sixteen (the non-generic `SortedList`). */
export const doublingFromSixteen: Growth = (size, needed) => Math.max(size === 0 ? 16 : size * 2, needed);
/** Arrays that double, but grow by four at least (`Queue`, `PriorityQueue`). */
export const doublingByFour: Growth = (size, needed) => Math.max(size * 2, size + 4, needed);
/** Tables whose sizes are primes (`Dictionary`, `HashSet`). */
export const primes: Growth = (size, needed) => primeFrom(Math.max(size * 2, needed));

/** The room of one collection. */
export class Capacity {
  #size: number;
  readonly #grow: Growth;
  constructor(grow: Growth, size: number = 0) {
    this.#grow = grow;
    this.#size = size === 0 ? 0 : this.#exactly(size);
  }
  #exactly(size: number): number {
    if (size > mostElements) throw new OutOfMemoryException('Array dimensions exceeded supported range.');
    return this.#grow === primes ? primeFrom(size) : size;
  }
  /** Remembers the room: code that fails leaves no trace of what it changed. */
  #note(): void {
    const { log } = changes;
    if (log?.isNew(this) !== true) return;
    const size = this.#size;
    log.add(() => (this.#size = size));
  }
  /** The room when the collection has so many elements. */
  at(count: number): number {
    if (this.#size < count) this.#note();
    while (this.#size < count) this.#size = this.#grow(this.#size, this.#size + 1);
    return this.#size;
  }
  /** Makes room for so many: `EnsureCapacity`. @returns the room */
  ensure(capacity: number, count: number): number {
    if (this.at(count) < capacity) {
      this.#note();
      const grown = this.#grow === primes ? capacity : this.#grow(this.#size, capacity);
      this.#size = this.#exactly(Math.max(capacity, Math.min(grown, mostElements)));
    }
    return this.#size;
  }
  /** Sets the room: `Capacity = …`, `TrimExcess(capacity)`. */
  set(capacity: number): void {
    this.#note();
    this.#size = this.#exactly(capacity);
  }
  /** `TrimExcess()` of an array: it stays when it is nearly full. */
  trim(count: number): void {
    if (count >= Math.trunc(this.at(count) * 0.9)) return;
    this.#note();
    this.#size = count;
  }
  /** `TrimExcess` of a table. @returns whether it is smaller now */
  shrink(capacity: number, count: number): boolean {
    const size = primeFrom(capacity);
    if (size >= this.at(count)) return false;
    this.#note();
    this.#size = size;
    return true;
  }
}

const table = [
  3, 7, 11, 17, 23, 29, 37, 47, 59, 71, 89, 107, 131, 163, 197, 239, 293, 353, 431, 521, 631, 761, 919, 1103,
  1327, 1597, 1931, 2333, 2801, 3371, 4049, 4861, 5839, 7013, 8419, 10103, 12143, 14591, 17519, 21023, 25229,
  30293, 36353, 43627, 52361, 62851, 75431, 90523, 108631, 130363, 156437, 187751, 225307, 270371, 324449,
  389357, 467237, 560689, 672827, 807403, 968897, 1162687, 1395263, 1674319, 2009191, 2411033, 2893249,
  3471899, 4166287, 4999559, 5999471, 7199369,
];
/** The least prime of .NET's table sizes that is not less. */
export function primeFrom(least: number): number {
  const listed = table.find((prime) => prime >= least);
  if (listed !== undefined) return listed;
  let candidate = least | 1;
  while (!isPrime(candidate) || (candidate - 1) % 101 === 0) candidate += 2;
  return candidate;
}
function isPrime(odd: number): boolean {
  for (let divisor = 3; divisor * divisor <= odd; divisor += 2) if (odd % divisor === 0) return false;
  return true;
}
