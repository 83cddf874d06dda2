// The static class `System.Numerics.BitOperations` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { integerRanges } from '../../System/numbers/parse-number.ts';

type Integer = number | bigint;
type Members = Record<string, Implementation>;
const unsignedTypes = ['uint', 'ulong', 'nuint'] as const;
const signedTypes = ['int', 'long', 'nint'] as const;

/** Members of an integer type, on its bits. */
function members(keyword: (typeof unsignedTypes)[number] | (typeof signedTypes)[number]): Members {
  const { bits, least } = integerRanges[keyword];
  const isSigned = least < 0n;
  const unsigned = (value: Integer): bigint => BigInt.asUintN(bits, BigInt(value));
  const natural = (value: bigint): Integer => (bits === 64 ? value : Number(value));
  const text = (value: Integer): string => unsigned(value).toString(2);
  const rotate = (value: Integer, offset: number): Integer => {
    const shift = BigInt(((offset % bits) + bits) % bits);
    const whole = unsigned(value);
    return natural(BigInt.asUintN(bits, (whole << shift) | (whole >> (BigInt(bits) - shift))));
  };
  const found: Members = {
    [`static bool IsPow2(${keyword} value)`]: (value: Integer) =>
      value > 0 && text(value).lastIndexOf('1') === 0,
    [`static int TrailingZeroCount(${keyword} value)`]: (value: Integer) =>
      unsigned(value) === 0n ? bits : text(value).length - 1 - text(value).lastIndexOf('1'),
  };
  if (isSigned) return found;
  return {
    ...found,
    [`static int LeadingZeroCount(${keyword} value)`]: (value: Integer) =>
      unsigned(value) === 0n ? bits : bits - text(value).length,
    [`static int Log2(${keyword} value)`]: (value: Integer) => Math.max(text(value).length - 1, 0),
    [`static int PopCount(${keyword} value)`]: (value: Integer) => text(value).replaceAll('0', '').length,
    [`static ${keyword} RotateLeft(${keyword} value, int offset)`]: rotate,
    [`static ${keyword} RotateRight(${keyword} value, int offset)`]: (value: Integer, offset: number) =>
      rotate(value, -offset),
    [`static ${keyword} RoundUpToPowerOf2(${keyword} value)`]: (value: Integer) => {
      const whole = unsigned(value);
      if (whole <= 1n) return natural(whole);
      return natural(BigInt.asUintN(bits, 1n << BigInt((whole - 1n).toString(2).length)));
    },
  };
}

/** CRC-32C (Castagnoli) goes on with the bytes of a value, low ones first. */
function crc32C(crc: number, value: bigint, bytes: number): number {
  let rest = crc ^ 0;
  for (let index = 0; index < bytes; index++) {
    rest ^= Number((value >> BigInt(index * 8)) & 0xffn);
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ ((rest & 1) === 1 ? 0x82f63b78 : 0);
  }
  return rest >>> 0;
}
const crcMembers: Members = Object.fromEntries(
  (['byte', 'ushort', 'uint', 'ulong'] as const).map((keyword, index) => [
    `static uint Crc32C(uint crc, ${keyword} data)`,
    (crc: number, data: Integer) => crc32C(crc, BigInt(data), 2 ** index),
  ]),
);

/** `BitOperations`. */
export const bitOperationsType: TypeDeclaration = declareType(
  'public static class System.Numerics.BitOperations',
  Object.assign({}, crcMembers, ...[...unsignedTypes, ...signedTypes].map(members)) as Members,
);
