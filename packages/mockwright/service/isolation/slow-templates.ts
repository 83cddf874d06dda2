// What is known of templates whose code takes long: for a while they are not tried in this process again.
import { performance } from '@mockwright/language/text/real-time';
import type { SourceText } from '@mockwright/language/text/source-text';

/** For how long that is remembered. */
const REMEMBERED_MILLISECONDS = 60_000;
/** Of how many it is remembered; the others are tried once more. */
const MOST_REMEMBERED = 10_000;

/** Templates of which something is known, each by its text. */
export class RememberedTemplates {
  readonly #until = new Map<SourceText, number>();

  /** Whether it is known of none. */
  get isEmpty(): boolean {
    return this.#until.size === 0;
  }

  /** Remembers one. */
  add(source: SourceText): void {
    const now = performance.now();
    this.#until.delete(source);
    this.#until.set(source, now + REMEMBERED_MILLISECONDS);
    // The oldest first: those of texts that there are no more are asked for by nobody.
    for (const [oldest, until] of this.#until) {
      if (until > now && this.#until.size <= MOST_REMEMBERED) return;
      this.#until.delete(oldest);
    }
  }

  /** Forgets one. */
  delete(source: SourceText): void {
    this.#until.delete(source);
  }

  /** Whether one is remembered. */
  has(source: SourceText): boolean {
    const until = this.#until.get(source);
    if (until === undefined) return false;
    if (until > performance.now()) return true;
    this.#until.delete(source);
    return false;
  }
}
