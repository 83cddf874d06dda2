// Enumerable: Where, Select, SelectMany, OfType, Cast, Zip, Index, Chunk.
import { spend } from '@mockwright/language/runtime/run';
import { checkInt } from '@mockwright/language/runtime/arithmetic';
import type { Implementation } from '@mockwright/language/metadata/declaration';
import { arrayOf } from '@mockwright/language/metadata/symbols';
import type { Type } from '@mockwright/language/metadata/symbols';
import { emptyArray } from '@mockwright/language/runtime/box';
import type { NetArray } from '@mockwright/language/runtime/box';
import { cast, isInstance } from '@mockwright/language/runtime/casting';
import { coreType, specialType } from '@mockwright/language/runtime/core-types';
import type { EnumeratorLike } from '@mockwright/language/runtime/enumerator';
import { ArgumentOutOfRangeException, NullReferenceException } from '@mockwright/language/runtime/exceptions';
import { enumeratorOf, iterateBoxed } from '@mockwright/language/runtime/iterate';
import { isAssignable } from '@mockwright/language/runtime/type-relations';
import { elementTypeOf } from '@mockwright/language/runtime/type-of';
import { createTuple } from '@mockwright/language/runtime/tuple';
import { arrayFrom, knownCount } from '../System.Collections/read-items.ts';
import { isCounted, limitOfSelect, selectName, selectedFrom, whereName } from './iterator-names.ts';
import type { IteratorName } from './enumerable-type.ts';
import { backwardOf, itemAt, lastItem } from './picked-items.ts';
import {
  Query,
  cheapCount,
  countItems,
  directAt,
  isDirect,
  each,
  isEmptyArray,
  missing,
  need,
  pull,
  query,
} from './query.ts';
import type { Sequence } from './query.ts';

type Func = (...args: unknown[]) => unknown;

/** The type of a tuple of those types. */
function tupleType(...types: Type[]): ReturnType<typeof coreType> {
  return coreType('System.ValueTuple', types.length).construct(types);
}

function where(source: unknown, predicate: (item: unknown) => boolean, type: Type): Sequence {
  need(source, 'source');
  need(predicate, 'predicate');
  if (isEmptyArray(source)) return emptyArray(type);
  return new Query(type, {
    each: (visit, asSpan) => each(source, (item) => !predicate(item) || visit(item), asSpan),
    *pull() {
      for (const item of pull(source)) if (predicate(item)) yield item;
    },
    picks: () => ({ backward: backwardWhere(source, predicate) }),
  }).named(() => whereName(source), type);
}
/** The elements that fit, from the last one on, where the source can be walked so. */
function backwardWhere(
  source: unknown,
  predicate: (item: unknown) => boolean,
): (() => Iterable<unknown>) | undefined {
  const backward = backwardOf(source);
  if (!backward) return undefined;
  return function* () {
    for (const item of backward()) if (predicate(item)) yield item;
  };
}
function whereIndexed(
  source: unknown,
  predicate: (item: unknown, index: number) => boolean,
  type: Type,
): Sequence {
  need(source, 'source');
  need(predicate, 'predicate');
  if (isEmptyArray(source)) return emptyArray(type);
  return query(
    type,
    (visit) => {
      let index = 0;
      return each(source, (item) => !predicate(item, index++) || visit(item));
    },
    function* () {
      let index = 0;
      for (const item of pull(source)) if (predicate(item, index++)) yield item;
    },
  ).named('WhereIndexed', type);
}
/** `Select` without indices. */
export function select(
  source: unknown,
  selector: (item: unknown) => unknown,
  type: Type,
  result: Type,
): Sequence {
  need(source, 'source');
  need(selector, 'selector');
  if (isEmptyArray(source)) return emptyArray(result);
  const made = (item: unknown): unknown =>
    item === missing || item === undefined ? missing : selector(item);
  const at = (index: number): unknown => made(directAt(source, index));
  return new Query(result, {
    each: (visit, asSpan) => each(source, (item) => visit(selector(item)), asSpan),
    *pull() {
      for (const item of pull(source)) yield selector(item);
    },
    count: (onlyIfCheap) => (onlyIfCheap && isCounted(source) ? cheapCount(source) : undefined),
    at: isDirect(source) ? at : undefined,
    limit: limitOfSelect(source),
    picks: () => ({
      last: () => made(lastItem(source)),
      nth: (index) => made(itemAt(source, index)),
      selected: { source, selector, type },
    }),
  }).named(() => selectName(source), selectedFrom(source, type), result);
}
function selectIndexed(
  source: unknown,
  selector: (item: unknown, index: number) => unknown,
  type: Type,
  result: Type,
): Query | NetArray {
  need(source, 'source');
  need(selector, 'selector');
  if (isEmptyArray(source)) return emptyArray(result);
  return query(
    result,
    (visit) => {
      let index = 0;
      return each(source, (item) => visit(selector(item, index++)));
    },
    function* () {
      let index = 0;
      for (const item of pull(source)) yield selector(item, index++);
    },
  ).named('SelectIndexed', type, result);
}

/** A sequence that is null where one is needed. */
function inner(sequence: unknown): unknown {
  if (sequence === null) throw new NullReferenceException();
  return sequence;
}
/** Counting asks the inner sequences for their counts, which tells of null in other words. */
function countOfInner(source: unknown, selector: (item: unknown, index: number) => unknown): number {
  let count = 0;
  let index = 0;
  each(source, (item) => {
    const sequence = selector(item, index++);
    need(sequence, 'source');
    count = checkInt(count + countItems(sequence));
    return true;
  });
  return count;
}

function selectMany(
  source: unknown,
  selector: (item: unknown, index: number) => unknown,
  type: Type,
  result: Type,
  name: IteratorName,
): Sequence {
  need(source, 'source');
  need(selector, 'selector');
  if (isEmptyArray(source)) return emptyArray(result);
  return query(
    result,
    (visit) => {
      let index = 0;
      return each(source, (item) => each(inner(selector(item, index++)), visit));
    },
    function* () {
      let index = 0;
      for (const item of pull(source)) yield* pull(inner(selector(item, index++)));
    },
    (onlyIfCheap) => (onlyIfCheap ? undefined : countOfInner(source, selector)),
  ).named(name, type, result);
}
function selectManyPairs(
  source: unknown,
  collectionSelector: Func,
  resultSelector: Func,
  types: readonly [Type, Type, Type],
  name: IteratorName,
): Sequence {
  need(source, 'source');
  need(collectionSelector, 'collectionSelector');
  need(resultSelector, 'resultSelector');
  const result = types[2];
  if (isEmptyArray(source)) return emptyArray(result);
  return query(
    result,
    (visit) => {
      let index = 0;
      return each(source, (item) =>
        each(inner(collectionSelector(item, index++)), (other) => visit(resultSelector(item, other))),
      );
    },
    function* () {
      let index = 0;
      for (const item of pull(source))
        for (const other of pull(inner(collectionSelector(item, index++)))) yield resultSelector(item, other);
    },
  ).named(name, ...types);
}

function ofType(source: unknown, type: Type): unknown {
  need(source, 'source');
  if (valueType(type) && !isNullable(type) && elementTypeOf(source) === type) return source;
  return query(
    type,
    (visit) => {
      for (const item of iterateBoxed(source))
        if (isInstance(item, type) && !visit(cast(item, type))) return false;
      return true;
    },
    function* () {
      for (const item of iterateBoxed(source)) if (isInstance(item, type)) yield cast(item, type);
    },
  ).named('OfTypeIterator', type);
}
function castAll(source: unknown, type: Type): unknown {
  need(source, 'source');
  const element = elementTypeOf(source);
  if (
    typeof source === 'object' &&
    (element === type || (!valueType(element) && isAssignable(element, type)))
  )
    return source;
  const isCollection = (): boolean => isInstance(source, coreType('System.Collections.ICollection'));
  return query(
    type,
    (visit) => {
      for (const item of iterateBoxed(source)) if (!visit(cast(item, type))) return false;
      return true;
    },
    function* () {
      for (const item of iterateBoxed(source)) yield cast(item, type);
    },
    () => (isCollection() ? knownCount(source) : undefined),
  ).named(() => (isCollection() ? 'CastICollectionIterator' : 'CastElements'), type);
}
function isNullable(type: Type): boolean {
  return 'isNullable' in type && type.isNullable;
}
function valueType(type: Type): boolean {
  return 'isValueType' in type && type.isValueType;
}

function zip(sources: readonly unknown[], selector: (...items: unknown[]) => unknown, result: Type): Query {
  const names = ['first', 'second', 'third'];
  sources.forEach((source, index) => need(source, names[index]!));
  need(selector, 'resultSelector');
  function* walk(): Generator {
    const moving: EnumeratorLike[] = [];
    try {
      for (const source of sources) moving.push(enumeratorOf(source));
      while (moving.every((enumerator) => enumerator.MoveNext()))
        yield selector(...moving.map((enumerator) => enumerator.Current));
    } finally {
      for (const enumerator of moving.toReversed()) enumerator.Dispose?.();
    }
  }
  return pulled(result, walk);
}

/** A query of which only the generator is written: it is pushed by pulling. */
export function pulled<T>(
  type: Type,
  walk: () => Iterator<T> & Iterable<T>,
  count?: (onlyIfCheap: boolean) => number | undefined,
): Query<T> {
  return query(
    type,
    (visit) => {
      for (const item of walk()) if (!visit(item)) return false;
      return true;
    },
    walk,
    count,
  );
}

function chunk(source: unknown, size: number, type: Type): Sequence {
  need(source, 'source');
  if (size < 1) throw new ArgumentOutOfRangeException('size');
  if (isEmptyArray(source)) return emptyArray(arrayOf(type));
  return pulled(arrayOf(type), function* () {
    const enumerator = enumeratorOf(source);
    try {
      for (let part: unknown[] = []; ; part = []) {
        spend(1);
        while (part.length < size && enumerator.MoveNext()) part.push(enumerator.Current);
        if (part.length > 0) yield arrayFrom(part, type);
        if (part.length < size) return;
      }
    } finally {
      enumerator.Dispose?.();
    }
  }).named(Array.isArray(source) ? 'ArrayChunks' : 'Chunks', type);
}

/** The members of `Enumerable` that filter and map. */
export const projectionMembers: Readonly<Record<string, Implementation>> = {
  'static IEnumerable<TSource> Where<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)':
    where,
  'static IEnumerable<TSource> Where<TSource>(this IEnumerable<TSource> source, Func<TSource, int, bool> predicate)':
    whereIndexed,
  'static IEnumerable<TResult> Select<TSource, TResult>(this IEnumerable<TSource> source, Func<TSource, TResult> selector)':
    select,
  'static IEnumerable<TResult> Select<TSource, TResult>(this IEnumerable<TSource> source, Func<TSource, int, TResult> selector)':
    selectIndexed,
  'static IEnumerable<TResult> SelectMany<TSource, TResult>(this IEnumerable<TSource> source, Func<TSource, IEnumerable<TResult>> selector)':
    (source, selector, type, result) =>
      selectMany(source, selector, type, result, 'SelectManySingleSelectorIterator'),
  'static IEnumerable<TResult> SelectMany<TSource, TResult>(this IEnumerable<TSource> source, Func<TSource, int, IEnumerable<TResult>> selector)':
    (source, selector, type, result) => selectMany(source, selector, type, result, 'SelectManyIndexed'),
  'static IEnumerable<TResult> SelectMany<TSource, TCollection, TResult>(this IEnumerable<TSource> source, Func<TSource, int, IEnumerable<TCollection>> collectionSelector, Func<TSource, TCollection, TResult> resultSelector)':
    (source, collection, selector, type, other, result) =>
      selectManyPairs(source, collection, selector, [type, other, result], 'SelectManyIndexedPairs'),
  'static IEnumerable<TResult> SelectMany<TSource, TCollection, TResult>(this IEnumerable<TSource> source, Func<TSource, IEnumerable<TCollection>> collectionSelector, Func<TSource, TCollection, TResult> resultSelector)':
    (source, collection, selector, type, other, result) =>
      selectManyPairs(source, collection, selector, [type, other, result], 'SelectManyPairs'),
  'static IEnumerable<TResult> OfType<TResult>(this IEnumerable source)': ofType,
  'static IEnumerable<TResult> Cast<TResult>(this IEnumerable source)': castAll,
  'static IEnumerable<TResult> Zip<TFirst, TSecond, TResult>(this IEnumerable<TFirst> first, IEnumerable<TSecond> second, Func<TFirst, TSecond, TResult> resultSelector)':
    (first, second, selector, a, b, result) =>
      zip([first, second], selector, result).named('ZipResults', a, b, result),
  'static IEnumerable<(TFirst First, TSecond Second)> Zip<TFirst, TSecond>(this IEnumerable<TFirst> first, IEnumerable<TSecond> second)':
    (first, second, a, b) => {
      const type = tupleType(a, b);
      return zip([first, second], (x, y) => createTuple(type, [x, y]), type).named('ZipPairs', a, b);
    },
  'static IEnumerable<(TFirst First, TSecond Second, TThird Third)> Zip<TFirst, TSecond, TThird>(this IEnumerable<TFirst> first, IEnumerable<TSecond> second, IEnumerable<TThird> third)':
    (first, second, third, a, b, c) => {
      const type = tupleType(a, b, c);
      return zip([first, second, third], (x, y, z) => createTuple(type, [x, y, z]), type).named(
        'ZipTriples',
        a,
        b,
        c,
      );
    },
  'static IEnumerable<(int Index, TSource Item)> Index<TSource>(this IEnumerable<TSource> source)': (
    source,
    type,
  ) => {
    const pair = tupleType(specialType('int'), type);
    const made = selectIndexed(source, (item, index) => createTuple(pair, [index, item]), type, pair);
    return made instanceof Query ? made.named('IndexPairs', type) : made;
  },
  'static IEnumerable<TSource[]> Chunk<TSource>(this IEnumerable<TSource> source, int size)': chunk,
};
