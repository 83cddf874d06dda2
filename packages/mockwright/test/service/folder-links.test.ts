// What happens between the moment files are looked at and that in which they are read: links that lead elsewhere, and
// clients that take all handles.
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MockFolder } from '../../service/mocks/folder.ts';
import { MockLoader } from '../../service/mocks/mock-loader.ts';
import type * as RegularFiles from '../../settings/read-regular-file.ts';
import { compileFake, fake } from './fake-templates.ts';

/** What happens just before a file is opened. */
let before = (): void => undefined;
vi.mock('../../settings/read-regular-file.ts', async (original) => {
  const real = await original<typeof RegularFiles>();
  return {
    ...real,
    readRegularFile: (...args: Parameters<typeof real.readRegularFile>) => {
      before();
      return real.readRegularFile(...args);
    },
  };
});

let top = '';
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'mockwright-'));
  for (const [folder, text] of [
    ['work/Mocks', ''],
    ['work/inside', 'inside'],
    ['outside', 'outside'],
  ] as const) {
    mkdirSync(join(top, folder), { recursive: true });
    if (text !== '') writeFileSync(join(top, folder, 'a.json'), text);
  }
});
afterEach(() => {
  before = () => undefined;
  rmSync(top, { recursive: true });
});

const leadTo = (target: string): void => {
  symlinkSync(join(top, target), join(top, 'next'));
  renameSync(join(top, 'next'), join(top, 'work/Mocks/link'));
};

test('a link to a folder that leads out just then', () => {
  leadTo('work/inside');
  before = () => leadTo('outside');
  const folder = new MockFolder(join(top, 'work'), 'Mocks');
  expect(folder.read('Mocks/link/a.json')).toMatchObject({ text: 'inside' });
  expect(folder.read('Mocks/link/a.json')).toMatchObject({ problem: { code: 'MW2010' } });
});

test('a file in whose place a link comes just then', () => {
  const file = join(top, 'work/Mocks/b.json');
  writeFileSync(file, 'before');
  before = () => {
    rmSync(file);
    symlinkSync(join(top, 'outside/a.json'), file);
  };
  expect(new MockFolder(join(top, 'work'), 'Mocks').read('Mocks/b.json')).toMatchObject({
    problem: { code: 'MW2005', args: ['it changed while it was read'] },
  });
});

test('what is behind a link that leads out is not listed', async () => {
  leadTo('outside');
  const { paths, problems } = await new MockFolder(join(top, 'work'), 'Mocks').list();
  expect(paths).toEqual([]);
  expect(problems).toMatchObject([{ path: 'Mocks/link', problem: { code: 'MW2010' } }]);
});

test('files that cannot be opened for want of handles are read once there are some', async () => {
  writeFileSync(join(top, 'work/Mocks/.mockignore'), 'data.json');
  for (const name of ['data.json', 'ping.json'])
    writeFileSync(join(top, 'work/Mocks', name), fake({ route: 'ping', body: '1' }));
  let tries = 0;
  before = () => {
    if (++tries % 2 === 1) throw Object.assign(new Error('too many open files'), { code: 'EMFILE' });
  };
  const { mocks, files } = await new MockLoader(
    new MockFolder(join(top, 'work'), 'Mocks'),
    compileFake,
  ).loadAll();
  expect(mocks.map(({ template }) => template.path)).toEqual(['Mocks/ping.json']);
  expect(files.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
});
