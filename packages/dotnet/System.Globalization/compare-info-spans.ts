// The members of `CompareInfo` that take spans of characters and runes.
import type { Implementation, Ref } from '@mockwright/language/metadata/declaration';
import { textOfSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import { findCollated } from '../System/text/collation.ts';
import type { Collation, Found } from '../System/text/collation.ts';

type Chars = Span<number>;

/** What the members ask of a `CompareInfo`. */
interface Comparer {
  compare(a: string, b: string, options: number): number;
  searching(options: number): Collation;
  hash(text: string, options: number): number;
}
type Find = (text: string, value: string, collation: Collation) => Found | undefined;

const first: Find = (text, value, collation) => findCollated(text, value, collation);
const last: Find = (text, value, collation) => findCollated(text, value, collation, true);
const prefix: Find = (text, value, collation) => {
  const found = value === '' ? { index: 0, length: 0 } : findCollated(text, value, collation);
  return found?.index === 0 ? found : undefined;
};
const suffix: Find = (text, value, collation) => {
  const found = value === '' ? { index: text.length, length: 0 } : findCollated(text, value, collation, true);
  return found && found.index + found.length === text.length ? found : undefined;
};

/** A search, with and without the length of what it found. */
function search(
  name: string,
  result: 'int' | 'bool',
  value: string,
  find: Find,
): Record<string, Implementation> {
  const answer = (found: Found | undefined): unknown =>
    result === 'bool' ? found !== undefined : (found?.index ?? -1);
  const head = `${result} ${name}(ReadOnlySpan<char> source, ReadOnlySpan<char> ${value}`;
  return {
    [`${head}, CompareOptions options = CompareOptions.None)`]: (
      self: Comparer,
      source: Chars,
      wanted: Chars,
      options: number,
    ) => answer(find(textOfSpan(source), textOfSpan(wanted), self.searching(options))),
    [`${head}, CompareOptions options, out int matchLength)`]: (
      self: Comparer,
      source: Chars,
      wanted: Chars,
      options: number,
      matchLength: Ref<number>,
    ) => {
      const found = find(textOfSpan(source), textOfSpan(wanted), self.searching(options));
      matchLength.v = found?.length ?? 0;
      return answer(found);
    },
    ...(result === 'int' && {
      [`int ${name}(ReadOnlySpan<char> source, System.Text.Rune value, CompareOptions options = CompareOptions.None)`]:
        (self: Comparer, source: Chars, rune: object, options: number) =>
          answer(find(textOfSpan(source), runeText(rune), self.searching(options))),
    }),
  };
}
function runeText(rune: object): string {
  return (rune as { $toString(): string }).$toString();
}

/** See the head of this file. */
export const spanComparisons: Record<string, Implementation> = {
  'int Compare(ReadOnlySpan<char> string1, ReadOnlySpan<char> string2, CompareOptions options = CompareOptions.None)':
    (self: Comparer, a: Chars, b: Chars, options: number) =>
      self.compare(textOfSpan(a), textOfSpan(b), options),
  ...search('IsPrefix', 'bool', 'prefix', prefix),
  ...search('IsSuffix', 'bool', 'suffix', suffix),
  ...search('IndexOf', 'int', 'value', first),
  ...search('LastIndexOf', 'int', 'value', last),
  'int GetHashCode(ReadOnlySpan<char> source, CompareOptions options)': (
    self: Comparer,
    source: Chars,
    options: number,
  ) => self.hash(textOfSpan(source), options),
};
