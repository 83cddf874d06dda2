// `System.MemoryExtensions`: the methods of spans, of arrays and strings seen as spans.
import { declareType } from '../../metadata/declaration.ts';
import type { Implementation, TypeDeclaration } from '../../metadata/declaration.ts';
import type { Type } from '../../metadata/symbols.ts';
import { Box } from '../../runtime/box.ts';
import type { NetArray } from '../../runtime/box.ts';
import { coreType, specialType } from '../../runtime/core-types.ts';
import {
  ArgumentException,
  ArgumentNullException,
  ArgumentOutOfRangeException,
} from '../../runtime/exceptions.ts';
import { spend } from '../../runtime/run.ts';
import { textOfSpan, toSpan } from '../../runtime/span.ts';
import type { Span } from '../../runtime/span.ts';
import { binarySearch, sortRange } from '../collections/sorting.ts';
import { comparisonOf, equalityOf } from '../collections/comparers.ts';
import type { Comparison } from '../collections/comparers.ts';
import type { Index, Range } from '../system/index-range.ts';
import { compareStrings, equalStrings, findString, startsWith, endsWith } from '../text/comparison.ts';
import { isWhiteSpace } from '../text/white-space.ts';
import type { SearchValues } from './buffers.ts';
import { toMemory } from './memory-types.ts';
import {
  commonPrefix,
  count,
  firstIndex,
  firstIndexOf,
  is,
  isAny,
  isBetween,
  lastIndex,
  lastIndexOf,
  matchesAt,
  not,
  trim,
} from './span-search.ts';
import type { Test } from './span-search.ts';
import { LineEnumerator, SplitEnumerator, byElement, bySequence, splitInto } from './span-splitting.ts';
import { copyTo } from './span-types.ts';

type Chars = Span<number>;
type Members = Record<string, Implementation>;

// -------- AsSpan, AsMemory

type Make = (value: unknown, element: Type) => Span;

function partOf(whole: Span, isNull: boolean, start: number, length?: number): Span {
  if (isNull && start === 0 && (length ?? 0) === 0) return whole;
  if (
    start < 0 ||
    start > whole.length ||
    (length !== undefined && (length < 0 || start > whole.length - length))
  )
    throw new ArgumentOutOfRangeException('start');
  return whole.part(start, length ?? whole.length - start);
}

function views(method: 'AsSpan' | 'AsMemory', result: string, source: string, make: Make): Members {
  const isText = source === 'string';
  const name = isText ? 'text' : 'array';
  const generic = isText ? '' : '<T>';
  const element = (type: Type | undefined): Type => (isText ? specialType('char') : type!);
  const signature = (rest: string): string =>
    `static ${result} ${method}${generic}(this ${source}? ${name}${rest})`;
  return {
    [signature('')]: (value: unknown, T?: Type) => make(value, element(T)),
    [signature(', int start')]: (value: unknown, start: number, T?: Type) =>
      partOf(make(value, element(T)), value === null, start),
    [signature(', int start, int length')]: (value: unknown, start: number, length: number, T?: Type) =>
      partOf(make(value, element(T)), value === null, start, length),
    [signature(', Index startIndex')]: (value: unknown, start: Index, T?: Type) => {
      const whole = make(value, element(T));
      return partOf(whole, value === null, start.offset(whole.length));
    },
    [signature(', Range range')]: (value: unknown, range: Range, T?: Type) => {
      const whole = make(value, element(T));
      const [start, length] = range.offsetAndLength(whole.length);
      return partOf(whole, value === null, start, length);
    },
  };
}
const spanOf =
  (name: 'Span' | 'ReadOnlySpan'): Make =>
  (value, element) =>
    toSpan(value, coreType(`System.${name}`, 1).construct([element]));
const memoryOf =
  (name: 'Memory' | 'ReadOnlyMemory'): Make =>
  (value, element) =>
    toMemory(value, coreType(`System.${name}`, 1).construct([element]));

// -------- searching

/** `IndexOfAny`, `ContainsAny`… for two values, three, a span of them; with `Except` and `InRange`. */
function anyMembers(): Members {
  const found: Members = {};
  const add = (name: string, result: string, search: (span: Span, test: Test) => unknown): void => {
    const head = `static ${result} ${name}`;
    for (const [suffix, fit] of [
      ['', (test: Test) => test],
      ['Except', not],
    ] as const) {
      const member = `${head}${suffix}<T>(this ReadOnlySpan<T> span, `;
      if (suffix === 'Except')
        found[`${member}T value)`] = (span: Span, value: unknown) => search(span, fit(is(value)));
      found[`${member}T value0, T value1)`] = (span: Span, a: unknown, b: unknown) =>
        search(span, fit(isAny([a, b])));
      found[`${member}T value0, T value1, T value2)`] = (span: Span, a: unknown, b: unknown, c: unknown) =>
        search(span, fit(isAny([a, b, c])));
      found[`${member}ReadOnlySpan<T> values)`] = (span: Span, values: Span) =>
        search(span, fit(isAny(values)));
      found[`${member}System.Buffers.SearchValues<T> values)`] = (span: Span, values: SearchValues) =>
        search(
          span,
          fit((element) => values.has(element)),
        );
      found[
        `${head}${suffix}InRange<T>(this ReadOnlySpan<T> span, T lowInclusive, T highInclusive) where T : IComparable<T>`
      ] = (span: Span, low: unknown, high: unknown) => search(span, fit(isBetween(low, high)));
    }
  };
  add('IndexOfAny', 'int', firstIndex);
  add('LastIndexOfAny', 'int', lastIndex);
  add('ContainsAny', 'bool', (span, test) => firstIndex(span, test) >= 0);
  return found;
}

function equalSequences(a: Span, b: Span): boolean {
  return a.length === b.length && matchesAt(a, b, 0);
}

function compareSequences(a: Span, b: Span): number {
  const compare = comparisonOf(null, a.element);
  const length = Math.min(a.length, b.length);
  spend(length);
  for (let index = 0; index < length; index++) {
    const order = compare(a.get(index), b.get(index));
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function countSequences(span: Span, values: Span): number {
  let total = 0;
  if (values.length === 0) return 0;
  for (let at = firstIndexOf(span, values); at >= 0; at = firstIndexOf(span, values, at + values.length))
    total++;
  return total;
}

// -------- changing

function reverse(span: Span): void {
  const items = span.copy().reverse();
  for (const [index, item] of items.entries()) span.set(index, item);
}
function replace(span: Span, oldValue: unknown, newValue: unknown): void {
  const test = is(oldValue);
  spend(span.length);
  for (let index = 0; index < span.length; index++) if (test(span.get(index))) span.set(index, newValue);
}
function replaceInto(source: Span, destination: Span, oldValue: unknown, newValue: unknown): void {
  copyTo(source, destination);
  replace(destination.slice(0, source.length), oldValue, newValue);
}
function sort(span: Span, compare: Comparison): void {
  sortRange(span.items as unknown[], span.offset, span.length, compare);
}
function sortWith(keys: Span, items: Span): void {
  if (keys.length !== items.length)
    throw new ArgumentException("The keys and values arguments passed to 'Sort' must have the same length.");
  const [allKeys, allItems] = [keys.copy(), items.copy()];
  sortRange(allKeys, 0, allKeys.length, comparisonOf(null, keys.element), allItems);
  for (const [index, key] of allKeys.entries()) {
    keys.set(index, key);
    items.set(index, allItems[index]);
  }
}
function search(span: Span, value: unknown, compare: Comparison): number {
  spend(8);
  return binarySearch(span.copy(), 0, span.length, value, compare);
}

// -------- text

function convertCase(source: Chars, destination: Chars, convert: (text: string) => string): number {
  if (destination.length < source.length) return -1;
  const text = convert(textOfSpan(source));
  for (let index = 0; index < source.length; index++) destination.set(index, text.charCodeAt(index));
  return source.length;
}

const isSpace: Test = (code) => isWhiteSpace(code as number);

function trimMembers(): Members {
  const members: Members = {};
  for (const [name, atStart, atEnd] of [
    ['Trim', true, true],
    ['TrimStart', true, false],
    ['TrimEnd', false, true],
  ] as const) {
    for (const type of ['ReadOnlySpan', 'Span', 'ReadOnlyMemory', 'Memory']) {
      const parameter = type.endsWith('Memory') ? 'memory' : 'span';
      members[`static ${type}<char> ${name}(this ${type}<char> ${parameter})`] = (span: Span) =>
        trim(span, isSpace, atStart, atEnd);
    }
    members[`static ReadOnlySpan<char> ${name}(this ReadOnlySpan<char> span, char trimChar)`] = (
      span: Span,
      value: number,
    ) => trim(span, is(value), atStart, atEnd);
    members[`static ReadOnlySpan<char> ${name}(this ReadOnlySpan<char> span, ReadOnlySpan<char> trimChars)`] =
      (span: Span, values: Span) => trim(span, values.length === 0 ? isSpace : isAny(values), atStart, atEnd);
    for (const type of ['ReadOnlySpan', 'Span']) {
      members[`static ${type}<T> ${name}<T>(this ${type}<T> span, T trimElement) where T : IEquatable<T>?`] =
        (span: Span, value: unknown) => trim(span, is(value), atStart, atEnd);
    }
  }
  return members;
}

const textMembers: Members = {
  'static int CompareTo(this ReadOnlySpan<char> span, ReadOnlySpan<char> other, StringComparison comparisonType)':
    (span: Chars, other: Chars, comparison: number) =>
      compareStrings(textOfSpan(span), textOfSpan(other), comparison),
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
  'static System.Text.SpanLineEnumerator EnumerateLines(this ReadOnlySpan<char> span)': (span: Span) =>
    new LineEnumerator(span),
  'static int Split(this ReadOnlySpan<char> source, Span<Range> destination, char separator, StringSplitOptions options = StringSplitOptions.None)':
    (source: Span, destination: Span, separator: number, options: number) =>
      splitInto(source, destination, byElement(is(separator)), options),
  'static int Split(this ReadOnlySpan<char> source, Span<Range> destination, ReadOnlySpan<char> separator, StringSplitOptions options = StringSplitOptions.None)':
    (source: Span, destination: Span, separator: Span, options: number) =>
      splitInto(source, destination, bySequence(separator), options),
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
  return text.replace(/[\s\S]/g, (unit) => (convert(unit).length === 1 ? convert(unit) : unit));
}

/** `System.MemoryExtensions`. */
export const memoryExtensionsType: TypeDeclaration = declareType(
  'public static class System.MemoryExtensions',
  {
    ...views('AsSpan', 'Span<T>', 'T[]', spanOf('Span')),
    ...views('AsSpan', 'ReadOnlySpan<char>', 'string', spanOf('ReadOnlySpan')),
    ...views('AsMemory', 'Memory<T>', 'T[]', memoryOf('Memory')),
    ...views('AsMemory', 'ReadOnlyMemory<char>', 'string', memoryOf('ReadOnlyMemory')),
    'static void CopyTo<T>(this T[]? source, Span<T> destination)': (
      source: NetArray | null,
      destination: Span,
    ) => copyTo(toSpan(source, destination.$type), destination),
    'static void CopyTo<T>(this T[]? source, Memory<T> destination)': (
      source: NetArray | null,
      destination: Span,
    ) => copyTo(toSpan(source, destination.$type), destination),
    'static int BinarySearch<T>(this ReadOnlySpan<T> span, IComparable<T> comparable)': (
      span: Span,
      comparable: unknown,
      T: Type,
    ) => search(span, naturalOf(comparable), comparisonOf(null, T)),
    'static int BinarySearch<T, TComparer>(this ReadOnlySpan<T> span, T value, TComparer comparer) where TComparer : IComparer<T>':
      (span: Span, value: unknown, comparer: unknown, T: Type) =>
        search(span, value, comparisonOf(comparer, T)),
    'static int CommonPrefixLength<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other)': commonPrefix,
    'static bool Contains<T>(this ReadOnlySpan<T> span, T value)': (span: Span, value: unknown) =>
      firstIndex(span, is(value)) >= 0,
    'static bool Contains<T>(this ReadOnlySpan<T> span, T value, IEqualityComparer<T>? comparer)': (
      span: Span,
      value: unknown,
      comparer: unknown,
    ) => firstIndex(span, isBy(value, comparer)) >= 0,
    'static int Count<T>(this ReadOnlySpan<T> span, T value) where T : IEquatable<T>?': (
      span: Span,
      value: unknown,
    ) => count(span, is(value)),
    'static int Count<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value) where T : IEquatable<T>?':
      countSequences,
    'static int CountAny<T>(this ReadOnlySpan<T> span, params ReadOnlySpan<T> values) where T : IEquatable<T>?':
      (span: Span, values: Span) => count(span, isAny(values)),
    'static bool StartsWith<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value) where T : IEquatable<T>?': (
      span: Span,
      value: Span,
    ) => matchesAt(span, value, 0),
    'static bool StartsWith<T>(this ReadOnlySpan<T> span, T value) where T : IEquatable<T>?': (
      span: Span,
      value: unknown,
    ) => span.length > 0 && is(value)(span.get(0)),
    'static bool EndsWith<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value) where T : IEquatable<T>?': (
      span: Span,
      value: Span,
    ) => matchesAt(span, value, span.length - value.length),
    'static bool EndsWith<T>(this ReadOnlySpan<T> span, T value) where T : IEquatable<T>?': (
      span: Span,
      value: unknown,
    ) => span.length > 0 && is(value)(span.get(span.length - 1)),
    'static int IndexOf<T>(this ReadOnlySpan<T> span, T value)': (span: Span, value: unknown) =>
      firstIndex(span, is(value)),
    'static int IndexOf<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value)': (span: Span, value: Span) =>
      firstIndexOf(span, value),
    'static int LastIndexOf<T>(this ReadOnlySpan<T> span, T value)': (span: Span, value: unknown) =>
      lastIndex(span, is(value)),
    'static int LastIndexOf<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value)': lastIndexOf,
    ...anyMembers(),
    'static void Replace<T>(this Span<T> span, T oldValue, T newValue) where T : IEquatable<T>?': replace,
    'static void Replace<T>(this ReadOnlySpan<T> source, Span<T> destination, T oldValue, T newValue) where T : IEquatable<T>?':
      replaceInto,
    'static void Reverse<T>(this Span<T> span)': reverse,
    'static int SequenceCompareTo<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other) where T : IComparable<T>?':
      compareSequences,
    'static bool SequenceEqual<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other)': equalSequences,
    'static bool SequenceEqual<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other, IEqualityComparer<T>? comparer)':
      (span: Span, other: Span, comparer: unknown) =>
        span.length === other.length &&
        span.copy().every((element, index) => isBy(other.get(index), comparer)(element)),
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
    'static void Sort<TKey, TValue>(this Span<TKey> keys, Span<TValue> items)': sortWith,
    'static MemoryExtensions.SpanSplitEnumerator<T> Split<T>(this ReadOnlySpan<T> source, T separator) where T : IEquatable<T>':
      (source: Span, separator: unknown) => new SplitEnumerator(source, byElement(is(separator))),
    'static MemoryExtensions.SpanSplitEnumerator<T> Split<T>(this ReadOnlySpan<T> source, ReadOnlySpan<T> separator) where T : IEquatable<T>':
      (source: Span, separator: Span) => new SplitEnumerator(source, bySequence(separator)),
    'static MemoryExtensions.SpanSplitEnumerator<T> SplitAny<T>(this ReadOnlySpan<T> source, params ReadOnlySpan<T> separators) where T : IEquatable<T>':
      (source: Span, separators: Span) => new SplitEnumerator(source, byElement(isAny(separators))),
    ...trimMembers(),
    ...textMembers,
  },
);

/** A boxed value as the element that it is. */
function naturalOf(boxed: unknown): unknown {
  return boxed instanceof Box ? boxed.value : boxed;
}

/** Equal to the value as the comparer has it. */
function isBy(value: unknown, comparer: unknown): Test {
  const equality = equalityOf(comparer);
  return equality ? (element) => equality.equals(element, value) : is(value);
}
