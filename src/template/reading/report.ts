// Makes diagnostics of a template from the table of codes.
import { templateCodes } from '../../diagnostics/codes-template.ts';
import type { TemplateCode } from '../../diagnostics/codes-template.ts';
import type { DiagnosticBag } from '../../diagnostics/diagnostic.ts';
import { formatMessage } from '../../diagnostics/format-message.ts';
import type { SourceText, TextSpan } from '../../text/source-text.ts';

/** Adds the diagnostic with that code; `{0}`, `{1}` in its message and hint are replaced by `args`. */
export function report(
  diagnostics: DiagnosticBag,
  source: SourceText,
  code: TemplateCode,
  span: TextSpan,
  ...args: readonly string[]
): void {
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
