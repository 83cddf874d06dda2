// A diagnostic as programs read it.
import type { Diagnostic, Severity } from './diagnostic.ts';

/** A diagnostic with its place counted in lines and columns of the outermost file. */
export interface DiagnosticRecord {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly severity: Severity;
  readonly code: string;
  readonly message: string;
  readonly hint?: string;
}

/** The record of a diagnostic, ready for `JSON.stringify`. */
export function toDiagnosticRecord(diagnostic: Diagnostic): DiagnosticRecord {
  const { file, span } = diagnostic.source.resolve(diagnostic.span);
  const start = file.positionAt(span.start);
  const end = file.positionAt(span.end);
  return {
    path: file.path,
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
    severity: diagnostic.severity,
    code: diagnostic.code,
    message: diagnostic.message,
    ...(diagnostic.hint && { hint: diagnostic.hint }),
  };
}
