// Enumerable: GroupBy, ToLookup, joins, CountBy, AggregateBy.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { emptyArray } from '@mockwright/language/runtime/box';
import type { NetArray } from '@mockwright/language/runtime/box';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import { enumeratorOf } from '@mockwright/language/runtime/iterate';
import { arrayFrom } from '../System.Collections/read-items.ts';
import { createDictionary } from '../System.Collections.Generic/dictionary.ts';
import { createLookup } from './lookup.ts';
import type { Lookup } from './lookup.ts';
import type { IteratorName } from './enumerable-type.ts';
import { pulled } from './projection-members.ts';
import { deferred, isEmptyArray, need, pullAfter, query } from './query.ts';
import type { Query } from './query.ts';

type Func = (...args: unknown[]) => unknown;
type Select = (item: unknown) => unknown;

function groupBy(
  source: unknown,
  keyOf: Select,
  elementOf: Select | undefined,
  comparer: unknown,
  type: Type,
  keyType: Type,
  elementType: Type,
): Query | NetArray {
  need(source, 'source');
  need(keyOf, 'keySelector');
  if (elementOf !== undefined) need(elementOf, 'elementSelector');
  const group = coreType('System.Linq.IGrouping', 2).construct([keyType, elementType]);
  if (isEmptyArray(source)) return emptyArray(group);
  const made = deferred(
    group,
    () => createLookup(source, keyOf, elementOf, comparer, keyType, elementType).groups,
  );
  return elementOf
    ? made.named('GroupByIterator3', type, keyType, elementType)
    : made.named('GroupByIterator2', type, keyType);
}
function groupResults(
  source: unknown,
  keyOf: Select,
  elementOf: Select | undefined,
  resultOf: Func,
  comparer: unknown,
  type: Type,
  keyType: Type,
  elementType: Type,
  result: Type,
): Query | NetArray {
  need(source, 'source');
  need(keyOf, 'keySelector');
  if (elementOf !== undefined) need(elementOf, 'elementSelector');
  need(resultOf, 'resultSelector');
  if (isEmptyArray(source)) return emptyArray(result);
  const make = (): Lookup => createLookup(source, keyOf, elementOf, comparer, keyType, elementType);
  const made = query(
    result,
    (visit) => make().groups.every((group) => visit(resultOf(group.key, group))),
    function* () {
      for (const group of make().groups) yield resultOf(group.key, group);
    },
  );
  return elementOf
    ? made.named('GroupByResultIterator4', type, keyType, elementType, result)
    : made.named('GroupByResultIterator3', type, keyType, result);
}
function toLookup(
  source: unknown,
  keyOf: Select,
  elementOf: Select | undefined,
  comparer: unknown,
  keyType: Type,
  elementType: Type,
): Lookup {
  need(source, 'source');
  need(keyOf, 'keySelector');
  if (elementOf !== undefined) need(elementOf, 'elementSelector');
  return createLookup(source, keyOf, elementOf, comparer, keyType, elementType);
}

interface JoinParts {
  readonly outer: unknown;
  readonly inner: unknown;
  readonly outerKey: Select;
  readonly innerKey: Select;
  readonly resultOf: Func;
  readonly comparer: unknown;
  readonly innerType: Type;
  readonly outerType: Type;
  readonly keyType: Type;
  readonly result: Type;
}
function requireJoin({ outer, inner, outerKey, innerKey, resultOf }: JoinParts): void {
  need(outer, 'outer');
  need(inner, 'inner');
  need(outerKey, 'outerKeySelector');
  need(innerKey, 'innerKeySelector');
  need(resultOf, 'resultSelector');
}
function joinedTypes({ outerType, innerType, keyType, result }: JoinParts): Type[] {
  return [outerType, innerType, keyType, result];
}
/** Elements of one side by key; those whose key is null match nothing. */
function index(source: unknown, keyOf: Select, type: Type, parts: JoinParts): Lookup {
  return createLookup(source, keyOf, undefined, parts.comparer, parts.keyType, type);
}
function matches(lookup: Lookup, key: unknown): readonly unknown[] {
  return key === null ? [] : (lookup.find(key)?.items ?? []);
}
function join(parts: JoinParts, keepsUnmatched = false): Query | NetArray {
  requireJoin(parts);
  if (isEmptyArray(parts.outer)) return emptyArray(parts.result);
  const { outer, inner, outerKey, innerKey, resultOf, innerType, result } = parts;
  const nothing = keepsUnmatched ? [defaultOf(innerType)] : [];
  return pulled(result, function* () {
    let lookup!: Lookup;
    const prepare = (): boolean => {
      lookup = index(inner, innerKey, innerType, parts);
      return keepsUnmatched || lookup.$count > 0;
    };
    for (const item of pullAfter(outer, prepare)) {
      const others = matches(lookup, outerKey(item));
      for (const other of others.length > 0 ? others : nothing) yield resultOf(item, other);
    }
  }).named(keepsUnmatched ? 'LeftJoin' : 'Join', ...joinedTypes(parts));
}
function rightJoin(parts: JoinParts): Query {
  requireJoin(parts);
  const { outer, inner, outerKey, innerKey, resultOf, outerType, result } = parts;
  return pulled(result, function* () {
    let lookup!: Lookup;
    for (const item of pullAfter(inner, () => !!(lookup = index(outer, outerKey, outerType, parts)))) {
      const others = matches(lookup, innerKey(item));
      if (others.length === 0) yield resultOf(defaultOf(outerType), item);
      for (const other of others) yield resultOf(other, item);
    }
  }).named('RightJoin', ...joinedTypes(parts));
}
function groupJoin(parts: JoinParts): Query | NetArray {
  requireJoin(parts);
  if (isEmptyArray(parts.outer)) return emptyArray(parts.result);
  const { outer, inner, outerKey, innerKey, resultOf, innerType, result } = parts;
  return pulled(result, function* () {
    let lookup!: Lookup;
    for (const item of pullAfter(outer, () => !!(lookup = index(inner, innerKey, innerType, parts)))) {
      const key = outerKey(item);
      yield resultOf(item, (key === null ? undefined : lookup.find(key)) ?? arrayFrom([], innerType));
    }
  }).named('GroupJoin', ...joinedTypes(parts));
}
/** A join's declaration, with and without a comparer. */
function joinMembers(
  name: string,
  inner: string,
  run: (parts: JoinParts) => Query | NetArray,
  outer = 'TOuter',
): Record<string, Implementation> {
  const implementation = (
    outerSource: unknown,
    innerSource: unknown,
    outerKey: Select,
    innerKey: Select,
    resultOf: Func,
    comparer: unknown,
    outerType: Type,
    innerType: Type,
    keyType: Type,
    result: Type,
  ): Query | NetArray =>
    run({
      outer: outerSource,
      inner: innerSource,
      outerKey,
      innerKey,
      resultOf,
      comparer,
      outerType,
      innerType,
      keyType,
      result,
    });
  const start = `static IEnumerable<TResult> ${name}<TOuter, TInner, TKey, TResult>(this IEnumerable<TOuter> outer, IEnumerable<TInner> inner, Func<TOuter, TKey> outerKeySelector, Func<TInner, TKey> innerKeySelector, Func<${outer}, ${inner}, TResult> resultSelector`;
  return {
    [`${start})`]: (
      outerSource: unknown,
      innerSource: unknown,
      outerKey: Select,
      innerKey: Select,
      resultOf: Func,
      outerType: Type,
      innerType: Type,
      keyType: Type,
      result: Type,
    ) =>
      implementation(
        outerSource,
        innerSource,
        outerKey,
        innerKey,
        resultOf,
        null,
        outerType,
        innerType,
        keyType,
        result,
      ),
    [`${start}, IEqualityComparer<TKey>? comparer)`]: implementation,
  };
}

function aggregateBy(
  source: unknown,
  keyOf: Select,
  seedOf: Select,
  func: Func,
  comparer: unknown,
  type: Type,
  keyType: Type,
  valueType: Type,
  name: IteratorName,
): Query | NetArray {
  need(source, 'source');
  need(keyOf, 'keySelector');
  need(func, 'func');
  const pair = coreType('System.Collections.Generic.KeyValuePair', 2).construct([keyType, valueType]);
  if (isEmptyArray(source)) return emptyArray(pair);
  const types = name === 'CountBy' ? [type, keyType] : [type, keyType, valueType];
  return pulled(pair, function* () {
    const enumerator = enumeratorOf(source);
    try {
      const results = createDictionary<unknown, unknown>(keyType, valueType, comparer);
      while (enumerator.MoveNext()) {
        const item = enumerator.Current;
        const key = keyOf(item);
        need(key, 'key');
        const slot = results.table.findOrAdd(key);
        if (slot < 0) results.values[~slot] = func(seedOf(key), item);
        else results.values[slot] = func(results.values[slot], item);
      }
      yield* results;
    } finally {
      enumerator.Dispose?.();
    }
  }).named(name, ...types);
}

const source = 'this IEnumerable<TSource> source, Func<TSource, TKey> keySelector';
const comparerParameter = 'IEqualityComparer<TKey>? comparer';
/** The members of `Enumerable` that group, join and look up by key. */
export const groupingMembers: Readonly<Record<string, Implementation>> = {
  [`static IEnumerable<IGrouping<TKey, TSource>> GroupBy<TSource, TKey>(${source})`]: (
    items: unknown,
    keyOf: Select,
    type: Type,
    key: Type,
  ) => groupBy(items, keyOf, undefined, null, type, key, type),
  [`static IEnumerable<IGrouping<TKey, TSource>> GroupBy<TSource, TKey>(${source}, ${comparerParameter})`]: (
    items: unknown,
    keyOf: Select,
    comparer: unknown,
    type: Type,
    key: Type,
  ) => groupBy(items, keyOf, undefined, comparer, type, key, type),
  [`static IEnumerable<IGrouping<TKey, TElement>> GroupBy<TSource, TKey, TElement>(${source}, Func<TSource, TElement> elementSelector)`]:
    (items: unknown, keyOf: Select, elementOf: Select, type: Type, key: Type, element: Type) =>
      groupBy(items, keyOf, elementOf, null, type, key, element),
  [`static IEnumerable<IGrouping<TKey, TElement>> GroupBy<TSource, TKey, TElement>(${source}, Func<TSource, TElement> elementSelector, ${comparerParameter})`]:
    (
      items: unknown,
      keyOf: Select,
      elementOf: Select,
      comparer: unknown,
      type: Type,
      key: Type,
      element: Type,
    ) => groupBy(items, keyOf, elementOf, comparer, type, key, element),
  [`static IEnumerable<TResult> GroupBy<TSource, TKey, TResult>(${source}, Func<TKey, IEnumerable<TSource>, TResult> resultSelector)`]:
    (items: unknown, keyOf: Select, resultOf: Func, type: Type, key: Type, result: Type) =>
      groupResults(items, keyOf, undefined, resultOf, null, type, key, type, result),
  [`static IEnumerable<TResult> GroupBy<TSource, TKey, TResult>(${source}, Func<TKey, IEnumerable<TSource>, TResult> resultSelector, ${comparerParameter})`]:
    (items: unknown, keyOf: Select, resultOf: Func, comparer: unknown, type: Type, key: Type, result: Type) =>
      groupResults(items, keyOf, undefined, resultOf, comparer, type, key, type, result),
  [`static IEnumerable<TResult> GroupBy<TSource, TKey, TElement, TResult>(${source}, Func<TSource, TElement> elementSelector, Func<TKey, IEnumerable<TElement>, TResult> resultSelector)`]:
    (
      items: unknown,
      keyOf: Select,
      elementOf: Select,
      resultOf: Func,
      type: Type,
      key: Type,
      element: Type,
      result: Type,
    ) => groupResults(items, keyOf, elementOf, resultOf, null, type, key, element, result),
  [`static IEnumerable<TResult> GroupBy<TSource, TKey, TElement, TResult>(${source}, Func<TSource, TElement> elementSelector, Func<TKey, IEnumerable<TElement>, TResult> resultSelector, ${comparerParameter})`]:
    (
      items: unknown,
      keyOf: Select,
      elementOf: Select,
      resultOf: Func,
      comparer: unknown,
      type: Type,
      key: Type,
      element: Type,
      result: Type,
    ) => groupResults(items, keyOf, elementOf, resultOf, comparer, type, key, element, result),
  [`static ILookup<TKey, TSource> ToLookup<TSource, TKey>(${source})`]: (
    items: unknown,
    keyOf: Select,
    type: Type,
    key: Type,
  ) => toLookup(items, keyOf, undefined, null, key, type),
  [`static ILookup<TKey, TSource> ToLookup<TSource, TKey>(${source}, ${comparerParameter})`]: (
    items: unknown,
    keyOf: Select,
    comparer: unknown,
    type: Type,
    key: Type,
  ) => toLookup(items, keyOf, undefined, comparer, key, type),
  [`static ILookup<TKey, TElement> ToLookup<TSource, TKey, TElement>(${source}, Func<TSource, TElement> elementSelector)`]:
    (items: unknown, keyOf: Select, elementOf: Select, _type: Type, key: Type, element: Type) =>
      toLookup(items, keyOf, elementOf, null, key, element),
  [`static ILookup<TKey, TElement> ToLookup<TSource, TKey, TElement>(${source}, Func<TSource, TElement> elementSelector, ${comparerParameter})`]:
    (
      items: unknown,
      keyOf: Select,
      elementOf: Select,
      comparer: unknown,
      _type: Type,
      key: Type,
      element: Type,
    ) => toLookup(items, keyOf, elementOf, comparer, key, element),
  ...joinMembers('Join', 'TInner', (parts) => join(parts)),
  ...joinMembers('LeftJoin', 'TInner?', (parts) => join(parts, true)),
  ...joinMembers('RightJoin', 'TInner', rightJoin, 'TOuter?'),
  ...joinMembers('GroupJoin', 'IEnumerable<TInner>', groupJoin),
  [`static IEnumerable<KeyValuePair<TKey, int>> CountBy<TSource, TKey>(${source}, IEqualityComparer<TKey>? keyComparer = null)`]:
    (items: unknown, keyOf: Select, comparer: unknown, type: Type, key: Type) =>
      aggregateBy(
        items,
        keyOf,
        () => 0,
        (count) => (count as number) + 1,
        comparer,
        type,
        key,
        specialType('int'),
        'CountBy',
      ),
  [`static IEnumerable<KeyValuePair<TKey, TAccumulate>> AggregateBy<TSource, TKey, TAccumulate>(${source}, TAccumulate seed, Func<TAccumulate, TSource, TAccumulate> func, IEqualityComparer<TKey>? keyComparer = null)`]:
    (
      items: unknown,
      keyOf: Select,
      seed: unknown,
      func: Func,
      comparer: unknown,
      type: Type,
      key: Type,
      value: Type,
    ) => aggregateBy(items, keyOf, () => seed, func, comparer, type, key, value, 'AggregateBy'),
  [`static IEnumerable<KeyValuePair<TKey, TAccumulate>> AggregateBy<TSource, TKey, TAccumulate>(${source}, Func<TKey, TAccumulate> seedSelector, Func<TAccumulate, TSource, TAccumulate> func, IEqualityComparer<TKey>? keyComparer = null)`]:
    (
      items: unknown,
      keyOf: Select,
      seedOf: Select,
      func: Func,
      comparer: unknown,
      type: Type,
      key: Type,
      value: Type,
    ) => {
      need(seedOf, 'seedSelector');
      return aggregateBy(items, keyOf, seedOf, func, comparer, type, key, value, 'AggregateBySeeds');
    },
};
