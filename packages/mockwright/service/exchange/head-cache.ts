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

  constructor(limits: HeadLimits) {
    this.#limits = limits;
  }

  /** The head of a request: of one that says the same the same object, while it is known. */
  of(message: IncomingMessage): RequestHead {
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
      const next = first !== undefined && first.depth < MOST_OF_TARGET ? first : undefined;
      this.#keep({ url, head, next, depth: (next?.depth ?? 0) + 1 });
    }
    return head;
  }

  #keep(known: Known): void {
    if (this.#young.size >= GENERATION) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(known.url, known);
  }
}

function isSame(left: readonly string[], right: readonly string[]): boolean {
  const { length } = left;
  if (right.length !== length) return false;
  // Values differ more often than names.
  for (let index = length - 1; index >= 0; index--) if (left[index] !== right[index]) return false;
  return true;
}
