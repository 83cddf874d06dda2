// What is wrong with declarations, statements and scripts: code, place and words as Roslyn has them, warnings included.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../../../src/template/evaluate.ts';

interface DiagnosticCase {
  readonly code: string;
  /** `(line,column): error CS0103: …`; empty for code that nothing is wrong with. */
  readonly diagnostics: readonly string[];
}

describe.each(['declarations', 'statements', 'scripts'])('%s', (file) => {
  const cases = JSON.parse(readFileSync(new URL(`${file}.json`, import.meta.url), 'utf8')) as readonly DiagnosticCase[];
  test.each(cases.map(({ code, diagnostics }) => [code, diagnostics] as const))('%s', (code, diagnostics) => {
    expect([...(evaluate([code]).diagnostics ?? [])].sort()).toEqual([...diagnostics].sort());
  });
});
