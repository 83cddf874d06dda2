// The struct `System.Range`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { specialType } from '@mockwright/language/runtime/core-types';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { Index } from './index.ts';
import { pairOf } from './pair-of.ts';

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
