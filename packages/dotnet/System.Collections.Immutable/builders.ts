// `Builder` of the immutable dictionaries and sets: tables that change, until they are made immutable.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { changes } from '@mockwright/language/runtime/change-log';
import type { Held } from '@mockwright/language/runtime/change-log';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { iterate } from '@mockwright/language/runtime/iterate';
import { collectionModified, requireArgument } from '../System.Collections/argument-checks.ts';
import { keyNotFound } from '../System.Collections.Generic/dictionary.ts';
import { addBoxedAccess } from '../System.Collections/boxed-dictionary.ts';
import { KnownCount, arrayFrom, readItems } from '../System.Collections/read-items.ts';
import type { KeyValuePair } from '../System.Collections.Generic/key-value-pair.ts';
import type { ImmutableTable } from './immutable-table.ts';
import { pulled } from '../System.Collections/pulled-items.ts';
import { setRelations } from '../System.Collections.Generic/set-relations.ts';
import type { SetLike } from '../System.Collections.Generic/set-relations.ts';

const namespace = 'System.Collections.Immutable';

/** A table of its own, which `ToImmutable` copies. */
export class TableBuilder extends KnownCount implements SetLike {
  readonly $type: NamedType;
  table: ImmutableTable;
  #version = 0;
  constructor(table: ImmutableTable) {
    super();
    this.table = table.copy();
    this.$type = coreType(
      `${table.$type.namespace}.${table.$type.name}\`${table.$type.typeArguments.length}.Builder`,
    ).construct(table.$type.typeArguments);
  }
  override get $count(): number {
    return this.table.$count;
  }
  get $elementType(): Type {
    return this.table.$elementType;
  }
  override $held(): Held {
    return { parts: [this.table, this.table.valueEquality] };
  }
  *[Symbol.iterator](): Generator {
    const version = this.#version;
    for (const item of this.table.items()) {
      yield item;
      if (this.#version !== version) throw collectionModified();
    }
  }
  $toItems(): unknown[] {
    return this.table.items();
  }
  /** The table, about to be changed. */
  get changing(): ImmutableTable {
    changes.log?.before(this);
    this.#version++;
    return this.table;
  }
  $remember(): () => void {
    const { table } = this;
    const putBack = table.keepValues();
    return () => {
      this.table = table;
      putBack();
      this.#version++;
    };
  }
  has(item: unknown): boolean {
    return this.table.has(item);
  }
  add(item: unknown): boolean {
    return this.changing.add(item);
  }
  delete(item: unknown): boolean {
    return this.changing.delete(item);
  }
  clear(): void {
    this.changing.clear();
  }
  similar(): SetLike {
    return this.table.similar();
  }
  'ICollection`1.Add/1'(item: unknown): void {
    if (this.table.isSet) this.add(item);
    else this.changing.addPair((item as KeyValuePair).Key, (item as KeyValuePair).Value);
  }
  'ICollection`1.Remove/1'(item: unknown): boolean {
    if (this.table.isSet) return this.delete(item);
    const { Key, Value } = item as KeyValuePair;
    return this.has(Key) && this.table.hasValue(this.table.find(Key), Value) && this.delete(Key);
  }
}
addBoxedAccess(TableBuilder, 'casting');
type Builder = TableBuilder;
const enumerate = (self: Builder): Enumerator => new Enumerator<unknown>(self, self.$elementType);
const get = (self: Builder, key: unknown): unknown => {
  requireArgument(key, 'key');
  if (!self.has(key)) throw keyNotFound(key, self.table.keyType);
  return self.table.find(key);
};
function addRange(self: Builder, pairs: unknown): void {
  requireArgument(pairs, 'items');
  for (const { Key, Value } of iterate<KeyValuePair>(pairs)) self.changing.addPair(Key, Value);
}
function tryGetKey(self: Builder, key: unknown, actual: Ref): boolean {
  actual.v = self.table.keyLike(key);
  return self.has(key);
}
const keyComparer = {
  get: (self: Builder): unknown => self.table.keyComparer,
  set: (self: Builder, comparer: unknown): void => {
    self.table = self.changing.withComparers(comparer, self.table.valueEquality);
  },
};

/** The declaration of a dictionary's `Builder`. */
export function dictionaryBuilderType(name: string): TypeDeclaration {
  const own = `${name}<TKey, TValue>`;
  const sorted = name === 'ImmutableSortedDictionary';
  const members: Record<string, Implementation> = {
    'int Count { get; }': (self: Builder) => self.$count,
    'TValue this[TKey key] { get; set; }': {
      get,
      set: (self: Builder, key: unknown, value: unknown) => {
        requireArgument(key, 'key');
        self.changing.put(key, value);
      },
    },
    'IEnumerable<TKey> Keys { get; }': (self: Builder) =>
      arrayFrom(
        self.table.entries().map(([key]) => key),
        self.table.keyType,
      ),
    'IEnumerable<TValue> Values { get; }': (self: Builder) =>
      arrayFrom(
        self.table.entries().map(([, value]) => value),
        self.table.valueType,
      ),
    'void Add(TKey key, TValue value)': (self: Builder, key: unknown, value: unknown) =>
      self.changing.addPair(key, value),
    'void Add(KeyValuePair<TKey, TValue> item)': (self: Builder, pair: KeyValuePair) =>
      self.changing.addPair(pair.Key, pair.Value),
    'void AddRange(IEnumerable<KeyValuePair<TKey, TValue>> items)': addRange,
    'void Clear()': (self: Builder) => self.clear(),
    'bool Contains(KeyValuePair<TKey, TValue> item)': (self: Builder, pair: KeyValuePair) =>
      self.has(pair.Key) && self.table.hasValue(self.table.find(pair.Key), pair.Value),
    'bool ContainsKey(TKey key)': (self: Builder, key: unknown) => self.has(key),
    'bool ContainsValue(TValue value)': (self: Builder, value: unknown) =>
      self.table.entries().some(([, other]) => self.table.hasValue(other, value)),
    'TValue? GetValueOrDefault(TKey key)': (self: Builder, key: unknown) =>
      self.has(key) ? self.table.find(key) : defaultOf(self.table.valueType),
    'TValue GetValueOrDefault(TKey key, TValue defaultValue)': (
      self: Builder,
      key: unknown,
      fallback: unknown,
    ) => (self.has(key) ? self.table.find(key) : fallback),
    'bool Remove(TKey key)': (self: Builder, key: unknown) => self.delete(key),
    'bool Remove(KeyValuePair<TKey, TValue> item)': (self: Builder, item: KeyValuePair) =>
      self['ICollection`1.Remove/1'](item),
    'void RemoveRange(IEnumerable<TKey> keys)': (self: Builder, keys: unknown) => {
      requireArgument(keys, 'keys');
      for (const key of readItems(keys)) self.delete(key);
    },
    'bool TryGetKey(TKey equalKey, out TKey actualKey)': tryGetKey,
    [`${sorted ? 'IComparer' : 'IEqualityComparer'}<TKey> KeyComparer { get; set; }`]: keyComparer,
    'IEqualityComparer<TValue> ValueComparer { get; set; }': {
      get: (self: Builder) => self.table.valueComparer,
      set: (self: Builder, comparer: unknown) => {
        self.table = self.changing.withComparers(self.table.comparer, comparer);
      },
    },
    'bool TryGetValue(TKey key, out TValue value)': (self: Builder, key: unknown, value: Ref) => {
      const has = self.has(key);
      value.v = has ? self.table.find(key) : defaultOf(self.table.valueType);
      return has;
    },
    [`${own} ToImmutable()`]: (self: Builder) => self.table.copy().orEmpty(),
    [`${own}.Enumerator GetEnumerator()`]: enumerate,
  };
  return declareType(
    `public sealed class ${namespace}.${own}.Builder : IDictionary<TKey, TValue>, IReadOnlyDictionary<TKey, TValue>, IDictionary`,
    members,
  );
}
/** The declaration of a set's `Builder`. */
export function setBuilderType(name: string): TypeDeclaration {
  const own = `${name}<T>`;
  const sorted: Record<string, Implementation> =
    name === 'ImmutableSortedSet'
      ? {
          'T this[int index] { get; }': (self: Builder, index: number) => self.table.at(index),
          'ref readonly T ItemRef(int index)': (self: Builder, index: number): Ref => ({
            v: self.table.at(index),
          }),
          'int IndexOf(T item)': (self: Builder, item: unknown) => self.table.indexOf(item),
          'IEnumerable<T> Reverse()': (self: Builder) =>
            pulled(self.$elementType, () => self.table.items().reverse()),
          'T? Min { get; }': (self: Builder) => self.table.items()[0] ?? defaultOf(self.table.keyType),
          'T? Max { get; }': (self: Builder) => self.table.items().at(-1) ?? defaultOf(self.table.keyType),
        }
      : {};
  return declareType(
    `public sealed class ${namespace}.${own}.Builder : ISet<T>, IReadOnlyCollection<T>`,
    () => ({
      'int Count { get; }': (self: Builder) => self.$count,
      'bool Add(T item)': (self: Builder, item) => self.add(item),
      'void Clear()': (self: Builder) => self.clear(),
      'bool Contains(T item)': (self: Builder, item) => self.has(item),
      'bool Remove(T item)': (self: Builder, item) => self.delete(item),
      'void UnionWith(IEnumerable<T> other)': (self: Builder, other) => {
        requireArgument(other, 'other');
        for (const item of readItems(other)) self.add(item);
      },
      'void ExceptWith(IEnumerable<T> other)': setRelations.exceptWith,
      'void IntersectWith(IEnumerable<T> other)': setRelations.intersectWith,
      'void SymmetricExceptWith(IEnumerable<T> other)': setRelations.symmetricExceptWith,
      'bool IsProperSubsetOf(IEnumerable<T> other)': setRelations.isProperSubsetOf,
      'bool IsProperSupersetOf(IEnumerable<T> other)': setRelations.isProperSupersetOf,
      'bool IsSubsetOf(IEnumerable<T> other)': setRelations.isSubsetOf,
      'bool IsSupersetOf(IEnumerable<T> other)': setRelations.isSupersetOf,
      'bool Overlaps(IEnumerable<T> other)': setRelations.overlaps,
      'bool SetEquals(IEnumerable<T> other)': setRelations.setEquals,
      ...sorted,
      'bool TryGetValue(T equalValue, out T actualValue)': tryGetKey,
      [`${name === 'ImmutableSortedSet' ? 'IComparer' : 'IEqualityComparer'}<T> KeyComparer { get; set; }`]:
        keyComparer,
      [`${own} ToImmutable()`]: (self: Builder) => self.table.copy().orEmpty(),
      [`${own}.Enumerator GetEnumerator()`]: enumerate,
    }),
  );
}
