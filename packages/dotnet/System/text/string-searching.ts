// System.String: searching.
import { indexOfText } from '@mockwright/language/runtime/long-search';
import type { Implementation } from '@mockwright/language/metadata/declaration';
import type { CultureInfo } from '../../System.Globalization/culture-info.ts';
import { char } from './chars.ts';
import { hasPrefix, hasSuffix } from './collation.ts';
import { comparisons, endsWith, findString, startsWith } from './comparison.ts';
import { collationIn } from './string-comparing.ts';
import {
  indexOfAny,
  indexOfChar,
  indexOfString,
  lastIndexOfAny,
  lastIndexOfChar,
  lastIndexOfString,
} from './index-of.ts';
import { notNull } from '@mockwright/language/runtime/not-null';

const { CurrentCulture } = comparisons;

/** Members of `String`. */
export const searchingMembers: Readonly<Record<string, Implementation>> = {
  'bool Contains(string value)': (self: string, value: string | null) =>
    indexOfText(self, notNull(value, 'value')) >= 0,
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
  'int LastIndexOf(string value, int startIndex)': (self: string, value: string | null, startIndex: number) =>
    lastIndexOfString(self, value, startIndex, startIndex + 1, CurrentCulture),
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
};
