// What is there to be done at a time may be much, such as many requests of one connection: others get their turn between.
import { performance, setImmediate } from '@mockwright/language/text/real-time';

/** How long something is begun in one turn of the event loop. */
const TURN_MILLISECONDS = 10;

/** Begins what is to be done in its order, as much in a turn as its time allows; the rest in those that follow. */
export class FairTurns {
  #waiting: (() => void)[] = [];
  /** How long this turn has taken so far; undefined: nothing was begun in it. */
  #taken: number | undefined;

  /** Begins something, at once or later. */
  begin(work: () => void): void {
    if (this.#isOver) this.#waiting.push(work);
    else this.#run(work);
  }

  /** The same where something comes of it: a promise where it is begun later. */
  take<T>(work: () => T | Promise<T>): T | Promise<T> {
    if (!this.#isOver) return this.#run(work);
    return new Promise((resolve, reject) => {
      this.#waiting.push(() => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      });
    });
  }

  /** Whether the time of this turn is over, or others wait already. */
  get #isOver(): boolean {
    return this.#waiting.length > 0 || (this.#taken ?? 0) >= TURN_MILLISECONDS;
  }

  #run<T>(work: () => T): T {
    if (this.#taken === undefined) {
      this.#taken = 0;
      setImmediate(() => this.#next());
    }
    const started = performance.now();
    try {
      return work();
    } finally {
      this.#taken += performance.now() - started;
    }
  }

  #next(): void {
    this.#taken = undefined;
    const waiting = this.#waiting;
    this.#waiting = [];
    let begun = 0;
    try {
      while (begun < waiting.length && (this.#taken ?? 0) < TURN_MILLISECONDS) this.#run(waiting[begun++]!);
    } finally {
      // Also where one of them threw: the others have nothing to do with it.
      if (begun < waiting.length) this.#waiting = [...waiting.slice(begun), ...this.#waiting];
    }
  }
}

/** The turns of what takes long and others need not wait for: calls of endpoints, and the pieces of what they answer. */
export const sharedTurns: FairTurns = new FairTurns();
