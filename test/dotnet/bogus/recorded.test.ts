// Recorded answers of real Bogus: exact ones, and members whose values have a recorded shape.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compareCase } from '../../cases/compare-case.ts';
import type { RecordedCase } from '../../cases/compare-case.ts';
import { problemOrFailure } from '../../cases/faker-case.ts';
import type { FakerCase } from '../../cases/faker-case.ts';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`${file}.json`, import.meta.url), 'utf8'));

describe.each(['members', 'fakers-of-types'])('%s', (file) => {
  const cases = read(file) as readonly RecordedCase[];
  test.each(cases.map((recorded) => [recorded.code, recorded] as const))('%s', (_code, recorded) => {
    expect(compareCase(recorded)).toBeUndefined();
  });
});

describe.each(['shapes', 'locales'])('%s', (file) => {
  const cases = read(file) as readonly FakerCase[];
  test.each(cases.map((recorded) => [recorded.code, recorded] as const))('%s', (_code, recorded) => {
    expect(problemOrFailure(recorded)).toBeUndefined();
  });
});
