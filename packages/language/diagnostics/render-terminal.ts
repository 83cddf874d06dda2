// Diagnostics as people read them: where, what, the lines around it with a marker, what to do.
import type { Diagnostic } from './diagnostic.ts';
import type { SourceText, TextSpan } from '../text/source-text.ts';
import { printable, printableColumns, printableLine } from '../text/printable.ts';
import { wrapWords } from '../text/wrap-words.ts';

/** How many lines before the marked one are shown. */
const LINES_BEFORE = 1;
/** Longer lines are cut around the marked place; in a narrow terminal, shorter ones, too. */
const MAX_LINE_LENGTH = 110;
const MIN_LINE_LENGTH = 40;
/** What stands before a line, besides its number. */
const GUTTER_LENGTH = 6;

/** How diagnostics are rendered. */
export interface RenderOptions {
  /** Escape sequences for colors; only for terminals. */
  readonly color: boolean;
  /** How wide the terminal is; undefined when it is none. */
  readonly columns?: number | undefined;
}

/** Wraps texts in colors, or leaves them as they are. */
interface Palette {
  readonly error: (text: string) => string;
  readonly warning: (text: string) => string;
  readonly hint: (text: string) => string;
  readonly place: (text: string) => string;
  readonly dim: (text: string) => string;
}

function createPalette(color: boolean): Palette {
  const wrap = (code: number) => (text: string) => (color ? `\u001b[${code}m${text}\u001b[0m` : text);
  return { error: wrap(31), warning: wrap(33), hint: wrap(36), place: wrap(1), dim: wrap(2) };
}

/** A diagnostic with its place in the file. */
interface Placed {
  readonly diagnostic: Diagnostic;
  readonly file: SourceText;
  readonly span: TextSpan;
}

/**
 * Diagnostics in their order, a blank line between them, none at the end; those of one place that follow each other
 * share its lines:
 *
 *     Mocks/order.json:14:13 error CS0103: The name 'reqest' does not exist in the current context
 *        13 | {
 *      > 14 |   "id": <#= reqest.Query["id"] #>
 *           |             ^^^^^^
 *       hint: did you mean 'Request'?
 */
export function renderDiagnostics(
  diagnostics: readonly Diagnostic[],
  options: RenderOptions = { color: false },
): string {
  const places: [Placed, ...Placed[]][] = [];
  for (const diagnostic of diagnostics) {
    const placed = { diagnostic, ...diagnostic.source.resolve(diagnostic.span) };
    const last = places.at(-1);
    if (last?.[0].file === placed.file && last[0].span.start === placed.span.start) last.push(placed);
    else places.push([placed]);
  }
  return places.map((place) => renderPlace(place, options)).join('\n\n');
}

function renderPlace(place: readonly [Placed, ...Placed[]], options: RenderOptions): string {
  const palette = createPalette(options.color);
  const lines = place.map((placed) => headline(placed, palette, options.columns));
  const { file, span } = place.reduce((a, b) => (b.span.end > a.span.end ? b : a));
  const frame = renderCodeFrame(file, span, options);
  if (frame !== '') lines.push(frame);
  const hints = new Set(place.flatMap(({ diagnostic: { hint } }) => (hint ? [hint] : [])));
  for (const hint of hints)
    lines.push(`  ${palette.dim('hint:')} ${wrapWords(printable(hint), options.columns, '    ', 8)}`);
  return lines.join('\n');
}

function headline({ diagnostic, file, span }: Placed, palette: Palette, columns: number | undefined): string {
  const { line, column } = file.positionAt(span.start);
  const path = printableLine(file.path);
  const place = file.text === '' ? path : `${path}:${line}:${column}`;
  const { severity, code, message } = diagnostic;
  const kind = `${severity} ${code}`;
  const words = wrapWords(printableLine(message), columns, '    ', `${place} ${kind}: `.length);
  return `${palette.place(place)} ${palette[severity](kind)}: ${words}`;
}

/** The lines around a span of a file, the span marked; empty for an empty file. */
export function renderCodeFrame(
  file: SourceText,
  span: TextSpan,
  options: RenderOptions = { color: false },
): string {
  if (file.text === '') return '';
  const palette = createPalette(options.color);
  const { line, column } = file.positionAt(span.start);
  const width = String(line).length;
  const room = (options.columns ?? Number.POSITIVE_INFINITY) - GUTTER_LENGTH - width;
  const most = Math.max(MIN_LINE_LENGTH, Math.min(room, MAX_LINE_LENGTH));
  const { length: lineLength } = file.lineText(line);
  const isLong = lineLength > most;
  const shift = isLong ? Math.max(0, column - 1 - Math.floor(most / 2)) : 0;
  const cut = (text: string): string => printableColumns(cutLine(text, shift, most).replaceAll('\t', ' '));
  const rows: string[] = [];
  for (let number = Math.max(1, line - LINES_BEFORE); number <= line; number++) {
    const gutter = `${number === line ? ' > ' : '   '}${String(number).padStart(width)} | `;
    rows.push(`${palette.dim(gutter)}${cut(file.lineText(number))}`.trimEnd());
  }
  const endOfLine = lineLength + 1;
  const length = Math.max(1, Math.min(span.end - span.start, endOfLine - column, shift + most + 1 - column));
  const marker = ' '.repeat(column - 1 - shift) + palette.error('^'.repeat(length));
  rows.push(`${palette.dim(`   ${' '.repeat(width)} | `)}${marker}`);
  return rows.join('\n');
}

/** A part of a line; where something is left out at an end, `…` takes the place of a character. */
function cutLine(text: string, start: number, length: number): string {
  const part = text.slice(start, start + length);
  const left = start > 0 && part !== '' ? `…${part.slice(1)}` : part;
  return start + length < text.length ? `${left.slice(0, -1)}…` : left;
}
