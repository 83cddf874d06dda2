// The heads of the requests that came last: one that says what another said before needs not be read again.
import type { IncomingMessage } from 'node:http';
import { isSecure } from '../listening/client-certificate.ts';
import type { HeadLimits } from './protocol.ts';
import { RequestHead } from './request-head.ts';

/** So many targets are known at least, twice as many at most. */
const GENERATION = 256;
/** Of one target, so many different heads. */
const MOST_OF_TARGET = 4;
/** Longer heads are not kept: all of them together take a few megabytes at most. */
const LONGEST_HEAD = 4096;

interface Known {
  readonly url: string;
  readonly head: RequestHead;
  /** Another head of the same target. */
  readonly next: Known | undefined;
  readonly depth: number;
}

/** Knows the last heads. */
export class HeadCache {
  readonly #limits: HeadLimits;
  #young = new Map<string, Known>();
  /** Those that were young before: what is asked again becomes young again. */
  #old = new Map<string, Known>();
  /** The number of the set of mocks that the heads may have found some in. */
  #set = 0;

  constructor(limits: HeadLimits) {
    this.#limits = limits;
  }

  /**
   * The head of a request: of one that says the same the same object, while it is known.
   * @param set the number of the set of mocks that it is to be matched against
   */
  of(message: IncomingMessage, set: number): RequestHead {
    if (set !== this.#set) {
      this.#set = set;
      for (const heads of [this.#young, this.#old])
        for (const known of heads.values()) forEach(known, (head) => head.forgetFound());
    }
    // Without a Host, which HTTP/1.0 need not have, the connection says what was asked for.
    // HTTP/2 and TLS have more to tell.
    if (message.httpVersionMinor === 0 || isSecure(message.socket))
      return RequestHead.of(message, this.#limits);
    const url = message.url!;
    const { rawHeaders, method } = message;
    let first = this.#young.get(url);
    if (first === undefined && (first = this.#old.get(url)) !== undefined) this.#keep(first);
    for (let known = first; known !== undefined; known = known.next) {
      const { head } = known;
      if (head.method === method && isSame(head.rawHeaders, rawHeaders)) return head;
    }
    const head = RequestHead.of(message, this.#limits);
    if (head.problem === undefined && url.length + head.headerLength <= LONGEST_HEAD) {
      const isFull = first !== undefined && first.depth >= MOST_OF_TARGET;
      if (isFull) forEach(first!, (each) => each.forget());
      const next = isFull ? undefined : first;
      head.isKnown = true;
      this.#keep({ url, head, next, depth: (next?.depth ?? 0) + 1 });
    }
    return head;
  }

  #keep(known: Known): void {
    if (this.#young.size >= GENERATION) {
      const gone = this.#old;
      this.#old = this.#young;
      this.#young = new Map();
      for (const [url, each] of gone) if (!this.#old.has(url)) forEach(each, (head) => head.forget());
    }
    this.#young.set(known.url, known);
  }
}

/** Each head of a target. */
function forEach(first: Known, action: (head: RequestHead) => void): void {
  for (let known: Known | undefined = first; known !== undefined; known = known.next) action(known.head);
}

function isSame(left: readonly string[], right: readonly string[]): boolean {
  const { length } = left;
  if (right.length !== length) return false;
  // Values differ more often than names.
  for (let index = length - 1; index >= 0; index--) if (left[index] !== right[index]) return false;
  return true;
}
