// What a group writes into a string: its own texts, and the values between them.

/** The text that a group wrote. */
export class GroupText {
  readonly #pieces: { readonly text: string; readonly isValue: boolean }[] = [];

  /** @param isValue whether code computed it: then it is escaped for its place */
  add(text: string, isValue: boolean): void {
    this.#pieces.push({ text, isValue });
  }
  /** The pieces in their order. */
  get pieces(): readonly { readonly text: string; readonly isValue: boolean }[] {
    return this.#pieces;
  }
  get text(): string {
    return this.#pieces.map(({ text }) => text).join('');
  }
}
