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

/** So many kinds of calls are not looked through for those that are forgotten. */
const FEW_COUNTERS = 16;

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
  /** With so many counters they are looked through. */
  #mostCounters = FEW_COUNTERS;

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
    if (known !== undefined) {
      known.count += by;
      return;
    }
    // Each session has kinds of its own: those of the ones that are over must not gather.
    if (this.counters.length >= this.#mostCounters) this.prune();
    this.counters.push({ kind, count: by });
  }

  /** Takes out the kinds that are forgotten. */
  prune(): void {
    let left = 0;
    for (const counter of this.counters) if (!counter.kind.isGone) this.counters[left++] = counter;
    this.counters.length = left;
    this.#mostCounters = Math.max(FEW_COUNTERS, 2 * left);
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
