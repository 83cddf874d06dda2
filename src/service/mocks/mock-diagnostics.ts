// Makes diagnostics of files and routes from their table of codes.
import { mockCodes, type MockCode } from '../../diagnostics/codes-mocks.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { formatMessage } from '../../diagnostics/format-message.ts';
import type { SourceText, TextSpan } from '../../text/source-text.ts';

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
