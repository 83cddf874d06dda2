// `#pragma warning disable`: warnings that the author does not want to see.
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';
import type { SourceText } from '@mockwright/language/text/source-text';

/** What says of a diagnostic whether it is a warning that is switched off at its place. Reads each source once. */
export function switchedOff(): (diagnostic: Diagnostic) => boolean {
  const pragmas = new Map<SourceText, readonly Pragma[]>();
  return (diagnostic) => {
    const { severity, source } = diagnostic;
    if (severity !== 'warning') return false;
    const known = pragmas.get(source) ?? [...pragmasOf(source)];
    pragmas.set(source, known);
    return isOffAfter(known, diagnostic);
  };
}

function isOffAfter(pragmas: readonly Pragma[], { code, span }: Diagnostic): boolean {
  let isOff = false;
  for (const { start, restores, codes } of pragmas) {
    if (start > span.start) break;
    if (codes.length === 0 || codes.includes(code)) isOff = !restores;
  }
  return isOff;
}

interface Pragma {
  readonly start: number;
  readonly restores: boolean;
  /** None: all warnings. */
  readonly codes: readonly string[];
}

function* pragmasOf({ text }: SourceText): Iterable<Pragma> {
  for (const { index, 1: verb, 2: list } of text.matchAll(
    /^[ \t]*#[ \t]*pragma[ \t]+warning[ \t]+(disable|restore)\b([^\r\n/]*)/gm,
  ))
    yield {
      start: index,
      restores: verb === 'restore',
      codes: list!
        .split(',')
        .map((each) => each.trim())
        .filter((each) => each !== '')
        .map((each) => (/^\d+$/.test(each) ? `CS${each.padStart(4, '0')}` : each)),
    };
}
