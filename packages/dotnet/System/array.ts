// The class `System.Array` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { Box, emptyArray, toArray } from '@mockwright/language/runtime/box';
import type { NetArray } from '@mockwright/language/runtime/box';
import { box, copyItems, defaultOf } from '@mockwright/language/runtime/casting';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { createInstance as createObject } from '@mockwright/language/runtime/members';
import {
  ArgumentOutOfRangeException,
  IndexOutOfRangeException,
} from '@mockwright/language/runtime/exceptions';
import {
  clear,
  clone,
  copy,
  copyTo,
  createInstance,
  elementType,
  elementsOf,
  fill,
  findIndex,
  findLastIndex,
  getValue,
  indexOf,
  lastIndexOf,
  lengthsOf,
  newArray,
  reverse,
  setValue,
} from './array-members.ts';
import { binarySearch, sort, binarySearchBoxed } from './array-sorting.ts';
import type { AnyArray } from './array-members.ts';
import { indexList } from './array-rank.ts';
import { rareArrayMembers } from './array-rare-members.ts';
import { notNull } from '@mockwright/language/runtime/not-null';

type Match = ((value: unknown) => boolean) | null;
type Values = NetArray | null;

function dimension(array: AnyArray, index: number): number {
  const length = lengthsOf(array)[index];
  if (length === undefined) throw new IndexOutOfRangeException('Array does not have that many dimensions.');
  return length;
}

/** Zero, in every dimension there is. */
function lowerBound(array: AnyArray, index: number): number {
  dimension(array, index);
  return 0;
}

function resize(array: Ref<Values>, newSize: number, T: Type): void {
  if (newSize < 0) throw new ArgumentOutOfRangeException('newSize', 'Non-negative number required.');
  const old = array.v ?? toArray([], T);
  if (array.v !== null && old.length === newSize) return;
  const resized = newArray(T, newSize);
  for (let index = 0; index < Math.min(old.length, newSize); index++) resized[index] = old[index];
  array.v = resized;
}

function find(array: Values, match: Match, last: boolean, T: Type): unknown {
  const index = last
    ? findLastIndex(array, undefined, undefined, match)
    : findIndex(array, undefined, undefined, match);
  return index < 0 ? defaultOf(T) : array![index];
}
/** An element searched for in an `Array`, out of its box where the elements are not boxed. */
function natural(array: AnyArray | null, value: unknown): unknown {
  return array !== null && value instanceof Box && elementType(array) === value.$type ? value.value : value;
}
function boxedElements(array: AnyArray): unknown[] {
  const type = elementType(array);
  return elementsOf(array).map((value) => box(value, type));
}
const lengthOf = (self: AnyArray): number => elementsOf(self).length;

/** `System.Array`. */
export const arrayType: TypeDeclaration = declareType(
  'public abstract class System.Array : ICloneable, System.Collections.IList, System.Collections.ICollection, System.Collections.IEnumerable, System.Collections.IStructuralComparable, System.Collections.IStructuralEquatable',
  () => ({
    'void Initialize()': () => undefined,
    'static System.Collections.ObjectModel.ReadOnlyCollection<T> AsReadOnly<T>(T[] array)': (
      array: Values,
      T: Type,
    ) =>
      createObject(coreType('System.Collections.ObjectModel.ReadOnlyCollection', 1).construct([T]), [
        notNull(array, 'array'),
      ]),
    'static void Resize<T>(ref T[]? array, int newSize)': resize,
    'static Array CreateInstance(Type elementType, int length)': (type: Type | null, length: number) =>
      createInstance(type, [length]),
    'static Array CreateInstance(Type elementType, int length1, int length2)': (
      type: Type | null,
      a: number,
      b: number,
    ) => createInstance(type, [a, b]),
    'static Array CreateInstance(Type elementType, int length1, int length2, int length3)': (
      type: Type | null,
      a: number,
      b: number,
      c: number,
    ) => createInstance(type, [a, b, c]),
    'static Array CreateInstance(Type elementType, params int[] lengths)': (
      type: Type | null,
      lengths: readonly number[],
    ) => createInstance(type, lengths, true),
    'static void Copy(Array sourceArray, Array destinationArray, long length)': (
      source: AnyArray | null,
      target: AnyArray | null,
      length: bigint,
    ) => copy(source, 0, target, 0, Number(length)),
    'static void Copy(Array sourceArray, Array destinationArray, int length)': (
      source: AnyArray | null,
      target: AnyArray | null,
      length: number,
    ) => copy(source, 0, target, 0, length),
    'static void Copy(Array sourceArray, int sourceIndex, Array destinationArray, int destinationIndex, int length)':
      copy,
    'static void ConstrainedCopy(Array sourceArray, int sourceIndex, Array destinationArray, int destinationIndex, int length)':
      copy,
    'static void Clear(Array array)': (array: AnyArray | null) =>
      clear(array, 0, lengthOf(notNull(array, 'array'))),
    'static void Clear(Array array, int index, int length)': clear,
    'int GetLength(int dimension)': dimension,
    'long GetLongLength(int dimension)': (self: AnyArray, index: number) => BigInt(dimension(self, index)),
    'int GetUpperBound(int dimension)': (self: AnyArray, index: number) => dimension(self, index) - 1,
    'int GetLowerBound(int dimension)': (self: AnyArray, index: number) => lowerBound(self, index),
    'object? GetValue(params int[] indices)': (self: AnyArray, indices: readonly number[] | null) =>
      getValue(self, indexList(self, indices)),
    'object? GetValue(int index)': (self: AnyArray, index: number) => getValue(self, [index]),
    'object? GetValue(int index1, int index2)': (self: AnyArray, a: number, b: number) =>
      getValue(self, [a, b]),
    'object? GetValue(int index1, int index2, int index3)': (
      self: AnyArray,
      a: number,
      b: number,
      c: number,
    ) => getValue(self, [a, b, c]),
    'void SetValue(object? value, int index)': (self: AnyArray, value: unknown, index: number) =>
      setValue(self, value, [index]),
    'void SetValue(object? value, int index1, int index2)': (
      self: AnyArray,
      value: unknown,
      a: number,
      b: number,
    ) => setValue(self, value, [a, b]),
    'void SetValue(object? value, int index1, int index2, int index3)': (
      self: AnyArray,
      value: unknown,
      a: number,
      b: number,
      c: number,
    ) => setValue(self, value, [a, b, c]),
    ...rareArrayMembers,
    'void SetValue(object? value, params int[] indices)': (
      self: AnyArray,
      value: unknown,
      indices: readonly number[] | null,
    ) => setValue(self, value, indexList(self, indices)),
    'object Clone()': clone,
    'static int BinarySearch(Array array, object? value)': (array: AnyArray | null, value: unknown) =>
      binarySearchBoxed(array, value),
    'static int BinarySearch(Array array, object? value, System.Collections.IComparer? comparer)': (
      array: AnyArray | null,
      value: unknown,
      comparer: unknown,
    ) => binarySearchBoxed(array, value, comparer),
    'static int BinarySearch<T>(T[] array, T value)': (array: Values, value: unknown) =>
      binarySearch(array, value),
    'static int BinarySearch<T>(T[] array, T value, IComparer<T>? comparer)': (
      array: Values,
      value: unknown,
      comparer: unknown,
    ) => binarySearch(array, value, comparer),
    'static int BinarySearch<T>(T[] array, int index, int length, T value)': (
      array: Values,
      index: number,
      length: number,
      value: unknown,
    ) => binarySearch(array, value, null, index, length),
    'static int BinarySearch<T>(T[] array, int index, int length, T value, IComparer<T>? comparer)': (
      array: Values,
      index: number,
      length: number,
      value: unknown,
      comparer: unknown,
    ) => binarySearch(array, value, comparer, index, length),
    'static TOutput[] ConvertAll<TInput, TOutput>(TInput[] array, Converter<TInput, TOutput> converter)': (
      array: Values,
      converter: ((value: unknown) => unknown) | null,
      _TInput: Type,
      TOutput: Type,
    ) => toArray(notNull(array, 'array').map(elementwise(notNull(converter, 'converter'))), TOutput),
    'void CopyTo(Array array, int index)': copyTo,
    'void CopyTo(Array array, long index)': (self: AnyArray, array: AnyArray | null, index: bigint) =>
      copyTo(self, array, Number(index)),
    'static T[] Empty<T>()': emptyArray,
    'static bool Exists<T>(T[] array, Predicate<T> match)': (array: Values, match: Match) =>
      findIndex(array, undefined, undefined, match) >= 0,
    'static void Fill<T>(T[] array, T value)': (array: Values, value: unknown, T: Type) =>
      fill(array, value, undefined, undefined, T),
    'static void Fill<T>(T[] array, T value, int startIndex, int count)': fill,
    'static T? Find<T>(T[] array, Predicate<T> match)': (array: Values, match: Match, T: Type) =>
      find(array, match, false, T),
    'static T[] FindAll<T>(T[] array, Predicate<T> match)': (array: Values, match: Match, T: Type) =>
      toArray(copyItems(notNull(array, 'array').filter(elementwise(notNull(match, 'match'))), T), T),
    'static int FindIndex<T>(T[] array, Predicate<T> match)': (array: Values, match: Match) =>
      findIndex(array, undefined, undefined, match),
    'static int FindIndex<T>(T[] array, int startIndex, Predicate<T> match)': (
      array: Values,
      start: number,
      match: Match,
    ) => findIndex(array, start, undefined, match),
    'static int FindIndex<T>(T[] array, int startIndex, int count, Predicate<T> match)': findIndex,
    'static T? FindLast<T>(T[] array, Predicate<T> match)': (array: Values, match: Match, T: Type) =>
      find(array, match, true, T),
    'static int FindLastIndex<T>(T[] array, Predicate<T> match)': (array: Values, match: Match) =>
      findLastIndex(array, undefined, undefined, match),
    'static int FindLastIndex<T>(T[] array, int startIndex, Predicate<T> match)': (
      array: Values,
      start: number,
      match: Match,
    ) => findLastIndex(array, start, undefined, match),
    'static int FindLastIndex<T>(T[] array, int startIndex, int count, Predicate<T> match)': findLastIndex,
    'static void ForEach<T>(T[] array, Action<T> action)': (
      array: Values,
      action: ((value: unknown) => void) | null,
    ) => notNull(array, 'array').forEach(elementwise(notNull(action, 'action'))),
    'static int IndexOf(Array array, object? value)': (array: AnyArray | null, value: unknown) =>
      indexOf(array, natural(array, value)),
    'static int IndexOf(Array array, object? value, int startIndex)': (
      array: AnyArray | null,
      value: unknown,
      start: number,
    ) => indexOf(array, natural(array, value), start),
    'static int IndexOf(Array array, object? value, int startIndex, int count)': (
      array: AnyArray | null,
      value: unknown,
      start: number,
      count: number,
    ) => indexOf(array, natural(array, value), start, count),
    'static int IndexOf<T>(T[] array, T value)': (array: Values, value: unknown) => indexOf(array, value),
    'static int IndexOf<T>(T[] array, T value, int startIndex)': (
      array: Values,
      value: unknown,
      start: number,
    ) => indexOf(array, value, start),
    'static int IndexOf<T>(T[] array, T value, int startIndex, int count)': (
      array: Values,
      value: unknown,
      start: number,
      count: number,
    ) => indexOf(array, value, start, count),
    'static int LastIndexOf(Array array, object? value)': (array: AnyArray | null, value: unknown) =>
      lastIndexOf(array, natural(array, value)),
    'static int LastIndexOf<T>(T[] array, T value)': (array: Values, value: unknown) =>
      lastIndexOf(array, value),
    'static int LastIndexOf<T>(T[] array, T value, int startIndex)': (
      array: Values,
      value: unknown,
      start: number,
    ) => lastIndexOf(array, value, start, undefined, true),
    'static int LastIndexOf<T>(T[] array, T value, int startIndex, int count)': (
      array: Values,
      value: unknown,
      start: number,
      count: number,
    ) => lastIndexOf(array, value, start, count, true),
    'static void Reverse(Array array)': (array: AnyArray | null) => reverse(array),
    'static void Reverse(Array array, int index, int length)': reverse,
    'static void Reverse<T>(T[] array)': (array: Values) => reverse(array),
    'static void Reverse<T>(T[] array, int index, int length)': (
      array: Values,
      index: number,
      length: number,
    ) => reverse(array, index, length),
    'static void Sort(Array array)': (array: AnyArray | null) => sort(array),
    'static void Sort(Array keys, Array? items)': (keys: AnyArray | null, items: AnyArray | null) =>
      sort(keys, { items, parameter: 'keys' }),
    'static void Sort(Array array, int index, int length)': (
      array: AnyArray | null,
      index: number,
      length: number,
    ) => sort(array, { index, length }),
    'static void Sort(Array array, System.Collections.IComparer? comparer)': (
      array: AnyArray | null,
      comparer: unknown,
    ) => sort(array, { comparer }),
    'static void Sort<T>(T[] array)': (array: Values) => sort(array),
    'static void Sort<TKey, TValue>(TKey[] keys, TValue[]? items)': (keys: Values, items: Values) =>
      sort(keys, { items, parameter: 'keys' }),
    'static void Sort<T>(T[] array, int index, int length)': (array: Values, index: number, length: number) =>
      sort(array, { index, length }),
    'static void Sort<TKey, TValue>(TKey[] keys, TValue[]? items, int index, int length)': (
      keys: Values,
      items: Values,
      index: number,
      length: number,
    ) => sort(keys, { items, index, length, parameter: 'keys' }),
    'static void Sort<T>(T[] array, IComparer<T>? comparer)': (array: Values, comparer: unknown) =>
      sort(array, { comparer }),
    'static void Sort<TKey, TValue>(TKey[] keys, TValue[]? items, IComparer<TKey>? comparer)': (
      keys: Values,
      items: Values,
      comparer: unknown,
    ) => sort(keys, { items, comparer, parameter: 'keys' }),
    'static void Sort<T>(T[] array, int index, int length, IComparer<T>? comparer)': (
      array: Values,
      index: number,
      length: number,
      comparer: unknown,
    ) => sort(array, { index, length, comparer }),
    'static void Sort<TKey, TValue>(TKey[] keys, TValue[]? items, int index, int length, IComparer<TKey>? comparer)':
      (keys: Values, items: Values, index: number, length: number, comparer: unknown) =>
        sort(keys, { items, index, length, comparer, parameter: 'keys' }),
    'static void Sort<T>(T[] array, Comparison<T> comparison)': (
      array: Values,
      comparison: ((a: unknown, b: unknown) => number) | null,
    ) => sort(notNull(array, 'array'), { comparison: notNull(comparison, 'comparison') }),
    'static bool TrueForAll<T>(T[] array, Predicate<T> match)': (array: Values, match: Match) =>
      notNull(array, 'array').every(elementwise(notNull(match, 'match'))),
    'System.Collections.IEnumerator GetEnumerator()': (self: AnyArray) =>
      new Enumerator(boxedElements(self), specialType('object')),
    'int Length { get; }': lengthOf,
    'long LongLength { get; }': (self: AnyArray) => BigInt(lengthOf(self)),
    'int Rank { get; }': (self: AnyArray) => lengthsOf(self).length,
    'object SyncRoot { get; }': (self: AnyArray) => self,
    'bool IsReadOnly { get; }': () => false,
    'bool IsFixedSize { get; }': () => true,
    'bool IsSynchronized { get; }': () => false,
    'static int MaxLength { get; }': () => 2147483591,
  }),
);

/** Keeps JavaScript's further arguments (index, array) from a delegate. */
function elementwise<R>(call: (value: unknown) => R): (value: unknown) => R {
  return (value) => call(value);
}
