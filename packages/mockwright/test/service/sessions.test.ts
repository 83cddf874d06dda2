// Sessions: which one a request is in, and what each has of its own.
import { expect, test } from 'vitest';
import { Sessions } from '../../service/state/sessions.ts';
import { answering, REAL_TEMPLATES } from './real-templates.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const COUNT = `{
  "request": { "method": "GET", "route": "count" },
  "response": { "body": { "v": "<# var n = (Global["n"] as int?) ?? 0; Global["n"] = n + 1; #><#= n #>" } }
}`;

const FILES = {
  'Mocks/count.json': COUNT,
  'Mocks/url.json': answering('url/{**rest}', 'Request.Url.PathAndQuery'),
  'Mocks/number.json': answering('number', 'Request.Number'),
  'Mocks/chance.json': answering('chance', 'Guid.NewGuid()'),
};

const start = (options: object = {}): Promise<TestServer> =>
  startTestServer(FILES, { ...REAL_TEMPLATES, ...options }).then(async (running) => {
    await running.server.ready;
    return running;
  });

async function value(
  server: TestServer,
  path: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const { body } = await server.ask(path, { headers });
  return (JSON.parse(body) as { v: string }).v;
}

test('each session has its own Global and counts', async () => {
  await using server = await start();
  const a = { 'Mockwright-Session': 'a' };
  expect(await value(server, '/count')).toBe('0');
  expect(await value(server, '/count')).toBe('1');
  expect(await value(server, '/count', a)).toBe('0');
  expect(await value(server, '/_mock/session/a/count')).toBe('1');
  expect(await value(server, '/_MOCK/session/b/count')).toBe('0');
  expect(await value(server, '/count', { 'Mockwright-Session': 'default' })).toBe('2');
  expect(await value(server, '/number', a)).toBe('0');
  expect(await value(server, '/number', a)).toBe('1');
  expect(await value(server, '/number')).toBe('0');
});

test('the name in a path is cut off before templates see it, and may be percent-encoded', async () => {
  await using server = await start();
  expect(await value(server, '/_mock/session/test%207/url/x?y=1')).toBe('/url/x?y=1');
  expect(await value(server, '/_mock/session/test%207/count')).toBe('0');
  expect(await value(server, '/count', { 'Mockwright-Session': 'test 7' })).toBe('1');
  expect(await value(server, '/count', { 'Mockwright-Session': 'test%207' })).toBe('2');
});

test('the endpoints of the service are there in each session', async () => {
  await using server = await start();
  expect((await server.ask('/_mock/session/a/_mock/ready')).body).toBe('Healthy');
});

test.each([
  ['/_mock/session//x', {}, 'empty'],
  ['/_mock/session/a%2Fb/x', {}, 'no slashes'],
  [`/_mock/session/${'n'.repeat(201)}/x`, {}, 'longer than 200'],
  ['/x', { 'Mockwright-Session': ' ' }, 'empty'],
  ['/x', { 'Mockwright-Session': 'a%00b' }, 'no control characters'],
])('a bad name is refused: %s %o', async (path, headers, message) => {
  await using server = await start();
  const { status, body } = await server.ask(path, { headers });
  expect(status).toBe(400);
  expect(JSON.parse(body)).toMatchObject({ message: expect.stringMatching(message) as unknown });
});

test('idle sessions end', async () => {
  let time = 1_000_000;
  await using server = await start({ sessionIdleMinutes: 1, now: () => time });
  await value(server, '/_mock/session/a/count');
  time += 60_000;
  expect(await value(server, '/_mock/session/a/count')).toBe('1');
  time += 60_001;
  expect(await value(server, '/_mock/session/a/count')).toBe('0');
});

test('of too many sessions the longest unused ends', async () => {
  await using server = await start({ maxSessions: 2 });
  for (const name of ['a', 'b', 'a', 'c']) await value(server, `/_mock/session/${name}/count`);
  expect(await value(server, '/_mock/session/a/count')).toBe('2');
  expect(await value(server, '/_mock/session/b/count')).toBe('0');
});

test('without a seed nothing repeats', async () => {
  await using server = await start();
  const drawn = new Set<string>();
  for (let index = 0; index < 20; index++) drawn.add(await value(server, '/chance'));
  expect(drawn.size).toBe(20);
});

test('with a seed, the n-th request of every fresh session gets the same', async () => {
  await using one = await start({ seed: 7 });
  await using other = await start({ seed: 7 });
  const first = [await value(one, '/chance'), await value(one, '/chance')];
  expect(first[0]).not.toBe(first[1]);
  expect([await value(other, '/chance'), await value(other, '/chance')]).toEqual(first);
  expect([await value(one, '/_mock/session/a/chance'), await value(one, '/_mock/session/a/chance')]).toEqual(
    first,
  );
});

test('requests to endpoints do not count', async () => {
  await using server = await start({ seed: 7 });
  const first = await value(server, '/_mock/session/a/chance');
  await server.ask('/_mock/session/b/_mock/health');
  expect(await value(server, '/_mock/session/b/chance')).toBe(first);
});

test('a seed in the request fixes that request', async () => {
  await using server = await start();
  const seeded = { 'Mockwright-Seed': 'blue' };
  expect(await value(server, '/chance', seeded)).toBe(await value(server, '/chance', seeded));
  expect(await value(server, '/chance', { 'Mockwright-Seed': 'red' })).not.toBe(
    await value(server, '/chance', seeded),
  );
});

test('what an ended session held is gone, and what runs of it still write is not kept', () => {
  const overrideShelf = { lastId: 0, memory: { take: () => true, give: () => undefined } };
  const defaults = { now: () => 0, seed: undefined, globalBytes: 1e9, overrideShelf };
  const sessions = new Sessions(defaults, { idleMilliseconds: 1e9, most: 10 }, () => undefined);
  const { global } = sessions.use('s');
  global.commit(new Map([['v', [1]]]));
  sessions.delete('s');
  expect(global.get('v')).toBeUndefined();
  global.commit(new Map([['v', 1]]));
  expect(global.get('v')).toBeUndefined();
});

test('what all sessions keep has a limit together, which those who begin need not keep to', () => {
  const globalRoom = { limit: 10_000, taken: 0 };
  const overrideShelf = { lastId: 0, memory: { take: () => true, give: () => undefined } };
  const start = { globals: () => new Map([['born', 'x'.repeat(100)]]) };
  const defaults = { now: () => 0, seed: undefined, globalBytes: 8000, globalRoom, overrideShelf, start };
  const sessions = new Sessions(defaults, { idleMilliseconds: 1e9, most: 10 }, () => undefined);
  const put = (name: string, length: number): void =>
    sessions.use(name).global.commit(new Map([['v', 'x'.repeat(length)]]));
  put('a', 3000);
  expect(() => put('b', 3000)).toThrow(
    /^Global would take .* all sessions .* End the sessions that are done\.$/,
  );
  expect(sessions.use('b').global.get('v')).toBeUndefined();
  put('b', 1000);
  const { taken } = globalRoom;
  sessions.imagine('c');
  expect(globalRoom.taken).toBe(taken);
  for (const name of ['c', 'd', 'e', 'f', 'g', 'h', 'i'])
    expect(sessions.use(name).global.get('born')).toHaveLength(100);
  put('a', 100);
  put('b', 3000);
  for (const { name } of sessions.list()) sessions.delete(name);
  sessions.default.global.clear();
  expect(globalRoom.taken).toBe(0);
});
