// Matches and parts between them without objects of their own: `Regex.EnumerateMatches` and `EnumerateSplits`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import { dereferenced } from '@mockwright/language/runtime/not-null';
import { Index, Range } from '../System/index-range.ts';

/** Where something matched. */
export interface ValueMatch {
  readonly index: number;
  readonly length: number;
}

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

const noMatch: ValueMatch = { index: 0, length: 0 };

/** `ValueMatchEnumerator`. */
export function valueMatches({
  items,
}: {
  readonly items: readonly ValueMatch[];
}): ValueEnumerator<ValueMatch> {
  return new ValueEnumerator(
    items.map(({ index, length }) => ({ index, length })),
    noMatch,
  );
}

const rangeOf = (start: number, end: number): Range => new Range(new Index(start), new Index(end));

/** `ValueSplitEnumerator`: the ranges between matches, at most `count` (0: all). */
export function valueSplits(
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

/** `ValueMatch` and the two enumerators, which stand inside `Regex`. */
export const valueMatchTypes: readonly TypeDeclaration[] = [
  declareType(
    'public readonly ref struct System.Text.RegularExpressions.ValueMatch',
    () => ({
      'int Index { get; }': (self: ValueMatch) => self.index,
      'int Length { get; }': (self: ValueMatch) => self.length,
    }),
    { defaultValue: () => noMatch },
  ),
  declareType(
    'public ref struct System.Text.RegularExpressions.Regex.ValueMatchEnumerator',
    () => enumerator('Regex.ValueMatchEnumerator', 'ValueMatch'),
    { defaultValue: noMatches },
  ),
  declareType(
    'public ref struct System.Text.RegularExpressions.Regex.ValueSplitEnumerator',
    () => enumerator('Regex.ValueSplitEnumerator', 'Range'),
    { defaultValue: noRanges },
  ),
];
