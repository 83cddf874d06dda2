// System.String.
import { Span, textOfSpan } from '../../runtime/span.ts';
import { declareType } from '../../metadata/declaration.ts';
import type { Ref, TypeDeclaration } from '../../metadata/declaration.ts';
import type { Type } from '../../metadata/symbols.ts';
import { toArray } from '../../runtime/box.ts';
import type { NetArray } from '../../runtime/box.ts';
import { coreType, specialType } from '../../runtime/core-types.ts';
import { hash } from '../../runtime/equality.ts';
import {
  ArgumentNullException,
  ArgumentException,
  ArgumentOutOfRangeException,
  IndexOutOfRangeException,
} from '../../runtime/exceptions.ts';
import { iterate } from '../../runtime/iterate.ts';
import { spend, spendMemory } from '../../runtime/run.ts';
import { textOf, toText } from '../../runtime/text.ts';
import { currentCulture } from '../system/globalization/culture-info.ts';
import type { CultureInfo } from '../system/globalization/culture-info.ts';
import type { FormattableString } from '../system/formattable-string.ts';
import { formatComposite } from '../system/composite-format.ts';
import { toLowerInvariant, toUpperInvariant } from './casing.ts';
import { CharEnumerator } from './char-enumerator.ts';
import { checkOptions, compareOptions, findCollated, hasPrefix, hasSuffix } from './collation.ts';
import type { Collation } from './collation.ts';
import {
  collationOf,
  comparisons,
  compareStrings,
  compareTexts,
  endsWith,
  equalStrings,
  findString,
  startsWith,
} from './comparison.ts';
import { compositeOverloads } from './composite-format-type.ts';
import { lowerOf, upperOf } from './culture-casing.ts';
import { checkNotNegative, indexMessage, notNull, outOfRange } from './range-checks.ts';
import { StringRuneEnumerator } from './rune.ts';
import { splitString } from './split.ts';
import {
  indexOfAny,
  indexOfChar,
  indexOfString,
  lastIndexOfAny,
  lastIndexOfChar,
  lastIndexOfString,
} from './string-search.ts';
import { isWhiteSpace, trimWhere } from './white-space.ts';

const { CurrentCulture, Ordinal } = comparisons;

function substring(text: string, startIndex: number, length: number = text.length - startIndex): string {
  if (startIndex < 0) throw outOfRange('startIndex', startIndex);
  if (startIndex > text.length)
    throw new ArgumentOutOfRangeException('startIndex', 'startIndex cannot be larger than length of string.');
  if (length < 0) throw outOfRange('length', length);
  if (startIndex + length > text.length)
    throw new ArgumentOutOfRangeException(
      'length',
      'Index and length must refer to a location within the string.',
    );
  return text.slice(startIndex, startIndex + length);
}

function remove(text: string, startIndex: number, count?: number): string {
  if (startIndex < 0)
    throw count === undefined
      ? new ArgumentOutOfRangeException('startIndex', 'StartIndex cannot be less than zero.')
      : outOfRange('startIndex', startIndex);
  if (count === undefined) {
    if (startIndex > text.length)
      throw new ArgumentOutOfRangeException(
        'startIndex',
        'startIndex cannot be larger than length of string.',
      );
    return text.slice(0, startIndex);
  }
  if (count < 0) throw outOfRange('count', count);
  if (count > text.length - startIndex)
    throw outOfRange('count', count, `less than or equal to '${text.length - startIndex}'`);
  return text.slice(0, startIndex) + text.slice(startIndex + count);
}

function insert(text: string, startIndex: number, value: string | null): string {
  const inserted = notNull(value, 'value');
  if (startIndex < 0) throw outOfRange('startIndex', startIndex);
  if (startIndex > text.length)
    throw outOfRange('startIndex', startIndex, `less than or equal to '${text.length}'`);
  return text.slice(0, startIndex) + inserted + text.slice(startIndex);
}

function pad(text: string, totalWidth: number, paddingChar: number, left: boolean): string {
  if (totalWidth < 0) throw outOfRange('totalWidth', totalWidth);
  spendMemory(totalWidth);
  const character = String.fromCharCode(paddingChar);
  return left ? text.padStart(totalWidth, character) : text.padEnd(totalWidth, character);
}

function replace(
  text: string,
  oldValue: string | null,
  newValue: string | null,
  collation: Collation = collationOf(Ordinal),
): string {
  if (notNull(oldValue, 'oldValue') === '')
    throw new ArgumentException('The value cannot be an empty string.', 'oldValue');
  spend(text.length >> 4);
  if (collation.options & compareOptions.Ordinal) return text.replaceAll(oldValue!, () => newValue ?? '');
  let result = '';
  let rest = text;
  for (
    let found = findCollated(rest, oldValue!, collation);
    found && found.length > 0;
    found = findCollated(rest, oldValue!, collation)
  ) {
    result += rest.slice(0, found.index) + (newValue ?? '');
    rest = rest.slice(found.index + found.length);
  }
  return result + rest;
}

function join(separator: string | null, texts: readonly string[]): string {
  spend(texts.length);
  return texts.join(separator ?? '');
}
function textsOf(values: Iterable<unknown> | null, type?: Type): string[] {
  const texts: string[] = [];
  for (const value of iterate(notNull(values, 'values')))
    texts.push(type ? textOf(value, type) : toText(value));
  return texts;
}
const char = (code: number): string => String.fromCharCode(code);
const charsOf = (codes: readonly number[] | null): string[] | null =>
  codes && codes.length > 0 ? codes.map(char) : null;

/** Code units to text, in slices that `fromCharCode` takes. */
export function textOfChars(
  codes: readonly number[],
  start: number = 0,
  length: number = codes.length,
): string {
  let text = '';
  for (let at = start; at < start + length; at += 8192)
    text += String.fromCharCode(...codes.slice(at, Math.min(start + length, at + 8192)));
  return text;
}
/** Text to a `char[]`. */
export function charsOfText(text: string): NetArray<number> {
  const codes: number[] = [];
  for (let at = 0; at < text.length; at++) codes.push(text.charCodeAt(at));
  return toArray(codes, specialType('char'));
}

function split(
  text: string,
  separators: readonly string[] | null,
  count: number,
  options: number,
): NetArray<string> {
  spend(text.length >> 3);
  return toArray(splitString(text, separators, count, options), specialType('string'));
}
const unlimited = 0x7fffffff;

function trimChars(text: string, chars: readonly number[] | null, start: boolean, end: boolean): string {
  return trimWhere(
    text,
    chars && chars.length > 0 ? (code) => chars.includes(code) : isWhiteSpace,
    start,
    end,
  );
}

function checkOrdinalParts(
  a: string | null,
  indexA: number,
  b: string | null,
  indexB: number,
  length: number,
): void {
  if (a === null || b === null) return;
  if (length < 0) throw new ArgumentOutOfRangeException('length', 'Length cannot be less than zero.');
  if (indexA < 0 || indexB < 0)
    throw new ArgumentOutOfRangeException(indexA < 0 ? 'indexA' : 'indexB', indexMessage);
  if (a.length < indexA || b.length < indexB) throw new ArgumentOutOfRangeException('length', indexMessage);
}
/** Comparison by culture checks what `CompareInfo` is given: the parts, cut to the strings' ends. */
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
}
function compareParts(
  a: string | null,
  indexA: number,
  b: string | null,
  indexB: number,
  length: number,
  collation: Collation,
): number {
  if (collation.options & (compareOptions.Ordinal | compareOptions.OrdinalIgnoreCase))
    checkOrdinalParts(a, indexA, b, indexB, length);
  else checkParts(a, indexA, b, indexB, length);
  return compareTexts(
    a && a.slice(indexA, indexA + length),
    b && b.slice(indexB, indexB + length),
    collation,
  );
}
const byCase = (ignoreCase: boolean): number => (ignoreCase ? CurrentCulture + 1 : CurrentCulture);
/** The rules of a culture; null is the current one. */
function collationIn(culture: CultureInfo | null, options: number): Collation {
  return { culture: (culture ?? currentCulture()).name, options };
}

/** `String.Normalize(form)`: FormC 1, FormD 2, FormKC 5, FormKD 6. */
function normalize(text: string, form: number): string {
  const name = ({ 1: 'NFC', 2: 'NFD', 5: 'NFKC', 6: 'NFKD' } as const)[form];
  if (!name) throw new ArgumentException('Invalid normalization form.', 'normalizationForm');
  return text.normalize(name);
}

function fill(character: number, count: number): string {
  if (count < 0) throw outOfRange('count', count);
  spendMemory(count);
  return char(character).repeat(count);
}

export const stringType: TypeDeclaration = declareType(
  'public sealed class System.String : IComparable, System.Collections.IEnumerable, IEnumerable<char>, IComparable<string?>, IEquatable<string?>, ICloneable, IConvertible, ISpanParsable<string>',
  {
    'static readonly string Empty': '',
    'String(char[]? value)': (value: number[] | null) => (value ? textOfChars(value) : ''),
    'String(char[] value, int startIndex, int length)': (
      value: number[] | null,
      startIndex: number,
      length: number,
    ) => {
      const codes = notNull(value, 'value');
      if (startIndex < 0) throw outOfRange('startIndex', startIndex);
      if (length < 0) throw outOfRange('length', length);
      if (startIndex > codes.length - length)
        throw outOfRange('startIndex', startIndex, `less than or equal to '${codes.length - length}'`);
      return textOfChars(codes, startIndex, length);
    },
    'String(ReadOnlySpan<char> value)': textOfSpan,
    'String(char c, int count)': fill,

    'int Length { get; }': (self: string) => self.length,
    'char this[int index] { get; }': (self: string, index: number) => {
      if (index < 0 || index >= self.length) throw new IndexOutOfRangeException();
      return self.charCodeAt(index);
    },

    'static int Compare(string? strA, string? strB)': (a: string | null, b: string | null) =>
      compareStrings(a, b, CurrentCulture),
    'static int Compare(string? strA, string? strB, bool ignoreCase)': (
      a: string | null,
      b: string | null,
      ignoreCase: boolean,
    ) => compareStrings(a, b, byCase(ignoreCase)),
    'static int Compare(string? strA, string? strB, StringComparison comparisonType)': compareStrings,
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
    'static int Compare(string? strA, int indexA, string? strB, int indexB, int length, StringComparison comparisonType)':
      (
        a: string | null,
        indexA: number,
        b: string | null,
        indexB: number,
        length: number,
        comparison: number,
      ) => compareParts(a, indexA, b, indexB, length, collationOf(comparison)),
    'static int Compare(string? strA, string? strB, CultureInfo? culture, System.Globalization.CompareOptions options)':
      (a: string | null, b: string | null, culture: CultureInfo | null, options: number) => {
        checkOptions(options);
        return compareTexts(a, b, collationIn(culture, options));
      },
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
    'static string Create(IFormatProvider? provider, FormattableString handler)': (
      provider: unknown,
      handler: FormattableString,
    ) => handler.text(provider),
    'static int CompareOrdinal(string? strA, string? strB)': (a: string | null, b: string | null) =>
      compareStrings(a, b, Ordinal),
    'static int CompareOrdinal(string? strA, int indexA, string? strB, int indexB, int length)': (
      a: string | null,
      indexA: number,
      b: string | null,
      indexB: number,
      length: number,
    ) => compareParts(a, indexA, b, indexB, length, collationOf(Ordinal)),
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
    'int GetHashCode(StringComparison comparisonType)': (self: string, comparison: number) =>
      hash(comparison % 2 === 1 ? toUpperInvariant(self) : self),

    'static string Create<TState>(int length, TState state, System.Buffers.SpanAction<char, TState> action)':
      createText,
    'static string Concat(ReadOnlySpan<char> str0, ReadOnlySpan<char> str1)': (a: Chars, b: Chars) =>
      textOfSpan(a) + textOfSpan(b),
    'static string Concat(ReadOnlySpan<char> str0, ReadOnlySpan<char> str1, ReadOnlySpan<char> str2)': (
      a: Chars,
      b: Chars,
      c: Chars,
    ) => textOfSpan(a) + textOfSpan(b) + textOfSpan(c),
    'static string Concat(ReadOnlySpan<char> str0, ReadOnlySpan<char> str1, ReadOnlySpan<char> str2, ReadOnlySpan<char> str3)':
      (a: Chars, b: Chars, c: Chars, d: Chars) =>
        textOfSpan(a) + textOfSpan(b) + textOfSpan(c) + textOfSpan(d),
    'static string Concat(ReadOnlySpan<string?> values)': (values: Span<string | null>) =>
      join('', texts(values)),
    'static string Join(string? separator, ReadOnlySpan<string?> value)': (
      separator: string | null,
      values: Span<string | null>,
    ) => join(separator, texts(values)),
    'static string Concat(object? arg0)': (a: unknown) => toText(a),
    'static string Concat(object? arg0, object? arg1)': (a: unknown, b: unknown) => toText(a) + toText(b),
    'static string Concat(object? arg0, object? arg1, object? arg2)': (a: unknown, b: unknown, c: unknown) =>
      toText(a) + toText(b) + toText(c),
    'static string Concat(params object?[] args)': (args: unknown[] | null) =>
      notNull(args, 'args').map(toText).join(''),
    'static string Concat<T>(IEnumerable<T> values)': (values: Iterable<unknown> | null, type: Type) =>
      textsOf(values, type).join(''),
    'static string Concat(IEnumerable<string?> values)': (values: Iterable<unknown> | null) =>
      textsOf(values).join(''),
    'static string Concat(string? str0, string? str1)': (a: string | null, b: string | null) =>
      (a ?? '') + (b ?? ''),
    'static string Concat(string? str0, string? str1, string? str2)': (
      a: string | null,
      b: string | null,
      c: string | null,
    ) => (a ?? '') + (b ?? '') + (c ?? ''),
    'static string Concat(string? str0, string? str1, string? str2, string? str3)': (
      a: string | null,
      b: string | null,
      c: string | null,
      d: string | null,
    ) => (a ?? '') + (b ?? '') + (c ?? '') + (d ?? ''),
    'static string Concat(params string?[] values)': (values: (string | null)[] | null) =>
      join('', textsOf(values)),

    'static string Join(char separator, params string?[] value)': (
      separator: number,
      values: unknown[] | null,
    ) => join(char(separator), textsOf(notNull(values, 'value'))),
    'static string Join(string? separator, params string?[] value)': (
      separator: string | null,
      values: unknown[] | null,
    ) => join(separator, textsOf(notNull(values, 'value'))),
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
    'static string Join(char separator, params object?[] values)': (
      separator: number,
      values: unknown[] | null,
    ) => join(char(separator), textsOf(values)),
    'static string Join(string? separator, params object?[] values)': (
      separator: string | null,
      values: unknown[] | null,
    ) => join(separator, textsOf(values)),
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
    'static string Format(string format, params object?[] args)': (
      format: string | null,
      args: unknown[] | null,
    ) => formatComposite(format, notNull(args, format === null ? 'format' : 'args'), null),
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
    'static string Format(IFormatProvider? provider, string format, params object?[] args)': (
      provider: unknown,
      format: string | null,
      args: unknown[] | null,
    ) => formatComposite(format, notNull(args, format === null ? 'format' : 'args'), provider),
    ...compositeOverloads('static string Format', (_, text) => text),

    'static bool IsNullOrEmpty(string? value)': (value: string | null) => value === null || value === '',
    'static bool IsNullOrWhiteSpace(string? value)': (value: string | null) =>
      value === null || trimWhere(value, isWhiteSpace, true, false) === '',
    'static string Copy(string str)': (text: string | null) => notNull(text, 'str'),
    'static string Intern(string str)': (text: string | null) => notNull(text, 'str'),
    'static string? IsInterned(string str)': (text: string | null) => notNull(text, 'str'),

    'object Clone()': (self: string) => self,
    'bool Contains(string value)': (self: string, value: string | null) =>
      self.includes(notNull(value, 'value')),
    'bool Contains(string value, StringComparison comparisonType)': (
      self: string,
      value: string | null,
      comparison: number,
    ) => findString(self, notNull(value, 'value'), comparison) !== undefined,
    'bool Contains(char value)': (self: string, value: number) => self.includes(char(value)),
    'bool Contains(char value, StringComparison comparisonType)': (
      self: string,
      value: number,
      comparison: number,
    ) => findString(self, char(value), comparison) !== undefined,
    'bool StartsWith(string value)': (self: string, value: string | null) =>
      startsWith(self, notNull(value, 'value'), CurrentCulture),
    'bool StartsWith(string value, StringComparison comparisonType)': (
      self: string,
      value: string | null,
      comparison: number,
    ) => startsWith(self, notNull(value, 'value'), comparison),
    'bool StartsWith(string value, bool ignoreCase, CultureInfo? culture)': (
      self: string,
      value: string | null,
      ignoreCase: boolean,
      culture: CultureInfo | null,
    ) => hasPrefix(self, notNull(value, 'value'), collationIn(culture, Number(ignoreCase))),
    'bool StartsWith(char value)': (self: string, value: number) => self.charCodeAt(0) === value,
    'bool EndsWith(string value)': (self: string, value: string | null) =>
      endsWith(self, notNull(value, 'value'), CurrentCulture),
    'bool EndsWith(string value, StringComparison comparisonType)': (
      self: string,
      value: string | null,
      comparison: number,
    ) => endsWith(self, notNull(value, 'value'), comparison),
    'bool EndsWith(string value, bool ignoreCase, CultureInfo? culture)': (
      self: string,
      value: string | null,
      ignoreCase: boolean,
      culture: CultureInfo | null,
    ) => hasSuffix(self, notNull(value, 'value'), collationIn(culture, Number(ignoreCase))),
    'bool EndsWith(char value)': (self: string, value: number) =>
      self.length > 0 && self.charCodeAt(self.length - 1) === value,

    'int IndexOf(char value)': (self: string, value: number) => self.indexOf(char(value)),
    'int IndexOf(char value, int startIndex)': (self: string, value: number, startIndex: number) =>
      indexOfChar(self, value, startIndex),
    'int IndexOf(char value, StringComparison comparisonType)': (
      self: string,
      value: number,
      comparison: number,
    ) => findString(self, char(value), comparison)?.index ?? -1,
    'int IndexOf(char value, int startIndex, int count)': indexOfChar,
    'int IndexOf(string value)': (self: string, value: string | null) =>
      indexOfString(self, value, 0, self.length, CurrentCulture),
    'int IndexOf(string value, int startIndex)': (self: string, value: string | null, startIndex: number) =>
      indexOfString(self, value, startIndex, self.length - startIndex, CurrentCulture),
    'int IndexOf(string value, int startIndex, int count)': (
      self: string,
      value: string | null,
      startIndex: number,
      count: number,
    ) => indexOfString(self, value, startIndex, count, CurrentCulture),
    'int IndexOf(string value, StringComparison comparisonType)': (
      self: string,
      value: string | null,
      comparison: number,
    ) => indexOfString(self, value, 0, self.length, comparison),
    'int IndexOf(string value, int startIndex, StringComparison comparisonType)': (
      self: string,
      value: string | null,
      startIndex: number,
      comparison: number,
    ) => indexOfString(self, value, startIndex, self.length - startIndex, comparison),
    'int IndexOf(string value, int startIndex, int count, StringComparison comparisonType)': indexOfString,
    'int IndexOfAny(char[] anyOf)': (self: string, anyOf: number[] | null) =>
      indexOfAny(self, anyOf, 0, self.length),
    'int IndexOfAny(char[] anyOf, int startIndex)': (
      self: string,
      anyOf: number[] | null,
      startIndex: number,
    ) => indexOfAny(self, anyOf, startIndex, self.length - startIndex),
    'int IndexOfAny(char[] anyOf, int startIndex, int count)': indexOfAny,
    'int LastIndexOf(char value)': (self: string, value: number) => self.lastIndexOf(char(value)),
    'int LastIndexOf(char value, int startIndex)': (self: string, value: number, startIndex: number) =>
      lastIndexOfChar(self, value, startIndex, startIndex + 1),
    'int LastIndexOf(char value, int startIndex, int count)': lastIndexOfChar,
    'int LastIndexOf(string value)': (self: string, value: string | null) =>
      lastIndexOfString(self, value, self.length - 1, self.length, CurrentCulture),
    'int LastIndexOf(string value, int startIndex)': (
      self: string,
      value: string | null,
      startIndex: number,
    ) => lastIndexOfString(self, value, startIndex, startIndex + 1, CurrentCulture),
    'int LastIndexOf(string value, int startIndex, int count)': (
      self: string,
      value: string | null,
      startIndex: number,
      count: number,
    ) => lastIndexOfString(self, value, startIndex, count, CurrentCulture),
    'int LastIndexOf(string value, StringComparison comparisonType)': (
      self: string,
      value: string | null,
      comparison: number,
    ) => lastIndexOfString(self, value, self.length - 1, self.length, comparison),
    'int LastIndexOf(string value, int startIndex, StringComparison comparisonType)': (
      self: string,
      value: string | null,
      startIndex: number,
      comparison: number,
    ) => lastIndexOfString(self, value, startIndex, startIndex + 1, comparison),
    'int LastIndexOf(string value, int startIndex, int count, StringComparison comparisonType)':
      lastIndexOfString,
    'int LastIndexOfAny(char[] anyOf)': (self: string, anyOf: number[] | null) =>
      lastIndexOfAny(self, anyOf, self.length - 1, self.length),
    'int LastIndexOfAny(char[] anyOf, int startIndex)': (
      self: string,
      anyOf: number[] | null,
      startIndex: number,
    ) => lastIndexOfAny(self, anyOf, startIndex, startIndex + 1),
    'int LastIndexOfAny(char[] anyOf, int startIndex, int count)': lastIndexOfAny,

    'string Insert(int startIndex, string value)': insert,
    'string PadLeft(int totalWidth)': (self: string, width: number) => pad(self, width, 32, true),
    'string PadLeft(int totalWidth, char paddingChar)': (self: string, width: number, character: number) =>
      pad(self, width, character, true),
    'string PadRight(int totalWidth)': (self: string, width: number) => pad(self, width, 32, false),
    'string PadRight(int totalWidth, char paddingChar)': (self: string, width: number, character: number) =>
      pad(self, width, character, false),
    'string Remove(int startIndex)': (self: string, startIndex: number) => remove(self, startIndex),
    'string Remove(int startIndex, int count)': remove,
    'string Replace(char oldChar, char newChar)': (self: string, oldChar: number, newChar: number) =>
      self.replaceAll(char(oldChar), () => char(newChar)),
    'string Replace(string oldValue, string? newValue)': (
      self: string,
      oldValue: string | null,
      newValue: string | null,
    ) => replace(self, oldValue, newValue),
    'string Replace(string oldValue, string? newValue, StringComparison comparisonType)': (
      self: string,
      oldValue: string | null,
      newValue: string | null,
      comparison: number,
    ) => replace(self, oldValue, newValue, collationOf(comparison)),
    'string Replace(string oldValue, string? newValue, bool ignoreCase, CultureInfo? culture)': (
      self: string,
      oldValue: string | null,
      newValue: string | null,
      ignoreCase: boolean,
      culture: CultureInfo | null,
    ) => replace(self, oldValue, newValue, collationIn(culture, Number(ignoreCase))),
    'string ReplaceLineEndings()': (self: string) => self.replace(/\r\n|[\r\n\f\u0085\u2028\u2029]/g, '\n'),
    'string ReplaceLineEndings(string replacementText)': (self: string, replacement: string | null) =>
      self.replace(/\r\n|[\r\n\f\u0085\u2028\u2029]/g, () => notNull(replacement, 'replacementText')),

    'string[] Split(params char[]? separator)': (self: string, separator: number[] | null) =>
      split(self, charsOf(separator), unlimited, 0),
    'string[] Split(char separator, StringSplitOptions options = StringSplitOptions.None)': (
      self: string,
      separator: number,
      options: number,
    ) => split(self, [char(separator)], unlimited, options),
    'string[] Split(char separator, int count, StringSplitOptions options = StringSplitOptions.None)': (
      self: string,
      separator: number,
      count: number,
      options: number,
    ) => split(self, [char(separator)], count, options),
    'string[] Split(char[]? separator, int count)': (
      self: string,
      separator: number[] | null,
      count: number,
    ) => split(self, charsOf(separator), count, 0),
    'string[] Split(char[]? separator, StringSplitOptions options)': (
      self: string,
      separator: number[] | null,
      options: number,
    ) => split(self, charsOf(separator), unlimited, options),
    'string[] Split(char[]? separator, int count, StringSplitOptions options)': (
      self: string,
      separator: number[] | null,
      count: number,
      options: number,
    ) => split(self, charsOf(separator), count, options),
    'string[] Split(string? separator, StringSplitOptions options = StringSplitOptions.None)': (
      self: string,
      separator: string | null,
      options: number,
    ) => split(self, [separator ?? ''], unlimited, options),
    'string[] Split(string? separator, int count, StringSplitOptions options = StringSplitOptions.None)': (
      self: string,
      separator: string | null,
      count: number,
      options: number,
    ) => split(self, [separator ?? ''], count, options),
    'string[] Split(string[]? separator, StringSplitOptions options)': (
      self: string,
      separator: string[] | null,
      options: number,
    ) =>
      split(
        self,
        separator && separator.length > 0 ? separator.map((text) => text ?? '') : null,
        unlimited,
        options,
      ),
    'string[] Split(string[]? separator, int count, StringSplitOptions options)': (
      self: string,
      separator: string[] | null,
      count: number,
      options: number,
    ) =>
      split(
        self,
        separator && separator.length > 0 ? separator.map((text) => text ?? '') : null,
        count,
        options,
      ),

    'string Substring(int startIndex)': (self: string, startIndex: number) => substring(self, startIndex),
    'string Substring(int startIndex, int length)': substring,
    'char[] ToCharArray()': charsOfText,
    'char[] ToCharArray(int startIndex, int length)': (self: string, startIndex: number, length: number) => {
      if (startIndex < 0 || startIndex > self.length)
        throw new ArgumentOutOfRangeException('startIndex', indexMessage);
      if (length < 0 || startIndex > self.length - length)
        throw outOfRange('startIndex', startIndex, `less than or equal to '${self.length - length}'`);
      return charsOfText(self.slice(startIndex, startIndex + length));
    },
    'string ToLower()': (self: string) => lowerOf(self, null),
    'string ToLower(CultureInfo? culture)': lowerOf,
    'string ToLowerInvariant()': toLowerInvariant,
    'string ToUpper()': (self: string) => upperOf(self, null),
    'string ToUpper(CultureInfo? culture)': upperOf,
    'string ToUpperInvariant()': toUpperInvariant,
    'string ToString()': (self: string) => self,
    'string ToString(IFormatProvider? provider)': (self: string) => self,
    'string Trim()': (self: string) => trimWhere(self, isWhiteSpace, true, true),
    'string Trim(char trimChar)': (self: string, trimmed: number) => trimChars(self, [trimmed], true, true),
    'string Trim(params char[]? trimChars)': (self: string, trimmed: number[] | null) =>
      trimChars(self, trimmed, true, true),
    'string TrimStart()': (self: string) => trimWhere(self, isWhiteSpace, true, false),
    'string TrimStart(char trimChar)': (self: string, trimmed: number) =>
      trimChars(self, [trimmed], true, false),
    'string TrimStart(params char[]? trimChars)': (self: string, trimmed: number[] | null) =>
      trimChars(self, trimmed, true, false),
    'string TrimEnd()': (self: string) => trimWhere(self, isWhiteSpace, false, true),
    'string TrimEnd(char trimChar)': (self: string, trimmed: number) =>
      trimChars(self, [trimmed], false, true),
    'string TrimEnd(params char[]? trimChars)': (self: string, trimmed: number[] | null) =>
      trimChars(self, trimmed, false, true),
    'bool IsNormalized()': (self: string) => self === self.normalize('NFC'),
    'bool IsNormalized(System.Text.NormalizationForm normalizationForm)': (self: string, form: number) =>
      self === normalize(self, form),
    'string Normalize()': (self: string) => self.normalize('NFC'),
    'string Normalize(System.Text.NormalizationForm normalizationForm)': normalize,
    'void CopyTo(int sourceIndex, char[] destination, int destinationIndex, int count)': (
      self: string,
      sourceIndex: number,
      destination: number[],
      destinationIndex: number,
      count: number,
    ) => {
      notNull(destination, 'destination');
      checkNotNegative('count', count);
      checkNotNegative('sourceIndex', sourceIndex);
      if (sourceIndex > self.length - count)
        throw outOfRange('sourceIndex', sourceIndex, `less than or equal to '${self.length - count}'`);
      if (destinationIndex > destination.length - count)
        throw outOfRange(
          'destinationIndex',
          destinationIndex,
          `less than or equal to '${destination.length - count}'`,
        );
      checkNotNegative('destinationIndex', destinationIndex);
      for (let at = 0; at < count; at++)
        destination[destinationIndex + at] = self.charCodeAt(sourceIndex + at);
    },
    'CharEnumerator GetEnumerator()': (self: string) => new CharEnumerator(self),
    'System.Text.StringRuneEnumerator EnumerateRunes()': (self: string) => new StringRuneEnumerator(self),
    'TypeCode GetTypeCode()': () => 18,
  },
  {
    statics: {
      'Parse/2': (s: string | null) => {
        notNull(s, 's');
        return s;
      },
      'TryParse/3': (s: string | null, _provider: unknown, result: Ref) => {
        result.v = s;
        return s !== null;
      },
    },
  },
);

type Chars = Span<number>;

const texts = (values: Span<string | null>): string[] => values.copy().map((value) => value ?? '');

/** `string.Create`: the text that an action writes into a span. */
function createText(
  length: number,
  state: unknown,
  action: ((span: Span, state: unknown) => void) | null,
): string {
  if (action === null) throw new ArgumentNullException('action');
  if (length < 0) throw outOfRange('length', length);
  spendMemory(length * 2);
  const type = coreType('System.Span', 1).construct([specialType('char')]);
  const span = new Span<number>(
    type,
    Array.from({ length }, () => 0),
    0,
    length,
  );
  action(span, state);
  return textOfSpan(span);
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
