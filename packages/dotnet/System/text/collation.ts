// Comparing and finding text by the rules of a culture: `CompareOptions` over Unicode collation.
import { TextCache } from '@mockwright/language/runtime/text-cache';
import { indexOfText } from '@mockwright/language/runtime/long-search';
import { ArgumentException } from '@mockwright/language/runtime/exceptions';
import { spend, spendAt, spendSize } from '@mockwright/language/runtime/run';
import { replaceMany } from '@mockwright/language/runtime/text-pieces';
import { normalized, requireFewMarks } from './normalized.ts';
import { lastIndexOf } from './last-index-of.ts';
import { isAscii, toUpperInvariant } from './casing.ts';
import { localeOf } from './locale-tags.ts';

/** The bits of `System.Globalization.CompareOptions`. */
export const compareOptions = {
  None: 0,
  IgnoreCase: 1,
  IgnoreNonSpace: 2,
  IgnoreSymbols: 4,
  IgnoreKanaType: 8,
  IgnoreWidth: 16,
  NumericOrdering: 32,
  OrdinalIgnoreCase: 268435456,
  StringSort: 536870912,
  Ordinal: 1073741824,
} as const;
const {
  IgnoreCase,
  IgnoreNonSpace,
  IgnoreSymbols,
  IgnoreKanaType,
  IgnoreWidth,
  NumericOrdering,
  OrdinalIgnoreCase,
  Ordinal,
} = compareOptions;

/** How strings compare: a culture (`''` is the invariant one) and `CompareOptions`. */
export interface Collation {
  readonly culture: string;
  readonly options: number;
}

/** @throws {ArgumentException} for options that exclude each other and for unknown ones */
export function checkOptions(options: number, parameter: string = 'options'): void {
  if (options & Ordinal && options !== Ordinal)
    throw new ArgumentException('CompareOption.Ordinal cannot be used with other options.', parameter);
  if (options & OrdinalIgnoreCase && options !== OrdinalIgnoreCase)
    throw new ArgumentException(
      'CompareOption.OrdinalIgnoreCase cannot be used with other options.',
      parameter,
    );
  if (options & ~(63 | Ordinal | OrdinalIgnoreCase | compareOptions.StringSort))
    throw new ArgumentException('Value of flags is invalid.', parameter);
}

/** By cultures, of which there are as many as somebody makes names for. */
const collators = new TextCache<Intl.Collator>(100, 10_000);

function collatorOf(culture: string, options: number): Intl.Collator {
  const ignoresCase = (options & IgnoreCase) !== 0;
  const ignoresMarks = (options & IgnoreNonSpace) !== 0;
  const sensitivity = ignoresMarks ? (ignoresCase ? 'base' : 'case') : ignoresCase ? 'accent' : 'variant';
  const numeric = (options & NumericOrdering) !== 0;
  return collators.of(`${culture}/${sensitivity}/${numeric}`, () => {
    const locale = culture === '' ? 'und' : (localeOf(culture) ?? 'und');
    return new Intl.Collator(locale, { sensitivity, numeric });
  });
}

/** The same without regard to case; beside a surrogate pair only the order of the code points counts. */
function compareOrdinalIgnoringCase(a: string, b: string): number {
  const [left, right] = [toUpperInvariant(a), toUpperInvariant(b)];
  const length = Math.min(left.length, right.length);
  for (let at = 0; at < length; at++) {
    const [first, second] = [left.codePointAt(at)!, right.codePointAt(at)!];
    if (first === second) continue;
    const difference = first - second;
    return first > 0xffff || second > 0xffff ? Math.sign(difference) : difference;
  }
  return left.length - right.length;
}

/** Ordinal order by UTF-16 code units: the difference of the first two that differ, or of the lengths. */
export function compareOrdinal(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  spendSize(length);
  for (let at = 0; at < length; at++) {
    const difference = a.charCodeAt(at) - b.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

const wide = /[\uff01-\uff9f\uffe0-\uffee\u3000]/g;
const katakana = /[\u30a1-\u30f6\u30fd\u30fe]/g;
const unifyWidth = (text: string): string => text.replace(wide, (character) => character.normalize('NFKC'));
const unifyKana = (text: string): string =>
  text.replace(katakana, (character) => String.fromCharCode(character.charCodeAt(0) - 0x60));

/** What the options leave out of account in every comparison. */
function reduced(text: string, options: number): string {
  let result = text;
  if (options & IgnoreSymbols) result = result.replace(/[\p{P}\p{S}\s]/gu, '');
  if (options & IgnoreWidth) result = unifyWidth(result);
  return options & IgnoreKanaType ? unifyKana(result) : result;
}
/** Width and kind of kana, which collation forgets together with case or marks, though .NET does not. */
function forms(text: string, options: number): string {
  const kept: string[] = [];
  if (!(options & IgnoreWidth)) kept.push((text.match(wide) ?? []).join(''));
  if (!(options & IgnoreKanaType)) kept.push((text.match(katakana) ?? []).join(''));
  return toUpperInvariant(kept.join('|'));
}

/** `CompareInfo.Compare` of strings that are not null. */
export function collate(a: string, b: string, { culture, options }: Collation): number {
  if (a === b) return 0;
  if (options & Ordinal) return compareOrdinal(a, b);
  if (options & OrdinalIgnoreCase) return compareOrdinalIgnoringCase(a, b);
  const [left, right] = [reduced(a, options), reduced(b, options)];
  requireFewMarks(left);
  requireFewMarks(right);
  const result = collatorOf(culture, options).compare(left, right);
  if (result !== 0 || !(options & (IgnoreCase | IgnoreNonSpace))) return result;
  if (isAscii(left) && isAscii(right)) return 0;
  return Math.sign(compareOrdinal(forms(left, options), forms(right, options)));
}

/** A text that is the same for all texts that compare as equal, for hashing. */
export function collationKey(text: string, { options }: Collation): string {
  if (options & Ordinal) return text;
  if (options & OrdinalIgnoreCase) return toUpperInvariant(text);
  // Cultures find more strings equal than a change of case tells: composed and decomposed letters, for example.
  const key = toUpperInvariant(unifyKana(normalized(text, 'NFKD'))).replace(/[^\p{L}\p{N}]/gu, '');
  return options & NumericOrdering ? key.replace(/(?<!\d)0+(?=\d)/g, '') : key;
}

/** Where a text was found: at `index`, `length` long (cultures may match another length than that searched for). */
export interface Found {
  readonly index: number;
  readonly length: number;
}

function findOrdinal(text: string, value: string, last: boolean): Found | undefined {
  if (!last) spendSize(text.length);
  const index = last ? lastIndexOf(text, value) : indexOfText(text, value);
  return index < 0 ? undefined : { index, length: value.length };
}

/**
 * The first (or last) place of `value` in `text`. ASCII text has the same matches under every culture but the Turkic
 * ones; other text is searched by collation, code point by code point.
 */
export function findCollated(
  text: string,
  value: string,
  collation: Collation,
  last: boolean = false,
): Found | undefined {
  const { culture, options } = collation;
  if (options & Ordinal) return findOrdinal(text, value, last);
  if (options & OrdinalIgnoreCase) return findOrdinal(toUpperInvariant(text), toUpperInvariant(value), last);
  const visible = withoutIgnorable(value);
  if (visible === '') return { index: last ? text.length : 0, length: 0 };
  if (isAscii(visible) && isAscii(text) && !(options & IgnoreSymbols) && !hasControls(text)) {
    if (!(options & IgnoreCase)) return findOrdinal(text, visible, last);
    if (!/^(?:tr|az)\b/.test(culture)) return findOrdinal(text.toUpperCase(), visible.toUpperCase(), last);
  }
  return findByCollation(text, visible, collation, last);
}

// eslint-disable-next-line no-control-regex -- these are what collation ignores
const ignorable = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2060\ufeff]/g;
// eslint-disable-next-line no-control-regex -- as above
const hasControls = (text: string): boolean => /[\u0000-\u0008\u000e-\u001f\u007f]/.test(text);
function withoutIgnorable(text: string): string {
  return replaceMany(text, ignorable, '');
}

function ignores(text: string, { options }: Collation): boolean {
  return (options & (Ordinal | OrdinalIgnoreCase) ? text : withoutIgnorable(text)) === '';
}

function findByCollation(
  text: string,
  value: string,
  collation: Collation,
  last: boolean,
): Found | undefined {
  const boundaries: number[] = [];
  for (let at = 0; at <= text.length; at++) {
    spendAt(at);
    if (at === text.length || !/\p{M}/u.test(text[at]!)) boundaries.push(at);
  }
  const longest = value.length * 3 + 2;
  const order = last ? [...boundaries.keys()].reverse() : boundaries.keys();
  for (const first of order) {
    const index = boundaries[first]!;
    spend(2);
    // What is found begins with what is not ignored.
    if (index < text.length && withoutIgnorable(text[index]!) === '') continue;
    for (let next = first + 1; next < boundaries.length && boundaries[next]! - index <= longest; next++) {
      spend(1 + ((boundaries[next]! - index + value.length) >> 4));
      if (collate(text.slice(index, boundaries[next]), value, collation) === 0)
        return { index, length: boundaries[next]! - index };
    }
  }
  return undefined;
}

/** `CompareInfo.IsPrefix`. */
export function hasPrefix(text: string, prefix: string, collation: Collation): boolean {
  if (prefix === '') return true;
  const found = findCollated(text, prefix, collation);
  return found !== undefined && ignores(text.slice(0, found.index), collation);
}
/** `CompareInfo.IsSuffix`. */
export function hasSuffix(text: string, suffix: string, collation: Collation): boolean {
  if (suffix === '') return true;
  const found = findCollated(text, suffix, collation, true);
  return found !== undefined && ignores(text.slice(found.index + found.length), collation);
}
