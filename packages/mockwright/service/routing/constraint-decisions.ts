// What the constraints of the routes say of one path: a search is made once, and all searches together have a time limit.
import { performance } from '@mockwright/language/text/real-time';
import type { RouteConstraint } from './route-constraints.ts';

/** How long the regular expressions of all routes may search in one path before the rest of them count as not matching. */
const SEARCH_MILLISECONDS = 100;

/** The decisions on one path. */
export class ConstraintDecisions {
  #searched: Map<string, boolean> | undefined;
  #milliseconds = 0;

  /** Whether a value fits a constraint. A search that there is no time for finds nothing. */
  fits(constraint: RouteConstraint, value: string): boolean {
    return constraint.isSearch ? this.#search(constraint, value) : constraint.matches(value);
  }

  #search(constraint: RouteConstraint, value: string): boolean {
    const key = `${constraint.text}\n${value}`;
    const known = this.#searched?.get(key);
    if (known !== undefined) return known;
    if (this.#milliseconds >= SEARCH_MILLISECONDS) return false;
    const started = performance.now();
    const found = constraint.matches(value);
    this.#milliseconds += performance.now() - started;
    (this.#searched ??= new Map()).set(key, found);
    return found;
  }
}
