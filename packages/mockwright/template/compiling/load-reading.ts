// Reading the fields of a template while it is loaded: what is wrong is a diagnostic.
import type { Reading } from '../fields/field.ts';
import type { AnswerDefaults } from '../plan/answer-plan.ts';
import type { HttpStatusNames } from '../fields/status-names.ts';
import type { Reporter } from '../reading/reporter.ts';

/** Makes the reading; each field gives it its path. */
export function loadReading(
  reporter: Reporter,
  { statusNames, defaults }: { readonly statusNames: HttpStatusNames; readonly defaults: AnswerDefaults },
): Reading {
  return {
    path: '',
    statusNames,
    defaultStatus: defaults.status,
    wrong: (code, span, ...args) => reporter.reportInFile(code, span!, ...args),
    warn: (code, span, ...args) => reporter.reportInFile(code, span!, ...args),
  };
}
