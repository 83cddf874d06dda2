// The short way from tokens to text: no checks, because a tree cannot be malformed.
import { spendMemory } from '@mockwright/language/runtime/run';
import { quoted } from '../../values/string-text.ts';

/** Text is made in pieces of this size, so that what was added dies young. */
const pieceSize = 1 << 13;

/** Collects the JSON text of tokens, indented by two spaces or on one line. */
export class JsonPrinter {
  readonly indented: boolean;
  readonly #pieces: string[] = [];
  #piece = '';
  #indent = '\n';
  readonly #names = new Map<string, string>();

  constructor(indented: boolean) {
    this.indented = indented;
  }
  /** All that was added. */
  get text(): string {
    return this.#pieces.length === 0 ? this.#piece : this.#pieces.join('') + this.#piece;
  }
  add(text: string): void {
    this.#piece += text;
    if (this.#piece.length < pieceSize) return;
    spendMemory(this.#piece.length);
    // Asking for a character makes the engine put the parts together.
    this.#piece.charCodeAt(0);
    this.#pieces.push(this.#piece);
    this.#piece = '';
  }
  /** Begins a container that is not empty. */
  open(bracket: string): void {
    this.add(bracket);
    if (this.indented) this.#indent += '  ';
  }
  /** What goes before the next child; the first one follows no comma. */
  separator(first: boolean): string {
    if (!this.indented) return first ? '' : ',';
    return first ? this.#indent : `,${this.#indent}`;
  }
  close(bracket: string): void {
    if (this.indented) {
      this.#indent = this.#indent.slice(0, -2);
      this.add(this.#indent);
    }
    this.add(bracket);
  }
  /** Ends a container of nothing but comments, whose bracket needs no line of its own. */
  closeOnLine(bracket: string): void {
    if (this.indented) this.#indent = this.#indent.slice(0, -2);
    this.add(bracket);
  }
  /** A text of several lines, as it stands here. */
  indentLines(text: string): string {
    return this.indented ? text.replaceAll('\n', this.#indent) : text;
  }
  /** A property's name with its colon. */
  name(name: string): string {
    let text = this.#names.get(name);
    if (text === undefined)
      this.#names.set(name, (text = this.indented ? `${quoted(name)}: ` : `${quoted(name)}:`));
    return text;
  }
}
