// Enumerable: methods that fold a sequence into one value: Count, Aggregate, Sum, Average, Min, Max, MinBy, MaxBy.
import { checkInt } from '@mockwright/language/runtime/arithmetic';
import type { Implementation, Ref } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { defaultOf } from '@mockwright/language/runtime/casting';
import { compareNumbers } from '@mockwright/language/runtime/comparison';
import { Decimal } from '@mockwright/language/runtime/decimal';
import { OverflowException } from '@mockwright/language/runtime/exceptions';
import { comparisonOf } from '../System.Collections/comparers.ts';
import type { Comparison } from '../System.Collections/comparers.ts';
import { List } from '../System.Collections.Generic/list.ts';
import { noElements } from './element-members.ts';
import { cheapCount, countItems, each, missing, need } from './query.ts';

type Selector = ((item: unknown) => unknown) | undefined;

/** How a type of number is added up. */
interface Arithmetic<N, S> {
  readonly zero: S;
  add(sum: S, value: N): S;
  sum(sum: S): unknown;
  /** The sum that an average is made of, which may be wider. */
  addForAverage(sum: S, value: N): S;
  average(sum: S, count: number): unknown;
  readonly averageType: string;
  compare(a: N, b: N): number;
}

function within<N extends number | bigint>(value: N, least: N, greatest: N): N {
  if (value < least || value > greatest) throw new OverflowException();
  return value;
}
const addLong = (sum: bigint, value: bigint): bigint =>
  within(sum + value, -0x8000000000000000n, 0x7fffffffffffffffn);
const order = (a: number | bigint, b: number | bigint): number => (a < b ? -1 : a > b ? 1 : 0);
const addNumbers = (sum: number, value: number): number => sum + value;

const arithmetics: Readonly<Record<string, Arithmetic<unknown, unknown>>> = {
  int: {
    zero: 0,
    add: (sum, value) => within(sum + value, -0x80000000, 0x7fffffff),
    sum: (sum) => sum,
    addForAverage: addNumbers,
    average: (sum, count) => sum / count,
    averageType: 'double',
    compare: order,
  } satisfies Arithmetic<number, number>,
  long: {
    zero: 0n,
    add: addLong,
    sum: (sum) => sum,
    addForAverage: addLong,
    average: (sum, count) => Number(sum) / count,
    averageType: 'double',
    compare: order,
  } satisfies Arithmetic<bigint, bigint>,
  float: {
    zero: 0,
    add: addNumbers,
    sum: Math.fround,
    addForAverage: addNumbers,
    average: (sum, count) => Math.fround(sum / count),
    averageType: 'float',
    compare: compareNumbers,
  } satisfies Arithmetic<number, number>,
  double: {
    zero: 0,
    add: addNumbers,
    sum: (sum) => sum,
    addForAverage: addNumbers,
    average: (sum, count) => sum / count,
    averageType: 'double',
    compare: compareNumbers,
  } satisfies Arithmetic<number, number>,
  decimal: {
    zero: Decimal.zero,
    add: (sum, value) => sum.add(value),
    sum: (sum) => sum,
    addForAverage: (sum, value) => sum.add(value),
    average: (sum, count) => sum.divide(Decimal.fromInteger(count)),
    averageType: 'decimal',
    compare: (a, b) => a.compareTo(b),
  } satisfies Arithmetic<Decimal, Decimal>,
};

function requireSelector(source: unknown, selector: Selector | null, name = 'selector'): void {
  need(source, 'source');
  if (selector !== undefined) need(selector, name);
}

function sum(source: unknown, selector: Selector, arithmetic: Arithmetic<unknown, unknown>): unknown {
  requireSelector(source, selector);
  let total = arithmetic.zero;
  each(source, (item) => {
    const value = selector ? selector(item) : item;
    if (value !== null) total = arithmetic.add(total, value);
    return true;
  });
  return arithmetic.sum(total);
}
function average(
  source: unknown,
  selector: Selector,
  arithmetic: Arithmetic<unknown, unknown>,
  isNullable: boolean,
): unknown {
  requireSelector(source, selector);
  // The elements of arrays and lists are added to zero, which loses the sign of a zero.
  const beginsWithFirst = selector || isNullable || !(Array.isArray(source) || source instanceof List);
  let total = arithmetic.zero;
  let count = 0;
  each(source, (item) => {
    const value = selector ? selector(item) : item;
    if (value !== null) {
      total =
        count === 0 && beginsWithFirst && Object.is(value, -0)
          ? value
          : arithmetic.addForAverage(total, value);
      count++;
    }
    return true;
  });
  if (count > 0) return arithmetic.average(total, count);
  if (isNullable) return null;
  throw noElements();
}
/** The least (`sign` 1) or greatest (-1) value; nulls do not count. */
function extreme(
  source: unknown,
  selector: Selector,
  sign: 1 | -1,
  compare: Comparison,
  whenEmpty: unknown,
): unknown {
  requireSelector(source, selector);
  let best: unknown = missing;
  each(source, (item) => {
    const value = selector ? selector(item) : item;
    if (value !== null && (best === missing || compare(value, best) * sign < 0)) best = value;
    return true;
  });
  if (best !== missing) return best;
  if (whenEmpty === missing) throw noElements();
  return whenEmpty;
}
const emptyValue = (type: Type): unknown => (defaultOf(type) === null ? null : missing);

/** The element with the least or greatest key; among equals the first. */
function extremeBy(
  source: unknown,
  keySelector: (item: unknown) => unknown,
  comparer: unknown,
  sign: 1 | -1,
  type: Type,
  keyType: Type,
): unknown {
  need(source, 'source');
  need(keySelector, 'keySelector');
  const compare = comparisonOf(comparer, keyType);
  let best: unknown = missing;
  let bestKey: unknown = null;
  each(source, (item) => {
    const key = keySelector(item);
    if (best === missing || (key !== null && (bestKey === null || compare(key, bestKey) * sign < 0))) {
      best = item;
      bestKey = key;
    }
    return true;
  });
  if (best !== missing) return best;
  if (emptyValue(type) === missing) throw noElements();
  return null;
}

/** `Count` and `LongCount`. */
function count(source: unknown, predicate?: ((item: unknown) => boolean) | null): number {
  need(source, 'source');
  if (predicate !== undefined) need(predicate, 'predicate');
  if (!predicate) return countItems(source);
  let found = 0;
  each(
    source,
    (item) => {
      if (predicate(item)) found++;
      return true;
    },
    source instanceof List,
  );
  return found;
}

type Fold = (accumulated: unknown, item: unknown) => unknown;
function aggregate(source: unknown, func: Fold): unknown {
  need(source, 'source');
  need(func, 'func');
  let result: unknown = missing;
  each(
    source,
    (item) => {
      result = result === missing ? item : func(result, item);
      return true;
    },
    source instanceof List,
  );
  if (result === missing) throw noElements();
  return result;
}
function aggregateFrom(source: unknown, seed: unknown, func: Fold): unknown {
  need(source, 'source');
  need(func, 'func');
  let result = seed;
  each(
    source,
    (item) => {
      result = func(result, item);
      return true;
    },
    source instanceof List,
  );
  return result;
}

/** The overloads for sequences of numbers, plain and nullable, and for numbers that are selected, in .NET's order. */
function numericMembers(of: 'sequences' | 'selected'): Record<string, Implementation> {
  const members: Record<string, Implementation> = {};
  const all = Object.entries(arithmetics);
  const plain = all.map(([name, arithmetic]) => ({ name, arithmetic, mark: '' }));
  const ordered =
    of === 'sequences'
      ? [...plain, ...plain.map((each) => ({ ...each, mark: '?' }))]
      : plain.flatMap((each) => [each, { ...each, mark: '?' }]);
  for (const { name, arithmetic, mark } of ordered) {
    const type = name + mark;
    const isNullable = mark === '?';
    const empty = isNullable ? null : missing;
    const parameters =
      of === 'sequences'
        ? `(this IEnumerable<${type}> source)`
        : `<TSource>(this IEnumerable<TSource> source, Func<TSource, ${type}> selector)`;
    members[`static ${type} Sum${parameters}`] = (source: unknown, selector: Selector) =>
      sum(source, selector, arithmetic);
    members[`static ${arithmetic.averageType}${mark} Average${parameters}`] = (
      source: unknown,
      selector: Selector,
    ) => average(source, selector, arithmetic, isNullable);
    for (const [method, sign] of [
      ['Min', 1],
      ['Max', -1],
    ] as const)
      members[`static ${type} ${method}${parameters}`] = (source: unknown, selector: Selector) =>
        extreme(source, selector, sign, (a, b) => arithmetic.compare(a, b), empty);
  }
  return members;
}
function extremeMembers(method: 'Min' | 'Max', sign: 1 | -1): Record<string, Implementation> {
  return {
    [`static TSource? ${method}<TSource>(this IEnumerable<TSource> source)`]: (source: unknown, type: Type) =>
      extreme(source, undefined, sign, comparisonOf(null, type), emptyValue(type)),
    [`static TSource? ${method}<TSource>(this IEnumerable<TSource> source, IComparer<TSource>? comparer)`]: (
      source: unknown,
      comparer: unknown,
      type: Type,
    ) => extreme(source, undefined, sign, comparisonOf(comparer, type), emptyValue(type)),
    [`static TResult? ${method}<TSource, TResult>(this IEnumerable<TSource> source, Func<TSource, TResult> selector)`]:
      (source: unknown, selector: Selector, _type: Type, result: Type) =>
        extreme(source, selector, sign, comparisonOf(null, result), emptyValue(result)),
    [`static TSource? ${method}By<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector)`]:
      (source: unknown, selector: (item: unknown) => unknown, type: Type, key: Type) =>
        extremeBy(source, selector, null, sign, type, key),
    [`static TSource? ${method}By<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, IComparer<TKey>? comparer)`]:
      (source: unknown, selector: (item: unknown) => unknown, comparer: unknown, type: Type, key: Type) =>
        extremeBy(source, selector, comparer, sign, type, key),
  };
}

/** The members of `Enumerable` that make one value of a sequence. */
export const aggregateMembers: Readonly<Record<string, Implementation>> = {
  'static int Count<TSource>(this IEnumerable<TSource> source)': (source) => count(source),
  'static int Count<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)': (
    source,
    predicate,
  ) => checkInt(count(source, predicate)),
  'static long LongCount<TSource>(this IEnumerable<TSource> source)': (source) => {
    need(source, 'source');
    let found = 0n;
    each(source, () => ++found > 0n);
    return found;
  },
  'static long LongCount<TSource>(this IEnumerable<TSource> source, Func<TSource, bool> predicate)': (
    source,
    predicate,
  ) => BigInt(count(source, predicate)),
  'static bool TryGetNonEnumeratedCount<TSource>(this IEnumerable<TSource> source, out int count)': (
    source,
    result: Ref,
  ) => {
    need(source, 'source');
    const known = cheapCount(source) ?? -1;
    result.v = Math.max(0, known);
    return known >= 0;
  },
  'static TSource Aggregate<TSource>(this IEnumerable<TSource> source, Func<TSource, TSource, TSource> func)':
    aggregate,
  'static TAccumulate Aggregate<TSource, TAccumulate>(this IEnumerable<TSource> source, TAccumulate seed, Func<TAccumulate, TSource, TAccumulate> func)':
    aggregateFrom,
  'static TResult Aggregate<TSource, TAccumulate, TResult>(this IEnumerable<TSource> source, TAccumulate seed, Func<TAccumulate, TSource, TAccumulate> func, Func<TAccumulate, TResult> resultSelector)':
    (source, seed, func, resultSelector) => {
      need(source, 'source');
      need(func, 'func');
      need(resultSelector, 'resultSelector');
      return resultSelector(aggregateFrom(source, seed, func));
    },
  // What takes a comparer stands before what takes selectors: it is what a wrong argument is measured by.
  ...numericMembers('sequences'),
  ...extremeMembers('Min', 1),
  ...extremeMembers('Max', -1),
  ...numericMembers('selected'),
};
