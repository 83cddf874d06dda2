// `ArrayList`: a list of objects, with its read-only and fixed-size views.
import { keepItems } from '@mockwright/language/runtime/change-log';
import type { Held } from '@mockwright/language/runtime/change-log';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { compare } from '@mockwright/language/runtime/comparison';
import { specialType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { ArgumentException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import type {
  InvalidOperationException,
  NotSupportedException,
} from '@mockwright/language/runtime/exceptions';
import { iterateBoxed } from '@mockwright/language/runtime/iterate';
import { spendMemory, spendSize } from '@mockwright/language/runtime/run';
import {
  collectionModified,
  countOutOfRange,
  indexOutOfRange,
  invalidOffsetLength,
  requireArgument,
  requireNonNegative,
  startOutOfRange,
} from '../../System.Collections/argument-checks.ts';
import { newArray } from '../../System/array-members.ts';
import { copyAll, copyPart } from '../../System.Collections/array-copy.ts';
import { Capacity, doubling } from '../../System.Collections/capacity-growth.ts';
import { comparisonOf } from '../../System.Collections/comparers.ts';
import type { Comparison } from '../../System.Collections/comparers.ts';
import { boxedListProtocol } from '../../System.Collections/boxed-list.ts';
import { collectionProtocol, fixedSize, readOnly } from '../../System.Collections/collection-protocol.ts';
import { KnownCount, arrayFrom } from '../../System.Collections/read-items.ts';
import { isSynchronized, shareState } from '../../System.Collections/shared-state.ts';
import { indexOfItem, lastIndexOfItem } from '../../System.Collections/list-search.ts';
import { binarySearch, sortListed } from '../../System.Collections/sort-range.ts';

/** `ArrayList`, and what `Queue` and `Stack` are made of. */
export class ArrayList extends KnownCount {
  declare readonly $type: NamedType;
  items: unknown[];
  version = 0;
  readonly room: Capacity;
  constructor(items: unknown[] = [], capacity: number = items.length) {
    super();
    this.items = items;
    this.room = new Capacity(doubling, capacity);
  }
  get $elementType(): Type {
    return specialType('object');
  }
  override get $count(): number {
    return this.items.length;
  }
  override $held(): Held {
    return { parts: this.items, putBack: keepItems(this.items) };
  }
  *[Symbol.iterator](): Generator {
    const { version } = this;
    for (let index = 0; index < this.items.length; index++) {
      yield this.items[index];
      if (this.version !== version) throw this.modified();
    }
  }
  /** What an enumeration says that goes on after a change. */
  modified(): InvalidOperationException {
    return collectionModified();
  }
  requireIndex(index: number): void {
    if (index >>> 0 >= this.items.length) throw indexOutOfRange();
  }
  requireRange(index: number, count: number): void {
    requireNonNegative(index, 'index');
    requireNonNegative(count, 'count');
    if (this.items.length - index < count) throw invalidOffsetLength();
  }
  /** Changes elements, not how many there are. */
  change(action: (items: unknown[]) => void): void {
    action(this.items);
    this.version++;
  }
  /** Adds or removes elements. */
  resize(action: (items: unknown[]) => void): void {
    this.change(action);
  }
  indexOf(value: unknown, start = 0, end: number = this.items.length): number {
    return indexOfItem(this.items, value, start, end);
  }
}
/** `ArrayList.FixedSize` and `ArrayList.ReadOnly`: views of the same elements. */
class ArrayListView extends ArrayList {
  readonly $isReadOnly: boolean;
  constructor(list: ArrayList, isReadOnly: boolean) {
    super(list.items);
    this.$isReadOnly = isReadOnly;
  }
  $refusal(): NotSupportedException {
    return readOnly();
  }
  override change(action: (items: unknown[]) => void): void {
    if (this.$isReadOnly) throw readOnly();
    super.change(action);
  }
  override resize(): void {
    throw this.$isReadOnly ? readOnly() : fixedSize();
  }
}
/** `ArrayList.Adapter`: a list of any kind as an `ArrayList`; what is stored goes through its own members. */
class ListWrapper extends ArrayList {
  readonly #list: object;
  constructor(list: object) {
    super();
    this.#list = list;
    Object.defineProperty(this, 'items', { get: () => readBoxed(list, 'list') });
  }
  override get $count(): number {
    return collectionProtocol.count(this.#list);
  }
  override get $size(): number {
    return 0;
  }
  override $held(): Held {
    return { parts: [this.#list] };
  }
  override *[Symbol.iterator](): Generator {
    yield* iterateBoxed(this.#list);
  }
  get isFixedSize(): boolean {
    return viaList(this.#list, 'get_IsFixedSize');
  }
  get isReadOnly(): boolean {
    return viaList(this.#list, 'get_IsReadOnly');
  }
  /** Changes a copy, and brings the list to what has become of it: what stands the same at both ends is left alone. */
  override change(action: (items: unknown[]) => void): void {
    const list = this.#list;
    const before = this.items;
    const after = before.slice();
    action(after);
    if (after.length === before.length) {
      for (const [index, value] of after.entries())
        if (value !== before[index]) viaList(list, 'set_Item', index, value);
    } else {
      let same = 0;
      while (same < before.length && same < after.length && before[same] === after[same]) same++;
      let [from, to] = [before.length, after.length];
      while (from > same && to > same && before[from - 1] === after[to - 1]) [from, to] = [from - 1, to - 1];
      for (let at = from - 1; at >= same; at--) viaList(list, 'RemoveAt', at);
      for (let at = same; at < to; at++) viaList(list, 'Insert', at, after[at]);
    }
    this.version++;
  }
}
const listMembers = {
  get_IsFixedSize: boxedListProtocol.isFixedSize,
  get_IsReadOnly: boxedListProtocol.isReadOnly,
  set_Item: boxedListProtocol.set,
  RemoveAt: boxedListProtocol.removeAt,
  Insert: boxedListProtocol.insert,
} as const;
/** Calls a member of `IList`, of the list's own where it has one. */
function viaList<K extends keyof typeof listMembers>(
  list: object,
  name: K,
  ...args: readonly unknown[]
): ReturnType<(typeof listMembers)[K]> {
  type Call = (...args: readonly unknown[]) => ReturnType<(typeof listMembers)[K]>;
  const own = (list as Readonly<Record<string, Call | undefined>>)[`IList.${name}/${args.length}`];
  return own ? own.apply(list, [...args]) : (listMembers[name] as Call)(list, ...args);
}
/** `ArrayList.Synchronized`. */
class SyncArrayList extends ArrayList {
  readonly $isSynchronized: boolean = true;
}
const boxedArray = (items: unknown[]): unknown[] => arrayFrom(items, specialType('object'));

/** The elements of an `ICollection` argument. */
export function readBoxed(items: unknown, name: string): unknown[] {
  requireArgument(items, name);
  const read = [...iterateBoxed(items)];
  spendSize(read.length);
  return read;
}
function sort(self: ArrayList, index: number, count: number, order: Comparison): void {
  self.requireRange(index, count);
  self.change((items) => sortListed(items, index, count, order));
}
const orderOf = (comparer: unknown): Comparison => comparisonOf(comparer, specialType('object'));
function copyRange(self: ArrayList, index: number, array: unknown[], at: number, count: number): void {
  if (array !== null && !Array.isArray(array))
    throw new ArgumentException(
      'Only single dimensional arrays are supported for the requested action.',
      'array',
    );
  copyPart(self.items, self.$elementType, index, array, at, count);
}
function lastIndexOf(self: ArrayList, value: unknown, start: number, count: number): number {
  const { length } = self.items;
  if (length > 0) {
    requireNonNegative(start, 'startIndex');
    requireNonNegative(count, 'count');
    if (start >= length) throw new ArgumentOutOfRangeException('startIndex', 'Larger than collection size.');
    if (count > start + 1) throw new ArgumentOutOfRangeException('count', 'Larger than collection size.');
  }
  return lastIndexOfItem(self.items, value, start, start - count + 1);
}
function view(list: ArrayList, isReadOnly: boolean): ArrayList {
  requireArgument(list, 'list');
  return new ArrayListView(list, isReadOnly);
}
function setCapacity(self: ArrayList, value: number): void {
  if (value < self.items.length)
    throw new ArgumentOutOfRangeException('value', 'capacity was less than the current size.');
  self.room.set(value);
}
function insertRange(self: ArrayList, index: number, added: unknown): void {
  const items = readBoxed(added, 'c');
  if (index >>> 0 > self.items.length) throw startOutOfRange('index');
  spendMemory(items.length);
  self.resize((own) => {
    const after = own.splice(index);
    for (const part of [items, after]) for (const item of part) own.push(item);
  });
}

/** `System.Collections.ArrayList`. */
export const arrayListType: TypeDeclaration = declareType(
  'public class System.Collections.ArrayList : IList, ICloneable',
  () => ({
    'ArrayList()': () => new ArrayList(),
    'ArrayList(int capacity)': (capacity: number) => {
      if (capacity < 0) throw new ArgumentOutOfRangeException('capacity', "'capacity' must be non-negative.");
      return new ArrayList([], capacity);
    },
    'ArrayList(ICollection c)': (items) => new ArrayList(readBoxed(items, 'c')),
    'static ArrayList FixedSize(ArrayList list)': (list: ArrayList) => view(list, false),
    'static ArrayList ReadOnly(ArrayList list)': (list: ArrayList) => view(list, true),
    'static ArrayList Synchronized(ArrayList list)': (list: ArrayList) => {
      requireArgument(list, 'list');
      return shareState<ArrayList>(new SyncArrayList(), list, ['items', 'version', 'room']);
    },
    'static ArrayList Adapter(IList list)': (list) => {
      requireArgument(list, 'list');
      return new ListWrapper(list);
    },
    'static ArrayList Repeat(object? value, int count)': (value, count: number) => {
      requireNonNegative(count, 'count');
      spendMemory(count);
      return new ArrayList(Array.from({ length: count }, () => value as unknown));
    },
    'virtual int Count { get; }': (self: ArrayList) => self.items.length,
    'virtual int Capacity { get; set; }': {
      get: (self: ArrayList) => self.room.at(self.items.length),
      set: setCapacity,
    },
    'virtual bool IsFixedSize { get; }': (self: ArrayList) =>
      self instanceof ListWrapper ? self.isFixedSize : self instanceof ArrayListView,
    'virtual bool IsReadOnly { get; }': (self: ArrayList) =>
      self instanceof ListWrapper ? self.isReadOnly : self instanceof ArrayListView && self.$isReadOnly,
    'virtual bool IsSynchronized { get; }': isSynchronized,
    'virtual object SyncRoot { get; }': (self: ArrayList) => self,
    'virtual object? this[int index] { get; set; }': {
      get: (self: ArrayList, index: number) => {
        self.requireIndex(index);
        return self.items[index];
      },
      set: (self: ArrayList, index: number, value: unknown) => {
        self.requireIndex(index);
        self.change((items) => (items[index] = value));
      },
    },
    'virtual int Add(object? value)': (self: ArrayList, value) => {
      self.resize((items) => items.push(value));
      return self.items.length - 1;
    },
    'virtual void AddRange(ICollection c)': (self: ArrayList, added) =>
      insertRange(self, self.items.length, added),
    'virtual int BinarySearch(object? value)': (self: ArrayList, value) =>
      binarySearch(self.items, 0, self.items.length, value, compare),
    'virtual int BinarySearch(object? value, IComparer? comparer)': (self: ArrayList, value, comparer) =>
      binarySearch(self.items, 0, self.items.length, value, orderOf(comparer)),
    'virtual int BinarySearch(int index, int count, object? value, IComparer? comparer)': (
      self: ArrayList,
      index,
      count,
      value,
      comparer,
    ) => {
      self.requireRange(index, count);
      return binarySearch(self.items, index, count, value, orderOf(comparer));
    },
    'virtual void Clear()': (self: ArrayList) => self.resize((items) => (items.length = 0)),
    'virtual object Clone()': (self: ArrayList) => new ArrayList(self.items.slice()),
    'virtual bool Contains(object? item)': (self: ArrayList, item) => self.indexOf(item) >= 0,
    'virtual void CopyTo(Array array)': (self: ArrayList, array) =>
      copyRange(self, 0, array, 0, self.items.length),
    'virtual void CopyTo(Array array, int arrayIndex)': (self: ArrayList, array, index) =>
      copyRange(self, 0, array, index, self.items.length),
    'virtual void CopyTo(int index, Array array, int arrayIndex, int count)': copyRange,
    'virtual IEnumerator GetEnumerator()': (self: ArrayList) => new Enumerator(self, self.$elementType),
    'virtual IEnumerator GetEnumerator(int index, int count)': (self: ArrayList, index, count) => {
      self.requireRange(index, count);
      spendSize(count);
      return new Enumerator(self.items.slice(index, index + count), self.$elementType);
    },
    'virtual ArrayList GetRange(int index, int count)': (self: ArrayList, index, count) => {
      self.requireRange(index, count);
      return new ArrayList(self.items.slice(index, index + count));
    },
    'virtual int IndexOf(object? value)': (self: ArrayList, value) => self.indexOf(value),
    'virtual int IndexOf(object? value, int startIndex)': (self: ArrayList, value, start: number) => {
      if (start >>> 0 > self.items.length) throw startOutOfRange('startIndex');
      return self.indexOf(value, start);
    },
    'virtual int IndexOf(object? value, int startIndex, int count)': (
      self: ArrayList,
      value,
      start: number,
      count: number,
    ) => {
      if (start > self.items.length) throw startOutOfRange('startIndex');
      if (count < 0 || start > self.items.length - count) throw countOutOfRange();
      if (start < 0) throw startOutOfRange('startIndex');
      return self.indexOf(value, start, start + count);
    },
    'virtual int LastIndexOf(object? value)': (self: ArrayList, value) =>
      lastIndexOfItem(self.items, value, self.items.length - 1, 0),
    'virtual int LastIndexOf(object? value, int startIndex)': (self: ArrayList, value, start: number) => {
      if (start >= self.items.length) throw indexOutOfRange('startIndex');
      return lastIndexOf(self, value, start, start + 1);
    },
    'virtual int LastIndexOf(object? value, int startIndex, int count)': lastIndexOf,
    'virtual void Insert(int index, object? value)': (self: ArrayList, index, value) => {
      if (index >>> 0 > self.items.length) throw startOutOfRange('index');
      self.resize((items) => items.splice(index, 0, value));
    },
    'virtual void InsertRange(int index, ICollection c)': insertRange,
    'virtual void Remove(object? obj)': (self: ArrayList, value) => {
      const index = self.indexOf(value);
      if (index >= 0 || self instanceof ArrayListView) self.resize((items) => items.splice(index, 1));
    },
    'virtual void RemoveAt(int index)': (self: ArrayList, index) => {
      self.requireIndex(index);
      spendSize(self.items.length - index);
      self.resize((items) => items.splice(index, 1));
    },
    'virtual void RemoveRange(int index, int count)': (self: ArrayList, index, count) => {
      self.requireRange(index, count);
      self.resize((items) => items.splice(index, count));
    },
    'virtual void Reverse()': (self: ArrayList) => self.change((items) => items.reverse()),
    'virtual void Reverse(int index, int count)': (self: ArrayList, index: number, count: number) => {
      self.requireRange(index, count);
      self.change((items) => {
        const part = items.slice(index, index + count).reverse();
        for (const [at, item] of part.entries()) items[index + at] = item;
      });
    },
    'virtual void SetRange(int index, ICollection c)': (self: ArrayList, index: number, added) => {
      const items = readBoxed(added, 'c');
      if (index < 0 || index > self.items.length - items.length) throw startOutOfRange('index');
      self.change((own) => items.forEach((item, at) => (own[index + at] = item)));
    },
    'virtual void Sort()': (self: ArrayList) => sort(self, 0, self.items.length, compare),
    'virtual void Sort(IComparer? comparer)': (self: ArrayList, comparer) =>
      sort(self, 0, self.items.length, orderOf(comparer)),
    'virtual void Sort(int index, int count, IComparer? comparer)': (
      self: ArrayList,
      index,
      count,
      comparer,
    ) => sort(self, index, count, orderOf(comparer)),
    'virtual object?[] ToArray()': (self: ArrayList) => boxedArray(self.items.slice()),
    'virtual Array ToArray(Type type)': (self: ArrayList, type: Type) => {
      requireArgument(type, 'type');
      const array = newArray(type, self.items.length);
      copyAll(self.items, specialType('object'), array, 0);
      return array;
    },
    'virtual void TrimToSize()': (self: ArrayList) => self.room.set(self.items.length),
  }),
  { runtime: ArrayList },
);

/** What `ArrayList.Synchronized` and `ArrayList.Adapter` give. */
export const arrayListViewTypes: readonly TypeDeclaration[] = [
  declareType(
    'private class System.Collections.ArrayList.SyncArrayList : ArrayList',
    {},
    { runtime: SyncArrayList },
  ),
  declareType(
    'private class System.Collections.ArrayList.IListWrapper : ArrayList',
    {},
    { runtime: ListWrapper },
  ),
];
