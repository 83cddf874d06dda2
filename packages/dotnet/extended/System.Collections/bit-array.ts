// `BitArray`.
import type { Held } from '@mockwright/language/runtime/change-log';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { NetArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { ArgumentException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { spendElements, spendSize } from '@mockwright/language/runtime/run';
import {
  collectionModified,
  invalidOffsetLength,
  requireArgument,
  requireNonNegative,
} from '../../System.Collections/argument-checks.ts';
import { KnownCount } from '../../System.Collections/read-items.ts';

/** `BitArray`. */
class BitArray extends KnownCount {
  declare readonly $type: NamedType;
  bits: boolean[];
  version = 0;
  constructor(bits: boolean[]) {
    super();
    this.bits = bits;
  }
  get $elementType(): Type {
    return specialType('bool');
  }
  override get $count(): number {
    return this.bits.length;
  }
  override $held(): Held {
    const bits = this.bits.slice();
    return { parts: [], putBack: () => void (this.bits = bits) };
  }
  *[Symbol.iterator](): Generator<boolean> {
    const { version } = this;
    for (let index = 0; index < this.bits.length; index++) {
      yield this.bits[index]!;
      if (this.version !== version) throw collectionModified();
    }
  }
  get(index: number): boolean {
    if (index >>> 0 >= this.bits.length)
      throw new ArgumentOutOfRangeException(
        'index',
        'Index was out of range. Must be non-negative and less than the size of the collection.',
        { value: index, text: String(index) },
      );
    return this.bits[index]!;
  }
  set(index: number, value: boolean): void {
    this.get(index);
    this.version++;
    this.bits[index] = value;
  }
  /** Moves bits towards the end, zeroes behind them; towards the start for negative counts. */
  shift(count: number): this {
    spendElements(this.bits.length);
    this.version++;
    const { bits } = this;
    // What is outside is not asked for: the engine takes its index for a name.
    this.bits = bits.map((_, to) => {
      const from = to - count;
      return from >= 0 && from < bits.length && bits[from]!;
    });
    return this;
  }
  resize(length: number): void {
    requireNonNegative(length, 'value');
    spendElements(length);
    this.version++;
    this.bits = Array.from({ length }, (_, index) => this.bits[index] ?? false);
  }
  has(value: boolean): boolean {
    spendSize(this.bits.length);
    return this.bits.includes(value);
  }
  copy(): BitArray {
    spendElements(this.bits.length);
    return new BitArray(this.bits.slice());
  }
  /** The bits in units of that many, the lowest first. */
  units(size: number): number[] {
    spendElements(this.bits.length);
    const units: number[] = [];
    for (let start = 0; start < this.bits.length; start += size) {
      let unit = 0;
      for (let bit = 0; bit < size; bit++) if (this.bits[start + bit]) unit += 2 ** bit;
      units.push(size === 32 ? unit | 0 : unit);
    }
    return units;
  }
  combine(other: BitArray | null, operator: (a: boolean, b: boolean) => boolean): this {
    requireArgument(other, 'value');
    if (other!.bits.length !== this.bits.length)
      throw new ArgumentException('Array lengths must be the same.');
    spendElements(this.bits.length);
    this.version++;
    this.bits = this.bits.map((bit, index) => operator(bit, other!.bits[index]!));
    return this;
  }
}
function ofLength(length: number, value = false): BitArray {
  requireNonNegative(length, 'length');
  spendElements(length);
  return new BitArray(Array.from({ length }, () => value));
}

/** The lowest bit of the first number first. */
function ofNumbers(values: readonly number[] | null, size: number, name: string): BitArray {
  requireArgument(values, name);
  spendElements(values!.length * size);
  const bits: boolean[] = [];
  for (const value of values!) for (let bit = 0; bit < size; bit++) bits.push(((value >>> bit) & 1) === 1);
  return new BitArray(bits);
}
function copyBits(self: BitArray, array: NetArray, index: number): void {
  requireArgument(array, 'array');
  requireNonNegative(index, 'index');
  if (!Array.isArray(array))
    throw new ArgumentException(
      'Only single dimensional arrays are supported for the requested action.',
      'array',
    );
  const special = array.$element.special;
  const items: readonly unknown[] | undefined =
    special === 'bool'
      ? self.bits
      : special === 'int'
        ? self.units(32)
        : special === 'byte'
          ? self.units(8)
          : undefined;
  if (!items)
    throw new ArgumentException(
      'Only supported array types for CopyTo on BitArrays are Boolean[], Int32[] and Byte[].',
      'array',
    );
  if (array.length - index < items.length) throw invalidOffsetLength();
  for (const [at, item] of items.entries()) array[index + at] = item;
}

/** `System.Collections.BitArray`. */
export const bitArrayType: TypeDeclaration = declareType(
  'public sealed class System.Collections.BitArray : ICollection, ICloneable',
  () => ({
    'BitArray(int length)': (length) => ofLength(length),
    'BitArray(int length, bool defaultValue)': ofLength,
    'BitArray(byte[] bytes)': (values) => ofNumbers(values, 8, 'bytes'),
    'BitArray(bool[] values)': (values: boolean[]) => {
      requireArgument(values, 'values');
      spendElements(values.length);
      return new BitArray(values.slice());
    },
    'BitArray(int[] values)': (values) => ofNumbers(values, 32, 'values'),
    'BitArray(BitArray bits)': (bits: BitArray) => {
      requireArgument(bits, 'bits');
      return bits.copy();
    },
    'int Count { get; }': (self: BitArray) => self.bits.length,
    'int Length { get; set; }': {
      get: (self: BitArray) => self.bits.length,
      set: (self: BitArray, length: number) => self.resize(length),
    },
    'bool IsReadOnly { get; }': () => false,
    'bool IsSynchronized { get; }': () => false,
    'object SyncRoot { get; }': (self: BitArray) => self,
    'void CopyTo(Array array, int index)': copyBits,
    'BitArray LeftShift(int count)': (self: BitArray, count) => {
      requireNonNegative(count, 'count');
      return self.shift(count);
    },
    'BitArray RightShift(int count)': (self: BitArray, count) => {
      requireNonNegative(count, 'count');
      return self.shift(-count);
    },
    'bool this[int index] { get; set; }': {
      get: (self: BitArray, index: number) => self.get(index),
      set: (self: BitArray, index: number, value: boolean) => self.set(index, value),
    },
    'bool Get(int index)': (self: BitArray, index) => self.get(index),
    'void Set(int index, bool value)': (self: BitArray, index, value) => self.set(index, value),
    'void SetAll(bool value)': (self: BitArray, value) => void self.bits.fill(value),
    'BitArray And(BitArray value)': (self: BitArray, other) => self.combine(other, (a, b) => a && b),
    'BitArray Or(BitArray value)': (self: BitArray, other) => self.combine(other, (a, b) => a || b),
    'BitArray Xor(BitArray value)': (self: BitArray, other) => self.combine(other, (a, b) => a !== b),
    'BitArray Not()': (self: BitArray) => {
      spendElements(self.bits.length);
      self.bits = self.bits.map((bit) => !bit);
      return self;
    },
    'bool HasAllSet()': (self: BitArray) => !self.has(false),
    'bool HasAnySet()': (self: BitArray) => self.has(true),
    'object Clone()': (self: BitArray) => self.copy(),
    'IEnumerator GetEnumerator()': (self: BitArray) => new Enumerator(self, self.$elementType),
  }),
  { runtime: BitArray },
);
