// System.String: comparing.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import { hash } from '@mockwright/language/runtime/equality';
import { ArgumentException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { currentCulture } from '../../System.Globalization/culture-info.ts';
import type { CultureInfo } from '../../System.Globalization/culture-info.ts';
import { textOf } from '../span-members.ts';
import type { SomeText } from '../span-members.ts';
import { toUpperInvariant } from './casing.ts';
import { checkOptions, collate } from './collation.ts';
import type { Collation } from './collation.ts';
import { collationOf, comparisons, compareStrings, compareTexts, equalStrings } from './comparison.ts';
import { checkNotNegative, indexMessage } from './range-checks.ts';

const { CurrentCulture, Ordinal } = comparisons;

/** The hash of a text that a comparison tells apart. */
function hashOf(text: string, comparison: number): number {
  collationOf(comparison);
  return hash(comparison % 2 === 1 ? toUpperInvariant(text) : text);
}

type CheckParts = (
  a: string | null,
  indexA: number,
  b: string | null,
  indexB: number,
  length: number,
) => void;

/** `CompareOrdinal` and the overloads with a `StringComparison` check nothing when a string is null. */
function checkIndices(
  a: string | null,
  indexA: number,
  b: string | null,
  indexB: number,
  length: number,
): void {
  if (a === null || b === null) return;
  checkNotNegative('length', length);
  if (indexA < 0 || indexB < 0)
    throw new ArgumentOutOfRangeException(indexA < 0 ? 'indexA' : 'indexB', indexMessage);
  if (a.length < indexA || b.length < indexB)
    throw new ArgumentOutOfRangeException(a.length < indexA ? 'indexA' : 'indexB', indexMessage);
}

/** The others check what `CompareInfo` is given: the parts, cut to the strings' ends. */
function checkParts(
  a: string | null,
  indexA: number,
  b: string | null,
  indexB: number,
  length: number,
): void {
  const lengthOf = (text: string | null, index: number): number =>
    text === null ? length : Math.min(length, text.length - index);
  checkNotNegative('length1', lengthOf(a, indexA));
  checkNotNegative('length2', lengthOf(b, indexB));
  checkNotNegative('offset1', indexA);
  checkNotNegative('offset2', indexB);
  if ((a === null && length > 0) || (b === null && length > 0))
    throw new ArgumentOutOfRangeException(
      a === null ? 'string1' : 'string2',
      'Offset and length must refer to a position in the string.',
    );
}

function compareParts(
  a: string | null,
  indexA: number,
  b: string | null,
  indexB: number,
  length: number,
  collation: Collation,
  check: CheckParts = checkParts,
): number {
  check(a, indexA, b, indexB, length);
  return a === null || b === null
    ? compareTexts(a, b, collation)
    : collate(a.slice(indexA, indexA + length), b.slice(indexB, indexB + length), collation);
}

/** The comparison by the current culture, with or without case. */
const byCase: (ignoreCase: boolean) => number = (ignoreCase) =>
  ignoreCase ? CurrentCulture + 1 : CurrentCulture;

/** The rules of a culture; null is the current one. */
export function collationIn(culture: CultureInfo | null, options: number): Collation {
  return { culture: (culture ?? currentCulture()).name, options };
}

/** Members of `String`. */
export const comparingMembers: Readonly<Record<string, Implementation>> = {
  'static int Compare(string? strA, string? strB)': (a: string | null, b: string | null) =>
    compareStrings(a, b, CurrentCulture),
  'static int Compare(string? strA, string? strB, bool ignoreCase)': (
    a: string | null,
    b: string | null,
    ignoreCase: boolean,
  ) => compareStrings(a, b, byCase(ignoreCase)),
  'static int Compare(string? strA, string? strB, StringComparison comparisonType)': compareStrings,
  'static int Compare(string? strA, string? strB, CultureInfo? culture, System.Globalization.CompareOptions options)':
    (a: string | null, b: string | null, culture: CultureInfo | null, options: number) => {
      checkOptions(options);
      return compareTexts(a, b, collationIn(culture, options));
    },
  'static int Compare(string? strA, string? strB, bool ignoreCase, CultureInfo? culture)': (
    a: string | null,
    b: string | null,
    ignoreCase: boolean,
    culture: CultureInfo | null,
  ) => compareTexts(a, b, collationIn(culture, Number(ignoreCase))),
  'static int Compare(string? strA, int indexA, string? strB, int indexB, int length)': (
    a: string | null,
    indexA: number,
    b: string | null,
    indexB: number,
    length: number,
  ) => compareParts(a, indexA, b, indexB, length, collationOf(CurrentCulture)),
  'static int Compare(string? strA, int indexA, string? strB, int indexB, int length, bool ignoreCase)': (
    a: string | null,
    indexA: number,
    b: string | null,
    indexB: number,
    length: number,
    ignoreCase: boolean,
  ) => compareParts(a, indexA, b, indexB, length, collationOf(byCase(ignoreCase))),
  'static int Compare(string? strA, int indexA, string? strB, int indexB, int length, bool ignoreCase, CultureInfo? culture)':
    (
      a: string | null,
      indexA: number,
      b: string | null,
      indexB: number,
      length: number,
      ignoreCase: boolean,
      culture: CultureInfo | null,
    ) => compareParts(a, indexA, b, indexB, length, collationIn(culture, Number(ignoreCase))),
  'static int Compare(string? strA, int indexA, string? strB, int indexB, int length, CultureInfo? culture, System.Globalization.CompareOptions options)':
    (
      a: string | null,
      indexA: number,
      b: string | null,
      indexB: number,
      length: number,
      culture: CultureInfo | null,
      options: number,
    ) => {
      checkOptions(options);
      return compareParts(a, indexA, b, indexB, length, collationIn(culture, options));
    },
  'static int Compare(string? strA, int indexA, string? strB, int indexB, int length, StringComparison comparisonType)':
    (
      a: string | null,
      indexA: number,
      b: string | null,
      indexB: number,
      length: number,
      comparison: number,
    ) => compareParts(a, indexA, b, indexB, length, collationOf(comparison), checkIndices),
  'static int CompareOrdinal(string? strA, string? strB)': (a: string | null, b: string | null) =>
    compareStrings(a, b, Ordinal),
  'static int CompareOrdinal(string? strA, int indexA, string? strB, int indexB, int length)': (
    a: string | null,
    indexA: number,
    b: string | null,
    indexB: number,
    length: number,
  ) => compareParts(a, indexA, b, indexB, length, collationOf(Ordinal), checkIndices),
  'int CompareTo(object? value)': (self: string, value: unknown) => {
    if (value !== null && typeof value !== 'string')
      throw new ArgumentException('Object must be of type String.');
    return compareStrings(self, value, CurrentCulture);
  },
  'int CompareTo(string? strB)': (self: string, other: string | null) =>
    compareStrings(self, other, CurrentCulture),

  'bool Equals(object? obj)': (self: string, other: unknown) => self === other,
  'bool Equals(string? value)': (self: string, other: string | null) => self === other,
  'bool Equals(string? value, StringComparison comparisonType)': equalStrings,
  'static bool Equals(string? a, string? b)': (a: string | null, b: string | null) => a === b,
  'static bool Equals(string? a, string? b, StringComparison comparisonType)': equalStrings,
  'static bool operator ==(string? a, string? b)': (a: string | null, b: string | null) => a === b,
  'static bool operator !=(string? a, string? b)': (a: string | null, b: string | null) => a !== b,
  'int GetHashCode()': (self: string) => hash(self),
  'int GetHashCode(StringComparison comparisonType)': hashOf,
  'static int GetHashCode(ReadOnlySpan<char> value)': (value: SomeText) => hash(textOf(value) ?? ''),
  'static int GetHashCode(ReadOnlySpan<char> value, StringComparison comparisonType)': (
    value: SomeText,
    comparison: number,
  ) => hashOf(textOf(value) ?? '', comparison),
};
