// The table of fields in docs/templates.md is the one of the code, in both directions; the schema has the same fields.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { requestFields, responseFields } from '../../src/template/fields/template-fields.ts';
import { templateSchema } from '../../src/template/fields/template-schema.ts';

const sections = { request: requestFields, response: responseFields };
const rows = Object.entries(sections).flatMap(([section, fields]) =>
  Object.entries(fields).map(([name, { meaning }]) => [`${section}.${name}`, meaning]),
);

test('docs/templates.md has a row for each field, in the words of the code', () => {
  const page = readFileSync(new URL('../../docs/templates.md', import.meta.url), 'utf8');
  const table = /^## Fields\n([\s\S]*?)^## /m.exec(page)![1]!;
  const written = [...table.matchAll(/^\| `([\w.]+)` +\| (.*?) +\|$/gm)].map(([, name, meaning]) => [
    name,
    meaning,
  ]);
  expect(written).toEqual(rows);
});

test('the schema has each field, with its meaning', () => {
  const { properties } = templateSchema() as {
    properties: Record<string, { properties: Record<string, { description: string }> }>;
  };
  const described = Object.entries(properties).flatMap(([section, { properties: fields }]) =>
    Object.entries(fields).map(([name, { description }]) => [`${section}.${name}`, description]),
  );
  expect(described).toEqual(rows);
});
