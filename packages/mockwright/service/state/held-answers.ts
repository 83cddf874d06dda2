// Answers that are held back, for a delay or because their code slept.
import { clearTimeout, setTimeout } from '@mockwright/language/text/real-time';
import type { ServerResponse } from 'node:http';
import { LONGEST_TIMER } from './longest-timer.ts';

/** Each holds its request, its answer and a timer. */
const MOST_HELD = 10_000;

/** Holds answers back, and forgets those that nobody waits for any more. */
export class HeldAnswers {
  readonly #most: number;
  #count = 0;

  /** @param most how many there may be at a time */
  constructor(most: number = MOST_HELD) {
    this.#most = most;
  }

  /** Whether no more answers can be held back. */
  get isFull(): boolean {
    return this.#count >= this.#most;
  }

  /** Calls `send` after a time, unless the connection of the response closes before. */
  hold(response: ServerResponse, milliseconds: number, send: () => void): void {
    this.#count++;
    const end = (): void => {
      clearTimeout(timer);
      response.off('close', end);
      this.#count--;
    };
    const timer = setTimeout(
      () => {
        end();
        send();
      },
      Math.min(milliseconds, LONGEST_TIMER),
    );
    response.on('close', end);
  }
}
