// The API for tests against a server that runs elsewhere: the same members over HTTP.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { connectMockServer, createMockServer } from '../../index.ts';

const TEMPLATES = [
  {
    request: { route: '/n' },
    response: { body: { n: '<#= Global["n"] #>', y: '<#= DateTime.UtcNow.Year #>' } },
  },
];

test('overrides, requests, Global, clock and sessions', async () => {
  await using mock = await createMockServer({
    templates: TEMPLATES,
    settings: { Mock: { AdminToken: 't' } },
  });
  await expect(connectMockServer(mock.url)).rejects.toThrow(/401/);
  const remote = await connectMockServer(mock.url, { token: 't' });
  const session = remote.session('a b');
  expect([await session.requests(), await session.count()]).toEqual([[], 0]);
  await session.global.set('n', { deep: [1] });
  expect(await session.global.get('n')).toEqual({ deep: [1] });
  await session.clock.set('2031-01-01T00:00:00Z');
  const used = await session.use({ request: { route: '/used' }, response: { status: '202' } }, { times: 1 });
  const waiting = session.waitForRequest({ path: '/used' }, { timeout: 5000 });
  expect((await fetch(`${session.url}/used`)).status).toBe(202);
  expect(await waiting).toMatchObject({ path: '/used', status: 202, session: 'a b' });
  expect(await used.calls).toHaveLength(1);
  expect(await (await fetch(`${mock.url}/n`, { headers: session.headers })).json()).toMatchObject({
    y: '2031',
  });
  expect(await session.count()).toBe(2);
  expect(await session.count({ limit: 1, path: undefined } as object)).toBe(2);
  for (const name of ['', '.', '..', 5])
    await expect(session.global.set(name as string, 1)).rejects.toThrow(/^(?:The name in )?global\.set/);
  expect(await remote.count()).toBe(0);
  await expect(session.waitForRequest({ path: '/x' }, { timeout: 30 })).rejects.toThrow('Waited 30 ms');
  await expect(
    session.use('{ "request": { "route": "x" }, "response": { "body": <#= y #> } }'),
  ).rejects.toThrow(/CS0103/);
  await session.reset();
  expect(await session.requests()).toEqual([]);
  await remote.close();
  expect((await fetch(`${mock.url}/n`)).status).toBe(200);
});

test('a server that is not there', async () => {
  await expect(connectMockServer('http://127.0.0.1:1')).rejects.toThrow('is the server running?');
});

test('templates, diagnostics and a reload are those of the server itself', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'remote-')), 'Mocks');
  mkdirSync(folder);
  writeFileSync(join(folder, 'a.json'), '{ "request": { "route": "a" }, "response": { "body": 1 } }');
  await using mock = await createMockServer({ folder });
  const remote = await connectMockServer(mock.url);
  expect(remote.urls).toEqual([mock.url]);
  expect(await remote.templates).toEqual([{ template: 'Mocks/a.json', method: 'GET', route: '/a' }]);
  writeFileSync(join(folder, 'b.json'), '{ "request": { "route": "b" }, "response": { "body": 22 } }');
  writeFileSync(join(folder, 'c.json'), '{ "request": { "route": "c" }, "response": { "body": <#= x #> } }');
  const answer = await fetch(`${mock.url}/_mock/reload`, { method: 'POST' });
  expect(await answer.json()).toEqual({ templates: 2, broken: 1 });
  rmSync(join(folder, 'c.json'));
  await remote.reload();
  expect(await (await fetch(`${mock.url}/b`)).text()).toBe('22');
  writeFileSync(
    join(folder, 'a.json'),
    '{ "request": { "route": "aa", "condition": <#= y #> }, "response": {} }',
  );
  await remote.reload();
  expect(await remote.diagnostics).toMatchObject([{ code: 'CS0103', template: 'Mocks/a.json', line: 1 }]);
  const session = remote.session('s');
  expect(await session.templates).toEqual(mock.templates);
  expect(await remote.diagnostics).toEqual(mock.session('s').diagnostics);
  rmSync(dirname(folder), { recursive: true });
});
