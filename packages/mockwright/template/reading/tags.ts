// Finds the code in a template file: `<# … #>`, `<#= … #>`, `<#+ … #>`, `<#@ … #>`.
import type { DiagnosticBag } from '@mockwright/language/diagnostics/diagnostic';
import type { SourceText } from '@mockwright/language/text/source-text';
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

/** Where the code from `from` on ends: at the first mark that is not inside a string of C#. */
function closingMark(
  text: string,
  from: number,
  isEscaped: boolean,
): { readonly at: number; readonly length: number } | undefined {
  closing.lastIndex = from;
  const first = closing.exec(text);
  if (!first) return undefined;
  for (let found: RegExpExecArray | null = first; found; found = closing.exec(text)) {
    if (isEscaped && found[0] === '#>') continue;
    if (!isInLiteral(text, from, found.index)) return { at: found.index, length: found[0].length };
    // A string that is not closed on its line is a mistake: then the first mark counts.
    if (/[\r\n]/.test(text.slice(from, found.index))) break;
  }
  return { at: first.index, length: first[0].length };
}

/** Whether an offset is inside a string of the code that begins at `from`, and the string ends on the same line. */
function isInLiteral(text: string, from: number, offset: number): boolean {
  const literal = /\/\/[^\r\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\r\n])'|@"(?:""|[^"])*"|"(?:\\.|[^"\\\r\n])*"/g;
  literal.lastIndex = from;
  for (let found = literal.exec(text); found && found.index < offset; found = literal.exec(text)) {
    const isString = found[0].endsWith('"');
    if (isString && offset < found.index + found[0].length) return !/[\r\n]/.test(found[0]);
    if (found.index + found[0].length > offset) return false;
  }
  return false;
}

/** Splits a file into text and code, in order; an unclosed tag is reported and ends the file. */
export function splitTags(source: SourceText, diagnostics: DiagnosticBag): readonly (Tag | TextPiece)[] {
  const { text } = source;
  const pieces: (Tag | TextPiece)[] = [];
  let at = 0;
  for (;;) {
    opening.lastIndex = at;
    const opened = opening.exec(text);
    if (!opened) break;
    const start = opened.index;
    const codeAt = start + opened[0].length;
    const closed = closingMark(text, codeAt, opened[0] !== '<#');
    if (!closed) {
      report(diagnostics, source, 'MW1001', { start, end: codeAt });
      return pieces;
    }
    const { at: end, length } = closed;
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
