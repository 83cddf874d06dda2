// Interpolated strings: finds the holes, resolves the text between them; the parser reads the holes' expressions.
import type { SyntaxCode } from '@mockwright/language/diagnostics/codes-syntax';
import { isNewLine } from './characters.ts';
import {
  checkIndentation,
  isBlank,
  lineBreakLength,
  scanRawString,
  startOfLine,
  startsMultiLine,
} from './raw-strings.ts';
import { Scanner } from './scanner.ts';
import { scanCharacter, scanEscape, scanRegularString, scanVerbatimString } from './string-literals.ts';
import { addComplaint } from './token.ts';
import type { InterpolatedPiece } from './token.ts';

const quote = 34;
const openBrace = 123;
const closeBrace = 125;
const backslash = 92;
const deepest = 50;

/** How one interpolated string is written. */
interface Form {
  readonly start: number;
  readonly verbatim: boolean;
  /** Quotes of the delimiter: 1, or 3 and more for raw strings. */
  readonly quotes: number;
  /** Braces that open a hole: the number of `$`. */
  readonly braces: number;
  readonly multiLine: boolean;
  readonly depth: number;
}

/** What stands for itself in every form of string. */
const plain = /[^"{}\\\n\r\u0085\u2028\u2029]*/y;

/** Reads one string; Roslyn reports the first thing wrong in it only. */
class InterpolatedScanner {
  readonly pieces: InterpolatedPiece[] = [];
  readonly #scanner: Scanner;
  readonly #form: Form;
  #failed = false;

  constructor(scanner: Scanner, form: Form) {
    this.#scanner = scanner;
    this.#form = form;
  }

  fail(code: SyntaxCode, start: number, end: number, ...args: readonly string[]): void {
    if (this.#failed) return;
    this.#failed = true;
    // It is told before what is wrong in the holes.
    addComplaint(this.#scanner.complaints, { code, start, end, args, toldAt: this.#form.start });
  }

  /** Reads up to and with the closing quotes. */
  scan(): void {
    const scanner = this.#scanner;
    const { quotes, multiLine, verbatim } = this.#form;
    let textStart = scanner.pos;
    let value = '';
    let from = scanner.pos;
    const flush = (end: number): void => {
      value += scanner.text.slice(from, end);
      if (end > textStart) this.pieces.push({ kind: 'text', start: textStart, end, text: value });
      value = '';
    };
    for (;;) {
      scanner.skip(plain);
      const code = scanner.peek();
      if (scanner.atEnd || (isNewLine(code) && !verbatim && !multiLine)) {
        flush(scanner.pos);
        if (quotes > 1) this.fail('CS8997', scanner.pos, scanner.pos);
        else this.fail('CS1039', scanner.pos - 1, scanner.pos);
        return;
      }
      if (code === quote) {
        const runStart = scanner.pos;
        const run = quotes > 1 ? scanner.skipRun(quote) : 1;
        if (quotes === 1) scanner.pos++;
        if (verbatim && quotes === 1 && scanner.peek() === quote) {
          value += scanner.text.slice(from, scanner.pos);
          from = ++scanner.pos;
          continue;
        }
        if (run < quotes) continue;
        if (run > quotes) this.fail('CS8998', runStart + quotes, scanner.pos);
        flush(runStart);
        return;
      }
      if (code === backslash && quotes === 1 && !verbatim && !isNewLine(scanner.peek(1))) {
        if (this.#refusesEscape()) continue;
        value += scanner.text.slice(from, scanner.pos) + scanEscape(scanner, !this.#failed);
        from = scanner.pos;
        continue;
      }
      if (code !== openBrace && code !== closeBrace) {
        scanner.pos++;
        continue;
      }
      const start = scanner.pos;
      const literal = this.#braces(code);
      value += scanner.text.slice(from, start) + scanner.text.slice(start, start + literal);
      from = scanner.pos;
      if (this.#holeStart < 0) continue;
      from = this.#holeStart;
      flush(this.#holeStart);
      this.#scanHole(this.#holeStart);
      textStart = from = scanner.pos;
    }
  }

  /** Braces are doubled, not escaped (CS8087); one that is belongs to the text. */
  #refusesEscape(): boolean {
    const { pos, text } = this.#scanner;
    const escaped = text.charCodeAt(pos + 1);
    if (escaped !== openBrace && escaped !== closeBrace) return false;
    if (!this.#failed) {
      this.fail('CS8087', pos, pos + 2, text[pos + 1]!);
      this.#scanner.report('CS1009', pos, pos + 2);
    }
    this.#scanner.pos += 2;
    return true;
  }

  /** Where a hole begins after the braces just read, or -1. */
  #holeStart = -1;

  /** Reads a run of braces of the text; returns how many of them are text. */
  #braces(code: number): number {
    const scanner = this.#scanner;
    const { quotes, braces } = this.#form;
    const start = scanner.pos;
    this.#holeStart = -1;
    if (quotes === 1) {
      scanner.pos++;
      if (scanner.peek() === code) {
        scanner.pos++;
        return 1;
      }
      if (code === openBrace) this.#holeStart = start;
      else this.fail('CS8086', start, start + 1, '}');
      return code === openBrace ? 0 : 1;
    }
    const run = scanner.skipRun(code);
    if (run < braces) return run;
    if (code === closeBrace) {
      this.fail('CS9007', start, scanner.pos);
      return run;
    }
    if (run >= braces * 2) this.fail('CS9006', start, scanner.pos);
    this.#holeStart = scanner.pos - braces;
    return run - braces;
  }

  /** Reads a hole from behind its opening braces to behind its closing ones. */
  #scanHole(start: number): void {
    const scanner = this.#scanner;
    const { quotes, braces, depth } = this.#form;
    const expressionStart = scanner.pos;
    this.#skipBalanced(depth);
    const expressionEnd = scanner.pos;
    let format: string | undefined;
    if (scanner.peek() === 58) {
      const formatStart = ++scanner.pos;
      format = this.#scanFormat(formatStart);
    }
    if (scanner.peek() === closeBrace) {
      const run = Math.min(scanner.skipRun(closeBrace), braces);
      if (run < braces) this.fail('CS9005', start, start + braces);
      // Braces beyond the hole's own belong to the text behind it.
      const all = scanner.pos;
      let first = all;
      while (scanner.text.charCodeAt(first - 1) === closeBrace) first--;
      scanner.pos = Math.max(first, expressionEnd) + run;
    } else {
      const at = quotes === 1 ? start - 1 : start;
      this.fail('CS8076', at, at + 1, '}', '{');
    }
    this.pieces.push({ kind: 'hole', start, end: scanner.pos, expressionStart, expressionEnd, format });
  }

  /** Moves to what ends a hole's expression: `}` or `:` outside of brackets, an unfinished string, or the end. */
  #skipBalanced(depth: number): void {
    const scanner = this.#scanner;
    const closers: number[] = [];
    while (!scanner.atEnd) {
      const code = scanner.peek();
      const closer = closers.at(-1) ?? closeBrace;
      if (closers.length === 0 && (code === closeBrace || code === 58)) return;
      if (code === 40 || code === 91 || code === openBrace) {
        closers.push(code === 40 ? 41 : code + 2);
        scanner.pos++;
      } else if (code === 41 || code === 93 || code === closeBrace) {
        if (closer === code) closers.pop();
        else this.fail('CS1003', scanner.pos, scanner.pos + 1, String.fromCharCode(closer));
        scanner.pos++;
      } else if (code === 47 && (scanner.peek(1) === 47 || scanner.peek(1) === 42)) {
        skipComment(scanner);
      } else if (code === quote || code === 39 || code === 36 || code === 64) {
        if (this.#failed && (code === quote || code === 39)) return;
        skipLiteral(scanner, depth);
      } else {
        scanner.pos++;
      }
    }
  }

  #scanFormat(start: number): string {
    const scanner = this.#scanner;
    const { quotes, verbatim } = this.#form;
    let value = '';
    let from = start;
    for (; !scanner.atEnd;) {
      const code = scanner.peek();
      if (code === backslash && quotes === 1 && !verbatim && !isNewLine(scanner.peek(1))) {
        if (this.#refusesEscape()) continue;
        value += scanner.text.slice(from, scanner.pos) + scanEscape(scanner, !this.#failed);
        from = scanner.pos;
        continue;
      }
      if (code === quote) {
        if (!verbatim || quotes > 1 || scanner.peek(1) !== quote) break;
        value += scanner.text.slice(from, ++scanner.pos);
        from = ++scanner.pos;
        continue;
      }
      if (code === openBrace || code === closeBrace) {
        if (code === closeBrace) break;
        this.fail('CS1056', scanner.pos, scanner.pos + 1, '{');
      }
      if (isNewLine(code) && !verbatim) break;
      scanner.pos++;
    }
    return value + scanner.text.slice(from, scanner.pos);
  }
}

function skipComment(scanner: Scanner): void {
  const block = scanner.peek(1) === 42;
  scanner.pos += 2;
  while (!scanner.atEnd) {
    if (block ? scanner.peek() === 42 && scanner.peek(1) === 47 : isNewLine(scanner.peek())) break;
    scanner.pos++;
  }
  if (block) scanner.pos = Math.min(scanner.pos + 2, scanner.limit);
}

/** Moves over a literal inside a hole, finished or not. Its complaints come when the hole is parsed. */
function skipLiteral(scanner: Scanner, depth: number): void {
  const trial = new Scanner(scanner.text, scanner.pos, scanner.limit, []);
  const isInterpolated = depth < deepest && scanInterpolatedString(trial, depth + 1) !== undefined;
  const code = trial.peek();
  if (!isInterpolated) {
    if (code === 64 && trial.peek(1) === quote) scanVerbatimString(trial);
    else if (code === quote && trial.peek(1) === quote && trial.peek(2) === quote) scanRawString(trial);
    else if (code === quote) scanRegularString(trial);
    else if (code === 39) scanCharacter(trial);
    else trial.pos++;
  }
  scanner.pos = trial.pos;
}

/** Reads an interpolated string if one begins here; otherwise the scanner does not move. */
export function scanInterpolatedString(
  scanner: Scanner,
  depth = 0,
): readonly InterpolatedPiece[] | undefined {
  const start = scanner.pos;
  let verbatim = false;
  if (scanner.peek() === 64 && scanner.peek(1) === 36) {
    scanner.pos++;
    verbatim = true;
  }
  const dollars = scanner.skipRun(36);
  if (dollars === 1 && !verbatim && scanner.peek() === 64) {
    scanner.pos++;
    verbatim = true;
  }
  if (dollars === 0 || scanner.peek() !== quote) {
    scanner.pos = start;
    return undefined;
  }
  const raw = !verbatim && scanner.peek(1) === quote && scanner.peek(2) === quote;
  if (!raw && dollars > 1) {
    scanner.pos = start;
    return undefined;
  }
  if (!raw) {
    scanner.pos++;
    const string = new InterpolatedScanner(scanner, {
      start,
      verbatim,
      quotes: 1,
      braces: 1,
      multiLine: false,
      depth,
    });
    string.scan();
    return string.pieces;
  }
  const quotes = scanner.skipRun(quote);
  const multiLine = startsMultiLine(scanner);
  const string = new InterpolatedScanner(scanner, {
    start,
    verbatim: false,
    quotes,
    braces: dollars,
    multiLine,
    depth,
  });
  if (!multiLine) {
    string.scan();
    return string.pieces;
  }
  while (!isNewLine(scanner.peek())) scanner.pos++;
  const contentStart = scanner.pos;
  const before = scanner.complaints.length;
  string.scan();
  if (scanner.complaints.length > before) return string.pieces;
  return removeIndentation(scanner, string, contentStart, quotes);
}

/** Rewrites the texts of a multi-line raw string without the indentation and without its first and last line breaks. */
function removeIndentation(
  scanner: Scanner,
  string: InterpolatedScanner,
  contentStart: number,
  quotes: number,
): readonly InterpolatedPiece[] {
  const { text } = scanner;
  const closing = scanner.pos - quotes;
  const lastLine = startOfLine(text, closing);
  const indentation = text.slice(lastLine, closing);
  if (!isBlank(indentation) || lastLine <= contentStart) {
    string.fail('CS9000', closing, scanner.pos);
    return string.pieces;
  }
  if (contentStart + lineBreakLength(text, contentStart) >= lastLine) {
    string.fail('CS9002', lastLine, lastLine);
    return [];
  }
  const last =
    lastLine - (text.charCodeAt(lastLine - 1) === 10 && text.charCodeAt(lastLine - 2) === 13 ? 2 : 1);
  const pieces: InterpolatedPiece[] = [];
  for (const [index, piece] of string.pieces.entries()) {
    if (piece.kind === 'hole') {
      pieces.push(piece);
      continue;
    }
    const end = Math.min(piece.end, last);
    const isBeforeHole = index + 1 < string.pieces.length;
    const contentOf = (line: number): number | undefined =>
      afterIndentation(scanner, line, end, indentation, isBeforeHole);
    let at: number | undefined = piece.start;
    let value = '';
    if (at === contentStart) at = contentOf(at + lineBreakLength(text, at));
    while (at !== undefined && at < end) {
      let lineEnd = at;
      while (lineEnd < end && !isNewLine(text.charCodeAt(lineEnd))) lineEnd++;
      value += text.slice(at, lineEnd);
      if (lineEnd >= end) break;
      const next = lineEnd + lineBreakLength(text, lineEnd);
      value += text.slice(lineEnd, next);
      at = contentOf(next);
    }
    if (value !== '') pieces.push({ ...piece, text: value });
  }
  return pieces;
}

function afterIndentation(
  scanner: Scanner,
  start: number,
  end: number,
  indentation: string,
  isBeforeHole: boolean,
): number | undefined {
  let lineEnd = start;
  while (lineEnd < end && !isNewLine(scanner.text.charCodeAt(lineEnd))) lineEnd++;
  return checkIndentation(scanner, start, lineEnd, indentation, !isBeforeHole || lineEnd < end);
}
