// The list of known differences holds nothing that is no case any more.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codeOf } from './compare-case.ts';
import type { RecordedCase } from './compare-case.ts';
import { knownCodes } from './known-differences.ts';
import { jsonFilesBelow } from './recorded-files.ts';

/** Where recorded cases stand. */
const folders = ['../../../csharp/test/constructs/', '../../../dotnet/test/', '../conformance/csharp/'].map(
  (folder) => new URL(folder, import.meta.url),
);
const hints = new URL('../../../csharp/test/binding/hints.json', import.meta.url);

test('each known difference is one of a recorded case', () => {
  const files = folders.flatMap((folder) => jsonFilesBelow(folder).map((file) => new URL(file, folder)));
  files.push(hints);
  const cases = files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as readonly RecordedCase[]);
  const codes = new Set(cases.map(codeOf));
  expect(knownCodes().filter((code) => !codes.has(code))).toEqual([]);
});
