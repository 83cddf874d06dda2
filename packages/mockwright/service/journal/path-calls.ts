// The calls to one concrete path: how many of each kind, and the last that a template answered.
import type { CallCounter } from './call-counters.ts';
import type { Exchange } from '../exchange/exchange.ts';

/** A call that is kept for its own sake, as the last to its path. */
export interface HeldCall {
  readonly exchange: Exchange;
  readonly kind: CallCounter;
  /** About what it takes. */
  readonly bytes: number;
}

/** A counter and its place, besides the text of the path. */
const PATH_BYTES = 350;

/** One path. */
export class PathCalls {
  readonly path: string;
  /** Calls by their kinds: hardly ever more than one or two. */
  readonly counters: { readonly kind: CallCounter; count: number }[] = [];
  /** How many of the kept calls are to this path. */
  kept = 0;
  /** The last that a template answered, in the ring by its number; 0: none. Or else held, out of the ring. */
  lastMatched = 0;
  held: HeldCall | undefined = undefined;
  /** The queue that the path waits in, and its neighbours there. */
  queue: PathQueue | undefined = undefined;
  previous: PathCalls | undefined = undefined;
  next: PathCalls | undefined = undefined;

  /** About what it takes when none of its calls is kept. */
  get bytes(): number {
    return PATH_BYTES + this.path.length;
  }

  constructor(path: string) {
    this.path = path;
  }

  /** Counts a call more, or one less. */
  count(kind: CallCounter, by: 1 | -1): void {
    const known = this.counters.find((each) => each.kind === kind);
    if (known === undefined) this.counters.push({ kind, count: by });
    else known.count += by;
  }
}

/**
 * Paths in the order in which they joined; any of them leaves at the same low cost. (The first of a `Set` is found behind
 * all that were deleted before it.)
 */
export class PathQueue {
  /** The one that waits longest. */
  first: PathCalls | undefined = undefined;
  #last: PathCalls | undefined = undefined;

  /** @param calls waits in no queue */
  push(calls: PathCalls): void {
    calls.queue = this;
    calls.previous = this.#last;
    if (this.#last === undefined) this.first = calls;
    else this.#last.next = calls;
    this.#last = calls;
  }

  /** @returns whether it was here */
  remove(calls: PathCalls): boolean {
    if (calls.queue !== this) return false;
    const { previous, next } = calls;
    if (previous === undefined) this.first = next;
    else previous.next = next;
    if (next === undefined) this.#last = previous;
    else next.previous = previous;
    calls.queue = calls.previous = calls.next = undefined;
    return true;
  }
}
