// System.String: cutting, padding, replacing, splitting, trimming, changing case.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import { toArray } from '@mockwright/language/runtime/box';
import type { NetArray } from '@mockwright/language/runtime/box';
import { specialType } from '@mockwright/language/runtime/core-types';
import { ArgumentException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { spend, spendMemory } from '@mockwright/language/runtime/run';
import { inPieces, replaceMany } from '@mockwright/language/runtime/text-pieces';
import type { CultureInfo } from '../../System.Globalization/culture-info.ts';
import { normalized } from './normalized.ts';
import { isOneOf } from './char-set.ts';
import { toLowerInvariant, toUpperInvariant } from './casing.ts';
import { char } from './chars.ts';
import { compareOptions, findCollated } from './collation.ts';
import type { Collation } from './collation.ts';
import { collationOf, comparisons } from './comparison.ts';
import { lowerOf, upperOf } from './culture-casing.ts';
import { outOfRange } from './range-checks.ts';
import { replaceAll } from './replace-all.ts';
import { splitString } from './split.ts';
import { collationIn } from './string-comparing.ts';
import { isWhiteSpace, trimWhere } from './white-space.ts';
import { paramsMembers } from '../spans/params-members.ts';
import { notNull } from '@mockwright/language/runtime/not-null';

const { Ordinal } = comparisons;

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
  // .NET compares as unsigned numbers, and shows them so.
  if (startIndex >>> 0 > text.length)
    throw outOfRange('startIndex', startIndex >>> 0, `less than or equal to '${text.length}'`);
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
  if (collation.options & compareOptions.Ordinal) return replaceAll(text, oldValue!, newValue ?? '');
  spend(text.length >> 4);
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

const charsOf = (codes: readonly number[] | null): string[] | null =>
  codes && codes.length > 0 ? codes.map(char) : null;

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
  return trimWhere(text, chars && chars.length > 0 ? isOneOf(chars) : isWhiteSpace, start, end);
}

const loneSurrogate: RegExp = /\p{Surrogate}/u;
const lineBreak: RegExp = /\r\n|[\r\n\f\u0085\u2028\u2029]/g;

/** `String.Normalize(form)`: FormC 1, FormD 2, FormKC 5, FormKD 6. `parameter` is what .NET blames for half a character. */
function normalize(text: string, form: number, parameter: string): string {
  const name = ({ 1: 'NFC', 2: 'NFD', 5: 'NFKC', 6: 'NFKD' } as const)[form];
  if (!name) throw new ArgumentException('Invalid or unsupported normalization form.', 'normalizationForm');
  if (loneSurrogate.test(text))
    throw new ArgumentException('String contains invalid Unicode code points.', parameter);
  return normalized(text, name);
}

/** Members of `String`. */
export const editingMembers: Readonly<Record<string, Implementation>> = {
  'string Insert(int startIndex, string value)': insert,
  'string PadLeft(int totalWidth)': (self: string, width: number) => pad(self, width, 32, true),
  'string PadLeft(int totalWidth, char paddingChar)': (self: string, width: number, character: number) =>
    pad(self, width, character, true),
  'string PadRight(int totalWidth)': (self: string, width: number) => pad(self, width, 32, false),
  'string PadRight(int totalWidth, char paddingChar)': (self: string, width: number, character: number) =>
    pad(self, width, character, false),
  'string Remove(int startIndex, int count)': remove,
  'string Remove(int startIndex)': (self: string, startIndex: number) => remove(self, startIndex),
  'string Replace(string oldValue, string? newValue, bool ignoreCase, CultureInfo? culture)': (
    self: string,
    oldValue: string | null,
    newValue: string | null,
    ignoreCase: boolean,
    culture: CultureInfo | null,
  ) => replace(self, oldValue, newValue, collationIn(culture, Number(ignoreCase))),
  'string Replace(string oldValue, string? newValue, StringComparison comparisonType)': (
    self: string,
    oldValue: string | null,
    newValue: string | null,
    comparison: number,
  ) => replace(self, oldValue, newValue, collationOf(comparison)),
  'string Replace(char oldChar, char newChar)': (self: string, oldChar: number, newChar: number) =>
    inPieces(self, (piece) => piece.replaceAll(char(oldChar), () => char(newChar))),
  'string Replace(string oldValue, string? newValue)': (
    self: string,
    oldValue: string | null,
    newValue: string | null,
  ) => replace(self, oldValue, newValue),
  'string ReplaceLineEndings()': (self: string) => replaceMany(self, lineBreak, '\n'),
  'string ReplaceLineEndings(string replacementText)': (self: string, replacement: string | null) => {
    return replaceMany(self, lineBreak, notNull(replacement, 'replacementText'));
  },

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
  ...paramsMembers('string[] Split(params char[]? separator)', (self: string, separator: number[] | null) =>
    split(self, charsOf(separator), unlimited, 0),
  ),
  'string[] Split(char[]? separator, int count)': (self: string, separator: number[] | null, count: number) =>
    split(self, charsOf(separator), count, 0),
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
  'string ToLower()': (self: string) => lowerOf(self, null),
  'string ToLower(CultureInfo? culture)': lowerOf,
  'string ToLowerInvariant()': toLowerInvariant,
  'string ToUpper()': (self: string) => upperOf(self, null),
  'string ToUpper(CultureInfo? culture)': upperOf,
  'string ToUpperInvariant()': toUpperInvariant,
  'string Trim()': (self: string) => trimWhere(self, isWhiteSpace, true, true),
  'string Trim(char trimChar)': (self: string, trimmed: number) => trimChars(self, [trimmed], true, true),
  ...paramsMembers('string Trim(params char[]? trimChars)', (self: string, trimmed: number[] | null) =>
    trimChars(self, trimmed, true, true),
  ),
  'string TrimStart()': (self: string) => trimWhere(self, isWhiteSpace, true, false),
  'string TrimStart(char trimChar)': (self: string, trimmed: number) =>
    trimChars(self, [trimmed], true, false),
  ...paramsMembers('string TrimStart(params char[]? trimChars)', (self: string, trimmed: number[] | null) =>
    trimChars(self, trimmed, true, false),
  ),
  'string TrimEnd()': (self: string) => trimWhere(self, isWhiteSpace, false, true),
  'string TrimEnd(char trimChar)': (self: string, trimmed: number) => trimChars(self, [trimmed], false, true),
  ...paramsMembers('string TrimEnd(params char[]? trimChars)', (self: string, trimmed: number[] | null) =>
    trimChars(self, trimmed, false, true),
  ),
  'bool IsNormalized()': (self: string) => self === normalize(self, 1, 'source'),
  'bool IsNormalized(System.Text.NormalizationForm normalizationForm)': (self: string, form: number) =>
    self === normalize(self, form, 'source'),
  'string Normalize()': (self: string) => normalize(self, 1, 'strInput'),
  'string Normalize(System.Text.NormalizationForm normalizationForm)': (self: string, form: number) =>
    normalize(self, form, 'strInput'),
};
