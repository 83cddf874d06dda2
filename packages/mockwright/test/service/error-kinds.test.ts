// docs/endpoints.md and the table of error kinds say the same, in both directions.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ERROR_KINDS } from '../../service/exchange/errors.ts';

test('the page has every kind of error, and no other', () => {
  const page = readFileSync(new URL('../../../../docs/endpoints.md', import.meta.url), 'utf8');
  const [, table = ''] = /<!-- errors -->([\s\S]*)<!-- end of errors -->/.exec(page)!;
  const rows = [...table.matchAll(/^\| `([a-z-]+)`\s*\| (.*?)\s*\|$/gm)].map(([, kind, text]) => [
    kind,
    text,
  ]);
  expect(Object.fromEntries(rows)).toEqual(ERROR_KINDS);
});
