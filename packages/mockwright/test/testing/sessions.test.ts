// Sessions with a name: their end, who waits in them, and requests that are run again.
import { expect, test } from 'vitest';
import { connectMockServer, createMockServer } from '../../index.ts';

const NUMBER = {
  request: { route: '/n' },
  response: {
    body: { n: '<#= Global["n"] = ((Global["n"] as long?) ?? 0) + 1 #>', id: '<#= Guid.NewGuid() #>' },
  },
};

test('what is known of a session ends with it', async () => {
  await using mock = await createMockServer({ templates: [NUMBER] });
  {
    using session = mock.session('short');
    session.use({ request: { route: '/own' }, response: { body: 1 } });
    await fetch(`${session.url}/n`);
    expect((await fetch(`${session.url}/own`)).status).toBe(200);
  }
  const again = mock.session('short');
  expect(again.count()).toBe(0);
  expect(again.global.get('n')).toBeUndefined();
  expect((await fetch(`${again.url}/own`)).status).toBe(501);
});

test.each([
  ['end', /session 'a' was ended/],
  ['close', /the server was closed/],
] as const)('who waits is told of the %s at once', async (how, message) => {
  const mock = await createMockServer();
  const session = mock.session('a');
  const told = expect(session.waitForRequest({ path: '/never' }, { timeout: 60_000 })).rejects.toThrow(
    message,
  );
  if (how === 'end') session.end();
  await mock.close();
  await told;
});

test('what is no name of a session', async () => {
  await using mock = await createMockServer();
  const remote = await connectMockServer(mock.url);
  for (const name of ['a/b', 'x'.repeat(201)])
    expect(() => mock.session(name)).toThrow(/name of the session|name of a session/);
  for (const name of ['', ' ', 5, null, undefined])
    for (const server of [mock, remote])
      expect(() => server.session(name as string)).toThrow(
        /^(?!.*Cannot read).* give a text that is not empty/,
      );
});

test.each(['test 7', 'täst %41 ✓', '100%'])(
  'the headers and the address of %j both lead into it',
  async (name) => {
    await using mock = await createMockServer({ templates: [NUMBER] });
    const session = mock.session(name);
    await fetch(`${mock.url}/n`, { headers: session.headers });
    await fetch(`${session.url}/n`);
    expect(session.requests().map((request) => request.session)).toEqual([name, name]);
  },
);

test('a recorded request is run again, and changes nothing', async () => {
  await using mock = await createMockServer({ templates: [NUMBER] });
  const body = await (await fetch(`${mock.url}/n`)).text();
  await fetch(`${mock.url}/n`);
  const [first] = mock.requests();
  expect(await mock.replay(first!)).toMatchObject({
    same: true,
    differences: [],
    answer: { status: 200, body },
  });
  expect(mock.global.get('n')).toBe(2);
  const remote = await connectMockServer(mock.url);
  expect(await remote.replay(first!.id)).toEqual(await mock.replay(first!));
  mock.reset();
  await expect(mock.replay(first!)).rejects.toThrow('There is no request 1 any more');
  await expect(remote.replay(1)).rejects.toThrow('There is no request with the id 1');
});

test('what nothing answered, and what was not used, is told here and from elsewhere', async () => {
  await using mock = await createMockServer({
    templates: [{ request: { route: '/users/{id:int}' }, response: { body: 1 } }],
  });
  const remote = await connectMockServer(mock.url);
  const session = mock.session('s');
  for (const name of ['first', 'second'])
    session.use({ request: { route: `/${name}` }, response: { body: 1 } }, { name });
  await fetch(`${session.url}/users/x?a=1&a=2`);
  await fetch(`${session.url}/second`);
  expect(session.unmatched()).toEqual([
    expect.stringMatching(/^GET \/users\/x\?a=1&a=2: closest is templates\[0\]: /),
  ]);
  expect(session.unusedTemplates()).toEqual(['first']);
  await using elsewhere = remote.session('s');
  expect(await elsewhere.unmatched()).toEqual(session.unmatched());
  expect(await elsewhere.unusedTemplates()).toEqual(['first']);
  expect(mock.unmatched()).toEqual([]);
});

test.each<[what: string, forget: (url: string) => Promise<unknown>]>([
  ['end of a session elsewhere', async (url) => (await connectMockServer(url)).session('s').end()],
  ['reset of a session elsewhere', async (url) => (await connectMockServer(url)).session('s').reset()],
  ['DELETE /requests', (url) => fetch(`${url}/_mock/requests`, { method: 'DELETE' })],
  ['DELETE /sessions/s', (url) => fetch(`${url}/_mock/sessions/s`, { method: 'DELETE' })],
])('strict: what the %s forgets is told by the server, once', async (_what, forget) => {
  const headers = { 'Mockwright-Session': 's' };
  for (const how of ['close', 'reset'] as const) {
    const mock = await createMockServer({ onUnmatched: 'error' });
    for (const path of ['/one', '/two']) {
      await fetch(mock.url + path, { headers });
      await forget(mock.url);
    }
    const told = (async () => mock[how]())();
    await expect(told).rejects.toThrow(/session 's': GET \/one\n[^]*session 's': GET \/two\n/);
    await mock.close();
  }
});

test('a session has the addresses of the server, and loads the folder again', async () => {
  await using mock = await createMockServer({ templates: [NUMBER] });
  await using remote = await connectMockServer(mock.url);
  for (const session of [mock.session('a'), remote.session('b')]) {
    expect(session.urls).toEqual([session.url]);
    expect((await fetch(`${session.urls[0]}/n`)).status).toBe(200);
    await session.reload();
    expect(await session.count()).toBe(1);
  }
  mock.session('a').end();
});

test('what is closed takes nothing new, and says so', async () => {
  const mock = await createMockServer();
  const source = { request: { route: '/x' }, response: {} };
  const remote = await connectMockServer(mock.url);
  const there = remote.session('there');
  await there.end();
  await expect(there.use(source)).rejects.toThrow("use comes too late: the session 'there' is closed.");
  await remote.close();
  expect(() => remote.session('b')).toThrow('session comes too late: the connection is closed.');
  await expect(remote.reload()).rejects.toThrow('reload comes too late: the connection is closed.');

  const [ended, open] = [mock.session('ended'), mock.session('open')];
  ended.end();
  await expect(ended.reload()).rejects.toThrow("reload comes too late: the session 'ended' is closed.");
  expect(() => ended.use(source)).toThrow("use comes too late: the session 'ended' is closed.");
  await expect(ended.waitForRequest()).rejects.toThrow(
    "waitForRequest comes too late: the session 'ended' is",
  );
  await mock.close();
  for (const each of [mock, open])
    expect(() => each.use(source)).toThrow('use comes too late: the server is closed.');
  await expect(mock.waitForRequest()).rejects.toThrow('waitForRequest comes too late: the server is closed.');
  await expect(mock.reload()).rejects.toThrow('reload comes too late: the server is closed.');
  expect(() => mock.session('c')).toThrow('session comes too late: the server is closed.');
  expect(mock.count()).toBe(0);
});
