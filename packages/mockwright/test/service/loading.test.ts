// The folder of the mocks: what is wrong with files, links, changes while the server runs.
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { chmod, mkdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { fake, PING } from './fake-templates.ts';
import { startTestServer, withServer } from './test-server.ts';

test('what is wrong with a file is said of that file', () =>
  withServer(
    {
      ...PING,
      'Mocks/sub/deep/ok.json': fake({ route: 'deep', body: '1' }),
      'Mocks/binary.json': Buffer.from([0x7b, 0, 1, 2]),
      'Mocks/latin1.json': Buffer.from('{"route":"é"}', 'latin1'),
      'Mocks/utf16.json': Buffer.from(`\uFEFF${fake({ route: 'utf16', body: '1' })}`, 'utf16le'),
      'Mocks/huge.json': Buffer.alloc(50 * 1024 * 1024, 0x20),
      'Mocks/route.json': '{\n  "route": "a/{b"\n}',
      'Mocks/crash.json': '"crash"',
      'Mocks/.hidden.json': '"broken"',
      'Mocks/note.txt': '"broken"',
    },
    async ({ ask, lines }) => {
      expect((await ask('/ping')).status).toBe(200);
      expect((await ask('/deep')).status).toBe(200);
      expect((await ask('/utf16')).status).toBe(200);
      const said = lines.join('\n');
      expect(said).toContain('3 templates of Mocks/ loaded');
      expect(said).toContain('5 files did not load:');
      expect(said).toContain('Mocks/binary.json error MW2008: The file is binary');
      expect(said).toContain('Mocks/latin1.json error MW2007: The file is not UTF-8');
      expect(said).toContain(
        'Mocks/huge.json error MW2006: The file is 50 MB long; a template has at most 16 MB\n  hint: keep large',
      );
      expect(said).toContain('Mocks/route.json:2:12 error MW2101: There is an incomplete parameter');
      expect(said).toContain('Mocks/crash.json:1:1 error MW2901: The compiler failed on this file');
      expect(said).not.toContain('hidden');
      expect(said).not.toContain('note');
    },
  ));

test('folders and files that cannot be read, links, and links in a circle', async () => {
  const running = await startTestServer(PING, { watch: false });
  await running.server.ready;
  const { folder } = running;
  await running.write('elsewhere/linked.json', fake({ route: 'linked', body: '1' }));
  await symlink(join(folder, 'elsewhere'), join(folder, 'Mocks/link'));
  await symlink(join(folder, 'Mocks'), join(folder, 'Mocks/circle'));
  await symlink(join(folder, 'nowhere'), join(folder, 'Mocks/dangling.json'));
  await symlink('itself.json', join(folder, 'Mocks/itself.json'));
  await mkdir(join(folder, 'Mocks/locked'));
  await chmod(join(folder, 'Mocks/locked'), 0);
  const again = await startTestServer({}, { workingFolder: folder });
  await again.server.ready;
  expect((await again.ask('/linked')).status).toBe(200);
  expect(again.lines.join('\n')).toContain('Mocks/dangling.json error MW2009: The link leads to no file');
  expect(again.lines.join('\n')).toMatch(/itself.json error MW2005: It cannot be read: ELOOP: [^/']+$/m);
  // The administrator may read everything.
  if (process.getuid?.() !== 0)
    expect(again.lines.join('\n')).toContain('Mocks/locked error MW2003: No permission');
  await chmod(join(folder, 'Mocks/locked'), 0o700);
  await again[Symbol.asyncDispose]();
  await running[Symbol.asyncDispose]();
});

// Other systems take no such names.
test.runIf(process.platform === 'linux')('files and folders whose names are no UTF-8 are told', () =>
  withServer(
    PING,
    async ({ server, folder, lines }) => {
      const named = (name: string): Buffer => Buffer.from(`${folder}/Mocks/${name}`, 'latin1');
      await server.ready;
      writeFileSync(named('a\xFF.json'), fake({ route: 'a', body: '1' }));
      const told = 'Mocks/a\uFFFD.json error MW2011: It cannot be opened: the bytes of its name are no UTF-8';
      await vi.waitFor(() => expect(lines.join('\n')).toContain(told), { timeout: 10_000 });
      expect(lines.join('\n')).not.toContain('is gone');
      mkdirSync(named('b\xFF'));
      const again = await startTestServer({}, { workingFolder: folder });
      await again.server.ready;
      expect(again.lines.join('\n')).toContain(told);
      expect(again.lines.join('\n')).toContain('Mocks/b\uFFFD error MW2011: ');
      await again[Symbol.asyncDispose]();
    },
    { watch: true },
  ),
);

test('links in a circle are watched once', () =>
  withServer(
    PING,
    async ({ ask, folder, lines, write }) => {
      await mkdir(join(folder, 'Mocks/sub'));
      for (const name of ['here', 'again']) await symlink('.', join(folder, 'Mocks', name));
      for (const name of ['up', 'back']) await symlink('..', join(folder, 'Mocks/sub', name));
      const again = await startTestServer({}, { workingFolder: folder, watch: true });
      await again.server.ready;
      await write('Mocks/sub/deep.json', fake({ route: 'deep', body: '1' }));
      for (const { ask: askOne } of [{ ask }, again])
        await vi.waitFor(async () => expect((await askOne('/deep')).body).toBe('1'), { timeout: 20_000 });
      expect([...lines, ...again.lines].join('\n')).not.toContain('watching');
      await again[Symbol.asyncDispose]();
    },
    { watch: true },
  ));

test('a folder in the place of a template is watched, and a template in that of the folder', () =>
  withServer(
    { 'Mocks/a.json': fake({ route: 'a', body: '1' }) },
    async ({ ask, folder, write }) => {
      const path = join(folder, 'Mocks/a.json');
      const answers = (route: string, body: string): Promise<unknown> =>
        vi.waitFor(async () => expect((await ask(route)).body).toBe(body), { timeout: 20_000 });
      await rm(path);
      await write('Mocks/a.json/in.json', fake({ route: 'in', body: '2' }));
      await answers('/in', '2');
      await write('Mocks/a.json/in.json', fake({ route: 'in', body: '3' }));
      await answers('/in', '3');
      await rm(path, { recursive: true });
      await write('Mocks/a.json', fake({ route: 'a', body: '4' }));
      await answers('/a', '4');
    },
    { watch: true },
  ));

test('folders that take the place of several templates at once, while others do so, are watched', () =>
  withServer(
    {},
    async ({ ask, folder, write }) => {
      const names = ['a', 'b', 'c', 'd', 'e', 'f'];
      const answers = (body: string): Promise<unknown> =>
        vi.waitFor(
          async () => {
            for (const name of names) expect((await ask(`/${name}`)).body).toBe(body);
          },
          { timeout: 10_000 },
        );
      for (let turn = 0; turn < 6; turn++) {
        for (const name of names) {
          await rm(join(folder, `Mocks/${name}.json`), { recursive: true, force: true });
          const path = turn % 2 === 0 ? `Mocks/${name}.json` : `Mocks/${name}.json/in.json`;
          await write(path, fake({ route: name, body: `${turn}` }));
        }
        await setTimeout(120);
      }
      await answers('5');
      for (const name of names) await write(`Mocks/${name}.json/in.json`, fake({ route: name, body: '6' }));
      await answers('6');
    },
    { watch: true },
  ));

test('changes that come faster than the system can tell of them are noticed', () =>
  withServer(
    {
      'Mocks/a.json': fake({ route: 'a', body: '1' }),
      'Mocks/b.json': fake({ route: 'b', body: '1' }),
      'Mocks/sub/c.json': fake({ route: 'c', body: '1' }),
    },
    async ({ ask, folder, write }) => {
      const answers = (route: string, body: string): Promise<unknown> =>
        vi.waitFor(async () => expect((await ask(route)).body).toBe(body), { timeout: 20_000 });
      // While this loop runs nobody reads the queue of the events; the system drops what it has no place for.
      for (let turn = 0; turn < 12_000; turn++)
        utimesSync(join(folder, turn % 2 === 0 ? 'Mocks/a.json' : 'Mocks/b.json'), turn, turn);
      mkdirSync(join(folder, 'Mocks/sub/new'));
      writeFileSync(join(folder, 'Mocks/sub/new/d.json'), fake({ route: 'd', body: '2' }));
      writeFileSync(join(folder, 'Mocks/sub/c.json'), fake({ route: 'c', body: '3' }));
      await answers('/d', '2');
      await answers('/c', '3');
      // And what comes later in a folder that nobody told of.
      await write('Mocks/sub/new/d.json', fake({ route: 'd', body: '4' }));
      await answers('/d', '4');
    },
    { watch: true },
  ));

test('another file with the time and the length of the one before is noticed', () =>
  withServer(
    { 'Mocks/a.json': fake({ route: 'a', body: '1' }) },
    async ({ ask, folder }) => {
      const path = join(folder, 'Mocks/a.json');
      const touch = (): void => utimesSync(path, 2_000_000_000, 1_000_000_000);
      touch();
      await vi.waitFor(async () => expect((await ask('/a')).body).toBe('1'), { timeout: 20_000 });
      writeFileSync(path, fake({ route: 'a', body: '2' }));
      touch();
      await vi.waitFor(async () => expect((await ask('/a')).body).toBe('2'), { timeout: 20_000 });
    },
    { watch: true },
  ));

// Each folder that looks for itself among all those above would take minutes.
test(
  'folders within each other, however many, are loaded and watched',
  () =>
    withServer(
      PING,
      async ({ ask, folder, write }) => {
        const deep = `Mocks/${'d/'.repeat(300)}`;
        mkdirSync(join(folder, deep), { recursive: true });
        await write(`${deep}a.json`, fake({ route: 'deep', body: '1' }));
        await vi.waitFor(async () => expect((await ask('/deep')).body).toBe('1'), { timeout: 25_000 });
      },
      { watch: true },
    ),
  30_000,
);

test.each(['./Mocks/', 'none/../Mocks', 'Mocks'])(
  'the folder %s is loaded again when it is asked for',
  (name) =>
    withServer(
      PING,
      async ({ ask, write }) => {
        await write('Mocks/a.json', fake({ route: 'a', body: '1' }));
        expect((await ask('/_mock/reload', { method: 'POST' })).status).toBe(200);
        expect((await ask('/a')).body).toBe('1');
      },
      { folder: name },
    ),
);

test.skipIf(process.getuid?.() === 0)('who may read a file or folder later finds its templates', () =>
  withServer(
    { 'Mocks/a.json': fake({ route: 'a', body: '1' }), 'Mocks/sub/b.json': fake({ route: 'b', body: '2' }) },
    async ({ ask, folder }) => {
      await chmod(join(folder, 'Mocks/a.json'), 0);
      await chmod(join(folder, 'Mocks/sub'), 0);
      await ask('/_mock/reload', { method: 'POST' });
      expect((await ask('/a')).status).toBe(501);
      expect((await ask('/b')).status).toBe(501);
      await chmod(join(folder, 'Mocks/a.json'), 0o600);
      await chmod(join(folder, 'Mocks/sub'), 0o700);
      await vi.waitFor(async () => expect((await ask('/a')).body).toBe('1'), { timeout: 20_000 });
      await vi.waitFor(async () => expect((await ask('/b')).body).toBe('2'), { timeout: 20_000 });
    },
    { watch: true },
  ),
);

test.each([
  ['ping.json\n'.repeat(2000), 'it has more than 65536 bytes or 1000 lines'],
  ['*/'.repeat(8000) + 'x', 'a line of it has more than 1024 characters'],
  ['x'.repeat(1025), 'a line of it has more than 1024 characters'],
  ['a*'.repeat(33) + 'b', 'a line of it has more than 1024 characters, 32 wildcards or 2'],
  ['**/a/**/b/**', 'a line of it has more than 1024 characters, 32 wildcards or 2 times **'],
])('rules that would be compared with each file for long are told, and do not hold: %.9s', (rules, why) =>
  withServer({ ...PING, 'Mocks/.mockignore': `${rules}\nping.json` }, async ({ ask, lines }) => {
    expect((await ask('/ping')).status).toBe(200);
    expect(lines.join('\n')).toContain(`Mocks/.mockignore error MW2005: It cannot be read: ${why}`);
  }),
);

test('rules that are as long as they may be hold, and those of inner folders count with them', () => {
  const comment = `#${'*'.repeat(2000)}\n`;
  const longest = `${'x'.repeat(1024)}\n${'?'.repeat(32)}\n**/a/**/b\n${'\n'.repeat(990)}`;
  return withServer(
    {
      ...PING,
      'Mocks/.mockignore': `${comment}${longest}ping.json`,
      'Mocks/sub/.mockignore': 'a\nb\nc\nd\ne\nother.json',
      'Mocks/sub/other.json': fake({ route: 'other', body: '1' }),
    },
    async ({ ask, lines }) => {
      expect((await ask('/ping')).status).toBe(501);
      expect((await ask('/other')).status).toBe(200);
      expect(lines.join('\n')).toContain('Mocks/sub/.mockignore error MW2005');
      expect(lines.join('\n')).not.toContain('Mocks/.mockignore');
    },
  );
});

test('what is wrong with a file may be kept from clients', () =>
  withServer(
    { 'Mocks/a.json': '{ "password": "TOPSECRET" "broken"' },
    async ({ ask, lines }) => {
      const { body } = await ask('/x');
      expect(body).toContain('Mocks/a.json did not load; the console of the server says why.');
      expect(body).not.toContain('TOPSECRET');
      expect(lines.join('\n')).toContain('CS0103');
    },
    { errors: 'brief' },
  ));

test('links out of the working folder are not read, and say nothing of what is there', () =>
  withServer(PING, async ({ folder: outside, write: writeOutside }) => {
    await writeOutside('d/secret.json', fake({ route: 'secret', body: '"TOPSECRET"' }));
    await writeOutside('broken.json', '{ "password": "TOPSECRET" "broken"');
    await withServer(PING, async ({ ask, folder, lines, write }) => {
      const again = await startTestServer({}, { workingFolder: folder, watch: true });
      await symlink(join(outside, 'broken.json'), join(folder, 'Mocks/broken.json'));
      await symlink(join(outside, 'd'), join(folder, 'Mocks/d'));
      await symlink('../../', join(folder, 'Mocks/up'));
      await again.server.ready;
      const read = await startTestServer({}, { workingFolder: folder });
      await read.server.ready;
      const answer = await read.ask('/secret');
      for (const name of ['broken.json', 'd', 'up'])
        expect(answer.body).toContain(`Mocks/${name} error MW2010: The link leads out of the working folder`);
      await writeOutside('d/secret.json', fake({ route: 'secret', body: '"TOPSECRET 2"' }));
      await write('Mocks/own.json', fake({ route: 'own', body: '1' }));
      await vi.waitFor(async () => expect((await again.ask('/own')).status).toBe(200), { timeout: 20_000 });
      expect((await again.ask('/secret')).status).toBe(501);
      for (const text of [answer.body, ...lines, ...again.lines, ...read.lines])
        expect(text).not.toContain('TOPSECRET');
      await again[Symbol.asyncDispose]();
      expect((await ask('/ping')).status).toBe(200);
    });
  }));

test('a folder that is not there', () =>
  withServer(
    {},
    async ({ lines, ask, requests }) => {
      expect(lines[1]).toMatch(
        /^warning: 0 templates loaded in \d+ ms: the folder Nowhere cannot be read\.$/,
      );
      expect(lines.join('\n')).toContain(
        'Nowhere error MW2001: There is no such folder\n  hint: `mockwright init` makes it',
      );
      expect((await ask('/x')).status).toBe(501);
      expect(requests[0]?.why).toBe('there are no templates: there is no folder Nowhere');
    },
    { folder: 'Nowhere' },
  ));

test('a folder that comes later, and one that comes again, is watched', () =>
  withServer(
    {},
    async ({ ask, write, folder }) => {
      const becomes = (body: string): Promise<void> =>
        vi.waitFor(async () => expect((await ask('/ping')).body).toContain(body), {
          timeout: 20_000,
          interval: 20,
        });
      expect((await ask('/ping')).body).toContain('There is no such folder');
      await mkdir(join(folder, 'Later'));
      await becomes('There is no template in the folder Later');
      await write('Later/sub/ping.json', fake({ route: 'ping', body: '"here"' }));
      await becomes('here');
      await rm(join(folder, 'Later'), { recursive: true });
      await becomes('No template fits');
      await write('Later/ping.json', fake({ route: 'ping', body: '"again"' }));
      await becomes('again');
    },
    { watch: true, folder: 'Later' },
  ));

test.each([0, 50])('another folder in the place of the watched one is noticed (polling %i)', (interval) =>
  withServer(
    { ...PING, 'Mocks/old.json': fake({ route: 'old', body: '1' }) },
    async ({ ask, write, folder }) => {
      await write('New/ping.json', fake({ route: 'ping', body: '"other"' }));
      await write('New/sub/fresh.json', fake({ route: 'fresh', body: '2' }));
      await rename(join(folder, 'Mocks'), join(folder, 'Old'));
      await rename(join(folder, 'New'), join(folder, 'Mocks'));
      const becomes = (path: string, expected: object): Promise<void> =>
        vi.waitFor(async () => expect(await ask(path)).toMatchObject(expected), { timeout: 20_000 });
      await becomes('/ping', { body: '"other"' });
      await becomes('/fresh', { body: '2' });
      await becomes('/old', { status: 501 });
      await write('Mocks/sub/fresh.json', fake({ route: 'fresh', body: '3' }));
      await becomes('/fresh', { body: '3' });
    },
    { watch: true, pollingIntervalMilliseconds: interval },
  ),
);

test('a folder that is moved away and back is told of as it goes and as it comes', () =>
  withServer(
    PING,
    async ({ ask, lines, write, folder }) => {
      const [there, away] = [join(folder, 'Mocks'), join(folder, 'Away')];
      const says = (text: string): Promise<void> =>
        vi.waitFor(() => expect(lines.join('\n')).toContain(text), { timeout: 10_000 });
      await rename(there, away);
      await says('warning: The folder Mocks cannot be read any more:\nMocks error MW2001');
      await rename(away, there);
      await says('The folder Mocks is back.');
      expect(lines.join('\n')).not.toContain('Mocks is gone');
      // At once: nothing but the watcher may have noticed.
      await rename(there, away);
      await rename(away, there);
      await setTimeout(300);
      await write('Mocks/new.json', fake({ route: 'new', body: '1' }));
      await vi.waitFor(async () => expect((await ask('/new')).body).toBe('1'), { timeout: 10_000 });
      expect((await ask('/ping')).status).toBe(200);
    },
    { watch: true },
  ));

test('what comes while the server runs and can never answer, or is in the way, is warned of', () =>
  withServer(
    { 'Mocks/m.json': fake({ route: 'same', body: '1' }) },
    async ({ lines, write }) => {
      for (const [added, late, early] of [
        ['z', 'z', 'm'],
        ['a', 'm', 'a'],
      ] as const) {
        await write(`Mocks/${added}.json`, fake({ route: 'same', body: '2' }));
        await vi.waitFor(
          () =>
            expect(lines.join('\n')).toMatch(
              new RegExp(`Mocks/${late}\\.json\\S* warning MW2102: .*Mocks/${early}\\.json`),
            ),
          { timeout: 10_000 },
        );
      }
    },
    { watch: true },
  ));

test('what changes between loading and watching is not missed', async () => {
  const running = await startTestServer(PING, { watch: true });
  // The server listens and may have read the file; it does not watch yet.
  await running.write('Mocks/ping.json', fake({ route: 'ping', body: '"early"' }));
  await running.write('Mocks/new.json', fake({ route: 'new', body: '"new"' }));
  await running.server.ready;
  for (const [path, body] of [
    ['/ping', '"early"'],
    ['/new', '"new"'],
  ] as const)
    await vi.waitFor(async () => expect((await running.ask(path)).body).toBe(body), { timeout: 20_000 });
  await running[Symbol.asyncDispose]();
});

test.each([0, 100])(
  'a change is served within a second (polling %i)',
  (pollingIntervalMilliseconds) =>
    withServer(
      PING,
      async ({ ask, write, lines, folder }) => {
        const becomes = (path: string, body: string): Promise<void> =>
          vi.waitFor(async () => expect((await ask(path)).body).toContain(body), {
            timeout: 20_000,
            interval: 20,
          });
        await write('Mocks/ping.json', fake({ route: 'ping', body: '"changed"' }));
        await becomes('/ping', 'changed');
        await write('Mocks/new/more.json', fake({ route: 'more', body: '"another"' }));
        await becomes('/more', 'another');
        await write('Mocks/ping.json', '{ "broken" }');
        await becomes('/ping', 'Mocks/ping.json did not load');
        expect((await ask('/more')).status).toBe(200);
        expect(lines.join('\n')).toContain('Mocks/ping.json:1:3 error CS0103');
        await write('Mocks/ping.json', fake({ route: 'ping', body: '"mended"' }));
        await becomes('/ping', 'mended');
        await rename(join(folder, 'Mocks/ping.json'), join(folder, 'Mocks/moved.json'));
        await vi.waitFor(() => expect(lines.join('\n')).toContain('Mocks/ping.json is gone.'), {
          timeout: 20_000,
        });
        await becomes('/ping', 'mended');
        await rm(join(folder, 'Mocks/new'), { recursive: true });
        await becomes('/more', 'No template fits');
      },
      { watch: true, pollingIntervalMilliseconds },
    ),
  15_000,
);
