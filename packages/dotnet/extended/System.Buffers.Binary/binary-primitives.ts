// `System.Buffers.Binary.BinaryPrimitives`: numbers in spans of bytes, in either order.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { ArgumentException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { spend } from '@mockwright/language/runtime/run';
import type { Span } from '@mockwright/language/runtime/span';
import { bytesOf, halfBytes, sizeOf, valueOf, wideBytes } from '../../System/bit-converter.ts';
import type { ByteForm } from '../../System/bit-converter.ts';
import { convertibleNames } from '../../System/convert-values.ts';
import { Int128, UInt128 } from '../../System.Numerics/wide-values.ts';

type Bytes = Span<number>;

interface Kind extends ByteForm {
  readonly type: string;
  readonly name: string;
}
const simple = (
  kind: 'sbyte' | 'byte' | 'short' | 'ushort' | 'int' | 'uint' | 'long' | 'ulong' | 'float' | 'double',
): Kind => ({
  type: kind,
  name: convertibleNames[kind],
  size: sizeOf(kind),
  toBytes: (value) => [...bytesOf(kind, value)],
  fromBytes: (bytes) => valueOf(kind, bytes),
});
const whole: readonly Kind[] = [
  ...(['short', 'ushort', 'int', 'uint', 'long', 'ulong'] as const).map(simple),
  { ...simple('long'), type: 'nint', name: 'IntPtr' },
  { ...simple('ulong'), type: 'nuint', name: 'UIntPtr' },
  { type: 'Int128', name: 'Int128', ...wideBytes(Int128) },
  { type: 'UInt128', name: 'UInt128', ...wideBytes(UInt128) },
];
const kinds: readonly Kind[] = [
  ...whole,
  { type: 'Half', name: 'Half', ...halfBytes },
  simple('float'),
  simple('double'),
];

function read(source: Bytes, { size, fromBytes }: Kind, isBig: boolean): unknown {
  if (source.length < size) throw new ArgumentOutOfRangeException('length');
  const bytes = source.slice(0, size).copy();
  return fromBytes(isBig ? bytes.reverse() : bytes);
}
function write(destination: Bytes, value: unknown, { toBytes }: Kind, isBig: boolean): void {
  const bytes = [...toBytes(value)];
  if (isBig) bytes.reverse();
  if (destination.length < bytes.length) throw new ArgumentOutOfRangeException('length');
  for (const [index, byte] of bytes.entries()) destination.set(index, byte);
}

const members: Record<string, Implementation> = {};
for (const kind of kinds) {
  const { type, name, size } = kind;
  for (const order of ['LittleEndian', 'BigEndian']) {
    const isBig = order === 'BigEndian';
    members[`static ${type} Read${name}${order}(ReadOnlySpan<byte> source)`] = (source: Bytes) =>
      read(source, kind, isBig);
    members[`static void Write${name}${order}(Span<byte> destination, ${type} value)`] = (
      destination: Bytes,
      value: unknown,
    ) => {
      write(destination, value, kind, isBig);
    };
    members[`static bool TryRead${name}${order}(ReadOnlySpan<byte> source, out ${type} value)`] = (
      source: Bytes,
      value: { v: unknown },
    ) => {
      const fits = source.length >= size;
      value.v = fits ? read(source, kind, isBig) : kind.fromBytes(Array.from({ length: size }, () => 0));
      return fits;
    };
    members[`static bool TryWrite${name}${order}(Span<byte> destination, ${type} value)`] = (
      destination: Bytes,
      value: unknown,
    ) => {
      if (destination.length < size) return false;
      write(destination, value, kind, isBig);
      return true;
    };
  }
}
const reversed = ({ toBytes, fromBytes }: Kind, value: unknown): unknown =>
  fromBytes([...toBytes(value)].reverse());
for (const kind of [...whole, simple('sbyte'), simple('byte')])
  members[`static ${kind.type} ReverseEndianness(${kind.type} value)`] = (value: unknown) =>
    reversed(kind, value);
for (const kind of whole)
  members[
    `static void ReverseEndianness(ReadOnlySpan<${kind.type}> source, Span<${kind.type}> destination)`
  ] = (source: Span, destination: Span) => {
    if (destination.length < source.length)
      throw new ArgumentException('Destination is too short.', 'destination');
    for (const [index, value] of source.copy().entries()) {
      spend(1);
      destination.set(index, reversed(kind, value));
    }
  };

/** `BinaryPrimitives`. */
export const binaryPrimitivesType: TypeDeclaration = declareType(
  'public static class System.Buffers.Binary.BinaryPrimitives',
  members,
);
