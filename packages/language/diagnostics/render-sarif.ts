// Diagnostics as SARIF 2.1.0: what code scanning and editors show.
// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
import type { Diagnostic, Severity } from './diagnostic.ts';
import { toDiagnosticRecord } from './render-json.ts';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
/** Where the project is at home. */
export const HOME = 'https://github.com/mockwright/mockwright';

/** What SARIF calls the severities. */
const LEVELS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', hint: 'note' };

/**
 * The log of one run, as JSON.
 * @param passed whether the check passes, as its exit code says
 */
export function renderSarif(diagnostics: readonly Diagnostic[], version: string, passed: boolean): string {
  const records = diagnostics.map(toDiagnosticRecord);
  const codes = [...new Set(records.map(({ code }) => code))];
  const results = records.map(
    ({ path, line, column, endLine, endColumn, severity, code, message, hint }) => ({
      ruleId: code,
      ruleIndex: codes.indexOf(code),
      level: LEVELS[severity],
      message: { text: hint === undefined ? message : `${message}\nhint: ${hint}` },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: uriOf(path) },
            region: { startLine: line, startColumn: column, endLine, endColumn },
          },
        },
      ],
    }),
  );
  const rules = codes.map((id) => ({
    id,
    helpUri: `${HOME}/blob/main/docs/diagnostics.md#${id.toLowerCase()}`,
  }));
  const driver = { name: 'mockwright', version, informationUri: HOME, rules };
  // The tool itself did its work: only the code says that what it found fails.
  const invocations = [
    passed
      ? { executionSuccessful: true, exitCode: 0 }
      : {
          executionSuccessful: true,
          exitCode: 1,
          exitCodeDescription: 'there are errors, or more warnings than allowed',
        },
  ];
  const run = { tool: { driver }, columnKind: 'utf16CodeUnits', invocations, results };
  return JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, undefined, 2);
}

/** A path as a reference of a URI: `?` and `#` would end it, and half of a character is none. */
function uriOf(path: string): string {
  return encodeURI(path.replace(/\p{Surrogate}/gu, '\ufffd')).replace(
    /[?#]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
