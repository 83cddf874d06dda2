// Runs whole files of recorded answers of real .NET: a file is an array of cases.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { codeOf, compareCase } from './compare-case.ts';
import type { RecordedCase } from './compare-case.ts';

/** The JSON files below a folder, as paths relative to it. */
export function jsonFilesBelow(folder: URL): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.json'))
    .sort();
}

/** The code itself, of long code the beginning. */
const titleOf = (recorded: RecordedCase): string => codeOf(recorded).slice(0, 400);

/**
 * A test for each case of the files, which are relative to `folder`.
 * @param isTested which cases of the files; all of them by default
 */
export function testRecordedFiles(
  folder: URL,
  files: readonly string[],
  isTested: (recorded: RecordedCase) => boolean = () => true,
): void {
  const read = (file: string): readonly RecordedCase[] =>
    (JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as readonly RecordedCase[]).filter(isTested);
  const tables = files.map((file) => [file, read(file)] as const).filter(([, cases]) => cases.length > 0);
  describe.each(tables)('%s', (_, cases) => {
    test.each(cases.map((recorded) => [titleOf(recorded), recorded] as const))('%s', (_, recorded) => {
      expect(compareCase(recorded)).toBeUndefined();
    });
  });
}
