// `List<T>` as template code sees it.
import { iterate } from '@mockwright/language/runtime/iterate';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { changes } from '@mockwright/language/runtime/change-log';
import { coreType } from '@mockwright/language/runtime/core-types';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { spendSize } from '@mockwright/language/runtime/run';
import { copyAll, copyPart } from '../System.Collections/array-copy.ts';
import {
  collectionModified,
  countOutOfRange,
  indexOutOfRange,
  startOutOfRange,
  requireArgument,
  requireNonNegativeNumber,
} from '../System.Collections/argument-checks.ts';
import { comparisonOf } from '../System.Collections/comparers.ts';
import type { Comparison } from '../System.Collections/comparers.ts';
import { arrayFrom, convertAll, knownCount, readItems } from '../System.Collections/read-items.ts';
import { lastIndexOfItem } from '../System.Collections/list-search.ts';
import { ReadOnlyCollection } from '../System.Collections.ObjectModel/read-only-collection.ts';
import { binarySearch, sortListed } from '../System.Collections/sort-range.ts';
import { List, requireRange, createList } from './list.ts';

type Predicate<T = unknown> = (item: T) => boolean;

/** An element, of which what was asked about others may have made the place empty meanwhile: default(T) then. */
function elementAt(self: List, index: number): unknown {
  return self.items[index] ?? defaultOf(self.$elementType);
}
/** Calls back for each element of a part. */
function findIndex(self: List, start: number, count: number, match: Predicate): number {
  requireArgument(match, 'match');
  for (let index = start; index < start + count; index++) if (match(elementAt(self, index))) return index;
  return -1;
}
function findLastIndex(self: List, start: number, count: number, match: Predicate): number {
  requireArgument(match, 'match');
  for (let index = start; index > start - count; index--) if (match(elementAt(self, index))) return index;
  return -1;
}
function requireStart(self: List, start: number, name: string): void {
  if (start >>> 0 > self.items.length) throw startOutOfRange(name);
}
function requireCount(self: List, start: number, count: number): void {
  if (count < 0 || start > self.items.length - count) throw countOutOfRange();
}
function sort(self: List, index: number, count: number, compare: Comparison): void {
  changes.log?.before(self);
  sortListed(self.items, index, count, compare);
  self.version++;
}
function getRange(self: List, index: number, count: number): List {
  requireRange(self.items, index, count);
  spendSize(count);
  return createList(self.items.slice(index, index + count), self.$elementType);
}

/** `List<T>`. */
export const listType: TypeDeclaration = declareType(
  'public class System.Collections.Generic.List<T> : IList<T>, IList, IReadOnlyList<T>',
  () => ({
    'List()': (type) => new List(type),
    'List(int capacity)': (capacity, type) => {
      requireNonNegativeNumber(capacity, 'capacity');
      const list = new List(type);
      list.capacity = capacity;
      return list;
    },
    'List(IEnumerable<T> collection)': (collection, type) => {
      requireArgument(collection, 'collection');
      return new List(type, readItems(collection));
    },
    'int Capacity { get; set; }': {
      get: (self: List) => self.capacity,
      set: (self: List, value: number) => {
        if (value < self.items.length)
          throw new ArgumentOutOfRangeException('value', 'capacity was less than the current size.');
        self.capacity = value;
      },
    },
    'int Count { get; }': (self: List) => self.items.length,
    'T this[int index] { get; set; }': {
      get: (self: List, index: number) => self.get(index),
      set: (self: List, index: number, value: unknown) => self.set(index, value),
    },
    'void Add(T item)': (self: List, item) => self.add(item),
    'void AddRange(IEnumerable<T> collection)': (self: List, collection) => {
      requireArgument(collection, 'collection');
      if (knownCount(collection) !== undefined) self.insertRange(self.items.length, readItems(collection));
      else for (const item of iterate(collection)) self.add(item);
    },
    'System.Collections.ObjectModel.ReadOnlyCollection<T> AsReadOnly()': (self: List) =>
      new ReadOnlyCollection(
        coreType('System.Collections.ObjectModel.ReadOnlyCollection', 1).construct([self.$elementType]),
        self,
      ),
    'int BinarySearch(int index, int count, T item, IComparer<T>? comparer)': (
      self: List,
      index,
      count,
      item,
      comparer,
    ) => {
      requireRange(self.items, index, count);
      return binarySearch(self.items, index, count, item, comparisonOf(comparer, self.$elementType));
    },
    'int BinarySearch(T item)': (self: List, item) =>
      binarySearch(self.items, 0, self.items.length, item, comparisonOf(null, self.$elementType)),
    'int BinarySearch(T item, IComparer<T>? comparer)': (self: List, item, comparer) =>
      binarySearch(self.items, 0, self.items.length, item, comparisonOf(comparer, self.$elementType)),
    'void Clear()': (self: List) => self.clear(),
    'bool Contains(T item)': (self: List, item) => self.indexOf(item) >= 0,
    'List<TOutput> ConvertAll<TOutput>(Converter<T, TOutput> converter)': (
      self: List,
      converter,
      output: Type,
    ) => {
      requireArgument(converter, 'converter');
      return createList(convertAll(self, converter), output);
    },
    'void CopyTo(T[] array)': (self: List, array) => copyAll(self.items, self.$elementType, array, 0),
    'void CopyTo(int index, T[] array, int arrayIndex, int count)': (
      self: List,
      index,
      array,
      arrayIndex,
      count,
    ) => copyPart(self.items, self.$elementType, index, array, arrayIndex, count),
    'void CopyTo(T[] array, int arrayIndex)': (self: List, array, arrayIndex) =>
      copyAll(self.items, self.$elementType, array, arrayIndex),
    'int EnsureCapacity(int capacity)': (self: List, capacity) => {
      requireNonNegativeNumber(capacity, 'capacity');
      return self.room.ensure(capacity, self.items.length);
    },
    'bool Exists(Predicate<T> match)': (self: List, match) =>
      findIndex(self, 0, self.items.length, match) >= 0,
    'T? Find(Predicate<T> match)': (self: List, match) => {
      const index = findIndex(self, 0, self.items.length, match);
      return index < 0 ? defaultOf(self.$elementType) : elementAt(self, index);
    },
    'List<T> FindAll(Predicate<T> match)': (self: List, match) => {
      requireArgument(match, 'match');
      return createList(
        self.items.filter((item) => match(item)),
        self.$elementType,
      );
    },
    'int FindIndex(Predicate<T> match)': (self: List, match) => findIndex(self, 0, self.items.length, match),
    'int FindIndex(int startIndex, Predicate<T> match)': (self: List, start, match) => {
      requireStart(self, start, 'startIndex');
      return findIndex(self, start, self.items.length - start, match);
    },
    'int FindIndex(int startIndex, int count, Predicate<T> match)': (self: List, start, count, match) => {
      requireStart(self, start, 'startIndex');
      requireCount(self, start, count);
      return findIndex(self, start, count, match);
    },
    'T? FindLast(Predicate<T> match)': (self: List, match) => {
      const index = findLastIndex(self, self.items.length - 1, self.items.length, match);
      return index < 0 ? defaultOf(self.$elementType) : elementAt(self, index);
    },
    'int FindLastIndex(Predicate<T> match)': (self: List, match) =>
      findLastIndex(self, self.items.length - 1, self.items.length, match),
    'int FindLastIndex(int startIndex, Predicate<T> match)': (self: List, start, match) => {
      requireArgument(match, 'match');
      if (self.items.length === 0 ? start !== -1 : start >>> 0 >= self.items.length)
        throw indexOutOfRange('startIndex');
      return findLastIndex(self, start, start + 1, match);
    },
    'int FindLastIndex(int startIndex, int count, Predicate<T> match)': (self: List, start, count, match) => {
      requireArgument(match, 'match');
      if (self.items.length === 0 ? start !== -1 : start >>> 0 >= self.items.length)
        throw indexOutOfRange('startIndex');
      if (count < 0 || start - count + 1 < 0) throw countOutOfRange();
      return findLastIndex(self, start, count, match);
    },
    'void ForEach(Action<T> action)': (self: List, action) => {
      requireArgument(action, 'action');
      const { version } = self;
      for (const item of self.items) {
        if (self.version !== version) break;
        action(item);
      }
      if (self.version !== version) throw collectionModified();
    },
    'List<T>.Enumerator GetEnumerator()': (self: List) => new Enumerator(self, self.$elementType),
    'List<T> GetRange(int index, int count)': getRange,
    'int IndexOf(T item)': (self: List, item) => self.indexOf(item),
    'int IndexOf(T item, int index)': (self: List, item, index) => {
      if (index > self.items.length) throw startOutOfRange('index');
      if (index < 0) throw startOutOfRange('startIndex');
      return self.indexOf(item, index);
    },
    'int IndexOf(T item, int index, int count)': (self: List, item, index, count) => {
      if (index > self.items.length) throw startOutOfRange('index');
      if (count < 0 || index > self.items.length - count) throw countOutOfRange();
      if (index < 0) throw startOutOfRange('startIndex');
      return self.indexOf(item, index, index + count);
    },
    'void Insert(int index, T item)': (self: List, index, item) => self.insert(index, item),
    'void InsertRange(int index, IEnumerable<T> collection)': (self: List, index, collection) => {
      requireArgument(collection, 'collection');
      if (index >>> 0 > self.items.length) throw startOutOfRange('index');
      if (knownCount(collection) !== undefined) return self.insertRange(index, readItems(collection));
      let at = index as number;
      for (const item of iterate(collection)) self.insert(at++, item);
    },
    'int LastIndexOf(T item)': (self: List, item) =>
      lastIndexOfItem(self.items, item, self.items.length - 1, 0),
    'int LastIndexOf(T item, int index)': (self: List, item, index) => {
      if (index >= self.items.length) throw indexOutOfRange();
      return lastIndexOfItem(self.items, item, index, 0);
    },
    'int LastIndexOf(T item, int index, int count)': (self: List, item, index, count) => {
      if (self.items.length > 0) {
        requireNonNegativeNumber(index, 'index');
        requireNonNegativeNumber(count, 'count');
        if (index >= self.items.length)
          throw new ArgumentOutOfRangeException('index', 'Larger than collection size.');
        if (count > index + 1) throw new ArgumentOutOfRangeException('count', 'Larger than collection size.');
      }
      return lastIndexOfItem(self.items, item, index, index - count + 1);
    },
    'bool Remove(T item)': (self: List, item) => {
      const index = self.indexOf(item);
      if (index >= 0) self.removeAt(index);
      return index >= 0;
    },
    'int RemoveAll(Predicate<T> match)': (self: List, match) => {
      requireArgument(match, 'match');
      const before = self.items.length;
      const kept = self.items.filter((item) => !match(item));
      if (kept.length === before) return 0;
      changes.log?.before(self);
      self.keep(kept);
      return before - kept.length;
    },
    'void RemoveAt(int index)': (self: List, index) => self.removeAt(index),
    'void RemoveRange(int index, int count)': (self: List, index, count) => self.removeRange(index, count),
    'void Reverse()': (self: List) => {
      changes.log?.before(self);
      self.items.reverse();
      self.version++;
    },
    'void Reverse(int index, int count)': (self: List, index, count) => {
      requireRange(self.items, index, count);
      const part = self.items.slice(index, index + count);
      changes.log?.before(self);
      for (let at = 0; at < count; at++) self.items[index + at] = part[count - 1 - at];
      self.version++;
    },
    'List<T> Slice(int start, int length)': getRange,
    'void Sort()': (self: List) => sort(self, 0, self.items.length, comparisonOf(null, self.$elementType)),
    'void Sort(IComparer<T>? comparer)': (self: List, comparer) =>
      sort(self, 0, self.items.length, comparisonOf(comparer, self.$elementType)),
    'void Sort(int index, int count, IComparer<T>? comparer)': (self: List, index, count, comparer) => {
      requireRange(self.items, index, count);
      sort(self, index, count, comparisonOf(comparer, self.$elementType));
    },
    'void Sort(Comparison<T> comparison)': (self: List, comparison) => {
      requireArgument(comparison, 'comparison');
      sort(self, 0, self.items.length, comparison);
    },
    'T[] ToArray()': (self: List) => arrayFrom(self.items.slice(), self.$elementType),
    'void TrimExcess()': (self: List) => self.room.trim(self.items.length),
    'bool TrueForAll(Predicate<T> match)': (self: List, match) => {
      requireArgument(match, 'match');
      return self.items.every((item) => match(item));
    },
  }),
  { runtime: List },
);
