// The short forms of tools/reload-under-load.js, tools/endurance.js and tools/many-connections.js, and files that are exchanged while they are served.
import { execFileSync } from 'node:child_process';
import { renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { fake } from './fake-templates.ts';
import { REAL_TEMPLATES } from './real-templates.ts';
import { startTestServer, withServer } from './test-server.ts';

interface Served {
  readonly base: string;
  readonly folder: string;
  readonly pid: number;
  readonly milliseconds: number;
  readonly rate: number;
}
interface Script {
  readonly prepare: (folder: string) => void;
  readonly reloadUnderLoad: (served: Served & { readonly pause: number }) => Promise<Result>;
  readonly manyConnections: (
    served: Pick<Served, 'base' | 'pid'> & { readonly connections: number; readonly milliseconds: number },
  ) => Promise<{ readonly held: number; readonly wrong: number; readonly after: { readonly files: number } }>;
  readonly endure: (served: Served & { readonly rounds: number }) => Promise<Result>;
}
interface Result {
  readonly requests: number;
  readonly changes: number;
  readonly wrong: readonly string[];
}
const script = (name: string): Promise<Script> =>
  import(pathToFileURL(join(import.meta.dirname, '../../../../tools', name)).href) as Promise<Script>;

test('each answer is one of templates that were there', async () => {
  const { prepare, reloadUnderLoad } = await script('reload-under-load.js');
  await using server = await startTestServer({}, { ...REAL_TEMPLATES, watch: true });
  const { base, folder } = server;
  await server.server.ready;
  prepare(folder);
  await server.server.reload();
  const pid = process.pid;
  const result = await reloadUnderLoad({ base, folder, pid, milliseconds: 1000, rate: 200, pause: 100 });
  expect(result.wrong).toEqual([]);
  expect(result.requests).toBeGreaterThan(100);
  expect(result.changes).toBeGreaterThan(3);
}, 20_000);

test('hundreds of connections are held, half of them with half a request, and others are answered', async () => {
  const { prepare, manyConnections } = await script('many-connections.js');
  await using server = await startTestServer({}, REAL_TEMPLATES);
  const { base, folder } = server;
  prepare(folder);
  await server.server.reload();
  const result = await manyConnections({ base, pid: process.pid, connections: 300, milliseconds: 300 });
  expect(result).toMatchObject({ held: 300, wrong: 0 });
}, 20_000);

test('a mixture of requests is answered as it should be', async () => {
  const { prepare, endure } = await script('endurance.js');
  await using server = await startTestServer({}, REAL_TEMPLATES);
  const { base, folder } = server;
  prepare(folder);
  await server.server.reload();
  const pid = process.pid;
  const result = await endure({ base, folder, pid, milliseconds: 600, rate: 200, rounds: 2 });
  expect(result.wrong).toEqual([]);
  expect(result.requests).toBeGreaterThan(80);
}, 20_000);

test.each(['link', 'pipe'])(
  'a %s in the place of a file gives nothing of what is outside, and holds up nobody',
  (kind) =>
    withServer(
      { 'Mocks/f.json': fake({ route: 'f', file: 'out/f.txt' }), 'out/f.txt': 'inside' },
      async ({ ask, folder }) => {
        const secret = `${folder}.secret`;
        await mkdir(secret);
        const file = join(folder, 'out/f.txt');
        const other = join(secret, 'other');
        writeFileSync(join(secret, 'f.txt'), 'SECRET');
        if (kind === 'pipe') execFileSync('mkfifo', [other]);
        try {
          const seen = new Set<string>();
          for (let round = 0; round < 60; round++) {
            const asked = Promise.all(Array.from({ length: 4 }, () => ask('/f')));
            // The asked ones are somewhere between the check and the opening.
            for (let swap = 0; swap < 10; swap++) {
              if (kind === 'link') symlinkSync(join(secret, 'f.txt'), `${file}~`);
              else renameSync(other, `${file}~`);
              renameSync(file, join(secret, 'kept'));
              renameSync(`${file}~`, file);
              await new Promise((resolve) => setImmediate(resolve));
              if (kind === 'link') rmSync(file);
              else renameSync(file, other);
              renameSync(join(secret, 'kept'), file);
              await new Promise((resolve) => setImmediate(resolve));
            }
            for (const { status, body } of await asked) {
              expect(body).not.toContain('SECRET');
              seen.add(`${status} ${status === 200 ? body : ''}`);
            }
          }
          expect((await ask('/f')).body).toBe('inside');
          expect([...seen].every((each) => each === '200 inside' || each === '501 ')).toBe(true);
        } finally {
          rmSync(secret, { recursive: true, force: true });
        }
      },
    ),
);
