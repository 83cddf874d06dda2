// Enumerators over the parts of a span.
import type { Implementation } from '@mockwright/language/metadata/declaration';
import type { Type } from '@mockwright/language/metadata/symbols';
import { coreType } from '@mockwright/language/runtime/core-types';
import { spend } from '@mockwright/language/runtime/run';
import { textOfSpan, toSpan } from '@mockwright/language/runtime/span';
import type { Span } from '@mockwright/language/runtime/span';
import { Index } from './index.ts';
import { Range } from './range.ts';

/** Where the next separator stands from an index on, and how long it is. */
export type Separator = (span: Span, from: number) => readonly [index: number, length: number] | undefined;

/** The range between two offsets. */
export const rangeOf = (start: number, end: number): Range => new Range(new Index(start), new Index(end));

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

/** The members of an enumerator. */
export const enumerator = (type: string, current: string): Record<string, Implementation> => ({
  [`${current} Current { get; }`]: (self: SplitEnumerator | LineEnumerator) => self.current,
  [`${type} GetEnumerator()`]: (self: unknown) => self,
  'bool MoveNext()': (self: SplitEnumerator | LineEnumerator) => self.moveNext(),
});

/** The span of an enumerator that is `default`, of elements of that type. */
export const noSource = (element: Type): Span =>
  toSpan(null, coreType('System.ReadOnlySpan', 1).construct([element]));
