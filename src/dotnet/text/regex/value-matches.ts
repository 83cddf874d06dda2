// Matches and parts between them without objects of their own: `Regex.EnumerateMatches` and `EnumerateSplits`.
import { declareType } from '../../../metadata/declaration.ts';
import type { Implementation, TypeDeclaration } from '../../../metadata/declaration.ts';
import { Index, Range } from '../../system/index-range.ts';

/** Where something matched. */
export interface ValueMatch {
  readonly index: number;
  readonly length: number;
}

/** What goes through a list by hand or by `foreach`. */
class ValueEnumerator<T> implements Iterable<T> {
  readonly #items: readonly T[];
  #index = -1;
  constructor(items: readonly T[]) {
    this.#items = items;
  }
  moveNext(): boolean {
    if (this.#index + 1 >= this.#items.length) return false;
    this.#index++;
    return true;
  }
  get current(): T {
    return this.#items[this.#index]!;
  }
  *[Symbol.iterator](): Iterator<T> {
    while (this.moveNext()) yield this.current;
  }
}

/** `ValueMatchEnumerator`. */
export function valueMatches({
  items,
}: {
  readonly items: readonly ValueMatch[];
}): ValueEnumerator<ValueMatch> {
  return new ValueEnumerator(items.map(({ index, length }) => ({ index, length })));
}

/** `ValueSplitEnumerator`: the ranges between matches. */
export function valueSplits(
  { items }: { readonly items: readonly ValueMatch[] },
  length: number,
): ValueEnumerator<Range> {
  const ranges: Range[] = [];
  let start = 0;
  for (const match of items) {
    ranges.push(new Range(new Index(start), new Index(match.index)));
    start = match.index + match.length;
  }
  ranges.push(new Range(new Index(start), new Index(length)));
  return new ValueEnumerator(ranges);
}

const enumerator = (type: string, item: string): Record<string, Implementation> => ({
  [`${item} Current { get; }`]: (self: ValueEnumerator<unknown>) => self.current,
  [`${type} GetEnumerator()`]: (self: unknown) => self,
  'bool MoveNext()': (self: ValueEnumerator<unknown>) => self.moveNext(),
});
const none = (): ValueEnumerator<never> => new ValueEnumerator([]);

/** `ValueMatch` and the two enumerators, which stand inside `Regex`. */
export const valueMatchTypes: readonly TypeDeclaration[] = [
  declareType(
    'public readonly ref struct System.Text.RegularExpressions.ValueMatch',
    {
      'int Index { get; }': (self: ValueMatch) => self.index,
      'int Length { get; }': (self: ValueMatch) => self.length,
    },
    { defaultValue: () => ({ index: 0, length: 0 }) },
  ),
  declareType(
    'public ref struct System.Text.RegularExpressions.Regex.ValueMatchEnumerator',
    enumerator('Regex.ValueMatchEnumerator', 'ValueMatch'),
    { defaultValue: none },
  ),
  declareType(
    'public ref struct System.Text.RegularExpressions.Regex.ValueSplitEnumerator',
    enumerator('Regex.ValueSplitEnumerator', 'Range'),
    { defaultValue: none },
  ),
];
