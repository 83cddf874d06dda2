// The exact decimal expansion of binary floating-point numbers, cut where a format wants it.
import type { Digits } from '@mockwright/language/runtime/number-text';
import { spendMemory } from '@mockwright/language/runtime/run';

/** A finite number, not negative, as `mantissa * 2^exponent`. */
function decompose(value: number): { mantissa: bigint; exponent: number } {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  const bits = view.getBigUint64(0);
  const exponent = Number(bits >> 52n);
  const fraction = bits & 0xfffffffffffffn;
  return exponent === 0
    ? { mantissa: fraction, exponent: -1074 }
    : { mantissa: fraction | 0x10000000000000n, exponent: exponent - 1075 };
}

/** The quotient, rounded to the nearest, an exact half to the even digit. */
function divide(value: bigint, divisor: bigint): bigint {
  const quotient = value / divisor;
  const twice = (value - quotient * divisor) * 2n;
  return twice > divisor || (twice === divisor && (quotient & 1n) === 1n) ? quotient + 1n : quotient;
}

function stripped(digits: string, point: number): Digits {
  const kept = digits.replace(/(?<!0)0+$/, '');
  return kept === '' ? { digits: '', point: 0 } : { digits: kept, point };
}

/**
 * Digits of `value` (finite, not negative) rounded from its exact value.
 * @param of whether `count` counts significant digits or decimals
 */
export function exactDigits(value: number, of: 'significant' | 'decimals', count: number): Digits {
  if (value === 0) return { digits: '', point: 0 };
  spendMemory(count);
  const { mantissa, exponent } = decompose(value);
  const numerator = exponent > 0 ? mantissa << BigInt(exponent) : mantissa;
  const denominator = exponent < 0 ? 1n << BigInt(-exponent) : 1n;
  // No double has more than 1074 decimals.
  let decimals = of === 'decimals' ? Math.min(count, 1074) : 0;
  if (of === 'significant') {
    const leading = Number(value.toExponential(20).split('e')[1]);
    decimals = Math.min(count, 1100) - 1 - leading;
  }
  const rounded =
    decimals >= 0
      ? divide(numerator * 10n ** BigInt(decimals), denominator)
      : divide(numerator, denominator * 10n ** BigInt(-decimals));
  const digits = rounded.toString();
  return rounded === 0n ? { digits: '', point: 0 } : stripped(digits, digits.length - decimals);
}
