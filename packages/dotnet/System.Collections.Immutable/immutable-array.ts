// The struct `System.Collections.Immutable.ImmutableArray` as template code sees it.
import { spendElements } from '@mockwright/language/runtime/run';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { arrayOf } from '@mockwright/language/metadata/symbols';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { NetArray } from '@mockwright/language/runtime/box';
import { cast, defaultOf, isInstance } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import {
  ArgumentException,
  IndexOutOfRangeException,
  InvalidOperationException,
} from '@mockwright/language/runtime/exceptions';
import { isAssignable } from '@mockwright/language/runtime/type-relations';
import { Memory, toSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import { listType } from '../System.Collections.Generic/list-type.ts';
import {
  invalidOffsetLength,
  requireArgument,
  requireNonNegativeNumber,
} from '../System.Collections/argument-checks.ts';
import { copyPart } from '../System.Collections/array-copy.ts';
import { comparisonOf } from '../System.Collections/comparers.ts';
import { arrayFrom, copyToSpan } from '../System.Collections/read-items.ts';
import { binarySearch } from '../System.Collections/sort-range.ts';
import { copy } from '../System/array-members.ts';
import type { Range } from '../System/range.ts';
import { paramsMembers } from '../System/spans/params-members.ts';
import { ListBuilder, append, removePart, shared } from './list-builder.ts';
import {
  addRange,
  indexFrom,
  indexIn,
  indexInPart,
  insertRange,
  lastIndexFrom,
  lastIndexIn,
  lastIndexInPart,
  removeItems,
  requireThat,
} from './list-members.ts';
import { commonMembers, factoryMembers } from './list-type-members.ts';
import type { Sequence } from './list-type-members.ts';
import { ImmutableSequence, emptySequence, immutableSequence } from './immutable-sequence.ts';

function copyToArray(
  self: ListBuilder,
  index: number,
  array: unknown[],
  arrayIndex: number,
  count: number,
): void {
  requireArgument(array, 'destination');
  requireThat(count >= 0, 'length');
  requireThat(index >= 0 && index + count <= self.items.length, 'sourceIndex');
  requireThat(arrayIndex >= 0 && arrayIndex + count <= array.length, 'destinationIndex');
  copyPart(self.items, self.$elementType, index, array, arrayIndex, count);
}
const arrayIndexMembers: Readonly<Record<string, Implementation>> = {
  'int IndexOf(T item, int startIndex)': indexFrom,
  'int IndexOf(T item, int startIndex, int count)': indexInPart,
  'int IndexOf(T item, int startIndex, int count, IEqualityComparer<T>? equalityComparer)': (
    self: ListBuilder,
    item: unknown,
    start: number,
    count: number,
    comparer: unknown,
  ) => indexIn(self.items, item, start, count, comparer),
  'int LastIndexOf(T item, int startIndex)': (self: ListBuilder, item: unknown, start: number) =>
    self.items.length === 0 && start === 0 ? -1 : lastIndexIn(self.items, item, start, start + 1, null),
  'int LastIndexOf(T item, int startIndex, int count)': lastIndexInPart,
  'int LastIndexOf(T item, int startIndex, int count, IEqualityComparer<T>? equalityComparer)': (
    self: ListBuilder,
    item: unknown,
    start: number,
    count: number,
    comparer: unknown,
  ) => lastIndexIn(self.items, item, start, count, comparer),
};

function resize(self: ListBuilder, count: number): void {
  requireThat(count >= 0, 'value');
  if (count < self.items.length) self.removeRange(count, self.items.length - count);
  else {
    spendElements(count - self.items.length);
    while (self.items.length < count) self.add(defaultOf(self.$elementType));
  }
}
const takeAll = (self: ListBuilder): object => {
  const { items } = self;
  self.clear();
  self.capacity = 0;
  return self.toImmutable(items);
};

/** `System.Collections.Immutable.ImmutableArray.Builder`. */
export const immutableArrayBuilderType: TypeDeclaration = declareType(
  'public sealed class System.Collections.Immutable.ImmutableArray<T>.Builder : IList<T>, IReadOnlyList<T>',
  () => ({
    'int Count { get; set; }': { get: (self: ListBuilder) => self.items.length, set: resize },
    'int Capacity { get; set; }': {
      get: (self: ListBuilder) => self.capacity,
      set: (self: ListBuilder, value: number) => {
        if (value < self.items.length)
          throw new ArgumentException('Capacity was less than the current Count of elements.', 'value');
        self.capacity = value;
      },
    },
    ...shared,
    ...arrayIndexMembers,
    'void RemoveRange(int index, int length)': (self: ListBuilder, index: number, length: number) =>
      removePart(self, index, length, 'length'),
    ...paramsMembers('void AddRange(params T[] items)', (self: ListBuilder, items: unknown[]) => {
      requireArgument(items, 'items');
      self.insertRange(self.items.length, items.slice());
    }),
    'void AddRange(T[] items, int length)': (self: ListBuilder, items: unknown[], length: number) => {
      requireArgument(items, 'items');
      requireThat(length >= 0 && length <= items.length, 'length');
      self.insertRange(self.items.length, items.slice(0, length));
    },
    'void AddRange<TDerived>(TDerived[] items) where TDerived : T': append,
    'void AddRange(ImmutableArray<T> items)': append,
    'void AddRange(ImmutableArray<T> items, int length)': (
      self: ListBuilder,
      items: { readonly items: readonly unknown[] },
      length: number,
    ) => self.insertRange(self.items.length, items.items.slice(0, length)),
    'void AddRange<TDerived>(ImmutableArray<TDerived> items) where TDerived : T': append,
    'void AddRange(ImmutableArray<T>.Builder items)': append,
    'void AddRange<TDerived>(ImmutableArray<TDerived>.Builder items) where TDerived : T': append,
    'void InsertRange(int index, ImmutableArray<T> items)':
      shared['void InsertRange(int index, IEnumerable<T> items)'],
    'int IndexOf(T item, int startIndex, IEqualityComparer<T>? equalityComparer)': (
      self: ListBuilder,
      item: unknown,
      start: number,
      comparer: unknown,
    ) => indexIn(self.items, item, start, self.items.length - start, comparer),
    'void CopyTo(Span<T> destination)': (self: ListBuilder, destination: Span) =>
      copyToSpan(self.items, destination),
    'void CopyTo(int sourceIndex, T[] destination, int destinationIndex, int length)': copyToArray,
    'void RemoveAll(Predicate<T> match)': listType.members['int RemoveAll(Predicate<T> match)'],
    'void CopyTo(T[] array, int index)': (self: ListBuilder, array: unknown[], index: number) => {
      requireArgument(array, 'array');
      requireThat(index >= 0 && index + self.items.length <= array.length, 'index');
      copyPart(self.items, self.$elementType, 0, array, index, self.items.length);
    },
    'void CopyTo(T[] destination)': (self: ListBuilder, array: unknown[]) => {
      requireArgument(array, 'destination');
      copyPart(self.items, self.$elementType, 0, array, 0, self.items.length);
    },
    'T[] ToArray()': (self: ListBuilder) => arrayFrom(self.items.slice(), self.$elementType),
    'ImmutableArray<T> ToImmutable()': (self: ListBuilder) => self.toImmutable(),
    'ImmutableArray<T> DrainToImmutable()': takeAll,
    'ImmutableArray<T> MoveToImmutable()': (self: ListBuilder) => {
      if (self.capacity !== self.items.length)
        throw new InvalidOperationException(
          'MoveToImmutable can only be performed when Count equals Capacity.',
        );
      return takeAll(self);
    },
    'IEnumerator<T> GetEnumerator()': (self: ListBuilder) => new Enumerator(self, self.$elementType),
  }),
);

function slice(self: Sequence, start: number, length: number): Sequence {
  requireThat(start >= 0 && start <= self.items.length, 'start');
  requireThat(length >= 0 && start + length <= self.items.length, 'length');
  return self.with(self.items.slice(start, start + length));
}

function arrayElement(self: Sequence, index: number): unknown {
  if (index >>> 0 >= self.items.length) throw new IndexOutOfRangeException();
  return self.items[index];
}
/** An array that is null counts as a default one. */
const areSameOrDefault = (a: Sequence | null, b: Sequence | null): boolean =>
  a === null || b === null ? (a ?? b)?.isDefault !== false : a.$equals(b);
const areSame = (a: Sequence, b: Sequence): boolean => a.$equals(b);
/** The same array as one of another type; one that it cannot be is the default one. */
const asType = (self: Sequence, element: Type): Sequence =>
  new ImmutableSequence(
    coreType('System.Collections.Immutable.ImmutableArray', 1).construct([element]),
    self.isDefault || !mayBe(self, element) ? null : self.items,
    self.insideType,
  );
const mayBe = (self: Sequence, element: Type): boolean =>
  isAssignable(arrayOf(self.insideType), arrayOf(element));
const inside = (self: Sequence): NetArray => arrayFrom(self.$toItems(), self.insideType);
/** @throws {InvalidCastException} for a type that the array cannot be of */
function castArray(self: Sequence, element: Type): Sequence {
  if (!self.isDefault && !mayBe(self, element)) cast(inside(self), arrayOf(element));
  return asType(self, element);
}
const viewType = (name: string, self: Sequence): NamedType =>
  coreType(`System.${name}`, 1).construct([self.$elementType]);

/** The array inside, copied with the words of `Array.Copy`. */
function copyItems(
  self: Sequence,
  index: number,
  array: unknown[],
  arrayIndex: number,
  count: number = self.items.length,
): void {
  copy(inside(self), index, array as NetArray, arrayIndex, count);
}
/** `Array.BinarySearch` of the array inside. */
function search(
  self: Sequence,
  index: number,
  length: number,
  value: unknown,
  comparer: unknown = null,
): number {
  requireNonNegativeNumber(index, 'index');
  requireNonNegativeNumber(length, 'length');
  if (self.items.length - index < length) throw invalidOffsetLength();
  return binarySearch(self.items, index, length, value, comparisonOf(comparer, self.$elementType));
}

const arrayMembers: Readonly<Record<string, Implementation>> = {
  'static ImmutableArray<T> Empty { get; }': (type: NamedType) => emptySequence(type),
  'int Length { get; }': (self: Sequence) => self.items.length,
  'bool IsDefault { get; }': (self: Sequence) => self.isDefault,
  'bool IsDefaultOrEmpty { get; }': (self: Sequence) => self.isDefault || self.items.length === 0,
  'T this[int index] { get; }': arrayElement,
  'ref readonly T ItemRef(int index)': (self: Sequence, index: number): Ref => ({
    v: arrayElement(self, index),
  }),
  ...commonMembers('ImmutableArray<T>'),
  ...paramsMembers('ImmutableArray<T> AddRange(params T[] items)', addRange),
  'ImmutableArray<T> AddRange(T[] items, int length)': (self: Sequence, items: unknown[], length: number) => {
    requireArgument(items, 'items');
    requireThat(length >= 0 && length <= items.length, 'length');
    return addRange(self, arrayFrom(items.slice(0, length), self.$elementType));
  },
  'ImmutableArray<T> AddRange<TDerived>(TDerived[] items) where TDerived : T': addRange,
  'ImmutableArray<T> AddRange(ImmutableArray<T> items)': addRange,
  'ImmutableArray<T> AddRange(ImmutableArray<T> items, int length)': (
    self: Sequence,
    items: Sequence,
    length: number,
  ) => addRange(self, arrayFrom(items.items.slice(0, length), self.$elementType)),
  'ImmutableArray<T> AddRange<TDerived>(ImmutableArray<TDerived> items) where TDerived : T': addRange,
  'ImmutableArray<T> InsertRange(int index, ImmutableArray<T> items)': insertRange,
  ...paramsMembers('ImmutableArray<T> InsertRange(int index, params T[] items)', insertRange),
  'ImmutableArray<T> RemoveRange(ImmutableArray<T> items)': (self: Sequence, items: Sequence) =>
    removeItems(self, items, null),
  'ImmutableArray<T> RemoveRange(ImmutableArray<T> items, IEqualityComparer<T>? equalityComparer)':
    removeItems,
  'ImmutableArray<T> RemoveRange(ReadOnlySpan<T> items, IEqualityComparer<T>? equalityComparer = null)': (
    self: Sequence,
    items: Span,
    comparer: unknown,
  ) => removeItems(self, items.view(), comparer),
  'ImmutableArray<T> RemoveRange(T[] items, IEqualityComparer<T>? equalityComparer = null)': removeItems,
  'ImmutableArray<TOther> As<TOther>() where TOther : class?': asType,
  'ImmutableArray<TOther> CastArray<TOther>() where TOther : class?': castArray,
  'static ImmutableArray<T> CastUp<TDerived>(ImmutableArray<TDerived> items) where TDerived : class, T': (
    items: Sequence,
    type: NamedType,
  ) => asType(items, type.typeArguments[0]!),
  'ReadOnlySpan<T> AsSpan()': (self: Sequence) => toSpan(self.items, viewType('ReadOnlySpan', self)),
  'ReadOnlySpan<T> AsSpan(int start, int length)': (self: Sequence, start: number, length: number) =>
    toSpan(self.items, viewType('ReadOnlySpan', self)).slice(start, length),
  'ReadOnlySpan<T> AsSpan(Range range)': (self: Sequence, range: Range) => {
    const [start, length] = range.offsetAndLength(self.items.length);
    return toSpan(self.items, viewType('ReadOnlySpan', self)).slice(start, length);
  },
  'ReadOnlyMemory<T> AsMemory()': (self: Sequence) => {
    const items = self.isDefault ? [] : (self.items as unknown[]);
    return new Memory(viewType('ReadOnlyMemory', self), items, 0, items.length);
  },
  'bool Contains(T item, IEqualityComparer<T>? equalityComparer)': (
    self: Sequence,
    item: unknown,
    comparer: unknown,
  ) => indexIn(self.items, item, 0, self.items.length, comparer) >= 0,
  'int IndexOf(T item, int startIndex)': indexFrom,
  'int IndexOf(T item, int startIndex, IEqualityComparer<T>? equalityComparer)': (
    self: Sequence,
    item: unknown,
    start: number,
    comparer: unknown,
  ) => indexIn(self.items, item, start, self.items.length - start, comparer),
  'int IndexOf(T item, int startIndex, int count)': indexInPart,
  'int LastIndexOf(T item, int startIndex)': lastIndexFrom,
  'int LastIndexOf(T item, int startIndex, int count)': lastIndexInPart,
  'IEnumerable<TResult> OfType<TResult>()': (self: Sequence, result: Type) =>
    immutableSequence(
      'ImmutableArray',
      result,
      self.items.filter((item) => isInstance(item, result)),
    ),
  'ImmutableArray<T> Slice(int start, int length)': slice,
  'void CopyTo(T[] destination)': (self: Sequence, array: unknown[]) => copyItems(self, 0, array, 0),
  'void CopyTo(Span<T> destination)': (self: Sequence, destination: Span) =>
    copyToSpan(self.items, destination),
  'void CopyTo(T[] destination, int destinationIndex)': (self: Sequence, array: unknown[], index: number) =>
    copyItems(self, 0, array, index),
  'void CopyTo(int sourceIndex, T[] destination, int destinationIndex, int length)': copyItems,
  'bool Equals(ImmutableArray<T> other)': areSame,
  'override int GetHashCode()': (self: Sequence) => self.$hash(),
  'static bool operator ==(ImmutableArray<T> left, ImmutableArray<T> right)': areSame,
  'static bool operator !=(ImmutableArray<T> left, ImmutableArray<T> right)': (a: Sequence, b: Sequence) =>
    !areSame(a, b),
  'static bool operator ==(ImmutableArray<T>? left, ImmutableArray<T>? right)': areSameOrDefault,
  'static bool operator !=(ImmutableArray<T>? left, ImmutableArray<T>? right)': (
    a: Sequence | null,
    b: Sequence | null,
  ) => !areSameOrDefault(a, b),
};
const ofSpan = (items: Span, type: Type): Sequence => immutableSequence('ImmutableArray', type, items.copy());
type Select = (item: unknown, argument?: unknown) => unknown;
function mapped(items: Sequence, selector: Select, argument: unknown, result: Type): Sequence {
  requireArgument(selector, 'selector');
  return immutableSequence(
    'ImmutableArray',
    result,
    items.items.map((item) => selector(item, argument)),
  );
}
const arrayFactoryMembers: Readonly<Record<string, Implementation>> = {
  ...factoryMembers('ImmutableArray'),
  'static ImmutableArray<T>.Builder CreateBuilder<T>(int initialCapacity)': (
    capacity: number,
    type: Type,
  ) => {
    requireThat(capacity >= 0, 'capacity');
    const builder = new ListBuilder('ImmutableArray', type);
    builder.capacity = capacity;
    return builder;
  },
  'static ImmutableArray<T> Create<T>(T[] items, int start, int length)': (
    items: unknown[],
    start: number,
    length: number,
    type: Type,
  ) => {
    requireArgument(items, 'items');
    return slice(immutableSequence('ImmutableArray', type, items.slice()), start, length);
  },
  'static ImmutableArray<T> Create<T>(ImmutableArray<T> items, int start, int length)': slice,
  'static ImmutableArray<T> Create<T>(Span<T> items)': ofSpan,
  'static ImmutableArray<T> ToImmutableArray<T>(this ReadOnlySpan<T> items)': ofSpan,
  'static ImmutableArray<T> ToImmutableArray<T>(this Span<T> items)': ofSpan,
  'static int BinarySearch<T>(this ImmutableArray<T> array, int index, int length, T value)': (
    self: Sequence,
    index: number,
    length: number,
    value: unknown,
  ) => search(self, index, length, value),
  'static int BinarySearch<T>(this ImmutableArray<T> array, int index, int length, T value, IComparer<T>? comparer)':
    search,
  'static ImmutableArray<TResult> CreateRange<TSource, TResult>(ImmutableArray<TSource> items, Func<TSource, TResult> selector)':
    (items: Sequence, selector: Select, _source: Type, result: Type) =>
      mapped(items, selector, undefined, result),
  'static ImmutableArray<TResult> CreateRange<TSource, TResult>(ImmutableArray<TSource> items, int start, int length, Func<TSource, TResult> selector)':
    (items: Sequence, start: number, length: number, selector: Select, _source: Type, result: Type) =>
      mapped(slice(items, start, length), selector, undefined, result),
  'static ImmutableArray<TResult> CreateRange<TSource, TArg, TResult>(ImmutableArray<TSource> items, Func<TSource, TArg, TResult> selector, TArg arg)':
    (items: Sequence, selector: Select, argument: unknown, _source: Type, _argument: Type, result: Type) =>
      mapped(items, selector, argument, result),
  'static ImmutableArray<TResult> CreateRange<TSource, TArg, TResult>(ImmutableArray<TSource> items, int start, int length, Func<TSource, TArg, TResult> selector, TArg arg)':
    (
      items: Sequence,
      start: number,
      length: number,
      selector: Select,
      argument: unknown,
      _source: Type,
      _argument: Type,
      result: Type,
    ) => mapped(slice(items, start, length), selector, argument, result),
  'static int BinarySearch<T>(this ImmutableArray<T> array, T value)': (self: Sequence, value: unknown) =>
    binarySearch(self.items, 0, self.items.length, value, comparisonOf(null, self.$elementType)),
  'static int BinarySearch<T>(this ImmutableArray<T> array, T value, IComparer<T>? comparer)': (
    self: Sequence,
    value: unknown,
    comparer: unknown,
  ) => binarySearch(self.items, 0, self.items.length, value, comparisonOf(comparer, self.$elementType)),
};

/** `System.Collections.Immutable.ImmutableArray`. */
export const immutableArrayType: TypeDeclaration = declareType(
  'public readonly struct System.Collections.Immutable.ImmutableArray<T> : IImmutableList<T>, IList<T>, IList, IEquatable<ImmutableArray<T>>',
  arrayMembers,
  { runtime: ImmutableSequence, defaultValue: (type) => new ImmutableSequence(type as NamedType, null) },
);

/** `System.Collections.Immutable.ImmutableArray`. */
export const immutableArrayFactoryType: TypeDeclaration = declareType(
  'public static class System.Collections.Immutable.ImmutableArray',
  arrayFactoryMembers,
);
