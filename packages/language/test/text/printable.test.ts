// What others wrote does not command the terminal, wherever it is shown.
import { expect, test } from 'vitest';
import { renderGithub } from '../../diagnostics/render-github.ts';
import { renderSarif } from '../../diagnostics/render-sarif.ts';
import { renderDiagnostics } from '../../diagnostics/render-terminal.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { printable, printableColumns, printableLine } from '../../text/printable.ts';
import { SourceText } from '../../text/source-text.ts';

test.each([
  ['\u001b[2J', '\\x1b[2J', '\\x1b[2J', '\u241b[2J'],
  ['a\nb\tc', 'a\nb\tc', 'a\\x0ab\\x09c', 'a\u240ab\u2409c'],
  ['\r\u007f\u009b', '\\x0d\\x7f\\x9b', '\\x0d\\x7f\\x9b', '\u240d\u2421\ufffd'],
  ['\u2028', '\u2028', '\\u2028', '\ufffd'],
  ['é 😀', 'é 😀', 'é 😀', 'é 😀'],
])('%j', (text, lines, line, columns) => {
  expect([printable(text), printableLine(text), printableColumns(text)]).toEqual([lines, line, columns]);
});

const source = new SourceText('Mocks/a\u001b\n?#%.mock', 'x\u001b]0;owned\u0007 nope');
const diagnostic: Diagnostic = {
  code: 'CS0103',
  severity: 'error',
  message: "The name '\u001b[2J\n' does not exist",
  source,
  span: { start: 11, end: 15 },
  hint: 'not \u009b',
};

test('diagnostics of files with such names and texts', () => {
  expect(renderDiagnostics([diagnostic]).split('\n')).toEqual([
    "Mocks/a\\x1b\\x0a?#%.mock:1:12 error CS0103: The name '\\x1b[2J\\x0a' does not exist",
    ' > 1 | x\u241b]0;owned\u2407 nope',
    '     |            ^^^^',
    '  hint: not \\x9b',
  ]);
  // eslint-disable-next-line no-control-regex -- these are meant
  expect(renderGithub([diagnostic])).not.toMatch(/[\0-\x1f]/);
  expect(renderSarif([diagnostic], '1', false)).toContain('"uri": "Mocks/a%1B%0A%3F%23%25.mock"');
});
