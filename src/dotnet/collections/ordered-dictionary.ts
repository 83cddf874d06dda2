// `OrderedDictionary<TKey, TValue>`: a dictionary in the order of insertion, with access by index.
import { declareType } from '../../metadata/declaration.ts';
import type { Ref, TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType, Type } from '../../metadata/symbols.ts';
import { defaultOf } from '../../runtime/casting.ts';
import { Enumerator } from '../../runtime/enumerator.ts';
import { equals } from '../../runtime/equality.ts';
import { ArgumentNullException, ArgumentOutOfRangeException } from '../../runtime/exceptions.ts';
import { iterate } from '../../runtime/iterate.ts';
import { collectionModified, requireArgument } from './arguments.ts';
import { baseArguments } from './base-argument.ts';
import { equalityOf } from './comparers.ts';
import { duplicateKey, keyNotFound } from './dictionary.ts';
import { KnownCount, arrayFrom } from './enumerable.ts';
import { HashTable } from './hash-table.ts';
import { KeyValuePair, pairType } from './key-value-pair.ts';

/** Pairs in the order they were put in. The table of keys is made anew after a change in the middle. */
class OrderedDictionary<K = unknown, V = unknown> extends KnownCount {
  readonly $type: NamedType;
  readonly keyType: Type;
  readonly valueType: Type;
  readonly comparer: unknown;
  keys: K[] = [];
  values: V[] = [];
  version = 0;
  #table: HashTable<K>;
  constructor(type: NamedType, comparer: unknown = null) {
    super();
    this.$type = type;
    [this.keyType, this.valueType] = baseArguments(
      type,
      'System.Collections.Generic.OrderedDictionary',
      2,
    ) as readonly [Type, Type];
    this.comparer = comparer;
    this.#table = this.#newTable();
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
      if (this.version !== version) throw collectionModified();
    }
  }
  indexOf(key: K): number {
    if (key === null) throw new ArgumentNullException('key');
    return this.#table.find(key);
  }
  add(key: K, value: V): void {
    if (!this.tryAdd(key, value)) throw duplicateKey(key, this.keyType, 'key');
  }
  tryAdd(key: K, value: V): boolean {
    if (this.indexOf(key) >= 0) return false;
    this.#table.findOrAdd(key);
    this.keys.push(key);
    this.values.push(value);
    this.version++;
    return true;
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
    this.#table = this.#newTable();
    for (const key of this.keys) this.#table.findOrAdd(key);
    this.version++;
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
  'ICollection`1.Contains/1'(pair: KeyValuePair<K, V>): boolean {
    const index = this.indexOf(pair.Key);
    return index >= 0 && equals(this.values[index], pair.Value);
  }
}
function fromPairs(pairs: unknown, comparer: unknown, type: NamedType): OrderedDictionary {
  requireArgument(pairs, 'dictionary');
  const dictionary = new OrderedDictionary(type, comparer);
  for (const pair of iterate<KeyValuePair>(pairs)) dictionary.add(pair.Key, pair.Value);
  return dictionary;
}

export const orderedDictionaryType: TypeDeclaration = declareType(
  'public class System.Collections.Generic.OrderedDictionary<TKey, TValue> : IDictionary<TKey, TValue>, IReadOnlyDictionary<TKey, TValue>, IList<KeyValuePair<TKey, TValue>>, IReadOnlyList<KeyValuePair<TKey, TValue>> where TKey : notnull',
  {
    'OrderedDictionary()': (type) => new OrderedDictionary(type),
    'OrderedDictionary(int capacity)': (_capacity, type) => new OrderedDictionary(type),
    'OrderedDictionary(IEqualityComparer<TKey>? comparer)': (comparer, type) =>
      new OrderedDictionary(type, comparer),
    'OrderedDictionary(IDictionary<TKey, TValue> dictionary)': (pairs, type) => fromPairs(pairs, null, type),
    'OrderedDictionary(IDictionary<TKey, TValue> dictionary, IEqualityComparer<TKey>? comparer)': fromPairs,
    'OrderedDictionary(IEnumerable<KeyValuePair<TKey, TValue>> collection)': (pairs, type) =>
      fromPairs(pairs, null, type),
    'int Count { get; }': (self: OrderedDictionary) => self.$count,
    'ICollection<TKey> Keys { get; }': (self: OrderedDictionary) =>
      arrayFrom(self.keys.slice(), self.keyType),
    'ICollection<TValue> Values { get; }': (self: OrderedDictionary) =>
      arrayFrom(self.values.slice(), self.valueType),
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
    'void Clear()': (self: OrderedDictionary) => self.clear(),
    'bool ContainsKey(TKey key)': (self: OrderedDictionary, key) => self.indexOf(key) >= 0,
    'bool ContainsValue(TValue value)': (self: OrderedDictionary, value) =>
      self.values.some((other) => equals(other, value)),
    'KeyValuePair<TKey, TValue> GetAt(int index)': (self: OrderedDictionary, index) => self.pairAt(index),
    'IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator()': (self: OrderedDictionary) =>
      new Enumerator(self, self.$elementType),
    'int IndexOf(TKey key)': (self: OrderedDictionary, key) => self.indexOf(key),
    'void Insert(int index, TKey key, TValue value)': (self: OrderedDictionary, index, key, value) =>
      self.insert(index, key, value),
    'bool Remove(TKey key)': (self: OrderedDictionary, key) => self.remove(key),
    'bool Remove(TKey key, out TValue value)': (self: OrderedDictionary, key, value) =>
      self.remove(key, value),
    'void RemoveAt(int index)': (self: OrderedDictionary, index) => self.removeAt(index),
    'void SetAt(int index, TValue value)': (self: OrderedDictionary, index, value) => {
      self.requireIndex(index);
      self.values[index] = value;
      self.version++;
    },
    'bool TryGetValue(TKey key, out TValue value)': (self: OrderedDictionary, key, value: Ref) => {
      const index = self.indexOf(key);
      value.v = index < 0 ? defaultOf(self.valueType) : self.values[index];
      return index >= 0;
    },
  },
  { runtime: OrderedDictionary },
);
