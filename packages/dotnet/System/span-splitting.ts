// Taking spans apart: `Split`, `SplitAny`, `EnumerateLines`.
import { declareType } from '@mockwright/language/metadata/declaration';
import type { Implementation, TypeDeclaration } from '@mockwright/language/metadata/declaration';
import type { NamedType } from '@mockwright/language/metadata/symbols';
import { spend } from '@mockwright/language/runtime/run';
import { textOfSpan, toSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import { Index, Range } from './index-range.ts';
import { isWhiteSpace } from './text/white-space.ts';
import { firstIndexOf } from './spans/span-search.ts';
import type { Test } from './spans/span-search.ts';

/** Where the next separator stands from an index on, and how long it is. */
type Separator = (span: Span, from: number) => readonly [index: number, length: number] | undefined;

/** Separators of one element. */
export function byElement(test: Test): Separator {
  return (span, from) => {
    for (let index = from; index < span.length; index++) if (test(span.get(index))) return [index, 1];
    return undefined;
  };
}
/** Separators of several elements; none where there are none. */
export function bySequence(values: Span): Separator {
  return (span, from) => {
    const index = values.length === 0 ? -1 : firstIndexOf(span, values, from);
    return index < 0 ? undefined : [index, values.length];
  };
}

/** Separators that are texts; of those that begin at one place the first that is listed. */
export function byTexts(texts: readonly (string | null)[]): Separator {
  const separators = texts.filter((text) => text !== null && text !== '') as string[];
  return (span, from) => {
    const text = textOfSpan(span as Span<number>);
    for (let index = from; index < text.length; index++) {
      const found = separators.find((separator) => text.startsWith(separator, index));
      if (found !== undefined) return [index, found.length];
    }
    return undefined;
  };
}

const rangeOf = (start: number, end: number): Range => new Range(new Index(start), new Index(end));

/** The ranges between separators, one by one: `SpanSplitEnumerator<T>`. */
export class SplitEnumerator implements Iterable<Range> {
  readonly source: Span;
  readonly #separator: Separator | null;
  #next = 0;
  current: Range = rangeOf(0, 0);
  /** @param separator the default has none, and nothing to take apart */
  constructor(source: Span, separator: Separator | null) {
    this.source = source;
    this.#separator = separator;
  }
  moveNext(): boolean {
    if (!this.#separator || this.#next > this.source.length) return false;
    spend(1);
    const found = this.#separator(this.source, this.#next);
    this.current = rangeOf(this.#next, found ? found[0] : this.source.length);
    this.#next = found ? found[0] + found[1] : this.source.length + 1;
    return true;
  }
  *[Symbol.iterator](): Iterator<Range> {
    while (this.moveNext()) yield this.current;
  }
}

/** The lines of a text, one by one: `SpanLineEnumerator`. */
export class LineEnumerator implements Iterable<Span> {
  #rest: Span | undefined;
  current: Span;
  constructor(text: Span, isDefault = false) {
    this.#rest = isDefault ? undefined : text;
    this.current = text.slice(0, 0);
  }
  moveNext(): boolean {
    const rest = this.#rest;
    if (!rest) return false;
    const text = textOfSpan(rest as Span<number>);
    const end = /\r\n|[\n\r\f\u0085\u2028\u2029]/.exec(text);
    spend(1);
    this.current = end ? rest.slice(0, end.index) : rest;
    this.#rest = end ? rest.slice(end.index + end[0].length) : undefined;
    return true;
  }
  *[Symbol.iterator](): Iterator<Span> {
    while (this.moveNext()) yield this.current;
  }
}

/** Writes the ranges between separators into a span; the last one that fits takes all the rest. */
export function splitInto(source: Span, destination: Span, separator: Separator, options: number): number {
  const [removesEmpty, trims] = [(options & 1) !== 0, (options & 2) !== 0];
  let written = 0;
  let start = 0;
  while (written < destination.length && start <= source.length) {
    spend(1);
    const isLast = written === destination.length - 1;
    let found = separator(source, start);
    let [from, to] = [start, found ? found[0] : source.length];
    if (isLast && found) {
      // The rest stays together, but for empty parts before it.
      const [first] = trimmed(source, from, to, trims);
      const isEmpty = first >= trimmed(source, from, to, trims)[1];
      if (!(removesEmpty && isEmpty)) {
        to = source.length;
        found = undefined;
      }
    }
    [from, to] = trimmed(source, from, to, trims);
    if (!(removesEmpty && from >= to)) destination.set(written++, rangeOf(from, to));
    start = found ? found[0] + found[1] : source.length + 1;
  }
  return written;
}

function trimmed(source: Span, from: number, to: number, trims: boolean): [number, number] {
  let [start, end] = [from, to];
  if (!trims) return [start, end];
  while (start < end && isWhiteSpace(source.get(start) as number)) start++;
  while (end > start && isWhiteSpace(source.get(end - 1) as number)) end--;
  return [start, end];
}

const enumerator = (type: string, current: string): Record<string, Implementation> => ({
  [`${current} Current { get; }`]: (self: SplitEnumerator | LineEnumerator) => self.current,
  [`${type} GetEnumerator()`]: (self: unknown) => self,
  'bool MoveNext()': (self: SplitEnumerator | LineEnumerator) => self.moveNext(),
});

const noSource = (type: object): Span => toSpan(null, type as NamedType);

/** `SpanSplitEnumerator<T>` and `SpanLineEnumerator`. */
export const splittingTypes: readonly TypeDeclaration[] = [
  declareType(
    'public ref struct System.MemoryExtensions.SpanSplitEnumerator<T>',
    () => ({
      ...enumerator('MemoryExtensions.SpanSplitEnumerator<T>', 'Range'),
      'ReadOnlySpan<T> Source { get; }': (self: SplitEnumerator) => self.source,
    }),
    { defaultValue: (type) => new SplitEnumerator(noSource(type), null) },
  ),
  declareType(
    'public ref struct System.Text.SpanLineEnumerator',
    () => enumerator('SpanLineEnumerator', 'ReadOnlySpan<char>'),
    { defaultValue: (type) => new LineEnumerator(noSource(type), true) },
  ),
];
