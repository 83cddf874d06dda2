// Recorded answers of real .NET about text and its encodings, cultures and dates.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compareCase } from '../../cases/compare-case.ts';
import type { RecordedCase } from '../../cases/compare-case.ts';

const files = ['calendars-and-cultures', 'comparison', 'dates', 'encodings', 'regex', 'strings'];

describe.each(files)('%s', (file) => {
  const cases = JSON.parse(
    readFileSync(new URL(`${file}.json`, import.meta.url), 'utf8'),
  ) as readonly RecordedCase[];
  test.each(cases.map((recorded) => [recorded.id, recorded] as const))('%i', (_id, recorded) => {
    expect(compareCase(recorded)).toBeUndefined();
  });
});
