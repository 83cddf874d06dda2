// Walking through an `IAsyncEnumerable<T>`, the library's or a template's own.
import { dereferenced } from '@mockwright/language/runtime/not-null';
import type { Awaitable } from '@mockwright/language/runtime/tasks';

type Member = ((...args: unknown[]) => unknown) | undefined;
/** Members of template types by their interface, those of library types by their name. */
type Slots = object & Readonly<Record<string, Member>>;

function call(self: Slots, slot: string, name: string, ...args: unknown[]): unknown {
  return (self[slot] ?? self[name])!.apply(self, args);
}

const getSlot = 'IAsyncEnumerable`1.GetAsyncEnumerator/1';
const getName = 'GetAsyncEnumerator';
/** Whether a sequence is one whose elements are awaited. */
export const isAsyncSequence = (items: unknown): items is object =>
  typeof items === 'object' && items !== null && (getSlot in items || getName in items);

/** An `IAsyncEnumerator<T>`. */
export class AsyncMoves {
  readonly #enumerator: Slots;
  /** @throws {NullReferenceException} without a source, or without its enumerator */
  constructor(source: object | null, token: unknown) {
    this.#enumerator = dereferenced(
      call(dereferenced(source) as Slots, getSlot, getName, token) as Slots | null,
    );
  }
  get current(): unknown {
    const own = this.#enumerator['IAsyncEnumerator`1.get_Current/0'];
    return own ? own.call(this.#enumerator) : (this.#enumerator as { readonly Current?: unknown }).Current;
  }
  moveNext(): Awaitable<boolean> {
    return call(
      this.#enumerator,
      'IAsyncEnumerator`1.MoveNextAsync/0',
      'MoveNextAsync',
    ) as Awaitable<boolean>;
  }
  dispose(): Awaitable {
    return call(this.#enumerator, 'IAsyncDisposable.DisposeAsync/0', 'DisposeAsync') as Awaitable;
  }
}
