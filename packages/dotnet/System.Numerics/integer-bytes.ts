// What `IBinaryInteger<T>` says of the bytes of a number: how many there are, writing and reading them.
import type { Implementation, Ref } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { Box } from '@mockwright/language/runtime/box';
import { defaultOf } from '@mockwright/language/runtime/casting';
import {
  ArgumentException,
  NotSupportedException,
  OverflowException,
} from '@mockwright/language/runtime/exceptions';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import type { Span } from '@mockwright/language/runtime/span';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { numberOfBytes } from '../System/numbers/big-integer-bits.ts';
import { BigInteger } from '../System/numbers/big-integer-value.ts';
import { integerRanges } from '../System/numbers/parse-number.ts';
import type { IntegerRange } from '../System/numbers/parse-number.ts';
import { createNumber, wideRanges } from './create-number.ts';
import { WideInteger } from './wide-values.ts';

/** The range of an integer type; that of `BigInteger` has no ends. */
function rangeOf(type: NamedType): IntegerRange | undefined {
  if (type.name === 'Int128' || type.name === 'UInt128') return wideRanges[type.name];
  const special = type.special === 'char' ? 'ushort' : type.special;
  const ranges: Readonly<Record<string, IntegerRange>> = integerRanges;
  return ranges[special ?? ''];
}
/** The value of a boxed integer. @throws {NotSupportedException} for one that is none of the library's */
function valueOf(boxed: unknown): bigint {
  const value = boxed instanceof Box ? (boxed.value as unknown) : boxed;
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return BigInt(value);
  if (value instanceof BigInteger || value instanceof WideInteger) return value.value;
  throw new NotSupportedException();
}
/** How many bits a number takes, with that of the sign for one below zero. */
function bitLength(value: bigint): number {
  if (value < 0n) return bitLength(~value) + 1;
  return value === 0n ? 0 : value.toString(2).length;
}
const wordBits = 32;
/** A `BigInteger` takes whole words. */
function byteCount(boxed: unknown): number {
  const range = rangeOf(typeOf(boxed) as NamedType);
  if (range) return range.bits / 8;
  return Math.max(1, Math.ceil(bitLength(valueOf(boxed)) / wordBits)) * (wordBits / 8);
}
/** Least significant byte first. */
function bytesOf(boxed: unknown): number[] {
  const count = byteCount(boxed);
  const value = BigInt.asUintN(count * 8, valueOf(boxed));
  return [...Buffer.from(value.toString(16).padStart(count * 2, '0'), 'hex')].reverse();
}

type Order = 'BigEndian' | 'LittleEndian';
const ordered = (bytes: number[], order: Order): number[] =>
  order === 'BigEndian' ? bytes.reverse() : bytes;
const tooShort = (): ArgumentException => new ArgumentException('Destination is too short.', 'destination');

function intoSpan(boxed: unknown, destination: Span<number>, order: Order): number {
  const bytes = ordered(bytesOf(boxed), order);
  if (destination.length < bytes.length) return 0;
  for (const [index, byte] of bytes.entries()) destination.set(index, byte);
  return bytes.length;
}
function intoArray(boxed: unknown, destination: number[] | null, start: number, order: Order): number {
  const bytes = ordered(bytesOf(boxed), order);
  const target = dereferenced(destination);
  if (start < 0 || target.length - start < bytes.length) throw tooShort();
  for (const [index, byte] of bytes.entries()) target[start + index] = byte;
  return bytes.length;
}
/** The number of those bytes; undefined where it is too great for the type. */
function read(bytes: readonly number[], isUnsigned: boolean, order: Order, type: NamedType): unknown {
  const value = numberOfBytes(bytes, isUnsigned, order === 'BigEndian');
  const range = rangeOf(type);
  return range && (value < range.least || value > range.greatest)
    ? undefined
    : createNumber(type, value, 'Truncating');
}
function readOrThrow(bytes: readonly number[], isUnsigned: boolean, order: Order, face: NamedType): unknown {
  const number = read(bytes, isUnsigned, order, face.typeArguments[0] as NamedType);
  if (number === undefined) throw new OverflowException();
  return number;
}

function membersOf(order: Order): Record<string, Implementation> {
  return {
    [`static virtual TSelf Read${order}(byte[] source, bool isUnsigned)`]: (
      source: readonly number[] | null,
      isUnsigned: boolean,
      face: NamedType,
    ) => readOrThrow(source ?? [], isUnsigned, order, face),
    [`static virtual TSelf Read${order}(byte[] source, int startIndex, bool isUnsigned)`]: (
      source: readonly number[] | null,
      start: number,
      isUnsigned: boolean,
      face: NamedType,
    ) => readOrThrow((source ?? []).slice(start), isUnsigned, order, face),
    [`static virtual TSelf Read${order}(ReadOnlySpan<byte> source, bool isUnsigned)`]: (
      source: Span<number>,
      isUnsigned: boolean,
      face: NamedType,
    ) => readOrThrow(source.copy(), isUnsigned, order, face),
    [`static virtual bool TryRead${order}(ReadOnlySpan<byte> source, bool isUnsigned, out TSelf value)`]: (
      source: Span<number>,
      isUnsigned: boolean,
      value: Ref,
      face: NamedType,
    ) => {
      const type = face.typeArguments[0] as NamedType;
      const number = read(source.copy(), isUnsigned, order, type);
      value.v = number ?? defaultOf(type);
      return number !== undefined;
    },
    [`bool TryWrite${order}(Span<byte> destination, out int bytesWritten)`]: (
      self: unknown,
      destination: Span<number>,
      written: Ref<number>,
    ) => {
      written.v = intoSpan(self, destination, order);
      return written.v > 0;
    },
    [`int Write${order}(byte[] destination)`]: (self: unknown, destination: number[] | null) =>
      intoArray(self, destination, 0, order),
    [`int Write${order}(byte[] destination, int startIndex)`]: (
      self: unknown,
      destination: number[] | null,
      start: number,
    ) => intoArray(self, destination, start, order),
    [`int Write${order}(Span<byte> destination)`]: (self: unknown, destination: Span<number>) => {
      const written = intoSpan(self, destination, order);
      if (written === 0) throw tooShort();
      return written;
    },
  };
}

/** The members of `IBinaryInteger<TSelf>` that have to do with bytes. */
export const integerByteMembers: Readonly<Record<string, Implementation>> = {
  ...membersOf('BigEndian'),
  ...membersOf('LittleEndian'),
  'int GetByteCount()': byteCount,
  'int GetShortestBitLength()': (self: unknown) => bitLength(valueOf(self)),
};
