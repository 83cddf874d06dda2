// The struct `System.Collections.Specialized.BitVector32`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { heldFields } from '@mockwright/language/runtime/change-log';
import type { Held } from '@mockwright/language/runtime/change-log';
import { InvalidOperationException } from '@mockwright/language/runtime/exceptions';
import { outOfRange } from '../../System.Collections/argument-checks.ts';

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
  /** For those in arrays, whose bits are set in place. */
  $held(): Held {
    return heldFields(this);
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

/** `System.Collections.Specialized.BitVector32`. */
export const bitVector32Type: TypeDeclaration = declareType(
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
);

/** `System.Collections.Specialized.BitVector32.Section`. */
export const bitVector32SectionType: TypeDeclaration = declareType(
  'public readonly struct System.Collections.Specialized.BitVector32.Section',
  () => ({
    'short Mask { get; }': (self: Section) => self.mask,
    'short Offset { get; }': (self: Section) => self.offset,
    'override string ToString()': (self: Section) => self.$toString(),
    'static bool operator ==(BitVector32.Section a, BitVector32.Section b)': (a: Section, b) => a.$equals(b),
    'static bool operator !=(BitVector32.Section a, BitVector32.Section b)': (a: Section, b) => !a.$equals(b),
  }),
  { runtime: Section, defaultValue: () => new Section(0, 0) },
);
