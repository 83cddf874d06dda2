// The class `System.Collections.Generic.SortedDictionary`: what it does, and how template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
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
  NotSupportedException,
} from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { spend } from '@mockwright/language/runtime/run';
import { toText } from '@mockwright/language/runtime/text';
import {
  modifiedAfterStart,
  requireArgument,
  requireNonNegative,
} from '../System.Collections/argument-checks.ts';
import { baseArguments } from '../System.Collections/base-argument.ts';
import { asArgument } from '../System.Collections/boxed-argument.ts';
import { Capacity, doubling } from '../System.Collections/capacity-growth.ts';
import { comparisonOf } from '../System.Collections/comparers.ts';
import type { Comparison } from '../System.Collections/comparers.ts';
import { KnownCount, collectAll, copyTo } from '../System.Collections/read-items.ts';
import { indexOfItem } from '../System.Collections/list-search.ts';
import { binarySearch, paidComparison, sortRange } from '../System.Collections/sort-range.ts';
import { Comparer } from './comparer.ts';
import { duplicateKey, keyNotFound } from './dictionary.ts';
import { KeyValuePair, pairType } from './key-value-pair.ts';
import { stepWeight } from './set-relations.ts';
import { SortedEntries, fromNewItem } from './sorted-entries.ts';

/** Pairs in the order of their keys. */
export class SortedMap<K = unknown, V = unknown> extends KnownCount {
  readonly $type: NamedType;
  readonly keyType: Type;
  readonly valueType: Type;
  readonly comparer: unknown;
  readonly entries: SortedEntries<K, V>;
  readonly #isList: boolean;
  readonly room: Capacity = new Capacity(doubling);
  constructor(type: NamedType, comparer: unknown, name: 'SortedDictionary' | 'SortedList') {
    super();
    this.$type = type;
    [this.keyType, this.valueType] = baseArguments(
      type,
      `System.Collections.Generic.${name}`,
      2,
    ) as readonly [Type, Type];
    this.comparer = comparer;
    this.#isList = name === 'SortedList';
    const compare = comparisonOf<K>(comparer, this.keyType);
    this.entries = new SortedEntries(this.#isList ? compare : fromNewItem(compare), true);
  }
  override get $count(): number {
    return this.entries.keys.length;
  }
  get $elementType(): NamedType {
    return pairType(this.keyType, this.valueType);
  }
  *[Symbol.iterator](): Generator<KeyValuePair<K, V>> {
    const { entries, $elementType } = this;
    const { version } = entries;
    for (let index = 0; index < entries.keys.length; index++) {
      yield new KeyValuePair($elementType, entries.keys[index]!, entries.values[index]!);
      if (entries.version !== version) throw modifiedAfterStart();
    }
  }
  $toItems(): KeyValuePair<K, V>[] {
    return [...this];
  }
  search(key: K): number {
    if (key === null) throw new ArgumentNullException('key');
    if (!this.#isList) return this.entries.search(key);
    const { keys, compare } = this.entries;
    return this.entries.inside(binarySearch(keys, 0, keys.length, key, compare));
  }
  get(key: K): V {
    const index = this.search(key);
    if (index < 0) throw keyNotFound(key, this.keyType);
    return this.entries.values[index]!;
  }
  set(key: K, value: V): void {
    const index = this.search(key);
    if (index < 0) this.entries.insert(~index, key, value);
    else {
      changes.log?.before(this.entries);
      this.entries.values[index] = value;
      this.entries.version++;
    }
  }
  add(key: K, value: V): void {
    const index = this.search(key);
    if (index >= 0) {
      if (this.#isList) throw duplicateKey(key, this.keyType, 'key');
      throw new ArgumentException(
        `An item with the same key has already been added. Key: ${toText(new KeyValuePair(this.$elementType, key, value))}`,
      );
    }
    this.entries.insert(~index, key, value);
  }
  remove(key: K): boolean {
    const index = this.search(key);
    if (index >= 0) this.entries.removeAt(index);
    return index >= 0;
  }
  /** Adds all at once: in order, so that none has to be put in the place of others. */
  addPairs(source: unknown): void {
    const pairs = collectAll<KeyValuePair<K, V>>(source);
    const { compare } = this.entries;
    const compareKeys: Comparison<KeyValuePair<K, V>> = (a, b) => compare(a.Key, b.Key);
    const sorted = pairs.slice();
    if (this.#isList) sortRange(sorted, 0, sorted.length, compareKeys);
    else sorted.sort(paidComparison(compareKeys));
    const twin = sorted.find((pair, index) => index > 0 && compareKeys(sorted[index - 1]!, pair) === 0);
    if (twin && this.#isList) throw duplicateKey(twin.Key, this.keyType);
    for (const { Key, Value } of twin ? pairs : sorted) {
      spend(stepWeight);
      this.add(Key, Value);
    }
  }
  'ICollection`1.Add/1'(pair: KeyValuePair<K, V>): void {
    this.add(pair.Key, pair.Value);
  }
  'ICollection`1.Contains/1'(pair: KeyValuePair<K, V>): boolean {
    const index = this.search(pair.Key);
    return index >= 0 && equals(this.entries.values[index], pair.Value);
  }
  'ICollection`1.Remove/1'(pair: KeyValuePair<K, V>): boolean {
    return this['ICollection`1.Contains/1'](pair) && this.remove(pair.Key);
  }
  'IDictionary.get_Item/1'(key: unknown): unknown {
    requireArgument(key, 'key');
    if (!isInstance(key, this.keyType)) return null;
    const index = this.search(cast(key, this.keyType) as K);
    return index < 0 ? null : box(this.entries.values[index], this.valueType);
  }
  'IDictionary.set_Item/2'(key: unknown, value: unknown): void {
    requireArgument(key, 'key');
    this.set(
      asArgument(key, this.keyType, 'key', 'key', "'") as K,
      asArgument(value, this.valueType, 'value', 'value', "'") as V,
    );
  }
  'IDictionary.Add/2'(key: unknown, value: unknown): void {
    requireArgument(key, 'key');
    this.add(
      asArgument(key, this.keyType, 'key', 'key', "'") as K,
      asArgument(value, this.valueType, 'value', 'value', "'") as V,
    );
  }
  'IDictionary.Contains/1'(key: unknown): boolean {
    requireArgument(key, 'key');
    return isInstance(key, this.keyType) && this.search(cast(key, this.keyType) as K) >= 0;
  }
  'IDictionary.Remove/1'(key: unknown): void {
    if (isInstance(key, this.keyType)) this.remove(cast(key, this.keyType) as K);
  }
}

/** The keys or the values of a sorted map: a view. */
export class SortedPart extends KnownCount {
  readonly $type: NamedType;
  readonly $isReadOnly: boolean = true;
  readonly map: SortedMap;
  readonly part: 'keys' | 'values';
  constructor(map: SortedMap, part: 'keys' | 'values', typeFullName: string) {
    super();
    this.map = map;
    this.part = part;
    this.$type = coreType(typeFullName).construct([map.keyType, map.valueType]);
  }
  override get $count(): number {
    return this.map.$count;
  }
  get items(): unknown[] {
    return this.map.entries[this.part];
  }
  get $elementType(): Type {
    return this.part === 'keys' ? this.map.keyType : this.map.valueType;
  }
  *[Symbol.iterator](): Generator {
    const { entries } = this.map;
    const { version } = entries;
    for (let index = 0; index < this.items.length; index++) {
      yield this.items[index];
      if (entries.version !== version) throw modifiedAfterStart();
    }
  }
  $toItems(): unknown[] {
    return this.items.slice();
  }
  $refusal(): NotSupportedException {
    if (this.$type.definition.name.endsWith('List'))
      return new NotSupportedException(
        'This operation is not supported on SortedList nested types because they require modifying the original SortedList.',
      );
    return this.#notForParts();
  }
  #notForParts(): NotSupportedException {
    return new NotSupportedException(
      `Mutating a ${this.part === 'keys' ? 'key' : 'value'} collection derived from a dictionary is not allowed.`,
    );
  }
  'IList`1.set_Item/2'(): void {
    throw this.part === 'keys' ? this.#notForParts() : this.$refusal();
  }
}

type Name = 'SortedDictionary' | 'SortedList';
/** The constructors of `SortedDictionary` and `SortedList`. */
export function constructors(name: Name): Record<string, Implementation> {
  const fill = (source: unknown, comparer: unknown, type: NamedType): SortedMap => {
    requireArgument(source, 'dictionary');
    const map = new SortedMap(type, comparer, name);
    map.addPairs(source);
    map.room.set(map.$count);
    return map;
  };
  const ofComparer: Record<string, Implementation> = {
    [`${name}(IComparer<TKey>? comparer)`]: (comparer: unknown, type: NamedType) =>
      new SortedMap(type, comparer, name),
  };
  const isList = name === 'SortedList';
  return {
    [`${name}()`]: (type: NamedType) => new SortedMap(type, null, name),
    ...(isList && {
      'SortedList(int capacity)': (capacity: number, type: NamedType) => {
        requireNonNegative(capacity, 'capacity');
        return withCapacity(capacity, null, type);
      },
      ...ofComparer,
      'SortedList(int capacity, IComparer<TKey>? comparer)': withCapacity,
    }),
    [`${name}(IDictionary<TKey, TValue> dictionary)`]: (source: unknown, type: NamedType) =>
      fill(source, null, type),
    [`${name}(IDictionary<TKey, TValue> dictionary, IComparer<TKey>? comparer)`]: fill,
    ...(!isList && ofComparer),
  };
}
/** The members of `SortedDictionary` and `SortedList`. */
export const common: Readonly<Record<string, Implementation>> = {
  'int Count { get; }': (self: SortedMap) => self.$count,
  'IComparer<TKey> Comparer { get; }': (self: SortedMap) =>
    self.comparer ??
    new Comparer(
      coreType('System.Collections.Generic.Comparer', 1).construct([self.keyType]),
      self.entries.compare,
    ),
  'TValue this[TKey key] { get; set; }': {
    get: (self: SortedMap, key: unknown) => self.get(key),
    set: (self: SortedMap, key: unknown, value: unknown) => self.set(key, value),
  },
  'void Add(TKey key, TValue value)': (self: SortedMap, key: unknown, value: unknown) => self.add(key, value),
  'void Clear()': (self: SortedMap) => self.entries.clear(),
  'bool ContainsKey(TKey key)': (self: SortedMap, key: unknown) => self.search(key) >= 0,
  'bool ContainsValue(TValue value)': (self: SortedMap, value: unknown) =>
    indexOfItem(self.entries.values, value, 0, self.$count) >= 0,
  'bool Remove(TKey key)': (self: SortedMap, key: unknown) => self.remove(key),
  'bool TryGetValue(TKey key, out TValue value)': (self: SortedMap, key: unknown, value: Ref) => {
    const index = self.search(key);
    value.v = (index < 0 ? undefined : self.entries.values[index]) ?? defaultOf(self.valueType);
    return index >= 0;
  },
};
function withCapacity(capacity: number, comparer: unknown, type: NamedType): SortedMap {
  if (capacity < 0)
    throw new ArgumentOutOfRangeException('value', 'capacity was less than the current size.', {
      value: capacity,
      text: String(capacity),
    });
  const list = new SortedMap(type, comparer, 'SortedList');
  list.room.set(capacity);
  return list;
}
/** The enumerator of a dictionary or a part of it. */
export const enumerate = (self: SortedMap | SortedPart): Enumerator =>
  new Enumerator<unknown>(self, self.$elementType);
/** The members of the keys or the values. */
export const partMembers = (parameter: string): Record<string, Implementation> => ({
  'int Count { get; }': (self: SortedPart) => self.$count,
  [`bool Contains(${parameter} value)`]: (self: SortedPart, value: unknown) =>
    indexOfItem(self.items, value, 0, self.$count) >= 0,
  [`void CopyTo(${parameter}[] array, int index)`]: (self: SortedPart, array: unknown[], index: number) =>
    copyTo(self.items, self.$elementType, array, index, 'index'),
});
/** The keys or the values. */
export const view = (self: SortedMap, part: 'keys' | 'values', name: string): SortedPart =>
  new SortedPart(self, part, `System.Collections.Generic.${name}`);

/** `System.Collections.Generic.SortedDictionary`. */
export const sortedDictionaryType: TypeDeclaration = declareType(
  'public class System.Collections.Generic.SortedDictionary<TKey, TValue> : IDictionary<TKey, TValue>, IDictionary, IReadOnlyDictionary<TKey, TValue> where TKey : notnull',
  () => ({
    ...constructors('SortedDictionary'),
    ...common,
    'SortedDictionary<TKey, TValue>.Enumerator GetEnumerator()': enumerate,
    'SortedDictionary<TKey, TValue>.KeyCollection Keys { get; }': (self: SortedMap) =>
      view(self, 'keys', 'SortedDictionary`2.KeyCollection'),
    'SortedDictionary<TKey, TValue>.ValueCollection Values { get; }': (self: SortedMap) =>
      view(self, 'values', 'SortedDictionary`2.ValueCollection'),
    'void CopyTo(KeyValuePair<TKey, TValue>[] array, int index)': (self: SortedMap, array, index) =>
      copyTo(self.$toItems(), self.$elementType, array, index, 'index'),
  }),
  { runtime: SortedMap },
);

/** `System.Collections.Generic.SortedDictionary.KeyCollection`. */
export const sortedDictionaryKeyCollectionType: TypeDeclaration = declareType(
  'public sealed class System.Collections.Generic.SortedDictionary<TKey, TValue>.KeyCollection : ICollection<TKey>, ICollection, IReadOnlyCollection<TKey>',
  () => ({
    'KeyCollection(SortedDictionary<TKey, TValue> dictionary)': (self: SortedMap | null) =>
      view(notNull(self, 'dictionary'), 'keys', 'SortedDictionary`2.KeyCollection'),
    ...partMembers('TKey'),
    'SortedDictionary<TKey, TValue>.KeyCollection.Enumerator GetEnumerator()': enumerate,
  }),
);

/** `System.Collections.Generic.SortedDictionary.ValueCollection`. */
export const sortedDictionaryValueCollectionType: TypeDeclaration = declareType(
  'public sealed class System.Collections.Generic.SortedDictionary<TKey, TValue>.ValueCollection : ICollection<TValue>, ICollection, IReadOnlyCollection<TValue>',
  () => ({
    'ValueCollection(SortedDictionary<TKey, TValue> dictionary)': (self: SortedMap | null) =>
      view(notNull(self, 'dictionary'), 'values', 'SortedDictionary`2.ValueCollection'),
    ...partMembers('TValue'),
    'SortedDictionary<TKey, TValue>.ValueCollection.Enumerator GetEnumerator()': enumerate,
  }),
);
