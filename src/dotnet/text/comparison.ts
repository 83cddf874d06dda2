// How strings are compared: by ordinal, or by the collation of a culture (the invariant one is Unicode's root collation).
import { ArgumentException } from '../../runtime/exceptions.ts';
import { isAscii, toUpperInvariant } from './casing.ts';

/** The values of `System.StringComparison`. */
export const comparisons = {
  CurrentCulture: 0,
  CurrentCultureIgnoreCase: 1,
  InvariantCulture: 2,
  InvariantCultureIgnoreCase: 3,
  Ordinal: 4,
  OrdinalIgnoreCase: 5,
} as const;

const collators = new Map<string, Intl.Collator>();

/** The collator of a culture (`''` is the invariant one). */
export function collatorOf(culture: string, ignoreCase: boolean): Intl.Collator {
  const key = `${culture}/${ignoreCase}`;
  let collator = collators.get(key);
  if (!collator)
    collators.set(
      key,
      (collator = new Intl.Collator(culture === '' ? 'und' : culture, {
        sensitivity: ignoreCase ? 'accent' : 'variant',
      })),
    );
  return collator;
}

/** By UTF-16 code units: the difference of the first two that differ, or of the lengths. */
export function compareOrdinal(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let at = 0; at < length; at++) {
    const difference = a.charCodeAt(at) - b.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** @throws {ArgumentException} for a number that is no `StringComparison` */
export function checkComparison(comparison: number): void {
  if (comparison < 0 || comparison > 5)
    throw new ArgumentException(
      'The string comparison type passed in is currently not supported.',
      'comparisonType',
    );
}

/** `String.Compare(a, b, comparison)`. */
export function compareStrings(
  a: string | null,
  b: string | null,
  comparison: number,
  culture: string = '',
): number {
  checkComparison(comparison);
  if (a === b) return 0;
  if (a === null) return -1;
  if (b === null) return 1;
  if (comparison === comparisons.Ordinal) return compareOrdinal(a, b);
  if (comparison === comparisons.OrdinalIgnoreCase)
    return compareOrdinal(toUpperInvariant(a), toUpperInvariant(b));
  return collatorOf(culture, comparison % 2 === 1).compare(a, b);
}

/** `String.Equals(a, b, comparison)`. */
export function equalStrings(a: string | null, b: string | null, comparison: number): boolean {
  checkComparison(comparison);
  if (a === b) return true;
  if (a === null || b === null || comparison === comparisons.Ordinal) return false;
  if (comparison === comparisons.OrdinalIgnoreCase)
    return a.length === b.length && toUpperInvariant(a) === toUpperInvariant(b);
  return compareStrings(a, b, comparison) === 0;
}

/** Where a text was found: at `index`, `length` long (cultures may match another length than that searched for). */
export interface Found {
  readonly index: number;
  readonly length: number;
}

/**
 * The first (or last) place of `value` in `text` by a comparison. ASCII text has the same matches under every culture;
 * other text is searched by collation, code point by code point.
 */
export function findString(
  text: string,
  value: string,
  comparison: number,
  last: boolean = false,
): Found | undefined {
  checkComparison(comparison);
  const ordinal = (haystack: string, needle: string): Found | undefined => {
    const index = last ? haystack.lastIndexOf(needle) : haystack.indexOf(needle);
    return index < 0 ? undefined : { index, length: needle.length };
  };
  if (comparison === comparisons.Ordinal) return ordinal(text, value);
  if (comparison === comparisons.OrdinalIgnoreCase)
    return ordinal(toUpperInvariant(text), toUpperInvariant(value));
  const ignoreCase = comparison % 2 === 1;
  const visible = withoutIgnorable(value);
  if (visible === '') return { index: last ? text.length : 0, length: 0 };
  if (isAscii(visible) && isAscii(text))
    return ignoreCase ? ordinal(text.toUpperCase(), visible.toUpperCase()) : ordinal(text, visible);
  return findByCollation(text, visible, collatorOf('', ignoreCase), last);
}

// eslint-disable-next-line no-control-regex -- these are what collation ignores
const ignorable = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2060\ufeff]/g;
function withoutIgnorable(text: string): string {
  return text.replace(ignorable, '');
}

function findByCollation(
  text: string,
  value: string,
  collator: Intl.Collator,
  last: boolean,
): Found | undefined {
  const boundaries: number[] = [];
  for (let at = 0; at <= text.length; at++) {
    if (at === text.length || !/\p{M}/u.test(text[at]!)) boundaries.push(at);
  }
  const longest = value.length * 3 + 2;
  const order = last ? [...boundaries.keys()].reverse() : boundaries.keys();
  for (const first of order) {
    const index = boundaries[first]!;
    for (let next = first + 1; next < boundaries.length && boundaries[next]! - index <= longest; next++) {
      if (collator.compare(text.slice(index, boundaries[next]), value) === 0)
        return { index, length: boundaries[next]! - index };
    }
  }
  return undefined;
}

/** `StartsWith` by a comparison. */
export function startsWith(text: string, value: string, comparison: number): boolean {
  checkComparison(comparison);
  if (value === '') return true;
  if (comparison === comparisons.Ordinal || (isAscii(text) && isAscii(value) && comparison % 2 === 0))
    return text.startsWith(value);
  if (comparison === comparisons.OrdinalIgnoreCase)
    return toUpperInvariant(text.slice(0, value.length)) === toUpperInvariant(value);
  return findString(text, value, comparison)?.index === 0;
}

/** `EndsWith` by a comparison. */
export function endsWith(text: string, value: string, comparison: number): boolean {
  checkComparison(comparison);
  if (value === '') return true;
  if (comparison === comparisons.Ordinal || (isAscii(text) && isAscii(value) && comparison % 2 === 0))
    return text.endsWith(value);
  if (comparison === comparisons.OrdinalIgnoreCase)
    return toUpperInvariant(text.slice(-value.length)) === toUpperInvariant(value);
  const found = findString(text, value, comparison, true);
  return found !== undefined && found.index + found.length === text.length;
}
