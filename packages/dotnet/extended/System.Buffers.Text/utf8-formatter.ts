// The static class `System.Buffers.Text.Utf8Formatter` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { MethodSymbol, NamedType } from '@mockwright/language/metadata/symbols';
import type { SpecialType } from '@mockwright/language/metadata/symbol-kinds';
import { box } from '@mockwright/language/runtime/casting';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { FormatException } from '@mockwright/language/runtime/exceptions';
import { formatValue } from '@mockwright/language/runtime/text';
import type { StandardFormat } from '../System.Buffers/standard-format.ts';
import { CultureInfo } from '../../System.Globalization/culture-info.ts';
import { numberStyles } from '../../System.Globalization/number-styles.ts';
import { dateTimeStyles } from '../../System.Globalization/date-time-styles.ts';
import { writeBytes } from '../../System/span-members.ts';
import { textOfChars } from '../../System/text/chars.ts';
import type { Numbers } from './utf8-numbers.ts';

type Members = Record<string, Implementation>;

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
      new RegExp(
        `^${{ B: `\\{[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}\\}`, P: `\\([0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}\\)`, N: '[0-9a-fA-F]{32}' }[symbol] ?? guid}`,
      ),
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
/** The members of `Utf8Parser`. */
export const parsers: Members = {};
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

/** `System.Buffers.Text.Utf8Formatter`. */
export const utf8FormatterType: TypeDeclaration = declareType(
  'public static class System.Buffers.Text.Utf8Formatter',
  formatters,
);
