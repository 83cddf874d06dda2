// Whether code asks for parameters that the route has.
import type { DiagnosticBag } from '@mockwright/language/diagnostics/diagnostic';
import { nearestName } from '@mockwright/language/text/nearest-name';
import type { SourceText } from '@mockwright/language/text/source-text';
import { didYouMean, report } from '../reading/report.ts';
import type { Tag, TextPiece } from '../reading/tags.ts';

const asked = /\bRequest\.Route\[\s*\\?"(\w+)\\?"\s*\]/g;

/** Warns of each `Request.Route["…"]` that names no parameter of the route. */
export function checkRouteParameters(
  source: SourceText,
  pieces: readonly (Tag | TextPiece)[],
  route: string,
  diagnostics: DiagnosticBag,
): void {
  const parameters = [...route.matchAll(/\{\*{0,2}(\w+)/g)].map(([, name]) => name!);
  const known = new Set(parameters.map((name) => name.toLowerCase()));
  // There may be thousands of both.
  const all = parameters.join(', ');
  for (const piece of pieces) {
    if (piece.kind === 'text') continue;
    for (const found of source.text.slice(piece.codeStart, piece.codeEnd).matchAll(asked)) {
      const name = found[1]!;
      if (known.has(name.toLowerCase())) continue;
      const start = piece.codeStart + found.index;
      const hint =
        didYouMean(nearestName(name, parameters)) ||
        (parameters.length === 0 ? 'a parameter is written in braces: {id}' : `its parameters are ${all}`);
      report(diagnostics, source, 'MW1310', { start, end: start + found[0].length }, name, hint);
    }
  }
}
