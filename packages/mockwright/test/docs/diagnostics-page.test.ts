// docs/diagnostics.md has an entry for every code, and none for a code that does not exist.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bindingTables } from '@mockwright/language/diagnostics/binding-codes';
import type { CodeEntry } from '@mockwright/language/diagnostics/code-entry';
import { mockCodes } from '@mockwright/language/diagnostics/codes-mocks';
import { syntaxCodes } from '@mockwright/language/diagnostics/codes-syntax';
import { templateCodes } from '@mockwright/language/diagnostics/codes-template';
import { checkPage } from './generated-page.ts';

const codes: Readonly<Record<string, CodeEntry>> = Object.assign(
  {},
  syntaxCodes,
  ...bindingTables,
  templateCodes,
  mockCodes,
);

const intro = `# Diagnostics

What mockwright says of templates before they run. Codes that begin with CS are those of the C# compiler Roslyn, with its
words; its own documentation explains them at length. Codes that begin with MW are about the template file itself, or what is left out.
\`mockwright check\` prints all of them, warnings included; the server prints errors. \`{0}\`, \`{1}\`… stand for names and types.
`;

function entryOf([code, { name, severity, message, hint = '' }]: readonly [string, CodeEntry]): string {
  // What is only known at the place stands for itself there.
  const advice = hint.replaceAll(/\{\d\}/g, '').trim();
  const roslyns = name === undefined ? '' : ` (${name})`;
  return `## ${code}\n\n${severity}${roslyns}: ${message}\n${advice ? `\nWhat to do: ${advice}\n` : ''}`;
}

test('every code has an entry', () => {
  const entries = Object.entries(codes).sort(([a], [b]) => (a < b ? -1 : 1));
  checkPage('diagnostics.md', [intro, ...entries.map(entryOf)].join('\n'));
});

test('every entry has a code', () => {
  const page = readFileSync(new URL('../../../../docs/diagnostics.md', import.meta.url), 'utf8');
  const entries = [...page.matchAll(/^## (\w+)$/gm)].map(([, code]) => code!);
  expect(entries.filter((code) => codes[code] === undefined)).toEqual([]);
  expect(new Set(entries).size).toBe(entries.length);
});

test('no code of the binder stands in two bindingTables', () => {
  const all = bindingTables.flatMap((table) => Object.keys(table));
  expect(all).toHaveLength(new Set(all).size);
});
