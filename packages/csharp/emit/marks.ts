// Where emitted code comes from: marks in the text, taken out at the end and kept as a table. Nothing is paid for them
// while code runs; V8's stack traces give line and column, which the table turns into a place of the source.
import type { SourceText, TextSpan } from '@mockwright/language/text/source-text';

/** A place in one of the program's sources. */
export interface SourcePlace {
  readonly source: SourceText;
  readonly span: TextSpan;
}

/** Collects the places of a program while it is emitted. */
export class Marks {
  readonly places: SourcePlace[] = [];

  /** The mark to write right before what V8 names as the place of a call: the name called, `new`, an operator's helper. */
  mark(source: SourceText, span: TextSpan): string {
    this.places.push({ source, span });
    return `\u0001${this.places.length - 1};`;
  }
}

/** The text without marks, and where they were. */
export interface MarkedText {
  readonly text: string;
  readonly table: MarkTable;
}

const markPattern = new RegExp(`${String.fromCharCode(1)}(\\d+);`, 'g');

/** Takes the marks out of the text. */
export function takeMarks(marked: string, places: readonly SourcePlace[]): MarkedText {
  const offsets: number[] = [];
  const found: SourcePlace[] = [];
  const pieces: string[] = [];
  let length = 0;
  let from = 0;
  for (const match of marked.matchAll(markPattern)) {
    const piece = marked.slice(from, match.index);
    pieces.push(piece);
    length += piece.length;
    from = match.index + match[0].length;
    offsets.push(length);
    found.push(places[Number(match[1])]!);
  }
  pieces.push(marked.slice(from));
  const text = pieces.join('');
  return { text, table: new MarkTable(text, offsets, found) };
}

/** Finds the place of a line and column of the emitted text. */
export class MarkTable {
  readonly #text: string;
  readonly #offsets: readonly number[];
  readonly #places: readonly SourcePlace[];
  #lineStarts: number[] | undefined;

  constructor(text: string, offsets: readonly number[], places: readonly SourcePlace[]) {
    this.#text = text;
    this.#offsets = offsets;
    this.#places = places;
  }

  /** @param line and column count from 1 */
  find(line: number, column: number): SourcePlace | undefined {
    this.#lineStarts ??= [0, ...[...this.#text.matchAll(/\n/g)].map(({ index }) => index + 1)];
    const start = this.#lineStarts[line - 1];
    if (start === undefined) return undefined;
    const offset = start + column - 1;
    let low = 0;
    let high = this.#offsets.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#offsets[middle]! <= offset) low = middle + 1;
      else high = middle;
    }
    return this.#places[low - 1];
  }
}
