// docs/limits.md names settings with their defaults: those of the table.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTINGS } from '../../settings/setting-table.ts';

const page = readFileSync(new URL('../../../../docs/limits.md', import.meta.url), 'utf8');
/** The rows whose first cell begins with a setting. */
const rows = [...page.matchAll(/^\| `(Mock:[\w:]+)`[^|]*\| *([^|]*?) *\|/gm)].map(([, name, value]) => [
  name!,
  value!,
]);
const settings = new Map<string, string>(
  Object.values(SETTINGS).map(({ name, defaultText }) => [name, defaultText]),
);

test.each(rows)('%s is %s by default', (name, value) => {
  expect(value).toBe(settings.get(name));
});

test('every setting that is a limit is there', () => {
  const limits = [...settings.keys()].filter((name) =>
    /Size$|Limit$|^Mock:Max|Timeout$|Processes$|Duration$/.test(name),
  );
  const named = new Set(rows.map(([name]) => name));
  expect(limits.filter((name) => !named.has(name) && !name.startsWith('Mock:Chaos'))).toEqual([]);
});
