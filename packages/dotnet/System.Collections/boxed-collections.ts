// The other classes of `System.Collections` whose elements are objects: Queue, Stack, SortedList.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import type { NetArray } from '@mockwright/language/runtime/box';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
  InvalidOperationException,
} from '@mockwright/language/runtime/exceptions';
import { iterateBoxed } from '@mockwright/language/runtime/iterate';
import { singleText } from '@mockwright/language/runtime/number-text';
import { toText } from '@mockwright/language/runtime/text';
import { isReference } from '@mockwright/language/runtime/type-relations';
import {
  indexOutOfRange,
  invalidOffsetLength,
  modifiedAfterStart,
  requireArgument,
  requireNonNegative,
} from './arguments.ts';
import { copyAll, setAll } from './array-copy.ts';
import { ArrayList, readBoxed } from './array-list.ts';
import { Capacity, doublingFromSixteen } from './capacity.ts';
import { comparisonOf } from './comparers.ts';
import type { Comparison } from './comparers.ts';
import { DictionaryEntry } from './dictionary-entry.ts';
import { KnownCount, arrayFrom, copyTo } from './enumerable.ts';
import { containsValue, virtualTableMembers } from './hashtable.ts';
import { isSynchronized, shareState } from './synchronized.ts';
import { indexOfItem } from './list-search.ts';
import { SortedListPart, sortedListPartTypes } from './sorted-list-parts.ts';
import { binarySearch } from './sorting.ts';

/** Kept with the first to leave at the front. */
class Queue extends ArrayList {
  override modified(): InvalidOperationException {
    return modifiedAfterStart();
  }
  take(verb: 'Queue' | 'Stack'): unknown {
    if (this.items.length === 0) throw new InvalidOperationException(`${verb} empty.`);
    this.version++;
    return this.items.shift();
  }
}
class Stack extends Queue {}
class SynchronizedQueue extends Queue {
  readonly $isSynchronized: boolean = true;
}
class SyncStack extends Stack {
  readonly $isSynchronized: boolean = true;
}
const lineFields: readonly (keyof Queue)[] = ['items', 'version', 'room'];

/** `SortedList`: keys and values in the order of the keys. */
export class SortedList extends KnownCount {
  declare readonly $type: NamedType;
  keys: unknown[] = [];
  values: unknown[] = [];
  readonly #order: Comparison;
  readonly comparer: unknown;
  version = 0;
  readonly room: Capacity = new Capacity(doublingFromSixteen);
  constructor(comparer: unknown = null) {
    super();
    this.comparer = comparer;
    this.#order = comparisonOf(comparer, specialType('object'));
  }
  get $elementType(): Type {
    return coreType('System.Collections.DictionaryEntry');
  }
  override get $count(): number {
    return this.keys.length;
  }
  *[Symbol.iterator](): Generator<DictionaryEntry> {
    const version = this.version;
    for (let index = 0; index < this.keys.length; index++) {
      yield new DictionaryEntry(this.keys[index], this.values[index]);
      if (this.version !== version) throw modifiedAfterStart();
    }
  }
  copy(): SortedList {
    const copy = new SortedList(this.comparer);
    copy.keys = this.keys.slice();
    copy.values = this.values.slice();
    return copy;
  }
  search(key: unknown): number {
    if (key === null) throw new ArgumentNullException('key');
    return binarySearch(this.keys, 0, this.keys.length, key, this.#order);
  }
  get(key: unknown): unknown {
    const index = this.search(key);
    return index < 0 ? null : this.values[index];
  }
  has(key: unknown): boolean {
    return this.search(key) >= 0;
  }
  put(key: unknown, value: unknown, mustBeNew: boolean): void {
    const index = this.search(key);
    if (index >= 0) {
      if (mustBeNew)
        throw new ArgumentException(
          `Item has already been added. Key in dictionary: '${toText(this.keys[index])}'  Key being added: '${toText(key)}'`,
        );
      this.values[index] = value;
    } else {
      this.keys.splice(~index, 0, key);
      this.values.splice(~index, 0, value);
    }
    this.version++;
  }
  remove(key: unknown): void {
    const index = this.search(key);
    if (index >= 0) this.removeAt(index);
  }
  requireIndex(index: number): void {
    if (index >>> 0 >= this.keys.length) throw indexOutOfRange();
  }
  removeAt(index: number): void {
    this.requireIndex(index);
    this.keys.splice(index, 1);
    this.values.splice(index, 1);
    this.version++;
  }
  clear(): void {
    this.keys = [];
    this.values = [];
    this.version++;
  }
  'IDictionary.Contains/1'(key: unknown): boolean {
    return this.has(key);
  }
}
class SyncSortedList extends SortedList {
  readonly $isSynchronized: boolean = true;
}
function synchronizedList(list: SortedList): SortedList {
  requireArgument(list, 'list');
  return shareState<SortedList>(new SyncSortedList(list.comparer), list, [
    'keys',
    'values',
    'version',
    'room',
  ]);
}
function filled(source: unknown, comparer: unknown): SortedList {
  requireArgument(source, 'd');
  const list = new SortedList(comparer);
  for (const item of iterateBoxed(source)) {
    const { Key, Value } = item as DictionaryEntry;
    list.put(Key, Value, true);
  }
  return list;
}
const boxedArray = (items: unknown[]): unknown[] => arrayFrom(items, specialType('object'));

const lineMembers = {
  'virtual int Count { get; }': (self: ArrayList) => self.items.length,
  'virtual bool IsSynchronized { get; }': isSynchronized,
  'virtual object SyncRoot { get; }': (self: ArrayList) => self,
  'virtual void Clear()': (self: ArrayList) => self.change((items) => (items.length = 0)),
  'virtual bool Contains(object? obj)': (self: ArrayList, value: unknown) => self.indexOf(value) >= 0,
  'virtual void CopyTo(Array array, int index)': (self: ArrayList, array: unknown[], index: number) => {
    requireArgument(array, 'array');
    requireNonNegative(index, 'index');
    if (array.length - index < self.items.length) throw invalidOffsetLength();
    const { $element } = array as NetArray;
    if (!(self instanceof Stack)) copyAll(self.items, self.$elementType, array, index);
    else if (isReference($element)) copyTo(self.items, self.$elementType, array, index, 'index');
    else setAll(self.items, array, index);
  },
  'virtual object? Peek()': (self: ArrayList) => {
    if (self.items.length === 0)
      throw new InvalidOperationException(`${self instanceof Stack ? 'Stack' : 'Queue'} empty.`);
    return self.items[0];
  },
  'virtual object?[] ToArray()': (self: ArrayList) => boxedArray(self.items.slice()),
  'virtual IEnumerator GetEnumerator()': (self: ArrayList) => new Enumerator(self, self.$elementType),
};

const belowSize = (): ArgumentOutOfRangeException =>
  new ArgumentOutOfRangeException('value', 'capacity was less than the current size.');

/** @throws {ArgumentOutOfRangeException} for what is not from 1 to 10 */
function requireGrowFactor(factor: number): void {
  const must = factor > 10 ? "less than or equal to '10'" : factor >= 1 ? '' : "greater than or equal to '1'";
  if (!must) return;
  const text = singleText(factor);
  throw new ArgumentOutOfRangeException('growFactor', `growFactor ('${text}') must be ${must}.`, {
    value: factor,
    text,
  });
}

/** `SortedList`, `Queue` and `Stack`. */
export const boxedCollectionTypes: readonly TypeDeclaration[] = [
  declareType(
    'public class System.Collections.SortedList : IDictionary, ICloneable',
    () => ({
      'SortedList()': () => new SortedList(),
      'SortedList(int initialCapacity)': (capacity: number) => {
        requireNonNegative(capacity, 'initialCapacity');
        const list = new SortedList();
        list.room.set(capacity);
        return list;
      },
      'virtual int Capacity { get; set; }': {
        get: (self: SortedList) => self.room.at(self.$count),
        set: (self: SortedList, value: number) => {
          if (value < self.$count) throw belowSize();
          self.room.set(value);
        },
      },
      'virtual void TrimToSize()': (self: SortedList) => self.room.set(self.$count),
      'SortedList(IComparer? comparer)': (comparer) => new SortedList(comparer),
      'SortedList(IDictionary d)': (source) => filled(source, null),
      'SortedList(IDictionary d, IComparer? comparer)': filled,
      ...virtualTableMembers,
      'virtual bool IsSynchronized { get; }': isSynchronized,
      'static SortedList Synchronized(SortedList list)': synchronizedList,
      'SortedList(IComparer? comparer, int capacity)': (comparer, capacity: number) => {
        if (capacity < 0) throw belowSize();
        const list = new SortedList(comparer);
        list.room.set(capacity);
        return list;
      },
      'virtual ICollection Keys { get; }': (self: SortedList) => new SortedListPart(self, 'keys'),
      'virtual ICollection Values { get; }': (self: SortedList) => new SortedListPart(self, 'values'),
      'virtual bool ContainsKey(object key)': (self: SortedList, key) => self.has(key),
      'virtual bool ContainsValue(object? value)': containsValue,
      'virtual object? GetByIndex(int index)': (self: SortedList, index) => {
        self.requireIndex(index);
        return self.values[index];
      },
      'virtual object GetKey(int index)': (self: SortedList, index) => {
        self.requireIndex(index);
        return self.keys[index];
      },
      'virtual IList GetKeyList()': (self: SortedList) => new SortedListPart(self, 'keys'),
      'virtual IList GetValueList()': (self: SortedList) => new SortedListPart(self, 'values'),
      'virtual int IndexOfKey(object key)': (self: SortedList, key) => Math.max(-1, self.search(key)),
      'virtual int IndexOfValue(object? value)': (self: SortedList, value) =>
        indexOfItem(self.values, value, 0, self.values.length),
      'virtual void RemoveAt(int index)': (self: SortedList, index) => self.removeAt(index),
      'virtual void SetByIndex(int index, object? value)': (self: SortedList, index, value) => {
        self.requireIndex(index);
        self.put(self.keys[index], value, false);
      },
      'virtual object Clone()': (self: SortedList) => self.copy(),
    }),
    { runtime: SortedList },
  ),
  declareType(
    'public class System.Collections.Queue : ICollection, ICloneable',
    () => ({
      'Queue()': () => new Queue(),
      'Queue(int capacity)': (capacity: number) => {
        requireNonNegative(capacity, 'capacity');
        return new Queue();
      },
      'Queue(int capacity, float growFactor)': (capacity: number, factor: number) => {
        requireNonNegative(capacity, 'capacity');
        requireGrowFactor(factor);
        return new Queue();
      },
      'virtual void TrimToSize()': () => {},
      'static Queue Synchronized(Queue queue)': (queue: Queue) => {
        requireArgument(queue, 'queue');
        return shareState<Queue>(new SynchronizedQueue(), queue, lineFields);
      },
      'Queue(ICollection col)': (items) => new Queue(readBoxed(items, 'col')),
      ...lineMembers,
      'virtual void Enqueue(object? obj)': (self: Queue, value) => self.change((items) => items.push(value)),
      'virtual object? Dequeue()': (self: Queue) => self.take('Queue'),
      'virtual object Clone()': (self: Queue) => new Queue(self.items.slice()),
    }),
    { runtime: Queue },
  ),
  declareType(
    'public class System.Collections.Stack : ICollection, ICloneable',
    () => ({
      'Stack()': () => new Stack(),
      'Stack(int initialCapacity)': (capacity: number) => {
        requireNonNegative(capacity, 'initialCapacity');
        return new Stack();
      },
      'static Stack Synchronized(Stack stack)': (stack: Stack) => {
        requireArgument(stack, 'stack');
        return shareState<Stack>(new SyncStack(), stack, lineFields);
      },
      'Stack(ICollection col)': (items) => new Stack(readBoxed(items, 'col').reverse()),
      ...lineMembers,
      'virtual void Push(object? obj)': (self: Stack, value) => self.change((items) => items.unshift(value)),
      'virtual object? Pop()': (self: Stack) => self.take('Stack'),
      'virtual object Clone()': (self: Stack) => new Stack(self.items.slice()),
    }),
    { runtime: Stack },
  ),
  declareType(
    'private class System.Collections.SortedList.SyncSortedList : SortedList',
    {},
    { runtime: SyncSortedList },
  ),
  declareType(
    'private class System.Collections.Queue.SynchronizedQueue : Queue',
    {},
    { runtime: SynchronizedQueue },
  ),
  ...sortedListPartTypes,
  declareType('private class System.Collections.Stack.SyncStack : Stack', {}, { runtime: SyncStack }),
];
