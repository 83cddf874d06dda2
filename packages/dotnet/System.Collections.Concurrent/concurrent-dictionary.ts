// The class `System.Collections.Concurrent.ConcurrentDictionary`: what it does, and how template code sees it.
import { replaceContent } from '@mockwright/language/runtime/append';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { changes } from '@mockwright/language/runtime/change-log';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { equals } from '@mockwright/language/runtime/equality';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
} from '@mockwright/language/runtime/exceptions';
import { iterate } from '@mockwright/language/runtime/iterate';
import { spendSize } from '@mockwright/language/runtime/run';
import {
  collection,
  declare,
  getter,
  missingAnyKey,
  reading,
  removing,
  setting,
  writing,
} from '../System.Collections.Generic/alternate-lookup-members.ts';
import { alternateMembers } from '../System.Collections.Generic/alternate-lookup.ts';
import { keyNotFound } from '../System.Collections.Generic/dictionary.ts';
import { defaultEqualityComparer } from '../System.Collections.Generic/equality-comparer.ts';
import { KeyValuePair, pairType } from '../System.Collections.Generic/key-value-pair.ts';
import { createList } from '../System.Collections.Generic/list.ts';
import { ReadOnlyCollection } from '../System.Collections.ObjectModel/read-only-collection.ts';
import {
  requireArgument,
  requireArguments,
  requireNonNegative,
} from '../System.Collections/argument-checks.ts';
import { addBoxedAccess } from '../System.Collections/boxed-dictionary.ts';
import { primeFrom } from '../System.Collections/capacity-growth.ts';
import { equalityOf, stableHash } from '../System.Collections/comparers.ts';
import { KnownCount, arrayFrom } from '../System.Collections/read-items.ts';
import { HashTable, emptySlot } from '../System.Collections/hash-table.ts';

/** To put slots in order takes longer than to go through them. */
const sortWeight = 8;

/** `ConcurrentDictionary<TKey, TValue>`: changes do not end enumerations. */
export class ConcurrentDictionary<K = unknown, V = unknown> extends KnownCount {
  readonly $type: NamedType;
  readonly keyType: Type;
  readonly valueType: Type;
  readonly comparer: unknown;
  readonly table: HashTable<K>;
  values: V[] = [];
  constructor(type: NamedType, comparer: unknown = null) {
    super();
    this.$type = type;
    [this.keyType, this.valueType] = type.typeArguments as [Type, Type];
    this.comparer = comparer;
    this.table = new HashTable(this.keyType, equalityOf<K>(comparer));
  }
  override get $count(): number {
    return this.table.count;
  }
  get $elementType(): NamedType {
    return pairType(this.keyType, this.valueType);
  }
  *[Symbol.iterator](): Generator<KeyValuePair<K, V>> {
    const { $elementType } = this;
    for (const slot of this.#order()) {
      const key = this.table.keys[slot]!;
      if (key !== emptySlot) yield new KeyValuePair($elementType, key, this.values[slot]!);
    }
  }
  /** The slots as .NET's buckets would show them where its hash codes are known; otherwise as they were added. */
  #order(): number[] {
    const { keys } = this.table;
    spendSize(keys.length * sortWeight);
    const slots = Array.from(keys, (_, slot) => slot);
    const hash = this.comparer === null ? stableHash(this.keyType) : undefined;
    if (!hash) return slots;
    let size = 37;
    while (size < this.$count) size = primeFrom(size * 2);
    const bucket = (slot: number): number => (hash(keys[slot]) >>> 0) % size;
    return slots.filter((slot) => keys[slot] !== emptySlot).sort((a, b) => bucket(a) - bucket(b) || b - a);
  }
  parts(part: 'Key' | 'Value'): unknown[] {
    return Array.from(this, (pair) => pair[part]);
  }
  slotOf(key: K): number {
    if (key === null) throw new ArgumentNullException('key');
    return this.table.find(key);
  }
  set(key: K, value: V): V {
    if (key === null) throw new ArgumentNullException('key');
    changes.log?.before(this);
    const slot = this.table.findOrAdd(key);
    this.values[slot < 0 ? ~slot : slot] = value;
    return value;
  }
  $remember(): () => void {
    const values = this.values.slice();
    return () => replaceContent(this.values, values);
  }
  tryAdd(key: K, value: V): boolean {
    if (this.slotOf(key) >= 0) return false;
    this.set(key, value);
    return true;
  }
  getOrAdd(key: K, make: () => V): V {
    const slot = this.slotOf(key);
    if (slot >= 0) return this.values[slot]!;
    const value = make();
    const added = this.slotOf(key);
    return added < 0 ? this.set(key, value) : this.values[added]!;
  }
  addOrUpdate(key: K, make: () => V, update: (key: K, value: V) => V): V {
    const slot = this.slotOf(key);
    return this.set(key, slot < 0 ? make() : update(key, this.values[slot]!));
  }
  remove(key: K, value?: Ref): boolean {
    const slot = this.slotOf(key);
    if (value) value.v = slot < 0 ? defaultOf(this.valueType) : this.values[slot];
    return slot >= 0 && this.table.remove(key) >= 0;
  }
  addAll(pairs: unknown): this {
    requireArgument(pairs, 'collection');
    for (const pair of iterate<KeyValuePair<K, V>>(pairs))
      if (!this.tryAdd(pair.Key, pair.Value))
        throw new ArgumentException('The source argument contains duplicate keys.');
    return this;
  }
  'IDictionary`2.Add/2'(key: K, value: V): void {
    if (!this.tryAdd(key, value)) throw new ArgumentException('The key already existed in the dictionary.');
  }
  'IDictionary`2.Remove/1'(key: K): boolean {
    return this.remove(key);
  }
  'ICollection`1.Add/1'(pair: KeyValuePair<K, V>): void {
    this['IDictionary`2.Add/2'](pair.Key, pair.Value);
  }
  'ICollection`1.Contains/1'(pair: KeyValuePair<K, V>): boolean {
    const slot = this.slotOf(pair.Key);
    return slot >= 0 && equals(this.values[slot], pair.Value);
  }
  'ICollection`1.Remove/1'(pair: KeyValuePair<K, V>): boolean {
    return this['ICollection`1.Contains/1'](pair) && this.remove(pair.Key);
  }
}
addBoxedAccess(ConcurrentDictionary, 'concurrent');
type Dictionary = ConcurrentDictionary;
type Func = (...args: unknown[]) => unknown;

/** `Keys` and `Values`: what there is now. */
function partsOf(self: Dictionary, part: 'Key' | 'Value', type: Type): ReadOnlyCollection {
  return new ReadOnlyCollection(
    coreType('System.Collections.ObjectModel.ReadOnlyCollection', 1).construct([type]),
    createList(self.parts(part), type),
  );
}
function requireLevel(level: number): void {
  if (level < 1 && level !== -1)
    throw new ArgumentOutOfRangeException(
      'concurrencyLevel',
      'The concurrencyLevel argument must be positive, or -1 to indicate a default level.',
    );
}
function ofCapacity(level: number, capacity: number, comparer: unknown, type: NamedType): Dictionary {
  requireLevel(level);
  requireNonNegative(capacity, 'capacity');
  return new ConcurrentDictionary(type, comparer);
}

/** `System.Collections.Concurrent.ConcurrentDictionary`. */
export const concurrentDictionaryType: TypeDeclaration = declareType(
  'public class System.Collections.Concurrent.ConcurrentDictionary<TKey, TValue> : IDictionary<TKey, TValue>, IReadOnlyDictionary<TKey, TValue>, IDictionary where TKey : notnull',
  () => ({
    'ConcurrentDictionary()': (type) => new ConcurrentDictionary(type),
    'ConcurrentDictionary(int concurrencyLevel, int capacity)': (level, capacity, type) =>
      ofCapacity(level, capacity, null, type),
    'ConcurrentDictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection)': (pairs, type) =>
      new ConcurrentDictionary(type).addAll(pairs),
    'ConcurrentDictionary(IEqualityComparer<TKey>? comparer)': (comparer, type) =>
      new ConcurrentDictionary(type, comparer),
    'ConcurrentDictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection, IEqualityComparer<TKey>? comparer)':
      (pairs, comparer, type) => new ConcurrentDictionary(type, comparer).addAll(pairs),
    'ConcurrentDictionary(int concurrencyLevel, IEnumerable<KeyValuePair<TKey, TValue>> collection, IEqualityComparer<TKey>? comparer)':
      (level, pairs, comparer, type) => {
        requireLevel(level);
        return new ConcurrentDictionary(type, comparer).addAll(pairs);
      },
    'ConcurrentDictionary(int concurrencyLevel, int capacity, IEqualityComparer<TKey>? comparer)': ofCapacity,
    'IEqualityComparer<TKey> Comparer { get; }': (self: Dictionary) =>
      self.comparer ?? defaultEqualityComparer(self.keyType),
    'TValue AddOrUpdate<TArg>(TKey key, Func<TKey, TArg, TValue> addValueFactory, Func<TKey, TValue, TArg, TValue> updateValueFactory, TArg factoryArgument)':
      (self: Dictionary, key, make: Func, update: Func, argument) => {
        requireArguments({ key, addValueFactory: make, updateValueFactory: update });
        return self.addOrUpdate(
          key,
          () => make(key, argument),
          (of, value) => update(of, value, argument),
        );
      },
    'int Count { get; }': (self: Dictionary) => self.$count,
    'bool IsEmpty { get; }': (self: Dictionary) => self.$count === 0,
    'ICollection<TKey> Keys { get; }': (self: Dictionary) => partsOf(self, 'Key', self.keyType),
    'ICollection<TValue> Values { get; }': (self: Dictionary) => partsOf(self, 'Value', self.valueType),
    'TValue this[TKey key] { get; set; }': {
      get: (self: Dictionary, key: unknown) => {
        const slot = self.slotOf(key);
        if (slot < 0) throw keyNotFound(key, self.keyType);
        return self.values[slot];
      },
      set: (self: Dictionary, key: unknown, value: unknown) => void self.set(key, value),
    },
    'bool TryAdd(TKey key, TValue value)': (self: Dictionary, key, value) => self.tryAdd(key, value),
    'bool ContainsKey(TKey key)': (self: Dictionary, key) => self.slotOf(key) >= 0,
    'bool TryRemove(TKey key, out TValue value)': (self: Dictionary, key, value) => self.remove(key, value),
    'bool TryRemove(KeyValuePair<TKey, TValue> item)': (self: Dictionary, pair: KeyValuePair) => {
      if (pair.Key === null)
        throw new ArgumentNullException('item', 'TKey is a reference type and item.Key is null.');
      const slot = self.slotOf(pair.Key);
      return slot >= 0 && equals(self.values[slot], pair.Value) && self.remove(pair.Key);
    },
    'bool TryGetValue(TKey key, out TValue value)': (self: Dictionary, key, value: Ref) => {
      const slot = self.slotOf(key);
      value.v = slot < 0 ? defaultOf(self.valueType) : self.values[slot];
      return slot >= 0;
    },
    ...alternateMembers('ConcurrentDictionary<TKey, TValue>.AlternateLookup<TAlternate>'),
    'bool TryUpdate(TKey key, TValue newValue, TValue comparisonValue)': (
      self: Dictionary,
      key,
      value,
      expected,
    ) => {
      const slot = self.slotOf(key);
      if (slot < 0 || !equals(self.values[slot], expected)) return false;
      changes.log?.before(self);
      self.values[slot] = value;
      return true;
    },
    'void Clear()': (self: Dictionary) => {
      self.table.clear();
      self.values = [];
    },
    'KeyValuePair<TKey, TValue>[] ToArray()': (self: Dictionary) => arrayFrom([...self], self.$elementType),
    'IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator()': (self: Dictionary) =>
      new Enumerator(self, self.$elementType),
    'TValue GetOrAdd(TKey key, Func<TKey, TValue> valueFactory)': (self: Dictionary, key, make: Func) => {
      requireArguments({ key, valueFactory: make });
      return self.getOrAdd(key, () => make(key));
    },
    'TValue GetOrAdd<TArg>(TKey key, Func<TKey, TArg, TValue> valueFactory, TArg factoryArgument)': (
      self: Dictionary,
      key,
      make: Func,
      argument,
    ) => {
      requireArguments({ key, valueFactory: make });
      return self.getOrAdd(key, () => make(key, argument));
    },
    'TValue GetOrAdd(TKey key, TValue value)': (self: Dictionary, key, value) =>
      self.getOrAdd(key, () => value),
    'TValue AddOrUpdate(TKey key, Func<TKey, TValue> addValueFactory, Func<TKey, TValue, TValue> updateValueFactory)':
      (self: Dictionary, key, make: Func, update: Func) => {
        requireArguments({ key, addValueFactory: make, updateValueFactory: update });
        return self.addOrUpdate(key, () => make(key), update);
      },
    'TValue AddOrUpdate(TKey key, TValue addValue, Func<TKey, TValue, TValue> updateValueFactory)': (
      self: Dictionary,
      key,
      value,
      update: Func,
    ) => {
      requireArguments({ key, updateValueFactory: update });
      return self.addOrUpdate(key, () => value, update);
    },
  }),
  { runtime: ConcurrentDictionary },
);

/** `System.Collections.Concurrent.ConcurrentDictionary.AlternateLookup`. */
export const concurrentDictionaryAlternateLookupType: TypeDeclaration = declare(
  'System.Collections.Concurrent.ConcurrentDictionary<TKey, TValue>',
  {
    'System.Collections.Concurrent.ConcurrentDictionary<TKey, TValue> Dictionary { get; }': collection,
    'TValue this[TAlternate key] { get; set; }': { get: getter(missingAnyKey), set: setting },
    ...reading,
    ...writing('TryRemove'),
    'bool TryRemove(TAlternate key, out TValue value)': removing,
  },
);
