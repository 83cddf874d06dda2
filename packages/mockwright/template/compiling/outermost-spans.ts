// Which of very many parts of a template a place is in.
import { lastUpTo } from '@mockwright/language/text/places-in-order';
import type { TextSpan } from '@mockwright/language/text/source-text';

/** Parts of a text of which any two stand apart, or one in the other: those that stand in no other. */
export class OutermostSpans<Span extends TextSpan> {
  /** In their order. */
  readonly all: readonly Span[];
  readonly #starts: readonly number[];

  constructor(spans: readonly Span[]) {
    let end = 0;
    this.all = spans
      .toSorted((a, b) => a.start - b.start || b.end - a.end)
      .filter((span) => {
        const isInner = span.end <= end;
        end = Math.max(end, span.end);
        return !isInner;
      });
    this.#starts = this.all.map(({ start }) => start);
  }

  /** The one that a place is in. */
  at(place: number): Span | undefined {
    const span = this.all[lastUpTo(this.#starts, place)];
    return span && place >= span.start && place < span.end ? span : undefined;
  }
}
