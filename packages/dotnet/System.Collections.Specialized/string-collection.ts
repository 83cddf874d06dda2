// `StringCollection` and `BitVector32` of `System.Collections.Specialized`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { outOfRange, requireArgument, startOutOfRange } from '../System.Collections/arguments.ts';
import { copyAll } from '../System.Collections/array-copy.ts';
import { indexOfItem } from '../System.Collections/list-search.ts';
import { List } from '../System.Collections.Generic/list.ts';

/** `StringCollection`: a list of texts. */
class StringCollection extends List<string | null> {
  constructor() {
    super(coreType('System.Collections.Specialized.StringCollection'));
  }
  override get $elementType(): Type {
    return specialType('string');
  }
}
type Texts = StringCollection;

/** `BitVector32`: 32 bits under masks and sections. */
class BitVector32 {
  declare readonly $type: NamedType;
  data: number;
  constructor(data: number) {
    this.data = data;
  }
  $copy(): BitVector32 {
    return new BitVector32(this.data);
  }
  $equals(other: unknown): boolean {
    return other instanceof BitVector32 && other.data === this.data;
  }
  $hash(): number {
    return this.data;
  }
  $toString(): string {
    return `BitVector32{${(this.data >>> 0).toString(2).padStart(32, '0')}}`;
  }
}
class Section {
  declare readonly $type: NamedType;
  readonly mask: number;
  readonly offset: number;
  constructor(mask: number, offset: number) {
    this.mask = mask;
    this.offset = offset;
  }
  $equals(other: unknown): boolean {
    return other instanceof Section && other.mask === this.mask && other.offset === this.offset;
  }
  $toString(): string {
    return `Section{0x${this.mask.toString(16)}, 0x${this.offset.toString(16)}}`;
  }
}
const full = (): InvalidOperationException => new InvalidOperationException('Bit vector is full.');
function section(maxValue: number, previous: Section | null): Section {
  if (maxValue < 1)
    throw outOfRange(
      'maxValue',
      maxValue,
      `maxValue ('${maxValue}') must be a non-negative and non-zero value.`,
    );
  const offset = previous ? previous.offset + (32 - Math.clz32(previous.mask)) : 0;
  if (offset >= 32) throw full();
  return new Section(2 ** (32 - Math.clz32(maxValue)) - 1, offset);
}

/** `StringCollection`, `StringEnumerator`, `BitVector32` and `Section`. */
export const stringCollectionTypes: readonly TypeDeclaration[] = [
  declareType(
    'public class System.Collections.Specialized.StringCollection : IList',
    () => ({
      'StringCollection()': () => new StringCollection(),
      'int Count { get; }': (self: Texts) => self.items.length,
      'bool IsReadOnly { get; }': () => false,
      'bool IsSynchronized { get; }': () => false,
      'object SyncRoot { get; }': (self: Texts) => self,
      'string? this[int index] { get; set; }': {
        get: (self: Texts, index: number) => self.get(index),
        set: (self: Texts, index: number, value: string | null) => self.set(index, value),
      },
      'int Add(string? value)': (self: Texts, value) => {
        self.add(value);
        return self.items.length - 1;
      },
      'void AddRange(string[] value)': (self: Texts, value) => {
        requireArgument(value, 'value');
        self.insertRange(self.items.length, value);
      },
      'void Clear()': (self: Texts) => self.clear(),
      'bool Contains(string? value)': (self: Texts, value) => self.indexOf(value) >= 0,
      'void CopyTo(string[] array, int index)': (self: Texts, array, index) =>
        copyAll(self.items, self.$elementType, array, index),
      'StringEnumerator GetEnumerator()': (self: Texts) => new Enumerator(self, self.$elementType),
      'int IndexOf(string? value)': (self: Texts, value) =>
        indexOfItem(self.items, value, 0, self.items.length),
      'void Insert(int index, string? value)': (self: Texts, index, value) => {
        if (index >>> 0 > self.items.length) throw startOutOfRange('index');
        self.insert(index, value);
      },
      'void Remove(string? value)': (self: Texts, value) => {
        const index = self.indexOf(value);
        if (index >= 0) self.removeAt(index);
      },
      'void RemoveAt(int index)': (self: Texts, index) => self.removeAt(index),
    }),
    { runtime: StringCollection },
  ),
  declareType('public class System.Collections.Specialized.StringEnumerator', () => ({
    'string? Current { get; }': (self: Enumerator<string | null>) => self.requireCurrent(),
    'bool MoveNext()': (self: Enumerator) => self.MoveNext(),
    'void Reset()': (self: Enumerator) => self.Reset(),
  })),
  declareType(
    'public struct System.Collections.Specialized.BitVector32',
    () => ({
      'BitVector32(int data)': (data) => new BitVector32(data),
      'BitVector32(BitVector32 value)': (value: BitVector32) => value.$copy(),
      'int Data { get; }': (self: BitVector32) => self.data,
      'bool this[int bit] { get; set; }': {
        get: (self: BitVector32, bit: number) => (self.data & bit) === bit,
        set: (self: BitVector32, bit: number, value: boolean) => {
          self.data = value ? self.data | bit : self.data & ~bit;
        },
      },
      'int this[BitVector32.Section section] { get; set; }': {
        get: (self: BitVector32, { mask, offset }: Section) => (self.data >>> offset) & mask,
        set: (self: BitVector32, { mask, offset }: Section, value: number) => {
          self.data = (self.data & ~(mask << offset)) | ((value & mask) << offset);
        },
      },
      'static int CreateMask()': () => 1,
      'static int CreateMask(int previous)': (previous: number) => {
        if (previous === 0) return 1;
        if (previous === -0x80000000) throw full();
        return previous << 1;
      },
      'static BitVector32.Section CreateSection(short maxValue)': (maxValue) => section(maxValue, null),
      'static BitVector32.Section CreateSection(short maxValue, BitVector32.Section previous)': section,
      'bool Equals(BitVector32 other)': (self: BitVector32, other) => self.$equals(other),
      'override bool Equals(object? o)': (self: BitVector32, other) => self.$equals(other),
      'override int GetHashCode()': (self: BitVector32) => self.$hash(),
      'override string ToString()': (self: BitVector32) => self.$toString(),
      'static string ToString(BitVector32 value)': (value: BitVector32) => value.$toString(),
    }),
    {
      runtime: BitVector32,
      defaultValue: () => new BitVector32(0),
      copy: (vector: BitVector32) => vector.$copy(),
    },
  ),
  declareType(
    'public readonly struct System.Collections.Specialized.BitVector32.Section',
    () => ({
      'short Mask { get; }': (self: Section) => self.mask,
      'short Offset { get; }': (self: Section) => self.offset,
      'override string ToString()': (self: Section) => self.$toString(),
      'static bool operator ==(BitVector32.Section a, BitVector32.Section b)': (a: Section, b) =>
        a.$equals(b),
      'static bool operator !=(BitVector32.Section a, BitVector32.Section b)': (a: Section, b) =>
        !a.$equals(b),
    }),
    { runtime: Section, defaultValue: () => new Section(0, 0) },
  ),
];
