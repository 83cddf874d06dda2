// Attempts to get out of template code, each with what comes of it: a .NET exception, an error of the compiler, or a text.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../../template/compiling/evaluate.ts';
import { leaksIn, leaksOf, planted } from './leaks.ts';

interface Attempt {
  readonly code: string;
  readonly exception?: string;
  readonly error?: string;
  readonly text?: string;
}

const folder = new URL('escapes/', import.meta.url);

describe.each(readdirSync(folder))('%s', (file) => {
  const attempts = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as readonly Attempt[];
  test.each(attempts.map((attempt) => [attempt.code, attempt] as const))(
    '%s',
    (code, { exception, error, text }) => {
      const result = evaluate([code]);
      expect(leaksOf(result)).toEqual([]);
      if (error === undefined) expect([result.exception, result.text]).toEqual([exception, text]);
      else expect(result.diagnostics?.join()).toContain(error);
    },
  );
});

test.each([
  'at Object.<anonymous> (node:internal/x:1:2)',
  'function Object() { [native code] }',
  '/home/user/app',
  'x is not a function',
  process.cwd(),
  planted,
])('the check sees %s', (text) => expect(leaksIn(`a ${text} b`)).not.toEqual([]));
