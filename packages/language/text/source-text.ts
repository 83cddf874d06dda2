// A text to be compiled, with positions computed only when they are reported.
import { lastUpTo } from './places-in-order.ts';

/** A half-open range of offsets (UTF-16 code units) into a {@link SourceText}. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** A place as people count it: line and column start at 1, columns are UTF-16 code units. */
export interface LinePosition {
  readonly line: number;
  readonly column: number;
}

/** Says where the characters of an extracted text stand in the file that holds it. */
export interface TextOrigin {
  readonly file: SourceText;
  /** Maps an offset of the extracted text (0…length) to an offset of the file. */
  toFile(offset: number): number;
}

/**
 * A named text. Code that is cut out of a template is a `SourceText` of its own whose `origin` points back
 * into the template file, so that everything said about it is said about the file.
 */
export class SourceText {
  readonly path: string;
  readonly text: string;
  readonly origin: TextOrigin | undefined;
  #lineStarts: number[] | undefined;

  constructor(path: string, text: string, origin?: TextOrigin) {
    this.path = path;
    this.text = text;
    this.origin = origin;
  }

  /** The outermost file and the span there; the text itself when it was not cut out of anything. */
  resolve(span: TextSpan): { readonly file: SourceText; readonly span: TextSpan } {
    const { origin } = this;
    if (origin === undefined) return { file: this, span };
    const start = origin.toFile(span.start);
    return origin.file.resolve({
      start,
      end: span.end > span.start ? Math.max(start, origin.toFile(span.end - 1) + 1) : start,
    });
  }

  /** Line and column of an offset of this text. */
  positionAt(offset: number): LinePosition {
    const starts = this.lineStarts();
    const index = lastUpTo(starts, offset);
    return { line: index + 1, column: offset - starts[index]! + 1 };
  }

  /** Where a line (from 1) starts; the end of the text beyond the last one. */
  startOfLine(line: number): number {
    return this.lineStarts()[line - 1] ?? this.text.length;
  }

  /** The text of a line (from 1), without its line break; empty beyond the last line. */
  lineText(line: number): string {
    const { text } = this;
    const start = this.startOfLine(line);
    let end = this.startOfLine(line + 1);
    if (end > start && isLineBreak(text.charCodeAt(end - 1))) end--;
    if (end > start && text[end] === '\n' && text[end - 1] === '\r') end--;
    return text.slice(start, end);
  }

  /** How many lines the text has, an empty last one included. */
  get lineCount(): number {
    return this.lineStarts().length;
  }

  private lineStarts(): number[] {
    if (this.#lineStarts !== undefined) return this.#lineStarts;
    const { text } = this;
    const starts = [0];
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (isLineBreak(code) && !(code === CARRIAGE_RETURN && text.charCodeAt(at + 1) === LINE_FEED))
        starts.push(at + 1);
    }
    return (this.#lineStarts = starts);
  }
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Code unit by code unit: a file may have millions of lines. */
function isLineBreak(code: number): boolean {
  return (
    code === LINE_FEED || code === CARRIAGE_RETURN || code === 0x85 || code === 0x2028 || code === 0x2029
  );
}
