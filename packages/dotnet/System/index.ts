// The struct `System.Index`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';

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
