// What the API says where requests came that are not kept, and sessions that are lost: nobody is told that nothing came.
import { expect, test, vi } from 'vitest';
import { connectMockServer, createMockServer, type MockSession, type TestServer } from '../../index.ts';
import { CallRing } from '../../service/journal/call-ring.ts';
import { Journal } from '../../service/journal/journal.ts';

const templates = [
  { request: { route: '/a' }, response: { body: 1 } },
  { request: { route: '/b' }, response: { body: '<#= int.Parse("x") #>' } },
];

const serve = (
  Mock: Readonly<Record<string, number>>,
  onUnmatched: 'answer' | 'error' = 'answer',
): Promise<TestServer> => createMockServer({ templates, settings: { Mock }, onUnmatched });

/** Members that would say that nothing came. */
const BLIND: Readonly<Record<string, (mock: MockSession) => unknown>> = {
  requests: (mock) => mock.requests({ path: '/a' }),
  'requests since': (mock) => mock.requests({ path: '/a', since: 0 }),
  unmatched: (mock) => mock.unmatched(),
  failures: (mock) => mock.failures(),
};

test('where nothing is recorded, what would be blind says so, and the rest works', async () => {
  await using mock = await serve({ JournalSize: 0 });
  for (const [name, ask] of Object.entries(BLIND)) expect([name, ask(mock)]).toEqual([name, []]);
  const used = mock.use({ request: { route: '/used' }, response: { body: 1 } });
  for (const path of ['/a', '/b', '/none', '/used']) await fetch(mock.url + path);
  for (const ask of Object.values(BLIND))
    expect(() => ask(mock)).toThrow('the setting Mock:JournalSize is 0');
  expect(() => used.calls).toThrow('1 request came, but nothing is recorded');
  expect(mock.requests({ path: '/other' })).toEqual([]);
  expect(mock.requests({ limit: 0 })).toEqual([]);
  expect(mock.count()).toBe(4);
  await expect(mock.waitForRequest({ path: '/a' })).rejects.toThrow('waitForRequest: nothing is recorded');
  await expect(serve({ JournalSize: 0 }, 'error')).rejects.toThrow(
    "onUnmatched: 'error' would find nothing: nothing is recorded",
  );
  const remote = await connectMockServer(mock.url);
  await expect(remote.requests({ path: '/a' })).rejects.toThrow(
    '1 request came, but none of them is kept: see Mock:JournalSize',
  );
  await expect(remote.waitForRequest({ path: '/a' })).rejects.toThrow('none of them is kept');
  expect([await remote.requests({ path: '/other' }), await remote.count()]).toEqual([[], 4]);
  mock.reset();
  expect(mock.requests()).toEqual([]);
});

test('where the oldest are gone, waiting for them ends at once, and the strict option names how many', async () => {
  await using mock = await serve({ JournalSize: 5000 }, 'error');
  for (let n = 0; n < 20; n++) await fetch(`${mock.url}/none`);
  const kept = mock.requests().length;
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(20);
  const few = `20 requests came, but only ${kept} of them`;
  await expect(mock.waitForRequest({}, { count: 20 })).rejects.toThrow(few);
  await expect((await connectMockServer(mock.url)).waitForRequest({}, { count: 20 })).rejects.toThrow(few);
  expect(() => mock.reset()).toThrow(`${20 - kept} requests that nothing answered`);
});

test('waiting takes no notice of a limit, and neither does count', async () => {
  await using mock = await serve({});
  const remote = await connectMockServer(mock.url);
  for (let n = 0; n < 3; n++) await fetch(`${mock.url}/a`);
  expect([mock.count({ limit: 1 }), await remote.count({ limit: 1 })]).toEqual([3, 3]);
  expect((await mock.waitForRequest({ limit: 1 }, { count: 3 })).id).toBe(3);
  expect((await remote.waitForRequest({ limit: 1 }, { count: 3 })).id).toBe(3);
});

test('a session that others pushed out says so', async () => {
  const mock = await serve({ MaxSessions: 2 }, 'error');
  const first = mock.session('first');
  await fetch(`${first.url}/none`);
  const waits = expect(first.waitForRequest({ path: '/later' })).rejects.toThrow(
    "the session 'first' is lost: others came, and there are at most 2 (Mock:MaxSessions)",
  );
  await fetch(`${mock.url}/other`, { headers: { 'Mockwright-Session': 'second' } });
  for (const name of ['third', 'fourth']) await fetch(`${mock.session(name).url}/a`);
  await waits;
  const lost = "The session 'first' is lost: others came";
  for (const ask of [
    ...Object.values(BLIND),
    (each: MockSession) => each.count(),
    (each: MockSession) => each.use(templates[0]!),
    (each: MockSession) => each.global.get('x'),
    (each: MockSession) => each.clock.now,
    (each: MockSession) => each.unusedTemplates(),
  ])
    expect(() => ask(first)).toThrow(lost);
  const remote = (await connectMockServer(mock.url)).session('first');
  await expect(remote.requests()).rejects.toThrow("There is no session 'first' any more: others came");
  await expect(remote.count()).rejects.toThrow('Mock:MaxSessions');
  await remote.end();
  // What nothing answered there is told once: to who opened it, or at the reset of the server.
  expect(() => first.end()).toThrow('GET /none');
  expect(mock.session('first').requests()).toEqual([]);
  expect(() => mock.reset()).toThrow("session 'second': GET /other");
  await mock.close();
});

test('what was wrong in sessions that are lost, the end of the server tells', async () => {
  const mock = await serve({ MaxSessions: 1 }, 'error');
  await fetch(`${mock.session('first').url}/none`);
  await fetch(`${mock.session('second').url}/other`);
  await expect(mock.close()).rejects.toThrow(/session 'first': GET \/none[^]*session 'second': GET \/other/);
});

test.each([undefined, 60])(
  'what nothing answered is told whatever becomes of the clock: kept %s minutes',
  async (kept) => {
    const mock = await createMockServer({
      onUnmatched: 'error',
      ...(kept !== undefined && { settings: { Mock: { MatchedRoutesCacheDuration: kept } } }),
    });
    const told = kept === undefined ? 'GET /none' : '1 request that nothing answered';
    const session = mock.session('later');
    for (const [each, end] of [
      [mock, () => mock.reset()],
      [session, () => session.end()],
    ] as const) {
      await fetch(`${each.url}/none`);
      each.clock.set('9000-01-01T00:00:00Z');
      expect(end).toThrow(told);
    }
    await fetch(`${mock.url}/none`);
    mock.clock.set('9000-01-01T00:00:00Z');
    await expect(mock.close()).rejects.toThrow(told);
  },
);

test('waiting for many looks through them when there are enough', async () => {
  await using mock = await createMockServer({
    templates: [{ request: { route: '/a' }, response: { body: 1 } }],
  });
  const find = vi.spyOn(Journal.prototype, 'find');
  const waiting = mock.waitForRequest({ path: '/a' }, { count: 30 });
  for (let n = 0; n < 20; n++) await fetch(`${mock.url}/a`);
  mock.reset();
  for (let n = 0; n < 30; n++) await fetch(`${mock.url}/a`);
  expect((await waiting).id).toBe(50);
  expect(find.mock.calls.length).toBeLessThan(4);
  find.mockRestore();
});

test('what is lost of a session looks at its own requests alone', async () => {
  const mock = await serve({ MaxSessions: 1 }, 'error');
  for (let n = 0; n < 50; n++) await fetch(`${mock.url}/a`);
  const looked = vi.spyOn(CallRing.prototype, 'kind');
  for (let n = 0; n < 20; n++) mock.session(`s${n}`).global.set('x', 1);
  expect(looked.mock.calls.length).toBe(0);
  await fetch(`${mock.session('last').url}/a`);
  looked.mockClear();
  expect(mock.session('last').requests().length).toBe(1);
  expect(looked.mock.calls.length).toBeLessThan(60);
  looked.mockRestore();
  await mock.close();
});
