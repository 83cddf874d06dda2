// Searching, comparing and trimming spans by the equality of their elements.
import { equals } from '@mockwright/language/runtime/equality';
import { spend, spendAt } from '@mockwright/language/runtime/run';
import type { Span } from '@mockwright/language/runtime/span';
import { equalityOf } from '../../System.Collections/comparers.ts';

/** Whether an element counts. */
export type Test = (element: unknown) => boolean;

/** Whether two elements are equal. */
export type Same = (a: unknown, b: unknown) => boolean;

/** The equality of a comparer (an `IEqualityComparer<T>` or null). */
export function sameBy(comparer: unknown): Same {
  const equality = equalityOf(comparer);
  return equality ? (a, b) => equality.equals(a, b) : equals;
}

/** Equal to a value; to compare with a long text takes its time. */
export const is = (value: unknown, same: Same = equals): Test => {
  const weight = weightOf(value);
  if (weight === 0) return (element) => same(element, value);
  return (element) => {
    spend(weight);
    return same(element, value);
  };
};
const weightOf = (value: unknown): number => (typeof value === 'string' ? value.length >> 8 : 0);
/** So many values are tried before they are paid for. */
const paidValues = 64;
/** What it takes to begin with them. */
const unitsOfAny = 2;
/** Equal to one of the values. */
export const isAny =
  (values: Iterable<unknown>, same: Same = equals): Test =>
  (element) => {
    let seen = 0;
    spend(unitsOfAny);
    for (const value of values) {
      const weight = weightOf(value);
      if (weight > 0) spend(weight);
      if (++seen % paidValues === 0) spend(paidValues);
      if (same(element, value)) return true;
    }
    return false;
  };
/** What another test does not match. */
export const not =
  (test: Test): Test =>
  (element) =>
    !test(element);
/** Numbers and characters from one to another. */
export const isBetween =
  (low: unknown, high: unknown): Test =>
  (element) =>
    (element as number) >= (low as number) && (element as number) <= (high as number);

/** The first index whose element passes, or -1. */
export function firstIndex(span: Span, test: Test): number {
  spend(span.length);
  for (let index = 0; index < span.length; index++) if (test(span.get(index))) return index;
  return -1;
}
/** The last index whose element passes, or -1. */
export function lastIndex(span: Span, test: Test): number {
  spend(span.length);
  for (let index = span.length - 1; index >= 0; index--) if (test(span.get(index))) return index;
  return -1;
}
/** How many elements pass. */
export function count(span: Span, test: Test): number {
  spend(span.length);
  let found = 0;
  for (let index = 0; index < span.length; index++) if (test(span.get(index))) found++;
  return found;
}

/** Whether the span has the values at `start`. */
export function matchesAt(span: Span, values: Span, start: number, same: Same = equals): boolean {
  if (start < 0 || start > span.length - values.length) return false;
  spend(values.length);
  for (let index = 0; index < values.length; index++)
    if (!same(span.get(start + index), values.get(index))) return false;
  return true;
}
/** Where the values stand first from `start` on, or -1. */
export function firstIndexOf(span: Span, values: Span, start: number = 0, same: Same = equals): number {
  spend(span.length);
  for (let at = start; at <= span.length - values.length; at++)
    if (matchesAt(span, values, at, same)) return at;
  return -1;
}
/** Where the values stand last, or -1. */
export function lastIndexOf(span: Span, values: Span, same: Same = equals): number {
  spend(span.length);
  for (let at = span.length - values.length; at >= 0; at--) if (matchesAt(span, values, at, same)) return at;
  return -1;
}

/** How often the values stand in a span, one after the other. */
export function countOf(span: Span, values: Span, same: Same = equals): number {
  let total = 0;
  if (values.length === 0) return 0;
  for (
    let at = firstIndexOf(span, values, 0, same);
    at >= 0;
    at = firstIndexOf(span, values, at + values.length, same)
  )
    total++;
  return total;
}

/** How many elements two spans begin with alike. */
export function commonPrefix(a: Span, b: Span, same: Same = equals): number {
  const length = Math.min(a.length, b.length);
  spend(length);
  for (let index = 0; index < length; index++) if (!same(a.get(index), b.get(index))) return index;
  return length;
}

/** Cuts what passes from the start and/or the end. */
export function trim(span: Span, test: Test, atStart: boolean, atEnd: boolean): Span {
  let start = 0;
  let end = span.length;
  if (atStart) while (start < end && test(span.get(start))) spendAt(start++);
  if (atEnd) while (end > start && test(span.get(end - 1))) spendAt(end--);
  return span.slice(start, end - start);
}
