// Enumerable: Concat, Append, Prepend, Reverse, Shuffle, DefaultIfEmpty, Range, Repeat, Empty.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { emptyArray } from '@mockwright/language/runtime/box';
import type { NetArray } from '@mockwright/language/runtime/box';
import { defaultOf, isInstance } from '@mockwright/language/runtime/casting';
import { specialType, coreType } from '@mockwright/language/runtime/core-types';
import { ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { checkInt } from '@mockwright/language/runtime/arithmetic';
import { enumeratorOf } from '@mockwright/language/runtime/iterate';
import { currentRun, spend } from '@mockwright/language/runtime/run';
import type { IteratorName } from './enumerable-type.ts';
import { infiniteSequence, sequence } from './number-sequences.ts';
import { firstItem, lastItem } from './picked-items.ts';
import {
  Query,
  deferred,
  each,
  isEmptyArray,
  missing,
  need,
  newItems,
  pull,
  query,
  sourceCount,
} from './query.ts';
import type { Sequence } from './query.ts';

function concat(first: unknown, second: unknown, type: Type): unknown {
  need(first, 'first');
  need(second, 'second');
  if (isEmptyArray(first)) return second;
  if (isEmptyArray(second)) return first;
  const isThird =
    first instanceof Query && (first.name === 'Concat2Iterator' || first.name === 'ConcatNIterator');
  return both(first, second, type, checkInt).named(isThird ? 'ConcatNIterator' : 'Concat2Iterator', type);
}
const toInt = (count: number): number => count | 0;
/** `Append` and `Prepend`. @param source the sequence that gets one more element */
function extended(source: unknown, first: unknown, second: unknown, type: Type): Query {
  const isSecond =
    source instanceof Query && (source.name === 'AppendPrepend1Iterator' || source.name === 'AppendPrependN');
  const isCounted = (): boolean =>
    source instanceof Query ||
    isInstance(source, coreType('System.Collections.Generic.ICollection', 1).construct([type]));
  return both(first, second, type, toInt, isCounted).named(
    isSecond ? 'AppendPrependN' : 'AppendPrepend1Iterator',
    type,
  );
}
/**
 * @param total the number of elements as an `int`
 * @param isCounted whether the number of elements may be known without looking at each
 */
function both(
  first: unknown,
  second: unknown,
  type: Type,
  total: (count: number) => number,
  isCounted: () => boolean = () => true,
): Query {
  return new Query(type, {
    each: (visit) => each(first, visit) && each(second, visit),
    *pull() {
      yield* pull(first);
      yield* pull(second);
    },
    count: (onlyIfCheap) => {
      if (onlyIfCheap && !isCounted()) return undefined;
      const count = sourceCount(first, onlyIfCheap);
      const more = count === undefined ? undefined : sourceCount(second, onlyIfCheap);
      return more === undefined ? undefined : total(count! + more);
    },
    picks: () => ({
      last: () => {
        const last = lastItem(second);
        return last === missing ? lastItem(first) : last;
      },
    }),
  });
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
  return new Query(type, {
    each: (visit) => {
      let isEmpty = true;
      const goesOn = each(source, (item) => {
        isEmpty = false;
        return visit(item);
      });
      return goesOn && (!isEmpty || visit(value));
    },
    *pull() {
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
    count: (onlyIfCheap) => {
      const count = sourceCount(source, onlyIfCheap);
      return count === undefined ? undefined : Math.max(1, count);
    },
    picks: () => ({
      first: () => {
        const first = firstItem(source);
        return first === missing ? value : first;
      },
    }),
  }).named('DefaultIfEmptyIterator', type);
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

/** The members of `Enumerable` that put sequences together, turn them around, and make them of nothing. */
export const wholeSequenceMembers: Readonly<Record<string, Implementation>> = {
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
