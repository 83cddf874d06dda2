// Recorded answers of real Bogus: exact ones, and members whose values have a recorded shape.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { problemOrFailure } from '../../../mockwright/test/cases/faker-case.ts';
import type { FakerCase } from '../../../mockwright/test/cases/faker-case.ts';
import { testRecordedFiles } from '../../../mockwright/test/cases/recorded-files.ts';

testRecordedFiles(new URL('.', import.meta.url), ['members.json', 'fakers-of-types.json', 'seeded.json']);

describe.each(['shapes', 'locales'])('%s', (file) => {
  const cases = JSON.parse(
    readFileSync(new URL(`${file}.json`, import.meta.url), 'utf8'),
  ) as readonly FakerCase[];
  test.each(cases.map((recorded) => [recorded.code, recorded] as const))('%s', (_code, recorded) => {
    expect(problemOrFailure(recorded)).toBeUndefined();
  });
});
