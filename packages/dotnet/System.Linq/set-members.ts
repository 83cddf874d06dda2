// Enumerable: Distinct, Union, Intersect, Except and their …By forms.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { emptyArray } from '@mockwright/language/runtime/box';
import type { NetArray } from '@mockwright/language/runtime/box';
import { equalityOf } from '../System.Collections/comparers.ts';
import { askCount } from '../System.Collections/read-items.ts';
import { HashTable } from '../System.Collections/hash-table.ts';
import { Query, each, isEmptyArray, need, pull, query } from './query.ts';

type KeyOf = ((item: unknown) => unknown) | undefined;

/** Elements of `sources`, one after the other, that pass the filter of the enumeration. */
function filtered(type: Type, sources: readonly unknown[], start: () => (item: unknown) => boolean): Query {
  return query(
    type,
    (visit) => {
      const passes = start();
      return sources.every((source) => each(source, (item) => !passes(item) || visit(item)));
    },
    function* () {
      const passes = start();
      for (const source of sources) for (const item of pull(source)) if (passes(item)) yield item;
    },
  );
}
function keys(keyType: Type, comparer: unknown): HashTable<unknown> {
  return new HashTable(keyType, equalityOf(comparer));
}
function fill(table: HashTable<unknown>, items: unknown): HashTable<unknown> {
  askCount(items);
  each(items, (item) => {
    table.findOrAdd(item);
    return true;
  });
  return table;
}
function distinct(
  sources: readonly unknown[],
  keyOf: KeyOf,
  comparer: unknown,
  type: Type,
  keyType: Type,
): Query {
  return filtered(type, sources, () => {
    const seen = keys(keyType, comparer);
    return keyOf ? (item) => seen.findOrAdd(keyOf(item)) < 0 : (item) => seen.findOrAdd(item) < 0;
  });
}
function except(
  first: unknown,
  second: unknown,
  keyOf: KeyOf,
  comparer: unknown,
  type: Type,
  keyType: Type,
): Query {
  return filtered(type, [first], () => {
    const seen = fill(keys(keyType, comparer), second);
    return (item) => seen.findOrAdd(keyOf ? keyOf(item) : item) < 0;
  }).named(keyOf ? 'ExceptBy' : 'Except', ...(keyOf ? [type, keyType] : [type]));
}
function intersect(
  first: unknown,
  second: unknown,
  keyOf: KeyOf,
  comparer: unknown,
  type: Type,
  keyType: Type,
): Query {
  return filtered(type, [first], () => {
    const wanted = fill(keys(keyType, comparer), second);
    // A set that never had an element does not even ask for a hash code.
    const isEmpty = wanted.count === 0;
    return (item) => {
      const key = keyOf ? keyOf(item) : item;
      return !isEmpty && wanted.remove(key) >= 0;
    };
  }).named(keyOf ? 'IntersectBy' : 'Intersect', ...(keyOf ? [type, keyType] : [type]));
}

const comparer = 'IEqualityComparer<TSource>? comparer';
const keyComparer = 'IEqualityComparer<TKey>? comparer';
const pair = 'this IEnumerable<TSource> first, IEnumerable<TSource> second';
const selector = 'Func<TSource, TKey> keySelector';

type Pair = (
  first: unknown,
  second: unknown,
  keyOf: KeyOf,
  comparer: unknown,
  type: Type,
  keyType: Type,
) => Query;
const union: Pair = (first, second, keyOf, equality, type, keyType) => {
  const made = distinct([first, second], keyOf, equality, type, keyType);
  if (keyOf) return made.named('UnionBy', type, keyType);
  const isThird =
    first instanceof Query && (first.name === 'UnionIterator2' || first.name === 'UnionIteratorN');
  return made.named(isThird ? 'UnionIteratorN' : 'UnionIterator2', type);
};

function pairMembers(name: string, run: Pair, second: string): Record<string, Implementation> {
  const plain = (first: unknown, other: unknown, equality: unknown, type: Type): Query => {
    need(first, 'first');
    need(other, 'second');
    return run(first, other, undefined, equality, type, type);
  };
  const by = (
    first: unknown,
    other: unknown,
    keyOf: KeyOf,
    equality: unknown,
    type: Type,
    keyType: Type,
  ): Query => {
    need(first, 'first');
    need(other, 'second');
    need(keyOf, 'keySelector');
    return run(first, other, keyOf, equality, type, keyType);
  };
  const byParameters = `this IEnumerable<TSource> first, IEnumerable<${second}> second, ${selector}`;
  return {
    [`static IEnumerable<TSource> ${name}<TSource>(${pair})`]: (first: unknown, other: unknown, type: Type) =>
      plain(first, other, null, type),
    [`static IEnumerable<TSource> ${name}<TSource>(${pair}, ${comparer})`]: plain,
    [`static IEnumerable<TSource> ${name}By<TSource, TKey>(${byParameters})`]: (
      first: unknown,
      other: unknown,
      keyOf: KeyOf,
      type: Type,
      keyType: Type,
    ) => by(first, other, keyOf, null, type, keyType),
    [`static IEnumerable<TSource> ${name}By<TSource, TKey>(${byParameters}, ${keyComparer})`]: by,
  };
}
function distinctBy(
  source: unknown,
  keyOf: KeyOf,
  equality: unknown,
  type: Type,
  keyType: Type,
): Query | NetArray {
  need(source, 'source');
  need(keyOf, 'keySelector');
  if (isEmptyArray(source)) return emptyArray(type);
  return distinct([source], keyOf, equality, type, keyType).named('DistinctBy', type, keyType);
}
function distinctItems(source: unknown, equality: unknown, type: Type): Query | NetArray {
  need(source, 'source');
  if (isEmptyArray(source)) return emptyArray(type);
  return distinct([source], undefined, equality, type, type).named('DistinctIterator', type);
}

/** The members of `Enumerable` that treat sequences as sets. */
export const setMembers: Readonly<Record<string, Implementation>> = {
  'static IEnumerable<TSource> Distinct<TSource>(this IEnumerable<TSource> source)': (source, type) =>
    distinctItems(source, null, type),
  [`static IEnumerable<TSource> Distinct<TSource>(this IEnumerable<TSource> source, ${comparer})`]:
    distinctItems,
  [`static IEnumerable<TSource> DistinctBy<TSource, TKey>(this IEnumerable<TSource> source, ${selector})`]: (
    source: unknown,
    keyOf: KeyOf,
    type: Type,
    keyType: Type,
  ) => distinctBy(source, keyOf, null, type, keyType),
  [`static IEnumerable<TSource> DistinctBy<TSource, TKey>(this IEnumerable<TSource> source, ${selector}, ${keyComparer})`]:
    distinctBy,
  ...pairMembers('Union', union, 'TSource'),
  ...pairMembers('Intersect', intersect, 'TKey'),
  ...pairMembers('Except', except, 'TKey'),
};
