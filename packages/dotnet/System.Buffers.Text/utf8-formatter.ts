// `System.Buffers.StandardFormat`, and `Utf8Formatter` and `Utf8Parser` of `System.Buffers.Text`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { MethodSymbol, NamedType, SpecialType } from '@mockwright/language/metadata/symbols';
import { box } from '@mockwright/language/runtime/casting';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { ArgumentOutOfRangeException, FormatException } from '@mockwright/language/runtime/exceptions';
import { textOfSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import { formatValue } from '@mockwright/language/runtime/text';
import { CultureInfo } from '../System.Globalization/culture-info.ts';
import { numberStyles } from '../System.Globalization/number-styles.ts';
import { dateTimeStyles } from '../System/enums.ts';
import { textOfChars } from '../System/text/chars.ts';
import { textOf, writeBytes } from '../System/span-members.ts';
import type { SomeText } from '../System/span-members.ts';

type Numbers = Span<number>;
type Members = Record<string, Implementation>;

const noPrecision = 255;
const mostPrecision = 99;

/** A letter and, where there is one, a precision. */
class StandardFormat {
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

const standardFormatType = declareType(
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

/** What a type is formatted and read by. */
interface Utf8Form {
  /** The letters of its formats; the first is meant where none is given. */
  readonly symbols: string;
  /** Where a value that a text begins with ends, by format. */
  readonly prefix: (symbol: string) => RegExp;
  /** `NumberStyles` of a number, by format. */
  readonly style?: (symbol: string) => number;
}
const integer: Utf8Form = {
  symbols: 'GgDdNnXx',
  prefix: (symbol) =>
    /[xX]/.test(symbol) ? /^[0-9a-fA-F]+/ : /[nN]/.test(symbol) ? /^[+-]?[\d,]+(?:\.0*)?/ : /^[+-]?\d+/,
  style: (symbol) =>
    /[xX]/.test(symbol)
      ? numberStyles.HexNumber
      : /[nN]/.test(symbol)
        ? numberStyles.Number
        : numberStyles.Integer,
};
const floating: Utf8Form = {
  symbols: 'GgEeFf',
  prefix: (symbol) =>
    /[fF]/.test(symbol)
      ? /^[+-]?(?:\d+\.?\d*|\.\d+)/
      : /^(?:[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|NaN|-?Infinity)/,
  style: () => numberStyles.Float,
};
const guid = '[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}';
const dateForm: Utf8Form = {
  symbols: 'GORl',
  prefix: (symbol) =>
    symbol === 'O'
      ? /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{7}(?:Z|[+-]\d\d:\d\d)?/
      : /[Rl]/.test(symbol)
        ? /^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/i
        : /^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d(?: [+-]\d\d:\d\d)?/,
};
const forms: Readonly<Record<string, Utf8Form>> = {
  bool: {
    symbols: 'Gl',
    prefix: (symbol) => (symbol === 'l' ? /^(?:true|false)/ : /^(?:true|false)/i),
  },
  DateTimeOffset: dateForm,
  DateTime: dateForm,
  decimal: floating,
  double: floating,
  float: floating,
  Guid: {
    symbols: 'DBPN',
    prefix: (symbol) =>
      new RegExp(`^${{ B: `\\{${guid}\\}`, P: `\\(${guid}\\)`, N: '[0-9a-fA-F]{32}' }[symbol] ?? guid}`),
  },
  byte: integer,
  sbyte: integer,
  ushort: integer,
  short: integer,
  uint: integer,
  int: integer,
  ulong: integer,
  long: integer,
  TimeSpan: {
    symbols: 'ctTgG',
    prefix: () => /^-?(?:\d+[.:])?\d+(?::\d+)*(?:\.\d+)?/,
  },
};
const typeOfForm = (name: string): NamedType =>
  /^[A-Z]/.test(name) ? coreType(`System.${name}`) : specialType(name as SpecialType);
const badFormat = (): FormatException => new FormatException('Format specifier was invalid.');

function textFor(value: unknown, name: string, { symbols }: Utf8Form, format: StandardFormat): string {
  const symbol = format.isDefault ? symbols.charAt(0) : String.fromCharCode(format.symbol);
  if (!symbols.includes(symbol)) throw badFormat();
  const precision = format.hasPrecision && !format.isDefault ? String(format.precision) : '';
  // Small letters make small texts of what has no small format of its own.
  const own = symbol === 'l' ? (name === 'bool' ? 'G' : 'R') : symbol;
  const usual = name.startsWith('DateTime') && own === 'G';
  const pattern = !usual
    ? own + precision
    : name === 'DateTime' || !format.isDefault
      ? 'MM\\/dd\\/yyyy HH\\:mm\\:ss'
      : 'MM\\/dd\\/yyyy HH\\:mm\\:ss zzz';
  const text = formatValue(box(value, typeOfForm(name)), pattern, CultureInfo.invariant);
  return symbol === 'l' ? text.toLowerCase() : text;
}

/** A type's own `TryParse` of a text with so many parameters. */
function tryParseOf(type: NamedType, parameters: number): (...args: unknown[]) => boolean {
  const method = type
    .members('TryParse')
    .find(
      (member): member is MethodSymbol =>
        member.kind === 'method' &&
        member.parameters.length === parameters &&
        member.parameters[0]!.type === specialType('string'),
    );
  return method!.implementation as (...args: unknown[]) => boolean;
}
function parseValue(text: string, name: string, symbol: string, { style }: Utf8Form, result: Ref): boolean {
  const type = typeOfForm(name);
  const culture = CultureInfo.invariant;
  if (style) return tryParseOf(type, 4)(text, style(symbol), culture, result);
  if (name === 'bool' || name === 'Guid') return tryParseOf(type, 2)(text, result);
  if (name === 'TimeSpan') return tryParseOf(type, 3)(text, culture, result);
  const roundtrip = symbol === 'O' && name === 'DateTime' ? dateTimeStyles.RoundtripKind : 0;
  return tryParseOf(type, 4)(text, culture, roundtrip, result);
}

const formatters: Members = {};
const parsers: Members = {};
for (const [name, form] of Object.entries(forms)) {
  formatters[
    `static bool TryFormat(${name} value, Span<byte> destination, out int bytesWritten, System.Buffers.StandardFormat format = default)`
  ] = (value: unknown, destination: Numbers, written: Ref, format: StandardFormat) =>
    writeBytes(textFor(value, name, form, format), destination, written);
  parsers[
    `static bool TryParse(ReadOnlySpan<byte> source, out ${name} value, out int bytesConsumed, char standardFormat = '\\0')`
  ] = (source: Numbers, value: Ref, consumed: Ref, symbolCode: number) => {
    const symbol = symbolCode === 0 ? form.symbols.charAt(0) : String.fromCharCode(symbolCode);
    if (!form.symbols.includes(symbol)) throw badFormat();
    const text = form.prefix(symbol).exec(textOfChars(source.copy()))?.[0];
    const isRead = text !== undefined && parseValue(text, name, symbol, form, value);
    if (!isRead) value.v = typeOfForm(name).defaultValue();
    consumed.v = isRead ? text.length : 0;
    return isRead;
  };
}

/** The three. */
export const utf8FormatterTypes: readonly TypeDeclaration[] = [
  standardFormatType,
  declareType('public static class System.Buffers.Text.Utf8Formatter', formatters),
  declareType('public static class System.Buffers.Text.Utf8Parser', parsers),
];
