// Sorting of arrays, and searching in sorted ones.
import { Box } from '@mockwright/language/runtime/box';
import { box } from '@mockwright/language/runtime/casting';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { typeOf } from '@mockwright/language/runtime/type-of';
import { comparisonOf, defaultComparison } from '../System.Collections/comparers.ts';
import type { Comparison } from '../System.Collections/comparers.ts';
import { oneDimension } from './array-rank.ts';
import { sortRange, binarySearch as searchSorted } from '../System.Collections/sort-range.ts';
import { specialType } from '@mockwright/language/runtime/core-types';
import { elementsOf, elementType, badRange, checkRange } from './array-members.ts';
import type { AnyArray } from './array-members.ts';

/** What to sort, and how. */
export interface SortRequest {
  readonly index?: number;
  readonly length?: number;
  readonly comparer?: unknown;
  readonly comparison?: Comparison;
  readonly items?: AnyArray | null;
  /** Name of the first parameter, for a null. */
  readonly parameter?: string;
}

/** `Array.Sort` in all its forms. @throws {ArgumentNullException | ArgumentException | InvalidOperationException} */
export function sort(array: AnyArray | null, request: SortRequest = {}): void {
  const keys = oneDimension(array, request.parameter);
  const index = request.index ?? 0;
  const length = request.length ?? keys.length - index;
  checkRange(keys.length, index, length);
  const items = request.items ? oneDimension(request.items) : undefined;
  if (items && items.length - index < length) throw new ArgumentException(badRange);
  const type = elementType(array!);
  const order =
    request.comparison ??
    (request.comparer == null ? defaultComparison(type) : comparisonOf(request.comparer, type));
  const first = request.comparison || request.comparer != null ? index : moveNaN(keys, items, index, length);
  sortRange(keys, first, index + length - first, order, items);
}

/** .NET moves NaN to the front before it sorts. @returns where the numbers begin */
function moveNaN(keys: unknown[], items: unknown[] | undefined, index: number, length: number): number {
  let left = index;
  for (let at = index; at < index + length; at++) {
    if (!Number.isNaN(keys[at])) continue;
    [keys[left], keys[at]] = [keys[at], keys[left]];
    if (items) [items[left], items[at]] = [items[at], items[left]];
    left++;
  }
  return left;
}

/** `BinarySearch`: the index, or the complement of where the value would go. */
export function binarySearch(
  array: AnyArray | null,
  value: unknown,
  comparer: unknown = null,
  index: number = 0,
  count?: number,
): number {
  const elements = oneDimension(array);
  return searchPart(elements, value, comparisonOf(comparer, elements.$element), index, count);
}
/** The same for a value that is boxed: of another type than the elements it is compared with each of them boxed. */
export function binarySearchBoxed(
  array: AnyArray | null,
  value: unknown,
  comparer: unknown = null,
  index: number = 0,
  count?: number,
): number {
  const type = oneDimension(array).$element;
  if (value === null || typeOf(value) === type)
    return binarySearch(array, value instanceof Box ? value.value : value, comparer, index, count);
  const elements = elementsOf(array!).map((element) => box(element, type));
  return searchPart(elements, value, comparisonOf(comparer, specialType('object')), index, count);
}
function searchPart(
  elements: readonly unknown[],
  value: unknown,
  comparison: ReturnType<typeof comparisonOf>,
  index: number,
  count: number = elements.length - index,
): number {
  checkRange(elements.length, index, count);
  return searchSorted(elements, index, count, value, comparison);
}
