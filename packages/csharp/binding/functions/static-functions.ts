// When it is told what `static` functions inside of others cannot see.
import type { DiagnosticBag } from '@mockwright/language/diagnostics/diagnostic';

const codes: ReadonlySet<string> = new Set(['CS8421', 'CS8422', 'CS8820', 'CS8821']);

/** Puts that behind the rest of what was found after the first `known`: it is told when a whole body is bound. */
export function putStaticFunctionsLast(diagnostics: DiagnosticBag, known: number): void {
  if (diagnostics.count > known) diagnostics.putFirst(known, ({ code }) => !codes.has(code));
}
