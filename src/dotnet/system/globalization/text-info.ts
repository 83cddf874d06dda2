// `System.Globalization.TextInfo` and `CompareInfo`: case and comparison by culture.
import { declareEnum, declareType } from '../../../metadata/declaration.ts';
import type { TypeDeclaration } from '../../../metadata/declaration.ts';
import type { NamedType } from '../../../metadata/symbols.ts';
import { ArgumentNullException } from '../../../runtime/exceptions.ts';
import { toUpperInvariant } from '../../text/casing.ts';
import {
  collatorOf,
  compareOrdinal,
  endsWith,
  findString,
  startsWith,
  comparisons,
} from '../../text/comparison.ts';
import { lowerOf, upperOf } from '../../text/culture-casing.ts';
import { unicodeCategory } from '../unicode-category.ts';
import type { CultureInfo } from './culture-info.ts';

/** A culture's rules of case. */
export class TextInfo {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly culture: CultureInfo;
  constructor(culture: CultureInfo) {
    this.culture = culture;
  }
  upper(text: string | null): string {
    if (text === null) throw new ArgumentNullException('str');
    return upperOf(text, this.culture);
  }
  lower(text: string | null): string {
    if (text === null) throw new ArgumentNullException('str');
    return lowerOf(text, this.culture);
  }
  /** `ToTitleCase`: words begin with a capital; words all in capitals stay. */
  title(text: string | null): string {
    if (text === null) throw new ArgumentNullException('str');
    let result = '';
    for (let at = 0; at < text.length;) {
      if (!isLetter(text, at)) {
        result += text.charAt(at++);
        continue;
      }
      const start = at;
      let hasLower = unicodeCategory(text.charCodeAt(at)) === 1;
      at++;
      // Apostrophes belong to the word; what is neither letter nor mark ends it.
      while (at < text.length && !endsWord(text, at)) {
        hasLower ||= unicodeCategory(text.charCodeAt(at)) === 1;
        at++;
      }
      const word = text.slice(start, at);
      result += hasLower
        ? this.upper(word.charAt(0)) + this.lower(word.slice(1))
        : word.length === 1
          ? this.upper(word)
          : word;
    }
    return result;
  }
  $toString(): string {
    return `TextInfo - ${this.culture.name}`;
  }
}

function isLetter(text: string, at: number): boolean {
  return unicodeCategory(text.charCodeAt(at)) <= 4;
}
function endsWord(text: string, at: number): boolean {
  const char = text.charAt(at);
  if (char === "'" || char === '\u2019') return false;
  const category = unicodeCategory(text.charCodeAt(at));
  return category > 7 && !(category === 16 || category === 18 || category === 15);
}

/** The bits of `CompareOptions`. */
const options = {
  None: 0,
  IgnoreCase: 1,
  IgnoreNonSpace: 2,
  IgnoreSymbols: 4,
  IgnoreKanaType: 8,
  IgnoreWidth: 16,
  OrdinalIgnoreCase: 268435456,
  StringSort: 536870912,
  Ordinal: 1073741824,
} as const;

/** A culture's order of strings. */
export class CompareInfo {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly culture: CultureInfo;
  constructor(culture: CultureInfo) {
    this.culture = culture;
  }
  compare(a: string | null, b: string | null, compareOptions: number): number {
    if (a === b) return 0;
    if (a === null) return -1;
    if (b === null) return 1;
    return compareWith(a, b, this.culture.name, compareOptions);
  }
}

/** `String.Compare(a, b, culture, options)` for strings that are not null. */
export function compareWith(a: string, b: string, culture: string, compareOptions: number): number {
  if (compareOptions === options.Ordinal) return compareOrdinal(a, b);
  if (compareOptions === options.OrdinalIgnoreCase)
    return compareOrdinal(toUpperInvariant(a), toUpperInvariant(b));
  const ignoresCase = (compareOptions & options.IgnoreCase) !== 0;
  const ignoresMarks = (compareOptions & options.IgnoreNonSpace) !== 0;
  if (!ignoresMarks && (compareOptions & options.IgnoreSymbols) === 0)
    return collatorOf(culture, ignoresCase).compare(a, b);
  return new Intl.Collator(culture === '' ? 'und' : culture, {
    sensitivity: ignoresMarks ? (ignoresCase ? 'base' : 'case') : ignoresCase ? 'accent' : 'variant',
    ignorePunctuation: (compareOptions & options.IgnoreSymbols) !== 0,
  }).compare(a, b);
}
function comparisonFor(compareOptions: number): number {
  if (compareOptions === options.Ordinal) return comparisons.Ordinal;
  if (compareOptions === options.OrdinalIgnoreCase) return comparisons.OrdinalIgnoreCase;
  return (compareOptions & options.IgnoreCase) !== 0
    ? comparisons.InvariantCultureIgnoreCase
    : comparisons.InvariantCulture;
}
function required(text: string | null, name: string): string {
  if (text === null) throw new ArgumentNullException(name);
  return text;
}
function indexOf(source: string | null, value: string | null, compareOptions: number, last: boolean): number {
  return (
    findString(required(source, 'source'), required(value, 'value'), comparisonFor(compareOptions), last)
      ?.index ?? -1
  );
}
const charText = (char: number): string => String.fromCharCode(char);

/** `System.Globalization.TextInfo`. */
export const textInfoType: TypeDeclaration = declareType(
  'public sealed class System.Globalization.TextInfo : ICloneable',
  {
    'object Clone()': (self: TextInfo) => new TextInfo(self.culture),
    'char ToLower(char c)': (self: TextInfo, c: number) => self.lower(charText(c)).charCodeAt(0),
    'string ToLower(string str)': (self: TextInfo, text: string | null) => self.lower(text),
    'char ToUpper(char c)': (self: TextInfo, c: number) => self.upper(charText(c)).charCodeAt(0),
    'string ToUpper(string str)': (self: TextInfo, text: string | null) => self.upper(text),
    'string ToTitleCase(string str)': (self: TextInfo, text: string | null) => self.title(text),
    'override string ToString()': (self: TextInfo) => self.$toString(),
    'string CultureName { get; }': (self: TextInfo) => self.culture.name,
    'bool IsReadOnly { get; }': (self: TextInfo) => self.culture.isReadOnly,
    'string ListSeparator { get; }': (self: TextInfo) =>
      self.culture.isInvariant || self.culture.numberFormat.numberDecimalSeparator !== ',' ? ',' : ';',
    'bool IsRightToLeft { get; }': (self: TextInfo) =>
      /^(ar|he|fa|ur|ps|sd|ug|yi|dv|ckb)\b/.test(self.culture.name),
  },
  { runtime: TextInfo },
);

/** `System.Globalization.CompareInfo`. */
export const compareInfoType: TypeDeclaration = declareType(
  'public sealed class System.Globalization.CompareInfo',
  {
    'int Compare(string? string1, string? string2)': (
      self: CompareInfo,
      a: string | null,
      b: string | null,
    ) => self.compare(a, b, 0),
    'int Compare(string? string1, string? string2, CompareOptions options)': (
      self: CompareInfo,
      a: string | null,
      b: string | null,
      compareOptions: number,
    ) => self.compare(a, b, compareOptions),
    'bool IsPrefix(string source, string prefix, CompareOptions options)': (
      _self: CompareInfo,
      source: string | null,
      prefix: string | null,
      compareOptions: number,
    ) => startsWith(required(source, 'source'), required(prefix, 'prefix'), comparisonFor(compareOptions)),
    'bool IsPrefix(string source, string prefix)': (
      _self: CompareInfo,
      source: string | null,
      prefix: string | null,
    ) => startsWith(required(source, 'source'), required(prefix, 'prefix'), comparisons.InvariantCulture),
    'bool IsSuffix(string source, string suffix, CompareOptions options)': (
      _self: CompareInfo,
      source: string | null,
      suffix: string | null,
      compareOptions: number,
    ) => endsWith(required(source, 'source'), required(suffix, 'suffix'), comparisonFor(compareOptions)),
    'bool IsSuffix(string source, string suffix)': (
      _self: CompareInfo,
      source: string | null,
      suffix: string | null,
    ) => endsWith(required(source, 'source'), required(suffix, 'suffix'), comparisons.InvariantCulture),
    'int IndexOf(string source, string value)': (
      _self: CompareInfo,
      source: string | null,
      value: string | null,
    ) => indexOf(source, value, 0, false),
    'int IndexOf(string source, string value, CompareOptions options)': (
      _self: CompareInfo,
      source: string | null,
      value: string | null,
      compareOptions: number,
    ) => indexOf(source, value, compareOptions, false),
    'int IndexOf(string source, char value)': (_self: CompareInfo, source: string | null, value: number) =>
      indexOf(source, charText(value), 0, false),
    'int LastIndexOf(string source, string value)': (
      _self: CompareInfo,
      source: string | null,
      value: string | null,
    ) => indexOf(source, value, 0, true),
    'int LastIndexOf(string source, string value, CompareOptions options)': (
      _self: CompareInfo,
      source: string | null,
      value: string | null,
      compareOptions: number,
    ) => indexOf(source, value, compareOptions, true),
    'string Name { get; }': (self: CompareInfo) => self.culture.name,
    'override string ToString()': (self: CompareInfo) => `CompareInfo - ${self.culture.name}`,
  },
  { runtime: CompareInfo },
);

/** `System.Globalization.CompareOptions`. */
export const compareOptionsType: TypeDeclaration = declareEnum(
  '[Flags] public enum System.Globalization.CompareOptions',
  options,
);
