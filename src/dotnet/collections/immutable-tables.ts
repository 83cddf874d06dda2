// `System.Collections.Immutable`, dictionaries and sets: every change gives a new one over a copied table.
import { declareType } from '../../metadata/declaration.ts';
import type { Implementation, Ref, TypeDeclaration } from '../../metadata/declaration.ts';
import type { NamedType, Type } from '../../metadata/symbols.ts';
import { defaultOf } from '../../runtime/casting.ts';
import { coreType } from '../../runtime/core-types.ts';
import { Enumerator } from '../../runtime/enumerator.ts';
import { equals } from '../../runtime/equality.ts';
import { iterate } from '../../runtime/iterate.ts';
import { requireArgument } from './arguments.ts';
import { ImmutableTable } from './immutable-table.ts';
import { TableBuilder, dictionaryBuilderType, setBuilderType } from './immutable-builders.ts';
import { keyNotFound } from './dictionary.ts';
import { arrayFrom, readItems } from './enumerable.ts';
import type { KeyValuePair } from './key-value-pair.ts';
import { setRelations } from './set-relations.ts';

const namespace = 'System.Collections.Immutable';

type Table = ImmutableTable;

function dictionaryMembers(own: string): Record<string, Implementation> {
  return {
    'int Count { get; }': (self: Table) => self.$count,
    'bool IsEmpty { get; }': (self: Table) => self.$count === 0,
    'TValue this[TKey key] { get; }': (self: Table, key: unknown) => {
      requireArgument(key, 'key');
      if (!self.has(key)) throw keyNotFound(key, self.keyType);
      return self.find(key);
    },
    'IEnumerable<TKey> Keys { get; }': (self: Table) =>
      arrayFrom(
        self.entries().map(([key]) => key),
        self.keyType,
      ),
    'IEnumerable<TValue> Values { get; }': (self: Table) =>
      arrayFrom(
        self.entries().map(([, value]) => value),
        self.valueType,
      ),
    [`${own} Add(TKey key, TValue value)`]: (self: Table, key: unknown, value: unknown) =>
      self.changed((copy) => copy.addPair(key, value)),
    [`${own} AddRange(IEnumerable<KeyValuePair<TKey, TValue>> pairs)`]: (self: Table, pairs: unknown) =>
      self.changed((copy) => {
        for (const pair of iterate<KeyValuePair>(pairs)) copy.addPair(pair.Key, pair.Value);
      }),
    [`${own} SetItem(TKey key, TValue value)`]: (self: Table, key: unknown, value: unknown) =>
      self.changed((copy) => copy.put(key, value)),
    [`${own} SetItems(IEnumerable<KeyValuePair<TKey, TValue>> items)`]: (self: Table, pairs: unknown) =>
      self.changed((copy) => {
        for (const pair of iterate<KeyValuePair>(pairs)) copy.put(pair.Key, pair.Value);
      }),
    [`${own} Remove(TKey key)`]: (self: Table, key: unknown) => self.changed((copy) => void copy.delete(key)),
    [`${own} RemoveRange(IEnumerable<TKey> keys)`]: (self: Table, keys: unknown) =>
      self.changed((copy) => readItems(keys).forEach((key) => copy.delete(key))),
    [`${own} Clear()`]: (self: Table) => self.changed((copy) => copy.clear()),
    'bool Contains(KeyValuePair<TKey, TValue> pair)': (self: Table, pair: KeyValuePair) =>
      self.has(pair.Key) && equals(self.find(pair.Key), pair.Value),
    'bool ContainsKey(TKey key)': (self: Table, key: unknown) => self.has(key),
    'bool ContainsValue(TValue value)': (self: Table, value: unknown) =>
      self.entries().some(([, other]) => equals(other, value)),
    'bool TryGetValue(TKey key, out TValue value)': (self: Table, key: unknown, value: Ref) => {
      const has = self.has(key);
      value.v = has ? self.find(key) : defaultOf(self.valueType);
      return has;
    },
    'IEnumerator<KeyValuePair<TKey, TValue>> GetEnumerator()': (self: Table) =>
      new Enumerator(self, self.$elementType),
  };
}
function setMembers(own: string): Record<string, Implementation> {
  return {
    'int Count { get; }': (self: Table) => self.$count,
    'bool IsEmpty { get; }': (self: Table) => self.$count === 0,
    [`${own} Add(T item)`]: (self: Table, item: unknown) => self.changed((copy) => void copy.add(item)),
    [`${own} Remove(T item)`]: (self: Table, item: unknown) => self.changed((copy) => void copy.delete(item)),
    [`${own} Clear()`]: (self: Table) => self.changed((copy) => copy.clear()),
    [`${own} Union(IEnumerable<T> other)`]: (self: Table, other: unknown) =>
      self.changed((copy) => readItems(other).forEach((item) => copy.add(item))),
    [`${own} Intersect(IEnumerable<T> other)`]: (self: Table, other: unknown) =>
      self.changed((copy) => setRelations.intersectWith(copy, other)),
    [`${own} Except(IEnumerable<T> other)`]: (self: Table, other: unknown) =>
      self.changed((copy) => setRelations.exceptWith(copy, other)),
    [`${own} SymmetricExcept(IEnumerable<T> other)`]: (self: Table, other: unknown) =>
      self.changed((copy) => setRelations.symmetricExceptWith(copy, other)),
    'bool Contains(T item)': (self: Table, item: unknown) => self.has(item),
    'bool SetEquals(IEnumerable<T> other)': setRelations.setEquals,
    'bool IsSubsetOf(IEnumerable<T> other)': setRelations.isSubsetOf,
    'bool IsSupersetOf(IEnumerable<T> other)': setRelations.isSupersetOf,
    'bool IsProperSubsetOf(IEnumerable<T> other)': setRelations.isProperSubsetOf,
    'bool IsProperSupersetOf(IEnumerable<T> other)': setRelations.isProperSupersetOf,
    'bool Overlaps(IEnumerable<T> other)': setRelations.overlaps,
    'IEnumerator<T> GetEnumerator()': (self: Table) => new Enumerator(self, self.$elementType),
  };
}

const table = (
  name: string,
  types: readonly Type[],
  comparer: unknown,
  entries: Iterable<readonly [unknown, unknown]>,
): Table =>
  new ImmutableTable(coreType(`${namespace}.${name}`, types.length).construct(types), comparer, entries);
const pairsOf = (items: unknown): [unknown, unknown][] =>
  Array.from(iterate<KeyValuePair>(items), (pair) => [pair.Key, pair.Value]);
const own = (items: readonly unknown[]): [unknown, unknown][] => items.map((item) => [item, item]);

function dictionaryTypes(name: 'ImmutableDictionary' | 'ImmutableSortedDictionary'): TypeDeclaration[] {
  const self = `${name}<TKey, TValue>`;
  const comparer =
    name === 'ImmutableDictionary' ? 'IEqualityComparer<TKey>? keyComparer' : 'IComparer<TKey>? keyComparer';
  const select = 'this IEnumerable<TSource> source, Func<TSource, TKey> keySelector';
  const create = (
    items: unknown,
    keyOf: (item: unknown) => unknown,
    valueOf: (item: unknown) => unknown,
    types: readonly Type[],
  ): Table => {
    requireArgument(items, 'source');
    const made = table(name, types, null, []);
    for (const item of readItems(items)) made.addPair(keyOf(item), valueOf(item));
    return made;
  };
  return [
    declareType(
      `public sealed class ${namespace}.${self} : IReadOnlyDictionary<TKey, TValue>, IDictionary<TKey, TValue> where TKey : notnull`,
      {
        [`static ${self} Empty { get; }`]: (type: NamedType) => new ImmutableTable(type, null),
        ...dictionaryMembers(self),
        [`${self}.Builder ToBuilder()`]: (dictionary: Table) => new TableBuilder(dictionary),
        'bool TryGetKey(TKey equalKey, out TKey actualKey)': (
          dictionary: Table,
          key: unknown,
          actual: Ref,
        ) => {
          actual.v = dictionary.keyLike(key);
          return dictionary.has(key);
        },
        [`${self} WithComparers(${comparer})`]: (dictionary: Table, keys: unknown) =>
          new ImmutableTable(dictionary.$type, keys, dictionary.entries()),
      },
      { runtime: ImmutableTable },
    ),
    dictionaryBuilderType(name),
    declareType(`public static class ${namespace}.${name}`, {
      [`static ${self}.Builder CreateBuilder<TKey, TValue>()`]: (key: Type, value: Type) =>
        new TableBuilder(table(name, [key, value], null, [])),
      [`static ${self}.Builder CreateBuilder<TKey, TValue>(${comparer})`]: (
        keys: unknown,
        key: Type,
        value: Type,
      ) => new TableBuilder(table(name, [key, value], keys, [])),
      [`static ${self} CreateRange<TKey, TValue>(${comparer}, IEnumerable<KeyValuePair<TKey, TValue>> items)`]:
        (keys: unknown, items: unknown, key: Type, value: Type) =>
          table(name, [key, value], keys, pairsOf(items)),
      [`static ${self} To${name}<TKey, TValue>(this IEnumerable<KeyValuePair<TKey, TValue>> source, ${comparer})`]:
        (items: unknown, keys: unknown, key: Type, value: Type) =>
          table(name, [key, value], keys, pairsOf(items)),
      [`static ${self} Create<TKey, TValue>()`]: (key: Type, value: Type) =>
        table(name, [key, value], null, []),
      [`static ${self} Create<TKey, TValue>(${comparer})`]: (keys: unknown, key: Type, value: Type) =>
        table(name, [key, value], keys, []),
      [`static ${self} CreateRange<TKey, TValue>(IEnumerable<KeyValuePair<TKey, TValue>> items)`]: (
        items: unknown,
        key: Type,
        value: Type,
      ) => table(name, [key, value], null, pairsOf(items)),
      [`static ${self} To${name}<TKey, TValue>(this IEnumerable<KeyValuePair<TKey, TValue>> source)`]: (
        items: unknown,
        key: Type,
        value: Type,
      ) => table(name, [key, value], null, pairsOf(items)),
      [`static ${name}<TKey, TSource> To${name}<TSource, TKey>(${select})`]: (
        items: unknown,
        keyOf: (item: unknown) => unknown,
        type: Type,
        key: Type,
      ) => create(items, keyOf, (item) => item, [key, type]),
      [`static ${self} To${name}<TSource, TKey, TValue>(${select}, Func<TSource, TValue> elementSelector)`]: (
        items: unknown,
        keyOf: (item: unknown) => unknown,
        valueOf: (item: unknown) => unknown,
        _type: Type,
        key: Type,
        value: Type,
      ) => create(items, keyOf, valueOf, [key, value]),
      [`static TValue? GetValueOrDefault<TKey, TValue>(this ${self} dictionary, TKey key)`]: (
        dictionary: Table,
        key: unknown,
      ) => (dictionary.has(key) ? dictionary.find(key) : defaultOf(dictionary.valueType)),
      [`static TValue GetValueOrDefault<TKey, TValue>(this ${self} dictionary, TKey key, TValue defaultValue)`]:
        (dictionary: Table, key: unknown, fallback: unknown) =>
          dictionary.has(key) ? dictionary.find(key) : fallback,
    }),
  ];
}
function setTypes(name: 'ImmutableHashSet' | 'ImmutableSortedSet'): TypeDeclaration[] {
  const self = `${name}<T>`;
  const comparer = name === 'ImmutableHashSet' ? 'IEqualityComparer<T>?' : 'IComparer<T>?';
  return [
    declareType(
      `public sealed class ${namespace}.${self} : IReadOnlySet<T>, ISet<T>${name === 'ImmutableSortedSet' ? ', IReadOnlyList<T>' : ''}`,
      {
        [`static ${self} Empty { get; }`]: (type: NamedType) => new ImmutableTable(type, null),
        ...setMembers(self),
        [`${self}.Builder ToBuilder()`]: (set: Table) => new TableBuilder(set),
        [`${self} WithComparer(${comparer} comparer)`]: (set: Table, keys: unknown) =>
          new ImmutableTable(set.$type, keys, set.entries()),
        'bool TryGetValue(T equalValue, out T actualValue)': (set: Table, value: unknown, actual: Ref) => {
          actual.v = set.keyLike(value);
          return set.has(value);
        },
        ...(name === 'ImmutableSortedSet'
          ? {
              'IEnumerable<T> Reverse()': (set: Table) => arrayFrom(set.items().reverse(), set.keyType),
              'int IndexOf(T item)': (set: Table, item: unknown) => set.indexOf(item),
              'T this[int index] { get; }': (set: Table, index: number) => set.items()[index],
              'T? Min { get; }': (set: Table) => set.items()[0] ?? defaultOf(set.keyType),
              'T? Max { get; }': (set: Table) => set.items().at(-1) ?? defaultOf(set.keyType),
            }
          : {}),
      },
      { runtime: ImmutableTable },
    ),
    setBuilderType(name),
    declareType(`public static class ${namespace}.${name}`, {
      [`static ${self}.Builder CreateBuilder<T>()`]: (type: Type) =>
        new TableBuilder(table(name, [type], null, [])),
      [`static ${self}.Builder CreateBuilder<T>(${comparer} comparer)`]: (keys: unknown, type: Type) =>
        new TableBuilder(table(name, [type], keys, [])),
      [`static ${self} Create<T>(${comparer} comparer, params T[] items)`]: (
        keys: unknown,
        items: unknown[],
        type: Type,
      ) => table(name, [type], keys, own(items)),
      [`static ${self} Create<T>()`]: (type: Type) => table(name, [type], null, []),
      [`static ${self} Create<T>(params T[] items)`]: (items: unknown[], type: Type) =>
        table(name, [type], null, own(items)),
      [`static ${self} CreateRange<T>(IEnumerable<T> items)`]: (items: unknown, type: Type) =>
        table(name, [type], null, own(readItems(items))),
      [`static ${self} Create<T>(${comparer} comparer)`]: (keys: unknown, type: Type) =>
        table(name, [type], keys, []),
      [`static ${self} To${name}<T>(this IEnumerable<T> source)`]: (items: unknown, type: Type) =>
        table(name, [type], null, own(readItems(items))),
      [`static ${self} To${name}<T>(this IEnumerable<T> source, ${comparer} comparer)`]: (
        items: unknown,
        keys: unknown,
        type: Type,
      ) => table(name, [type], keys, own(readItems(items))),
    }),
  ];
}
/** Dictionaries and sets, by hash or in order. */
export const immutableTableTypes: readonly TypeDeclaration[] = [
  ...dictionaryTypes('ImmutableDictionary'),
  ...dictionaryTypes('ImmutableSortedDictionary'),
  ...setTypes('ImmutableHashSet'),
  ...setTypes('ImmutableSortedSet'),
];
