// The recipes of docs/testing.md: each code block is run as it stands there.
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import { connectMockServer, createMockServer, template } from '../../index.ts';

const page = readFileSync(new URL('../../../../docs/testing.md', import.meta.url), 'utf8');

/** The blocks of TypeScript, each with the heading it stands under; some are files of a project, and marked. */
const recipes = page
  .split(/^#+ /m)
  .flatMap((section) =>
    [...section.matchAll(/(<!-- not run -->\s+)?```ts\n([^]*?)```/g)]
      .filter(([, mark]) => mark === undefined)
      .map(([, , code]) => [section.slice(0, section.indexOf('\n')), code!] as const),
  );

const names = { createMockServer, connectMockServer, template, expect };

test.each(recipes)('%s', async (_heading, code) => {
  const body = code.replace(/^import .*\n/gm, '');
  const wrapped = `return (async (${Object.keys(names).join(', ')}) => {\n${body}\n})`;
  const script = transformSync(wrapped, { loader: 'ts', target: 'node20.19', tsconfigRaw: {} }).code;
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- the page's code is run
  const recipe = new Function(script)() as (...values: readonly unknown[]) => Promise<void>;
  await recipe(...Object.values(names));
});

test('there is one for each need', () => expect(recipes.length).toBeGreaterThan(13));
