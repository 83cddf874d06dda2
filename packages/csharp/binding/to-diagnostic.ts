// A mistake of the code as a diagnostic.
import { bindingTables } from '@mockwright/language/diagnostics/binding-codes';
import type { BindingCode } from '@mockwright/language/diagnostics/binding-codes';
import type { CodeEntry } from '@mockwright/language/diagnostics/code-entry';
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';
import { formatMessage } from '@mockwright/language/diagnostics/format-message';
import type { SourceText, TextSpan } from '@mockwright/language/text/source-text';

/** How an error is reported. */
export interface ReportOptions {
  /** Computed only when somebody reads it: most of what is tried out is never said. */
  readonly hint?: string | (() => string | undefined) | undefined;
  /** What an attribute says of the mistake: its code, where more about it stands. */
  readonly custom?: CustomReport | undefined;
}

interface CustomReport {
  readonly id: string | undefined;
  readonly url: string | undefined;
  readonly isErrorUnlessOff: boolean;
}

/** The row of a code. */
export const entryOf = (code: BindingCode): CodeEntry => bindingTables.find((table) => code in table)![code]!;

/**
 * @param values what its message names
 * @param order when it is told
 */
export function toDiagnostic(
  code: BindingCode,
  source: SourceText,
  { start, end }: TextSpan,
  values: readonly (string | number)[],
  { hint, custom }: ReportOptions,
  order: Pick<Diagnostic, 'phase' | 'toldAt'>,
): Diagnostic {
  const { severity, message } = entryOf(code);
  // Looking for one goes through all names that are known.
  let told = hint;
  const url = custom?.url === undefined ? '' : ` (${custom.url})`;
  return {
    code: custom?.id ?? code,
    severity: custom?.isErrorUnlessOff ? 'warning' : severity,
    isErrorUnlessOff: custom?.isErrorUnlessOff,
    source,
    span: { start, end },
    ...order,
    message: formatMessage(message, values) + url,
    get hint(): string | undefined {
      if (typeof told === 'function') told = told();
      return told;
    },
  };
}
