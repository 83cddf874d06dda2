// A number taken apart into decimal digits: what formatting works on (.NET's `NumberBuffer`).
import type { Decimal } from '@mockwright/language/runtime/decimal';
import { shortestDoubleDigits, shortestSingleDigits } from '@mockwright/language/runtime/number-text';
import { exactDigits } from './exact-digits.ts';

/** Floating-point numbers keep a negative zero and come with correctly rounded digits; the others do not. */
type NumberKind = 'integer' | 'decimal' | 'floating';

/** Digits without leading zeros; the decimal point stands before digit `point` (it may lie outside). */
export interface NumberBuffer {
  readonly kind: NumberKind;
  negative: boolean;
  digits: string;
  point: number;
}

/** The digits of an integer. */
export function integerBuffer(value: number | bigint): NumberBuffer {
  const negative = value < 0;
  const text = (negative ? -value : value).toString();
  const digits = text === '0' ? '' : text;
  return { kind: 'integer', negative, digits, point: digits.length };
}

/** The digits of a decimal, zeros at the end of the fraction included. */
export function decimalBuffer(value: Decimal): NumberBuffer {
  const negative = value.mantissa < 0n;
  const text = (negative ? -value.mantissa : value.mantissa).toString();
  const digits = text === '0' ? '' : text;
  return { kind: 'decimal', negative, digits, point: digits.length - value.scale };
}

/** How many digits of a floating-point number are wanted. */
export type FloatingPrecision =
  | { readonly of: 'shortest' }
  | { readonly of: 'significant'; readonly digits: number }
  | { readonly of: 'decimals'; readonly digits: number };

/** The digits of a finite `double` or `float`, correctly rounded from its exact value. */
export function floatingBuffer(value: number, single: boolean, precision: FloatingPrecision): NumberBuffer {
  const negative = value < 0 || Object.is(value, -0);
  const size = Math.abs(value);
  const { digits, point } =
    precision.of === 'shortest'
      ? single
        ? shortestSingleDigits(size)
        : shortestDoubleDigits(size)
      : exactDigits(size, precision.of, precision.digits);
  return { kind: 'floating', negative, digits, point };
}

/** Rounds to `count` digits, half away from zero unless the digits were already rounded; takes off trailing zeros. */
export function roundBuffer(number: NumberBuffer, count: number, alreadyRounded: boolean): void {
  const kept = Math.max(0, Math.min(count, number.digits.length));
  const next = number.digits.charAt(kept);
  let digits = number.digits.slice(0, kept);
  if (kept === count && !alreadyRounded && next >= '5') {
    digits = digits.replace(/(?<!9)9+$/, '');
    if (digits === '') {
      digits = '1';
      number.point++;
    } else {
      digits = digits.slice(0, -1) + String(Number(digits.at(-1)) + 1);
    }
  } else {
    digits = digits.replace(/(?<!0)0+$/, '');
  }
  if (digits === '') {
    if (number.kind !== 'floating') number.negative = false;
    number.point = 0;
  }
  number.digits = digits;
}
