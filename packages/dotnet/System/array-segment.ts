// `ArraySegment<T>`: a part of an array, through which the array itself is read and written.
import type { Held } from '@mockwright/language/runtime/change-log';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { NetArray } from '@mockwright/language/runtime/box';
import { storable } from '@mockwright/language/runtime/array-store';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { combineHashes, hash } from '@mockwright/language/runtime/equality';
import {
  ArgumentException,
  ArgumentNullException,
  InvalidOperationException,
} from '@mockwright/language/runtime/exceptions';
import { spendSize } from '@mockwright/language/runtime/run';
import { copyAll } from '../System.Collections/array-copy.ts';
import {
  indexBeyondEnd,
  indexOutOfRange,
  invalidOffsetLength,
  requireNonNegativeNumber,
} from '../System.Collections/argument-checks.ts';
import { enumeratorIn } from '../System.Collections.Generic/enumerators.ts';
import { KnownCount, arrayFrom } from '../System.Collections/read-items.ts';
import { indexOfItem } from '../System.Collections/list-search.ts';

/** Where a part begins and how long it is. `array` is null for `default`. */
export class ArraySegment extends KnownCount {
  readonly $type: NamedType;
  readonly $isReadOnly: boolean = true;
  readonly array: NetArray | null;
  readonly offset: number;
  readonly count: number;
  constructor(type: NamedType, array: NetArray | null, offset: number, count: number) {
    super();
    this.$type = type;
    this.array = array;
    this.offset = offset;
    this.count = count;
  }
  override $held(): Held {
    return { parts: [this.array] };
  }
  override get $count(): number {
    return this.count;
  }
  get $elementType(): Type {
    return this.$type.typeArguments[0]!;
  }
  [Symbol.iterator](): Iterator<unknown> {
    return this.$toItems()[Symbol.iterator]();
  }
  $toItems(): unknown[] {
    spendSize(this.count);
    return this.elements().slice(this.offset, this.offset + this.count);
  }
  /** The array. @throws {InvalidOperationException} for `default` */
  elements(): NetArray {
    if (this.array === null) throw new InvalidOperationException('The underlying array is null.');
    return this.array;
  }
  /** The index in the array. */
  indexOf(index: number): number {
    if (index >>> 0 >= this.count) throw indexOutOfRange();
    return this.offset + index;
  }
  get(index: number): unknown {
    return this.array![this.indexOf(index)];
  }
  set(index: number, value: unknown): void {
    const array = this.array!;
    array[this.indexOf(index)] = storable(array.$element, value, this.$elementType);
  }
  slice(index: number, count: number): ArraySegment {
    const array = this.elements();
    if (index >>> 0 > this.count || count >>> 0 > this.count - index) throw indexBeyondEnd();
    return new ArraySegment(this.$type, array, this.offset + index, count);
  }
  copyTo(destination: unknown[], at: number): void {
    copyAll(this.$toItems(), this.$elementType, destination, at);
  }
  $equals(other: unknown): boolean {
    return (
      other instanceof ArraySegment &&
      other.array === this.array &&
      other.offset === this.offset &&
      other.count === this.count
    );
  }
  $hash(): number {
    return this.array === null ? 0 : combineHashes(combineHashes(this.offset, this.count), hash(this.array));
  }
  'IList`1.set_Item/2'(index: number, value: unknown): void {
    this.set(index, value);
  }
  'IList`1.IndexOf/1'(item: unknown): number {
    return indexOfItem(this.$toItems(), item, 0, this.count);
  }
  'ICollection`1.Contains/1'(item: unknown): boolean {
    return this['IList`1.IndexOf/1'](item) >= 0;
  }
}

function whole(array: NetArray | null, type: NamedType): ArraySegment {
  if (array === null) throw new ArgumentNullException('array');
  return new ArraySegment(type, array, 0, array.length);
}
function part(array: NetArray | null, offset: number, count: number, type: NamedType): ArraySegment {
  if (array === null) throw new ArgumentNullException('array');
  requireNonNegativeNumber(offset, 'offset');
  requireNonNegativeNumber(count, 'count');
  if (array.length - offset < count) throw invalidOffsetLength();
  return new ArraySegment(type, array, offset, count);
}
type Segment = ArraySegment;

/** `System.ArraySegment<T>`. */
export const arraySegmentTypes: readonly TypeDeclaration[] = [
  declareType(
    'public readonly struct System.ArraySegment<T> : IList<T>, IReadOnlyList<T>',
    () => ({
      'ArraySegment(T[] array)': whole,
      'ArraySegment(T[] array, int offset, int count)': part,
      'static ArraySegment<T> Empty { get; }': (type: NamedType) =>
        new ArraySegment(type, arrayFrom([], type.typeArguments[0]!), 0, 0),
      'T[]? Array { get; }': (self: Segment) => self.array,
      'int Count { get; }': (self: Segment) => self.count,
      'int Offset { get; }': (self: Segment) => self.offset,
      'T this[int index] { get; set; }': {
        get: (self: Segment, index: number) => self.get(index),
        set: (self: Segment, index: number, value: unknown) => self.set(index, value),
      },
      'ArraySegment<T>.Enumerator GetEnumerator()': (self: Segment) =>
        new Enumerator(self, self.$elementType),
      'void CopyTo(T[] destination)': (self: Segment, destination) => self.copyTo(destination, 0),
      'void CopyTo(T[] destination, int destinationIndex)': (self: Segment, destination, index) =>
        self.copyTo(destination, index),
      'void CopyTo(ArraySegment<T> destination)': (self: Segment, destination: Segment) => {
        destination.elements();
        if (self.count > destination.count)
          throw new ArgumentException('Destination is too short.', 'destination');
        self.copyTo(destination.elements(), destination.offset);
      },
      'ArraySegment<T> Slice(int index)': (self: Segment, index: number) => {
        self.elements();
        if (index >>> 0 > self.count) throw indexBeyondEnd();
        return self.slice(index, self.count - index);
      },
      'ArraySegment<T> Slice(int index, int count)': (self: Segment, index, count) =>
        self.slice(index, count),
      'T[] ToArray()': (self: Segment) => arrayFrom(self.$toItems(), self.$elementType),
      'bool Equals(ArraySegment<T> obj)': (self: Segment, other) => self.$equals(other),
      'override bool Equals(object? obj)': (self: Segment, other) => self.$equals(other),
      'override int GetHashCode()': (self: Segment) => self.$hash(),
      'static bool operator ==(ArraySegment<T> a, ArraySegment<T> b)': (a: Segment, b) => a.$equals(b),
      'static bool operator !=(ArraySegment<T> a, ArraySegment<T> b)': (a: Segment, b) => !a.$equals(b),
      'static implicit operator ArraySegment<T>(T[] array)': (array: NetArray | null, type: NamedType) =>
        array === null ? new ArraySegment(type, null, 0, 0) : whole(array, type),
    }),
    {
      runtime: ArraySegment,
      defaultValue: (type) => new ArraySegment(type as NamedType, null, 0, 0),
    },
  ),
  enumeratorIn('System.ArraySegment<T>', 'T'),
];
