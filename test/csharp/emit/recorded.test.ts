// What emitted code does, against recorded answers of real .NET: one row a feature of the language.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compareCase } from '../../cases/compare-case.ts';
import type { RecordedCase } from '../../cases/compare-case.ts';

const cases = JSON.parse(
  readFileSync(new URL('recorded.json', import.meta.url), 'utf8'),
) as readonly RecordedCase[];

test.each(cases.map((recorded) => [recorded.code!, recorded] as const))('%s', (_, recorded) => {
  expect(compareCase(recorded)).toBeUndefined();
});
