// What stands in the place of links and folders may be another one from one moment to the next.
import { mkdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { fake } from './fake-templates.ts';
import { withServer, type TestServer } from './test-server.ts';

const ping = (body: string): string => fake({ route: 'ping', body: JSON.stringify(body) });

/** What is answered where there is no template. */
const NOTHING = 'No template fits';

/** Makes a link, or puts it over another one at once. */
async function link(folder: string, target: string, path: string): Promise<void> {
  await symlink(target, join(folder, `${path}.new`));
  await rename(join(folder, `${path}.new`), join(folder, path));
}

async function becomes({ ask }: TestServer, text: string): Promise<void> {
  const since = performance.now();
  await vi.waitFor(async () => expect((await ask('/ping')).body).toContain(text), {
    timeout: 20_000,
    interval: 20,
  });
  expect(performance.now() - since).toBeLessThan(5000);
}

/** What is there at first, and what happens then; `/ping` says `first` before and `second` afterwards. */
const SWAPS: readonly {
  readonly name: string;
  readonly folder: string;
  readonly before: (server: TestServer) => Promise<void>;
  readonly after: (outer: TestServer, server: TestServer) => Promise<void>;
  readonly expected?: string;
}[] = [
  {
    name: 'a link in the place of the folder',
    folder: 'Linked',
    before: ({ folder }) => link(folder, 'r1', 'Linked'),
    after: ({ folder }) => link(folder, 'r2', 'Linked'),
  },
  {
    name: 'a link to a folder within the folder',
    folder: 'Mocks',
    before: ({ folder }) => link(folder, '../r1', 'Mocks/sub'),
    after: ({ folder }) => link(folder, '../r2', 'Mocks/sub'),
  },
  {
    name: 'a link to a file',
    folder: 'Mocks',
    before: ({ folder }) => link(folder, '../r1/ping.json', 'Mocks/ping.json'),
    after: ({ folder }) => link(folder, '../r2/ping.json', 'Mocks/ping.json'),
  },
  {
    name: 'a hidden link through which the others lead, as Kubernetes mounts a map',
    folder: 'Mocks',
    before: async ({ folder }) => {
      await link(folder, '../r1', 'Mocks/..data');
      await link(folder, '..data/ping.json', 'Mocks/ping.json');
    },
    after: ({ folder }) => link(folder, '../r2', 'Mocks/..data'),
  },
  {
    name: 'a link whose folder goes, and another one comes',
    folder: 'Mocks',
    before: ({ folder }) => link(folder, '../r1', 'Mocks/sub'),
    after: async ({ folder }, server) => {
      await rename(join(folder, 'r1'), join(folder, 'away'));
      await becomes(server, NOTHING);
      // Long enough to be looked for in vain.
      await setTimeout(1500);
      await rename(join(folder, 'r2'), join(folder, 'r1'));
    },
  },
  {
    name: 'a link whose folder comes later',
    folder: 'Mocks',
    before: ({ write }) => write('Mocks/first.json', ping('first')),
    after: async ({ folder }, server) => {
      await link(folder, '../later', 'Mocks/sub');
      await link(folder, 'sub', 'Mocks/behind');
      await rm(join(folder, 'Mocks/first.json'));
      await becomes(server, NOTHING);
      await rename(join(folder, 'r2'), join(folder, 'later'));
    },
  },
  {
    name: 'a folder that is renamed away',
    folder: 'r1',
    before: async () => undefined,
    after: ({ folder }) => rename(join(folder, 'r1'), join(folder, 'away')),
    expected: NOTHING,
  },
  {
    name: 'a folder that is renamed into place',
    folder: 'Empty',
    before: async ({ folder, write }) => {
      await mkdir(join(folder, 'Empty'));
      await write('Empty/other.json', ping('first'));
    },
    after: async ({ folder }) => {
      await rename(join(folder, 'Empty'), join(folder, 'away'));
      await rename(join(folder, 'r2'), join(folder, 'Empty'));
    },
  },
];

describe.each([0, 50])('polling %i', (pollingIntervalMilliseconds) => {
  test.concurrent.each(SWAPS)('$name', ({ folder, before, after, expected = 'second' }) =>
    withServer(
      { 'r1/ping.json': ping('first'), 'r2/ping.json': ping('second'), 'r2/more.json': ping('second') },
      (outer) =>
        before(outer).then(() =>
          withServer(
            {},
            async (server) => {
              await becomes(server, 'first');
              await after(outer, server);
              await becomes(server, expected);
            },
            { workingFolder: outer.folder, folder, watch: true, pollingIntervalMilliseconds },
          ),
        ),
    ),
  );
});
