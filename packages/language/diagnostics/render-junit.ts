// Diagnostics as a JUnit report: a test case for each file, which fails when there is an error, or a warning too many.
import type { Diagnostic, Severity } from './diagnostic.ts';
import { renderDiagnostics } from './render-terminal.ts';

/** A file and what is wrong with it. */
export interface ReportedFile {
  readonly path: string;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * The report. What does not fail is the output of its case.
 * @param failing the severities that make a case fail
 */
export function renderJunit(files: readonly ReportedFile[], failing: readonly Severity[]): string {
  const fails = ({ severity }: Diagnostic): boolean => failing.includes(severity);
  const failures = files.filter(({ diagnostics }) => diagnostics.some(fails)).length;
  const counts = `tests="${files.length}" failures="${failures}" errors="0"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="mockwright check" ${counts}>`,
    `  <testsuite name="templates" ${counts} skipped="0" time="0">`,
    ...files.map((file) => testCase(file, fails)),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

function testCase(file: ReportedFile, fails: (diagnostic: Diagnostic) => boolean): string {
  const failures = file.diagnostics.filter(fails);
  const others = file.diagnostics.filter((each) => !fails(each));
  const start = `    <testcase name="${escapeXml(file.path)}" classname="mockwright" time="0"`;
  if (file.diagnostics.length === 0) return `${start}/>`;
  const parts = [`${start}>`];
  const [first] = failures;
  if (first !== undefined) {
    const attributes = `message="${escapeXml(first.message)}" type="${first.code}"`;
    parts.push(`      <failure ${attributes}>${escapeXml(renderDiagnostics(failures))}</failure>`);
  }
  if (others.length > 0) parts.push(`      <system-out>${escapeXml(renderDiagnostics(others))}</system-out>`);
  return [...parts, '    </testcase>'].join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML 1.0 has no words for most control characters, and all of them command a terminal: they are shown as `?`. */
function escapeXml(text: string): string {
  return (
    text
      .replaceAll(/[&<>"]/g, (character) => ENTITIES[character]!)
      // eslint-disable-next-line no-control-regex -- these are the ones
      .replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]/g, '?')
  );
}
