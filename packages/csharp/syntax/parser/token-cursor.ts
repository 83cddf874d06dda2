// Where the parser stands in the tokens of its text.
import { countStep } from '@mockwright/language/text/work-limit';
import type { Token, TokenValue } from '../token.ts';
import type { TokenSpan } from '../nodes.ts';
import { K } from '../tokens.ts';

/** The current token, those around it, and going on. */
export class TokenCursor {
  readonly text: string;
  readonly #tokens: readonly Token[];
  readonly #last: number;
  #token: Token;
  /** The index of the current token. */
  index = 0;
  /** The kind of the current token. */
  kind: number;
  /** Where the current token begins. */
  start: number;

  constructor(text: string, tokens: readonly Token[]) {
    this.text = text;
    this.#tokens = tokens;
    this.#last = tokens.length - 1;
    this.#token = tokens[0]!;
    this.kind = this.#token.kind;
    this.start = this.#token.start;
  }

  /** Whether the current token was written with `@`. */
  get isVerbatim(): boolean {
    return this.#token.verbatim;
  }

  get currentEnd(): number {
    return this.#token.end;
  }

  /** Where the token before the current one ends: the end of what has just been parsed. */
  get end(): number {
    return this.index === 0 ? this.start : this.#tokens[this.index - 1]!.end;
  }

  get value(): TokenValue {
    return this.#token.value;
  }

  get atEnd(): boolean {
    return this.kind === K.EndOfFile;
  }

  /** A line break stands before the current token. */
  get onNewLine(): boolean {
    return this.#token.onNewLine;
  }

  /** The text of the current token as written; of two dots the first one. */
  get currentText(): string {
    return this.kind === K.DotDot ? '.' : this.text.slice(this.start, this.currentEnd);
  }

  peek(ahead = 1): number {
    const at = this.index + ahead;
    return at >= this.#last || at < 0 ? K.EndOfFile : this.#tokens[at]!.kind;
  }

  /** Whether the token `ahead` places further follows the one before it without anything between. */
  touches(ahead: number): boolean {
    return this.#tokens[this.index + ahead]?.start === this.#tokens[this.index + ahead - 1]?.end;
  }

  next(): void {
    countStep();
    if (this.index >= this.#last) return;
    const token = this.#tokens[++this.index]!;
    this.#token = token;
    this.kind = token.kind;
    this.start = token.start;
  }

  /** Goes back to (or on to) a token. */
  moveTo(index: number): void {
    const token = this.#tokens[index]!;
    this.index = index;
    this.#token = token;
    this.kind = token.kind;
    this.start = token.start;
  }

  /** Consumes the current token and says where it stood. */
  take(): TokenSpan {
    const { start, end } = this.#token;
    const span = { start, end };
    this.next();
    return span;
  }

  /** Goes to the end of the text. */
  moveToEnd(): void {
    this.moveTo(this.#last);
  }

  /** Consumes the current token if it is of this kind. */
  eat(kind: number): boolean {
    if (this.kind !== kind) return false;
    this.next();
    return true;
  }

  /** The contextual keyword `word`, `ahead` places further. */
  isWord(word: string, ahead = 0): boolean {
    const token = ahead === 0 ? this.#token : this.#tokens[this.index + ahead];
    return token?.kind === K.Identifier && token.value === word && !token.verbatim;
  }

  eatWord(word: string): boolean {
    if (!this.isWord(word)) return false;
    this.next();
    return true;
  }

  /** The name of the token `ahead` places further; empty if it is none or verbatim. */
  word(ahead = 0): string {
    const token = this.#tokens[this.index + ahead];
    return token?.kind === K.Identifier && !token.verbatim ? (token.value as string) : '';
  }
}
