// Whole templates that the pages show compile, as they stand.
import { readFileSync } from 'node:fs';
import { SourceText } from '@mockwright/language/text/source-text';
import { expect, test } from 'vitest';
import { createCompiler } from '../../compiler.ts';

const PAGES = ['README', 'docs/templates', 'docs/callbacks', 'docs/faults'];

const compile = createCompiler({ imports: [] });

const examples = PAGES.flatMap((page) => {
  const text = readFileSync(new URL(`../../../../${page}.md`, import.meta.url), 'utf8');
  return [...text.matchAll(/^```(?:json)?\n((?:\{|<#)[^]*?)^```$/gm)]
    .map(([, code]) => code!)
    .filter((code) => code.includes('"request":'))
    .map((code) => ({ page, route: /"route": "(.*?)"/.exec(code)?.[1] ?? '/', code }));
});

test('each page has at least one', () => {
  expect([...new Set(examples.map(({ page }) => page))]).toEqual(PAGES);
});

test.each(examples)('$page $route', ({ code }) => {
  expect(compile(new SourceText('example.json', code)).diagnostics).toEqual([]);
});
