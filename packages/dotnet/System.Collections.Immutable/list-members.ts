// What `ImmutableList<T>`, `ImmutableArray<T>` and `IImmutableList<T>` have in common.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import { equals } from '@mockwright/language/runtime/equality';
import { ArgumentException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { requireArgument } from '../System.Collections/argument-checks.ts';
import { equalityOf } from '../System.Collections/comparers.ts';
import { readItems } from '../System.Collections/read-items.ts';
import { emptySequence } from './immutable-sequence.ts';
import type { ImmutableSequence } from './immutable-sequence.ts';

type Sequence = ImmutableSequence;
type Equals = (a: unknown, b: unknown) => boolean;

/** @throws {ArgumentOutOfRangeException} in the way of `Requires.Range` */
export function requireThat(condition: boolean, name: string): void {
  if (!condition) throw new ArgumentOutOfRangeException(name);
}
/** Whether two elements count as equal for a comparer, or for none. */
export const equalsOf = (comparer: unknown): Equals => equalityOf(comparer)?.equals ?? equals;

/** The same for a part of a list. @throws {ArgumentOutOfRangeException} where it does not lie within it */
export function requirePart(
  { items }: { readonly items: readonly unknown[] },
  index: number,
  count: number,
  indexName: string = 'index',
): void {
  requireThat(index >= 0, indexName);
  requireThat(count >= 0 && index + count <= items.length, 'count');
}

/** The first index of an element in a part, or -1. */
export function indexIn(
  items: readonly unknown[],
  item: unknown,
  start: number,
  count: number,
  comparer: unknown,
): number {
  if (start === 0 && count === 0) return -1;
  requireThat(start >= 0 && start < items.length, 'startIndex');
  requireThat(count >= 0 && start + count <= items.length, 'count');
  const areEqual = equalsOf(comparer);
  for (let at = start; at < start + count; at++) if (areEqual(items[at], item)) return at;
  return -1;
}
/** The last index of an element in the part that ends at `start`, or -1. */
export function lastIndexIn(
  items: readonly unknown[],
  item: unknown,
  start: number,
  count: number,
  comparer: unknown,
): number {
  if (start === 0 && count === 0) return -1;
  requireThat(start >= 0 && start < items.length, 'startIndex');
  requireThat(count >= 0 && start - count + 1 >= 0, 'count');
  const areEqual = equalsOf(comparer);
  for (let at = start; at > start - count; at--) if (areEqual(items[at], item)) return at;
  return -1;
}

interface Items {
  readonly items: readonly unknown[];
}
/** `IndexOf(item, startIndex)`. */
export function indexFrom({ items }: Items, item: unknown, start: number): number {
  return indexIn(items, item, start, items.length - start, null);
}
/** `IndexOf(item, startIndex, count)`. */
export function indexInPart({ items }: Items, item: unknown, start: number, count: number): number {
  return indexIn(items, item, start, count, null);
}
/** `LastIndexOf(item, startIndex)`. */
export function lastIndexFrom({ items }: Items, item: unknown, start: number): number {
  return lastIndexIn(items, item, start, start + 1, null);
}
/** `LastIndexOf(item, startIndex, count)`. */
export function lastIndexInPart({ items }: Items, item: unknown, start: number, count: number): number {
  return lastIndexIn(items, item, start, count, null);
}
/** Without the first of the equal elements. */
function remove(self: Sequence, value: unknown, comparer: unknown): Sequence {
  const index = indexIn(self.items, value, 0, self.items.length, comparer);
  return index < 0 ? self : self.with(self.items.toSpliced(index, 1));
}
/** Without as many elements as are given. */
/** Without the first of each of these. */
export function removeItems(self: Sequence, items: unknown, comparer: unknown): Sequence {
  requireArgument(items, 'items');
  return readItems(items).reduce<Sequence>((list, item) => remove(list, item, comparer), self);
}
/** With another element in the place of the first that is equal. */
function replace(self: Sequence, oldValue: unknown, newValue: unknown, comparer: unknown): Sequence {
  const index = indexIn(self.items, oldValue, 0, self.items.length, comparer);
  if (index < 0) throw new ArgumentException('Cannot find the old value', 'oldValue');
  return self.with(self.items.with(index, newValue));
}
/** With more elements at an index. */
export function insertRange(self: Sequence, index: number, items: unknown): Sequence {
  requireThat(index >= 0 && index <= self.items.length, 'index');
  requireArgument(items, 'items');
  const added = readItems(items);
  return added.length === 0
    ? self
    : self.with([...self.items.slice(0, index), ...added, ...self.items.slice(index)]);
}
/** With more elements at its end. */
export const addRange = (self: Sequence, items: unknown): Sequence =>
  insertRange(self, self.items.length, items);

/** The members of `IImmutableList<T>`; `own` is the type that changes give, `count` .NET's name of that parameter. */
export function immutableListMembers(own: string, count: 'count' | 'length'): Record<string, Implementation> {
  const removeRange = (self: Sequence, index: number, removed: number): Sequence => {
    requireThat(index >= 0 && index <= self.items.length, 'index');
    requireThat(removed >= 0 && index + removed <= self.items.length, count);
    return removed === 0 ? self : self.with(self.items.toSpliced(index, removed));
  };
  // The array says what it takes in words of its own.
  const isArray = count === 'length';
  const [value, element] = isArray
    ? ['item', 'item']
    : ['value', own.startsWith('Immutable') ? 'item' : 'element'];
  const start = isArray ? 'startIndex' : 'index';
  return {
    [`${own} Add(T ${value})`]: (self: Sequence, item: unknown) => self.with([...self.items, item]),
    [`${own} AddRange(IEnumerable<T> items)`]: addRange,
    [`${own} Clear()`]: (self: Sequence) => emptySequence(self.$type),
    [`int IndexOf(T item, int ${start}, int count, IEqualityComparer<T>? equalityComparer)`]: (
      self: Sequence,
      item: unknown,
      from: number,
      length: number,
      comparer: unknown,
    ) => indexIn(self.items, item, from, length, comparer),
    [`${own} Insert(int index, T ${element})`]: (self: Sequence, index: number, item: unknown) => {
      requireThat(index >= 0 && index <= self.items.length, 'index');
      return self.with(self.items.toSpliced(index, 0, item));
    },
    [`${own} InsertRange(int index, IEnumerable<T> items)`]: insertRange,
    [`int LastIndexOf(T item, int ${start}, int count, IEqualityComparer<T>? equalityComparer)`]: (
      self: Sequence,
      item: unknown,
      from: number,
      length: number,
      comparer: unknown,
    ) => lastIndexIn(self.items, item, from, length, comparer),
    [`${own} Remove(T ${value}, IEqualityComparer<T>? equalityComparer)`]: remove,
    [`${own} RemoveAll(Predicate<T> match)`]: (self: Sequence, match: (item: unknown) => boolean) => {
      requireArgument(match, 'match');
      const kept = self.items.filter((item) => !match(item));
      return kept.length === self.items.length ? self : self.with(kept);
    },
    [`${own} RemoveAt(int index)`]: (self: Sequence, index: number) => {
      // An array finds out that there is nothing to remove only when it removes.
      requireThat(index >= 0 && index < self.items.length + (count === 'length' ? 1 : 0), 'index');
      return removeRange(self, index, 1);
    },
    [`${own} RemoveRange(int index, int ${count})`]: removeRange,
    [`${own} RemoveRange(IEnumerable<T> items, IEqualityComparer<T>? equalityComparer)`]: removeItems,
    [`${own} Replace(T oldValue, T newValue, IEqualityComparer<T>? equalityComparer)`]: replace,
    [`${own} SetItem(int index, T ${value})`]: (self: Sequence, index: number, item: unknown) => {
      requireThat(index >= 0 && index < self.items.length, 'index');
      return self.with(self.items.with(index, item));
    },
  };
}

/** The same with the default comparer: methods of the lists themselves, extensions of the interface. */
export function defaultComparerMembers(own: string): Record<string, Implementation> {
  const value = own.startsWith('ImmutableArray') ? 'item' : 'value';
  return {
    [`int IndexOf(T ${own.startsWith('ImmutableList') ? 'value' : 'item'})`]: (
      self: Sequence,
      item: unknown,
    ) => self.indexOf(item),
    'int LastIndexOf(T item)': (self: Sequence, item: unknown) =>
      self.items.length === 0
        ? -1
        : lastIndexIn(self.items, item, self.items.length - 1, self.items.length, null),
    [`${own} Remove(T ${value})`]: (self: Sequence, item: unknown) => remove(self, item, null),
    [`${own} RemoveRange(IEnumerable<T> items)`]: (self: Sequence, items: unknown) =>
      removeItems(self, items, null),
    [`${own} Replace(T oldValue, T newValue)`]: (self: Sequence, oldValue: unknown, newValue: unknown) =>
      replace(self, oldValue, newValue, null),
  };
}
