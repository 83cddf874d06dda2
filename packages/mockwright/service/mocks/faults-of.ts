// What keeps a template from being served.
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';
import type { LoadedFile } from './mock-set.ts';

/**
 * Its errors, with the warnings beside them; none when it is served.
 * @param isStrict whether fields that no template has are errors, too: in code they are slips, in files they may be meant for
 *   others
 */
export function faultsOf({ mock, diagnostics }: LoadedFile, isStrict: boolean): readonly Diagnostic[] {
  const told = isStrict ? diagnostics.map(asError) : diagnostics;
  return mock === undefined ? told : isStrict ? told.filter(({ code }) => code === 'MW1301') : [];
}

function asError(diagnostic: Diagnostic): Diagnostic {
  if (diagnostic.code !== 'MW1301') return diagnostic;
  return { ...diagnostic, severity: 'error', message: diagnostic.message.replace(/; it is ignored$/, '') };
}
