// How strings are compared by `StringComparison`: by ordinal, by the current culture or by the invariant one.
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { currentCulture } from '../../System.Globalization/culture-info.ts';
import { toUpperInvariant } from './casing.ts';
import { collate, compareOptions, compareOrdinal, findCollated, hasPrefix, hasSuffix } from './collation.ts';
import type { Collation, Found } from './collation.ts';

/** The values of `System.StringComparison`. */
export const comparisons = {
  CurrentCulture: 0,
  CurrentCultureIgnoreCase: 1,
  InvariantCulture: 2,
  InvariantCultureIgnoreCase: 3,
  Ordinal: 4,
  OrdinalIgnoreCase: 5,
} as const;

/** @throws {ArgumentException} for a number that is no `StringComparison` */
export function checkComparison(comparison: number): void {
  if (comparison < 0 || comparison > 5)
    throw new ArgumentException(
      'The string comparison type passed in is currently not supported.',
      'comparisonType',
    );
}

const collations: readonly Collation[] = [
  { culture: '', options: compareOptions.None },
  { culture: '', options: compareOptions.IgnoreCase },
  { culture: '', options: compareOptions.Ordinal },
  { culture: '', options: compareOptions.OrdinalIgnoreCase },
];

/** The culture and options that a `StringComparison` stands for. @throws {ArgumentException} */
export function collationOf(comparison: number): Collation {
  checkComparison(comparison);
  if (comparison >= comparisons.InvariantCulture) return collations[comparison - 2]!;
  const { name } = currentCulture();
  return name === '' ? collations[comparison]! : { culture: name, options: comparison };
}

/** Null comes before every string. Of whole strings, by `StringComparison.Ordinal`, the first characters tell, as if each ended with a NUL. */
export function compareTexts(a: string | null, b: string | null, collation: Collation): number {
  if (a === b) return 0;
  if (a === null) return -1;
  if (b === null) return 1;
  if (!(collation.options & compareOptions.Ordinal)) return collate(a, b, collation);
  const isWhole = collation === collations[comparisons.Ordinal - 2];
  return isWhole && (a === '' || b === '')
    ? (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0)
    : compareOrdinal(a, b);
}

/** `String.Compare(a, b, comparison)`. */
export function compareStrings(a: string | null, b: string | null, comparison: number): number {
  return compareTexts(a, b, collationOf(comparison));
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

/** The first (or last) place of `value` in `text` by a comparison. */
export function findString(
  text: string,
  value: string,
  comparison: number,
  last: boolean = false,
): Found | undefined {
  return findCollated(text, value, collationOf(comparison), last);
}

/** Whether a text has no characters but those of ASCII that cultures do not ignore. */
const isPlain = (text: string): boolean => /^[\t-\r -~]*$/.test(text);

/** `StartsWith` by a comparison. */
export function startsWith(text: string, value: string, comparison: number): boolean {
  checkComparison(comparison);
  if (value === '') return true;
  if (comparison === comparisons.Ordinal || (isPlain(text) && isPlain(value) && comparison % 2 === 0))
    return text.startsWith(value);
  if (comparison === comparisons.OrdinalIgnoreCase)
    return toUpperInvariant(text.slice(0, value.length)) === toUpperInvariant(value);
  return hasPrefix(text, value, collationOf(comparison));
}

/** `EndsWith` by a comparison. */
export function endsWith(text: string, value: string, comparison: number): boolean {
  checkComparison(comparison);
  if (value === '') return true;
  if (comparison === comparisons.Ordinal || (isPlain(text) && isPlain(value) && comparison % 2 === 0))
    return text.endsWith(value);
  if (comparison === comparisons.OrdinalIgnoreCase)
    return toUpperInvariant(text.slice(-value.length)) === toUpperInvariant(value);
  return hasSuffix(text, value, collationOf(comparison));
}
