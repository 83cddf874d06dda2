// Enumerable: Take, Skip and their like.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { emptyArray } from '@mockwright/language/runtime/box';
import { enumeratorOf } from '@mockwright/language/runtime/iterate';
import { spend } from '@mockwright/language/runtime/run';
import type { Range } from '../System/range.ts';
import { isIterator, isSelecting, sliceArguments, sliceName } from './iterator-names.ts';
import type { IteratorName } from './enumerable-type.ts';
import { OrderedQuery } from './i-ordered-enumerable.ts';
import { itemAt } from './picked-items.ts';
import { pulled, select } from './projection-members.ts';
import {
  Query,
  cheapCount,
  deferred,
  directAt,
  each,
  indexable,
  isEmptyArray,
  missing,
  need,
  pull,
  query,
  readOnlyItems,
  sourceCount,
} from './query.ts';
import type { Sequence } from './query.ts';

/** Elements from `start` up to (not including) `end`; what is known to be empty is an empty array. */
function slice(source: unknown, start: number, end: number, type: Type): Sequence {
  const from = Math.max(0, start);
  if (end <= from || isEmptyArray(source)) return emptyArray(type);
  if (isIterator(source)) {
    const { limit } = source;
    if (limit !== undefined && from >= limit) return emptyArray(type);
    if (from === 0 && end >= (limit ?? Infinity)) return source;
    const selected = source.name === 'IteratorSelectIterator' ? source.picks?.selected : undefined;
    if (selected) {
      const part = slice(selected.source, from, end, selected.type);
      return select(part, selected.selector, selected.type, type);
    }
  }
  return partOf(source, from, end, type).named(() => sliceName(source), ...sliceArguments(source, type));
}
/** Elements from `from` up to (not including) `end`; over arrays and lists without walking the rest. */
function partOf(source: unknown, from: number, end: number, type: Type): Query {
  const limit = end === Infinity ? limitAfter(source, from) : end - from;
  if (indexable(source)) {
    return query(
      type,
      (visit) => {
        const items = indexable(source)!;
        const last = Math.min(end, items.length);
        spend(Math.max(0, last - from));
        for (let index = from; index < last; index++) if (!visit(items[index])) return false;
        return true;
      },
      function* () {
        for (let index = from; index < Math.min(end, indexable(source)!.length); index++)
          yield indexable(source)![index];
      },
      () => Math.max(0, Math.min(end, indexable(source)!.length) - from),
      (index) => (index >= 0 && from + index < end ? (directAt(source, from + index) ?? missing) : missing),
      limit,
    );
  }
  if (source instanceof Query && source.at) return partByIndex(source, from, end, type, limit);
  const isWalked = from > 0 && !(source instanceof Query);
  const start = isWalked ? from : 0;
  const items = (): unknown => (isWalked ? behind(source, from) : source);
  return new Query(type, {
    each: (visit) => {
      let index = start;
      let wasStopped = false;
      each(items(), (item) => {
        const at = index++;
        if (at >= from && !visit(item)) {
          wasStopped = true;
          return false;
        }
        return index < end;
      });
      return !wasStopped;
    },
    *pull() {
      let index = start;
      for (const item of pull(items())) {
        if (index++ >= from) yield item;
        if (index >= end) return;
      }
    },
    count: (onlyIfCheap) => {
      if (!(source instanceof OrderedQuery) && (onlyIfCheap || end !== Infinity)) return undefined;
      const count = sourceCount(source, onlyIfCheap);
      return count === undefined ? undefined : Math.max(0, Math.min(end, count) - from);
    },
    limit,
    picks: () => ({ nth: (index) => (from + index < end ? itemAt(source, from + index) : missing) }),
  });
}
/** Elements behind the first `count`, which are moved over and never read. */
function* behind(source: unknown, count: number): Generator {
  const enumerator = enumeratorOf(source);
  try {
    for (let skipped = 0; skipped < count; skipped++) if (!enumerator.MoveNext()) return;
    while (enumerator.MoveNext()) yield enumerator.Current;
  } finally {
    enumerator.Dispose?.();
  }
}
/** How many elements are left at most behind those that are skipped. */
function limitAfter(source: unknown, skipped: number): number | undefined {
  const limit = source instanceof Query ? source.limit : undefined;
  return limit === undefined ? undefined : limit - skipped;
}

/** A part of a query whose elements can be made one by one: those before it are never made. */
function partByIndex(source: Query, from: number, end: number, type: Type, limit: number | undefined): Query {
  const count = (): number => Math.max(0, Math.min(end, source.count(true) ?? 0) - from);
  const at = (index: number): unknown =>
    index >= 0 && from + index < end ? source.at!(from + index) : missing;
  return query(
    type,
    (visit) => {
      const length = count();
      spend(length);
      for (let index = 0; index < length; index++) if (!visit(at(index))) return false;
      return true;
    },
    function* () {
      for (let index = 0; index < count(); index++) yield at(index);
    },
    (onlyIfCheap) => (onlyIfCheap || !isSelecting(source) ? count() : undefined),
    at,
    limit,
  );
}

function take(source: unknown, count: number, type: Type): Sequence {
  need(source, 'source');
  return slice(source, 0, count, type);
}
function skip(source: unknown, count: number, type: Type): Sequence {
  need(source, 'source');
  return slice(source, count, Infinity, type);
}
function takeRange(source: unknown, range: Range, type: Type): Sequence {
  need(source, 'source');
  if (isEmptyArray(source)) return emptyArray(type);
  const { start, end } = range;
  if (!start.isFromEnd && !end.isFromEnd) return slice(source, start.value, end.value, type);
  if (!start.isFromEnd) return withoutLast(source, start.value, end.value, type);
  if (start.value === 0 || (end.isFromEnd && end.value >= start.value)) return emptyArray(type);
  return deferred(type, () => {
    const items = readOnlyItems(source);
    const to = end.isFromEnd ? items.length - end.value : end.value;
    return items.slice(Math.max(0, items.length - start.value), Math.max(0, to));
  }).named('TakeRangeFromEnd', type);
}
/** Elements from `start` on without the last ones, which wait in a queue where their number is not known. */
function withoutLast(source: unknown, start: number, last: number, type: Type): Query {
  return pulled(type, function* () {
    const known = cheapCount(source);
    if (known !== undefined) {
      yield* pull(slice(source, start, known - last, type));
      return;
    }
    const waiting: unknown[] = [];
    let index = 0;
    for (const item of pull(source)) {
      if (index++ < start) continue;
      waiting.push(item);
      if (waiting.length > last) yield waiting.shift();
    }
  }).named('TakeRangeFromEnd', type);
}
const takeWhile = (
  source: unknown,
  predicate: (item: unknown, index: number) => boolean,
  type: Type,
  name: IteratorName = 'TakeWhile',
): Sequence => {
  need(source, 'source');
  need(predicate, 'predicate');
  if (isEmptyArray(source)) return emptyArray(type);
  return pulled(type, function* () {
    let index = 0;
    for (const item of pull(source)) {
      if (!predicate(item, index++)) return;
      yield item;
    }
  }).named(name, type);
};
const skipWhile = (
  source: unknown,
  predicate: (item: unknown, index: number) => boolean,
  type: Type,
  name: IteratorName = 'SkipWhile',
): Sequence => {
  need(source, 'source');
  need(predicate, 'predicate');
  if (isEmptyArray(source)) return emptyArray(type);
  return pulled(type, function* () {
    let index = 0;
    let isSkipping = true;
    for (const item of pull(source)) {
      if (isSkipping && predicate(item, index++)) continue;
      isSkipping = false;
      yield item;
    }
  }).named(name, type);
};
/** The members of `Enumerable` that take parts of sequences. */
export const slicingMembers: Readonly<Record<string, Implementation>> = {
  'static IEnumerable<TSource> Take<TSource>(this IEnumerable<TSource> source, int count)': take,
  'static IEnumerable<TSource> Take<TSource>(this IEnumerable<TSource> source, Range range)': takeRange,
  'static IEnumerable<TSource> TakeWhile<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)':
    takeWhile,
  'static IEnumerable<TSource> TakeWhile<TSource>(this IEnumerable<TSource> source, Func<TSource, int, bool> predicate)':
    (source, predicate, type) => takeWhile(source, predicate, type, 'TakeWhileIndexed'),
  'static IEnumerable<TSource> TakeLast<TSource>(this IEnumerable<TSource> source, int count)': (
    source,
    count,
    type,
  ) => {
    need(source, 'source');
    if (count <= 0 || isEmptyArray(source)) return emptyArray(type);
    return deferred(type, () => readOnlyItems(source).slice(-count)).named('TakeRangeFromEnd', type);
  },
  'static IEnumerable<TSource> Skip<TSource>(this IEnumerable<TSource> source, int count)': skip,
  'static IEnumerable<TSource> SkipWhile<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)':
    skipWhile,
  'static IEnumerable<TSource> SkipWhile<TSource>(this IEnumerable<TSource> source, Func<TSource, int, bool> predicate)':
    (source, predicate, type) => skipWhile(source, predicate, type, 'SkipWhileIndexed'),
  'static IEnumerable<TSource> SkipLast<TSource>(this IEnumerable<TSource> source, int count)': (
    source,
    count,
    type,
  ) => {
    need(source, 'source');
    return count <= 0 || isEmptyArray(source) ? skip(source, 0, type) : withoutLast(source, 0, count, type);
  },
};
