// The classes of `System.Collections`, whose elements are objects: ArrayList, Hashtable, Queue, Stack, SortedList.
import { declareType } from '../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType, Type } from '../../metadata/symbols.ts';
import { coreType, specialType } from '../../runtime/core-types.ts';
import { compare } from '../../runtime/comparison.ts';
import { Enumerator } from '../../runtime/enumerator.ts';
import {
  ArgumentException,
  ArgumentNullException,
  InvalidOperationException,
} from '../../runtime/exceptions.ts';
import { iterateBoxed } from '../../runtime/iterate.ts';
import { cast } from '../../runtime/casting.ts';
import { toText } from '../../runtime/text.ts';
import { collectionModified, indexOutOfRange, requireArgument } from './arguments.ts';
import { comparisonOf, equalityOf } from './comparers.ts';
import { DictionaryEntry } from './dictionary-entry.ts';
import { KnownCount, arrayFrom, copyTo } from './enumerable.ts';
import { HashTable, emptySlot } from './hash-table.ts';
import { indexOfItem } from './list-search.ts';
import { binarySearch, sortRange } from './sorting.ts';

/** `ArrayList`, and what `Queue` and `Stack` are made of. */
class ArrayList extends KnownCount {
  declare readonly $type: NamedType;
  items: unknown[];
  version = 0;
  constructor(items: unknown[] = []) {
    super();
    this.items = items;
  }
  get $elementType(): Type {
    return specialType('object');
  }
  override get $count(): number {
    return this.items.length;
  }
  *[Symbol.iterator](): Generator {
    const { version } = this;
    for (let index = 0; index < this.items.length; index++) {
      yield this.items[index];
      if (this.version !== version) throw collectionModified();
    }
  }
  requireIndex(index: number): void {
    if (index >>> 0 >= this.items.length) throw indexOutOfRange();
  }
  change(action: (items: unknown[]) => void): void {
    action(this.items);
    this.version++;
  }
}
/** Kept with the first to leave at the front. */
class Queue extends ArrayList {
  take(verb: 'Queue' | 'Stack'): unknown {
    if (this.items.length === 0) throw new InvalidOperationException(`${verb} empty.`);
    this.version++;
    return this.items.shift();
  }
}
class Stack extends Queue {}

/** `Hashtable` and `SortedList`: pairs of objects. */
class Hashtable extends KnownCount {
  declare readonly $type: NamedType;
  readonly table: HashTable<unknown>;
  values: unknown[] = [];
  readonly order: ((a: unknown, b: unknown) => number) | undefined;
  version = 0;
  constructor(comparer: unknown = null, order?: (a: unknown, b: unknown) => number) {
    super();
    this.table = new HashTable<unknown>(specialType('object'), equalityOf(comparer));
    this.order = order;
  }
  get $elementType(): Type {
    return coreType('System.Collections.DictionaryEntry');
  }
  override get $count(): number {
    return this.table.count;
  }
  entries(): DictionaryEntry[] {
    const all: DictionaryEntry[] = [];
    for (const [slot, key] of this.table.keys.entries())
      if (key !== emptySlot) all.push(new DictionaryEntry(key, this.values[slot]));
    const { order } = this;
    return order ? all.sort((a, b) => order(a.Key, b.Key)) : all;
  }
  *[Symbol.iterator](): Generator<DictionaryEntry> {
    const { version } = this;
    for (const entry of this.entries()) {
      yield entry;
      if (this.version !== version) throw collectionModified();
    }
  }
  get(key: unknown): unknown {
    if (key === null) throw new ArgumentNullException('key');
    const slot = this.table.find(key);
    return slot < 0 ? null : this.values[slot];
  }
  has(key: unknown): boolean {
    if (key === null) throw new ArgumentNullException('key');
    return this.table.find(key) >= 0;
  }
  set(key: unknown, value: unknown): void {
    if (key === null) throw new ArgumentNullException('key');
    const slot = this.table.findOrAdd(key);
    this.values[slot < 0 ? ~slot : slot] = value;
    this.version++;
  }
  add(key: unknown, value: unknown): void {
    if (this.has(key))
      throw new ArgumentException(
        `Item has already been added. Key in dictionary: '${toText(key)}'  Key being added: '${toText(key)}'`,
      );
    this.set(key, value);
  }
  remove(key: unknown): void {
    if (key === null) throw new ArgumentNullException('key');
    if (this.table.remove(key) >= 0) this.version++;
  }
  clear(): void {
    this.table.clear();
    this.values = [];
    this.version++;
  }
  'IDictionary.Contains/1'(key: unknown): boolean {
    return this.has(key);
  }
}
function fill(table: Hashtable, source: unknown): Hashtable {
  requireArgument(source, 'd');
  for (const item of iterateBoxed(source)) {
    const { Key, Value } = item as DictionaryEntry;
    table.set(Key, Value);
  }
  return table;
}
const boxedArray = (items: unknown[]): unknown[] => arrayFrom(items, specialType('object'));
const readBoxed = (items: unknown, name: string): unknown[] => {
  requireArgument(items, name);
  return [...iterateBoxed(items)];
};
const enumerate = (self: ArrayList): Enumerator => new Enumerator(self, self.$elementType);

const tableMembers = {
  'int Count { get; }': (self: Hashtable) => self.$count,
  'object? this[object key] { get; set; }': {
    get: (self: Hashtable, key: unknown) => self.get(key),
    set: (self: Hashtable, key: unknown, value: unknown) => self.set(key, value),
  },
  'ICollection Keys { get; }': (self: Hashtable) => boxedArray(self.entries().map((entry) => entry.Key)),
  'ICollection Values { get; }': (self: Hashtable) => boxedArray(self.entries().map((entry) => entry.Value)),
  'void Add(object key, object? value)': (self: Hashtable, key: unknown, value: unknown) =>
    self.add(key, value),
  'void Clear()': (self: Hashtable) => self.clear(),
  'bool Contains(object key)': (self: Hashtable, key: unknown) => self.has(key),
  'bool ContainsKey(object key)': (self: Hashtable, key: unknown) => self.has(key),
  'bool ContainsValue(object? value)': (self: Hashtable, value: unknown) =>
    indexOfItem(
      self.entries().map((entry) => entry.Value),
      value,
      0,
      self.$count,
    ) >= 0,
  'void Remove(object key)': (self: Hashtable, key: unknown) => self.remove(key),
};
const lineMembers = {
  'int Count { get; }': (self: ArrayList) => self.items.length,
  'void Clear()': (self: ArrayList) => self.change((items) => (items.length = 0)),
  'bool Contains(object? obj)': (self: ArrayList, value: unknown) =>
    indexOfItem(self.items, value, 0, self.items.length) >= 0,
  'object? Peek()': (self: ArrayList) => {
    if (self.items.length === 0)
      throw new InvalidOperationException(`${self instanceof Stack ? 'Stack' : 'Queue'} empty.`);
    return self.items[0];
  },
  'object?[] ToArray()': (self: ArrayList) => boxedArray(self.items.slice()),
  'IEnumerator GetEnumerator()': enumerate,
};

export const boxedCollectionTypes: readonly TypeDeclaration[] = [
  declareType(
    'public class System.Collections.ArrayList : IList, ICloneable',
    {
      'ArrayList()': () => new ArrayList(),
      'ArrayList(int capacity)': () => new ArrayList(),
      'ArrayList(ICollection c)': (items) => new ArrayList(readBoxed(items, 'c')),
      'int Count { get; }': (self: ArrayList) => self.items.length,
      'int Capacity { get; set; }': {
        get: (self: ArrayList) => Math.max(4, self.items.length),
        set: () => undefined,
      },
      'object? this[int index] { get; set; }': {
        get: (self: ArrayList, index: number) => {
          self.requireIndex(index);
          return self.items[index];
        },
        set: (self: ArrayList, index: number, value: unknown) => {
          self.requireIndex(index);
          self.change((items) => (items[index] = value));
        },
      },
      'int Add(object? value)': (self: ArrayList, value) => {
        self.change((items) => items.push(value));
        return self.items.length - 1;
      },
      'void AddRange(ICollection c)': (self: ArrayList, added) =>
        self.change((items) => items.push(...readBoxed(added, 'c'))),
      'int BinarySearch(object? value)': (self: ArrayList, value) =>
        binarySearch(self.items, 0, self.items.length, value, compare),
      'void Clear()': (self: ArrayList) => self.change((items) => (items.length = 0)),
      'object Clone()': (self: ArrayList) => new ArrayList(self.items.slice()),
      'bool Contains(object? item)': (self: ArrayList, item) =>
        indexOfItem(self.items, item, 0, self.items.length) >= 0,
      'void CopyTo(Array array)': (self: ArrayList, array) => copyTo(self.items, array, 0),
      'void CopyTo(Array array, int arrayIndex)': (self: ArrayList, array, index) =>
        copyTo(self.items, array, index),
      'IEnumerator GetEnumerator()': enumerate,
      'ArrayList GetRange(int index, int count)': (self: ArrayList, index, count) =>
        new ArrayList(self.items.slice(index, index + count)),
      'int IndexOf(object? value)': (self: ArrayList, value) =>
        indexOfItem(self.items, value, 0, self.items.length),
      'void Insert(int index, object? value)': (self: ArrayList, index, value) => {
        if (index >>> 0 > self.items.length) throw indexOutOfRange();
        self.change((items) => items.splice(index, 0, value));
      },
      'void InsertRange(int index, ICollection c)': (self: ArrayList, index, added) =>
        self.change((items) => items.splice(index, 0, ...readBoxed(added, 'c'))),
      'void Remove(object? obj)': (self: ArrayList, value) => {
        const index = indexOfItem(self.items, value, 0, self.items.length);
        if (index >= 0) self.change((items) => items.splice(index, 1));
      },
      'void RemoveAt(int index)': (self: ArrayList, index) => {
        self.requireIndex(index);
        self.change((items) => items.splice(index, 1));
      },
      'void RemoveRange(int index, int count)': (self: ArrayList, index, count) =>
        self.change((items) => items.splice(index, count)),
      'void Reverse()': (self: ArrayList) => self.change((items) => items.reverse()),
      'void Sort()': (self: ArrayList) => self.change((items) => sortRange(items, 0, items.length, compare)),
      'void Sort(IComparer? comparer)': (self: ArrayList, comparer) =>
        self.change((items) =>
          sortRange(items, 0, items.length, comparisonOf(comparer, specialType('object'))),
        ),
      'object?[] ToArray()': (self: ArrayList) => boxedArray(self.items.slice()),
      'Array ToArray(Type type)': (self: ArrayList, type: Type) =>
        arrayFrom(
          self.items.map((item) => cast(item, type)),
          type,
        ),
    },
    { runtime: ArrayList },
  ),
  declareType(
    'public class System.Collections.Hashtable : IDictionary, ICloneable',
    {
      'Hashtable()': () => new Hashtable(),
      'Hashtable(int capacity)': () => new Hashtable(),
      'Hashtable(IEqualityComparer? equalityComparer)': (comparer) => new Hashtable(comparer),
      'Hashtable(IDictionary d)': (source) => fill(new Hashtable(), source),
      ...tableMembers,
      'object Clone()': (self: Hashtable) => fill(new Hashtable(), self),
    },
    { runtime: Hashtable },
  ),
  declareType('public class System.Collections.SortedList : IDictionary, ICloneable', {
    'SortedList()': () => sortedList(null),
    'SortedList(IComparer? comparer)': sortedList,
    'SortedList(IDictionary d)': (source) => fill(sortedList(null), source),
    ...tableMembers,
    'object? GetByIndex(int index)': (self: Hashtable, index) => entryAt(self, index).Value,
    'object GetKey(int index)': (self: Hashtable, index) => entryAt(self, index).Key,
    'int IndexOfKey(object key)': (self: Hashtable, key) =>
      self.has(key)
        ? self.entries().findIndex((entry) => self.table.find(entry.Key) === self.table.find(key))
        : -1,
    'void RemoveAt(int index)': (self: Hashtable, index) => self.remove(entryAt(self, index).Key),
    'object Clone()': (self: Hashtable) => fill(sortedList(null), self),
  }),
  declareType(
    'public class System.Collections.Queue : ICollection, ICloneable',
    {
      'Queue()': () => new Queue(),
      'Queue(ICollection col)': (items) => new Queue(readBoxed(items, 'col')),
      ...lineMembers,
      'void Enqueue(object? obj)': (self: Queue, value) => self.change((items) => items.push(value)),
      'object? Dequeue()': (self: Queue) => self.take('Queue'),
      'object Clone()': (self: Queue) => new Queue(self.items.slice()),
    },
    { runtime: Queue },
  ),
  declareType(
    'public class System.Collections.Stack : ICollection, ICloneable',
    {
      'Stack()': () => new Stack(),
      'Stack(ICollection col)': (items) => new Stack(readBoxed(items, 'col').reverse()),
      ...lineMembers,
      'void Push(object? obj)': (self: Stack, value) => self.change((items) => items.unshift(value)),
      'object? Pop()': (self: Stack) => self.take('Stack'),
      'object Clone()': (self: Stack) => new Stack(self.items.slice()),
    },
    { runtime: Stack },
  ),
];
function sortedList(comparer: unknown): Hashtable {
  const made = new Hashtable(null, comparisonOf(comparer, specialType('object')));
  return Object.defineProperty(made, '$type', { value: coreType('System.Collections.SortedList') });
}
function entryAt(self: Hashtable, index: number): DictionaryEntry {
  const entry = self.entries()[index];
  if (!entry) throw indexOutOfRange();
  return entry;
}
