// `Builder` of `ImmutableList<T>` and `ImmutableArray<T>`: lists that change, until they are made immutable.
import type { Implementation, Ref } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentException,
  ArgumentOutOfRangeException,
  IndexOutOfRangeException,
} from '@mockwright/language/runtime/exceptions';
import { listType } from '../System.Collections.Generic/list-type.ts';
import { List } from '../System.Collections.Generic/list.ts';
import { requireArgument } from '../System.Collections/argument-checks.ts';
import { readItems } from '../System.Collections/read-items.ts';
import { indexIn, requirePart, requireThat } from './list-members.ts';
import { immutableSequence } from './immutable-sequence.ts';

type Name = 'ImmutableList' | 'ImmutableArray';
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

/** The members of lists that builders have, too. */
export function pick(...signatures: string[]): Record<string, Implementation> {
  return Object.fromEntries(signatures.map((signature) => [signature, listType.members[signature]]));
}
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

/** Adds items at the end. */
export function append(self: ListBuilder, items: unknown): void {
  requireArgument(items, 'items');
  self.insertRange(self.items.length, readItems(items));
}
/** The members of both builders. */
export const shared: Readonly<Record<string, Implementation>> = {
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
export function partMembers(...signatures: string[]): Record<string, Implementation> {
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
/** Removes a part. @throws ArgumentOutOfRangeException */
export function removePart(self: ListBuilder, index: number, count: number, countName: string): void {
  requireThat(index >= 0 && index <= self.items.length, 'index');
  requireThat(count >= 0 && index + count <= self.items.length, countName);
  self.removeRange(index, count);
}
