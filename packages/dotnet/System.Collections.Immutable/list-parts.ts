// Searches and copies of parts of `ImmutableList<T>` and of the builders, which check their arguments in words of their own.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { requireArgument } from '../System.Collections/argument-checks.ts';
import { copyPart } from '../System.Collections/array-copy.ts';
import { comparisonOf } from '../System.Collections/comparers.ts';
import { binarySearch } from '../System.Collections/sort-range.ts';
import { equalsOf, indexIn, requirePart, requireThat } from './list-members.ts';

interface Items {
  readonly items: readonly unknown[];
  readonly $elementType: Type;
}
type Predicate = (item: unknown) => boolean;

/** Looks back from an index. What lies beyond the end counts with the last elements, as .NET's tree counts it. */
function findBack({ items }: Items, start: number, count: number, isWanted: Predicate): number {
  const last = Math.min(start, items.length - 1);
  const end = count < 0 ? 0 : Math.max(0, last - count + 1);
  for (let at = last; at >= end; at--) if (isWanted(items[at])) return start - (last - at);
  return -1;
}
function findIndex(self: Items, start: number, count: number, match: Predicate): number {
  for (let at = start; at < start + count; at++) if (match(self.items[at])) return at;
  return -1;
}
function indexOf(self: Items, item: unknown, index: number, count: number, comparer: unknown): number {
  requirePart(self, index, count);
  return count === 0 ? -1 : indexIn(self.items, item, index, count, comparer);
}
function lastIndexOf(self: Items, item: unknown, index: number, count: number, comparer: unknown): number {
  requireThat(index >= 0, 'index');
  requireThat(count >= 0 && count <= self.items.length, 'count');
  if (index - count + 1 < 0) throw new ArgumentException('Value does not fall within the expected range.');
  const areEqual = equalsOf(comparer);
  return count === 0 ? -1 : findBack(self, index, count, (other) => areEqual(item, other));
}
function copy(self: Items, index: number, array: unknown[], arrayIndex: number, count: number): void {
  requireArgument(array, 'array');
  requirePart(self, index, count);
  requireThat(arrayIndex >= 0 && arrayIndex + count <= array.length, 'arrayIndex');
  copyPart(self.items, self.$elementType, index, array, arrayIndex, count);
}

/** `ImmutableList<T>` and its builder. */
export const listPartMembers: Readonly<Record<string, Implementation>> = {
  'int BinarySearch(int index, int count, T item, IComparer<T>? comparer)': (
    self: Items,
    index: number,
    count: number,
    item: unknown,
    comparer: unknown,
  ) => {
    requireThat(index >= 0, 'index');
    requireThat(count >= 0, 'count');
    const within = Math.min(count, self.items.length - index);
    if (within <= 0) return ~index;
    return binarySearch(self.items, index, within, item, comparisonOf(comparer, self.$elementType));
  },
  'void CopyTo(T[] array)': (self: Items, array: unknown[]) => {
    requireArgument(array, 'array');
    requireThat(array.length >= self.items.length, 'array');
    copy(self, 0, array, 0, self.items.length);
  },
  'void CopyTo(T[] array, int arrayIndex)': (self: Items, array: unknown[], arrayIndex: number) =>
    copy(self, 0, array, arrayIndex, self.items.length),
  'void CopyTo(int index, T[] array, int arrayIndex, int count)': copy,
  'int FindIndex(int startIndex, Predicate<T> match)': (self: Items, start: number, match: Predicate) => {
    requireArgument(match, 'match');
    requireThat(start >= 0 && start <= self.items.length, 'startIndex');
    return findIndex(self, start, self.items.length - start, match);
  },
  'int FindIndex(int startIndex, int count, Predicate<T> match)': (
    self: Items,
    start: number,
    count: number,
    match: Predicate,
  ) => {
    requireArgument(match, 'match');
    requirePart(self, start, count, 'startIndex');
    return findIndex(self, start, count, match);
  },
  'int FindLastIndex(int startIndex, Predicate<T> match)': (self: Items, start: number, match: Predicate) => {
    requireArgument(match, 'match');
    requireThat(start === 0 || (start > 0 && start < self.items.length), 'startIndex');
    return findBack(self, start, start + 1, match);
  },
  'int FindLastIndex(int startIndex, int count, Predicate<T> match)': (
    self: Items,
    start: number,
    count: number,
    match: Predicate,
  ) => {
    requireArgument(match, 'match');
    requireThat(start >= 0, 'startIndex');
    requireThat(count <= self.items.length, 'count');
    requireThat(start - count + 1 >= 0, 'startIndex');
    return count === 0 ? -1 : findBack(self, start, count, match);
  },
};

/** What the builder of `ImmutableList<T>` has beside them. */
export const listIndexMembers: Readonly<Record<string, Implementation>> = {
  'int IndexOf(T item, int index)': (self: Items, item: unknown, index: number) =>
    indexOf(self, item, index, self.items.length - index, null),
  'int IndexOf(T item, int index, int count)': (self: Items, item: unknown, index: number, count: number) =>
    indexOf(self, item, index, count, null),
  'int LastIndexOf(T item, int index)': (self: Items, item: unknown, index: number) =>
    self.items.length === 0 && index === 0 ? -1 : lastIndexOf(self, item, index, index + 1, null),
  'int LastIndexOf(T item, int index, int count)': (
    self: Items,
    item: unknown,
    index: number,
    count: number,
  ) => lastIndexOf(self, item, index, count, null),
};

/** The overloads with a comparer, of `ImmutableList<T>` and its builder. */
export const listComparerMembers: Readonly<Record<string, Implementation>> = {
  'int IndexOf(T item, int index, int count, IEqualityComparer<T>? equalityComparer)': indexOf,
  'int LastIndexOf(T item, int index, int count, IEqualityComparer<T>? equalityComparer)': lastIndexOf,
};
