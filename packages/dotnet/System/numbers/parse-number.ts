// `Parse` and `TryParse` of every numeric type.
import { spendSize } from '@mockwright/language/runtime/run';
import { Decimal } from '@mockwright/language/runtime/decimal';
import {
  ArgumentNullException,
  Exception,
  FormatException,
  OverflowException,
} from '@mockwright/language/runtime/exceptions';
import type { NumberFormatInfo } from '../../System.Globalization/number-format-info.ts';
import {
  checkFloatStyle,
  checkIntegerStyle,
  numberStyles,
} from '../../System.Globalization/number-styles.ts';
import { readNumber } from './read-number.ts';
import type { ReadNumber } from './read-number.ts';

/** An integer type: its name with article as messages have it, and its range. */
export interface IntegerRange {
  readonly article: string;
  readonly bits: number;
  readonly least: bigint;
  readonly greatest: bigint;
}

function range(article: string, bits: number, signed: boolean): IntegerRange {
  const half = 1n << BigInt(bits - 1);
  return signed
    ? { article, bits, least: -half, greatest: half - 1n }
    : { article, bits, least: 0n, greatest: half * 2n - 1n };
}

/** The integer types by C# keyword. */
export const integerRanges: Readonly<
  Record<
    'sbyte' | 'byte' | 'short' | 'ushort' | 'int' | 'uint' | 'long' | 'ulong' | 'nint' | 'nuint',
    IntegerRange
  >
> = {
  sbyte: range('a signed byte', 8, true),
  byte: range('an unsigned byte', 8, false),
  short: range('an Int16', 16, true),
  ushort: range('a UInt16', 16, false),
  int: range('an Int32', 32, true),
  uint: range('a UInt32', 32, false),
  long: range('an Int64', 64, true),
  ulong: range('a UInt64', 64, false),
  nint: range('an Int64', 64, true),
  nuint: range('a UInt64', 64, false),
};

/** The exception for a value outside of a numeric type. */
export function rangeError(article: string): OverflowException {
  return new OverflowException(`Value was either too large or too small for ${article}.`);
}

/** The exception for text that is not a number. */
function formatError(text: string): FormatException {
  return new FormatException(`The input string '${text}' was not in a correct format.`);
}

const failed = Symbol('not a number');
type Failed = typeof failed;

/** Hexadecimal or binary digits, optionally between white space. */
function readBits(text: string, style: number): bigint | Failed {
  spendSize(text.length * 2);
  const start = (style & numberStyles.AllowLeadingWhite) !== 0 ? '[\\t-\\r ]*' : '';
  const end = (style & numberStyles.AllowTrailingWhite) !== 0 ? '[\\t-\\r ]*' : '';
  const binary = (style & numberStyles.AllowBinarySpecifier) !== 0;
  const match = new RegExp(`^${start}([${binary ? '01' : '0-9a-fA-F'}]+)${end}\\0*$`).exec(text);
  return match ? BigInt((binary ? '0b' : '0x') + match[1]) : failed;
}

/** The integer that was read; undefined where it has decimals or is too large for any type. */
function integerOf(read: ReadNumber): bigint | undefined {
  const { digits, point, negative } = read;
  if (digits === '') return 0n;
  if (point > 40) return undefined;
  if (/[1-9]/.test(digits.slice(Math.max(point, 0)))) return undefined;
  const value = BigInt(digits.slice(0, Math.max(point, 0)).padEnd(point, '0') || '0');
  return negative ? -value : value;
}

/** @returns the value, null for one out of range, `failed` for what is no number */
function readInteger(
  text: string,
  type: IntegerRange,
  style: number,
  info: NumberFormatInfo,
): bigint | null | Failed {
  if ((style & (numberStyles.AllowHexSpecifier | numberStyles.AllowBinarySpecifier)) !== 0) {
    const value = readBits(text, style);
    if (value === failed) return failed;
    if (value >= 1n << BigInt(type.bits)) return null;
    return type.least < 0n ? BigInt.asIntN(type.bits, value) : value;
  }
  const read = readNumber(text, style, info);
  if (!read) return failed;
  const value = integerOf(read);
  return value === undefined || value < type.least || value > type.greatest ? null : value;
}

/** `int.Parse` and the like. @throws {ArgumentNullException | ArgumentException | FormatException | OverflowException} */
export function parseInteger(
  text: string | null,
  type: IntegerRange,
  style: number,
  info: NumberFormatInfo,
): bigint {
  checkIntegerStyle(style);
  if (text === null) throw new ArgumentNullException('s');
  const value = readInteger(text, type, style, info);
  if (value === failed) throw formatError(text);
  if (value === null) throw rangeError(type.article);
  return value;
}

/** `int.TryParse` and the like; undefined where it gives false. @throws {ArgumentException} for a bad style */
export function tryParseInteger(
  text: string | null,
  type: IntegerRange,
  style: number,
  info: NumberFormatInfo,
): bigint | undefined {
  checkIntegerStyle(style);
  if (text === null) return undefined;
  const value = readInteger(text, type, style, info);
  return value === failed || value === null ? undefined : value;
}

/** A `float` nearest to the decimal digits: rounding by way of `double` would round twice. */
function nearestSingle(digits: string, exponent: number): number {
  const value = Number(`${digits}e${exponent}`);
  const rounded = Math.fround(value);
  if (rounded === value || !Number.isFinite(rounded) || Math.abs(exponent) > 400) return rounded;
  // The double lies exactly between two floats: the digits decide.
  const other = value > rounded ? nextSingle(rounded, 1) : nextSingle(rounded, -1);
  if ((rounded + other) / 2 !== value) return rounded;
  const exact = compareExactly(digits, exponent, value);
  return exact === 0 ? rounded : exact > 0 ? Math.max(rounded, other) : Math.min(rounded, other);
}
function nextSingle(value: number, step: 1 | -1): number {
  const view = new DataView(new ArrayBuffer(4));
  view.setFloat32(0, value);
  view.setInt32(0, view.getInt32(0) + step);
  return view.getFloat32(0);
}
/** Compares `digits` × 10^`exponent` with a positive double. */
function compareExactly(digits: string, exponent: number, value: number): number {
  let left = BigInt(digits);
  let right = 1n;
  if (exponent >= 0) left *= 10n ** BigInt(exponent);
  else right *= 10n ** BigInt(-exponent);
  let scaled = value;
  let shift = 0n;
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    shift++;
  }
  const difference = (left << shift) - BigInt(scaled) * right;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function readFloating(
  text: string,
  single: boolean,
  style: number,
  info: NumberFormatInfo,
): number | undefined {
  const read = readNumber(text, style, info);
  if (read) {
    const digits = read.digits || '0';
    const exponent = read.point - read.digits.length;
    const size = single ? nearestSingle(digits, exponent) : Number(`${digits}e${exponent}`);
    return read.negative ? -size : size;
  }
  const trimmed = text.trim().toUpperCase();
  const is = (symbol: string): boolean => trimmed === symbol.toUpperCase();
  if (is(info.positiveInfinitySymbol)) return Infinity;
  if (is(info.negativeInfinitySymbol)) return -Infinity;
  if (is(info.nanSymbol)) return NaN;
  if (trimmed.startsWith(info.positiveSign.toUpperCase())) {
    if (is(info.positiveSign + info.positiveInfinitySymbol)) return Infinity;
    if (is(info.positiveSign + info.nanSymbol)) return NaN;
  }
  if (is(info.negativeSign + info.nanSymbol) || is(`-${info.nanSymbol}`)) return NaN;
  return is(`-${info.positiveInfinitySymbol}`) ? -Infinity : undefined;
}

/** `double.Parse` and `float.Parse`. @throws {ArgumentNullException | ArgumentException | FormatException} */
export function parseFloating(
  text: string | null,
  single: boolean,
  style: number,
  info: NumberFormatInfo,
): number {
  checkFloatStyle(style);
  if (text === null) throw new ArgumentNullException('s');
  const value = readFloating(text, single, style, info);
  if (value === undefined) throw formatError(text);
  return value;
}

/** `double.TryParse` and `float.TryParse`; undefined where they give false. @throws {ArgumentException} for a bad style */
export function tryParseFloating(
  text: string | null,
  single: boolean,
  style: number,
  info: NumberFormatInfo,
): number | undefined {
  checkFloatStyle(style);
  return text === null ? undefined : readFloating(text, single, style, info);
}

function readDecimal(text: string, style: number, info: NumberFormatInfo): Decimal | undefined {
  const read = readNumber(text, style, info);
  return read && Decimal.fromDigits(read.negative, read.digits || '0', read.digits.length - read.point);
}

/** `decimal.Parse`. @throws {ArgumentNullException | ArgumentException | FormatException | OverflowException} */
export function parseDecimal(text: string | null, style: number, info: NumberFormatInfo): Decimal {
  checkFloatStyle(style);
  if (text === null) throw new ArgumentNullException('s');
  const value = readDecimal(text, style, info);
  if (!value) throw formatError(text);
  return value;
}

/** `decimal.TryParse`; undefined where it gives false. @throws {ArgumentException} for a bad style */
export function tryParseDecimal(
  text: string | null,
  style: number,
  info: NumberFormatInfo,
): Decimal | undefined {
  checkFloatStyle(style);
  if (text === null) return undefined;
  try {
    return readDecimal(text, style, info);
  } catch (error) {
    if (error instanceof Exception) return undefined;
    throw error;
  }
}
