// What is made of texts of templates and kept for the runs that come: it outlives the run that asked for it.

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
  get(text: string): T | undefined {
    return this.#values.get(text);
  }
  /** Keeps a new one; where they become too many, it alone. One that is too long by itself is not kept. */
  set(text: string, value: T): void {
    if (text.length > this.#mostCharacters) return;
    this.#characters += text.length;
    if (this.#values.size >= this.#most || this.#characters > this.#mostCharacters) {
      this.#values.clear();
      this.#characters = text.length;
    }
    this.#values.set(text, value);
  }
}
