// Finds the code in a template file: `<# … #>`, `<#= … #>`, `<#+ … #>`, `<#@ … #>`.
import type { DiagnosticBag } from '../../diagnostics/diagnostic.ts';
import type { SourceText } from '../../text/source-text.ts';
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

/** Splits a file into text and code, in order; an unclosed tag is reported and ends the file. */
export function splitTags(source: SourceText, diagnostics: DiagnosticBag): readonly (Tag | TextPiece)[] {
  const { text } = source;
  const pieces: (Tag | TextPiece)[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf('<#', at);
    if (start < 0) break;
    const end = text.indexOf('#>', start + 2);
    if (end < 0) {
      report(diagnostics, source, 'MW1001', { start, end: start + 2 });
      return pieces;
    }
    if (start > at) pieces.push({ kind: 'text', start: at, end: start });
    const kind = kinds[text[start + 2]!];
    if (kind === undefined && /^\s+=/.test(text.slice(start + 2, end))) {
      report(diagnostics, source, 'MW1004', { start, end: text.indexOf('=', start) + 1 });
      return pieces;
    }
    pieces.push({
      kind: kind ?? 'statements',
      start,
      end: end + 2,
      codeStart: start + (kind ? 3 : 2),
      codeEnd: end,
    });
    at = end + 2;
  }
  if (at < text.length) pieces.push({ kind: 'text', start: at, end: text.length });
  return pieces;
}
