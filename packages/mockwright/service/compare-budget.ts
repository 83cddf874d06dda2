// How much may be compared to find out what was meant where something is mistyped.

/** How many pairs of letters are compared for one request: some tens of milliseconds. */
const MOST_COMPARED = 4_000_000;

/** What is left of it. */
export class CompareBudget {
  #compared = 0;

  /** Whether there is time to compare two texts of these lengths letter by letter. */
  mayCompare(length: number, otherLength: number): boolean {
    this.#compared += length * otherLength;
    return this.#compared <= MOST_COMPARED;
  }
}
