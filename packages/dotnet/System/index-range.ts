// `System.Index` and `System.Range`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { specialType } from '@mockwright/language/runtime/core-types';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { pairOf } from './pair.ts';

/** An index from the start or, as `^n`, from the end. */
export class Index {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly value: number;
  readonly isFromEnd: boolean;
  /** @throws {ArgumentOutOfRangeException} for a negative value */
  constructor(value: number, isFromEnd: boolean = false) {
    if (value < 0) throw new ArgumentOutOfRangeException('value', 'Non-negative number required.');
    this.value = value;
    this.isFromEnd = isFromEnd;
  }
  static readonly start: Index = new Index(0);
  static readonly end: Index = new Index(0, true);

  /** The index from the start in something of that length; not checked. */
  offset(length: number): number {
    return this.isFromEnd ? (length - this.value) | 0 : this.value;
  }
  $toString(): string {
    return (this.isFromEnd ? '^' : '') + String(this.value);
  }
  $equals(other: unknown): boolean {
    return other instanceof Index && other.value === this.value && other.isFromEnd === this.isFromEnd;
  }
  $hash(): number {
    return this.isFromEnd ? ~this.value : this.value;
  }
}

/** `start..end`. */
export class Range {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly start: Index;
  readonly end: Index;
  constructor(start: Index, end: Index) {
    this.start = start;
    this.end = end;
  }
  static readonly all: Range = new Range(Index.start, Index.end);

  /** Where it starts in something of that length, and how long it is. @throws {ArgumentOutOfRangeException} */
  offsetAndLength(length: number): [offset: number, length: number] {
    const start = this.start.offset(length);
    const end = this.end.offset(length);
    if (end > length || start > end || start < 0) throw new ArgumentOutOfRangeException('length');
    return [start, end - start];
  }
  $toString(): string {
    return `${this.start.$toString()}..${this.end.$toString()}`;
  }
  $equals(other: unknown): boolean {
    return other instanceof Range && other.start.$equals(this.start) && other.end.$equals(this.end);
  }
  $hash(): number {
    return Math.imul(this.start.$hash(), 31) ^ this.end.$hash();
  }
}

/** `System.Index`. */
export const indexType: TypeDeclaration = declareType(
  'public readonly struct System.Index : IEquatable<Index>',
  () => ({
    'Index(int value, bool fromEnd = false)': (value: number, fromEnd: boolean) => new Index(value, fromEnd),
    'static Index Start { get; }': () => Index.start,
    'static Index End { get; }': () => Index.end,
    'static Index FromStart(int value)': (value: number) => new Index(value),
    'static Index FromEnd(int value)': (value: number) => new Index(value, true),
    'int Value { get; }': (self: Index) => self.value,
    'bool IsFromEnd { get; }': (self: Index) => self.isFromEnd,
    'int GetOffset(int length)': (self: Index, length: number) => self.offset(length),
    'override bool Equals(object? value)': (self: Index, value: unknown) => self.$equals(value),
    'bool Equals(Index other)': (self: Index, other: Index) => self.$equals(other),
    'override int GetHashCode()': (self: Index) => self.$hash(),
    'static implicit operator Index(int value)': (value: number) => new Index(value),
    'override string ToString()': (self: Index) => self.$toString(),
  }),
  { runtime: Index, defaultValue: Index.start },
);

/** `System.Range`. */
export const rangeType: TypeDeclaration = declareType(
  'public readonly struct System.Range : IEquatable<Range>',
  () => ({
    'Range(Index start, Index end)': (start: Index, end: Index) => new Range(start, end),
    'Index Start { get; }': (self: Range) => self.start,
    'Index End { get; }': (self: Range) => self.end,
    'override bool Equals(object? value)': (self: Range, value: unknown) => self.$equals(value),
    'bool Equals(Range other)': (self: Range, other: Range) => self.$equals(other),
    'override int GetHashCode()': (self: Range) => self.$hash(),
    'override string ToString()': (self: Range) => self.$toString(),
    'static Range StartAt(Index start)': (start: Index) => new Range(start, Index.end),
    'static Range EndAt(Index end)': (end: Index) => new Range(Index.start, end),
    'static Range All { get; }': () => Range.all,
    '(int Offset, int Length) GetOffsetAndLength(int length)': (self: Range, length: number) =>
      pairOf(specialType('int'), ...self.offsetAndLength(length)),
  }),
  { runtime: Range, defaultValue: new Range(Index.start, Index.start) },
);
