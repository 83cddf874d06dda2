// Makes diagnostics of a template from the table of codes.
import { templateCodes } from '@mockwright/language/diagnostics/codes-template';
import type { TemplateCode } from '@mockwright/language/diagnostics/codes-template';
import type { DiagnosticBag } from '@mockwright/language/diagnostics/diagnostic';
import { formatMessage } from '@mockwright/language/diagnostics/format-message';
import { countStep } from '@mockwright/language/text/work-limit';
import type { SourceText, TextSpan } from '@mockwright/language/text/source-text';

/** Adds the diagnostic with that code; `{0}`, `{1}` in its message and hint are replaced by `args`. */
export function report(
  diagnostics: DiagnosticBag,
  source: SourceText,
  code: TemplateCode,
  span: TextSpan,
  ...args: readonly string[]
): void {
  countStep();
  const { severity, message, hint } = templateCodes[code];
  diagnostics.add({
    code,
    severity,
    message: formatMessage(message, args),
    hint: formatMessage(hint, args),
    source,
    span,
  });
}

/** The hint that a name was mistyped; empty where none is near. */
export const didYouMean = (name: string | undefined): string =>
  name === undefined ? '' : `did you mean '${name}'?`;
