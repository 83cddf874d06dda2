// Makes diagnostics of files and routes from their table of codes.
import { mockCodes, type MockCode } from '@mockwright/language/diagnostics/codes-mocks';
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';
import { formatMessage } from '@mockwright/language/diagnostics/format-message';
import type { SourceText, TextSpan } from '@mockwright/language/text/source-text';

/** The diagnostic with that code; `{0}`, `{1}` in its message are replaced by `args`. */
export function mockDiagnostic(
  code: MockCode,
  source: SourceText,
  span: TextSpan,
  args: readonly string[] = [],
): Diagnostic {
  const { severity, message, hint } = mockCodes[code];
  return { code, severity, message: formatMessage(message, args), hint, source, span };
}
