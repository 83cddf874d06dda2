// The value of a `System.Half`: a double that 16 bits can hold.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { compareNumbers } from '@mockwright/language/runtime/comparison';
import { declaredFormat, declaredMethod } from '@mockwright/language/runtime/core-types';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { roundToEven } from '../System/numbers/floating-math.ts';

/** The nearest number of 16 bits; ties go to the even one. */
function roundToHalf(value: number): number {
  const size = Math.abs(value);
  if (size === 0 || !Number.isFinite(value)) return value;
  if (size >= 65520) return value < 0 ? -Infinity : Infinity;
  const exponent = Math.max(exponentOf(size), -14);
  const quantum = 2 ** (exponent - 10);
  return roundToEven(value / quantum) * quantum;
}

function exponentOf(size: number): number {
  const exponent = Math.floor(Math.log2(size));
  return 2 ** exponent > size ? exponent - 1 : exponent;
}

/** The value with the fewest digits that are still this half. */
export function shortestOf(value: number): number {
  if (value === 0) return value;
  for (let digits = 1; digits <= 5; digits++) {
    const short = Number(value.toPrecision(digits));
    if (roundToHalf(short) === value) return short;
  }
  return value;
}

/** The bits of a half. */
export function bitsOfHalf(value: number): number {
  const sign = value < 0 || Object.is(value, -0) ? 0x8000 : 0;
  const size = Math.abs(value);
  if (Number.isNaN(value)) return 0xfe00;
  if (size === Infinity) return sign | 0x7c00;
  if (size < 2 ** -14) return sign | (size * 2 ** 24);
  const exponent = exponentOf(size);
  return sign | ((exponent + 15) << 10) | ((size / 2 ** exponent - 1) * 1024);
}
/** The half that has these bits. */
export function halfOfBits(bits: number): number {
  const sign = (bits & 0x8000) !== 0 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 31) return fraction === 0 ? sign * Infinity : NaN;
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

/** The next half up (`step` 1) or down (-1). */
export function neighbourOfHalf(value: number, step: 1 | -1): number {
  if (Number.isNaN(value) || value === step * Infinity) return value;
  if (value === 0) return step * 2 ** -24;
  return halfOfBits(bitsOfHalf(value) + (value > 0 ? step : -step));
}

/** `System.Half`. */
export class Half {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly value: number;
  /** @param value any number; it is rounded */
  constructor(value: number) {
    this.value = roundToHalf(value);
  }
  $toString(): string {
    return declaredMethod(this.$type, 'ToString', [])!(this) as string;
  }
  $format(format: string | null, provider: unknown): string {
    return declaredFormat(this, format, provider);
  }
  $equals(other: unknown): boolean {
    return (
      other instanceof Half &&
      (other.value === this.value || (Number.isNaN(other.value) && Number.isNaN(this.value)))
    );
  }
  $hash(): number {
    if (this.value === 0) return 0;
    return Number.isNaN(this.value) ? 0x7c00 : bitsOfHalf(this.value);
  }
  /** @throws {ArgumentException} for a value of another type */
  $compareTo(other: unknown): number {
    if (other === null) return 1;
    if (!(other instanceof Half)) throw new ArgumentException('Object must be of type Half.');
    return compareNumbers(this.value, other.value);
  }
}
