// The members of `System.Array` with indices of 64 bits, and those that look at a range of an untyped array.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { Box } from '@mockwright/language/runtime/box';
import { ArgumentException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { copy, createInstance, getValue, lastIndexOf, setValue } from './array-members.ts';
import { sort, binarySearchBoxed } from './array-sorting.ts';
import type { AnyArray } from './array-members.ts';
import { indexList } from './array-rank.ts';
import { notNull } from '@mockwright/language/runtime/not-null';

type Members = Record<string, Implementation>;
type Indices = readonly (number | bigint)[];

/** @throws {ArgumentOutOfRangeException} for what an array's index cannot be */
function small(index: number | bigint, name: string): number {
  const whole = Number(index);
  if (whole !== (whole | 0))
    throw new ArgumentOutOfRangeException(name, 'Arrays larger than 2GB are not supported.');
  return whole;
}
const numbers = (indices: Indices): number[] =>
  indices.map((index, at) => small(index, indices.length === 1 ? 'index' : `index${at + 1}`));

/** An element in natural form: what the search of typed arrays takes. */
function natural(value: unknown): unknown {
  return value instanceof Box ? value.value : value;
}

function elementOf(arrayType: Type | null): Type {
  const type = notNull(arrayType, 'arrayType');
  if (type.kind !== 'array') throw new ArgumentException('Must be an array type.', 'arrayType');
  return type.element;
}

const longIndices: Members = Object.fromEntries(
  [1, 2, 3].flatMap((rank) => {
    const names = rank === 1 ? ['index'] : Array.from({ length: rank }, (_, at) => `index${at + 1}`);
    const list = names.map((name) => `long ${name}`).join(', ');
    return [
      [
        `object? GetValue(${list})`,
        (self: AnyArray, ...indices: bigint[]) => getValue(self, numbers(indices)),
      ],
      [
        `void SetValue(object? value, ${list})`,
        (self: AnyArray, value: unknown, ...indices: bigint[]) => {
          setValue(self, value, numbers(indices));
        },
      ],
    ];
  }),
);

/** See the head of this file. */
export const rareArrayMembers: Members = {
  ...longIndices,
  'object? GetValue(params long[] indices)': (self: AnyArray, indices: readonly bigint[] | null) =>
    getValue(self, numbers(indexList(self, indices))),
  'void SetValue(object? value, params long[] indices)': (
    self: AnyArray,
    value: unknown,
    indices: readonly bigint[] | null,
  ) => {
    setValue(self, value, numbers(indexList(self, indices)));
  },
  'static Array CreateInstance(Type elementType, params long[] lengths)': (
    type: Type | null,
    lengths: readonly bigint[] | null,
  ) => createInstance(type, numbers(notNull(lengths, 'lengths')), true),
  'static Array CreateInstanceFromArrayType(Type arrayType, int length)': (
    type: Type | null,
    length: number,
  ) => createInstance(elementOf(type), [length]),
  'static Array CreateInstanceFromArrayType(Type arrayType, params int[] lengths)': (
    type: Type | null,
    lengths: readonly number[],
  ) => createInstance(elementOf(type), lengths),
  'static void Copy(Array sourceArray, long sourceIndex, Array destinationArray, long destinationIndex, long length)':
    (
      source: AnyArray | null,
      sourceIndex: bigint,
      target: AnyArray | null,
      targetIndex: bigint,
      length: bigint,
    ) => {
      copy(
        source,
        small(sourceIndex, 'sourceIndex'),
        target,
        small(targetIndex, 'destinationIndex'),
        small(length, 'length'),
      );
    },
  'static int BinarySearch(Array array, int index, int length, object? value)': (
    array: AnyArray | null,
    index: number,
    length: number,
    value: unknown,
  ) => binarySearchBoxed(array, value, null, index, length),
  'static int BinarySearch(Array array, int index, int length, object? value, System.Collections.IComparer? comparer)':
    (array: AnyArray | null, index: number, length: number, value: unknown, comparer: unknown) =>
      binarySearchBoxed(array, value, comparer, index, length),
  'static int LastIndexOf(Array array, object? value, int startIndex)': (
    array: AnyArray | null,
    value: unknown,
    start: number,
  ) => lastIndexOf(array, natural(value), start),
  'static int LastIndexOf(Array array, object? value, int startIndex, int count)': (
    array: AnyArray | null,
    value: unknown,
    start: number,
    count: number,
  ) => lastIndexOf(array, natural(value), start, count),
  'static void Sort(Array keys, Array? items, int index, int length)': (
    keys: AnyArray | null,
    items: AnyArray | null,
    index: number,
    length: number,
  ) => sort(keys, { items, index, length, parameter: 'keys' }),
  'static void Sort(Array keys, Array? items, System.Collections.IComparer? comparer)': (
    keys: AnyArray | null,
    items: AnyArray | null,
    comparer: unknown,
  ) => sort(keys, { items, comparer, parameter: 'keys' }),
  'static void Sort(Array array, int index, int length, System.Collections.IComparer? comparer)': (
    array: AnyArray | null,
    index: number,
    length: number,
    comparer: unknown,
  ) => sort(array, { index, length, comparer }),
  'static void Sort(Array keys, Array? items, int index, int length, System.Collections.IComparer? comparer)':
    (keys: AnyArray | null, items: AnyArray | null, index: number, length: number, comparer: unknown) =>
      sort(keys, { items, index, length, comparer, parameter: 'keys' }),
};
