// `ToString(format, provider)` of every numeric type.
import type { Decimal } from '@mockwright/language/runtime/decimal';
import { FormatException } from '@mockwright/language/runtime/exceptions';
import { doubleText, singleText } from '@mockwright/language/runtime/number-text';
import { NumberFormatInfo } from '../../System.Globalization/number-format-info.ts';
import { customFormat } from './custom-format.ts';
import { decimalBuffer, floatingBuffer, integerBuffer } from './number-buffer.ts';
import type { FloatingPrecision } from './number-buffer.ts';
import { standardFormat } from './standard-format.ts';
import { spendMemory } from '@mockwright/language/runtime/run';

/** A standard format: its letter and precision (-1 for none). Custom formats have none. */
interface Specifier {
  readonly letter: string;
  readonly precision: number;
}

/** @returns undefined for a custom format @throws {FormatException} for an absurd precision */
function parseSpecifier(format: string | null): Specifier | undefined {
  if (format === null || format === '') return { letter: 'G', precision: -1 };
  const match = /^([A-Za-z])(\d*)(?:\0|$)/.exec(format);
  if (!match) return undefined;
  const [, letter = '', digits = ''] = match;
  const precision = digits === '' ? -1 : Number(digits);
  if (precision > 999_999_999) throw new FormatException('Format specifier was invalid.');
  return { letter, precision };
}

/** The bits of an integer in base 16 or 2: negative numbers as two's complement of their width. */
function bitsText(value: number | bigint, bits: number, base: 2 | 16, precision: number): string {
  spendMemory(precision);
  return BigInt.asUintN(bits, BigInt(value)).toString(base).padStart(Math.max(precision, 1), '0');
}

/**
 * Formats an integer type.
 * @param bits width of the type, which shows in `X` and `B` of negative numbers
 * @throws {FormatException} for an unknown specifier
 */
export function formatInteger(
  value: number | bigint,
  bits: number,
  format: string | null,
  info: NumberFormatInfo,
): string {
  const specifier = parseSpecifier(format);
  if (!specifier) return customFormat(integerBuffer(value), format!, info);
  const { letter, precision } = specifier;
  switch (letter) {
    case 'G':
    case 'g':
    case 'D':
    case 'd': {
      if (precision > 0 && (letter === 'G' || letter === 'g')) break;
      spendMemory(precision);
      const text = value.toString();
      const sign = value < 0 ? info.negativeSign : '';
      return sign + (value < 0 ? text.slice(1) : text).padStart(precision, '0');
    }
    case 'X':
      return bitsText(value, bits, 16, precision).toUpperCase();
    case 'x':
      return bitsText(value, bits, 16, precision);
    case 'B':
    case 'b':
      return bitsText(value, bits, 2, precision);
  }
  return standardFormat(integerBuffer(value), letter, precision, info);
}

/** Formats a `decimal`. @throws {FormatException} for an unknown specifier */
export function formatDecimal(value: Decimal, format: string | null, info: NumberFormatInfo): string {
  if (!format && info === NumberFormatInfo.invariant) return value.toString();
  const specifier = parseSpecifier(format);
  return specifier
    ? standardFormat(decimalBuffer(value), specifier.letter, specifier.precision, info)
    : customFormat(decimalBuffer(value), format!, info);
}

function formatFloating(
  value: number,
  single: boolean,
  format: string | null,
  info: NumberFormatInfo,
): string {
  if (!format && info === NumberFormatInfo.invariant) return single ? singleText(value) : doubleText(value);
  const specifier = parseSpecifier(format);
  if (Number.isNaN(value)) return info.nanSymbol;
  if (!Number.isFinite(value)) return value < 0 ? info.negativeInfinitySymbol : info.positiveInfinitySymbol;
  if (!specifier) {
    return customFormat(
      floatingBuffer(value, single, { of: 'significant', digits: single ? 7 : 15 }),
      format!,
      info,
    );
  }
  let { letter, precision } = specifier;
  let wanted: FloatingPrecision;
  switch (letter.toUpperCase()) {
    case 'E':
      wanted = { of: 'significant', digits: (precision < 0 ? 6 : precision) + 1 };
      break;
    case 'F':
    case 'N':
      wanted = { of: 'decimals', digits: precision < 0 ? info.numberDecimalDigits : precision };
      break;
    case 'C':
      wanted = { of: 'decimals', digits: precision < 0 ? info.currencyDecimalDigits : precision };
      break;
    case 'P':
      wanted = { of: 'decimals', digits: (precision < 0 ? info.percentDecimalDigits : precision) + 2 };
      break;
    case 'R':
      letter = letter === 'R' ? 'G' : 'g';
      precision = -1;
      wanted = { of: 'shortest' };
      break;
    default:
      wanted = precision > 0 ? { of: 'significant', digits: precision } : { of: 'shortest' };
  }
  const number = floatingBuffer(value, single, wanted);
  if (letter.toUpperCase() === 'G' && precision <= 0)
    precision = Math.max(number.digits.length, single ? 9 : 17);
  return standardFormat(number, letter, precision, info);
}

/** Formats a `double`. @throws {FormatException} for an unknown specifier */
export function formatDouble(value: number, format: string | null, info: NumberFormatInfo): string {
  return formatFloating(value, false, format, info);
}

/** Formats a `float`. @throws {FormatException} for an unknown specifier */
export function formatSingle(value: number, format: string | null, info: NumberFormatInfo): string {
  return formatFloating(value, true, format, info);
}
