// docs/from-mockaco.md names each setting of Mockaco with the one that it is here.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KEPT_SETTINGS, RENAMED_SETTINGS } from '../../settings/mockaco-settings.ts';

test('the table of settings is the one of the code', () => {
  const page = readFileSync(new URL('../../../../docs/from-mockaco.md', import.meta.url), 'utf8');
  const table = /^## Settings\n([\s\S]*?)^## /m.exec(page)![1]!;
  const rows = [...table.matchAll(/^\| `([\w:]+)` +\| (?:`([\w:]+)`)?/gm)].map(([, name, here]) => [
    name,
    here,
  ]);
  const expected = [
    ...RENAMED_SETTINGS.map(({ name, becomes }) => [name, becomes]),
    ...KEPT_SETTINGS.map(({ name }) => [name.slice('Mock:'.length), name]),
  ];
  const byName = (a: readonly unknown[], b: readonly unknown[]): number =>
    String(a[0]).localeCompare(String(b[0]));
  expect(rows.toSorted(byName)).toEqual(expected.toSorted(byName));
});
