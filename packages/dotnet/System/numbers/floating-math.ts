// Arithmetic of `double` and `float` that JavaScript's `Math` lacks or does otherwise.
import {
  ArgumentException,
  ArgumentOutOfRangeException,
  ArithmeticException,
} from '@mockwright/language/runtime/exceptions';
import { log } from './precise-math.ts';
import type { RoundingMode } from '@mockwright/language/runtime/decimal';

/** `Math.Round(value)`: to the nearest integer, a half to the even one. */
export function roundToEven(value: number): number {
  if (!Number.isFinite(value)) return value;
  const floor = Math.floor(value);
  const difference = value - floor;
  let rounded = floor;
  if (difference > 0.5 || (difference === 0.5 && floor % 2 !== 0)) rounded = floor + 1;
  return rounded === 0 && (value < 0 || Object.is(value, -0)) ? -0 : rounded;
}

function roundWhole(value: number, mode: RoundingMode): number {
  switch (mode) {
    case 0:
      return roundToEven(value);
    case 1: {
      // A half away from zero; the sign of a zero stays.
      const whole = Math.trunc(value);
      return Math.abs(value - whole) >= 0.5 ? whole + Math.sign(value) : whole;
    }
    case 2:
      return Math.trunc(value);
    case 3:
      return Math.floor(value);
    default:
      return Math.ceil(value);
  }
}

/**
 * `Math.Round(value, digits, mode)` by .NET's arithmetic: scaled up, rounded, scaled down, each in floating point.
 * @throws {ArgumentOutOfRangeException | ArgumentException}
 */
export function roundFloating(value: number, digits: number, mode: RoundingMode, single: boolean): number {
  const most = single ? 6 : 15;
  if (digits < 0 || digits > most) {
    throw new ArgumentOutOfRangeException(
      'digits',
      `Rounding digits must be between 0 and ${most}, inclusive.`,
    );
  }
  if (!(mode >= 0 && mode <= 4)) {
    throw new ArgumentException(
      `The value '${String(mode)}' is not valid for this usage of the type MidpointRounding.`,
      'mode',
    );
  }
  if (Math.abs(value) >= (single ? 1e8 : 1e16)) return value;
  const power = Number(`1e${digits}`);
  if (single) return Math.fround(roundWhole(Math.fround(value * power), mode) / power);
  return roundWhole(value * power, mode) / power;
}

/** `Math.Sign`. @throws {ArithmeticException} for NaN */
export function signOf(value: number): number {
  if (Number.isNaN(value))
    throw new ArithmeticException('Function does not accept floating point Not-a-Number values.');
  return value > 0 ? 1 : value < 0 ? -1 : 0;
}

/** `Math.MaxMagnitude`. */
export function maxMagnitude(x: number, y: number): number {
  const [a, b] = [Math.abs(x), Math.abs(y)];
  if (a > b || Number.isNaN(a)) return x;
  return a === b ? Math.max(x, y) : y;
}
/** `Math.MinMagnitude`. */
export function minMagnitude(x: number, y: number): number {
  const [a, b] = [Math.abs(x), Math.abs(y)];
  if (a < b || Number.isNaN(a)) return x;
  return a === b ? Math.min(x, y) : y;
}

/** Whether the sign bit is set: so it is in the NaN that .NET has, and that its operations give. */
export function isNegative(value: number): boolean {
  return value < 0 || Object.is(value, -0) || Number.isNaN(value);
}

/** `Math.CopySign`. */
export function copySign(value: number, sign: number): number {
  const size = Math.abs(value);
  return isNegative(sign) ? -size : size;
}

/** A finite number as a whole one times a power of two. */
function parts(value: number): readonly [whole: bigint, exponent: number] {
  const exponent = Math.max(binaryLogarithm(value) - 52, -1074);
  return value === 0 ? [0n, 0] : [BigInt(scaleBinary(value, -exponent)), exponent];
}

/** `x * y + z`, rounded once. */
export function fusedMultiplyAdd(x: number, y: number, z: number): number {
  const rounded = x * y + z;
  if (!Number.isFinite(rounded) || x === 0 || y === 0 || z === 0) return rounded;
  const [[a, atA], [b, atB], [c, atC]] = [parts(x), parts(y), parts(z)];
  const least = Math.min(atA + atB, atC);
  const sum = ((a * b) << BigInt(atA + atB - least)) + (c << BigInt(atC - least));
  // Only the highest bits decide; the others tell by one bit that they are there.
  const size = sum < 0n ? -sum : sum;
  const extra = Math.max(0, size.toString(2).length - 64);
  const high = size >> BigInt(extra);
  const sticky = high << BigInt(extra) === size ? high : high | 1n;
  return scaleBinary(Number(sum < 0n ? -sticky : sticky), least + extra);
}

/** `Math.IEEERemainder`: the remainder of the quotient rounded to nearest, a half to even. */
export function ieeeRemainder(x: number, y: number): number {
  if (!Number.isFinite(x) || Number.isNaN(y) || y === 0) return NaN;
  if (!Number.isFinite(y)) return x;
  const regular = x % y;
  if (regular === 0) return copySign(0, x);
  const alternative = regular - Math.abs(y) * Math.sign(x);
  if (Math.abs(alternative) === Math.abs(regular)) {
    const rounded = roundToEven(x / y);
    return Math.abs(rounded) > Math.abs(x / y) ? alternative : regular;
  }
  return Math.abs(alternative) < Math.abs(regular) ? alternative : regular;
}

/** `Math.Log(a, newBase)`, with the special cases of .NET. */
export function logarithm(value: number, base: number): number {
  if (Number.isNaN(value)) return value;
  if (Number.isNaN(base)) return base;
  if (base === 1 || (value !== 1 && (base === 0 || base === Infinity))) return NaN;
  return log(value) / log(base);
}

const view = new DataView(new ArrayBuffer(8));

/** The next number up (`step` 1) or down (-1). */
export function neighbour(value: number, step: 1 | -1, single: boolean): number {
  if (Number.isNaN(value) || value === step * Infinity) return value;
  if (value === 0) return step * (single ? 1.401298464324817e-45 : 5e-324);
  const direction = value > 0 ? step : -step;
  if (single) {
    view.setFloat32(0, value);
    view.setInt32(0, view.getInt32(0) + direction);
    return view.getFloat32(0);
  }
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) + BigInt(direction));
  return view.getFloat64(0);
}

/** `Math.ILogB`: the binary exponent. */
export function binaryLogarithm(value: number): number {
  if (Number.isNaN(value) || !Number.isFinite(value)) return 2147483647;
  if (value === 0) return -2147483648;
  let size = Math.abs(value);
  let exponent = 0;
  if (size < 2.2250738585072014e-308) {
    size *= 2 ** 54;
    exponent = -54;
  }
  view.setFloat64(0, size);
  return exponent + ((view.getUint16(0) >> 4) & 0x7ff) - 1023;
}

/** `Math.ScaleB`: `x * 2^n`, in steps so that nothing overflows on the way. */
export function scaleBinary(x: number, n: number): number {
  let result = x;
  let left = Math.max(-3000, Math.min(3000, n));
  while (left !== 0) {
    const step = Math.max(-1000, Math.min(1000, left));
    result *= 2 ** step;
    left -= step;
  }
  return result;
}
