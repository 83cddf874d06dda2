// `System.Globalization.CompareInfo`: the order of strings in a culture.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { hash } from '@mockwright/language/runtime/equality';
import { ArgumentException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { notNull } from '@mockwright/language/runtime/not-null';
import { textOfSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import {
  checkOptions,
  collationKey,
  compareOptions,
  findCollated,
  hasPrefix,
  hasSuffix,
} from '../System/text/collation.ts';
import type { Collation } from '../System/text/collation.ts';
import { compareTexts } from '../System/text/comparison.ts';
import { checkNotNegative, elementMessage, indexMessage } from '../System/text/range-checks.ts';
import { spanComparisons } from './compare-info-spans.ts';
import { CultureInfo } from './culture-info.ts';
import { unicodeCategory } from './unicode-category.ts';

/** A culture's order of strings. */
export class CompareInfo {
  /** Installed by the library loader. */
  declare readonly $type: NamedType;
  readonly culture: CultureInfo;
  constructor(culture: CultureInfo) {
    this.culture = culture;
  }
  /** @throws {ArgumentException} for options that cannot be */
  collation(options: number): Collation {
    checkOptions(options);
    return { culture: this.culture.name, options };
  }
  compare(a: string | null, b: string | null, options: number): number {
    return compareTexts(a, b, this.collation(options));
  }
  /** Compares parts of strings. @throws {ArgumentOutOfRangeException} */
  compareParts(
    a: string | null,
    offset1: number,
    length1: number,
    b: string | null,
    offset2: number,
    length2: number,
    options: number,
  ): number {
    checkNotNegative('length1', length1);
    checkNotNegative('length2', length2);
    checkNotNegative('offset1', offset1);
    checkNotNegative('offset2', offset2);
    const message = 'Offset and length must refer to a position in the string.';
    if (offset1 > (a?.length ?? 0) - length1) throw new ArgumentOutOfRangeException('string1', message);
    if (offset2 > (b?.length ?? 0) - length2) throw new ArgumentOutOfRangeException('string2', message);
    return this.compare(
      a && a.slice(offset1, offset1 + length1),
      b && b.slice(offset2, offset2 + length2),
      options,
    );
  }
  /** @throws {ArgumentNullException | ArgumentOutOfRangeException | ArgumentException} */
  indexOf(
    source: string | null,
    value: string | null,
    options: number = 0,
    startIndex: number = 0,
    count: number = (source?.length ?? 0) - startIndex,
  ): number {
    const text = notNull(source, 'source');
    const wanted = notNull(value, 'value');
    if (startIndex < 0 || startIndex > text.length)
      throw new ArgumentOutOfRangeException('startIndex', indexMessage);
    if (count < 0 || startIndex > text.length - count)
      throw new ArgumentOutOfRangeException('count', countMessage);
    const found = findCollated(text.slice(startIndex, startIndex + count), wanted, this.searching(options));
    return found ? found.index + startIndex : -1;
  }
  /** Backwards from `startIndex`. @throws {ArgumentNullException | ArgumentOutOfRangeException | ArgumentException} */
  lastIndexOf(
    source: string | null,
    value: string | null,
    options: number = 0,
    startIndex: number = (source?.length ?? 0) - 1,
    count: number = startIndex + 1,
  ): number {
    const text = notNull(source, 'source');
    const wanted = notNull(value, 'value');
    if (text === '') return wanted === '' ? 0 : -1;
    if (startIndex < 0 || startIndex > text.length)
      throw new ArgumentOutOfRangeException('startIndex', elementMessage);
    const last = Math.min(startIndex, text.length - 1);
    const from = last - (count - (startIndex - last)) + 1;
    if (count < 0 || from < 0) throw new ArgumentOutOfRangeException('count', countMessage);
    const found = findCollated(text.slice(from, last + 1), wanted, this.searching(options), true);
    return found ? found.index + from : -1;
  }
  isPrefix(source: string | null, prefix: string | null, options: number): boolean {
    return hasPrefix(notNull(source, 'source'), notNull(prefix, 'prefix'), this.searching(options));
  }
  isSuffix(source: string | null, suffix: string | null, options: number): boolean {
    return hasSuffix(notNull(source, 'source'), notNull(suffix, 'suffix'), this.searching(options));
  }
  /** Searching knows no order. */
  searching(options: number): Collation {
    if (options & (compareOptions.StringSort | compareOptions.NumericOrdering))
      throw new ArgumentException('Value of flags is invalid.', 'options');
    return this.collation(options);
  }
  /** Of texts that are equal by the options. */
  hash(text: string, options: number): number {
    return hash(collationKey(text, this.collation(options)));
  }
  $toString(): string {
    return `CompareInfo - ${this.culture.name}`;
  }
  $equals(other: unknown): boolean {
    return other instanceof CompareInfo && other.culture.name === this.culture.name;
  }
  $hash(): number {
    return hash(this.culture.name);
  }
}

const countMessage =
  'Count must be positive and count must refer to a location within the string/array/collection.';
const charText = (char: number): string => String.fromCharCode(char);

function isSortable(text: string): boolean {
  if (text === '') return false;
  for (const character of text) {
    const category = unicodeCategory(character.codePointAt(0)!);
    if (category === 29 || category === 17 || category === 16) return false;
  }
  return true;
}

type Text = string | null;
type Search = 'indexOf' | 'lastIndexOf';

/** `IndexOf` and `LastIndexOf`: of a string or a char, over the whole or a part, with options or without. */
function searches(): Record<string, Implementation> {
  const members: Record<string, Implementation> = {};
  for (const [name, search] of [
    ['IndexOf', 'indexOf'],
    ['LastIndexOf', 'lastIndexOf'],
  ] as const satisfies readonly (readonly [string, Search])[]) {
    for (const type of ['string', 'char'] as const) {
      const textOf = (value: Text | number): Text => (typeof value === 'number' ? charText(value) : value);
      const add = (
        parameters: string,
        find: (self: CompareInfo, source: Text, value: Text, ...rest: number[]) => number,
      ): void => {
        members[`int ${name}(string source, ${type} value${parameters})`] = (
          self: CompareInfo,
          source: Text,
          value: Text | number,
          ...rest: number[]
        ) => find(self, source, textOf(value), ...rest);
      };
      add('', (self, source, value) => self[search](source, value));
      add(', CompareOptions options', (self, source, value, options) => self[search](source, value, options));
      add(', int startIndex', (self, source, value, start) => self[search](source, value, 0, start));
      add(', int startIndex, CompareOptions options', (self, source, value, start, options) =>
        self[search](source, value, options, start),
      );
      add(', int startIndex, int count', (self, source, value, start, count) =>
        self[search](source, value, 0, start, count),
      );
      add(
        ', int startIndex, int count, CompareOptions options',
        (self, source, value, start, count, options) => self[search](source, value, options, start, count),
      );
    }
  }
  return members;
}

const rest = (text: Text, offset: number): number => (text?.length ?? 0) - offset;

/** `System.Globalization.CompareInfo`. */
export const compareInfoType: TypeDeclaration = declareType(
  'public sealed class System.Globalization.CompareInfo',
  () => ({
    'static CompareInfo GetCompareInfo(string name)': (name: Text) => new CompareInfo(CultureInfo.get(name)),
    'static CompareInfo GetCompareInfo(int culture)': (identifier: number) =>
      new CompareInfo(CultureInfo.get(CultureInfo.ofIdentifier(identifier))),
    'static bool IsSortable(char ch)': (ch: number) => isSortable(charText(ch)),
    'static bool IsSortable(string text)': (text: Text) => isSortable(notNull(text, 'text')),
    'int Compare(string? string1, string? string2)': (self: CompareInfo, a: Text, b: Text) =>
      self.compare(a, b, 0),
    'int Compare(string? string1, string? string2, CompareOptions options)': (
      self: CompareInfo,
      a: Text,
      b: Text,
      options: number,
    ) => self.compare(a, b, options),
    'int Compare(string? string1, int offset1, string? string2, int offset2)': (
      self: CompareInfo,
      a: Text,
      offset1: number,
      b: Text,
      offset2: number,
    ) => self.compareParts(a, offset1, rest(a, offset1), b, offset2, rest(b, offset2), 0),
    'int Compare(string? string1, int offset1, string? string2, int offset2, CompareOptions options)': (
      self: CompareInfo,
      a: Text,
      offset1: number,
      b: Text,
      offset2: number,
      options: number,
    ) => self.compareParts(a, offset1, rest(a, offset1), b, offset2, rest(b, offset2), options),
    'int Compare(string? string1, int offset1, int length1, string? string2, int offset2, int length2)': (
      self: CompareInfo,
      a: Text,
      offset1: number,
      length1: number,
      b: Text,
      offset2: number,
      length2: number,
    ) => self.compareParts(a, offset1, length1, b, offset2, length2, 0),
    'int Compare(string? string1, int offset1, int length1, string? string2, int offset2, int length2, CompareOptions options)':
      (
        self: CompareInfo,
        a: Text,
        offset1: number,
        length1: number,
        b: Text,
        offset2: number,
        length2: number,
        options: number,
      ) => self.compareParts(a, offset1, length1, b, offset2, length2, options),
    'bool IsPrefix(string source, string prefix, CompareOptions options)': (
      self: CompareInfo,
      source: Text,
      prefix: Text,
      options: number,
    ) => self.isPrefix(source, prefix, options),
    'bool IsPrefix(string source, string prefix)': (self: CompareInfo, source: Text, prefix: Text) =>
      self.isPrefix(source, prefix, 0),
    'bool IsSuffix(string source, string suffix, CompareOptions options)': (
      self: CompareInfo,
      source: Text,
      suffix: Text,
      options: number,
    ) => self.isSuffix(source, suffix, options),
    'bool IsSuffix(string source, string suffix)': (self: CompareInfo, source: Text, suffix: Text) =>
      self.isSuffix(source, suffix, 0),
    ...searches(),
    'int GetHashCode(string source, CompareOptions options)': (
      self: CompareInfo,
      source: Text,
      options: number,
    ) => self.hash(notNull(source, 'source'), options),
    ...spanComparisons,
    'static bool IsSortable(ReadOnlySpan<char> text)': (text: Span<number>) => isSortable(textOfSpan(text)),
    'static bool IsSortable(System.Text.Rune value)': (rune: { $toString(): string }) =>
      isSortable(rune.$toString()),
    'override int GetHashCode()': (self: CompareInfo) => self.$hash(),
    'override bool Equals(object? value)': (self: CompareInfo, other: unknown) => self.$equals(other),
    'override string ToString()': (self: CompareInfo) => self.$toString(),
    'string Name { get; }': (self: CompareInfo) => self.culture.name,
    'int LCID { get; }': (self: CompareInfo) => self.culture.identifier,
  }),
  { runtime: CompareInfo },
);
