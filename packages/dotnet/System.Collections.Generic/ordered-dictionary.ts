// `OrderedDictionary<TKey, TValue>`: a dictionary in the order of insertion, with access by index.
import type { Held } from '@mockwright/language/runtime/change-log';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { equals } from '@mockwright/language/runtime/equality';
import { ArgumentNullException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { iterate } from '@mockwright/language/runtime/iterate';
import { spend, spendSize } from '@mockwright/language/runtime/run';
import {
  modifiedAfterStart,
  indexOutOfRange,
  requireArgument,
  requireNonNegative,
  requireRoom,
} from '../System.Collections/argument-checks.ts';
import { baseArguments } from '../System.Collections/base-argument.ts';
import { Capacity, primes } from '../System.Collections/capacity-growth.ts';
import { equalityOf } from '../System.Collections/comparers.ts';
import { duplicateKey, keyNotFound } from './dictionary.ts';
import { defaultEqualityComparer } from './equality-comparer.ts';
import { addBoxedAccess } from '../System.Collections/boxed-dictionary.ts';
import { KnownCount, copyTo } from '../System.Collections/read-items.ts';
import { HashTable } from '../System.Collections/hash-table.ts';
import { KeyValuePair, pairType } from './key-value-pair.ts';
import { indexOfItem } from '../System.Collections/list-search.ts';

/** Pairs in the order they were put in. The table of keys is made anew after a change in the middle. */
export class OrderedDictionary<K = unknown, V = unknown> extends KnownCount {
  readonly $type: NamedType;
  readonly keyType: Type;
  readonly valueType: Type;
  readonly comparer: unknown;
  keys: K[] = [];
  values: V[] = [];
  version = 0;
  #table: HashTable<K>;
  readonly room: Capacity;
  constructor(type: NamedType, comparer: unknown = null, capacity = 0) {
    super();
    this.$type = type;
    [this.keyType, this.valueType] = baseArguments(
      type,
      'System.Collections.Generic.OrderedDictionary',
      2,
    ) as readonly [Type, Type];
    this.comparer = comparer;
    this.room = new Capacity(primes, capacity);
    this.#table = this.#newTable();
  }
  override $held(): Held {
    const keys = this.keys.slice();
    const values = this.values.slice();
    // It tells of changes in itself.
    const table = this.#table;
    const putBack = (): void => {
      this.keys = keys;
      this.values = values;
      this.#table = table;
      this.version++;
    };
    return { parts: [...keys, ...values], putBack };
  }
  #newTable(): HashTable<K> {
    return new HashTable(this.keyType, equalityOf<K>(this.comparer));
  }
  override get $count(): number {
    return this.keys.length;
  }
  get $elementType(): NamedType {
    return pairType(this.keyType, this.valueType);
  }
  *[Symbol.iterator](): Generator<KeyValuePair<K, V>> {
    const { version, $elementType } = this;
    for (let index = 0; index < this.keys.length; index++) {
      yield new KeyValuePair($elementType, this.keys[index]!, this.values[index]!);
      if (this.version !== version) throw modifiedAfterStart();
    }
  }
  indexOf(key: K): number {
    if (key === null) throw new ArgumentNullException('key');
    const index = this.#table.find(key);
    // What compares may have put another table in its place.
    return index < this.keys.length ? index : -1;
  }
  add(key: K, value: V): void {
    if (!this.tryAdd(key, value)) throw duplicateKey(key, this.keyType, 'key');
  }
  tryAdd(key: K, value: V): boolean {
    if (this.indexOf(key) >= 0) return false;
    const table = this.#table;
    const slot = ~table.findOrAdd(key);
    this.keys.push(key);
    this.values.push(value);
    if (table === this.#table && slot === this.keys.length - 1) this.version++;
    else this.#rebuild();
    return true;
  }
  /** Behind all others, without a look at them. */
  append(key: K, value: V): void {
    this.#table.append(key);
    this.keys.push(key);
    this.values.push(value);
  }
  set(key: K, value: V): void {
    const index = this.indexOf(key);
    if (index < 0) this.add(key, value);
    else {
      this.values[index] = value;
      this.version++;
    }
  }
  insert(index: number, key: K, value: V): void {
    if (index >>> 0 > this.keys.length) throw new ArgumentOutOfRangeException('index');
    if (this.indexOf(key) >= 0) throw duplicateKey(key, this.keyType, 'key');
    spendSize(this.keys.length);
    this.keys.splice(index, 0, key);
    this.values.splice(index, 0, value);
    this.#rebuild();
  }
  removeAt(index: number): void {
    this.requireIndex(index);
    this.keys.splice(index, 1);
    this.values.splice(index, 1);
    this.#rebuild();
  }
  clear(): void {
    this.keys = [];
    this.values = [];
    this.#rebuild();
  }
  #rebuild(): void {
    const table = this.#newTable();
    this.#table = table;
    this.version++;
    for (const key of this.keys) {
      spend(1);
      table.append(key);
      // What hashes has changed the keys: they have a table already.
      if (this.#table !== table) return;
    }
  }
  replaceKey(index: number, key: K): void {
    const found = this.indexOf(key);
    if (found >= 0 && found !== index) throw duplicateKey(key, this.keyType, 'key');
    if (found === index) return;
    this.requireIndex(index);
    this.keys[index] = key;
    this.#rebuild();
  }
  requireIndex(index: number): void {
    if (index >>> 0 >= this.keys.length) throw new ArgumentOutOfRangeException('index');
  }
  pairAt(index: number): KeyValuePair<K, V> {
    this.requireIndex(index);
    return new KeyValuePair(this.$elementType, this.keys[index]!, this.values[index]!);
  }
  remove(key: K, value?: Ref): boolean {
    const index = this.indexOf(key);
    if (value) value.v = index < 0 ? defaultOf(this.valueType) : this.values[index];
    if (index >= 0) this.removeAt(index);
    return index >= 0;
  }
  'ICollection`1.Add/1'(pair: KeyValuePair<K, V>): void {
    this.add(pair.Key, pair.Value);
  }
  'IList`1.get_Item/1'(index: number): KeyValuePair<K, V> {
    return this.pairAt(index);
  }
  'IList`1.set_Item/2'(index: number, pair: KeyValuePair<K, V>): void {
    this.requireIndex(index);
    this.replaceKey(index, pair.Key);
    this.requireIndex(index);
    this.values[index] = pair.Value;
    this.version++;
  }
  'IList`1.IndexOf/1'(pair: KeyValuePair<K, V>): number {
    return this['ICollection`1.Contains/1'](pair) ? this.indexOf(pair.Key) : -1;
  }
  'IList`1.Insert/2'(index: number, pair: KeyValuePair<K, V>): void {
    this.insert(index, pair.Key, pair.Value);
  }
  'IList`1.RemoveAt/1'(index: number): void {
    this.removeAt(index);
  }
  'ICollection`1.Contains/1'(pair: KeyValuePair<K, V>): boolean {
    const index = this.indexOf(pair.Key);
    return index >= 0 && equals(this.values[index], pair.Value);
  }
  'ICollection`1.Remove/1'(pair: KeyValuePair<K, V>): boolean {
    const index = this['IList`1.IndexOf/1'](pair);
    if (index >= 0) this.removeAt(index);
    return index >= 0;
  }
}
function fromPairs(
  pairs: unknown,
  comparer: unknown,
  type: NamedType,
  name: string = 'dictionary',
): OrderedDictionary {
  requireArgument(pairs, name);
  const dictionary = new OrderedDictionary(type, comparer);
  for (const pair of iterate<KeyValuePair>(pairs)) {
    spend(1);
    dictionary.add(pair.Key, pair.Value);
  }
  return dictionary;
}

addBoxedAccess(OrderedDictionary, 'quoting');

function withCapacity(capacity: number, comparer: unknown, type: NamedType): OrderedDictionary {
  requireNonNegative(capacity, 'capacity');
  return new OrderedDictionary(type, comparer, capacity);
}

/** `OrderedDictionary<TKey, TValue>.KeyCollection` and `ValueCollection`: views. */
class OrderedPart extends KnownCount {
  readonly $type: NamedType;
  readonly $isReadOnly: boolean = true;
  readonly $elementType: Type;
  readonly #dictionary: OrderedDictionary;
  readonly #part: 'Key' | 'Value';
  constructor(dictionary: OrderedDictionary, part: 'Key' | 'Value') {
    super();
    const { keyType, valueType } = dictionary;
    this.#dictionary = dictionary;
    this.#part = part;
    this.$elementType = part === 'Key' ? keyType : valueType;
    this.$type = coreType(`System.Collections.Generic.OrderedDictionary\`2.${part}Collection`).construct([
      keyType,
      valueType,
    ]);
  }
  get items(): readonly unknown[] {
    return this.#part === 'Key' ? this.#dictionary.keys : this.#dictionary.values;
  }
  override get $count(): number {
    return this.#dictionary.$count;
  }
  *[Symbol.iterator](): Generator {
    const dictionary = this.#dictionary;
    const { version } = dictionary;
    for (let index = 0; index < this.items.length; index++) {
      yield this.items[index];
      if (dictionary.version !== version) throw modifiedAfterStart();
    }
  }
  'IList`1.get_Item/1'(index: number): unknown {
    if (index >>> 0 >= this.$count) throw indexOutOfRange();
    return this.items[index];
  }
  'IList`1.IndexOf/1'(item: unknown): number {
    return indexOfItem(this.items, item, 0, this.$count);
  }
}
function partType(part: 'Key' | 'Value'): TypeDeclaration {
  const own = `OrderedDictionary<TKey, TValue>.${part}Collection`;
  const element = `T${part}`;
  return declareType(
    `public sealed class System.Collections.Generic.${own} : IList<${element}>, IReadOnlyList<${element}>, IList`,
    () => ({
      'int Count { get; }': (self: OrderedPart) => self.$count,
      [`bool Contains(${element} item)`]: (self: OrderedPart, item: unknown) =>
        indexOfItem(self.items, item, 0, self.$count) >= 0,
      [`void CopyTo(${element}[] array, int arrayIndex)`]: (
        self: OrderedPart,
        array: unknown[],
        index: number,
      ) => copyTo(self.items, self.$elementType, array, index),
      [`${own}.Enumerator GetEnumerator()`]: (self: OrderedPart) => new Enumerator(self, self.$elementType),
    }),
  );
}
const setAt = (self: OrderedDictionary, index: number, value: unknown): void => {
  self.requireIndex(index);
  self.values[index] = value;
  self.version++;
};

/** The keys and values of an ordered dictionary. */
export const orderedPartTypes: readonly TypeDeclaration[] = [partType('Key'), partType('Value')];
/** `System.Collections.Generic.OrderedDictionary<TKey, TValue>`. */
export const orderedDictionaryType: TypeDeclaration = declareType(
  'public class System.Collections.Generic.OrderedDictionary<TKey, TValue> : IDictionary<TKey, TValue>, IReadOnlyDictionary<TKey, TValue>, IList<KeyValuePair<TKey, TValue>>, IReadOnlyList<KeyValuePair<TKey, TValue>>, IDictionary, IList where TKey : notnull',
  () => ({
    'OrderedDictionary()': (type) => new OrderedDictionary(type),
    'OrderedDictionary(int capacity)': (capacity, type) => withCapacity(capacity, null, type),
    'OrderedDictionary(IEqualityComparer<TKey>? comparer)': (comparer, type) =>
      new OrderedDictionary(type, comparer),
    'OrderedDictionary(int capacity, IEqualityComparer<TKey>? comparer)': withCapacity,
    'OrderedDictionary(IDictionary<TKey, TValue> dictionary)': (pairs, type) => fromPairs(pairs, null, type),
    'OrderedDictionary(IDictionary<TKey, TValue> dictionary, IEqualityComparer<TKey>? comparer)': (
      pairs,
      comparer,
      type,
    ) => fromPairs(pairs, comparer, type),
    'OrderedDictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection)': (pairs, type) =>
      fromPairs(pairs, null, type, 'collection'),
    'OrderedDictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection, IEqualityComparer<TKey>? comparer)':
      (pairs, comparer, type) => fromPairs(pairs, comparer, type, 'collection'),
    'int Count { get; }': (self: OrderedDictionary) => self.$count,
    'int Capacity { get; }': (self: OrderedDictionary) => self.room.at(self.$count),
    'IEqualityComparer<TKey> Comparer { get; }': (self: OrderedDictionary) =>
      self.comparer ?? defaultEqualityComparer(self.keyType),
    'OrderedDictionary<TKey, TValue>.KeyCollection Keys { get; }': (self: OrderedDictionary) =>
      new OrderedPart(self, 'Key'),
    'OrderedDictionary<TKey, TValue>.ValueCollection Values { get; }': (self: OrderedDictionary) =>
      new OrderedPart(self, 'Value'),
    'TValue this[TKey key] { get; set; }': {
      get: (self: OrderedDictionary, key: unknown) => {
        const index = self.indexOf(key);
        if (index < 0) throw keyNotFound(key, self.keyType);
        return self.values[index];
      },
      set: (self: OrderedDictionary, key: unknown, value: unknown) => self.set(key, value),
    },
    'void Add(TKey key, TValue value)': (self: OrderedDictionary, key, value) => self.add(key, value),
    'bool TryAdd(TKey key, TValue value)': (self: OrderedDictionary, key, value) => self.tryAdd(key, value),
    'bool TryAdd(TKey key, TValue value, out int index)': (
      self: OrderedDictionary,
      key,
      value,
      index: Ref,
    ) => {
      const isNew = self.tryAdd(key, value);
      index.v = self.indexOf(key);
      return isNew;
    },
    'void Clear()': (self: OrderedDictionary) => self.clear(),
    'bool ContainsKey(TKey key)': (self: OrderedDictionary, key) => self.indexOf(key) >= 0,
    'bool ContainsValue(TValue value)': (self: OrderedDictionary, value) =>
      indexOfItem(self.values, value, 0, self.values.length) >= 0,
    'KeyValuePair<TKey, TValue> GetAt(int index)': (self: OrderedDictionary, index) => self.pairAt(index),
    'OrderedDictionary<TKey, TValue>.Enumerator GetEnumerator()': (self: OrderedDictionary) =>
      new Enumerator(self, self.$elementType),
    'int IndexOf(TKey key)': (self: OrderedDictionary, key) => self.indexOf(key),
    'void Insert(int index, TKey key, TValue value)': (self: OrderedDictionary, index, key, value) =>
      self.insert(index, key, value),
    'bool Remove(TKey key)': (self: OrderedDictionary, key) => self.remove(key),
    'bool Remove(TKey key, out TValue value)': (self: OrderedDictionary, key, value) =>
      self.remove(key, value),
    'void RemoveAt(int index)': (self: OrderedDictionary, index) => self.removeAt(index),
    'void SetAt(int index, TValue value)': setAt,
    'void SetAt(int index, TKey key, TValue value)': (self: OrderedDictionary, index, key, value) => {
      self.requireIndex(index);
      self.replaceKey(index, key);
      setAt(self, index, value);
    },
    'bool TryGetValue(TKey key, out TValue value)': (self: OrderedDictionary, key, value: Ref) => {
      const index = self.indexOf(key);
      value.v = index < 0 ? defaultOf(self.valueType) : self.values[index];
      return index >= 0;
    },
    'bool TryGetValue(TKey key, out TValue value, out int index)': (
      self: OrderedDictionary,
      key,
      value: Ref,
      at: Ref,
    ) => {
      const index = self.indexOf(key);
      value.v = index < 0 ? defaultOf(self.valueType) : self.values[index];
      at.v = index;
      return index >= 0;
    },
    'int EnsureCapacity(int capacity)': (self: OrderedDictionary, capacity) => {
      requireNonNegative(capacity, 'capacity');
      return self.room.ensure(capacity, self.$count);
    },
    'void TrimExcess()': (self: OrderedDictionary) => self.room.shrink(self.$count, self.$count),
    'void TrimExcess(int capacity)': (self: OrderedDictionary, capacity) => {
      requireRoom(capacity, self.$count);
      self.room.shrink(capacity, self.$count);
    },
  }),
  { runtime: OrderedDictionary },
);
