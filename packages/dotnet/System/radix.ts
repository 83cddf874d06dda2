// Integers in base 2, 8, 10 and 16: `Convert.ToString(value, toBase)` and `Convert.ToInt32(text, fromBase)`.
import {
  ArgumentException,
  ArgumentOutOfRangeException,
  FormatException,
  OverflowException,
} from '@mockwright/language/runtime/exceptions';
import { rangeError } from './numbers/parse-number.ts';
import type { IntegerRange } from './numbers/parse-number.ts';

function checkBase(base: number): void {
  if (base !== 2 && base !== 8 && base !== 10 && base !== 16) throw new ArgumentException('Invalid Base.');
}

/** The integer in that base; negative numbers as two's complement except in base 10. @throws {ArgumentException} */
export function toRadix(value: number | bigint, bits: number, base: number): string {
  checkBase(base);
  return base === 10 ? value.toString() : BigInt.asUintN(bits, BigInt(value)).toString(base);
}

/** More than a number of 64 bits has in base 2. */
const mostDigits = 80;
const digitsOf: Readonly<Record<number, RegExp>> = {
  2: /^[01]*/,
  8: /^[0-7]*/,
  10: /^[0-9]*/,
  16: /^[0-9a-fA-F]*/,
};

/**
 * Reads an integer in that base: with a minus sign in base 10 only, with `0x` in base 16.
 * @throws {ArgumentException | ArgumentOutOfRangeException | FormatException | OverflowException}
 */
export function fromRadix(text: string | null, range: IntegerRange, base: number): bigint {
  checkBase(base);
  if (text === null) return 0n;
  if (text === '') {
    // .NET passes the message where the parameter's name belongs.
    throw new ArgumentOutOfRangeException(
      'Index was out of range. Must be non-negative and less than the size of the collection.',
    );
  }
  const isSigned = range.least < 0n;
  let rest = text;
  let negative = false;
  if (rest.startsWith('-')) {
    if (base !== 10) throw new ArgumentException('String cannot contain a minus sign if the base is not 10.');
    if (!isSigned)
      throw new OverflowException(
        'The string was being parsed as an unsigned number and could not have a negative sign.',
      );
    negative = true;
    rest = rest.slice(1);
  } else if (rest.startsWith('+')) {
    rest = rest.slice(1);
  }
  if (base === 16 && /^0[xX]/.test(rest)) rest = rest.slice(2);
  const digits = digitsOf[base]!.exec(rest)![0];
  if (digits === '') throw new FormatException('Could not find any recognizable digits.');
  if (digits.length < rest.length)
    throw new FormatException('Additional non-parsable characters are at the end of the string.');
  // However many there are: what has more of them is larger than any type.
  const significant = digits.replace(/^0+/, '').slice(0, mostDigits);
  const size = BigInt(
    (base === 16 ? '0x' : base === 8 ? '0o' : base === 2 ? '0b' : '') + (significant || '0'),
  );
  if (base === 10) {
    const value = negative ? -size : size;
    if (value < range.least || value > range.greatest) throw rangeError(range.article);
    return value;
  }
  if (range.bits <= 32 && size >> 32n !== 0n) throw rangeError('a UInt32');
  if (size >> 64n !== 0n) throw rangeError('a UInt64');
  if (size >= 1n << BigInt(range.bits)) throw rangeError(range.article);
  return isSigned ? BigInt.asIntN(range.bits, size) : size;
}
