// What keeps a template from being served.
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';
import type { LoadedFile } from './mock-set.ts';

/** Fields that no template has, and `:id` in a route. */
const SLIPS: ReadonlySet<string> = new Set(['MW1301', 'MW1311']);

/**
 * Its errors, with the warnings beside them; none when it is served.
 * @param isStrict whether what templates of other programs hold is an error, too: in code it is a slip, in files it may be
 *   meant
 */
export function faultsOf({ mock, diagnostics }: LoadedFile, isStrict: boolean): readonly Diagnostic[] {
  const told = isStrict ? diagnostics.map(asError) : diagnostics;
  return mock === undefined ? told : isStrict ? told.filter(({ code }) => SLIPS.has(code)) : [];
}

function asError(diagnostic: Diagnostic): Diagnostic {
  if (!SLIPS.has(diagnostic.code)) return diagnostic;
  return { ...diagnostic, severity: 'error', message: diagnostic.message.replace(/; it is ignored$/, '') };
}
