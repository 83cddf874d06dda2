// Diagnostics as GitHub Actions reads them off the log: annotations of files.
// https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
import { printable } from '../text/printable.ts';
import type { Diagnostic, Severity } from './diagnostic.ts';
import { toDiagnosticRecord } from './render-json.ts';

/** What GitHub calls the severities. */
const COMMANDS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', hint: 'notice' };

/** A line for each diagnostic: `::error file=Mocks/a.json,line=3,…::message`. */
export function renderGithub(diagnostics: readonly Diagnostic[]): string {
  return diagnostics.map((diagnostic) => annotation(diagnostic)).join('\n');
}

function annotation(diagnostic: Diagnostic): string {
  const { path, line, column, endLine, endColumn, severity, code, message, hint } =
    toDiagnosticRecord(diagnostic);
  const text = hint === undefined ? message : `${message}\nhint: ${hint}`;
  const properties = {
    file: path,
    line,
    endLine,
    // GitHub refuses columns of what stands in several lines.
    ...(line === endLine && { col: column, endColumn }),
    title: code,
  };
  const written = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeProperty(String(value))}`,
  );
  return `::${COMMANDS[severity]} ${written.join(',')}::${escapeText(text)}`;
}

function escapeText(text: string): string {
  return printable(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
