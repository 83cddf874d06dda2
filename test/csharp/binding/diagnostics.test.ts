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

describe.each(['declarations', 'statements', 'scripts'])('%s', (file) => {
  const cases = JSON.parse(
    readFileSync(new URL(`${file}.json`, import.meta.url), 'utf8'),
  ) as readonly DiagnosticCase[];
  test.each(cases.map(({ code, diagnostics }) => [code, diagnostics] as const))('%s', (code, diagnostics) => {
    const found = evaluate([code]).diagnostics ?? [];
    const errors = found.filter((line) => line.includes(': error '));
    expect([...(errors.length > 0 ? errors : found)].sort()).toEqual([...diagnostics].sort());
  });
});
