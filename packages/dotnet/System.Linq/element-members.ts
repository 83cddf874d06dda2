// Enumerable: methods that give one element or a truth: First, Single, ElementAt, Any, All, Contains, SequenceEqual.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import {
  ArgumentOutOfRangeException,
  InvalidOperationException,
} from '@mockwright/language/runtime/exceptions';
import { enumeratorOf } from '@mockwright/language/runtime/iterate';
import { indexOutOfRange } from '../System.Collections/argument-checks.ts';
import { equalityOf, defaultEquality } from '../System.Collections/comparers.ts';
import { callMember } from '../System.Collections/collection-protocol.ts';
import { KnownCount, knownCount } from '../System.Collections/read-items.ts';
import { indexOfItem } from '../System.Collections/list-search.ts';
import { List } from '../System.Collections.Generic/list.ts';
import type { Index } from '../System/index.ts';
import { isListIterator } from './enumerable-type.ts';
import { OrderedQuery, extremeOfOrder } from './i-ordered-enumerable.ts';
import { firstItem, itemAt, itemOf, lastItem } from './picked-items.ts';
import { Query, cheapCount, each, indexable, missing, need, readOnlyItems } from './query.ts';

type Predicate = (item: unknown) => boolean;

const ofLinq = (message: string): InvalidOperationException =>
  Object.assign(new InvalidOperationException(message), { source: 'System.Linq' });
/** The exceptions of sequences with too few or too many elements. */
export const noElements = (): InvalidOperationException => ofLinq('Sequence contains no elements');
const noMatch = (): InvalidOperationException => ofLinq('Sequence contains no matching element');
const severalElements = (): InvalidOperationException => ofLinq('Sequence contains more than one element');
const severalMatches = (): InvalidOperationException =>
  ofLinq('Sequence contains more than one matching element');

function firstOf(source: unknown, predicate?: Predicate | null): unknown {
  need(source, 'source');
  if (predicate === undefined) return firstItem(source);
  need(predicate, 'predicate');
  let found: unknown = missing;
  each(
    source,
    (item) => {
      if (!predicate!(item)) return true;
      found = item;
      return false;
    },
    source instanceof List,
  );
  return found;
}
function lastOf(source: unknown, predicate?: Predicate | null): unknown {
  need(source, 'source');
  if (predicate === undefined) return lastItem(source);
  need(predicate, 'predicate');
  if (source instanceof OrderedQuery) return itemOf(extremeOfOrder(source, false, predicate!));
  const items = indexable(source);
  if (items) {
    for (let index = items.length - 1; index >= 0; index--) if (predicate!(items[index])) return items[index];
    return missing;
  }
  let found: unknown = missing;
  each(source, (item) => {
    if (predicate!(item)) found = item;
    return true;
  });
  return found;
}
function singleOf(source: unknown, predicate?: Predicate | null): unknown {
  need(source, 'source');
  if (predicate !== undefined) need(predicate, 'predicate');
  let found: unknown = missing;
  each(
    source,
    (item) => {
      if (predicate && !predicate(item)) return true;
      if (found !== missing) throw predicate ? severalMatches() : severalElements();
      found = item;
      return true;
    },
    source instanceof List,
  );
  return found;
}
function orThrow(found: unknown, predicate?: unknown): unknown {
  if (found === missing) throw predicate === undefined ? noElements() : noMatch();
  return found;
}
const orElse = (found: unknown, value: unknown): unknown => (found === missing ? value : found);

function elementAt(source: unknown, index: number): unknown {
  need(source, 'source');
  return itemAt(source, index);
}
function fromEnd(source: unknown, index: Index): unknown {
  need(source, 'source');
  if (!index.isFromEnd) return elementAt(source, index.value);
  if (index.value === 0 && cheapCount(source) === undefined) return missing;
  const items = readOnlyItems(source);
  const at = items.length - index.value;
  return at >= 0 && at < items.length ? items[at] : missing;
}
function atOrThrow(source: unknown, found: unknown): unknown {
  if (found === missing)
    throw indexable(source) ? indexOutOfRange() : new ArgumentOutOfRangeException('index');
  return found;
}

function contains(source: unknown, value: unknown, comparer?: unknown): boolean {
  need(source, 'source');
  const equality = equalityOf(comparer);
  if (source instanceof OrderedQuery && comparer === undefined) return contains(source.source, value);
  if (!equality) {
    const items = indexable(source);
    if (items) return indexOfItem(items, value, 0, items.length) >= 0;
    if (comparer === undefined && !(source instanceof Query) && knowsItems(source as object))
      return callMember(source, 'ICollection`1.Contains/1', 'Contains', [value]) as boolean;
  }
  const { equals } = equality ?? defaultEquality;
  return !each(source, (item) => !equals(item, value));
}
/** Whether it is an `ICollection<T>` that has its own idea of which values it holds. */
const knowsItems = (source: object): boolean =>
  (source as Partial<Record<string, unknown>>)['ICollection`1.Contains/1'] !== undefined ||
  (source instanceof KnownCount && 'has' in source && 'similar' in source);
/** Whether it is an `ICollection<T>`, which knows its count. */
function isCollection(source: unknown): boolean {
  return source instanceof Query ? isListIterator(source.name) : knownCount(source) !== undefined;
}
function sequenceEqual(first: unknown, second: unknown, comparer?: unknown): boolean {
  need(first, 'first');
  need(second, 'second');
  if (isCollection(first) && isCollection(second) && cheapCount(first) !== cheapCount(second)) return false;
  const { equals } = equalityOf(comparer) ?? defaultEquality;
  const items = enumeratorOf(first);
  const others = enumeratorOf(second);
  try {
    while (items.MoveNext()) if (!others.MoveNext() || !equals(items.Current, others.Current)) return false;
    return !others.MoveNext();
  } finally {
    others.Dispose?.();
    items.Dispose?.();
  }
}
function any(source: unknown, predicate?: Predicate | null): boolean {
  need(source, 'source');
  if (predicate === undefined) return (cheapCount(source) ?? (firstItem(source) === missing ? 0 : 1)) > 0;
  need(predicate, 'predicate');
  return !each(source, (item) => !predicate!(item), source instanceof List);
}
function all(source: unknown, predicate: Predicate): boolean {
  need(source, 'source');
  need(predicate, 'predicate');
  return each(source, (item) => predicate(item), source instanceof List);
}

/** The members of `Enumerable` that pick one element, or ask about elements. */
export const elementMembers: Readonly<Record<string, Implementation>> = {
  'static TSource First<TSource>(this IEnumerable<TSource> source)': (source) => orThrow(firstOf(source)),
  'static TSource First<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)': (
    source,
    predicate,
  ) => orThrow(firstOf(source, predicate), predicate),
  'static TSource? FirstOrDefault<TSource>(this IEnumerable<TSource> source)': (source, type: Type) =>
    orElse(firstOf(source), defaultOf(type)),
  'static TSource FirstOrDefault<TSource>(this IEnumerable<TSource> source, TSource defaultValue)': (
    source,
    value,
  ) => orElse(firstOf(source), value),
  'static TSource? FirstOrDefault<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)':
    (source, predicate, type: Type) => orElse(firstOf(source, predicate), defaultOf(type)),
  'static TSource FirstOrDefault<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate, TSource defaultValue)':
    (source, predicate, value) => orElse(firstOf(source, predicate), value),
  'static TSource Last<TSource>(this IEnumerable<TSource> source)': (source) => orThrow(lastOf(source)),
  'static TSource Last<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)': (
    source,
    predicate,
  ) => orThrow(lastOf(source, predicate), predicate),
  'static TSource? LastOrDefault<TSource>(this IEnumerable<TSource> source)': (source, type: Type) =>
    orElse(lastOf(source), defaultOf(type)),
  'static TSource LastOrDefault<TSource>(this IEnumerable<TSource> source, TSource defaultValue)': (
    source,
    value,
  ) => orElse(lastOf(source), value),
  'static TSource? LastOrDefault<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)': (
    source,
    predicate,
    type: Type,
  ) => orElse(lastOf(source, predicate), defaultOf(type)),
  'static TSource LastOrDefault<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate, TSource defaultValue)':
    (source, predicate, value) => orElse(lastOf(source, predicate), value),
  'static TSource Single<TSource>(this IEnumerable<TSource> source)': (source) => orThrow(singleOf(source)),
  'static TSource Single<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)': (
    source,
    predicate,
  ) => orThrow(singleOf(source, predicate), predicate),
  'static TSource? SingleOrDefault<TSource>(this IEnumerable<TSource> source)': (source, type: Type) =>
    orElse(singleOf(source), defaultOf(type)),
  'static TSource SingleOrDefault<TSource>(this IEnumerable<TSource> source, TSource defaultValue)': (
    source,
    value,
  ) => orElse(singleOf(source), value),
  'static TSource? SingleOrDefault<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)':
    (source, predicate, type: Type) => orElse(singleOf(source, predicate), defaultOf(type)),
  'static TSource SingleOrDefault<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate, TSource defaultValue)':
    (source, predicate, value) => orElse(singleOf(source, predicate), value),
  'static TSource ElementAt<TSource>(this IEnumerable<TSource> source, int index)': (source, index) =>
    atOrThrow(source, elementAt(source, index)),
  'static TSource ElementAt<TSource>(this IEnumerable<TSource> source, Index index)': (source, index) =>
    atOrThrow(source, fromEnd(source, index)),
  'static TSource? ElementAtOrDefault<TSource>(this IEnumerable<TSource> source, int index)': (
    source,
    index,
    type: Type,
  ) => orElse(elementAt(source, index), defaultOf(type)),
  'static TSource? ElementAtOrDefault<TSource>(this IEnumerable<TSource> source, Index index)': (
    source,
    index,
    type: Type,
  ) => orElse(fromEnd(source, index), defaultOf(type)),
  'static bool Any<TSource>(this IEnumerable<TSource> source)': (source) => any(source),
  'static bool Any<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)': (
    source,
    predicate,
  ) => any(source, predicate),
  'static bool All<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)': all,
  'static bool Contains<TSource>(this IEnumerable<TSource> source, TSource value)': (source, value) =>
    contains(source, value),
  'static bool Contains<TSource>(this IEnumerable<TSource> source, TSource value, IEqualityComparer<TSource>? comparer)':
    (source, value, comparer) => contains(source, value, comparer),
  'static bool SequenceEqual<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second)': (
    first,
    second,
  ) => sequenceEqual(first, second),
  'static bool SequenceEqual<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second, IEqualityComparer<TSource>? comparer)':
    (first, second, comparer) => sequenceEqual(first, second, comparer),
};
