// Enumerable: Take, Skip, Concat, Append, Prepend, Reverse, DefaultIfEmpty, Range, Repeat, Shuffle.
import type { Implementation } from '../../metadata/declaration.ts';
import type { Type } from '../../metadata/symbols.ts';
import { emptyArray } from '../../runtime/box.ts';
import type { NetArray } from '../../runtime/box.ts';
import { defaultOf, isInstance } from '../../runtime/casting.ts';
import { specialType, coreType } from '../../runtime/core-types.ts';
import { ArgumentOutOfRangeException } from '../../runtime/exceptions.ts';
import { enumeratorOf } from '../../runtime/iterate.ts';
import { currentRun, spend } from '../../runtime/run.ts';
import type { Range } from '../system/index-range.ts';
import { isIterator, isSelecting, sliceArguments, sliceName } from './iterator-names.ts';
import { infiniteSequence, sequence } from './number-sequences.ts';
import type { IteratorName } from './iterator-types.ts';
import { OrderedQuery } from './ordering.ts';
import { firstItem, itemAt, lastItem } from './picks.ts';
import { pulled, select } from './projection.ts';
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
  newItems,
  pull,
  query,
  readOnlyItems,
  sourceCount,
} from './query.ts';

/** What an operator gives: sometimes the source itself, or an array without elements. */
type Sequence = Query | NetArray;

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
  return query(
    type,
    (visit) => {
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
    function* () {
      let index = start;
      for (const item of pull(items())) {
        if (index++ >= from) yield item;
        if (index >= end) return;
      }
    },
    (onlyIfCheap) => {
      if (!(source instanceof OrderedQuery) && (onlyIfCheap || end !== Infinity)) return undefined;
      const count = sourceCount(source, onlyIfCheap);
      return count === undefined ? undefined : Math.max(0, Math.min(end, count) - from);
    },
    undefined,
    limit,
    () => ({ nth: (index) => (from + index < end ? itemAt(source, from + index) : missing) }),
  );
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
function concat(first: unknown, second: unknown, type: Type): unknown {
  need(first, 'first');
  need(second, 'second');
  if (isEmptyArray(first)) return second;
  if (isEmptyArray(second)) return first;
  const isThird =
    first instanceof Query && (first.name === 'Concat2Iterator' || first.name === 'ConcatNIterator');
  return both(first, second, type).named(isThird ? 'ConcatNIterator' : 'Concat2Iterator', type);
}
/** `Append` and `Prepend`. @param source the sequence that gets one more element */
function extended(source: unknown, first: unknown, second: unknown, type: Type): Query {
  const isSecond =
    source instanceof Query && (source.name === 'AppendPrepend1Iterator' || source.name === 'AppendPrependN');
  const isCounted = (): boolean =>
    source instanceof Query ||
    isInstance(source, coreType('System.Collections.Generic.ICollection', 1).construct([type]));
  return both(first, second, type, isCounted).named(
    isSecond ? 'AppendPrependN' : 'AppendPrepend1Iterator',
    type,
  );
}
/** @param isCounted whether the number of elements may be known without looking at each */
function both(first: unknown, second: unknown, type: Type, isCounted: () => boolean = () => true): Query {
  return query(
    type,
    (visit) => each(first, visit) && each(second, visit),
    function* () {
      yield* pull(first);
      yield* pull(second);
    },
    (onlyIfCheap) => {
      if (onlyIfCheap && !isCounted()) return undefined;
      const count = sourceCount(first, onlyIfCheap);
      const more = count === undefined ? undefined : sourceCount(second, onlyIfCheap);
      return more === undefined ? undefined : count! + more;
    },
    undefined,
    undefined,
    () => ({
      last: () => {
        const last = lastItem(second);
        return last === missing ? lastItem(first) : last;
      },
    }),
  );
}
function reverse(source: unknown, type: Type): Sequence {
  need(source, 'source');
  if (isEmptyArray(source)) return emptyArray(type);
  return deferred(
    type,
    () => newItems(source).reverse(),
    (onlyIfCheap) => sourceCount(source, onlyIfCheap),
    () => ({ first: () => lastItem(source), last: () => firstItem(source) }),
  ).named('ReverseIterator', type);
}
function defaultIfEmpty(source: unknown, value: unknown, type: Type): Sequence {
  need(source, 'source');
  if (Array.isArray(source) && source.length > 0) return source as NetArray;
  return query(
    type,
    (visit) => {
      let isEmpty = true;
      const goesOn = each(source, (item) => {
        isEmpty = false;
        return visit(item);
      });
      return goesOn && (!isEmpty || visit(value));
    },
    function* () {
      const enumerator = enumeratorOf(source);
      try {
        if (enumerator.MoveNext()) {
          do yield enumerator.Current;
          while (enumerator.MoveNext());
        } else yield value;
      } finally {
        enumerator.Dispose?.();
      }
    },
    (onlyIfCheap) => {
      const count = sourceCount(source, onlyIfCheap);
      return count === undefined ? undefined : Math.max(1, count);
    },
    undefined,
    undefined,
    () => ({
      first: () => {
        const first = firstItem(source);
        return first === missing ? value : first;
      },
    }),
  ).named('DefaultIfEmptyIterator', type);
}

/** Numbers from `start` on. */
function range(start: number, count: number): Sequence {
  if (count < 0 || start + count - 1 > 0x7fffffff) throw new ArgumentOutOfRangeException('count');
  return counted(specialType('int'), count, (index) => start + index, 'RangeIterator');
}
/** That many elements, each made from its index. */
function counted(type: Type, count: number, make: (index: number) => unknown, name: IteratorName): Sequence {
  if (count === 0) return emptyArray(type);
  return query(
    type,
    (visit) => {
      for (let index = 0; index < count; index++) {
        if ((index & 0xff) === 0) spend(0x100);
        if (!visit(make(index))) return false;
      }
      return true;
    },
    function* () {
      for (let index = 0; index < count; index++) {
        if ((index & 0xff) === 0) spend(0x100);
        yield make(index);
      }
    },
    () => count,
    (index) => (index >= 0 && index < count ? make(index) : missing),
    count,
  ).named(name, type);
}

function shuffle(source: unknown, type: Type): Sequence {
  need(source, 'source');
  if (isEmptyArray(source)) return emptyArray(type);
  return deferred(
    type,
    () => {
      const items = newItems(source);
      const { random } = currentRun().options;
      for (let index = items.length - 1; index > 0; index--) {
        const other = Math.floor(random() * (index + 1));
        const item = items[index];
        items[index] = items[other];
        items[other] = item;
      }
      return items;
    },
    (onlyIfCheap) => sourceCount(source, onlyIfCheap),
  ).named('ShuffleIterator', type);
}

/** The members of `Enumerable` that take parts and put sequences together. */
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
  'static IEnumerable<TSource> Concat<TSource>(this IEnumerable<TSource> first, IEnumerable<TSource> second)':
    concat,
  'static IEnumerable<TSource> Append<TSource>(this IEnumerable<TSource> source, TSource element)': (
    source,
    element,
    type,
  ) => {
    need(source, 'source');
    return extended(source, source, [element], type);
  },
  'static IEnumerable<TSource> Prepend<TSource>(this IEnumerable<TSource> source, TSource element)': (
    source,
    element,
    type,
  ) => {
    need(source, 'source');
    return extended(source, [element], source, type);
  },
  'static IEnumerable<TSource> Reverse<TSource>(this IEnumerable<TSource> source)': reverse,
  'static IEnumerable<TSource> Reverse<TSource>(this TSource[] source)': reverse,
  'static IEnumerable<TSource> Shuffle<TSource>(this IEnumerable<TSource> source)': shuffle,
  'static IEnumerable<TSource?> DefaultIfEmpty<TSource>(this IEnumerable<TSource> source)': (
    source,
    type: Type,
  ) => defaultIfEmpty(source, defaultOf(type), type),
  'static IEnumerable<TSource> DefaultIfEmpty<TSource>(this IEnumerable<TSource> source, TSource defaultValue)':
    defaultIfEmpty,
  'static IEnumerable<int> Range(int start, int count)': range,
  'static IEnumerable<TResult> Repeat<TResult>(TResult element, int count)': (element, count, type) => {
    if (count < 0) throw new ArgumentOutOfRangeException('count');
    return counted(type, count, () => element, 'RepeatIterator');
  },
  'static IEnumerable<TResult> Empty<TResult>()': emptyArray,
  'static IEnumerable<T> Sequence<T>(T start, T endInclusive, T step) where T : System.Numerics.INumber<T>':
    sequence,
  'static IEnumerable<T> InfiniteSequence<T>(T start, T step) where T : System.Numerics.IAdditionOperators<T, T, T>':
    infiniteSequence,
};
