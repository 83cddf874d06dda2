// Raw strings `"""…"""`: no escapes, as many quotes as needed, and indentation taken from the closing line.
import { isNewLine, isSpace } from './characters.ts';
import type { Scanner } from './scanner.ts';
import { stringToken } from './string-literals.ts';
import { addComplaint } from './token.ts';
import type { LiteralToken } from './token.ts';

const quote = 34;

/** Reads a raw string; the scanner stands at its first quote and at least three follow one another. */
export function scanRawString(scanner: Scanner): LiteralToken {
  const { pos: start } = scanner;
  const quotes = scanner.skipRun(quote);
  if (startsMultiLine(scanner)) return scanMultiLine(scanner, quotes, start);
  const contentStart = scanner.pos;
  for (;;) {
    if (scanner.atEnd || isNewLine(scanner.peek())) {
      unterminated(scanner, start);
      return { type: 'string', value: scanner.text.slice(contentStart, scanner.pos), negatable: false };
    }
    if (scanner.peek() !== quote) {
      scanner.pos++;
      continue;
    }
    const runStart = scanner.pos;
    const run = scanner.skipRun(quote);
    if (run < quotes) continue;
    if (run > quotes) scanner.report('CS8998', runStart + quotes, scanner.pos);
    return stringToken(scanner, scanner.text.slice(contentStart, runStart));
  }
}

/** Whether nothing but white space follows on this line; the scanner does not move. */
export function startsMultiLine(scanner: Scanner): boolean {
  let ahead = 0;
  while (isSpace(scanner.peek(ahead))) ahead++;
  return isNewLine(scanner.peek(ahead));
}

/** It is told where the text breaks off, but of the string, before what is missing behind it. */
function unterminated({ complaints, pos }: Scanner, toldAt: number): void {
  addComplaint(complaints, { code: 'CS8997', start: pos, end: pos, args: [], toldAt });
}

function scanMultiLine(scanner: Scanner, quotes: number, start: number): LiteralToken {
  while (!isNewLine(scanner.peek())) scanner.pos++;
  const contentStart = scanner.pos;
  for (;;) {
    if (scanner.atEnd) {
      unterminated(scanner, start);
      return { type: 'string', value: '', negatable: false };
    }
    if (scanner.peek() !== quote) {
      scanner.pos++;
      continue;
    }
    const runStart = scanner.pos;
    const run = scanner.skipRun(quote);
    if (run < quotes) continue;
    const lineStart = startOfLine(scanner.text, runStart);
    const indentation = scanner.text.slice(lineStart, runStart);
    if (!isBlank(indentation)) {
      scanner.report('CS9000', runStart, scanner.pos);
      return stringToken(scanner, '');
    }
    if (run > quotes) scanner.report('CS8998', runStart + quotes, scanner.pos);
    return stringToken(scanner, removeIndentation(scanner, contentStart, lineStart, indentation));
  }
}

/** Cuts the indentation off every line of `[start, end)`, which begins with a line break and ends after one. */
function removeIndentation(scanner: Scanner, start: number, end: number, indentation: string): string {
  const { text } = scanner;
  let at = start + lineBreakLength(text, start);
  if (at >= end) {
    scanner.report('CS9002', end, end);
    return '';
  }
  let value = '';
  while (at < end) {
    let lineEnd = at;
    while (!isNewLine(text.charCodeAt(lineEnd))) lineEnd++;
    const next = lineEnd + lineBreakLength(text, lineEnd);
    const content = checkIndentation(scanner, at, lineEnd, indentation);
    if (content === undefined) return '';
    value += text.slice(content, next < end ? next : lineEnd);
    at = next;
  }
  return value;
}

/**
 * Where a line's content begins after the indentation. A blank line may be shorter than it; any other line that does
 * not begin with it is reported.
 * @param isWhole whether the line ends there; otherwise a hole follows, and it is not blank
 * @returns nothing if it was reported: no later line is looked at then
 */
export function checkIndentation(
  scanner: Scanner,
  start: number,
  end: number,
  indentation: string,
  isWhole = true,
): number | undefined {
  if (scanner.text.startsWith(indentation, start) && start + indentation.length <= end)
    return start + indentation.length;
  const line = scanner.text.slice(start, end);
  if (isWhole && (indentation.startsWith(line) || isBlank(line))) return end;
  const space = line.slice(0, line.length - line.trimStart().length);
  let other = 0;
  while (other < space.length && space[other] === indentation[other]) other++;
  if (other >= space.length || other >= indentation.length)
    scanner.report('CS8999', start, start + space.length);
  else
    scanner.report(
      'CS9003',
      start,
      start + space.length,
      written(space[other]!),
      written(indentation[other]!),
    );
  return undefined;
}

const escapes: ReadonlyMap<string, string> = new Map([
  ['\t', '\\t'],
  ['\v', '\\v'],
  ['\f', '\\f'],
]);

/** White space as messages write it. */
const written = (char: string): string =>
  escapes.get(char) ?? `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** 2 for a carriage return with its line feed, otherwise 1. */
export function lineBreakLength(text: string, at: number): number {
  return text.charCodeAt(at) === 13 && text.charCodeAt(at + 1) === 10 ? 2 : 1;
}

/** The offset after the last line break before `at`. */
export function startOfLine(text: string, at: number): number {
  let start = at;
  while (start > 0 && !isNewLine(text.charCodeAt(start - 1))) start--;
  return start;
}

/** Whether a text is white space throughout. */
export function isBlank(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (!isSpace(text.charCodeAt(at))) return false;
  return true;
}
