// Diagnostics as the API for tests tells them, and back.
import type { Diagnostic } from '@mockwright/language/diagnostics/diagnostic';
import { toDiagnosticRecord, type DiagnosticRecord } from '@mockwright/language/diagnostics/render-json';
import { SourceText } from '@mockwright/language/text/source-text';
import type { TemplateDiagnostic } from './api.ts';

/** Of records: those of the endpoints are the same. */
export function templateDiagnostics(records: readonly DiagnosticRecord[]): readonly TemplateDiagnostic[] {
  return records.map(({ code, severity, message, path, line, column, hint }) => ({
    code,
    severity,
    message,
    template: path,
    line,
    column,
    ...(hint !== undefined && { hint }),
  }));
}

/** Of diagnostics. */
export function toldDiagnostics(diagnostics: readonly Diagnostic[]): readonly TemplateDiagnostic[] {
  return templateDiagnostics(diagnostics.map(toDiagnosticRecord));
}

/** The diagnostics that records were made of. @param text of the template */
export function diagnosticsOf(records: readonly DiagnosticRecord[], text: string): readonly Diagnostic[] {
  return records.map(({ path, line, column, endLine, endColumn, ...rest }) => {
    const source = new SourceText(path, text);
    const start = source.startOfLine(line) + column - 1;
    return { ...rest, source, span: { start, end: source.startOfLine(endLine) + endColumn - 1 } };
  });
}
