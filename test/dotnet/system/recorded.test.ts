// Recorded answers of real .NET about the core of System.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compareCase } from '../../cases/compare-case.ts';
import type { RecordedCase } from '../../cases/compare-case.ts';

const files = [
  'arrays',
  'convert-and-math',
  'cultures',
  'enum-guid-random-version',
  'in-scripts',
  'net-and-cryptography',
  'types-and-exceptions',
  'exceptions-console-numerics',
];

describe.each(files)('%s', (file) => {
  const cases = JSON.parse(
    readFileSync(new URL(`${file}.json`, import.meta.url), 'utf8'),
  ) as readonly RecordedCase[];
  test.each(cases.map((recorded) => [recorded.id, recorded] as const))('%i', (_id, recorded) => {
    expect(compareCase(recorded)).toBeUndefined();
  });
});
