// No regular expression of our own takes time that grows faster than the text: texts come from clients and templates.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from '@typescript/typescript6';
import { analyse } from 'scslre';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Those that only look as if they did, and why. */
const exempt: Readonly<Record<string, string>> = {
  [String.raw`/^(\[[^\]]*\]?|[^:]*)(?::(.*))?$/s`]:
    'where the first part ends later, the rest begins with no colon, and ends the try at once',
};

/** What stands before an expression: files without that need not be parsed. */
const mayHave = /(?:[(,=:[!&|?{};>]|return|^)\s*\/(?![/*])/m;

/** The regular expressions of a source, as they are written. */
function expressionsOf(text: string): readonly string[] {
  if (!mayHave.test(text)) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest));
  return found;
}

/** In which way an expression may take longer than its text; undefined: in none. */
function problemOf(literal: string): string | undefined {
  const end = literal.lastIndexOf('/');
  const { reports } = analyse({ source: literal.slice(1, end), flags: literal.slice(end + 1) });
  const [first] = reports;
  return first && `${literal}: ${first.type}${first.exponential ? ', exponential' : ''}`;
}

test('no expression of a source is super-linear', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!.*(?:\/|^)(?:test|dist|node_modules)\/).*(?<!\.d)\.ts$/.test(file),
  );
  const literals = new Set(files.flatMap((file) => expressionsOf(readFileSync(join(root, file), 'utf8'))));
  expect(literals.size).toBeGreaterThan(500);
  const problems = [...literals].filter((literal) => exempt[literal] === undefined).map(problemOf);
  expect(problems.filter((problem) => problem !== undefined)).toEqual([]);
  expect(Object.keys(exempt).filter((literal) => !literals.has(literal))).toEqual([]);
});

test.each([
  String.raw`/^(\d+)+$/`,
  String.raw`/\s+$/`,
  String.raw`/^bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i`,
  String.raw`/(?:\s|\/\/.*|\/\*[^]*?\*\/|^[^\S\n]*#.*)*\{/my`,
])('%s would be found', (literal) => expect(problemOf(literal)).toBeDefined());
