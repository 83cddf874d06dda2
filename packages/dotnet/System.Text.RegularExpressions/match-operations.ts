// What Regex does with matches: replace, split, escape.
import { inPieces } from '@mockwright/language/runtime/text-pieces';
import { ArgumentNullException, ArgumentOutOfRangeException } from '@mockwright/language/runtime/exceptions';
import { joined } from '@mockwright/language/runtime/emitted';
import { spend, spendSize } from '@mockwright/language/runtime/run';
import type { Match } from './match.ts';
import { PatternReader } from './pattern-reader.ts';
import type { Regex } from './regex.ts';

/** Replaces at most `count` matches (-1: all). */
export function replaceMatches(
  regex: Regex,
  input: string | null,
  evaluator: (match: Match) => string | null,
  count: number = -1,
  start?: number,
): string {
  if (input === null) throw new ArgumentNullException('input');
  if (count < -1) throw new ArgumentOutOfRangeException('count', 'Count cannot be less than -1.');
  const parts: [start: number, end: number, text: string][] = [];
  if (start !== undefined) regex.checkStart(input, start);
  if (count === 0) return input;
  for (const match of regex.matches(input, start)) {
    spend(1);
    parts.push([match.index, match.index + match.length, evaluator(match) ?? '']);
    if (parts.length === count) break;
  }
  if (regex.rightToLeft) parts.reverse();
  let result = '';
  let from = 0;
  for (const [begin, end, text] of parts) {
    result = joined(result + input.slice(from, begin) + text);
    from = end;
  }
  return joined(result + input.slice(from));
}

/** @throws {ArgumentOutOfRangeException} for a number of parts below 0 (all) */
export function checkSplitCount(count: number): void {
  if (count < 0) throw new ArgumentOutOfRangeException('count', 'Count cannot be less than -1.');
}

/** Splits at matches; what groups captured goes in between. At most `count` parts (0: all). */
export function splitAtMatches(
  regex: Regex,
  input: string | null,
  count: number = 0,
  start?: number,
): string[] {
  if (input === null) throw new ArgumentNullException('input');
  checkSplitCount(count);
  if (start !== undefined) regex.checkStart(input, start);
  if (count === 1) return [input];
  const { rightToLeft } = regex;
  const parts: string[] = [];
  let from = rightToLeft ? input.length : 0;
  let left = count - 1;
  for (const match of regex.matches(input, start)) {
    const end = match.index + match.length;
    parts.push(rightToLeft ? input.slice(end, from) : input.slice(from, match.index));
    from = rightToLeft ? match.index : end;
    for (const number of regex.groupNumbers) {
      const text = number > 0 ? match.textOf(number) : undefined;
      if (text !== undefined) parts.push(text);
    }
    if (--left === 0) break;
  }
  parts.push(rightToLeft ? input.slice(0, from) : input.slice(from));
  return rightToLeft ? parts.reverse() : parts;
}

const escapes: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\r': '\\r', '\f': '\\f' };

/** `Regex.Escape`. */
export function escapePattern(text: string | null): string {
  if (text === null) throw new ArgumentNullException('str');
  return inPieces(text, (piece) =>
    piece.replace(/[\\*+?|{[()^$.#\t\n\r\f ]/g, (character) => escapes[character] ?? `\\${character}`),
  );
}

/** So many characters are put together before they become one text. */
const pieceSize = 4096;

class Unescaper extends PatternReader {
  text(): string {
    const pieces: string[] = [];
    let piece = '';
    while (this.at < this.pattern.length) {
      spend(1);
      piece += this.#next();
      if (piece.length < pieceSize) continue;
      // Asking for a character makes the engine put the parts together.
      piece.charCodeAt(0);
      pieces.push(piece);
      piece = '';
    }
    return pieces.join('') + piece;
  }
  /** The character of an escape, or all in front of the next one. */
  #next(): string {
    const start = this.at;
    if (this.pattern[start] !== '\\') {
      const end = this.pattern.indexOf('\\', start);
      this.at = end < 0 ? this.pattern.length : end;
      spendSize(this.at - start);
      return this.pattern.slice(start, this.at);
    }
    if (start + 1 < this.pattern.length) return String.fromCharCode(this.characterEscape());
    this.at++;
    return '';
  }
}

/** `Regex.Unescape`. @throws {RegexParseException} */
export function unescapePattern(text: string | null): string {
  if (text === null) throw new ArgumentNullException('str');
  return new Unescaper(text, 0).text();
}
