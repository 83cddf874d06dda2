// The class `System.Text.RegularExpressions.Regex` as template code sees it.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { toArray } from '@mockwright/language/runtime/box';
import type { NetArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import { ArgumentNullException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { dereferenced, notNull } from '@mockwright/language/runtime/not-null';
import { currentRun } from '@mockwright/language/runtime/run';
import { textOfSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import { Index } from '../System/index.ts';
import { Range } from '../System/range.ts';
import { withSpanOverloads } from '../System/span-members.ts';
import { TimeSpan } from '../System/time-span.ts';
import { MatchCollection } from './match.ts';
import type { Match } from './match.ts';
import {
  checkSplitCount,
  escapePattern,
  replaceMatches,
  splitAtMatches,
  unescapePattern,
} from './match-operations.ts';
import { Regex, infiniteTimeout } from './regex.ts';
import { compileReplacement } from './replacement.ts';
import type { ValueMatch } from './value-match.ts';
import { noMatch } from './value-matches.ts';

/** What goes through a list by hand or by `foreach`. */
class ValueEnumerator<T> implements Iterable<T> {
  readonly #items: readonly T[] | null;
  readonly #before: T;
  #index = -1;
  /**
   * @param items null for the default
   * @param before what `Current` is before the first element
   */
  constructor(items: readonly T[] | null, before: T) {
    this.#items = items;
    this.#before = before;
  }
  moveNext(): boolean {
    if (this.#index + 1 >= dereferenced(this.#items).length) return false;
    this.#index++;
    return true;
  }
  get current(): T {
    return this.#items?.[this.#index] ?? this.#before;
  }
  *[Symbol.iterator](): Iterator<T> {
    while (this.moveNext()) yield this.current;
  }
}

/** `ValueMatchEnumerator`. */
function valueMatches({ items }: { readonly items: readonly ValueMatch[] }): ValueEnumerator<ValueMatch> {
  return new ValueEnumerator(
    items.map(({ index, length }) => ({ index, length })),
    noMatch,
  );
}

const rangeOf = (start: number, end: number): Range => new Range(new Index(start), new Index(end));

/** `ValueSplitEnumerator`: the ranges between matches, at most `count` (0: all). */
function valueSplits(
  matches: Iterable<ValueMatch>,
  length: number,
  count: number,
  rightToLeft: boolean,
): ValueEnumerator<Range> {
  const ranges: Range[] = [];
  let start = 0;
  let end = length;
  for (const match of matches) {
    if (ranges.length + 1 === count) break;
    const matchEnd = match.index + match.length;
    ranges.push(rightToLeft ? rangeOf(matchEnd, end) : rangeOf(start, match.index));
    start = matchEnd;
    end = match.index;
  }
  ranges.push(rightToLeft ? rangeOf(0, end) : rangeOf(start, length));
  return new ValueEnumerator(ranges, rangeOf(0, 0));
}

const enumerator = (type: string, item: string): Record<string, Implementation> => ({
  [`${item} Current { get; }`]: (self: ValueEnumerator<unknown>) => self.current,
  [`${type} GetEnumerator()`]: (self: unknown) => self,
  'bool MoveNext()': (self: ValueEnumerator<unknown>) => self.moveNext(),
});
const noMatches = (): ValueEnumerator<ValueMatch> => new ValueEnumerator(null, noMatch);
const noRanges = (): ValueEnumerator<Range> => new ValueEnumerator([], rangeOf(0, 0));

/** `System.Text.RegularExpressions.Regex.ValueMatchEnumerator`. */
export const regexValueMatchEnumeratorType: TypeDeclaration = declareType(
  'public ref struct System.Text.RegularExpressions.Regex.ValueMatchEnumerator',
  () => enumerator('Regex.ValueMatchEnumerator', 'ValueMatch'),
  { defaultValue: noMatches },
);

/** `System.Text.RegularExpressions.Regex.ValueSplitEnumerator`. */
export const regexValueSplitEnumeratorType: TypeDeclaration = declareType(
  'public ref struct System.Text.RegularExpressions.Regex.ValueSplitEnumerator',
  () => enumerator('Regex.ValueSplitEnumerator', 'Range'),
  { defaultValue: noRanges },
);

type Evaluator = (match: Match) => string | null;

function strings(texts: readonly string[]): NetArray<string> {
  return toArray([...texts], specialType('string'));
}
function replaceText(
  regex: Regex,
  input: string | null,
  replacement: string | null,
  count?: number,
  start?: number,
): string {
  if (input === null) throw new ArgumentNullException('input');
  if (replacement === null) throw new ArgumentNullException('replacement');
  return replaceMatches(regex, input, compileReplacement(replacement, regex), count, start);
}
function replaceBy(
  regex: Regex,
  input: string | null,
  evaluator: Evaluator | null,
  count?: number,
  start?: number,
): string {
  if (input === null) throw new ArgumentNullException('input');
  if (evaluator === null) throw new ArgumentNullException('evaluator');
  return replaceMatches(regex, input, evaluator, count, start);
}
function allMatches(regex: Regex, input: string | null, start?: number): MatchCollection {
  if (input === null) throw new ArgumentNullException('input');
  if (start !== undefined) regex.checkStart(input, start);
  return new MatchCollection(regex.matches(input, start));
}
/** .NET checks the input before it parses the pattern. */
function made(input: string | null, pattern: string | null, options: number = 0, timeout?: TimeSpan): Regex {
  const regex = new Regex(pattern, options, timeout?.total(10_000n));
  if (input === null) throw new ArgumentNullException('input');
  return regex;
}

function splits(
  regex: Regex,
  input: Span<number>,
  count: number = 0,
  start?: number,
): ReturnType<typeof valueSplits> {
  checkSplitCount(count);
  return valueSplits(regex.matches(textOfSpan(input), start), input.length, count, regex.rightToLeft);
}

/** `Regex.CacheSize`: how many patterns are kept is our own affair; the number is that of the run. */
const cacheSizeKey = Symbol('Regex.CacheSize');
const cacheSize = {
  get: () => (currentRun().item(cacheSizeKey) as number | undefined) ?? 15,
  set: (value: number) => {
    if (value < 0) throw new ArgumentOutOfRangeException('value');
    currentRun().items.set(cacheSizeKey, value);
  },
};

export const regexType: TypeDeclaration = declareType(
  'public class System.Text.RegularExpressions.Regex',
  () =>
    withSpanOverloads(
      {
        'Regex(string pattern)': (pattern: string | null) => new Regex(pattern),
        'Regex(string pattern, RegexOptions options)': (pattern: string | null, options: number) =>
          new Regex(pattern, options),
        'Regex(string pattern, RegexOptions options, TimeSpan matchTimeout)': (
          pattern: string | null,
          options: number,
          timeout: TimeSpan,
        ) => new Regex(pattern, options, timeout.total(10_000n)),
        'static readonly TimeSpan InfiniteMatchTimeout': new TimeSpan(BigInt(infiniteTimeout) * 10_000n),
        'TimeSpan MatchTimeout { get; }': (self: Regex) => TimeSpan.ofTicks(self.timeout * 10_000),
        'static int CacheSize { get; set; }': cacheSize,
        'RegexOptions Options { get; }': (self: Regex) => self.options,
        'bool RightToLeft { get; }': (self: Regex) => self.rightToLeft,
        'static bool IsMatch(string input, string pattern)': (input: string | null, pattern: string | null) =>
          made(input, pattern).isMatch(input),
        'static bool IsMatch(string input, string pattern, RegexOptions options)': (
          input: string | null,
          pattern: string | null,
          options: number,
        ) => made(input, pattern, options).isMatch(input),
        'static bool IsMatch(string input, string pattern, RegexOptions options, TimeSpan matchTimeout)': (
          input: string | null,
          pattern: string | null,
          options: number,
          timeout: TimeSpan,
        ) => made(input, pattern, options, timeout).isMatch(input),
        'bool IsMatch(string input)': (self: Regex, input: string | null) => self.isMatch(input),
        'bool IsMatch(string input, int startat)': (self: Regex, input: string | null, start: number) =>
          self.isMatch(input, start),
        'static Match Match(string input, string pattern)': (input: string | null, pattern: string | null) =>
          made(input, pattern).find(input),
        'static Match Match(string input, string pattern, RegexOptions options)': (
          input: string | null,
          pattern: string | null,
          options: number,
        ) => made(input, pattern, options).find(input),
        'static Match Match(string input, string pattern, RegexOptions options, TimeSpan matchTimeout)': (
          input: string | null,
          pattern: string | null,
          options: number,
          timeout: TimeSpan,
        ) => made(input, pattern, options, timeout).find(input),
        'Match Match(string input)': (self: Regex, input: string | null) => self.find(input),
        'Match Match(string input, int startat)': (self: Regex, input: string | null, start: number) =>
          self.find(input, start),
        'Match Match(string input, int beginning, int length)': (
          self: Regex,
          input: string | null,
          beginning: number,
          length: number,
        ) => {
          if (input === null) throw new ArgumentNullException('input');
          return self.findIn(input, beginning, length);
        },
        'static MatchCollection Matches(string input, string pattern)': (
          input: string | null,
          pattern: string | null,
        ) => allMatches(made(input, pattern), input),
        'static MatchCollection Matches(string input, string pattern, RegexOptions options)': (
          input: string | null,
          pattern: string | null,
          options: number,
        ) => allMatches(made(input, pattern, options), input),
        'static MatchCollection Matches(string input, string pattern, RegexOptions options, TimeSpan matchTimeout)':
          (input: string | null, pattern: string | null, options: number, timeout: TimeSpan) =>
            allMatches(made(input, pattern, options, timeout), input),
        'MatchCollection Matches(string input)': (self: Regex, input: string | null) =>
          allMatches(self, input),
        'MatchCollection Matches(string input, int startat)': allMatches,
        'int Count(string input)': (self: Regex, input: string | null) =>
          allMatches(self, input).items.length,
        'int Count(ReadOnlySpan<char> input, int startat)': (
          self: Regex,
          input: Span<number>,
          start: number,
        ) => allMatches(self, textOfSpan(input), start).items.length,
        'static int Count(string input, string pattern)': (input: string | null, pattern: string | null) =>
          allMatches(made(input, pattern), input).items.length,
        'static int Count(string input, string pattern, RegexOptions options)': (
          input: string | null,
          pattern: string | null,
          options: number,
        ) => allMatches(made(input, pattern, options), input).items.length,
        'static string Replace(string input, string pattern, string replacement)': (
          input: string | null,
          pattern: string | null,
          replacement: string | null,
        ) => replaceText(made(input, pattern), input, replacement),
        'static string Replace(string input, string pattern, string replacement, RegexOptions options)': (
          input: string | null,
          pattern: string | null,
          replacement: string | null,
          options: number,
        ) => replaceText(made(input, pattern, options), input, replacement),
        'static string Replace(string input, string pattern, string replacement, RegexOptions options, TimeSpan matchTimeout)':
          (
            input: string | null,
            pattern: string | null,
            replacement: string | null,
            options: number,
            timeout: TimeSpan,
          ) => replaceText(made(input, pattern, options, timeout), input, replacement),
        'string Replace(string input, string replacement)': (
          self: Regex,
          input: string | null,
          replacement: string | null,
        ) => replaceText(self, input, replacement),
        'string Replace(string input, string replacement, int count)': replaceText,
        'string Replace(string input, string replacement, int count, int startat)': replaceText,
        'static string Replace(string input, string pattern, MatchEvaluator evaluator)': (
          input: string | null,
          pattern: string | null,
          evaluator: Evaluator | null,
        ) => replaceBy(made(input, pattern), input, evaluator),
        'static string Replace(string input, string pattern, MatchEvaluator evaluator, RegexOptions options)':
          (input: string | null, pattern: string | null, evaluator: Evaluator | null, options: number) =>
            replaceBy(made(input, pattern, options), input, evaluator),
        'static string Replace(string input, string pattern, MatchEvaluator evaluator, RegexOptions options, TimeSpan matchTimeout)':
          (
            input: string | null,
            pattern: string | null,
            evaluator: Evaluator | null,
            options: number,
            timeout: TimeSpan,
          ) => replaceBy(made(input, pattern, options, timeout), input, evaluator),
        'string Replace(string input, MatchEvaluator evaluator)': (
          self: Regex,
          input: string | null,
          evaluator: Evaluator | null,
        ) => replaceBy(self, input, evaluator),
        'static string[] Split(string input, string pattern)': (
          input: string | null,
          pattern: string | null,
        ) => strings(splitAtMatches(made(input, pattern), input)),
        'static string[] Split(string input, string pattern, RegexOptions options)': (
          input: string | null,
          pattern: string | null,
          options: number,
        ) => strings(splitAtMatches(made(input, pattern, options), input)),
        'static string[] Split(string input, string pattern, RegexOptions options, TimeSpan matchTimeout)': (
          input: string | null,
          pattern: string | null,
          options: number,
          timeout: TimeSpan,
        ) => strings(splitAtMatches(made(input, pattern, options, timeout), input)),
        'string[] Split(string input)': (self: Regex, input: string | null) =>
          strings(splitAtMatches(self, input)),
        'string[] Split(string input, int count)': (self: Regex, input: string | null, count: number) =>
          strings(splitAtMatches(self, input, count)),
        'static int Count(string input, string pattern, RegexOptions options, TimeSpan matchTimeout)': (
          input: string | null,
          pattern: string | null,
          options: number,
          timeout: TimeSpan,
        ) => allMatches(made(input, pattern, options, timeout), input).items.length,
        'string Replace(string input, MatchEvaluator evaluator, int count)': replaceBy,
        'string Replace(string input, MatchEvaluator evaluator, int count, int startat)': replaceBy,
        'string[] Split(string input, int count, int startat)': (
          self: Regex,
          input: string | null,
          count: number,
          start: number,
        ) => strings(splitAtMatches(self, input, count, start)),
        'static string Escape(string str)': escapePattern,
        'static string Unescape(string str)': unescapePattern,
        'string[] GetGroupNames()': (self: Regex) =>
          strings(self.groupNumbers.map((number) => self.groupName(number))),
        'int[] GetGroupNumbers()': (self: Regex) => toArray([...self.groupNumbers], specialType('int')),
        'string GroupNameFromNumber(int i)': (self: Regex, number: number) => self.groupName(number),
        'int GroupNumberFromName(string name)': (self: Regex, name: string | null) =>
          self.groupNumber(notNull(name, 'name')),
        'override string ToString()': (self: Regex) => self.pattern,
        'static Regex.ValueMatchEnumerator EnumerateMatches(ReadOnlySpan<char> input, string pattern)': (
          input: Span<number>,
          pattern: string | null,
        ) => valueMatches(allMatches(made('', pattern), textOfSpan(input))),
        'static Regex.ValueMatchEnumerator EnumerateMatches(ReadOnlySpan<char> input, string pattern, RegexOptions options)':
          (input: Span<number>, pattern: string | null, options: number) =>
            valueMatches(allMatches(made('', pattern, options), textOfSpan(input))),
        'static Regex.ValueMatchEnumerator EnumerateMatches(ReadOnlySpan<char> input, string pattern, RegexOptions options, TimeSpan matchTimeout)':
          (input: Span<number>, pattern: string | null, options: number, timeout: TimeSpan) =>
            valueMatches(allMatches(made('', pattern, options, timeout), textOfSpan(input))),
        'Regex.ValueMatchEnumerator EnumerateMatches(ReadOnlySpan<char> input)': (
          self: Regex,
          input: Span<number>,
        ) => valueMatches(allMatches(self, textOfSpan(input))),
        'Regex.ValueMatchEnumerator EnumerateMatches(ReadOnlySpan<char> input, int startat)': (
          self: Regex,
          input: Span<number>,
          start: number,
        ) => valueMatches(allMatches(self, textOfSpan(input), start)),
        'static Regex.ValueSplitEnumerator EnumerateSplits(ReadOnlySpan<char> input, string pattern)': (
          input: Span<number>,
          pattern: string | null,
        ) => splits(made('', pattern), input),
        'static Regex.ValueSplitEnumerator EnumerateSplits(ReadOnlySpan<char> input, string pattern, RegexOptions options)':
          (input: Span<number>, pattern: string | null, options: number) =>
            splits(made('', pattern, options), input),
        'static Regex.ValueSplitEnumerator EnumerateSplits(ReadOnlySpan<char> input, string pattern, RegexOptions options, TimeSpan matchTimeout)':
          (input: Span<number>, pattern: string | null, options: number, timeout: TimeSpan) =>
            splits(made('', pattern, options, timeout), input),
        'Regex.ValueSplitEnumerator EnumerateSplits(ReadOnlySpan<char> input)': splits,
        'Regex.ValueSplitEnumerator EnumerateSplits(ReadOnlySpan<char> input, int count)': splits,
        'Regex.ValueSplitEnumerator EnumerateSplits(ReadOnlySpan<char> input, int count, int startat)':
          splits,
      },
      /^(?:static )?(?:bool IsMatch|int Count)\(string input\b/,
      /^string input$/,
    ),
  { runtime: Regex },
);
