// Whatever happens to the folder, a server that watches it soon has what one that begins just then has.
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { MockFolder } from '../../service/mocks/folder.ts';
import { MockLoader } from '../../service/mocks/mock-loader.ts';
import type { LoadedFile } from '../../service/mocks/mock-set.ts';
import { compileFake } from './fake-templates.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const fake = (body: string): string => JSON.stringify({ route: 'a', body });

/** The files as far as they are told, and what is wrong with them. */
const toldOf = (files: readonly LoadedFile[]): readonly string[] =>
  files.map(({ path, mock, diagnostics }) =>
    [path, mock?.template.source.text, ...diagnostics.map(({ code }) => code)].join(' '),
  );

async function expectAllIsKnown({ server, folder }: TestServer): Promise<void> {
  await vi.waitFor(
    async () => {
      const fresh = await new MockLoader(new MockFolder(folder, 'Mocks'), compileFake).loadAll();
      expect(toldOf(server.service.mocks!.files)).toEqual(toldOf(fresh.files));
    },
    { timeout: 5000, interval: 100 },
  );
}

const polled = { watch: true, pollingIntervalMilliseconds: 50 };
const eventful = { watch: true, pollingIntervalMilliseconds: 0 };

/** Steps after each of which all is known: what is done in the folder of the mocks. */
const STORIES: Readonly<Record<string, readonly ((at: (path: string) => string) => void)[]>> = {
  'a folder becomes a file of its name': [
    (at) => mkdirSync(at('sub')),
    (at) => writeFileSync(at('sub/b.json'), fake('b')),
    (at) => {
      rmSync(at('sub'), { recursive: true });
      writeFileSync(at('sub'), 'text');
    },
  ],
  'a template becomes a folder of its name': [
    (at) => {
      rmSync(at('a.json'));
      mkdirSync(at('a.json'));
    },
    (at) => writeFileSync(at('a.json/b.json'), fake('b')),
  ],
  'a link leads through a file, before other changes': [
    (at) => writeFileSync(at('file'), ''),
    (at) => {
      mkdirSync(at('sub'));
      symlinkSync(at('file/none.json'), at('sub/link.json'));
      symlinkSync(at('sub'), at('again'));
    },
    (at) => writeFileSync(at('sub/b.json'), fake('b')),
    (at) => renameSync(at('sub'), at('other')),
    (at) => writeFileSync(at('other/c.json'), fake('c')),
  ],
  'a link to nothing comes, and then what it leads to': [
    (at) => mkdirSync(at('sub/deep'), { recursive: true }),
    (at) => symlinkSync(at('../later.json'), at('sub/deep/link.json')),
    (at) => writeFileSync(at('../later.json'), fake('later')),
    (at) => writeFileSync(at('../later.json'), fake('again')),
  ],
  'a folder goes and comes again': [
    (at) => cpSync(at('.'), at('../copy'), { recursive: true }),
    (at) => {
      renameSync(at('../copy'), at('copy'));
      renameSync(at('copy'), at('../copy'));
      renameSync(at('../copy'), at('copy'));
    },
    (at) => appendFileSync(at('copy/a.json'), ' '),
    (at) => renameSync(at('.'), at('../Away')),
    (at) => renameSync(at('../Away'), at('.')),
    (at) => appendFileSync(at('copy/a.json'), ' '),
  ],
};

test.each(
  Object.entries(STORIES).flatMap(([name, steps]) => [
    { name, steps, way: 'by events', options: eventful },
    { name, steps, way: 'by looking', options: polled },
  ]),
)('$name, $way', async ({ steps, options }) => {
  await using running = await startTestServer({ 'Mocks/a.json': fake('a') }, options);
  await running.server.ready;
  for (const step of steps) {
    step((path) => join(running.folder, 'Mocks', path));
    await expectAllIsKnown(running);
  }
});

test('a link to nothing is told once, whatever else comes', async () => {
  await using running = await startTestServer({ 'Mocks/a.json': fake('a') }, eventful);
  await running.server.ready;
  symlinkSync('none.json', join(running.folder, 'Mocks/link.json'));
  await expectAllIsKnown(running);
  for (const name of ['b', 'c']) {
    await running.write(`Mocks/${name}.json`, fake(name));
    await expectAllIsKnown(running);
  }
  expect(running.lines.filter((line) => line.includes('MW2009'))).toHaveLength(1);
});

const FOLDERS = ['.', 'd', 'e', 'd/f', 'current'] as const;
const NAMES = ['a.json', 'b.mock', 'c.json', 'd', 'e', 'f', '.mockignore', 'x.txt'] as const;

/** What may happen to two paths; what cannot happen does not. */
const EVENTS: Readonly<Record<string, (path: string, other: string) => void>> = {
  write: (path) => writeFileSync(path, path.endsWith('.mockignore') ? 'c.json\n' : fake(path)),
  append: (path) => appendFileSync(path, ' '),
  remove: (path) => rmSync(path, { recursive: true }),
  folder: (path) => mkdirSync(path),
  move: (path, other) => renameSync(path, other),
  copy: (path, other) => cpSync(path, other, { recursive: true }),
  link: (path, other) => symlinkSync(path, other),
  swap: (path, other) => {
    symlinkSync(path, `${other}.new`);
    renameSync(`${other}.new`, other);
  },
};

test('at random', async () => {
  await using running = await startTestServer({ 'Mocks/a.json': fake('a') }, eventful);
  await running.server.ready;
  const path = fc
    .tuple(fc.constantFrom(...FOLDERS), fc.constantFrom(...NAMES))
    .map(([folder, name]) => join(folder, name));
  const event = fc.record({ kind: fc.constantFrom(...Object.keys(EVENTS)), path, other: path });
  const rounds = fc.sample(fc.array(event, { minLength: 1, maxLength: 8 }), { numRuns: 15, seed: 5 });
  for (const round of rounds) {
    for (const { kind, path: first, other } of round)
      try {
        EVENTS[kind]!(join(running.folder, 'Mocks', first), join(running.folder, 'Mocks', other));
      } catch {
        // There is nothing, or something in the way.
      }
    await expectAllIsKnown(running);
  }
  expect(readdirSync(join(running.folder, 'Mocks'))).not.toEqual([]);
}, 60_000);
