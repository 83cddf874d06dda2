// Recorded answers of real .NET about System.Text.Json.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compareCase } from '../../cases/compare-case.ts';
import type { RecordedCase } from '../../cases/compare-case.ts';

describe.each(['plain-uses', 'converters-and-nodes'])('%s', (file) => {
  const cases = JSON.parse(
    readFileSync(new URL(`${file}.json`, import.meta.url), 'utf8'),
  ) as readonly RecordedCase[];
  test.each(cases.map((recorded) => [recorded.id, recorded] as const))('%i', (_id, recorded) => {
    expect(compareCase(recorded)).toBeUndefined();
  });
});
