// What walks through a span when template code does it by hand.
import type { Ref } from '@mockwright/language/metadata/declaration';
import type { Span } from '@mockwright/language/runtime/span';

/** `Span<T>.Enumerator`. */
export class SpanEnumerator<T = unknown> {
  readonly #span: Span<T>;
  #index = -1;
  constructor(span: Span<T>) {
    this.#span = span;
  }
  moveNext(): boolean {
    if (this.#index + 1 >= this.#span.length) return false;
    this.#index++;
    return true;
  }
  current(): Ref<T> {
    return this.#span.ref(this.#index);
  }
}
