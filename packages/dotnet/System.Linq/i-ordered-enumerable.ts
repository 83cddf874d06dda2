// Enumerable: OrderBy, ThenBy, Order; `IOrderedEnumerable<T>`.
import { ofLibrary } from '../System.Collections/argument-checks.ts';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { spend } from '@mockwright/language/runtime/run';
import { comparisonOf } from '../System.Collections/comparers.ts';
import type { Comparison } from '../System.Collections/comparers.ts';
import { sortRange } from '../System.Collections/sort-range.ts';
import { Query, each, need, readOnlyItems, sourceCount } from './query.ts';
import type { Visit } from './query.ts';

/** One sort criterion. */
interface Criterion {
  /** Undefined: the element itself. */
  readonly keyOf: ((item: unknown) => unknown) | undefined;
  readonly compare: Comparison;
  readonly isDescending: boolean;
}

/** A sorted sequence: sorted anew for each enumeration, each key computed once. */
export class OrderedQuery<T = unknown> extends Query<T> {
  readonly source: unknown;
  readonly criteria: readonly Criterion[];
  constructor(source: unknown, criteria: readonly Criterion[], elementType: Type) {
    super(elementType, {
      each: (visit: Visit<T>) => {
        for (const item of this.$toItems()) if (!visit(item)) return false;
        return true;
      },
      pull: () => walk(this),
      count: (onlyIfCheap) => sourceCount(source, onlyIfCheap),
    });
    this.source = source;
    this.criteria = criteria;
  }
  override $toItems(): T[] {
    return sortStably(readOnlyItems(this.source) as readonly T[], this.criteria);
  }
}

function* walk<T>(query: OrderedQuery<T>): Generator<T> {
  yield* query.$toItems();
}

function sortStably<T>(items: readonly T[], criteria: readonly Criterion[]): T[] {
  const { length } = items;
  spend(length * 4);
  const keys = criteria.map(({ keyOf }) => (keyOf ? items.map((item) => keyOf(item)) : items));
  const indices = Array.from({ length }, (_, index) => index);
  const comparisons = criteria.map(({ compare, isDescending }, level) => {
    const own = keys[level]!;
    // The order is turned round, not the question.
    return isDescending
      ? (a: number, b: number) => -compare(own[a], own[b])
      : (a: number, b: number) => compare(own[a], own[b]);
  });
  // .NET's own sort of indices, ties decided by position: comparers are called in its order.
  sortRange(indices, 0, length, (a, b) => {
    for (const compare of comparisons) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return a - b;
  });
  return indices.map((index) => items[index]!);
}

/** The first or last element of the order, found without sorting. */
export function extremeOfOrder<T>(
  query: OrderedQuery<T>,
  isFirst: boolean,
  predicate?: (item: T) => boolean,
): { readonly item: T } | undefined {
  let best: { item: T; keys: unknown[] } | undefined;
  each<T>(query.source, (item) => {
    if (predicate && !predicate(item)) return true;
    const keys = query.criteria.map(({ keyOf }) => (keyOf ? keyOf(item) : item));
    if (!best) {
      best = { item, keys };
      return true;
    }
    for (const [level, { compare, isDescending }] of query.criteria.entries()) {
      const order = isDescending
        ? compare(best.keys[level], keys[level])
        : compare(keys[level], best.keys[level]);
      if (order === 0) continue;
      if (order < 0 === isFirst) best = { item, keys };
      return true;
    }
    if (!isFirst) best = { item, keys };
    return true;
  });
  return best;
}

const stable: ReadonlySet<string> = new Set([
  'sbyte',
  'byte',
  'short',
  'ushort',
  'int',
  'uint',
  'long',
  'ulong',
  'nint',
  'nuint',
  'char',
  'bool',
  'System.Int128',
  'System.UInt128',
]);
/** Whether equal values of a type cannot be told apart, so that any sort of them is a stable one. */
function isImplicitlyStable(type: Type): boolean {
  if (type.kind !== 'struct' && type.kind !== 'enum' && type.kind !== 'class') return false;
  return type.enumUnderlying !== undefined || stable.has(type.special ?? `${type.namespace}.${type.name}`);
}

type KeySelector = ((item: unknown) => unknown) | undefined;
function orderBy(
  source: unknown,
  keyOf: KeySelector,
  comparer: unknown,
  isDescending: boolean,
  type: Type,
  keyType: Type,
): OrderedQuery {
  need(source, 'source');
  const made = new OrderedQuery(
    source,
    [{ keyOf, compare: comparisonOf(comparer, keyType), isDescending }],
    type,
  );
  return keyOf === undefined && comparer === null && isImplicitlyStable(type)
    ? made.named('ImplicitlyStableOrderedIterator', type)
    : made.named('OrderedIterator', type, keyType);
}
function thenBy(
  source: unknown,
  keyOf: KeySelector,
  comparer: unknown,
  isDescending: boolean,
  type: Type,
  keyType: Type,
): OrderedQuery {
  need(source, 'source');
  need(keyOf, 'keySelector');
  const ordered = ofLibrary(source, OrderedQuery);
  return new OrderedQuery(
    ordered.source,
    [...ordered.criteria, { keyOf, compare: comparisonOf(comparer, keyType), isDescending }],
    type,
  ).named('OrderedIterator', type, keyType);
}
function orderMembers(suffix: '' | 'Descending'): Record<string, Implementation> {
  const isDescending = suffix === 'Descending';
  const by = (
    source: unknown,
    keyOf: KeySelector,
    comparer: unknown,
    type: Type,
    keyType: Type,
  ): OrderedQuery => {
    need(source, 'source');
    need(keyOf, 'keySelector');
    return orderBy(source, keyOf, comparer, isDescending, type, keyType);
  };
  return {
    [`static IOrderedEnumerable<T> Order${suffix}<T>(this IEnumerable<T> source)`]: (
      source: unknown,
      type: Type,
    ) => orderBy(source, undefined, null, isDescending, type, type),
    [`static IOrderedEnumerable<T> Order${suffix}<T>(this IEnumerable<T> source, IComparer<T>? comparer)`]: (
      source: unknown,
      comparer: unknown,
      type: Type,
    ) => orderBy(source, undefined, comparer, isDescending, type, type),
    [`static IOrderedEnumerable<TSource> OrderBy${suffix}<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector)`]:
      (source: unknown, keyOf: KeySelector, type: Type, keyType: Type) =>
        by(source, keyOf, null, type, keyType),
    [`static IOrderedEnumerable<TSource> OrderBy${suffix}<TSource, TKey>(this IEnumerable<TSource> source, Func<TSource, TKey> keySelector, IComparer<TKey>? comparer)`]:
      by,
    [`static IOrderedEnumerable<TSource> ThenBy${suffix}<TSource, TKey>(this IOrderedEnumerable<TSource> source, Func<TSource, TKey> keySelector)`]:
      (source: unknown, keyOf: KeySelector, type: Type, keyType: Type) =>
        thenBy(source, keyOf, null, isDescending, type, keyType),
    [`static IOrderedEnumerable<TSource> ThenBy${suffix}<TSource, TKey>(this IOrderedEnumerable<TSource> source, Func<TSource, TKey> keySelector, IComparer<TKey>? comparer)`]:
      (source: unknown, keyOf: KeySelector, comparer: unknown, type: Type, keyType: Type) =>
        thenBy(source, keyOf, comparer, isDescending, type, keyType),
  };
}
/** The members of `Enumerable` that begin an order. */
export const orderingMembers: Readonly<Record<string, Implementation>> = {
  ...orderMembers(''),
  ...orderMembers('Descending'),
};

/** `System.Linq.IOrderedEnumerable<out TElement>`. */
export const orderedEnumerableType: TypeDeclaration = declareType(
  'public interface System.Linq.IOrderedEnumerable<out TElement> : IEnumerable<TElement>',
  () => ({
    'IOrderedEnumerable<TElement> CreateOrderedEnumerable<TKey>(Func<TElement, TKey> keySelector, IComparer<TKey>? comparer, bool descending)':
      (self: OrderedQuery, keyOf, comparer, isDescending, keyType) =>
        thenBy(self, keyOf, comparer, isDescending, self.$elementType, keyType),
  }),
);
