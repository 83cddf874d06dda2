// Files beside templates: what `.mockignore` names, and data.
import { rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { MockFolder } from '../../service/mocks/folder.ts';
import { answering, REAL_TEMPLATES } from './real-templates.ts';
import { withServer } from './test-server.ts';

describe('.mockignore', () => {
  const FILES = {
    'Mocks/.mockignore': '# data\n/top.json\ndata/\n*.draft.json\n!kept.draft.json\nother\\ file.json\n',
    'Mocks/top.json': '',
    'Mocks/a.json': '',
    'Mocks/other file.json': '',
    'Mocks/a.draft.json': '',
    'Mocks/kept.draft.json': '',
    'Mocks/data/x.json': '',
    'Mocks/sub/top.json': '',
    'Mocks/sub/b.draft.json': '',
    'Mocks/sub/.mockignore': Buffer.from('\uFEFF!b.draft.json\r\nc.*\r\n', 'utf16le'),
    'Mocks/sub/c.mock': '',
    'Mocks/sub/c.json': '',
    'Mocks/sub/deep/c.mock': '',
    'Mocks/sub/deep/d.mock': '',
  };

  test('names what is no template, for its folder and those in it', () =>
    withServer(FILES, async ({ folder }) => {
      const { paths } = await new MockFolder(folder, 'Mocks').list();
      expect(paths).toEqual([
        'Mocks/a.json',
        'Mocks/kept.draft.json',
        'Mocks/sub/b.draft.json',
        'Mocks/sub/deep/d.mock',
        'Mocks/sub/top.json',
      ]);
    }));

  test.each([0, 50])('counts again when it changes (polling %i)', (pollingIntervalMilliseconds) =>
    withServer(
      {
        'Mocks/.mockignore': 'a.mock',
        'Mocks/a.mock': answering('/a', '1'),
        'Mocks/sub/b.mock': answering('/b', '1'),
      },
      async ({ ask, write, folder }) => {
        const become = (a: number, b: number): Promise<void> =>
          vi.waitFor(
            async () => expect([(await ask('/a')).status, (await ask('/b')).status]).toEqual([a, b]),
            { timeout: 5000, interval: 20 },
          );
        await become(501, 200);
        await write('Mocks/.mockignore', 'b.mock');
        await become(200, 501);
        await rm(join(folder, 'Mocks/.mockignore'));
        await become(200, 200);
        await write('Mocks/sub/.mockignore', '*');
        await become(200, 501);
        // What changes in a file that is none stays without effect.
        await write('Mocks/sub/b.mock', answering('/a', '2'));
        await become(200, 501);
      },
      { ...REAL_TEMPLATES, watch: true, pollingIntervalMilliseconds },
    ),
  );
});

test('a link to rules counts again when it leads elsewhere, as those of Kubernetes do', () =>
  withServer(
    { 'Mocks/a.mock': answering('/a', '1'), 'Mocks/..1/.mockignore': 'a.mock', 'Mocks/..2/.mockignore': '' },
    async ({ ask, folder }) => {
      const become = (status: number): Promise<void> =>
        vi.waitFor(async () => expect((await ask('/a')).status).toBe(status), {
          timeout: 5000,
          interval: 20,
        });
      await symlink('..1', join(folder, 'Mocks/..data'));
      await symlink('..data/.mockignore', join(folder, 'Mocks/.mockignore'));
      await become(501);
      await symlink('..2', join(folder, 'Mocks/..new'));
      await rename(join(folder, 'Mocks/..new'), join(folder, 'Mocks/..data'));
      await become(200);
    },
    { ...REAL_TEMPLATES, watch: true },
  ));

describe('a .json file that is data', () => {
  const TEMPLATE = { 'Mocks/a.json': answering('/a', '1') };

  test.each([
    '{ "id": 1, "items": [1, 2] }',
    '{}',
    "{ 'lenient': 1, /* comment */ }",
    '[ { "request": 1 } ]',
    '{ "code": "<#= Nothing.Here #>" }',
  ])('is not told of, and does not matter to readiness: %s', (text) =>
    withServer(
      { ...TEMPLATE, 'Mocks/data.json': text },
      async ({ ask, lines }) => {
        expect((await ask('/_mock/ready')).status).toBe(200);
        expect((await ask('/none')).body).not.toContain('data.json');
        expect((await ask('/_mock/templates')).body).not.toContain('data.json');
        expect(lines.join('\n')).toMatch(/1 template of Mocks\/ loaded in \d+ ms\.$/m);
        expect(lines.join('\n')).not.toContain('data.json');
      },
      { ...REAL_TEMPLATES, requireTemplates: 'all' },
    ),
  );

  test.each([
    ['data.mock', '{ "id": 1 }'],
    ['half.json', '{ "response": { "body": 1 } }'],
    ['half.json', '{ "Request": { } , "x": }'],
    ['text.json', 'hello'],
    ['list.json', '[1, 2'],
    ['empty.json', ''],
  ])('is not what looks otherwise: %s %j', (name, text) =>
    withServer(
      { ...TEMPLATE, [`Mocks/${name}`]: text },
      async ({ ask }) => {
        expect((await ask('/_mock/ready')).status).toBe(503);
        expect((await ask('/none')).body).toContain(`Mocks/${name} did not load`);
      },
      { ...REAL_TEMPLATES, requireTemplates: 'all' },
    ),
  );
});
