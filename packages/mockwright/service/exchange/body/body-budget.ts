// How much of a body is read: bytes say little of what its values cost, so they are counted, too.
import { spend } from '@mockwright/language/runtime/run';
import { BodyError } from '../../../template/template-error.ts';

/** What is read of a body at most. */
export interface BodyLimits {
  /** `Mock:MaxBodySize`. */
  readonly bytes: number;
  /** `Mock:MaxBodyTokens`: values, names, elements, attributes, fields. */
  readonly tokens: number;
}

/** What a token costs the run that asks for the body, in units of fuel: about as much time as it takes to make one. */
const TOKEN_FUEL = 16;

/** Counts the tokens of one body. */
export class TokenBudget {
  readonly #limit: number;
  #left: number;

  constructor(limit: number) {
    this.#limit = limit;
    this.#left = limit;
  }

  /** How many more there may be. */
  get left(): number {
    return this.#left;
  }

  /**
   * Pays for tokens that are about to be made.
   * @throws {BodyError} when the body has more than its limit
   * @throws {BudgetError} when the time of the run is over that asks for the body
   */
  take(tokens: number): void {
    this.#left -= tokens;
    if (this.#left < 0)
      throw new BodyError(`The body holds more than ${this.#limit} values (setting Mock:MaxBodyTokens).`);
    spend(tokens * TOKEN_FUEL);
  }

  /**
   * Pays for a JSON text before anything is made of it.
   * @throws {BodyError} when it has more tokens than the limit
   */
  takeJson(text: string): void {
    // Each token has a character of its own: most texts need not be looked at.
    if (text.length > this.#left) this.take(countJsonTokens(text, this.#left));
  }
}

/** Whether a JSON text has more values and names than a limit. */
export function hasMoreTokens(text: string, limit: number): boolean {
  return text.length > limit && countJsonTokens(text, limit) > limit;
}

/** Whether a JSON text (it is one) has more arrays and objects within each other than a limit. */
export function hasMoreLevels(text: string, limit: number): boolean {
  let level = 0;
  for (let at = 0; ;) {
    BOUNDS.lastIndex = at;
    if (!BOUNDS.test(text)) return false;
    at = BOUNDS.lastIndex;
    const sign = text[at - 1]!;
    if (sign === '"') at = endOfString(text, at, sign);
    else if (sign === ']' || sign === '}') level--;
    else if (++level > limit) return true;
  }
}

/** Where arrays, objects and texts begin and end. */
const BOUNDS = /["[{}\]]/g;

/** What is no string and may not be the beginning of one. */
const SIGNS = /["'/[{,:]/g;

/** How many values and names a JSON text has, leniently read; counts no further than to more than `enough`. */
function countJsonTokens(text: string, enough: number): number {
  let count = 1;
  for (let at = 0; at < text.length && count <= enough;) {
    SIGNS.lastIndex = at;
    if (!SIGNS.test(text)) break;
    at = SIGNS.lastIndex;
    const sign = text[at - 1]!;
    if (sign === '"' || sign === "'") at = endOfString(text, at, sign);
    else if (sign === '/') at = endOfComment(text, at);
    else count++;
  }
  return count;
}

/** The place behind the end of a string. @param start behind its first quote */
export function endOfString(text: string, start: number, quote: string): number {
  for (let at = start; ; at++) {
    at = text.indexOf(quote, at);
    if (at < 0) return text.length;
    let escapes = 0;
    while (at - escapes > start && text[at - escapes - 1] === '\\') escapes++;
    if (escapes % 2 === 0) return at + 1;
  }
}

function endOfComment(text: string, at: number): number {
  const end = text[at] === '*' ? /\*\//g : /[\r\n]/g;
  end.lastIndex = at + 1;
  return end.test(text) ? end.lastIndex : text.length;
}
