// The immutable dictionaries, sorted or not: what they have in common, and how they are declared.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { coreType } from '@mockwright/language/runtime/core-types';
import { Enumerator } from '@mockwright/language/runtime/enumerator';
import { iterate } from '@mockwright/language/runtime/iterate';
import { notNull } from '@mockwright/language/runtime/not-null';
import type { Span } from '@mockwright/language/runtime/span';
import { keyNotFound } from '../System.Collections.Generic/dictionary.ts';
import type { KeyValuePair } from '../System.Collections.Generic/key-value-pair.ts';
import { ofLibrary, requireArgument } from '../System.Collections/argument-checks.ts';
import { arrayFrom, readItems } from '../System.Collections/read-items.ts';
import { TableBuilder, dictionaryBuilderType } from './builders.ts';
import { ImmutableTable, emptyTable } from './immutable-table.ts';

type Table = ImmutableTable;
type Select = (item: unknown) => unknown;
type Name = 'ImmutableDictionary' | 'ImmutableSortedDictionary';

/** @throws {ArgumentNullException} for null @throws {NotSupportedException} for a dictionary of another class */
const known = (self: Table | null, name: string): Table => ofLibrary(notNull(self, name), ImmutableTable);

function valueOrDefault(self: Table, key: unknown): unknown {
  requireArgument(key, 'key');
  return self.has(key) ? self.find(key) : defaultOf(self.valueType);
}
const isSorted = (own: string): boolean => own.startsWith('ImmutableSortedDictionary');
/** The pairs of a series; the dictionary by hash looks at their keys first, in its own words. */
function* pairsOf(own: string, pairs: unknown): Iterable<KeyValuePair> {
  for (const pair of iterate<KeyValuePair>(pairs)) {
    if (!isSorted(own)) requireArgument(pair.Key, 'Key');
    yield pair;
  }
}
/** The members of `IImmutableDictionary<TKey, TValue>`; `own` is the type that changes give. */
export function interfaceMembers(own: string): Record<string, Implementation> {
  return {
    [`${own} Add(TKey key, TValue value)`]: (self: Table, key: unknown, value: unknown) =>
      self.changed((copy) => copy.addPair(key, value)),
    [`${own} AddRange(IEnumerable<KeyValuePair<TKey, TValue>> ${isSorted(own) ? 'items' : 'pairs'})`]: (
      self: Table,
      pairs: unknown,
    ) => {
      requireArgument(pairs, isSorted(own) ? 'items' : 'pairs');
      return self.changed((copy) => {
        for (const { Key, Value } of pairsOf(own, pairs)) copy.addPair(Key, Value);
      });
    },
    [`${own} Clear()`]: (self: Table) => self.changed((copy) => copy.clear()),
    'bool Contains(KeyValuePair<TKey, TValue> pair)': (self: Table, pair: KeyValuePair) =>
      self.has(pair.Key) && self.hasValue(self.find(pair.Key), pair.Value),
    [`${own} Remove(TKey key)`]: (self: Table, key: unknown) => {
      requireArgument(key, 'key');
      return self.changed((copy) => void copy.delete(key));
    },
    [`${own} RemoveRange(IEnumerable<TKey> keys)`]: (self: Table, keys: unknown) => {
      requireArgument(keys, 'keys');
      return self.changed((copy) => readItems(keys).forEach((key) => copy.delete(key)));
    },
    [`${own} SetItem(TKey key, TValue value)`]: (self: Table, key: unknown, value: unknown) => {
      requireArgument(key, 'key');
      return self.changed((copy) => copy.put(key, value));
    },
    [`${own} SetItems(IEnumerable<KeyValuePair<TKey, TValue>> items)`]: (self: Table, pairs: unknown) => {
      requireArgument(pairs, 'items');
      return self.changed((copy) => {
        for (const { Key, Value } of pairsOf(own, pairs)) copy.put(Key, Value);
      });
    },
    'bool TryGetKey(TKey equalKey, out TKey actualKey)': (self: Table, key: unknown, actual: Ref) => {
      requireArgument(key, 'equalKey');
      actual.v = self.keyLike(key);
      return self.has(key);
    },
  };
}
function ownMembers(own: string, comparer: string): Record<string, Implementation> {
  return {
    [`static ${own} Empty { get; }`]: (type: NamedType) => emptyTable(type),
    'int Count { get; }': (self: Table) => self.$count,
    'bool IsEmpty { get; }': (self: Table) => self.$count === 0,
    'TValue this[TKey key] { get; }': (self: Table, key: unknown) => {
      requireArgument(key, 'key');
      if (!self.has(key)) throw keyNotFound(key, self.keyType);
      return self.find(key);
    },
    ...(own.includes('Sorted')
      ? {
          'ref readonly TValue ValueRef(TKey key)': (self: Table, key: unknown): Ref => {
            requireArgument(key, 'key');
            if (!self.has(key)) throw keyNotFound(key, self.keyType);
            return { v: self.find(key) };
          },
        }
      : {}),
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
    [`${comparer}<TKey> KeyComparer { get; }`]: (self: Table) => self.keyComparer,
    'IEqualityComparer<TValue> ValueComparer { get; }': (self: Table) => self.valueComparer,
    ...interfaceMembers(own),
    'bool ContainsKey(TKey key)': (self: Table, key: unknown) => {
      requireArgument(key, 'key');
      return self.has(key);
    },
    'bool ContainsValue(TValue value)': (self: Table, value: unknown) =>
      self.entries().some(([, other]) => self.hasValue(other, value)),
    'bool TryGetValue(TKey key, out TValue value)': (self: Table, key: unknown, value: Ref) => {
      value.v = valueOrDefault(self, key);
      return self.has(key);
    },
    [`${own}.Builder ToBuilder()`]: (self: Table) => new TableBuilder(self),
    [`${own} WithComparers(${comparer}<TKey>? keyComparer)`]: (self: Table, keys: unknown) =>
      self.withComparers(keys, self.valueEquality).orEmpty(),
    [`${own} WithComparers(${comparer}<TKey>? keyComparer, IEqualityComparer<TValue>? valueComparer)`]: (
      self: Table,
      keys: unknown,
      values: unknown,
    ) => self.withComparers(keys, values).orEmpty(),
    [`${own}.Enumerator GetEnumerator()`]: (self: Table) => new Enumerator(self, self.$elementType),
  };
}

/** The factories, each with the comparers it may be given. */
function factoryMembers(name: Name, comparer: string): Record<string, Implementation> {
  const own = `${name}<TKey, TValue>`;
  const empty = (types: readonly Type[], keys: unknown, values: unknown): Table =>
    new ImmutableTable(
      coreType(`System.Collections.Immutable.${name}`, 2).construct(types),
      keys,
      [],
      values,
    );
  const fill = (
    argument: string,
    source: unknown,
    made: Table,
    keyOf: Select = (item) => (item as KeyValuePair).Key,
    valueOf: Select = (item) => (item as KeyValuePair).Value,
  ): Table => {
    requireArgument(source, argument);
    requireArgument(keyOf, 'keySelector');
    requireArgument(valueOf, 'elementSelector');
    for (const item of readItems(source)) {
      const key = keyOf(item);
      if (!isSorted(own)) requireArgument(key, 'Key');
      made.addPair(key, valueOf(item));
    }
    return made.orEmpty();
  };
  const pairs = 'IEnumerable<KeyValuePair<TKey, TValue>>';
  const comparers = [
    '',
    `${comparer}<TKey>? keyComparer`,
    `${comparer}<TKey>? keyComparer, IEqualityComparer<TValue>? valueComparer`,
  ];
  const members: Record<string, Implementation> = {};
  for (const [count, parameters] of comparers.entries()) {
    const after = parameters && `, ${parameters}`;
    const before = parameters && `${parameters}, `;
    type Arguments = unknown[];
    const start = (args: Arguments, at: number): Table =>
      empty(args.slice(-2) as Type[], count > 0 ? args[at] : null, count > 1 ? args[at + 1] : null);
    members[`static ${own} Create<TKey, TValue>(${parameters})`] = (...args: Arguments) =>
      start(args, 0).orEmpty();
    members[`static ${own}.Builder CreateBuilder<TKey, TValue>(${parameters})`] = (...args: Arguments) =>
      new TableBuilder(start(args, 0));
    members[`static ${own} CreateRange<TKey, TValue>(${before}${pairs} items)`] = (...args: Arguments) =>
      fill(name === 'ImmutableDictionary' ? 'pairs' : 'items', args[count], start(args, 0));
    if (name === 'ImmutableDictionary' && count < 2)
      members[
        `static ${own} CreateRangeWithOverwrite<TKey, TValue>(${before}params ReadOnlySpan<KeyValuePair<TKey, TValue>> items)`
      ] = (...args: Arguments) => {
        const made = start(args, 0).copy();
        for (const pair of (args[count] as Span<KeyValuePair>).copy()) made.put(pair.Key, pair.Value);
        return made.orEmpty();
      };
    members[`static ${own} To${name}<TKey, TValue>(this ${pairs} source${after})`] = (...args: Arguments) =>
      fill('source', args[0], start(args, 1));
    members[
      `static ${own} To${name}<TSource, TKey, TValue>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, Func<TSource, TValue> elementSelector${after})`
    ] = (...args: Arguments) => fill('source', args[0], start(args, 3), args[1] as Select, args[2] as Select);
  }
  const from = 'this IEnumerable<TSource> source, Func<TSource, TKey> keySelector';
  const byKey = (source: unknown, keyOf: Select, keys: unknown, type: Type, key: Type): Table =>
    fill('source', source, empty([key, type], keys, null), keyOf, (item) => item);
  if (name === 'ImmutableDictionary') {
    members[`static ${name}<TKey, TSource> To${name}<TSource, TKey>(${from})`] = (
      source: unknown,
      keyOf: Select,
      type: Type,
      key: Type,
    ) => byKey(source, keyOf, null, type, key);
    members[
      `static ${name}<TKey, TSource> To${name}<TSource, TKey>(${from}, ${comparer}<TKey>? keyComparer)`
    ] = byKey;
    const map = 'this IImmutableDictionary<TKey, TValue>';
    members[`static bool Contains<TKey, TValue>(${map} map, TKey key, TValue value)`] = (
      self: Table | null,
      key: unknown,
      value: unknown,
    ) => {
      const table = known(self, 'map');
      return table.has(key) && table.hasValue(table.find(key), value);
    };
    members[`static TValue? GetValueOrDefault<TKey, TValue>(${map} dictionary, TKey key)`] = (
      self: Table | null,
      key: unknown,
    ) => valueOrDefault(known(self, 'dictionary'), key);
    members[
      `static TValue GetValueOrDefault<TKey, TValue>(${map} dictionary, TKey key, TValue defaultValue)`
    ] = (self: Table | null, key: unknown, fallback: unknown) => {
      const table = known(self, 'dictionary');
      return table.has(key) ? table.find(key) : fallback;
    };
  }
  members[`static ${own} To${name}<TKey, TValue>(this ${own}.Builder builder)`] = (builder: TableBuilder) => {
    requireArgument(builder, 'builder');
    return builder.table.copy().orEmpty();
  };
  return members;
}

/** Declares a dictionary, its factory and its builder. */
export function dictionaryTypes(name: Name): TypeDeclaration[] {
  const own = `${name}<TKey, TValue>`;
  const comparer = name === 'ImmutableDictionary' ? 'IEqualityComparer' : 'IComparer';
  return [
    declareType(
      `public sealed class System.Collections.Immutable.${own} : IImmutableDictionary<TKey, TValue>, IDictionary<TKey, TValue>, IDictionary where TKey : notnull`,
      () => ownMembers(own, comparer),
      { runtime: ImmutableTable },
    ),
    dictionaryBuilderType(name),
    declareType(`public static class System.Collections.Immutable.${name}`, () =>
      factoryMembers(name, comparer),
    ),
  ];
}
