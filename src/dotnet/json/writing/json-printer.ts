// The short way from tokens to text: no checks, because a tree cannot be malformed.
import { quoted } from '../string-text.ts';

/** Collects the JSON text of tokens, indented by two spaces or on one line. */
export class JsonPrinter {
  text = '';
  readonly indented: boolean;
  #indent = '\n';

  constructor(indented: boolean) {
    this.indented = indented;
  }
  /** Begins a container that is not empty. */
  open(bracket: string): void {
    this.text += bracket;
    if (this.indented) this.#indent += '  ';
  }
  /** Goes to the next child; the first one follows no comma. */
  next(first: boolean): void {
    if (!first) this.text += ',';
    if (this.indented) this.text += this.#indent;
  }
  close(bracket: string): void {
    if (this.indented) {
      this.#indent = this.#indent.slice(0, -2);
      this.text += this.#indent;
    }
    this.text += bracket;
  }
  /** A property's name with its colon. */
  name(name: string): void {
    this.text += this.indented ? `${quoted(name)}: ` : `${quoted(name)}:`;
  }
}
