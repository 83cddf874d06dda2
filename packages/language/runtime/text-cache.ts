// What is made of texts of templates and kept for the runs that come: it outlives the run that asked for it.
import { ownText } from '../text/own-text.ts';

/** Values by the texts that they are made of: so many at most, and of so many characters together. */
export class TextCache<T> {
  readonly #values: Map<string, T> = new Map();
  readonly #most: number;
  readonly #mostCharacters: number;
  #characters = 0;
  constructor(most: number, mostCharacters: number) {
    this.#most = most;
    this.#mostCharacters = mostCharacters;
  }
  /**
   * What is known of a text. What is made new is kept, where they become too many it alone; of a text that is too long by
   * itself it is not kept.
   * @param make gets the text as one by itself, so that parts of it keep nothing else in memory; what it throws is thrown
   */
  of(text: string, make: (text: string) => T): T {
    const known = this.#values.get(text);
    if (known !== undefined) return known;
    if (text.length > this.#mostCharacters) return make(text);
    const own = ownText(text);
    const value = make(own);
    this.#characters += own.length;
    if (this.#values.size >= this.#most || this.#characters > this.#mostCharacters) {
      this.#values.clear();
      this.#characters = own.length;
    }
    this.#values.set(own, value);
    return value;
  }
}
