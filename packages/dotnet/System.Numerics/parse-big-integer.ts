// `BigInteger.Parse`: integers of any size from text.
import type { Ref } from '@mockwright/language/metadata/declaration';
import { ArgumentNullException, FormatException } from '@mockwright/language/runtime/exceptions';
import { spendMemory } from '@mockwright/language/runtime/run';
import { numberFormatOf } from '../System.Globalization/format-provider.ts';
import { BigInteger } from '../System/numbers/big-integer-value.ts';
import { checkIntegerStyle, numberStyles } from '../System.Globalization/number-styles.ts';
import { readNumber } from '../System/numbers/read-number.ts';

const badNumber = 'The value could not be parsed.';

/** @returns undefined for what is no number */
function read(text: string, style: number, provider: unknown): bigint | undefined {
  checkIntegerStyle(style);
  spendMemory(text.length * 64);
  if ((style & (numberStyles.AllowHexSpecifier | numberStyles.AllowBinarySpecifier)) !== 0) {
    const binary = (style & numberStyles.AllowBinarySpecifier) !== 0;
    const digits = text.trim();
    if (!(binary ? /^[01]+$/ : /^[0-9a-fA-F]+$/).test(digits)) return undefined;
    // The first digit tells the sign, as in two's complement.
    return BigInt.asIntN(digits.length * (binary ? 1 : 4), BigInt((binary ? '0b' : '0x') + digits));
  }
  const number = readNumber(text, style, numberFormatOf(provider));
  // An exponent may ask for more digits than there is memory.
  if (!number || number.point > Math.max(text.length, 100_000)) return undefined;
  const { digits, point, negative } = number;
  if (/[1-9]/.test(digits.slice(Math.max(point, 0)))) return undefined;
  const size = BigInt(digits.slice(0, Math.max(point, 0)).padEnd(point, '0') || '0');
  return negative ? -size : size;
}
/** The number that a text is. @throws {ArgumentNullException | FormatException} */
export function parse(text: string | null, style: number, provider: unknown): BigInteger {
  if (text === null) throw new ArgumentNullException('value');
  const value = read(text, style, provider);
  if (value === undefined) throw new FormatException(badNumber);
  return new BigInteger(value);
}
/** The same, or zero. @returns whether it is one */
export function tryParse(text: string | null, style: number, provider: unknown, result: Ref): boolean {
  const value = text === null ? undefined : read(text, style, provider);
  result.v = value === undefined ? BigInteger.zero : new BigInteger(value);
  return value !== undefined;
}
