// What the constraints of the routes say of one path: a search is made once, and all searches together have a time limit.
import { performance } from '@mockwright/language/text/real-time';
import type { RouteConstraint } from './route-constraints.ts';

/** How long the regular expressions of all routes may search in one path before the rest of them count as not matching. */
const SEARCH_MILLISECONDS = 100;
/** Of shorter values, to decide once more costs less than to remember. */
const SHORT_VALUE = 256;
/** How many pairs of letters are compared for one path: some tens of milliseconds. */
const MOST_COMPARED = 4_000_000;

/** The decisions on one path. */
export class ConstraintDecisions {
  /** By the text of the constraint, then by value. */
  #found: Map<string, Map<string, boolean>> | undefined;
  #compared = 0;
  #milliseconds = 0;

  /** Whether a value fits a constraint. A search that there is no time for finds nothing. */
  fits(constraint: RouteConstraint, value: string): boolean {
    if (!constraint.isSearch && value.length <= SHORT_VALUE) return constraint.matches(value);
    return this.#known(constraint, value);
  }

  /** Whether there is time to compare two texts of these lengths letter by letter. */
  mayCompare(length: number, otherLength: number): boolean {
    this.#compared += length * otherLength;
    return this.#compared <= MOST_COMPARED;
  }

  #known(constraint: RouteConstraint, value: string): boolean {
    const { text } = constraint;
    let byValue = (this.#found ??= new Map<string, Map<string, boolean>>()).get(text);
    if (byValue === undefined) this.#found.set(text, (byValue = new Map()));
    let found = byValue.get(value);
    if (found === undefined)
      byValue.set(
        value,
        (found = constraint.isSearch ? this.#search(constraint, value) : constraint.matches(value)),
      );
    return found;
  }

  #search(constraint: RouteConstraint, value: string): boolean {
    if (this.#milliseconds >= SEARCH_MILLISECONDS) return false;
    const started = performance.now();
    const found = constraint.matches(value);
    this.#milliseconds += performance.now() - started;
    return found;
  }
}
