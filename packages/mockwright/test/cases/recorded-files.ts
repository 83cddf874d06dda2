// Runs whole files of recorded answers of real .NET: a file is an array of cases.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compareCase } from './compare-case.ts';
import type { RecordedCase } from './compare-case.ts';

/** The JSON files below a folder, as paths relative to it. */
export function jsonFilesBelow(folder: URL): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.json'))
    .sort();
}

/** The code itself, of long code the beginning. */
function titleOf({ blocks, code }: RecordedCase): string {
  return (blocks ?? [code]).join('\n<###>\n').slice(0, 400);
}

/** A test for each case of the files, which are relative to `folder`. */
export function testRecordedFiles(folder: URL, files: readonly string[]): void {
  describe.each(files)('%s', (file) => {
    const cases = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as readonly RecordedCase[];
    test.each(cases.map((recorded) => [titleOf(recorded), recorded] as const))('%s', (_, recorded) => {
      expect(compareCase(recorded)).toBeUndefined();
    });
  });
}
