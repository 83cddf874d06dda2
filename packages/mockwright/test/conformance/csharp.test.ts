// Recorded answers of real .NET, asked of `evaluate`. The cases that do not agree yet are listed in known-gaps.json,
// which may only shrink: a case in it that agrees fails the test.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compareCase } from '../cases/compare-case.ts';
import type { RecordedCase } from '../cases/compare-case.ts';

const files = ['collections', 'dates', 'errors', 'exceptions', 'expressions', 'json', 'linq', 'scripts', 'statements', 'text'] as const;
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const gaps = read('known-gaps.json') as Record<string, readonly number[]>;

describe.each(files)('%s', (file) => {
  const known = new Set(gaps[file] ?? []);
  const cases = read(`csharp/${file}.json`) as readonly RecordedCase[];
  test.each(cases.map((recorded) => [recorded.id, recorded] as const))('%i', (id, recorded) => {
    const difference = compareCase(recorded);
    if (known.has(id!)) expect(difference, 'this case agrees now: take it off the list of known gaps').toBeDefined();
    else expect(difference).toBeUndefined();
  });
});
