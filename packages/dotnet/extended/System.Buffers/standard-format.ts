// The struct `System.Buffers.StandardFormat`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { ArgumentOutOfRangeException, FormatException } from '@mockwright/language/runtime/exceptions';
import { textOfSpan } from '@mockwright/language/runtime/span';
import type { Numbers } from '../System.Buffers.Text/utf8-numbers.ts';
import { textOf } from '../../System/span-members.ts';
import type { SomeText } from '../../System/span-members.ts';

const noPrecision = 255;
const mostPrecision = 99;

/** A letter and, where there is one, a precision. */
export class StandardFormat {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly symbol: number;
  readonly precision: number;
  constructor(symbol: number, precision: number = noPrecision) {
    if (precision !== noPrecision && precision > mostPrecision)
      throw new ArgumentOutOfRangeException('precision', 'Precision cannot be larger than 99.');
    if (symbol > 255) throw new ArgumentOutOfRangeException('symbol', 'Format specifier was invalid.');
    this.symbol = symbol;
    this.precision = precision;
  }
  get hasPrecision(): boolean {
    return this.precision !== noPrecision;
  }
  get isDefault(): boolean {
    return this.symbol === 0;
  }
  $toString(): string {
    if (this.isDefault) return '';
    return String.fromCharCode(this.symbol) + (this.hasPrecision ? String(this.precision) : '');
  }
  $equals(other: unknown): boolean {
    return (
      other instanceof StandardFormat && other.symbol === this.symbol && other.precision === this.precision
    );
  }
  $hash(): number {
    return this.symbol ^ this.precision;
  }
}
const noFormat = new StandardFormat(0, 0);

/** What a text says, or what is wrong with it. */
function readFormat(text: string): StandardFormat | string {
  if (text === '') return noFormat;
  if (text.length === 1) return new StandardFormat(text.charCodeAt(0));
  const digits = text.slice(1);
  if (!/^\d+$/.test(digits)) return 'Characters following the format symbol must be a number of 99 or less.';
  if (Number(digits) > mostPrecision) return 'Precision cannot be larger than 99.';
  return new StandardFormat(text.charCodeAt(0), Number(digits));
}
function parseFormat(text: SomeText): StandardFormat {
  const format = readFormat(textOf(text) ?? '');
  if (typeof format === 'string') throw new FormatException(format);
  return format;
}

export const standardFormatType: TypeDeclaration = declareType(
  'public readonly struct System.Buffers.StandardFormat : IEquatable<StandardFormat>',
  () => ({
    'const byte NoPrecision': noPrecision,
    'const byte MaxPrecision': mostPrecision,
    'StandardFormat(char symbol, byte precision = 255)': (symbol: number, precision: number) =>
      new StandardFormat(symbol, precision),
    'char Symbol { get; }': (self: StandardFormat) => self.symbol,
    'byte Precision { get; }': (self: StandardFormat) => self.precision,
    'bool HasPrecision { get; }': (self: StandardFormat) => self.hasPrecision,
    'bool IsDefault { get; }': (self: StandardFormat) => self.isDefault,
    'static implicit operator StandardFormat(char symbol)': (symbol: number) => new StandardFormat(symbol),
    'static StandardFormat Parse(ReadOnlySpan<char> format)': parseFormat,
    'static StandardFormat Parse(string? format)': parseFormat,
    'static bool TryParse(ReadOnlySpan<char> format, out StandardFormat result)': (
      text: Numbers,
      result: Ref<StandardFormat>,
    ) => {
      const format = readFormat(textOfSpan(text));
      result.v = typeof format === 'string' ? noFormat : format;
      return typeof format !== 'string';
    },
    'override bool Equals(object? obj)': (self: StandardFormat, other: unknown) => self.$equals(other),
    'bool Equals(StandardFormat other)': (self: StandardFormat, other: StandardFormat) => self.$equals(other),
    'override int GetHashCode()': (self: StandardFormat) => self.$hash(),
    'override string ToString()': (self: StandardFormat) => self.$toString(),
    'static bool operator ==(StandardFormat left, StandardFormat right)': (
      a: StandardFormat,
      b: StandardFormat,
    ) => a.$equals(b),
    'static bool operator !=(StandardFormat left, StandardFormat right)': (
      a: StandardFormat,
      b: StandardFormat,
    ) => !a.$equals(b),
  }),
  { runtime: StandardFormat, defaultValue: noFormat },
);
