// Many requests of one connection may be there at a time: others get their turn between.
import { performance, setImmediate } from '@mockwright/language/text/real-time';

/** How long requests are begun in one turn of the event loop. */
const TURN_MILLISECONDS = 10;

/** Begins requests in their order, as many in a turn as its time allows; the others in those that follow. */
export class FairTurns {
  #waiting: (() => void)[] = [];
  /** How long this turn has taken so far; undefined: nothing was begun in it. */
  #taken: number | undefined;

  /** Begins a request, at once or later. */
  begin(request: () => void): void {
    if (this.#waiting.length > 0 || (this.#taken ?? 0) >= TURN_MILLISECONDS) this.#waiting.push(request);
    else this.#run(request);
  }

  #run(request: () => void): void {
    if (this.#taken === undefined) {
      this.#taken = 0;
      setImmediate(() => this.#next());
    }
    const started = performance.now();
    try {
      request();
    } finally {
      this.#taken += performance.now() - started;
    }
  }

  #next(): void {
    this.#taken = undefined;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const [index, request] of waiting.entries()) {
      this.#run(request);
      if ((this.#taken ?? 0) < TURN_MILLISECONDS) continue;
      this.#waiting = [...waiting.slice(index + 1), ...this.#waiting];
      return;
    }
  }
}
