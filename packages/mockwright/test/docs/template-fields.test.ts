// The table of fields in docs/templates.md is the one of the code, in both directions; the schema has the same fields.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fieldRows, templateSchema } from '../../template/fields/template-schema.ts';

test('docs/templates.md has a row for each field, in the words of the code', () => {
  const page = readFileSync(new URL('../../../../docs/templates.md', import.meta.url), 'utf8');
  const table = /^## Fields\n([\s\S]*?)^## /m.exec(page)![1]!;
  const written = [...table.matchAll(/^\| `([\w.]+)` +\| (.*?) +\|$/gm)].map(([, path, meaning]) => ({
    path,
    meaning,
  }));
  expect(written).toEqual(fieldRows());
});

test('the schema has each field, with its meaning', () => {
  interface Schema {
    readonly description?: string;
    readonly properties?: Readonly<Record<string, Schema>>;
    readonly anyOf?: readonly Schema[];
  }
  const rowsOf = ({ properties = {} }: Schema, above = ''): { path: string; meaning: string }[] =>
    Object.entries(properties).flatMap(([name, schema]) => {
      const path = above === '' ? name : `${above}.${name}`;
      const own = schema.description === undefined ? [] : [{ path, meaning: schema.description }];
      const inner =
        name === 'body' || path.split('.').length > 1 ? [] : rowsOf(schema.anyOf?.[0] ?? schema, path);
      return [...own, ...inner];
    });
  const byPath = (a: { path: string }, b: { path: string }): number => (a.path < b.path ? -1 : 1);
  const described = rowsOf(templateSchema() as Schema).filter(({ path }) => !path.startsWith('callbacks.'));
  expect(described.sort(byPath)).toEqual(fieldRows().toSorted(byPath));
});
