// The members of `MemoryExtensions` that look for elements, by their own equality or by a comparer's.
import { notNull } from '@mockwright/language/runtime/not-null';
import type { Implementation } from '@mockwright/language/metadata/declaration';
import { spend } from '@mockwright/language/runtime/run';
import { textOfSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import { isWhiteSpace } from '../text/white-space.ts';
import type { SearchValues } from '../../System.Buffers/search-values.ts';
import {
  commonPrefix,
  count,
  countOf,
  firstIndex,
  firstIndexOf,
  is,
  isAny,
  isBetween,
  lastIndex,
  lastIndexOf,
  matchesAt,
  not,
  sameBy,
  trim,
} from './span-search.ts';
import type { Same, Test } from './span-search.ts';
import { copyTo } from '../span-type-members.ts';

type Members = Record<string, Implementation>;

const byComparer = ', IEqualityComparer<T>? comparer = null';
const own = 'where T : IEquatable<T>?';

/** The member by the elements' own equality, and its overload with a comparer. */
function alsoByComparer(head: string, call: (span: Span, value: any, same: Same) => unknown): Members {
  return {
    [`${head}) ${own}`]: (span: Span, value: unknown) => call(span, value, sameBy(null)),
    [`${head}${byComparer})`]: (span: Span, value: unknown, comparer: unknown) =>
      call(span, value, sameBy(comparer)),
  };
}

/** `IndexOf`, `StartsWith`, `Count`… of one value, or of several in a row, by the elements' own equality or a comparer's. */
const readOnlySearchMembers: Members = {
  ...alsoByComparer(
    'static bool Contains<T>(this ReadOnlySpan<T> span, T value',
    (span, value, same) => firstIndex(span, is(value, same)) >= 0,
  ),
  ...alsoByComparer('static int IndexOf<T>(this ReadOnlySpan<T> span, T value', (span, value, same) =>
    firstIndex(span, is(value, same)),
  ),
  ...alsoByComparer(
    'static int IndexOf<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value',
    (span, value: Span, same) => firstIndexOf(span, value, 0, same),
  ),
  ...alsoByComparer('static int LastIndexOf<T>(this ReadOnlySpan<T> span, T value', (span, value, same) =>
    lastIndex(span, is(value, same)),
  ),
  ...alsoByComparer(
    'static int LastIndexOf<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value',
    lastIndexOf,
  ),
  ...alsoByComparer('static int Count<T>(this ReadOnlySpan<T> span, T value', (span, value, same) =>
    count(span, is(value, same)),
  ),
  ...alsoByComparer('static int Count<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value', countOf),
  ...alsoByComparer(
    'static bool StartsWith<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value',
    (span, value: Span, same) => matchesAt(span, value, 0, same),
  ),
  ...alsoByComparer(
    'static bool StartsWith<T>(this ReadOnlySpan<T> span, T value',
    (span, value, same) => span.length > 0 && same(span.get(0), value),
  ),
  ...alsoByComparer(
    'static bool EndsWith<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> value',
    (span, value: Span, same) => matchesAt(span, value, span.length - value.length, same),
  ),
  ...alsoByComparer(
    'static bool EndsWith<T>(this ReadOnlySpan<T> span, T value',
    (span, value, same) => span.length > 0 && same(span.get(span.length - 1), value),
  ),
  [`static int CountAny<T>(this ReadOnlySpan<T> span, params ReadOnlySpan<T> values) ${own}`]: (
    span: Span,
    values: Span,
  ) => count(span, isAny(values)),
  [`static int CountAny<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> values${byComparer})`]: (
    span: Span,
    values: Span,
    comparer: unknown,
  ) => count(span, isAny(values, sameBy(comparer))),
  [`static int CountAny<T>(this ReadOnlySpan<T> span, System.Buffers.SearchValues<T> values) ${own}`]: (
    span: Span,
    values: SearchValues,
  ) => count(span, oneOf(values)),
  'static int CommonPrefixLength<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other)': (a: Span, b: Span) =>
    commonPrefix(a, b),
  'static int CommonPrefixLength<T>(this ReadOnlySpan<T> span, ReadOnlySpan<T> other, IEqualityComparer<T>? comparer)':
    (a: Span, b: Span, comparer: unknown) => commonPrefix(a, b, sameBy(comparer)),
};

/**
 * Members with those that .NET has for `Span<T>` as well before them: it prefers the others, but names these where a
 * call goes wrong.
 * @param fits which members have such a twin, by their signatures
 */
export function alsoOfSpans(members: Members, fits: RegExp = /./): Members {
  const twins = Object.entries(members).flatMap(([signature, call]) =>
    fits.test(signature)
      ? [[`[OverloadResolutionPriority(-1)] ${signature.replace('this ReadOnlySpan<', 'this Span<')}`, call]]
      : [],
  );
  return { ...(Object.fromEntries(twins) as Members), ...members };
}
const ofSpansToo =
  /^static \w+ (((Contains|Count|(Last)?IndexOf)<T>|\w+<T>\(this ReadOnlySpan<T> span, ReadOnlySpan<T> value\)).*IEquatable|CommonPrefixLength)/;

/** `IndexOf`, `StartsWith`, `Count`… of spans. */
export const searchMembers: Members = alsoOfSpans(readOnlySearchMembers, ofSpansToo);

const oneOf = (values: SearchValues): Test => {
  notNull(values as SearchValues | null, 'values');
  return (element) => values.has(element);
};

/** `IndexOfAny`, `ContainsAny`… for two values, three, a span of them; with `Except` and `InRange`. */
export const anyMembers: Members = (() => {
  const found: Members = {};
  const add = (name: string, result: string, search: (span: Span, test: Test) => unknown): void => {
    const head = `static ${result} ${name}`;
    for (const [suffix, fit] of [
      ['', (test: Test) => test],
      ['Except', not],
    ] as const) {
      const member = `${head}${suffix}<T>(this ReadOnlySpan<T> span, `;
      const addForms = (parameters: string, valuesOf: (values: unknown[]) => Iterable<unknown>): void => {
        found[`${member}${parameters}) ${own}`] = (span: Span, ...values: unknown[]) =>
          search(span, fit(isAny([...valuesOf(values)])));
        found[`${member}${parameters}${byComparer})`] = (span: Span, ...rest: unknown[]) => {
          const size = parameters.split(', ').length;
          return search(span, fit(isAny([...valuesOf(rest.slice(0, size))], sameBy(rest[size]))));
        };
      };
      const each = (size: number) => (values: unknown[]) => values.slice(0, size);
      if (suffix === 'Except') addForms('T value', each(1));
      addForms('T value0, T value1', each(2));
      addForms('T value0, T value1, T value2', each(3));
      addForms('ReadOnlySpan<T> values', ([values]) => {
        spend((values as Span).length);
        return (values as Span).copy();
      });
      found[`${member}System.Buffers.SearchValues<T> values) ${own}`] = (span: Span, values: SearchValues) =>
        search(span, fit(oneOf(values)));
      found[
        `${head}${suffix}InRange<T>(this ReadOnlySpan<T> span, T lowInclusive, T highInclusive) where T : IComparable<T>`
      ] = (span: Span, low: unknown, high: unknown) => search(span, fit(isBetween(low, high)));
    }
  };
  add('IndexOfAny', 'int', firstIndex);
  add('LastIndexOfAny', 'int', lastIndex);
  add('ContainsAny', 'bool', (span, test) => firstIndex(span, test) >= 0);
  const firstText = (span: Span<number>, values: SearchValues | null): number =>
    notNull(values, 'values').firstIn(textOfSpan(span));
  found['static int IndexOfAny(this ReadOnlySpan<char> span, System.Buffers.SearchValues<string> values)'] =
    firstText;
  found['static bool ContainsAny(this ReadOnlySpan<char> span, System.Buffers.SearchValues<string> values)'] =
    (span: Span<number>, values: SearchValues) => firstText(span, values) >= 0;
  return alsoOfSpans(found, /^(?!.*IEqualityComparer)/);
})();

function replace(span: Span, test: Test, newValue: unknown): void {
  spend(span.length);
  for (let index = 0; index < span.length; index++) if (test(span.get(index))) span.set(index, newValue);
}
/** @throws {ArgumentException} where the copy has no room or would run over its source */
function replaceInto(source: Span, destination: Span, test: Test, newValue: unknown): void {
  copyTo(source, destination);
  replace(destination.slice(0, source.length), test, newValue);
}

/** `Replace`, `ReplaceAny`, `ReplaceAnyExcept`. */
export const replaceMembers: Members = (() => {
  const found: Members = {};
  const into = (name: string): string =>
    `static void ${name}<T>(this ReadOnlySpan<T> source, Span<T> destination, `;
  const inPlace = (name: string): string => `static void ${name}<T>(this Span<T> span, `;
  for (const [rest, hasComparer] of [
    [`T oldValue, T newValue) ${own}`, false],
    [`T oldValue, T newValue${byComparer})`, true],
  ] as const) {
    const test = (oldValue: unknown, comparer: unknown): Test =>
      is(oldValue, sameBy(hasComparer ? comparer : null));
    found[inPlace('Replace') + rest] = (span: Span, oldValue: unknown, value: unknown, comparer: unknown) => {
      replace(span, test(oldValue, comparer), value);
    };
    found[into('Replace') + rest] = (
      source: Span,
      destination: Span,
      oldValue: unknown,
      value: unknown,
      comparer: unknown,
    ) => {
      replaceInto(source, destination, test(oldValue, comparer), value);
    };
  }
  for (const [name, fit] of [
    ['ReplaceAny', (test: Test) => test],
    ['ReplaceAnyExcept', not],
  ] as const) {
    const rest = `System.Buffers.SearchValues<T> values, T newValue) ${own}`;
    found[inPlace(name) + rest] = (span: Span, values: SearchValues, value: unknown) => {
      replace(span, fit(oneOf(values)), value);
    };
    found[into(name) + rest] = (source: Span, destination: Span, values: SearchValues, value: unknown) => {
      replaceInto(source, destination, fit(oneOf(values)), value);
    };
  }
  return found;
})();

/** White space. */
export const isSpace: Test = (code) => isWhiteSpace(code as number);

/** `Trim`, `TrimStart` and `TrimEnd` of spans and memories. */
export const trimMembers: Members = (() => {
  const members: Members = {};
  for (const [name, atStart, atEnd] of [
    ['Trim', true, true],
    ['TrimStart', true, false],
    ['TrimEnd', false, true],
  ] as const) {
    for (const type of ['Memory', 'ReadOnlyMemory', 'Span', 'ReadOnlySpan']) {
      const parameter = type.endsWith('Memory') ? 'memory' : 'span';
      members[`static ${type}<char> ${name}(this ${type}<char> ${parameter})`] = (span: Span) =>
        trim(span, isSpace, atStart, atEnd);
      members[`static ${type}<T> ${name}<T>(this ${type}<T> ${parameter}, T trimElement) ${own}`] = (
        span: Span,
        value: unknown,
      ) => trim(span, is(value), atStart, atEnd);
      members[
        `static ${type}<T> ${name}<T>(this ${type}<T> ${parameter}, ReadOnlySpan<T> trimElements) ${own}`
      ] = (span: Span, values: Span) => trim(span, isAny(values), atStart, atEnd);
    }
    members[`static ReadOnlySpan<char> ${name}(this ReadOnlySpan<char> span, char trimChar)`] = (
      span: Span,
      value: number,
    ) => trim(span, is(value), atStart, atEnd);
    members[`static ReadOnlySpan<char> ${name}(this ReadOnlySpan<char> span, ReadOnlySpan<char> trimChars)`] =
      (span: Span, values: Span) => trim(span, values.length === 0 ? isSpace : isAny(values), atStart, atEnd);
  }
  return members;
})();
