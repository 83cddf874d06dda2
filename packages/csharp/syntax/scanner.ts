// The state that all parts of the lexer share: a text, a place in it, and what is wrong so far.
import type { SyntaxCode } from '@mockwright/language/diagnostics/codes-syntax';
import { addComplaint } from './token.ts';
import type { SyntaxComplaint } from './token.ts';

/** Reads code units of a range of a text. Past the range every read is NaN, which equals nothing. */
export class Scanner {
  readonly text: string;
  readonly limit: number;
  readonly complaints: SyntaxComplaint[];
  pos: number;

  constructor(text: string, start: number, limit: number, complaints: SyntaxComplaint[]) {
    this.text = text;
    this.pos = start;
    this.limit = limit;
    this.complaints = complaints;
  }

  /** The code unit `ahead` places further, NaN past the end. */
  peek(ahead = 0): number {
    const at = this.pos + ahead;
    return at < this.limit ? this.text.charCodeAt(at) : Number.NaN;
  }

  get atEnd(): boolean {
    return this.pos >= this.limit;
  }

  report(code: SyntaxCode, start: number, end: number, ...args: readonly string[]): void {
    addComplaint(this.complaints, { code, start, end, args });
  }

  /**
   * Moves over what a sticky expression takes, which may be nothing. Much code is lexed by a process that has just begun,
   * where V8 interprets JavaScript but compiles regular expressions.
   */
  skip(pattern: RegExp): void {
    pattern.lastIndex = this.pos;
    pattern.test(this.text);
    this.pos = Math.min(pattern.lastIndex, this.limit);
  }

  /** Moves over a run of one code unit and says how long it was. */
  skipRun(code: number): number {
    const start = this.pos;
    while (this.peek() === code) this.pos++;
    return this.pos - start;
  }
}
