// The recipes of docs/testing.md: each code block is run as it stands there.
import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
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
  const recipe = `const recipe = async () => {\n${code.replace(/^import .*\n/gm, '')}\n};`;
  const script = transformSync(recipe, { loader: 'ts', target: 'node20.19' }).code;
  const run = compileFunction(`${script}return recipe();`, Object.keys(names)) as (
    ...values: readonly unknown[]
  ) => Promise<void>;
  await run(...Object.values(names));
});

test('there is one for each need', () => expect(recipes.length).toBeGreaterThan(13));
