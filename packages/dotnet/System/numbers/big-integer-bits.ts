// The members of `BigInteger` that see its bytes and bits.
import type { Implementation, Ref } from '@mockwright/language/metadata/declaration';
import { OverflowException } from '@mockwright/language/runtime/exceptions';
import { spendMemory } from '@mockwright/language/runtime/run';
import type { Span } from '@mockwright/language/runtime/span';
import { toByteArray } from '../base64.ts';
import { BigInteger } from './big-integer-value.ts';

const type = 'System.Numerics.BigInteger';
const big = (value: bigint): BigInteger => new BigInteger(value);
const magnitude = (value: bigint): bigint => (value < 0n ? -value : value);

/** The bytes of a number, the lowest first: in two's complement, or without a sign. @throws {OverflowException} */
export function bytesOf(value: bigint, isUnsigned = false, isBigEndian = false): number[] {
  if (isUnsigned && value < 0n)
    throw new OverflowException('Negative values do not have an unsigned representation.');
  const size = hexOf(value < 0n ? ~value : value);
  spendMemory(size.length * 4);
  // The first bit of all tells the sign.
  const count = size.length / 2 + (!isUnsigned && size >= '8' ? 1 : 0);
  const bytes = [...Buffer.from(hexOf(BigInt.asUintN(count * 8, value)).padStart(count * 2, '0'), 'hex')];
  return isBigEndian ? bytes : bytes.reverse();
}
/** Whole bytes, by way of a text: shifting a number by and by takes the square of its length. */
function hexOf(value: bigint): string {
  const digits = value.toString(16);
  return digits.length % 2 === 0 ? digits : `0${digits}`;
}
/** As much as the text costs that a number of so many bytes is read from. */
const byteWeight = 128;
/** The number of bytes that {@link bytesOf} wrote. */
export function numberOfBytes(
  bytes: readonly number[],
  isUnsigned: boolean = false,
  isBigEndian: boolean = false,
): bigint {
  spendMemory(bytes.length * byteWeight);
  const ordered = isBigEndian ? bytes : [...bytes].reverse();
  const value = BigInt(`0x${Buffer.from(ordered).toString('hex') || '0'}`);
  return isUnsigned ? value : BigInt.asIntN(bytes.length * 8, value);
}

/** Turns the bits of a number's 32-bit words around. */
function rotate(value: bigint, by: number): BigInteger {
  const sign = value < 0n ? 1 : 0;
  const bits = Math.ceil((magnitude(value).toString(2).length + sign) / 32) * 32;
  const shift = BigInt(((by % bits) + bits) % bits);
  if (shift === 0n) return big(value);
  const pattern = BigInt.asUintN(bits, value);
  const turned = BigInt.asUintN(bits, pattern << shift) | (pattern >> (BigInt(bits) - shift));
  return big(value < 0n ? BigInt.asIntN(bits, turned) : turned);
}

/** `RotateLeft`, `ToByteArray(bool)`, `MaxMagnitude` and their like. */
export const bitMembers: Readonly<Record<string, Implementation>> = {
  'byte[] ToByteArray(bool isUnsigned = false, bool isBigEndian = false)': (
    { value }: BigInteger,
    isUnsigned: boolean,
    isBigEndian: boolean,
  ) => toByteArray(bytesOf(value, isUnsigned, isBigEndian)),
  'int GetByteCount(bool isUnsigned = false)': ({ value }: BigInteger, isUnsigned: boolean) =>
    bytesOf(value, isUnsigned).length,
  'bool TryWriteBytes(Span<byte> destination, out int bytesWritten, bool isUnsigned = false, bool isBigEndian = false)':
    (
      { value }: BigInteger,
      destination: Span<number>,
      written: Ref,
      isUnsigned: boolean,
      isBigEndian: boolean,
    ) => {
      const bytes = bytesOf(value, isUnsigned, isBigEndian);
      const fits = bytes.length <= destination.length;
      written.v = fits ? bytes.length : 0;
      if (fits) for (const [index, byte] of bytes.entries()) destination.set(index, byte);
      return fits;
    },
  'BigInteger(ReadOnlySpan<byte> value, bool isUnsigned = false, bool isBigEndian = false)': (
    bytes: Span<number>,
    isUnsigned: boolean,
    isBigEndian: boolean,
  ) => big(numberOfBytes(bytes.copy(), isUnsigned, isBigEndian)),
  [`static ${type} RotateLeft(${type} value, int rotateAmount)`]: ({ value }: BigInteger, by: number) =>
    rotate(value, by),
  [`static ${type} RotateRight(${type} value, int rotateAmount)`]: ({ value }: BigInteger, by: number) =>
    rotate(value, -by),
  [`static ${type} CopySign(${type} value, ${type} sign)`]: (a: BigInteger, sign: BigInteger) =>
    big(sign.value < 0n ? -magnitude(a.value) : magnitude(a.value)),
  [`static ${type} MaxMagnitude(${type} x, ${type} y)`]: (x: BigInteger, y: BigInteger) => {
    const [a, b] = [magnitude(x.value), magnitude(y.value)];
    return a > b || (a === b && x.value >= 0n) ? x : y;
  },
  [`static ${type} MinMagnitude(${type} x, ${type} y)`]: (x: BigInteger, y: BigInteger) => {
    const [a, b] = [magnitude(x.value), magnitude(y.value)];
    return a < b || (a === b && x.value < 0n) ? x : y;
  },
  'bool Equals(ulong other)': (self: BigInteger, other: bigint) => self.value === other,
  'int CompareTo(ulong other)': (self: BigInteger, other: bigint) => self.$compareTo(big(other)),
};
