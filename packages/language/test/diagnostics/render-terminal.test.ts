// Diagnostics as people read them.
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { renderCodeFrame, renderDiagnostics } from '../../diagnostics/render-terminal.ts';
import { SourceText } from '../../text/source-text.ts';

const TEMPLATE = '{\n  "id": <#= reqest.Query["id"] #>\n}';

function render(text: string, start: number, end: number, hint?: string): string {
  const source = new SourceText('Mocks/order.json', text);
  const message = "The name 'reqest' does not exist in the current context";
  return renderDiagnostics([
    { code: 'CS0103', severity: 'error', message, hint, source, span: { start, end } },
  ]);
}

test('the line before, the line, a marker, a hint', () => {
  expect(render(TEMPLATE, 14, 20, "did you mean 'Request'?")).toBe(
    [
      "Mocks/order.json:2:13 error CS0103: The name 'reqest' does not exist in the current context",
      '   1 | {',
      ' > 2 |   "id": <#= reqest.Query["id"] #>',
      '     |             ^^^^^^',
      "  hint: did you mean 'Request'?",
    ].join('\n'),
  );
});

test('line numbers are aligned', () => {
  const text = `${'\n'.repeat(9)}reqest`;
  expect(render(text, 9, 15).split('\n').slice(1)).toEqual(['    9 |', ' > 10 | reqest', '      | ^^^^^^']);
});

test.each([
  ['the end of a text', 'ab', 2, 2, ' > 1 | ab\n     |   ^'],
  ['several lines: the first is marked', 'ab\ncd', 0, 5, ' > 1 | ab\n     | ^^'],
  ['a tab is one column', '\tx', 1, 2, ' > 1 |  x\n     |  ^'],
  ['an empty text has no lines', '', 0, 0, undefined],
])('%s', (_name, text, start, end, frame) => {
  expect(render(text, start, end).split('\n').slice(1).join('\n')).toBe(frame ?? '');
});

test('a long line is cut around the place', () => {
  const text = `${'a'.repeat(5000)}reqest${'b'.repeat(5000)}`;
  const [, line = '', marker = ''] = render(text, 5000, 5006).split('\n');
  expect(line.length).toBeLessThan(130);
  expect(line.slice(marker.indexOf('^'), marker.lastIndexOf('^') + 1)).toBe('reqest');
});

test('what is said of one place shares its lines', () => {
  const source = new SourceText('Mocks/order.json', TEMPLATE);
  const at = (start: number, end: number, message: string, hint?: string): Diagnostic => ({
    code: 'CS0103',
    severity: 'error',
    message,
    hint,
    source,
    span: { start, end },
  });
  const rendered = renderDiagnostics([
    at(14, 14, 'first', 'do this'),
    at(14, 20, 'second', 'do this'),
    at(4, 6, 'third'),
  ]);
  expect(rendered.split('\n')).toEqual([
    'Mocks/order.json:2:13 error CS0103: first',
    'Mocks/order.json:2:13 error CS0103: second',
    '   1 | {',
    ' > 2 |   "id": <#= reqest.Query["id"] #>',
    '     |             ^^^^^^',
    '  hint: do this',
    '',
    'Mocks/order.json:2:3 error CS0103: third',
    '   1 | {',
    ' > 2 |   "id": <#= reqest.Query["id"] #>',
    '     |   ^^',
  ]);
});

test('a line that is cut shows where', () => {
  const line = `${'a'.repeat(200)}X${'b'.repeat(200)}`;
  const [shown = '', marker = ''] = renderCodeFrame(new SourceText('a', line), {
    start: 200,
    end: 201,
  }).split('\n');
  expect(shown).toMatch(/^ > 1 \| …a+Xb+…$/);
  expect(marker.indexOf('^')).toBe(shown.indexOf('X'));
});
