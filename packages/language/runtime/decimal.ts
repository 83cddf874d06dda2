// `System.Decimal`: a signed 96-bit integer divided by a power of ten, its scale kept as .NET keeps it.
import type { NamedType } from '../metadata/symbols.ts';
import { declaredFormat, declaredMethod } from './core-types.ts';
import {
  ArgumentException,
  ArgumentOutOfRangeException,
  DivideByZeroException,
  OverflowException,
} from './exceptions.ts';

/** `System.MidpointRounding`: 0 ToEven, 1 AwayFromZero, 2 ToZero, 3 ToNegativeInfinity, 4 ToPositiveInfinity. */
export type RoundingMode = 0 | 1 | 2 | 3 | 4;

const maxMantissa = (1n << 96n) - 1n;
const maxScale = 28;
const powers: readonly bigint[] = Array.from({ length: 60 }, (_, exponent) => 10n ** BigInt(exponent));
/** 10^0 … 10^28 and further as doubles: the nearest ones, as .NET's own table holds. */
const doublePowers: readonly number[] = Array.from({ length: 81 }, (_, exponent) => Number(`1e${exponent}`));

function power(exponent: number): bigint {
  return powers[exponent] ?? 10n ** BigInt(exponent);
}
function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}
function overflow(type = 'a Decimal'): OverflowException {
  return new OverflowException(`Value was either too large or too small for ${type}.`);
}

/** `value / divisor`, rounded half to even (both not negative). */
function divideToEven(value: bigint, divisor: bigint): bigint {
  const quotient = value / divisor;
  const twice = (value - quotient * divisor) * 2n;
  return twice > divisor || (twice === divisor && (quotient & 1n) === 1n) ? quotient + 1n : quotient;
}

/** `value / divisor`, rounded as the mode says; `value` may be negative. */
function divideRounded(value: bigint, divisor: bigint, mode: RoundingMode): bigint {
  const quotient = value / divisor;
  const rest = value - quotient * divisor;
  if (rest === 0n) return quotient;
  const away = value < 0n ? quotient - 1n : quotient + 1n;
  const twice = magnitude(rest) * 2n;
  switch (mode) {
    case 0:
      return twice > divisor || (twice === divisor && (quotient & 1n) !== 0n) ? away : quotient;
    case 1:
      return twice >= divisor ? away : quotient;
    case 2:
      return quotient;
    case 3:
      return value < 0n ? away : quotient;
    default:
      return value < 0n ? quotient : away;
  }
}

/** An exact result brought into range: digits that do not fit are rounded off, half to even. */
function fitted(mantissa: bigint, scale: number, isNegative: boolean = mantissa < 0n): Decimal {
  const size = magnitude(mantissa);
  let drop = Math.max(0, scale - maxScale);
  let rounded = drop === 0 ? size : divideToEven(size, power(drop));
  while (rounded > maxMantissa) {
    const excess = rounded / maxMantissa;
    drop += Math.max(1, excess.toString().length - 1);
    if (drop > scale) throw overflow();
    rounded = divideToEven(size, power(drop));
  }
  return new Decimal(mantissa < 0n ? -rounded : rounded, scale - drop, isNegative);
}

/** Takes off trailing zeros of the fraction, at most down to `least` decimals. */
function trimmed(mantissa: bigint, scale: number, least: number, isNegative?: boolean): Decimal {
  while (scale > least && mantissa % 10n === 0n) {
    mantissa /= 10n;
    scale--;
  }
  return new Decimal(mantissa, scale, isNegative);
}

/** The binary exponent that `Math.frexp` would give: `value` = 0.5…1 × 2^exponent. */
function binaryExponent(value: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return ((view.getUint16(0) >> 4) & 0x7ff) - 1022;
}

/**
 * `new Decimal(double)` and `new Decimal(float)`: rounds to 15 (7) significant digits by the arithmetic that .NET uses,
 * so that the last digit is the same.
 */
function fromFloating(value: number, digits: number): Decimal {
  if (value === 0) return Decimal.zero;
  const exponent = Number.isFinite(value) ? binaryExponent(value) : Infinity;
  if (exponent < -94) return Decimal.zero;
  if (exponent > 96) throw overflow();
  let rest = Math.abs(value);
  let scale = digits - 1 - ((exponent * 19728) >> 16);
  if (scale >= 0) {
    scale = Math.min(scale, maxScale);
    rest *= doublePowers[scale]!;
  } else if (scale !== -1 || rest >= doublePowers[digits]!) {
    rest /= doublePowers[-scale]!;
  } else {
    scale = 0;
  }
  if (rest < doublePowers[digits - 1]! && scale < maxScale) {
    rest *= 10;
    scale++;
  }
  let whole = Math.trunc(rest);
  rest -= whole;
  if (rest > 0.5 || (rest === 0.5 && whole % 2 === 1)) whole++;
  if (whole === 0) return Decimal.zero;
  const mantissa = BigInt(value < 0 ? -whole : whole);
  if (scale < 0) {
    const scaled = mantissa * power(-scale);
    if (magnitude(scaled) > maxMantissa) throw overflow();
    return new Decimal(scaled, 0);
  }
  return trimmed(mantissa, scale, 0);
}

/** Longer texts of digits are cut to those that can count: 29 before the point, 28 behind it, and some. */
const manyDigits = 200;
const keptDigits = 120;

/** An immutable decimal number. Arithmetic throws {@link OverflowException} beyond 96 bits, as .NET's. */
export class Decimal {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  /** The digits, with the sign. */
  readonly mantissa: bigint;
  /** How many of the digits are decimals, 0 to 28. */
  readonly scale: number;
  /** The sign bit, which a zero can have, too. */
  readonly isNegative: boolean;

  static readonly zero: Decimal = new Decimal(0n, 0);
  static readonly one: Decimal = new Decimal(1n, 0);
  static readonly minusOne: Decimal = new Decimal(-1n, 0);
  static readonly maxValue: Decimal = new Decimal(maxMantissa, 0);
  static readonly minValue: Decimal = new Decimal(-maxMantissa, 0);

  /** The value `mantissa / 10^scale`; both must be in range: see {@link fitted} where they may not be. */
  constructor(mantissa: bigint, scale: number, isNegative: boolean = mantissa < 0n) {
    this.mantissa = mantissa;
    this.scale = scale;
    this.isNegative = isNegative;
  }

  /** From any number of digits and decimals, rounded half to even where needed. @throws {OverflowException} */
  static fitted(mantissa: bigint, scale: number): Decimal {
    return scale < 0 ? fitted(mantissa * power(-scale), 0) : fitted(mantissa, scale);
  }
  /** From an integer type: `int` and smaller as numbers, `long` and `ulong` as bigints. */
  static fromInteger(this: void, value: number | bigint): Decimal {
    return new Decimal(BigInt(value), 0);
  }
  /** As .NET: 15 significant digits. @throws {OverflowException} for what is out of range, NaN included */
  static fromDouble(this: void, value: number): Decimal {
    return fromFloating(value, 15);
  }
  /** As .NET: 7 significant digits. @throws {OverflowException} for what is out of range, NaN included */
  static fromSingle(this: void, value: number): Decimal {
    return fromFloating(value, 7);
  }
  /** `new decimal(int[] { lo, mid, hi, flags })`. @throws {ArgumentException} for bad flags */
  static fromBits(low: number, middle: number, high: number, flags: number): Decimal {
    const scale = (flags >>> 16) & 0xff;
    if ((flags & 0x7f00ffff) !== 0 || scale > maxScale) {
      throw new ArgumentException(
        'Decimal constructor requires an array or span of four valid decimal bytes.',
      );
    }
    const size = (BigInt(high >>> 0) << 64n) | (BigInt(middle >>> 0) << 32n) | BigInt(low >>> 0);
    return new Decimal(flags < 0 ? -size : size, scale, flags < 0);
  }
  /** `decimal.GetBits`. */
  toBits(): [low: number, middle: number, high: number, flags: number] {
    const size = magnitude(this.mantissa);
    const part = (shift: bigint): number => Number(BigInt.asIntN(32, size >> shift));
    return [part(0n), part(32n), part(64n), (this.scale << 16) | (this.isNegative ? 0x80000000 : 0)];
  }

  /**
   * Reads `-12.50`, `1e3`: invariant, no white space, the scale as written.
   * @returns undefined for what is not a number @throws {OverflowException}
   */
  static parse(text: string): Decimal | undefined {
    const match = /^([+-]?)(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d{1,9}))?$/.exec(text);
    if (!match) return undefined;
    const [, sign, whole = '', fraction = '', exponent = '0'] = match;
    if (whole === '' && fraction === '') return undefined;
    return Decimal.fromDigits(sign === '-', whole + fraction, fraction.length - Number(exponent));
  }
  /** From a string of digits and the number of decimals among them, which may be out of range, even negative. */
  static fromDigits(negative: boolean, digits: string, scale: number): Decimal {
    if (digits.length > manyDigits) return Decimal.#fromManyDigits(negative, digits, scale);
    const mantissa = BigInt(digits);
    if (mantissa === 0n) return new Decimal(0n, Math.min(Math.max(scale, 0), maxScale), negative);
    const integerDigits = digits.replace(/^0+/, '').length - scale;
    if (integerDigits > 29) throw overflow();
    if (integerDigits < -maxScale) return new Decimal(0n, maxScale, negative);
    return Decimal.fitted(negative ? -mantissa : mantissa, scale);
  }

  /** The same where most of the digits only say whether there is something beyond those that count. */
  static #fromManyDigits(negative: boolean, digits: string, scale: number): Decimal {
    const significant = digits.replace(/^0+/, '');
    if (significant.length <= keptDigits) return Decimal.fromDigits(negative, significant || '0', scale);
    const isMore = /[1-9]/.test(significant.slice(keptDigits));
    const kept = significant.slice(0, keptDigits) + (isMore ? '1' : '0');
    return Decimal.fromDigits(negative, kept, scale - significant.length + kept.length);
  }

  get sign(): -1 | 0 | 1 {
    return this.mantissa === 0n ? 0 : this.mantissa < 0n ? -1 : 1;
  }
  add(other: Decimal): Decimal {
    if (this.scale === other.scale) {
      const sum = this.mantissa + other.mantissa;
      return sum === 0n ? new Decimal(0n, this.scale, this.isNegative) : fitted(sum, this.scale);
    }
    const [coarse, fine] = this.scale > other.scale ? [other, this] : [this, other];
    const sum = coarse.mantissa * power(fine.scale - coarse.scale) + fine.mantissa;
    // The sign of a zero is that of the operand which is brought to the other's scale, if that is not zero itself.
    if (sum === 0n)
      return new Decimal(0n, fine.scale, coarse.mantissa === 0n ? fine.isNegative : coarse.isNegative);
    return fitted(sum, fine.scale);
  }
  subtract(other: Decimal): Decimal {
    return this.add(other.negate());
  }
  multiply(other: Decimal): Decimal {
    const scale = this.scale + other.scale;
    const product = this.mantissa * other.mantissa;
    // .NET's path for operands of 32 bits keeps the scale of a zero but gives up beyond 47 decimals; the other loses it.
    const short = magnitude(this.mantissa) >> 32n === 0n && magnitude(other.mantissa) >> 32n === 0n;
    if (short ? scale > 47 : product === 0n) return Decimal.zero;
    return fitted(product, scale, this.isNegative !== other.isNegative);
  }
  /** @throws {DivideByZeroException} */
  divide(other: Decimal): Decimal {
    if (other.mantissa === 0n) throw new DivideByZeroException();
    const divisor = magnitude(other.mantissa);
    let size = magnitude(this.mantissa);
    let scale = this.scale - other.scale;
    if (scale < 0) {
      size *= power(-scale);
      scale = 0;
    }
    const negative = this.isNegative !== other.isNegative;
    if (size % divisor === 0n) {
      const quotient = size / divisor;
      if (quotient > maxMantissa) throw overflow();
      return new Decimal(negative ? -quotient : quotient, scale, negative);
    }
    // As many decimals as fit; then without trailing zeros.
    let exponent = maxScale;
    let quotient = divideToEven(size * power(exponent - scale), divisor);
    while (quotient > maxMantissa) {
      exponent -= Math.max(1, (quotient / maxMantissa).toString().length - 1);
      if (exponent < scale && exponent < 0) throw overflow();
      quotient =
        exponent >= scale
          ? divideToEven(size * power(exponent - scale), divisor)
          : divideToEven(size, divisor * power(scale - exponent));
    }
    return trimmed(negative ? -quotient : quotient, exponent, 0, negative);
  }
  /** @throws {DivideByZeroException} */
  remainder(other: Decimal): Decimal {
    if (other.mantissa === 0n) throw new DivideByZeroException();
    const scale = Math.max(this.scale, other.scale);
    const left = this.mantissa * power(scale - this.scale);
    const right = other.mantissa * power(scale - other.scale);
    return magnitude(left) < magnitude(right) ? this : new Decimal(left % right, scale, this.isNegative);
  }
  negate(): Decimal {
    return new Decimal(-this.mantissa, this.scale, !this.isNegative);
  }
  abs(): Decimal {
    return this.isNegative ? this.negate() : this;
  }

  compareTo(other: Decimal): -1 | 0 | 1 {
    const left = this.scale < other.scale ? this.mantissa * power(other.scale - this.scale) : this.mantissa;
    const right =
      other.scale < this.scale ? other.mantissa * power(this.scale - other.scale) : other.mantissa;
    return left < right ? -1 : left > right ? 1 : 0;
  }
  equals(other: Decimal): boolean {
    return this.compareTo(other) === 0;
  }
  /** `GetHashCode()`, .NET's own: the same for 1.5 and 1.50. */
  hash(): number {
    if (this.mantissa === 0n) return 0;
    const [low, middle, high, flags] = trimmed(this.mantissa, this.scale, 0).toBits();
    return low ^ middle ^ high ^ flags;
  }

  truncate(): Decimal {
    return this.#rounded(0, 2);
  }
  floor(): Decimal {
    return this.#rounded(0, 3);
  }
  ceiling(): Decimal {
    return this.#rounded(0, 4);
  }
  /** `decimal.Round`. @throws {ArgumentOutOfRangeException} unless 0 to 28 decimals */
  round(decimals: number = 0, mode: RoundingMode = 0): Decimal {
    if (decimals < 0 || decimals > maxScale) {
      throw new ArgumentOutOfRangeException(
        'decimals',
        'Decimal can only round to between 0 and 28 digits of precision.',
      );
    }
    if (!(mode >= 0 && mode <= 4)) {
      throw new ArgumentException(
        `The value '${String(mode)}' is not valid for this usage of the type MidpointRounding.`,
        'mode',
      );
    }
    return this.#rounded(decimals, mode);
  }
  #rounded(decimals: number, mode: RoundingMode): Decimal {
    if (this.scale <= decimals) return this;
    const mantissa = divideRounded(this.mantissa, power(this.scale - decimals), mode);
    return new Decimal(mantissa, decimals, this.isNegative);
  }
  /** Without trailing zeros in the fraction. */
  trimZeros(): Decimal {
    return trimmed(this.mantissa, this.scale, 0, this.isNegative);
  }

  /** The integer part. */
  toBigInt(): bigint {
    return this.scale === 0 ? this.mantissa : this.mantissa / power(this.scale);
  }
  toDouble(): number {
    const size = magnitude(this.mantissa);
    const value =
      (Number(size & 0xffffffffffffffffn) + Number(size >> 64n) * 18446744073709551616) /
      doublePowers[this.scale]!;
    return this.isNegative ? -value : value;
  }
  toSingle(): number {
    return Math.fround(this.toDouble());
  }

  /** Invariant text with all decimals, `-1.50`. */
  toString(): string {
    const digits = magnitude(this.mantissa).toString();
    const sign = this.mantissa < 0n ? '-' : '';
    if (this.scale === 0) return sign + digits;
    const padded = digits.padStart(this.scale + 1, '0');
    return `${sign}${padded.slice(0, -this.scale)}.${padded.slice(-this.scale)}`;
  }
  /** `ToString()`, in the current culture: what the library declares. */
  $toString(): string {
    return declaredMethod(this.$type, 'ToString', [])!(this) as string;
  }
  $format(format: string | null, provider: unknown): string {
    return declaredFormat(this, format, provider);
  }
  $equals(other: unknown): boolean {
    return other instanceof Decimal && this.equals(other);
  }
  $hash(): number {
    return this.hash();
  }
  /** `CompareTo(object)`. @throws {ArgumentException} for anything but a decimal */
  $compareTo(other: unknown): number {
    if (other === null) return 1;
    if (!(other instanceof Decimal)) throw new ArgumentException('Object must be of type Decimal.');
    return this.compareTo(other);
  }
}
