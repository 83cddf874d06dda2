// `T[,]` and arrays of higher rank.
import { keepItems } from './change-log.ts';
import type { Held } from './change-log.ts';
import { arrayOf } from '../metadata/symbols.ts';
import type { ArrayType, Type } from '../metadata/symbols.ts';
import { defaultOf } from './casting.ts';
import { IndexOutOfRangeException, OverflowException } from './exceptions.ts';
import { spendElements } from './run.ts';

/** An array of rank 2 or more: the elements of the last dimension stand side by side. */
export class MultiArray<T = unknown> {
  readonly $elementType: Type;
  readonly lengths: readonly number[];
  readonly items: T[];

  constructor(elementType: Type, lengths: readonly number[], items: T[]) {
    this.$elementType = elementType;
    this.lengths = lengths;
    this.items = items;
  }
  get $type(): ArrayType {
    return arrayOf(this.$elementType, this.lengths.length);
  }
  /** The place of an element in `items`. @throws {IndexOutOfRangeException} */
  offset(indices: readonly number[]): number {
    let at = 0;
    for (let dimension = 0; dimension < this.lengths.length; dimension++) {
      const index = indices[dimension]! | 0;
      const length = this.lengths[dimension]!;
      if (index < 0 || index >= length) throw new IndexOutOfRangeException();
      at = at * length + index;
    }
    return at;
  }
  /** {@link offset} for two dimensions, without an array of indices. */
  offset2(row: number, column: number): number {
    const [rows, columns] = this.lengths as readonly [number, number];
    if (row < 0 || row >= rows || column < 0 || column >= columns) throw new IndexOutOfRangeException();
    return (row | 0) * columns + (column | 0);
  }
  $held(): Held {
    return { parts: this.items, putBack: keepItems(this.items) };
  }
  /** What going through it is paid by. */
  get $size(): number {
    return this.items.length;
  }
  get(...indices: number[]): T {
    return this.items[this.offset(indices)]!;
  }
  set(value: T, ...indices: number[]): void {
    this.items[this.offset(indices)] = value;
  }
  'ICollection.get_Count/0'(): number {
    return this.items.length;
  }
  [Symbol.iterator](): Iterator<T> {
    return this.items[Symbol.iterator]();
  }
}

/** `new T[n, m]`: all elements `default(T)`. @throws {OverflowException} for a negative size */
export function createMultiArray(elementType: Type, lengths: readonly number[]): MultiArray {
  if (lengths.some((length) => length < 0)) throw new OverflowException();
  const count = lengths.reduce((product, length) => product * length, 1);
  spendElements(count);
  const value = defaultOf(elementType);
  const isMutable = typeof value === 'object' && value !== null;
  const items = isMutable
    ? Array.from({ length: count }, () => defaultOf(elementType))
    : Array.from({ length: count }, () => value);
  return new MultiArray(elementType, lengths, items);
}
