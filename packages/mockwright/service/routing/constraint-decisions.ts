// What the constraints of the routes say of one path: a search is made once, and all searches together have a time limit.
import { performance } from '@mockwright/language/text/real-time';
import { CompareBudget } from '../compare-budget.ts';
import type { RouteConstraint } from './route-constraints.ts';

/** How long the regular expressions of all routes may search in one path before the rest of them count as not matching. */
const SEARCH_MILLISECONDS = 100;
/** Of shorter values, to decide once more costs less than to remember. */
const SHORT_VALUE = 256;

/** The decisions on one path. */
export class ConstraintDecisions extends CompareBudget {
  /** By the text of the constraint, then by value. */
  #found: Map<string, Map<string, boolean>> | undefined;
  #milliseconds = 0;

  /** Whether a value fits a constraint. A search that there is no time for finds nothing. */
  fits(constraint: RouteConstraint, value: string): boolean {
    if (!constraint.isSearch && value.length <= SHORT_VALUE) return constraint.matches(value);
    return this.#known(constraint, value);
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
