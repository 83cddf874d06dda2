// `System.Buffers.Binary.BinaryPrimitives`: numbers in spans of bytes, in either order.
import { declareType } from '../../metadata/declaration.ts';
import type { Implementation, TypeDeclaration } from '../../metadata/declaration.ts';
import { ArgumentOutOfRangeException } from '../../runtime/exceptions.ts';
import type { Span } from '../../runtime/span.ts';
import { bytesOf, sizeOf, valueOf } from '../system/bit-converter.ts';
import type { BitKind } from '../system/bit-converter.ts';
import { convertibleNames } from '../system/convert-values.ts';

type Bytes = Span<number>;

const kinds = ['short', 'ushort', 'int', 'uint', 'long', 'ulong', 'float', 'double'] as const;

function read(source: Bytes, kind: BitKind, size: number, isBig: boolean): unknown {
  if (source.length < size) throw new ArgumentOutOfRangeException('length');
  const bytes = source.slice(0, size).copy();
  return valueOf(kind, isBig ? bytes.reverse() : bytes);
}
function write(destination: Bytes, value: unknown, kind: BitKind, isBig: boolean): void {
  const bytes = bytesOf(kind, value);
  if (isBig) bytes.reverse();
  if (destination.length < bytes.length) throw new ArgumentOutOfRangeException('length');
  for (const [index, byte] of bytes.entries()) destination.set(index, byte);
}

const members: Record<string, Implementation> = {};
for (const kind of kinds) {
  const name = convertibleNames[kind];
  const size = sizeOf(kind);
  for (const order of ['LittleEndian', 'BigEndian']) {
    const isBig = order === 'BigEndian';
    members[`static ${kind} Read${name}${order}(ReadOnlySpan<byte> source)`] = (source: Bytes) =>
      read(source, kind, size, isBig);
    members[`static void Write${name}${order}(Span<byte> destination, ${kind} value)`] = (
      destination: Bytes,
      value: unknown,
    ) => {
      write(destination, value, kind, isBig);
    };
    members[`static bool TryRead${name}${order}(ReadOnlySpan<byte> source, out ${kind} value)`] = (
      source: Bytes,
      value: { v: unknown },
    ) => {
      const fits = source.length >= size;
      value.v = fits
        ? read(source, kind, size, isBig)
        : valueOf(
            kind,
            Array.from({ length: size }, () => 0),
          );
      return fits;
    };
    members[`static bool TryWrite${name}${order}(Span<byte> destination, ${kind} value)`] = (
      destination: Bytes,
      value: unknown,
    ) => {
      if (destination.length < size) return false;
      write(destination, value, kind, isBig);
      return true;
    };
  }
  if (kind !== 'float' && kind !== 'double')
    members[`static ${kind} ReverseEndianness(${kind} value)`] = (value: unknown) =>
      valueOf(kind, [...bytesOf(kind, value)].reverse());
}

/** `BinaryPrimitives`. */
export const binaryPrimitivesType: TypeDeclaration = declareType(
  'public static class System.Buffers.Binary.BinaryPrimitives',
  members,
);
