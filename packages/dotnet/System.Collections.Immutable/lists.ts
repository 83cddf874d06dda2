// `ImmutableList<T>` and `ImmutableArray<T>`: every change gives a new one over a copied array.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { IndexOutOfRangeException, NullReferenceException } from '@mockwright/language/runtime/exceptions';
import { Memory, toSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import type { NetArray } from '@mockwright/language/runtime/box';
import { copy } from '../System/array-members.ts';
import { listComparerMembers } from './list-parts.ts';
import type { Range } from '../System/index-range.ts';
import { cast, isInstance } from '@mockwright/language/runtime/casting';
import { arrayOf } from '@mockwright/language/metadata/symbols';
import {
  invalidOffsetLength,
  requireArgument,
  requireNonNegativeNumber,
} from '../System.Collections/arguments.ts';
import { comparisonOf } from '../System.Collections/comparers.ts';
import type { Comparison } from '../System.Collections/comparers.ts';
import { copyToSpan, readItems, arrayFrom } from '../System.Collections/enumerable.ts';
import { ListBuilder, listBuilderTypes, listResultMembers, listSearchMembers } from './list-builder.ts';
import {
  addRange,
  defaultComparerMembers,
  immutableListMembers,
  indexFrom,
  indexIn,
  indexInPart,
  insertRange,
  lastIndexFrom,
  lastIndexInPart,
  removeItems,
  requireThat,
} from './list-members.ts';
import { interfaceExtensions } from './list-extensions.ts';
import { ImmutableSequence, emptySequence, immutableSequence } from './sequence.ts';
import { binarySearch, sortRange } from '../System.Collections/sorting.ts';
import { paramsMembers } from '../System/spans/params-members.ts';

const namespace = 'System.Collections.Immutable';

type Sequence = ImmutableSequence;

function sorted(self: Sequence, start: number, count: number, compare: Comparison): Sequence {
  requireThat(start >= 0, 'index');
  requireThat(count >= 0 && start + count <= self.items.length, 'count');
  if (count < 2) return self;
  const items = self.$toItems();
  sortRange(items, start, count, compare);
  return self.with(items);
}
function reversed(self: Sequence, start: number, count: number): Sequence {
  requireThat(start >= 0, 'index');
  requireThat(count >= 0, 'count');
  requireThat(start + count <= self.items.length, 'index');
  const { items } = self;
  const end = start + count;
  return self.with([...items.slice(0, start), ...items.slice(start, end).reverse(), ...items.slice(end)]);
}
function slice(self: Sequence, start: number, length: number): Sequence {
  requireThat(start >= 0 && start <= self.items.length, 'start');
  requireThat(length >= 0 && start + length <= self.items.length, 'length');
  return self.with(self.items.slice(start, start + length));
}

/** What both types have beside the members of `IImmutableList<T>`. */
function commonMembers(own: string): Record<string, Implementation> {
  return {
    'bool IsEmpty { get; }': (self: Sequence) => self.items.length === 0,
    ...immutableListMembers(own, own.startsWith('ImmutableArray') ? 'length' : 'count'),
    ...defaultComparerMembers(own),
    [`bool Contains(T ${own.startsWith('ImmutableArray') ? 'item' : 'value'})`]: (
      self: Sequence,
      item: unknown,
    ) => self.indexOf(item) >= 0,
    [`${own} Sort()`]: (self: Sequence) =>
      sorted(self, 0, self.items.length, comparisonOf(null, self.$elementType)),
    [`${own} Sort(Comparison<T> comparison)`]: (self: Sequence, comparison: Comparison) => {
      requireArgument(comparison, 'comparison');
      return sorted(self, 0, self.items.length, comparison);
    },
    [`${own} Sort(IComparer<T>? comparer)`]: (self: Sequence, comparer: unknown) =>
      sorted(self, 0, self.items.length, comparisonOf(comparer, self.$elementType)),
    [`${own} Sort(int index, int count, IComparer<T>? comparer)`]: (
      self: Sequence,
      index: number,
      count: number,
      comparer: unknown,
    ) => sorted(self, index, count, comparisonOf(comparer, self.$elementType)),
    [`${own}.Enumerator GetEnumerator()`]: (self: Sequence) => new Enumerator(self, self.$elementType),
    [`${own}.Builder ToBuilder()`]: (self: Sequence) => {
      if (self.isDefault) throw new NullReferenceException();
      return new ListBuilder(
        own.startsWith('ImmutableArray') ? 'ImmutableArray' : 'ImmutableList',
        self.$elementType,
        self.$toItems(),
      );
    },
  };
}
function listElement(self: Sequence, index: number): unknown {
  requireThat(index >>> 0 < self.items.length, 'index');
  return self.items[index];
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
  self.isDefault || !isInstance(inside(self), arrayOf(element))
    ? new ImmutableSequence(coreType(`${namespace}.ImmutableArray`, 1).construct([element]), null)
    : immutableSequence('ImmutableArray', element, self.items);
const inside = (self: Sequence): NetArray => arrayFrom(self.$toItems(), self.$elementType);
/** @throws {InvalidCastException} for a type that the array cannot be of */
function castArray(self: Sequence, element: Type): Sequence {
  if (!self.isDefault) cast(inside(self), arrayOf(element));
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
const listMembers: Readonly<Record<string, Implementation>> = {
  'static ImmutableList<T> Empty { get; }': (type: NamedType) => emptySequence(type),
  'int Count { get; }': (self: Sequence) => self.items.length,
  'T this[int index] { get; }': listElement,
  'ref readonly T ItemRef(int index)': (self: Sequence, index: number): Ref => ({
    v: listElement(self, index),
  }),
  ...commonMembers('ImmutableList<T>'),
  ...listSearchMembers,
  ...listComparerMembers,
  ...listResultMembers,
  'ImmutableList<T> Reverse()': (self: Sequence) => reversed(self, 0, self.items.length),
  'ImmutableList<T> Reverse(int index, int count)': reversed,
};

function factoryMembers(name: 'ImmutableList' | 'ImmutableArray'): Record<string, Implementation> {
  const self = `${name}<T>`;
  const from =
    (argument: string) =>
    (items: unknown, type: Type): Sequence => {
      requireArgument(items, argument);
      return items instanceof ImmutableSequence && items.$type.name === name && items.$elementType === type
        ? items
        : immutableSequence(name, type, readItems(items));
    };
  return {
    [`static ${self} Create<T>()`]: (type: Type) => immutableSequence(name, type, []),
    [`static ${self} Create<T>(T item)`]: (item: unknown, type: Type) =>
      immutableSequence(name, type, [item]),
    ...paramsMembers(`static ${self} Create<T>(params T[] items)`, (items: unknown[] | null, type: Type) => {
      if (name === 'ImmutableList') requireArgument(items, 'items');
      return immutableSequence(name, type, items?.slice() ?? []);
    }),
    [`static ${self} CreateRange<T>(IEnumerable<T> items)`]: from('items'),
    [`static ${self}.Builder CreateBuilder<T>()`]: (type: Type) => {
      const builder = new ListBuilder(name, type);
      if (name === 'ImmutableArray') builder.capacity = 8;
      return builder;
    },
    [`static ${self} To${name}<T>(this IEnumerable<T> source)`]: from('items'),
    [`static ${self} To${name}<T>(this ${self}.Builder builder)`]: (builder: ListBuilder) => {
      requireArgument(builder, 'builder');
      return builder.toImmutable();
    },
  };
}
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
/** Lists and arrays with their builders and interface. */
export const immutableListTypes: readonly TypeDeclaration[] = [
  declareType(`public interface ${namespace}.IImmutableList<T> : IReadOnlyList<T>`, () =>
    immutableListMembers('IImmutableList<T>', 'count'),
  ),
  declareType(
    `public sealed class ${namespace}.ImmutableList<T> : IImmutableList<T>, IList<T>, IList`,
    listMembers,
    { runtime: ImmutableSequence },
  ),
  declareType(
    `public readonly struct ${namespace}.ImmutableArray<T> : IImmutableList<T>, IList<T>, IList, IEquatable<ImmutableArray<T>>`,
    arrayMembers,
    { runtime: ImmutableSequence, defaultValue: (type) => new ImmutableSequence(type as NamedType, null) },
  ),
  ...listBuilderTypes,
  declareType(`public static class ${namespace}.ImmutableList`, () => ({
    ...factoryMembers('ImmutableList'),
    ...interfaceExtensions,
  })),
  declareType(`public static class ${namespace}.ImmutableArray`, arrayFactoryMembers),
];
