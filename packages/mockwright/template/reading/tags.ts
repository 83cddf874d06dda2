// Finds the code in a template file: `<# … #>`, `<#= … #>`, `<#+ … #>`, `<#@ … #>`.
import type { DiagnosticBag } from '@mockwright/language/diagnostics/diagnostic';
import type { SourceText } from '@mockwright/language/text/source-text';
import { countSteps } from '@mockwright/language/text/work-limit';
import { report } from './report.ts';

/** What a piece of code is for. */
type TagKind = 'statements' | 'expression' | 'members' | 'directive';

/** Code with its marks; offsets into the file. */
export interface Tag {
  readonly kind: TagKind;
  /** From `<#` to after `#>`. */
  readonly start: number;
  readonly end: number;
  readonly codeStart: number;
  readonly codeEnd: number;
}

/** Text between tags. */
export interface TextPiece {
  readonly kind: 'text';
  readonly start: number;
  readonly end: number;
}

const kinds: Readonly<Record<string, TagKind>> = { '=': 'expression', '+': 'members', '@': 'directive' };

/** Some programs that write JSON escape angle brackets. */
const opening = /<#|\\u003[cC]#/g;
const closing = /#>|#\\u003[eE]/g;

/** What stands in a hole of an interpolated string, and in braces there. Each part goes on where it has no end. */
const inBraces = String.raw`"(?:\\.|[^"\\\r\n])*"?|'(?:\\.|[^'\\\r\n])'|/\*(?:[^*\r\n]|\*(?!/))*(?:\*/)?|[^"{}\r\n]`;
const hole = String.raw`\{(?:${inBraces}|\{(?:${inBraces})*\}?)*\}?`;

/**
 * Comments and strings of C#, also strings whose quotes are escaped as in a JSON string; those without an end go on to
 * that of the file or of the line.
 */
const literals = new RegExp(
  [
    String.raw`//[^\r\n]*`,
    String.raw`/\*(?:[\s\S]*?\*/|[\s\S]*)`,
    String.raw`'(?:\\.|[^'\\\r\n])'`,
    String.raw`@\$?"(?:""|[^"])*"`,
    String.raw`(?<raw>"{3,9})(?!")(?:[^\r\n]*?\k<raw>|[ \t]*[\r\n](?:[\s\S]*?\k<raw>|[\s\S]*))`,
    String.raw`(?<escapedRaw>(?:\\"){3,9})(?!\\")[^\r\n]*?\k<escapedRaw>`,
    String.raw`\$"(?!"")(?:\\.|\{\{|${hole}|[^"\\{\r\n])*(?<holedEnd>"?)`,
    String.raw`@\\"(?:\\"\\"|\\[^"]|[^\\])*\\"`,
    String.raw`\\"(?:\\\\(?:\\.|[^\\\r\n])|\\[^"\\\r\n]|[^\\\r\n])*(?:\\(?<escapedEnd>"))?`,
    String.raw`"(?:\\.|[^"\\\r\n])*(?<end>"?)`,
  ].join('|'),
  'g',
);

/** Where the code from `from` on ends: at the first mark that is not inside a string of C#. */
function closingMark(
  text: string,
  from: number,
  isEscaped: boolean,
): { readonly at: number; readonly length: number } | undefined {
  closing.lastIndex = from;
  const first = closing.exec(text);
  if (!first) return undefined;
  const strings = new OneLineStrings(text, from);
  let onLine = from;
  for (let found: RegExpExecArray | null = first; found; found = closing.exec(text)) {
    if (isEscaped && found[0] === '#>') continue;
    if (!strings.has(found.index)) return { at: found.index, length: found[0].length };
    // A string that is not closed on its line is a mistake: then the first mark counts.
    if (/[\r\n]/.test(text.slice(onLine, found.index))) break;
    onLine = found.index;
  }
  return { at: first.index, length: first[0].length };
}

/** The strings of C# that end on the line on which they begin; asked for ascending offsets. */
class OneLineStrings {
  readonly #text: string;
  #end: number;
  #isString = false;

  /** @param from where the code begins */
  constructor(text: string, from: number) {
    this.#text = text;
    this.#end = from;
  }

  /** Whether an offset is inside one of them. */
  has(offset: number): boolean {
    while (this.#end <= offset) if (!this.#findBefore(offset)) return false;
    return this.#isString;
  }

  /** Looks for the next one that begins before an offset, and no further: the one behind may be far away. */
  #findBefore(offset: number): boolean {
    for (let at = this.#end; ; at++) {
      const begun = this.#text.slice(at, offset).search(beginning);
      if (begun < 0) {
        this.#end = offset;
        return false;
      }
      at += begun;
      literalHere.lastIndex = at;
      const found = literalHere.exec(this.#text);
      if (found === null) continue;
      const [literal] = found;
      countSteps(literal.length);
      this.#end = at + literal.length;
      const { raw, escapedRaw, holedEnd, escapedEnd, end } = found.groups!;
      const mark = raw ?? escapedRaw ?? holedEnd ?? escapedEnd ?? end;
      this.#isString = (literal.startsWith('@') || !!mark) && !/[\r\n]/.test(literal);
      return true;
    }
  }
}
const beginning = /["'/@$\\]/;
const literalHere = new RegExp(literals.source, 'y');

/** Whether code goes on into that of another tag: outside of strings and comments C# has no `<#`. */
function opensAgain(code: string): boolean {
  return /<#/.test(code) && /<#/.test(code.replace(literals, ''));
}

/** Nobody writes so much C#, nor in so many pieces; to read more keeps others waiting for seconds. */
const MOST_CODE = 1_000_000;
const MOST_TAGS = 10_000;

/** Splits a file into text and code, in order; an unclosed tag is reported and ends the file, as does one too many. */
export function splitTags(source: SourceText, diagnostics: DiagnosticBag): readonly (Tag | TextPiece)[] {
  const { text } = source;
  const pieces: (Tag | TextPiece)[] = [];
  let at = 0;
  let tags = 0;
  let code = 0;
  for (;;) {
    opening.lastIndex = at;
    const opened = opening.exec(text);
    if (!opened) break;
    const start = opened.index;
    const codeAt = start + opened[0].length;
    if (++tags > MOST_TAGS) {
      report(diagnostics, source, 'MW1108', { start, end: codeAt }, '10,000 pieces of code');
      return pieces;
    }
    const readable = text.slice(0, codeAt + MOST_CODE - code);
    const closed = closingMark(readable, codeAt, opened[0] !== '<#');
    if (!closed) {
      if (readable.length === text.length) report(diagnostics, source, 'MW1001', { start, end: codeAt });
      else report(diagnostics, source, 'MW1108', { start, end: codeAt }, '1,000,000 characters of code');
      return pieces;
    }
    const { at: end, length } = closed;
    code += end - codeAt;
    if (opensAgain(text.slice(codeAt, end))) {
      report(diagnostics, source, 'MW1001', { start, end: codeAt });
      return pieces;
    }
    if (start > at) pieces.push({ kind: 'text', start: at, end: start });
    const kind = kinds[text[codeAt]!];
    if (kind === undefined && /^\s+=/.test(text.slice(codeAt, end))) {
      report(diagnostics, source, 'MW1004', { start, end: text.indexOf('=', start) + 1 });
      return pieces;
    }
    pieces.push({
      kind: kind ?? 'statements',
      start,
      end: end + length,
      codeStart: codeAt + (kind ? 1 : 0),
      codeEnd: end,
    });
    at = end + length;
  }
  if (at < text.length) pieces.push({ kind: 'text', start: at, end: text.length });
  return pieces;
}
