// What is wrong with declarations, statements and scripts: code, place and words as Roslyn has them. Warnings count where there is no error,
// for with errors the recorded answers have none.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../../../src/template/evaluate.ts';

interface DiagnosticCase {
  readonly code: string;
  /** `(line,column): error CS0103: …`; empty for code that nothing is wrong with. */
  readonly diagnostics: readonly string[];
}

function casesOf(file: string): readonly DiagnosticCase[] {
  return JSON.parse(
    readFileSync(new URL(`${file}.json`, import.meta.url), 'utf8'),
  ) as readonly DiagnosticCase[];
}

describe.each([
  'attributes',
  'declarations',
  'expressions',
  'generics',
  'grammar',
  'members',
  'mistakes',
  'partial-types',
  'records',
  'scripts',
  'statements',
  'visibility',
  'warnings',
  'warnings-of-every-kind',
])('%s', (file) => {
  const cases = casesOf(file);
  test.each(cases.map(({ code, diagnostics }) => [code, diagnostics] as const))('%s', (code, diagnostics) => {
    const found = evaluate([code]).diagnostics ?? [];
    const errors = found.filter((line) => line.includes(': error '));
    expect([...(errors.length > 0 ? errors : found)].sort()).toEqual([...diagnostics].sort());
  });
});

describe.each([
  'recovery',
  'order',
  'functions-without-targets',
  'struct-fields-and-ends',
  'patterns',
  'consequences',
  'string-handlers',
  'recent-declarations',
  'everyday',
  'static-and-instance-overloads',
  'relational-patterns',
  'library-internals',
  'range-variables',
  'scripts-with-one-mistake',
  'unfinished-declarations',
  'mutilated-scripts',
  'unfinished-type-arguments',
  'words-where-none-belong',
  'directives-and-literals',
  'literals-without-types',
  'forgotten-words',
  'modifiers-and-parts',
  'constraints-and-bases',
  'async-mistakes',
  'rules-of-the-language',
  'open-type-names',
  'discards',
])("several mistakes, in Roslyn's order: %s", (file) => {
  test.each(casesOf(file).map(({ code, diagnostics }) => [code, diagnostics] as const))(
    '%s',
    (code, diagnostics) => {
      const found = evaluate([code]).diagnostics ?? [];
      expect(found.filter((line) => line.includes(': error '))).toEqual(diagnostics);
    },
  );
});

test('lambdas that overloads would try for minutes are one error', () => {
  const overloads = 'static int G(Func<int, int> f) => f(1); static int G(Func<string, int> f) => f("a");';
  const nested = Array.from({ length: 14 }, (_, index) => `G(x${index} => `).join('');
  const found = evaluate([`${overloads} ${nested}x0${')'.repeat(14)}`]).diagnostics;
  expect(found).toEqual([
    expect.stringMatching(/^\(1,\d+\): error CS8078: An expression is too long or complex to compile$/),
  ]);
});

test('an expression beyond the stack is one error', () => {
  const code = Array.from({ length: 30_000 }, (_, index) => `a${index}`).join(' + ');
  expect(evaluate([code]).diagnostics).toEqual([
    '(1,1): error CS8078: An expression is too long or complex to compile',
  ]);
});
