// Recorded answers of real .NET about collections, LINQ and threading: every file of their folders.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compareCase } from '../cases/compare-case.ts';
import type { RecordedCase } from '../cases/compare-case.ts';

const files = ['collections', 'linq', 'threading'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, import.meta.url))
    .filter((name) => name.endsWith('.json'))
    .map((name) => `${folder}/${name}`),
);

describe.each(files)('%s', (file) => {
  const cases = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as readonly RecordedCase[];
  test.each(cases.map((recorded) => [recorded.code, recorded] as const))('%s', (_code, recorded) => {
    expect(compareCase(recorded)).toBeUndefined();
  });
});
