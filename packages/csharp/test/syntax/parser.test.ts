// Tables of one-line cases: [source, tree] and [source, first error as real .NET words it].
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { diagnose, tree } from './dump.ts';

function table<Row>(name: string): Row[] {
  return JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8')) as Row[];
}

describe.each(['expressions', 'literals', 'patterns', 'statements', 'declarations'])('%s', (name) => {
  test.each(table<[string, string]>(name))('%s', (code, expected) => {
    expect(tree(code)).toBe(expected);
  });
});

test.each(table<[string, string]>('errors'))('first error of %j', (code, expected) => {
  expect(diagnose(code)[0]).toBe(expected);
});

test.each(table<string>('valid'))('no error in %j', (code) => {
  expect(diagnose(code).filter((line) => line.includes(' error '))).toEqual([]);
});

test('one mistake in each of two statements gives two errors', () => {
  expect(diagnose('var a = 1\nvar b = (2;\nvar c = ;')).toEqual([
    '(1,10): error CS1002: ; expected',
    '(2,11): error CS1026: ) expected',
    "(3,9): error CS1525: Invalid expression term ';'",
  ]);
});

test('names of generated calls may begin with a private-use character', () => {
  expect(tree('\ue000write(1);')).toContain('(InvocationExpression "\ue000write"');
});
