// `Dictionary<TKey, TValue>` with its key and value collections.
import { spend, spendSize } from '@mockwright/language/runtime/run';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { box, cast, defaultOf, isInstance } from '@mockwright/language/runtime/casting';
import { changes } from '@mockwright/language/runtime/change-log';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { equals } from '@mockwright/language/runtime/equality';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
  KeyNotFoundException,
  NotSupportedException,
} from '@mockwright/language/runtime/exceptions';
import { iterate } from '@mockwright/language/runtime/iterate';
import { textOf } from '@mockwright/language/runtime/text';
import { collectionModified, requireArgument } from '../System.Collections/argument-checks.ts';
import { baseArguments } from '../System.Collections/base-argument.ts';
import { asArgument } from '../System.Collections/boxed-argument.ts';
import { Capacity, primes } from '../System.Collections/capacity-growth.ts';
import { equalityOf } from '../System.Collections/comparers.ts';
import { KnownCount, copyTo } from '../System.Collections/read-items.ts';
import { HashTable, emptySlot } from '../System.Collections/hash-table.ts';
import {
  collection,
  declare,
  getter,
  reading,
  removing,
  setting,
  writing,
} from './alternate-lookup-members.ts';
import { alternateMembers } from './alternate-lookup.ts';
import type { ValueLookup } from './alternate-lookup.ts';
import { defaultEqualityComparer } from './equality-comparer.ts';
import { KeyValuePair, pairType } from './key-value-pair.ts';

/** `CopyTo` of the entries or a part of them. */
function copyEntries(items: readonly unknown[], element: Type, array: unknown[], index: number): void {
  requireArgument(array, 'array');
  if (index < 0 || index > array.length)
    throw new ArgumentOutOfRangeException('index', 'Non-negative number required.');
  copyTo(items, element, array, index);
}

/** A dictionary; entries are enumerated by slot, as in .NET. */
export class Dictionary<K = unknown, V = unknown> extends KnownCount {
  readonly $type: NamedType;
  readonly keyType: Type;
  readonly valueType: Type;
  readonly table: HashTable<K>;
  values: V[] = [];
  /** `Comparer`; null for the default one. */
  readonly comparer: unknown;
  version = 0;
  readonly room: Capacity;
  #pair: NamedType | undefined;

  constructor(type: NamedType, comparer: unknown = null, capacity = 0) {
    super();
    this.$type = type;
    [this.keyType, this.valueType] = baseArguments(
      type,
      'System.Collections.Generic.Dictionary',
      2,
    ) as readonly [Type, Type];
    this.comparer = comparer;
    this.room = new Capacity(primes, capacity);
    this.table = new HashTable(this.keyType, equalityOf<K>(comparer));
  }
  override get $count(): number {
    return this.table.count;
  }
  /** `KeyValuePair<TKey, TValue>`. */
  get $elementType(): NamedType {
    return (this.#pair ??= pairType(this.keyType, this.valueType));
  }
  *[Symbol.iterator](): Generator<KeyValuePair<K, V>> {
    const { keys } = this.table;
    const { version, $elementType } = this;
    for (let slot = 0; slot < keys.length; slot++) {
      const key = keys[slot]!;
      if (key === emptySlot) {
        spend(1);
        continue;
      }
      yield new KeyValuePair($elementType, key, this.values[slot]!);
      if (this.version !== version) throw collectionModified();
    }
  }
  $toItems(): KeyValuePair<K, V>[] {
    const items: KeyValuePair<K, V>[] = [];
    const { $elementType } = this;
    spendSize(this.table.keys.length);
    for (const [slot, key] of this.table.keys.entries())
      if (key !== emptySlot) items.push(new KeyValuePair($elementType, key, this.values[slot]!));
    return items;
  }

  /** @throws {KeyNotFoundException} */
  get(key: K): V {
    if (key === null) throw new ArgumentNullException('key');
    const slot = this.table.find(key);
    if (slot < 0) throw keyNotFound(key, this.keyType);
    return this.#valueAt(slot);
  }
  has(key: K): boolean {
    if (key === null) throw new ArgumentNullException('key');
    return this.table.find(key) >= 0;
  }
  set(key: K, value: V): void {
    if (key === null) throw new ArgumentNullException('key');
    changes.log?.before(this);
    const slot = this.table.findOrAdd(key);
    if (slot >= 0) this.values[slot] = value;
    else {
      this.values[~slot] = value;
      this.version++;
    }
  }
  /** @returns false when the key is there already */
  tryAdd(key: K, value: V): boolean {
    if (key === null) throw new ArgumentNullException('key');
    changes.log?.before(this);
    const slot = this.table.findOrAdd(key);
    if (slot >= 0) return false;
    this.values[~slot] = value;
    this.version++;
    return true;
  }
  /** @throws {ArgumentException} when the key is there already */
  add(key: K, value: V): void {
    if (!this.tryAdd(key, value)) throw duplicateKey(key, this.keyType);
  }
  /** The value, or undefined. */
  find(key: K): V | undefined {
    if (key === null) throw new ArgumentNullException('key');
    const slot = this.table.find(key);
    return slot < 0 ? undefined : this.#valueAt(slot);
  }
  /** A value, whose place a comparer may have made empty after it found the key: default(V) then. */
  #valueAt(slot: number): V {
    return (slot < 0 ? undefined : this.values[slot]) ?? (defaultOf(this.valueType) as V);
  }
  remove(key: K, value?: Ref): boolean {
    if (key === null) throw new ArgumentNullException('key');
    const slot = this.table.remove(key);
    if (value) value.v = this.#valueAt(slot);
    return slot >= 0;
  }
  $remember(): () => void {
    const values = this.values.slice();
    return () => {
      this.values = values;
      this.version++;
    };
  }
  clear(): void {
    changes.log?.before(this);
    this.table.clear();
    this.values = [];
  }
  /** `TrimExcess`: entries move together. */
  trim(capacity: number): void {
    if (!this.room.shrink(capacity, this.table.keys.length)) return;
    const pairs = this.$toItems();
    this.clear();
    this.version++;
    for (const { Key, Value } of pairs) this.set(Key, Value);
  }
  addPairs(pairs: unknown): void {
    for (const pair of iterate<KeyValuePair<K, V>>(pairs)) {
      spend(1);
      this.add(pair.Key, pair.Value);
    }
  }

  'ICollection`1.Add/1'(pair: KeyValuePair<K, V>): void {
    this.add(pair.Key, pair.Value);
  }
  'ICollection`1.Contains/1'(pair: KeyValuePair<K, V>): boolean {
    requireArgument(pair.Key, 'key');
    const slot = this.table.find(pair.Key);
    return slot >= 0 && equals(this.values[slot], pair.Value);
  }
  'ICollection`1.CopyTo/2'(array: unknown[], index: number): void {
    copyEntries(this.$toItems(), this.$elementType, array, index);
  }
  'ICollection`1.Remove/1'(pair: KeyValuePair<K, V>): boolean {
    return this['ICollection`1.Contains/1'](pair) && this.remove(pair.Key);
  }
  'IDictionary.get_Item/1'(key: unknown): unknown {
    requireArgument(key, 'key');
    if (!isInstance(key, this.keyType)) return null;
    const slot = this.table.find(cast(key, this.keyType) as K);
    return slot < 0 ? null : box(this.values[slot], this.valueType);
  }
  'IDictionary.set_Item/2'(key: unknown, value: unknown): void {
    this.set(this.#asKey(key), asArgument(value, this.valueType, 'value') as V);
  }
  'IDictionary.Add/2'(key: unknown, value: unknown): void {
    this.add(this.#asKey(key), asArgument(value, this.valueType, 'value') as V);
  }
  'IDictionary.Contains/1'(key: unknown): boolean {
    requireArgument(key, 'key');
    return isInstance(key, this.keyType) && this.has(cast(key, this.keyType) as K);
  }
  'IDictionary.Remove/1'(key: unknown): void {
    requireArgument(key, 'key');
    if (isInstance(key, this.keyType)) this.remove(cast(key, this.keyType) as K);
  }
  #asKey(key: unknown): K {
    requireArgument(key, 'key');
    return asArgument(key, this.keyType, 'key') as K;
  }
}

/** The exception of a missing key. */
export function keyNotFound(key: unknown, type: Type): KeyNotFoundException {
  return new KeyNotFoundException(`The given key '${textOf(key, type)}' was not present in the dictionary.`);
}
/** The exception of a key that is added twice. */
export function duplicateKey(key: unknown, type: Type, paramName: string | null = null): ArgumentException {
  return new ArgumentException(
    `An item with the same key has already been added. Key: ${textOf(key, type)}`,
    paramName,
  );
}

/** A dictionary with the default comparer. */
export function createDictionary<K, V>(key: Type, value: Type, comparer: unknown = null): Dictionary<K, V> {
  return new Dictionary(
    coreType('System.Collections.Generic.Dictionary', 2).construct([key, value]),
    comparer,
  );
}

/** `Dictionary<TKey, TValue>.KeyCollection` and `ValueCollection`: views. */
class DictionaryPart<T = unknown> extends KnownCount {
  readonly $type: NamedType;
  readonly $isReadOnly: boolean = true;
  readonly dictionary: Dictionary;
  readonly #part: 'Key' | 'Value';
  constructor(dictionary: Dictionary, part: 'Key' | 'Value') {
    super();
    this.dictionary = dictionary;
    this.#part = part;
    this.$type = coreType(`System.Collections.Generic.Dictionary\`2.${part}Collection`, 0).construct([
      dictionary.keyType,
      dictionary.valueType,
    ]);
  }
  override get $count(): number {
    return this.dictionary.$count;
  }
  get $elementType(): Type {
    return this.#part === 'Key' ? this.dictionary.keyType : this.dictionary.valueType;
  }
  *[Symbol.iterator](): Generator<T> {
    const { dictionary } = this;
    const { version } = dictionary;
    const { keys } = dictionary.table;
    for (let slot = 0; slot < keys.length; slot++) {
      const key = keys[slot]!;
      if (key === emptySlot) {
        spend(1);
        continue;
      }
      yield (this.#part === 'Key' ? key : dictionary.values[slot]) as T;
      if (dictionary.version !== version) throw collectionModified();
    }
  }
  $toItems(): T[] {
    const { table, values } = this.dictionary;
    const items: T[] = [];
    const { keys } = table;
    spendSize(keys.length);
    for (let slot = 0; slot < keys.length; slot++)
      if (keys[slot] !== emptySlot) items.push((this.#part === 'Key' ? keys[slot] : values[slot]) as T);
    return items;
  }
  contains(item: T): boolean {
    return this.#part === 'Key'
      ? this.dictionary.has(item)
      : this.$toItems().some((value) => equals(value, item));
  }
  $refusal(): NotSupportedException {
    return new NotSupportedException(
      `Mutating a ${this.#part.toLowerCase()} collection derived from a dictionary is not allowed.`,
    );
  }
  'ICollection`1.Contains/1'(item: T): boolean {
    return this.contains(item);
  }
}

const requireCapacity = (capacity: number): void => {
  if (capacity < 0) throw new ArgumentOutOfRangeException('capacity');
};
const fromDictionary = (source: unknown, comparer: unknown, type: NamedType): Dictionary => {
  requireArgument(source, 'dictionary');
  const dictionary = new Dictionary(type, comparer);
  dictionary.addPairs(source);
  return dictionary;
};
const fromPairs = (pairs: unknown, comparer: unknown, type: NamedType): Dictionary => {
  requireArgument(pairs, 'collection');
  const dictionary = new Dictionary(type, comparer);
  dictionary.addPairs(pairs);
  return dictionary;
};

/** `System.Collections.Generic.Dictionary<TKey, TValue>`. */
export const dictionaryType: TypeDeclaration = declareType(
  'public class System.Collections.Generic.Dictionary<TKey, TValue> : IDictionary<TKey, TValue>, IDictionary, IReadOnlyDictionary<TKey, TValue> where TKey : notnull',
  () => ({
    'Dictionary()': (type) => new Dictionary(type),
    'Dictionary(int capacity)': (capacity, type) => {
      requireCapacity(capacity);
      return new Dictionary(type, null, capacity);
    },
    'Dictionary(IEqualityComparer<TKey>? comparer)': (comparer, type) => new Dictionary(type, comparer),
    'Dictionary(int capacity, IEqualityComparer<TKey>? comparer)': (capacity, comparer, type) => {
      requireCapacity(capacity);
      return new Dictionary(type, comparer, capacity);
    },
    'Dictionary(IDictionary<TKey, TValue> dictionary)': (source, type) => fromDictionary(source, null, type),
    'Dictionary(IDictionary<TKey, TValue> dictionary, IEqualityComparer<TKey>? comparer)': fromDictionary,
    'Dictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection)': (pairs, type) =>
      fromPairs(pairs, null, type),
    'Dictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection, IEqualityComparer<TKey>? comparer)':
      fromPairs,
    'IEqualityComparer<TKey> Comparer { get; }': (self: Dictionary) =>
      self.comparer ?? defaultEqualityComparer(self.keyType),
    'int Count { get; }': (self: Dictionary) => self.table.count,
    'int Capacity { get; }': (self: Dictionary) => self.room.at(self.table.keys.length),
    'Dictionary<TKey, TValue>.KeyCollection Keys { get; }': (self: Dictionary) =>
      new DictionaryPart(self, 'Key'),
    'Dictionary<TKey, TValue>.ValueCollection Values { get; }': (self: Dictionary) =>
      new DictionaryPart(self, 'Value'),
    'TValue this[TKey key] { get; set; }': {
      get: (self: Dictionary, key) => self.get(key),
      set: (self: Dictionary, key, value) => self.set(key, value),
    },
    'void Add(TKey key, TValue value)': (self: Dictionary, key, value) => self.add(key, value),
    'void Clear()': (self: Dictionary) => self.clear(),
    'bool ContainsKey(TKey key)': (self: Dictionary, key) => self.has(key),
    'bool ContainsValue(TValue value)': (self: Dictionary, value) =>
      new DictionaryPart(self, 'Value').contains(value),
    'Dictionary<TKey, TValue>.Enumerator GetEnumerator()': (self: Dictionary) =>
      new Enumerator(self, self.$elementType),
    'bool Remove(TKey key)': (self: Dictionary, key) => self.remove(key),
    'bool Remove(TKey key, out TValue value)': (self: Dictionary, key, value) => self.remove(key, value),
    'bool TryGetValue(TKey key, out TValue value)': (self: Dictionary, key, value: Ref) => {
      requireArgument(key, 'key');
      const slot = self.table.find(key);
      value.v = slot < 0 ? defaultOf(self.valueType) : self.values[slot];
      return slot >= 0;
    },
    ...alternateMembers('Dictionary<TKey, TValue>.AlternateLookup<TAlternate>'),
    'bool TryAdd(TKey key, TValue value)': (self: Dictionary, key, value) => self.tryAdd(key, value),
    'int EnsureCapacity(int capacity)': (self: Dictionary, capacity) => {
      requireCapacity(capacity);
      return self.room.ensure(capacity, self.table.keys.length);
    },
    'void TrimExcess()': (self: Dictionary) => self.trim(self.$count),
    'void TrimExcess(int capacity)': (self: Dictionary, capacity) => {
      if (capacity < self.$count) throw new ArgumentOutOfRangeException('capacity');
      self.trim(capacity);
    },
  }),
  { runtime: Dictionary },
);

const partMembers = (part: 'Key' | 'Value'): TypeDeclaration['members'] => ({
  [`${part}Collection(Dictionary<TKey, TValue> dictionary)`]: (dictionary: Dictionary) => {
    requireArgument(dictionary, 'dictionary');
    return new DictionaryPart(dictionary, part);
  },
  'int Count { get; }': (self: DictionaryPart) => self.$count,
  [`bool Contains(T${part} item)`]: (self: DictionaryPart, item: unknown) => self.contains(item),
  [`void CopyTo(T${part}[] array, int index)`]: (self: DictionaryPart, array: unknown[], index: number) =>
    copyEntries(self.$toItems(), self.$elementType, array, index),
  [`Dictionary<TKey, TValue>.${part}Collection.Enumerator GetEnumerator()`]: (self: DictionaryPart) =>
    new Enumerator(self, self.$elementType),
});
/** `System.Collections.Generic.Dictionary<TKey, TValue>.KeyCollection`. */
export const dictionaryKeysType: TypeDeclaration = declareType(
  'public sealed class System.Collections.Generic.Dictionary<TKey, TValue>.KeyCollection : ICollection<TKey>, ICollection, IReadOnlyCollection<TKey>',
  () => partMembers('Key'),
);
/** `System.Collections.Generic.Dictionary<TKey, TValue>.ValueCollection`. */
export const dictionaryValuesType: TypeDeclaration = declareType(
  'public sealed class System.Collections.Generic.Dictionary<TKey, TValue>.ValueCollection : ICollection<TValue>, ICollection, IReadOnlyCollection<TValue>',
  () => partMembers('Value'),
);

const missingKey = (self: ValueLookup, key: unknown): Error => keyNotFound(key, self.collection.keyType);

/** `System.Collections.Generic.Dictionary.AlternateLookup`. */
export const dictionaryAlternateLookupType: TypeDeclaration = declare(
  'System.Collections.Generic.Dictionary<TKey, TValue>',
  {
    'Dictionary<TKey, TValue> Dictionary { get; }': collection,
    'TValue this[TAlternate key] { get; set; }': { get: getter(missingKey), set: setting },
    ...reading,
    ...writing('Remove'),
    'bool Remove(TAlternate key)': removing,
  },
);
