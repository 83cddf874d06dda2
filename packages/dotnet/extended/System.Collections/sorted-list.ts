// The keys and values of a `SortedList` as lists of their own: views that cannot be changed.
import { heldLists } from '@mockwright/language/runtime/change-log';
import type { Held } from '@mockwright/language/runtime/change-log';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
  NotSupportedException,
} from '@mockwright/language/runtime/exceptions';
import { iterateBoxed } from '@mockwright/language/runtime/iterate';
import { toText } from '@mockwright/language/runtime/text';
import {
  indexOutOfRange,
  modifiedAfterStart,
  requireArgument,
  requireNonNegative,
} from '../../System.Collections/argument-checks.ts';
import { Capacity, doublingFromSixteen } from '../../System.Collections/capacity-growth.ts';
import { comparisonOf } from '../../System.Collections/comparers.ts';
import type { Comparison } from '../../System.Collections/comparers.ts';
import { DictionaryEntry } from '../../System.Collections/dictionary-entry.ts';
import { KnownCount } from '../../System.Collections/read-items.ts';
import { containsValue, virtualTableMembers } from '../../System.Collections/hashtable.ts';
import { indexOfItem } from '../../System.Collections/list-search.ts';
import { binarySearch } from '../../System.Collections/sort-range.ts';
import { isSynchronized, shareState } from '../../System.Collections/shared-state.ts';

/** What the views ask of the list behind them. */
interface Sorted {
  readonly keys: readonly unknown[];
  readonly values: readonly unknown[];
  readonly version: number;
}

/** `SortedList.KeyList` and `SortedList.ValueList`. */
class SortedListPart extends KnownCount {
  readonly $isReadOnly: boolean = true;
  readonly #list: Sorted;
  readonly #part: 'keys' | 'values';
  constructor(list: Sorted, part: 'keys' | 'values') {
    super();
    this.#list = list;
    this.#part = part;
  }
  get $copiesBy(): 'copy' | 'set' {
    return 'copy';
  }
  get $type(): NamedType {
    return coreType(`System.Collections.SortedList.${this.#part === 'keys' ? 'Key' : 'Value'}List`);
  }
  get $elementType(): Type {
    return specialType('object');
  }
  get #items(): readonly unknown[] {
    return this.#list[this.#part];
  }
  override get $count(): number {
    return this.#items.length;
  }
  *[Symbol.iterator](): Generator {
    const { version } = this.#list;
    for (const item of this.#items) {
      yield item;
      if (this.#list.version !== version) throw modifiedAfterStart();
    }
  }
  $refusal(): NotSupportedException {
    return new NotSupportedException(
      'This operation is not supported on SortedList nested types because they require modifying the original SortedList.',
    );
  }
  'IList`1.get_Item/1'(index: number): unknown {
    if (index >>> 0 >= this.$count) throw indexOutOfRange();
    return this.#items[index];
  }
  'IList`1.IndexOf/1'(item: unknown): number {
    return indexOfItem(this.#items, item, 0, this.$count);
  }
  'ICollection`1.Contains/1'(item: unknown): boolean {
    return this['IList`1.IndexOf/1'](item) >= 0;
  }
}

/** `System.Collections.SortedList.KeyList`. */
export const sortedListKeyListType: TypeDeclaration = declareType(
  'private sealed class System.Collections.SortedList.KeyList : IList',
);

/** `System.Collections.SortedList.ValueList`. */
export const sortedListValueListType: TypeDeclaration = declareType(
  'private sealed class System.Collections.SortedList.ValueList : IList',
);

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
  override $held(): Held {
    return heldLists(this);
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
    const index = binarySearch(this.keys, 0, this.keys.length, key, this.#order);
    // What compares may have put another list in its place.
    const { length } = this.keys;
    return index < length && ~index <= length ? index : ~length;
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
const belowSize = (): ArgumentOutOfRangeException =>
  new ArgumentOutOfRangeException('value', 'capacity was less than the current size.');

/** `System.Collections.SortedList`. */
export const sortedListType: TypeDeclaration = declareType(
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
);

/** `System.Collections.SortedList.SyncSortedList`. */
export const sortedListSyncSortedListType: TypeDeclaration = declareType(
  'private class System.Collections.SortedList.SyncSortedList : SortedList',
  {},
  { runtime: SyncSortedList },
);
