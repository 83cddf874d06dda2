// The static class `System.Buffer` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
} from '@mockwright/language/runtime/exceptions';
import { spend, spendMemory } from '@mockwright/language/runtime/run';
import { elementType, elementsOf } from './array-members.ts';
import type { AnyArray } from './array-members.ts';
import { bytesOf, codecs, valueOf } from './bit-converter.ts';
import type { BitKind } from './bit-converter.ts';

/** The kind of an array of primitives. @throws {ArgumentException} for other arrays */
function primitiveOf(array: AnyArray | null, name: string): BitKind {
  if (array === null) throw new ArgumentNullException(name);
  const type = elementType(array);
  const special = type.special;
  if (special === undefined || !(special in codecs))
    throw new ArgumentException('Object must be an array of primitives.', name);
  return special as BitKind;
}
/** So many bytes of an array, from one on. */
function bytesFrom(items: readonly unknown[], kind: BitKind, start: number, count: number): Uint8Array {
  const { size } = codecs[kind];
  const bytes = new Uint8Array(count);
  for (let at = Math.floor(start / size); at * size < start + count; at++) {
    spend(1);
    for (const [offset, byte] of bytesOf(kind, items[at]).entries()) bytes[at * size + offset - start] = byte;
  }
  return bytes;
}
/** Puts bytes into an array, from one on. */
function putBytes(items: unknown[], kind: BitKind, start: number, bytes: Uint8Array): void {
  const { size } = codecs[kind];
  for (let at = Math.floor(start / size); at * size < start + bytes.length; at++) {
    spend(1);
    const element = [...bytesOf(kind, items[at])];
    items[at] = valueOf(
      kind,
      element.map((byte, offset) => bytes[at * size + offset - start] ?? byte),
    );
  }
}
/** The element that holds a byte of an array, and which of its bytes it is. @throws {ArgumentOutOfRangeException} */
function placeOf(
  array: AnyArray | null,
  index: number,
): { readonly items: unknown[]; readonly kind: BitKind; readonly at: number; readonly offset: number } {
  const kind = primitiveOf(array, 'array');
  const items = elementsOf(array!);
  const { size } = codecs[kind];
  if (index < 0 || index >= items.length * size) throw new ArgumentOutOfRangeException('index');
  return { items, kind, at: Math.floor(index / size), offset: index % size };
}
function blockCopy(
  src: AnyArray | null,
  srcOffset: number,
  dst: AnyArray | null,
  dstOffset: number,
  count: number,
): void {
  const from = primitiveOf(src, 'src');
  const to = primitiveOf(dst, 'dst');
  for (const [name, value] of Object.entries({ srcOffset, dstOffset, count })) {
    if (value < 0)
      throw new ArgumentOutOfRangeException(name, `${name} ('${value}') must be a non-negative value.`, {
        value,
        text: String(value),
      });
  }
  const source = elementsOf(src!);
  const target = elementsOf(dst!);
  if (
    source.length * codecs[from].size < srcOffset + count ||
    target.length * codecs[to].size < dstOffset + count
  ) {
    throw new ArgumentException(
      'Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.',
    );
  }
  spendMemory(count);
  putBytes(target, to, dstOffset, bytesFrom(source, from, srcOffset, count));
}

/** `System.Buffer`. */
export const bufferType: TypeDeclaration = declareType('public static class System.Buffer', () => ({
  'static void BlockCopy(Array src, int srcOffset, Array dst, int dstOffset, int count)': blockCopy,
  'static int ByteLength(Array array)': (array: AnyArray | null) =>
    codecs[primitiveOf(array, 'array')].size * elementsOf(array!).length,
  'static byte GetByte(Array array, int index)': (array: AnyArray | null, index: number) => {
    const { items, kind, at, offset } = placeOf(array, index);
    return bytesOf(kind, items[at])[offset]!;
  },
  'static void SetByte(Array array, int index, byte value)': (
    array: AnyArray | null,
    index: number,
    value: number,
  ) => {
    const { items, kind, at, offset } = placeOf(array, index);
    items[at] = valueOf(kind, [...bytesOf(kind, items[at])].with(offset, value));
  },
}));
