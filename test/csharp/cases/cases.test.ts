// Our own recorded answers of real .NET about the language: every file of this folder.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compareCase } from '../../cases/compare-case.ts';
import type { RecordedCase } from '../../cases/compare-case.ts';

const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.json'));

describe.each(files)('%s', (file) => {
  const cases = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as readonly RecordedCase[];
  test.each(
    cases.map((recorded) => [(recorded.blocks ?? [recorded.code]).join('\n<###>\n'), recorded] as const),
  )('%s', (_, recorded) => {
    expect(compareCase(recorded)).toBeUndefined();
  });
});
