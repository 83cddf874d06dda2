// System.String: concatenating, joining, formatting.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { compositeOverloads } from './composite-overloads.ts';
import { joined } from '@mockwright/language/runtime/emitted';
import { iterate } from '@mockwright/language/runtime/iterate';
import { spend, spendAt, spendMemory } from '@mockwright/language/runtime/run';
import { textOfSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import { textOf, toText } from '@mockwright/language/runtime/text';
import { formatComposite } from '../composite-format.ts';
import { char } from './chars.ts';
import { outOfRange } from './range-checks.ts';
import { paramsMembers } from '../spans/params-members.ts';
import { notNull } from '@mockwright/language/runtime/not-null';

/** Long texts are paid for before they stand beside each other. */
function paid(texts: readonly string[], between = 0): readonly string[] {
  spendMemory(texts.reduce((length, text) => length + text.length + between, 0));
  return texts;
}

/** Texts with a separator between them. @throws {BudgetError} for what is too long */
export function join(separator: string | null, texts: readonly string[]): string {
  spend(texts.length);
  return paid(texts, separator?.length).join(separator ?? '');
}

/** The texts of values; none of null ones. @throws {ArgumentNullException} */
export function textsOf(values: Iterable<unknown> | null, type?: Type): string[] {
  const texts: string[] = [];
  for (const value of iterate(notNull(values, 'values'))) {
    spendAt(texts.length);
    texts.push(type ? textOf(value, type) : toText(value));
  }
  return texts;
}

function joinRange(
  separator: string | null,
  values: readonly (string | null)[],
  startIndex: number,
  count: number,
): string {
  notNull(values, 'value');
  if (startIndex < 0) throw outOfRange('startIndex', startIndex);
  if (count < 0) throw outOfRange('count', count);
  if (startIndex > values.length - count)
    throw outOfRange('startIndex', startIndex, `less than or equal to '${values.length - count}'`);
  return join(
    separator,
    values.slice(startIndex, startIndex + count).map((value) => value ?? ''),
  );
}

type Chars = Span<number>;

/** Members of `String`. */
export const joiningMembers: Readonly<Record<string, Implementation>> = {
  'static string Concat(object? arg0)': (a: unknown) => toText(a),
  'static string Concat(object? arg0, object? arg1)': (a: unknown, b: unknown) =>
    joined(toText(a) + toText(b)),
  'static string Concat(object? arg0, object? arg1, object? arg2)': (a: unknown, b: unknown, c: unknown) =>
    joined(toText(a) + toText(b) + toText(c)),
  ...paramsMembers('static string Concat(params object?[] args)', (args: unknown[] | null) =>
    paid(notNull(args, 'args').map(toText)).join(''),
  ),
  'static string Concat<T>(IEnumerable<T> values)': (values: Iterable<unknown> | null, type: Type) =>
    paid(textsOf(values, type)).join(''),
  'static string Concat(IEnumerable<string?> values)': (values: Iterable<unknown> | null) =>
    paid(textsOf(values)).join(''),
  'static string Concat(string? str0, string? str1)': (a: string | null, b: string | null) =>
    joined((a ?? '') + (b ?? '')),
  'static string Concat(string? str0, string? str1, string? str2)': (
    a: string | null,
    b: string | null,
    c: string | null,
  ) => joined((a ?? '') + (b ?? '') + (c ?? '')),
  'static string Concat(string? str0, string? str1, string? str2, string? str3)': (
    a: string | null,
    b: string | null,
    c: string | null,
    d: string | null,
  ) => joined((a ?? '') + (b ?? '') + (c ?? '') + (d ?? '')),
  'static string Concat(ReadOnlySpan<char> str0, ReadOnlySpan<char> str1)': (a: Chars, b: Chars) =>
    joined(textOfSpan(a) + textOfSpan(b)),
  'static string Concat(ReadOnlySpan<char> str0, ReadOnlySpan<char> str1, ReadOnlySpan<char> str2)': (
    a: Chars,
    b: Chars,
    c: Chars,
  ) => joined(textOfSpan(a) + textOfSpan(b) + textOfSpan(c)),
  'static string Concat(ReadOnlySpan<char> str0, ReadOnlySpan<char> str1, ReadOnlySpan<char> str2, ReadOnlySpan<char> str3)':
    (a: Chars, b: Chars, c: Chars, d: Chars) =>
      joined(textOfSpan(a) + textOfSpan(b) + textOfSpan(c) + textOfSpan(d)),
  ...paramsMembers('static string Concat(params string?[] values)', (values: (string | null)[] | null) =>
    join('', textsOf(values)),
  ),

  ...paramsMembers(
    'static string Join(char separator, params string?[] value)',
    (separator: number, values: unknown[] | null) => join(char(separator), textsOf(notNull(values, 'value'))),
  ),
  ...paramsMembers(
    'static string Join(string? separator, params string?[] value)',
    (separator: string | null, values: unknown[] | null) =>
      join(separator, textsOf(notNull(values, 'value'))),
  ),
  'static string Join(char separator, string?[] value, int startIndex, int count)': (
    separator: number,
    values: (string | null)[],
    startIndex: number,
    count: number,
  ) => joinRange(char(separator), values, startIndex, count),
  'static string Join(string? separator, string?[] value, int startIndex, int count)': (
    separator: string | null,
    values: (string | null)[],
    startIndex: number,
    count: number,
  ) => joinRange(separator, values, startIndex, count),
  'static string Join(string? separator, IEnumerable<string?> values)': (
    separator: string | null,
    values: Iterable<unknown> | null,
  ) => join(separator, textsOf(values)),
  ...paramsMembers(
    'static string Join(char separator, params object?[] values)',
    (separator: number, values: unknown[] | null) => join(char(separator), textsOf(values)),
  ),
  ...paramsMembers(
    'static string Join(string? separator, params object?[] values)',
    (separator: string | null, values: unknown[] | null) => join(separator, textsOf(values)),
  ),
  'static string Join<T>(char separator, IEnumerable<T> values)': (
    separator: number,
    values: Iterable<unknown> | null,
    type: Type,
  ) => join(char(separator), textsOf(values, type)),
  'static string Join<T>(string? separator, IEnumerable<T> values)': (
    separator: string | null,
    values: Iterable<unknown> | null,
    type: Type,
  ) => join(separator, textsOf(values, type)),

  'static string Format(string format, object? arg0)': (format: string | null, a: unknown) =>
    formatComposite(format, [a], null),
  'static string Format(string format, object? arg0, object? arg1)': (
    format: string | null,
    a: unknown,
    b: unknown,
  ) => formatComposite(format, [a, b], null),
  'static string Format(string format, object? arg0, object? arg1, object? arg2)': (
    format: string | null,
    a: unknown,
    b: unknown,
    c: unknown,
  ) => formatComposite(format, [a, b, c], null),
  ...paramsMembers(
    'static string Format(string format, params object?[] args)',
    (format: string | null, args: unknown[] | null) =>
      formatComposite(format, notNull(args, format === null ? 'format' : 'args'), null),
  ),
  'static string Format(IFormatProvider? provider, string format, object? arg0)': (
    provider: unknown,
    format: string | null,
    a: unknown,
  ) => formatComposite(format, [a], provider),
  'static string Format(IFormatProvider? provider, string format, object? arg0, object? arg1)': (
    provider: unknown,
    format: string | null,
    a: unknown,
    b: unknown,
  ) => formatComposite(format, [a, b], provider),
  'static string Format(IFormatProvider? provider, string format, object? arg0, object? arg1, object? arg2)':
    (provider: unknown, format: string | null, a: unknown, b: unknown, c: unknown) =>
      formatComposite(format, [a, b, c], provider),
  ...paramsMembers(
    'static string Format(IFormatProvider? provider, string format, params object?[] args)',
    (provider: unknown, format: string | null, args: unknown[] | null) =>
      formatComposite(format, notNull(args, format === null ? 'format' : 'args'), provider),
  ),
  ...compositeOverloads('static string Format', (_, text) => text),
};
