// The static class `System.BitConverter` as template code sees it.
import { inPieces } from '@mockwright/language/runtime/text-pieces';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
} from '@mockwright/language/runtime/exceptions';
import type { Span } from '@mockwright/language/runtime/span';
import { Half, bitsOfHalf, halfOfBits } from '../System.Numerics/half-value.ts';
import { Int128, UInt128 } from '../System.Numerics/wide-values.ts';
import { toByteArray, toHex } from './base64.ts';
import { outOfRange } from './text/range-checks.ts';

/** The C# names of what has bytes. */
export type BitKind =
  | 'bool'
  | 'char'
  | 'sbyte'
  | 'byte'
  | 'short'
  | 'ushort'
  | 'int'
  | 'uint'
  | 'long'
  | 'ulong'
  | 'float'
  | 'double';

/** Width, and how a value of the kind goes in and out of a DataView. */
interface Codec {
  readonly size: number;
  readonly write: (view: DataView, value: never) => void;
  readonly read: (view: DataView) => unknown;
}
/** Every NaN of JavaScript is .NET's `double.NaN` or `float.NaN`, whose sign is set. */
export const codecs: Readonly<Record<BitKind, Codec>> = {
  bool: {
    size: 1,
    write: (view, value: boolean) => view.setUint8(0, value ? 1 : 0),
    read: (view) => view.getUint8(0) !== 0,
  },
  byte: {
    size: 1,
    write: (view, value: number) => view.setUint8(0, value),
    read: (view) => view.getUint8(0),
  },
  sbyte: { size: 1, write: (view, value: number) => view.setInt8(0, value), read: (view) => view.getInt8(0) },
  char: {
    size: 2,
    write: (view, value: number) => view.setUint16(0, value, true),
    read: (view) => view.getUint16(0, true),
  },
  short: {
    size: 2,
    write: (view, value: number) => view.setInt16(0, value, true),
    read: (view) => view.getInt16(0, true),
  },
  ushort: {
    size: 2,
    write: (view, value: number) => view.setUint16(0, value, true),
    read: (view) => view.getUint16(0, true),
  },
  int: {
    size: 4,
    write: (view, value: number) => view.setInt32(0, value, true),
    read: (view) => view.getInt32(0, true),
  },
  uint: {
    size: 4,
    write: (view, value: number) => view.setUint32(0, value, true),
    read: (view) => view.getUint32(0, true),
  },
  float: {
    size: 4,
    write: (view, value: number) => {
      if (Number.isNaN(value)) view.setUint32(0, 0xffc0_0000, true);
      else view.setFloat32(0, value, true);
    },
    read: (view) => view.getFloat32(0, true),
  },
  long: {
    size: 8,
    write: (view, value: bigint) => view.setBigInt64(0, value, true),
    read: (view) => view.getBigInt64(0, true),
  },
  ulong: {
    size: 8,
    write: (view, value: bigint) => view.setBigUint64(0, value, true),
    read: (view) => view.getBigUint64(0, true),
  },
  double: {
    size: 8,
    write: (view, value: number) => {
      if (Number.isNaN(value)) view.setBigUint64(0, 0xfff8_0000_0000_0000n, true);
      else view.setFloat64(0, value, true);
    },
    read: (view) => view.getFloat64(0, true),
  },
};

/** How many bytes a value of the kind takes. */
export const sizeOf = (kind: BitKind): number => codecs[kind].size;
const tooShort = (): ArgumentException =>
  new ArgumentException(
    'The array starting from the specified index is not long enough to read a value of the specified type.',
    'value',
  );

const noIndex = (): ArgumentOutOfRangeException =>
  new ArgumentOutOfRangeException(
    'startIndex',
    'Index was out of range. Must be non-negative and less than the size of the collection.',
  );

/** The bytes of a value in natural form, little-endian. */
export function bytesOf(kind: BitKind, value: unknown): Uint8Array {
  const bytes = new Uint8Array(codecs[kind].size);
  codecs[kind].write(new DataView(bytes.buffer), value as never);
  return bytes;
}
/** A value in natural form from exactly its bytes. */
export function valueOf(kind: BitKind, bytes: readonly number[]): unknown {
  return codecs[kind].read(new DataView(Uint8Array.from(bytes).buffer));
}
/** How values of a type become bytes, least significant first, and bytes values. */
export interface ByteForm {
  readonly size: number;
  readonly toBytes: (value: any) => readonly number[];
  readonly fromBytes: (bytes: readonly number[]) => unknown;
}
/** The bytes of a `Half`. */
export const halfBytes: ByteForm = {
  size: 2,
  toBytes: ({ value }: Half) => [...bytesOf('ushort', bitsOfHalf(value))],
  fromBytes: (bytes) => new Half(halfOfBits(valueOf('ushort', bytes) as number)),
};
/** The bytes of an `Int128` or `UInt128`. */
export const wideBytes = (Wide: typeof Int128 | typeof UInt128): ByteForm => ({
  size: 16,
  toBytes: ({ value }: Int128) => [
    ...bytesOf('ulong', BigInt.asUintN(64, value)),
    ...bytesOf('ulong', BigInt.asUintN(64, value >> 64n)),
  ],
  fromBytes: (bytes) => {
    const low = valueOf('ulong', bytes.slice(0, 8)) as bigint;
    const high = valueOf(Wide === Int128 ? 'long' : 'ulong', bytes.slice(8)) as bigint;
    return new Wide((high << 64n) | low);
  },
});
/** Reads the bits of one kind as another of the same size. */
const reinterpret =
  (from: BitKind, to: BitKind) =>
  (value: unknown): unknown =>
    valueOf(to, [...bytesOf(from, value)]);

/** The bytes of a value from an index on. @throws {ArgumentException} where there are not enough */
function part(value: readonly number[] | null, startIndex: number, size: number): readonly number[] {
  if (value === null) throw new ArgumentNullException('value');
  if (startIndex < 0 || startIndex >= value.length) throw noIndex();
  if (startIndex > value.length - size) throw tooShort();
  return value.slice(startIndex, startIndex + size);
}

function hexText(value: readonly number[] | null, startIndex: number = 0, length?: number): string {
  if (value === null) throw new ArgumentNullException('value');
  if (startIndex < 0 || (startIndex >= value.length && startIndex > 0)) throw noIndex();
  const count = length ?? value.length - startIndex;
  if (count < 0) throw outOfRange('length', count);
  if (startIndex > value.length - count) throw tooShort();
  const digits = toHex(value.slice(startIndex, startIndex + count), true);
  // Pieces end between bytes.
  return inPieces(digits, (piece) => piece.replace(/../g, '$&-')).slice(0, -1);
}

const names: Partial<Record<BitKind, string>> = {
  bool: 'Boolean',
  char: 'Char',
  short: 'Int16',
  int: 'Int32',
  long: 'Int64',
  ushort: 'UInt16',
  uint: 'UInt32',
  ulong: 'UInt64',
  float: 'Single',
  double: 'Double',
};
const members: Record<string, Implementation> = {};
/** The members of a type: how its values become bytes, and bytes values. */
function addMembers(
  type: string,
  name: string,
  size: number,
  toBytes: (value: any) => readonly number[],
  fromBytes: (bytes: readonly number[]) => unknown,
): void {
  members[`static byte[] GetBytes(${type} value)`] = (value: unknown) => toByteArray([...toBytes(value)]);
  members[`static ${type} To${name}(byte[] value, int startIndex)`] = (
    value: readonly number[] | null,
    startIndex: number,
  ) => fromBytes(part(value, startIndex, size));
  members[`static ${type} To${name}(ReadOnlySpan<byte> value)`] = (value: Span<number>) => {
    if (value.length < size) throw new ArgumentOutOfRangeException('value');
    return fromBytes(value.slice(0, size).copy());
  };
  members[`static bool TryWriteBytes(Span<byte> destination, ${type} value)`] = (
    destination: Span<number>,
    value: unknown,
  ) => {
    if (size > destination.length) return false;
    for (const [index, byte] of toBytes(value).entries()) destination.set(index, byte);
    return true;
  };
}
for (const [kind, name] of Object.entries(names) as [BitKind, string][]) {
  addMembers(
    kind,
    name,
    codecs[kind].size,
    (value) => [...bytesOf(kind, value)],
    (bytes) => valueOf(kind, bytes),
  );
}
addMembers('Half', 'Half', halfBytes.size, halfBytes.toBytes, halfBytes.fromBytes);
for (const Wide of [Int128, UInt128]) {
  const name = Wide === Int128 ? 'Int128' : 'UInt128';
  const { size, toBytes, fromBytes } = wideBytes(Wide);
  addMembers(name, name, size, toBytes, fromBytes);
}

/** `System.BitConverter`. */
export const bitConverterType: TypeDeclaration = declareType(
  'public static class System.BitConverter',
  () => ({
    ...members,
    'static string ToString(byte[] value, int startIndex, int length)': hexText,
    'static string ToString(byte[] value)': (value: readonly number[] | null) => hexText(value),
    'static string ToString(byte[] value, int startIndex)': (
      value: readonly number[] | null,
      startIndex: number,
    ) => hexText(value, startIndex),
    'static short HalfToInt16Bits(Half value)': ({ value }: Half) => (bitsOfHalf(value) << 16) >> 16,
    'static ushort HalfToUInt16Bits(Half value)': ({ value }: Half) => bitsOfHalf(value),
    'static Half Int16BitsToHalf(short value)': (value: number) => new Half(halfOfBits(value & 0xffff)),
    'static Half UInt16BitsToHalf(ushort value)': (value: number) => new Half(halfOfBits(value)),
    'static long DoubleToInt64Bits(double value)': reinterpret('double', 'long'),
    'static double Int64BitsToDouble(long value)': reinterpret('long', 'double'),
    'static int SingleToInt32Bits(float value)': reinterpret('float', 'int'),
    'static float Int32BitsToSingle(int value)': reinterpret('int', 'float'),
    'static ulong DoubleToUInt64Bits(double value)': reinterpret('double', 'ulong'),
    'static double UInt64BitsToDouble(ulong value)': reinterpret('ulong', 'double'),
    'static uint SingleToUInt32Bits(float value)': reinterpret('float', 'uint'),
    'static float UInt32BitsToSingle(uint value)': reinterpret('uint', 'float'),
    'static readonly bool IsLittleEndian': true,
  }),
);
