// The value of a `System.Numerics.BigInteger`.
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { declaredFormat, declaredMethod } from '@mockwright/language/runtime/core-types';
import { ArgumentException, OverflowException } from '@mockwright/language/runtime/exceptions';
import { spend } from '@mockwright/language/runtime/run';
import { integerRanges, rangeError } from './parse-number.ts';

/** Of smaller numbers nobody asks how large they are. */
const smallBits = 10;

/** The number of bits, rounded up to a power of two. */
export function sizeOf(value: bigint): number {
  let bits = smallBits;
  while (BigInt.asIntN(2 ** bits, value) !== value) bits++;
  return 2 ** bits;
}

/** An integer of any size. */
export class BigInteger {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly value: bigint;
  constructor(value: bigint) {
    this.value = value;
  }
  /** How much work it makes, as the length of a text would: what members of the library pay by. */
  get length(): number {
    return sizeOf(this.value) * 4;
  }
  static readonly zero: BigInteger = new BigInteger(0n);
  static readonly one: BigInteger = new BigInteger(1n);
  static readonly minusOne: BigInteger = new BigInteger(-1n);

  $toString(): string {
    return declaredMethod(this.$type, 'ToString', [])!(this) as string;
  }
  $format(format: string | null, provider: unknown): string {
    return declaredFormat(this, format, provider);
  }
  $equals(other: unknown): boolean {
    return other instanceof BigInteger && other.value === this.value;
  }
  $hash(): number {
    spend(this.length >> 8);
    const digits = (this.value < 0n ? -this.value : this.value).toString(16);
    let hash = 0;
    for (let end = digits.length; end > 0; end -= 8)
      hash = (Math.imul(hash, 31) + Number.parseInt(digits.slice(Math.max(end - 8, 0), end), 16)) | 0;
    return this.value < 0n ? ~hash : hash;
  }
  /** @throws {ArgumentException} for anything but a BigInteger */
  $compareTo(other: unknown): number {
    if (other === null) return 1;
    if (!(other instanceof BigInteger))
      throw new ArgumentException('The parameter must be a BigInteger.', 'obj');
    return this.value < other.value ? -1 : this.value > other.value ? 1 : 0;
  }
}

/**
 * An explicit conversion to an integer type, `char` among them; small types go by way of `int`.
 * @throws {OverflowException} where it does not fit
 */
export function integerOf(value: bigint, keyword: keyof typeof integerRanges | 'char'): number | bigint {
  const isChar = keyword === 'char';
  const { bits, least, greatest, article } = integerRanges[isChar ? 'ushort' : keyword];
  if (bits < 32) {
    const asInt = integerOf(value, 'int') as number;
    if (asInt < least || asInt > greatest) throw new OverflowException();
    return asInt;
  }
  if (value < least || value > greatest) {
    // Integers as small as an `int` are kept as one.
    throw least === 0n && value < 0n && value >= integerRanges.int.least
      ? new OverflowException()
      : rangeError(article);
  }
  return bits === 64 ? value : Number(value);
}

/** The explicit conversion to `double`, which cuts off what does not fit. */
export function doubleOf(value: bigint): number {
  const size = value < 0n ? -value : value;
  if (size < 1n << 53n) return Number(value);
  const surplus = BigInt(size.toString(2).length - 53);
  const result = Number((size >> surplus) << surplus);
  return value < 0n ? -result : result;
}
