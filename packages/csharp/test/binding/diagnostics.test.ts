// What is wrong with declarations, statements and scripts: code, place and words as Roslyn has them. Warnings count where there is no error,
// for with errors the recorded answers have none.
import { readFileSync } from 'node:fs';
import { workClock } from '@mockwright/language/text/work-limit';
import { beforeAll, describe, expect, test } from 'vitest';
import { evaluate } from '../../../mockwright/template/compiling/evaluate.ts';
import { jsonFilesBelow } from '../../../mockwright/test/cases/recorded-files.ts';

// On a busy machine the limit of compiling would come before what is tested.
beforeAll(() => {
  workClock.now = () => process.cpuUsage().user / 1000;
});

interface DiagnosticCase {
  readonly code: string;
  /** `(line,column): error CS0103: …`; none or empty for code that nothing is wrong with. */
  readonly diagnostics?: readonly string[];
}

function casesOf(file: string): readonly DiagnosticCase[] {
  return JSON.parse(
    readFileSync(new URL(`${file}.json`, import.meta.url), 'utf8'),
  ) as readonly DiagnosticCase[];
}

/** Recorded without the order in which Roslyn says it. */
const inAnyOrder: readonly string[] = [
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
];
/** Of other tests. */
const others: ReadonlySet<string> = new Set(['expression-types', 'hints', ...inAnyOrder]);
const inOrder = jsonFilesBelow(new URL('.', import.meta.url))
  .map((file) => file.replace('.json', ''))
  .filter((file) => !others.has(file));

describe.each(inAnyOrder)('%s', (file) => {
  const cases = casesOf(file);
  test.each(cases.map(({ code, diagnostics }) => [code, diagnostics] as const))('%s', (code, diagnostics) => {
    const found = evaluate([code]).diagnostics ?? [];
    const errors = found.filter((line) => line.includes(': error '));
    expect([...(errors.length > 0 ? errors : found)].sort()).toEqual([...(diagnostics ?? [])].sort());
  });
});

describe.each(inOrder)("several mistakes, in Roslyn's order: %s", (file) => {
  test.each(casesOf(file).map(({ code, diagnostics }) => [code, diagnostics] as const))(
    '%s',
    (code, diagnostics) => {
      const found = evaluate([code]).diagnostics ?? [];
      expect(found.filter((line) => line.includes(': error '))).toEqual(diagnostics ?? []);
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

test('each mistake in a chain of any length is told', () => {
  const code = Array.from({ length: 30_000 }, (_, index) => `a${index}`).join(' + ');
  expect(evaluate([code]).diagnostics).toHaveLength(30_000);
});

test('a name beyond the stack is one error', () => {
  expect(evaluate([`a${'.b'.repeat(30_000)} x; 1`]).diagnostics).toEqual([
    '(1,1): error CS8078: An expression is too long or complex to compile',
  ]);
});
