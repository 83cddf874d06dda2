// One after the other: runs elsewhere that would lose what another one wrote, or count the same request twice.
import { setImmediate } from '@mockwright/language/text/real-time';

/** Turns of those who share something (a session): as long as one has its turn, others that come wait for theirs. */
export class Turns<Shared extends object> {
  readonly #last = new WeakMap<Shared, Promise<void>>();
  readonly #lengths = new WeakMap<Shared, number>();

  /** How many have a turn or wait for theirs. */
  lengthOf(shared: Shared): number {
    return this.#lengths.get(shared) ?? 0;
  }

  /**
   * Waits for all who came before.
   * @returns what ends the turn; the next one begins when all that follows at once is done
   */
  async take(shared: Shared): Promise<() => void> {
    const before = this.#last.get(shared);
    let end = (): void => undefined;
    const mine = new Promise<void>((resolve) => (end = resolve));
    this.#last.set(shared, mine);
    this.#lengths.set(shared, this.lengthOf(shared) + 1);
    await before;
    return () =>
      void setImmediate(() => {
        this.#lengths.set(shared, this.lengthOf(shared) - 1);
        end();
      });
  }
}
