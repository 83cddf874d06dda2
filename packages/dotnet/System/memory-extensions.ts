// `System.MemoryExtensions`: the methods of spans, of arrays and strings seen as spans.
import { inPieces } from '@mockwright/language/runtime/text-pieces';
import { coreType } from '@mockwright/language/runtime/core-types';
import { seenAs } from '@mockwright/language/runtime/repeated-interfaces';
import { compare } from '@mockwright/language/runtime/comparison';
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, Ref, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType, Type } from '@mockwright/language/metadata/symbols';
import { Box } from '@mockwright/language/runtime/box';
import type { NetArray } from '@mockwright/language/runtime/box';
import { ArgumentException, ArgumentNullException } from '@mockwright/language/runtime/exceptions';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';
import { spend, spendElements } from '@mockwright/language/runtime/run';
import { textOfSpan, toSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import type { SearchValues } from '../System.Buffers/search-values.ts';
import { comparisonOf } from '../System.Collections/comparers.ts';
import type { Comparison } from '../System.Collections/comparers.ts';
import { binarySearch, sortRange } from '../System.Collections/sort-range.ts';
import { StringRuneEnumerator } from './text/runes.ts';
import type { FormattableString } from './formattable-string.ts';
import { writeText } from './span-members.ts';
import { copyTo } from './span-type-members.ts';
import {
  alsoOfSpans,
  anyMembers,
  isSpace,
  replaceMembers,
  searchMembers,
  trimMembers,
} from './spans/span-element-members.ts';
import { firstIndex, firstIndexOf, is, isAny, matchesAt, not, sameBy } from './spans/span-search.ts';
import type { Same, Test } from './spans/span-search.ts';
import { memoryOf, segmentViews, spanOf, views } from './spans/span-views.ts';
import { LineEnumerator, SplitEnumerator, enumerator, noSource, rangeOf } from './split-enumerators.ts';
import type { Separator } from './split-enumerators.ts';
import { collate } from './text/collation.ts';
import { collationOf, endsWith, equalStrings, findString, startsWith } from './text/comparison.ts';
import { isWhiteSpace } from './text/white-space.ts';

/** Separators of one element. */
function byElement(test: Test): Separator {
  return (span, from) => {
    for (let index = from; index < span.length; index++) if (test(span.get(index))) return [index, 1];
    return undefined;
  };
}
/** Separators of several elements; none where there are none. */
function bySequence(values: Span): Separator {
  return (span, from) => {
    const index = values.length === 0 ? -1 : firstIndexOf(span, values, from);
    return index < 0 ? undefined : [index, values.length];
  };
}

/** Separators that are texts; of those that begin at one place the first that is listed. */
function byTexts(texts: readonly (string | null)[]): Separator {
  spendElements(texts.length);
  const separators = [...new Set(texts)].filter((text) => text !== null && text !== '') as string[];
  return (span, from) => {
    const text = textOfSpan(span as Span<number>);
    for (let index = from; index < text.length; index++) {
      spend(1 + separators.length);
      const found = separators.find((separator) => text.startsWith(separator, index));
      if (found !== undefined) return [index, found.length];
    }
    return undefined;
  };
}

/** Writes the ranges between separators into a span; the last one that fits takes all the rest. */
function splitInto(source: Span, destination: Span, separator: Separator, options: number): number {
  const [removesEmpty, trims] = [(options & 1) !== 0, (options & 2) !== 0];
  let written = 0;
  let start = 0;
  while (written < destination.length && start <= source.length) {
    spend(1);
    const isLast = written === destination.length - 1;
    let found = separator(source, start);
    let [from, to] = [start, found ? found[0] : source.length];
    if (isLast && found) {
      // The rest stays together, but for empty parts before it.
      const [first] = trimmed(source, from, to, trims);
      const isEmpty = first >= trimmed(source, from, to, trims)[1];
      if (!(removesEmpty && isEmpty)) {
        to = source.length;
        found = undefined;
      }
    }
    [from, to] = trimmed(source, from, to, trims);
    if (!(removesEmpty && from >= to)) destination.set(written++, rangeOf(from, to));
    start = found ? found[0] + found[1] : source.length + 1;
  }
  return written;
}

function trimmed(source: Span, from: number, to: number, trims: boolean): [number, number] {
  let [start, end] = [from, to];
  if (!trims) return [start, end];
  while (start < end && isWhiteSpace(source.get(start) as number)) start++;
  while (end > start && isWhiteSpace(source.get(end - 1) as number)) end--;
  return [start, end];
}

/** `System.MemoryExtensions.SpanSplitEnumerator`. */
export const memoryExtensionsSpanSplitEnumeratorType: TypeDeclaration = declareType(
  'public ref struct System.MemoryExtensions.SpanSplitEnumerator<T>',
  () => ({
    ...enumerator('MemoryExtensions.SpanSplitEnumerator<T>', 'Range'),
    'ReadOnlySpan<T> Source { get; }': (self: SplitEnumerator) => self.source,
  }),
  { defaultValue: (type) => new SplitEnumerator(noSource((type as NamedType).typeArguments[0]!), null) },
);

type Chars = Span<number>;
type Members = Record<string, Implementation>;

// -------- searching

function equalSequences(a: Span, b: Span, same?: Same): boolean {
  return a.length === b.length && matchesAt(a, b, 0, same);
}

/** Where the second span begins in the first, if they share elements. */
function offsetOf(span: Span, other: Span): number | undefined {
  const offset = other.offset - span.offset;
  return span.items === other.items && offset < span.length && -offset < other.length ? offset : undefined;
}

function compareSequences(a: Span, b: Span, comparer: unknown): number {
  const compare = comparisonOf(comparer, a.element);
  const length = Math.min(a.length, b.length);
  spend(length);
  for (let index = 0; index < length; index++) {
    const order = compare(a.get(index), b.get(index));
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

// -------- changing

function reverse(span: Span): void {
  const items = span.copy().reverse();
  for (const [index, item] of items.entries()) span.set(index, item);
}
function sort(span: Span, compare: Comparison): void {
  sortRange(span.items as unknown[], span.offset, span.length, compare);
}
function sortWith(keys: Span, items: Span, compare: Comparison = comparisonOf(null, keys.element)): void {
  if (keys.length !== items.length)
    throw new ArgumentException('Length of items must be same as length of keys.');
  const [allKeys, allItems] = [keys.copy(), items.copy()];
  sortRange(allKeys, 0, allKeys.length, compare, allItems);
  for (const [index, key] of allKeys.entries()) {
    keys.set(index, key);
    items.set(index, allItems[index]);
  }
}
function search(span: Span, value: unknown, compare: Comparison): number {
  spend(8);
  return binarySearch(span.copy(), 0, span.length, value, compare);
}
interface Comparable {
  readonly 'IComparable`1.CompareTo/1'?: (other: unknown) => number;
}
/** What is looked for compares itself with the elements, of whose type it need not be. */
function searchFor(span: Span, comparable: unknown, type: Type): number {
  const value = naturalOf(comparable);
  if (typeof value !== 'object' || value === null) return search(span, value, comparisonOf(null, type));
  const shown = seenAs(value, coreType('System.IComparable', 1).construct([type])) as Comparable;
  const own = shown['IComparable`1.CompareTo/1'];
  return search(span, value, own ? (item) => -own.call(shown, item) : (item) => -compare(value, item));
}

// -------- text

function convertCase(source: Chars, destination: Chars, convert: (text: string) => string): number {
  if (destination.length < source.length) return -1;
  const text = convert(textOfSpan(source));
  for (let index = 0; index < source.length; index++) destination.set(index, text.charCodeAt(index));
  return source.length;
}

const textMembers: Members = {
  'static int CompareTo(this ReadOnlySpan<char> span, ReadOnlySpan<char> other, StringComparison comparisonType)':
    (span: Chars, other: Chars, comparison: number) =>
      collate(textOfSpan(span), textOfSpan(other), collationOf(comparison)),
  'static bool Equals(this ReadOnlySpan<char> span, ReadOnlySpan<char> other, StringComparison comparisonType)':
    (span: Chars, other: Chars, comparison: number) =>
      equalStrings(textOfSpan(span), textOfSpan(other), comparison),
  'static bool Contains(this ReadOnlySpan<char> span, ReadOnlySpan<char> value, StringComparison comparisonType)':
    (span: Chars, value: Chars, comparison: number) => findText(span, value, comparison) >= 0,
  'static int IndexOf(this ReadOnlySpan<char> span, ReadOnlySpan<char> value, StringComparison comparisonType)':
    findText,
  'static bool StartsWith(this ReadOnlySpan<char> span, ReadOnlySpan<char> value, StringComparison comparisonType)':
    (span: Chars, value: Chars, comparison: number) =>
      startsWith(textOfSpan(span), textOfSpan(value), comparison),
  'static bool EndsWith(this ReadOnlySpan<char> span, ReadOnlySpan<char> value, StringComparison comparisonType)':
    (span: Chars, value: Chars, comparison: number) =>
      endsWith(textOfSpan(span), textOfSpan(value), comparison),
  'static bool IsWhiteSpace(this ReadOnlySpan<char> span)': (span: Span) =>
    firstIndex(span, not(isSpace)) < 0,
  'static int ToUpperInvariant(this ReadOnlySpan<char> source, Span<char> destination)': (
    source: Chars,
    destination: Chars,
  ) => convertCase(source, destination, toUpper),
  'static int ToLowerInvariant(this ReadOnlySpan<char> source, Span<char> destination)': (
    source: Chars,
    destination: Chars,
  ) => convertCase(source, destination, toLower),
  'static int ToUpper(this ReadOnlySpan<char> source, Span<char> destination, CultureInfo? culture)': (
    source: Chars,
    destination: Chars,
  ) => convertCase(source, destination, toUpper),
  'static int ToLower(this ReadOnlySpan<char> source, Span<char> destination, CultureInfo? culture)': (
    source: Chars,
    destination: Chars,
  ) => convertCase(source, destination, toLower),
  'static int LastIndexOf(this ReadOnlySpan<char> span, ReadOnlySpan<char> value, StringComparison comparisonType)':
    (span: Chars, value: Chars, comparison: number) =>
      findString(textOfSpan(span), textOfSpan(value), comparison, true)?.index ?? -1,
  'static System.Text.SpanRuneEnumerator EnumerateRunes(this ReadOnlySpan<char> span)': (span: Chars) =>
    new StringRuneEnumerator(textOfSpan(span)),
  'static System.Text.SpanLineEnumerator EnumerateLines(this ReadOnlySpan<char> span)': (span: Span) =>
    new LineEnumerator(span),
  'static int Split(this ReadOnlySpan<char> source, Span<Range> destination, char separator, StringSplitOptions options = StringSplitOptions.None)':
    (source: Span, destination: Span, separator: number, options: number) =>
      splitInto(source, destination, byElement(is(separator)), options),
  'static int Split(this ReadOnlySpan<char> source, Span<Range> destination, ReadOnlySpan<char> separator, StringSplitOptions options = StringSplitOptions.None)':
    (source: Span, destination: Span, separator: Span, options: number) =>
      splitInto(source, destination, bySequence(separator), options),
  'static int SplitAny(this ReadOnlySpan<char> source, Span<Range> destination, ReadOnlySpan<string> separators, StringSplitOptions options = StringSplitOptions.None)':
    (source: Span, destination: Span, separators: Span<string>, options: number) =>
      splitInto(
        source,
        destination,
        separators.length === 0 ? byElement(isSpace) : byTexts(separators.view()),
        options,
      ),
  'static int SplitAny(this ReadOnlySpan<char> source, Span<Range> destination, ReadOnlySpan<char> separators, StringSplitOptions options = StringSplitOptions.None)':
    (source: Span, destination: Span, separators: Span, options: number) =>
      splitInto(
        source,
        destination,
        byElement(separators.length === 0 ? isSpace : isAny(separators)),
        options,
      ),
};

function findText(span: Chars, value: Chars, comparison: number): number {
  return findString(textOfSpan(span), textOfSpan(value), comparison)?.index ?? -1;
}
const toUpper = (text: string): string => mapUnits(text, (unit) => unit.toUpperCase());
const toLower = (text: string): string => mapUnits(text, (unit) => unit.toLowerCase());
/** Character by character: what would become longer stays. */
function mapUnits(text: string, convert: (unit: string) => string): string {
  const whole = convert(text);
  if (whole.length === text.length) return whole;
  return inPieces(text, (piece) =>
    piece.replace(/[\s\S]/g, (unit) => (convert(unit).length === 1 ? convert(unit) : unit)),
  );
}

/** `System.MemoryExtensions`. */
export const memoryExtensionsType: TypeDeclaration = declareType(
  'public static class System.MemoryExtensions',
  () => ({
    ...views('AsSpan', 'Span<T>', 'T[]', spanOf('Span')),
    ...views('AsSpan', 'ReadOnlySpan<char>', 'string', spanOf('ReadOnlySpan')),
    ...views('AsMemory', 'Memory<T>', 'T[]', memoryOf('Memory')),
    ...views('AsMemory', 'ReadOnlyMemory<char>', 'string', memoryOf('ReadOnlyMemory')),
    ...segmentViews,
    'static void CopyTo<T>(this T[]? source, Span<T> destination)': (
      source: NetArray | null,
      destination: Span,
    ) => copyTo(toSpan(source, destination.$type), destination),
    'static void CopyTo<T>(this T[]? source, Memory<T> destination)': (
      source: NetArray | null,
      destination: Span,
    ) => copyTo(toSpan(source, destination.$type), destination),
    ...alsoOfSpans({
      'static int BinarySearch<T>(this ReadOnlySpan<T> span, IComparable<T> comparable)': (
        span: Span,
        comparable: unknown,
        T: Type,
      ) => searchFor(span, comparable, T),
      'static int BinarySearch<T, TComparable>(this ReadOnlySpan<T> span, TComparable comparable) where TComparable : IComparable<T>':
        (span: Span, comparable: unknown, T: Type) => searchFor(span, comparable, T),
      'static int BinarySearch<T, TComparer>(this ReadOnlySpan<T> span, T value, TComparer comparer) where TComparer : IComparer<T>':
        (span: Span, value: unknown, comparer: unknown, T: Type) =>
          search(span, value, comparisonOf(notNull(comparer, 'comparer'), T)),
    }),
    ...searchMembers,
    ...anyMembers,
    ...replaceMembers,
    'static void Reverse<T>(this Span<T> span)': reverse,
    ...alsoOfSpans(
      {
        'static int SequenceCompareTo<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other) where T : IComparable<T>?':
          (span: Span, other: Span) => compareSequences(span, other, null),
        'static bool SequenceEqual<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other) where T : IEquatable<T>?':
          (a: Span, b: Span) => equalSequences(a, b),
        'static bool SequenceEqual<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other, IEqualityComparer<T>? comparer)':
          (span: Span, other: Span, comparer: unknown) => equalSequences(span, other, sameBy(comparer)),
        'static int SequenceCompareTo<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other, IComparer<T>? comparer)':
          compareSequences,
        'static bool Overlaps<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other)': (a: Span, b: Span) =>
          offsetOf(a, b) !== undefined,
        'static bool Overlaps<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other, out int elementOffset)': (
          span: Span,
          other: Span,
          elementOffset: Ref,
        ) => {
          const offset = offsetOf(span, other);
          elementOffset.v = offset ?? 0;
          return offset !== undefined;
        },
      },
      /^(?!.*IComparer)/,
    ),
    'static void Sort<T>(this Span<T> span)': (span: Span, T: Type) => {
      sort(span, comparisonOf(null, T));
    },
    'static void Sort<T>(this Span<T> span, Comparison<T> comparison)': (
      span: Span,
      comparison: Comparison | null,
    ) => {
      if (comparison === null) throw new ArgumentNullException('comparison');
      sort(span, comparison);
    },
    'static void Sort<T, TComparer>(this Span<T> span, TComparer comparer) where TComparer : IComparer<T>': (
      span: Span,
      comparer: unknown,
      T: Type,
    ) => {
      sort(span, comparisonOf(comparer, T));
    },
    'static void Sort<TKey, TValue>(this Span<TKey> keys, Span<TValue> items)': (keys: Span, items: Span) => {
      sortWith(keys, items);
    },
    'static void Sort<TKey, TValue>(this Span<TKey> keys, Span<TValue> items, Comparison<TKey> comparison)': (
      keys: Span,
      items: Span,
      comparison: Comparison | null,
    ) => {
      if (comparison === null) throw new ArgumentNullException('comparison');
      sortWith(keys, items, comparison);
    },
    'static void Sort<TKey, TValue, TComparer>(this Span<TKey> keys, Span<TValue> items, TComparer comparer) where TComparer : IComparer<TKey>?':
      (keys: Span, items: Span, comparer: unknown) => {
        sortWith(keys, items, comparisonOf(comparer, keys.element));
      },
    'static MemoryExtensions.SpanSplitEnumerator<T> Split<T>(this ReadOnlySpan<T> source, T separator) where T : IEquatable<T>':
      (source: Span, separator: unknown) => new SplitEnumerator(source, byElement(is(separator))),
    'static MemoryExtensions.SpanSplitEnumerator<T> Split<T>(this ReadOnlySpan<T> source, ReadOnlySpan<T> separator) where T : IEquatable<T>':
      (source: Span, separator: Span) => new SplitEnumerator(source, bySequence(separator)),
    'static MemoryExtensions.SpanSplitEnumerator<T> SplitAny<T>(this ReadOnlySpan<T> source, System.Buffers.SearchValues<T> separators) where T : IEquatable<T>':
      (source: Span, given: SearchValues | null) => {
        const separators = notNull(given, 'separators');
        return new SplitEnumerator(
          source,
          byElement((element) => separators.has(element)),
        );
      },
    'static MemoryExtensions.SpanSplitEnumerator<T> SplitAny<T>(this ReadOnlySpan<T> source, params ReadOnlySpan<T> separators) where T : IEquatable<T>':
      (source: Span, separators: Span) => new SplitEnumerator(source, byElement(isAny(separators))),
    'static bool TryWrite(this Span<char> destination, FormattableString handler, out int charsWritten)': (
      destination: Span<number>,
      handler: FormattableString | null,
      charsWritten: Ref,
    ) => writeText(dereferenced(handler).text(null), destination, charsWritten),
    'static bool TryWrite(this Span<char> destination, IFormatProvider? provider, FormattableString handler, out int charsWritten)':
      (destination: Span<number>, provider: unknown, handler: FormattableString | null, charsWritten: Ref) =>
        writeText(dereferenced(handler).text(provider), destination, charsWritten),
    ...trimMembers,
    ...textMembers,
  }),
);

/** A boxed value as the element that it is. */
function naturalOf(boxed: unknown): unknown {
  return boxed instanceof Box ? boxed.value : boxed;
}
