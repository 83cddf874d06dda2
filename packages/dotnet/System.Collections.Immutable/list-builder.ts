// `Builder` of `ImmutableList<T>` and `ImmutableArray<T>`: lists that change, until they are made immutable.
import { spendElements } from '@mockwright/language/runtime/run';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import {
  ArgumentException,
  ArgumentOutOfRangeException,
  IndexOutOfRangeException,
  InvalidOperationException,
} from '@mockwright/language/runtime/exceptions';
import type { Span } from '@mockwright/language/runtime/span';
import { arrayFrom, copyToSpan, readItems } from '../System.Collections/enumerable.ts';
import { copyPart } from '../System.Collections/array-copy.ts';
import {
  indexFrom,
  indexIn,
  indexInPart,
  lastIndexIn,
  lastIndexInPart,
  requirePart,
  requireThat,
} from './list-members.ts';
import { listComparerMembers, listIndexMembers, listPartMembers } from './list-parts.ts';
import { immutableSequence } from './sequence.ts';
import { listType } from '../System.Collections.Generic/list-type.ts';
import { List } from '../System.Collections.Generic/list.ts';
import { requireArgument } from '../System.Collections/arguments.ts';
import { paramsMembers } from '../System/spans/params-members.ts';

type Name = 'ImmutableList' | 'ImmutableArray';
type Predicate = (item: unknown) => boolean;

/** A list that remembers what to become. */
export class ListBuilder extends List {
  readonly name: Name;
  constructor(name: Name, element: Type, items: unknown[] = []) {
    super(coreType(`System.Collections.Immutable.${name}\`1.Builder`).construct([element]), items);
    this.name = name;
    if (items.length > 0) this.capacity = items.length;
  }
  override get $elementType(): Type {
    return this.$type.typeArguments[0]!;
  }
  override get(index: number): unknown {
    this.#requireIndex(index);
    return this.items[index];
  }
  override set(index: number, value: unknown): void {
    this.#requireIndex(index);
    super.set(index, value);
  }
  #requireIndex(index: number): void {
    if (index >>> 0 < this.items.length) return;
    throw this.name === 'ImmutableArray'
      ? new IndexOutOfRangeException()
      : new ArgumentOutOfRangeException('index');
  }
  override insert(index: number, item: unknown): void {
    requireThat(index >>> 0 <= this.items.length, 'index');
    super.insert(index, item);
  }
  override removeAt(index: number): void {
    requireThat(index >>> 0 < this.items.length, 'index');
    super.removeAt(index);
  }
  toImmutable(items: readonly unknown[] = this.items.slice()): object {
    return immutableSequence(this.name, this.$elementType, items);
  }
}

/** Members of `List<T>` that hold for anything that has its elements in `items`, and those with checks of their own. */
export const listSearchMembers: Readonly<Record<string, Implementation>> = {
  ...pick(
    'int BinarySearch(T item)',
    'int BinarySearch(T item, IComparer<T>? comparer)',
    'int BinarySearch(int index, int count, T item, IComparer<T>? comparer)',
    'void CopyTo(T[] array)',
    'void CopyTo(T[] array, int arrayIndex)',
    'void CopyTo(int index, T[] array, int arrayIndex, int count)',
    'bool Exists(Predicate<T> match)',
    'T? Find(Predicate<T> match)',
    'int FindIndex(Predicate<T> match)',
    'int FindIndex(int startIndex, Predicate<T> match)',
    'int FindIndex(int startIndex, int count, Predicate<T> match)',
    'T? FindLast(Predicate<T> match)',
    'int FindLastIndex(Predicate<T> match)',
    'int FindLastIndex(int startIndex, Predicate<T> match)',
    'int FindLastIndex(int startIndex, int count, Predicate<T> match)',
    'void ForEach(Action<T> action)',
    'bool TrueForAll(Predicate<T> match)',
  ),
  ...listPartMembers,
};
function pick(...signatures: string[]): Record<string, Implementation> {
  return Object.fromEntries(signatures.map((signature) => [signature, listType.members[signature]]));
}
/** What searches of a list give: lists again. */
export const listResultMembers: Readonly<Record<string, Implementation>> = {
  'ImmutableList<T> FindAll(Predicate<T> match)': (
    self: { items: readonly unknown[]; $elementType: Type },
    match: Predicate,
  ) => {
    requireArgument(match, 'match');
    return immutableSequence(
      'ImmutableList',
      self.$elementType,
      self.items.filter((item) => match(item)),
    );
  },
  'ImmutableList<TOutput> ConvertAll<TOutput>(Func<T, TOutput> converter)': (
    self: { items: readonly unknown[] },
    converter: (item: unknown) => unknown,
    output: Type,
  ) => {
    requireArgument(converter, 'converter');
    return immutableSequence(
      'ImmutableList',
      output,
      self.items.map((item) => converter(item)),
    );
  },
  'ImmutableList<T> GetRange(int index, int count)': (
    self: { items: readonly unknown[]; $elementType: Type },
    index: number,
    count: number,
  ) => {
    requirePart(self, index, count);
    return immutableSequence('ImmutableList', self.$elementType, self.items.slice(index, index + count));
  },
};

function removeOne(self: ListBuilder, item: unknown, comparer: unknown): boolean {
  const index = indexIn(self.items, item, 0, self.items.length, comparer);
  if (index >= 0) self.removeAt(index);
  return index >= 0;
}
function replaceOne(self: ListBuilder, oldValue: unknown, newValue: unknown, comparer: unknown): void {
  const index = indexIn(self.items, oldValue, 0, self.items.length, comparer);
  if (index >= 0) self.set(index, newValue);
  else if (self.name === 'ImmutableList')
    throw new ArgumentException('Cannot find the old value', 'oldValue');
}

function append(self: ListBuilder, items: unknown): void {
  requireArgument(items, 'items');
  self.insertRange(self.items.length, readItems(items));
}
const shared: Readonly<Record<string, Implementation>> = {
  'T this[int index] { get; set; }': listType.members['T this[int index] { get; set; }'],
  ...pick('void Add(T item)', 'void Clear()', 'bool Contains(T item)', 'void Insert(int index, T item)'),
  ...pick(
    'int IndexOf(T item)',
    'int LastIndexOf(T item)',
    'bool Remove(T item)',
    'void RemoveAt(int index)',
  ),
  ...pick('void Reverse()', 'void Sort()'),
  ...pick('void Sort(Comparison<T> comparison)', 'void Sort(IComparer<T>? comparer)'),
  ...partMembers('void Sort(int index, int count, IComparer<T>? comparer)'),
  'bool Remove(T item, IEqualityComparer<T>? equalityComparer)': removeOne,
  'void RemoveRange(IEnumerable<T> items)': (self: ListBuilder, items: unknown) => {
    requireArgument(items, 'items');
    for (const item of readItems(items)) removeOne(self, item, null);
  },
  'void RemoveRange(IEnumerable<T> items, IEqualityComparer<T>? equalityComparer)': (
    self: ListBuilder,
    items: unknown,
    comparer: unknown,
  ) => {
    requireArgument(items, 'items');
    for (const item of readItems(items)) removeOne(self, item, comparer);
  },
  'void Replace(T oldValue, T newValue)': (self: ListBuilder, oldValue: unknown, newValue: unknown) =>
    replaceOne(self, oldValue, newValue, null),
  'void Replace(T oldValue, T newValue, IEqualityComparer<T>? equalityComparer)': replaceOne,
  'void AddRange(IEnumerable<T> items)': append,
  'void InsertRange(int index, IEnumerable<T> items)': (self: ListBuilder, index: number, items: unknown) => {
    requireThat(index >>> 0 <= self.items.length, 'index');
    requireArgument(items, 'items');
    self.insertRange(index, readItems(items));
  },
  'ref readonly T ItemRef(int index)': (self: ListBuilder, index: number): Ref => ({ v: self.get(index) }),
};

/** Members of `List<T>` for a part of it, with the checks of the builders. */
function partMembers(...signatures: string[]): Record<string, Implementation> {
  return Object.fromEntries(
    signatures.map((signature) => {
      const change = listType.members[signature] as (self: ListBuilder, ...args: unknown[]) => void;
      return [
        signature,
        (self: ListBuilder, index: number, count: number, ...rest: unknown[]) => {
          requirePart(self, index, count);
          change(self, index, count, ...rest);
        },
      ];
    }),
  );
}
function removePart(self: ListBuilder, index: number, count: number, countName: string): void {
  requireThat(index >= 0 && index <= self.items.length, 'index');
  requireThat(count >= 0 && index + count <= self.items.length, countName);
  self.removeRange(index, count);
}
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

/** The declarations of both `Builder`s. */
export const listBuilderTypes: readonly TypeDeclaration[] = [
  declareType(
    'public sealed class System.Collections.Immutable.ImmutableList<T>.Builder : IList<T>, IList, IReadOnlyList<T>',
    () => ({
      'int Count { get; }': (self: ListBuilder) => self.items.length,
      ...shared,
      ...listSearchMembers,
      ...listResultMembers,
      ...listIndexMembers,
      ...listComparerMembers,
      ...pick('int RemoveAll(Predicate<T> match)'),
      ...partMembers('void Reverse(int index, int count)'),
      'void RemoveRange(int index, int count)': (self: ListBuilder, index: number, count: number) =>
        removePart(self, index, count, 'count'),
      'ImmutableList<T> ToImmutable()': (self: ListBuilder) => self.toImmutable(),
      'ImmutableList<T>.Enumerator GetEnumerator()': (self: ListBuilder) =>
        new Enumerator(self, self.$elementType),
    }),
  ),
  declareType(
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
  ),
];
