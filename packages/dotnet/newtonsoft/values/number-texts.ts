// Numbers and truth values read from texts, each by the rules that Newtonsoft.Json uses at one place or another.
import { Decimal } from '@mockwright/language/runtime/decimal';
import {
  ArgumentOutOfRangeException,
  Exception,
  FormatException,
  OverflowException,
} from '@mockwright/language/runtime/exceptions';
import type { Ref } from '@mockwright/language/metadata/declaration';
import { CultureInfo } from '../../System.Globalization/culture-info.ts';
import { numberStyles } from '../../System.Globalization/number-styles.ts';
import { staticMethod } from '../../values/declared-members.ts';

const floatLiteral = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/;
/** A number as JSON text may have it; undefined when it is none. */
export function parseFloatLiteral(text: string): number | undefined {
  return floatLiteral.test(text) ? Number(text) : undefined;
}

/** `0x1F` or, with a leading zero, octal: `Convert.ToInt64(text, 16 or 8)`. @throws FormatException, OverflowException */
export function parseRadixLiteral(text: string, bits: 32 | 64): bigint {
  const hexadecimal = /^0[xX]/.test(text);
  const digits = hexadecimal ? text.slice(2) : text;
  if (hexadecimal && digits === '')
    throw new ArgumentOutOfRangeException(
      'startIndex',
      'Index was out of range. Must be non-negative and less than the length of the string.',
    );
  if (!(hexadecimal ? /^[0-9a-fA-F]+$/ : /^[0-7]+$/).test(digits)) {
    throw /^[0-7a-fA-F]/.test(digits)
      ? new FormatException('Additional non-parsable characters are at the end of the string.')
      : new FormatException('Could not find any recognizable digits.');
  }
  const value = BigInt(hexadecimal ? `0x${digits}` : `0o${digits}`);
  if (value >> BigInt(bits) !== 0n)
    throw new OverflowException(
      bits === 64
        ? 'Value was either too large or too small for a UInt64.'
        : 'Value was either too large or too small for a UInt32.',
    );
  return BigInt.asIntN(bits, value);
}

const decimalLiteral = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;
/** A decimal as JSON text may have it; undefined when it is none or too large. */
export function parseStrictDecimal(text: string): Decimal | undefined {
  const match = decimalLiteral.exec(text);
  if (!match) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const value = decimalOfParts(
    whole === '0' ? fraction : whole + fraction,
    Number(exponent) - fraction.length,
  );
  // `0` and `0.0` are ready-made values in Newtonsoft.Json, without a sign.
  const isReadyMade = value?.mantissa === 0n && value.scale <= 1;
  return value && sign !== '' && !isReadyMade ? value.negate() : value;
}
const largestMantissa = 79228162514264337593543950335n;
const smallestStep = new Decimal(10n ** 28n, 0);

/**
 * A decimal from its digits (zeros in front count) and a power of ten, as Newtonsoft.Json computes it: what is less than
 * its digits can show becomes zero.
 * @throws OverflowException where rounding makes it too large
 */
function decimalOfParts(digits: string, power: number): Decimal | undefined {
  const fits = digits.length <= 28 || BigInt(digits.slice(0, 29)) <= largestMantissa ? 29 : 28;
  const kept = digits.slice(0, fits);
  const next = digits[fits];
  const exponent = power + (digits.length - kept.length);
  const mantissa = BigInt(kept === '' ? 0 : kept);
  if (exponent > 0) {
    if (kept.length + exponent > 29) return undefined;
    const value = mantissa * 10n ** BigInt(exponent);
    return value > largestMantissa ? undefined : new Decimal(value, 0);
  }
  const roundsUp = next !== undefined && next >= '5' && exponent >= -28;
  const value = new Decimal(mantissa, 0).add(roundsUp ? Decimal.one : Decimal.zero);
  if (exponent === 0) return value;
  if (kept.length + exponent + 28 <= 0) return Decimal.zero;
  if (exponent >= -28) return value.multiply(new Decimal(1n, -exponent));
  return value.divide(smallestStep).multiply(new Decimal(1n, -exponent - 28));
}
function decimalOf(text: string): Decimal | undefined {
  try {
    return Decimal.parse(text);
  } catch (error) {
    if (error instanceof Exception) return undefined;
    throw error;
  }
}

const floatStyle = numberStyles.Float | numberStyles.AllowThousands;

/** `TryParse(text, styles, culture)` of a numeric type, by its C# keyword and its name. */
function parseInCulture(
  text: string,
  [keyword, name]: readonly [string, string],
  styles: number,
  culture: object,
): unknown {
  const result: Ref = { v: null };
  const read = staticMethod(`System.${name}`, 'TryParse', `string,NumberStyles,IFormatProvider,${keyword}`);
  return read(text, styles, culture, result) ? result.v : undefined;
}
/** Whether the rules of invariant texts are not those of the culture; null is the invariant one. */
function hasOwnNumbers(culture: object | null): culture is object {
  return culture !== null && culture !== CultureInfo.invariant;
}

/** `int.TryParse(text, Integer, culture)`. */
export function parseInt32Text(text: string, culture: object | null = null): number | undefined {
  if (hasOwnNumbers(culture))
    return parseInCulture(text, ['int', 'Int32'], numberStyles.Integer, culture) as number | undefined;
  const match = /^[\s]*([+-]?\d+)[\s\0]*$/.exec(text);
  if (!match) return undefined;
  const value = Number(match[1]);
  return value >= -2147483648 && value <= 2147483647 ? value + 0 : undefined;
}

/** `double.TryParse(text, Float | AllowThousands, culture)`. */
export function parseDoubleText(text: string, culture: object | null = null): number | undefined {
  if (hasOwnNumbers(culture))
    return parseInCulture(text, ['double', 'Double'], floatStyle, culture) as number | undefined;
  const trimmed = text.replace(/(?<!\0)\0+$/, '').trim();
  const match = /^([+-]?)((?:\d[\d,]*)?(?:\.\d*)?(?:[eE][+-]?\d+)?)$/.exec(trimmed);
  if (match && /^(?:\d|\.\d)/.test(match[2]!)) return Number(match[1]! + match[2]!.replaceAll(',', ''));
  switch (trimmed.toLowerCase()) {
    case 'nan':
    case '+nan':
    case '-nan':
      return NaN;
    case 'infinity':
    case '+infinity':
      return Infinity;
    case '-infinity':
      return -Infinity;
    default:
      return undefined;
  }
}

/** `decimal.TryParse(text, Number, culture)`; also with an exponent, as JSON has it. */
export function parseDecimalText(text: string, culture: object | null = null): Decimal | undefined {
  if (hasOwnNumbers(culture)) {
    const value = parseInCulture(text, ['decimal', 'Decimal'], numberStyles.Number, culture);
    return (value as Decimal | undefined) ?? parseStrictDecimal(text);
  }
  const trimmed = text.replace(/(?<!\0)\0+$/, '').trim();
  const match = /^([+-]?)((?:\d[\d,]*)?(?:\.\d*)?)\s*([+-]?)$/.exec(trimmed);
  if (match && /^(?:\d|\.\d)/.test(match[2]!) && !(match[1] && match[3]))
    return decimalOf((match[1] || match[3] || '') + match[2]!.replaceAll(',', ''));
  return parseStrictDecimal(text);
}

/** `bool.TryParse(text)`. */
export function parseBoolean(text: string): boolean | undefined {
  switch (text.replace(/^[\s\0]+|(?<![\s\0])[\s\0]+$/g, '').toLowerCase()) {
    case 'true':
      return true;
    case 'false':
      return false;
    default:
      return undefined;
  }
}
