// Single elements of sequences: the first, the last, the one at an index. What need not be made for them is not made.
import { enumeratorOf } from '@mockwright/language/runtime/iterate';
import { OrderedQuery, extremeOfOrder } from './i-ordered-enumerable.ts';
import { Query, cheapCount, directAt, each, indexable, missing } from './query.ts';
import type { Picks } from './query.ts';

const picksOf = (source: unknown): Picks | undefined => (source instanceof Query ? source.picks : undefined);

/** What {@link extremeOfOrder} found. */
export function itemOf(found: { readonly item: unknown } | undefined): unknown {
  return found ? found.item : missing;
}

/** The first element, or {@link missing}. */
export function firstItem(source: unknown): unknown {
  const direct = directAt(source, 0);
  if (direct !== undefined) return direct;
  if (source instanceof OrderedQuery) return itemOf(extremeOfOrder(source, true));
  const { first, nth } = picksOf(source) ?? {};
  if (first) return first();
  if (nth) return nth(0);
  let found: unknown = missing;
  each(
    source,
    (item) => {
      found = item;
      return false;
    },
    true,
  );
  return found;
}

/** The last element, or {@link missing}. */
export function lastItem(source: unknown): unknown {
  if (source instanceof OrderedQuery) return itemOf(extremeOfOrder(source, false));
  const items = indexable(source);
  if (items) return items.length > 0 ? items.at(-1) : missing;
  const count = cheapCount(source);
  if (count !== undefined) {
    const direct = directAt(source, count - 1);
    if (direct !== undefined) return direct;
  }
  const { last, backward } = picksOf(source) ?? {};
  if (last) return last();
  if (backward) {
    for (const item of backward()) return item;
    return missing;
  }
  let found: unknown = missing;
  each(source, (item) => {
    found = item;
    return true;
  });
  return found;
}

/** The element at an index, or {@link missing}. */
export function itemAt(source: unknown, index: number): unknown {
  if (index < 0) return missing;
  const direct = directAt(source, index);
  if (direct !== undefined) return direct;
  const nth = picksOf(source)?.nth;
  if (nth) return nth(index);
  if (!(source instanceof Query)) return walkedTo(source, index);
  let at = 0;
  let found: unknown = missing;
  source.each((item) => {
    if (at++ < index) return true;
    found = item;
    return false;
  });
  return found;
}
/** The element at an index: those before it are moved over and never read. */
function walkedTo(source: unknown, index: number): unknown {
  const enumerator = enumeratorOf(source);
  try {
    for (let at = 0; enumerator.MoveNext(); at++) if (at === index) return enumerator.Current;
    return missing;
  } finally {
    enumerator.Dispose?.();
  }
}

/** The elements from the last one on, where the source can be walked so. */
export function backwardOf(source: unknown): (() => Iterable<unknown>) | undefined {
  const items = indexable(source);
  if (!items) return picksOf(source)?.backward;
  return function* () {
    for (let index = items.length - 1; index >= 0; index--) yield items[index];
  };
}
