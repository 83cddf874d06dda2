// What tests do in an odd order, by mistake, or with names that others have as well.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  connectMockServer,
  createMockServer,
  template,
  type NamedSession,
  type RemoteNamedSession,
  type RemoteServer,
  type TemplateObject,
  type TestServer,
} from '../../index.ts';

const at = (route: string, body: unknown = 1, response: object = {}): TemplateObject => ({
  request: { route },
  response: { body, ...response },
});

let mock: TestServer;
let remote: RemoteServer;

beforeAll(async () => {
  mock = await createMockServer({
    global: { n: 7 },
    templates: [
      at('/a', 'file'),
      at('/held', 1, { delay: 60 }),
      at('/now', '<#= DateTime.UtcNow.ToString("o") #>'),
      at('/number', '<#= Request.Number #>'),
    ],
  });
  remote = await connectMockServer(mock.url);
});

afterAll(() => mock.close());

const text = async (url: string, init?: RequestInit): Promise<string> => (await fetch(url, init)).text();
const admin = (path: string, init?: RequestInit): Promise<string> => text(`${mock.url}/_mock${path}`, init);

/** How often each use was called. */
const CALLS: Readonly<Record<string, () => Promise<readonly number[]>>> = {
  'two of one name': async () => {
    const session = mock.session('same name');
    const [one, other] = ['/one', '/other'].map((route) => session.use(at(route), { name: 'x' }));
    await text(`${session.url}/one`);
    return [one!.calls.length, other!.calls.length];
  },
  'two of one name, from elsewhere': async () => {
    const session = remote.session('same name elsewhere');
    const one = await session.use(at('/one'), { name: 'x' });
    const other = await session.use(at('/other'), { name: 'x' });
    await text(`${session.url}/one`);
    return [(await one.calls).length, (await other.calls).length];
  },
  'one with the name of a template': async () => {
    const session = mock.session('name of a file');
    const used = session.use(at('/one'), { name: 'templates[0]' });
    await text(`${session.url}/one`);
    await text(`${session.url}/a`);
    return [used.calls.length, 0];
  },
  'one of a session that was ended, and the first of the next': async () => {
    const session = mock.session('ended');
    const old = session.use(at('/one'));
    await text(`${session.url}/one`);
    session.end();
    const again = mock.session('ended');
    const used = again.use(at('/one'));
    await text(`${again.url}/one`);
    expect(() => old.calls).toThrow("comes too late: the session 'ended' is closed.");
    return [used.calls.length, 0];
  },
};

test.each(Object.entries(CALLS))('calls are those of one use: %s', async (_name, counts) => {
  expect(await counts()).toEqual([1, 0]);
});

test('what is taken away twice, or after a reset, takes nothing else away', async () => {
  const session = remote.session('taken away');
  const old = await session.use(at('/one', 'old'));
  await session.end();
  const again = remote.session('taken away');
  const used = await again.use(at('/one', 'new'));
  await old.remove();
  expect(await text(`${again.url}/one`)).toBe('"new"');
  await used.remove();
  await used.remove();
  await again.use(at('/one', 'third'));
  await again.reset();
  await used.remove();
  expect((await fetch(`${again.url}/one`)).status).toBe(501);
});

test('an override with the name of a template leaves its Request.Number alone', async () => {
  const session = mock.session('number');
  session.use(at('/one'), { name: 'templates[3]' });
  await text(`${session.url}/one`);
  expect(await text(`${session.url}/number`)).toBe('"0"');
});

test('a session that was never asked is as it is born, from elsewhere too', async () => {
  const session = remote.session('fresh');
  expect(await session.unusedTemplates()).toEqual([]);
  expect(await session.global.get('n')).toBe(7);
  await remote.session('fresh 2').global.clear();
  expect(mock.session('fresh 2').global.get('n')).toBeUndefined();
});

test.each(['toString', 'constructor', '__proto__', 'none'])('Global has no %s', async (name) => {
  expect([mock.global.get(name), await remote.global.get(name)]).toEqual([undefined, undefined]);
});

test.each(['a/b', '100%', '__proto__', 'toString', 'a+b', '?', '#', '"', '😀', 'a\nb'])(
  'a value of Global called %j',
  async (name) => {
    const session = remote.session('names');
    await session.global.set(name, [name]);
    expect(await session.global.get(name)).toEqual([name]);
    expect(mock.session('names').global.get(name)).toEqual([name]);
  },
);

test.each(['a%20b', '100%', '%', "o'k", 'a"b', 'a?b#c', 'a&b=c', 'ü 日本', '😀', '...'])(
  'a session called %j is one by prefix, header and parameter',
  async (name) => {
    const session = mock.session(name);
    await text(`${session.url}/a`);
    await text(`${mock.url}/a`, { headers: session.headers });
    expect(session.count()).toBe(2);
    expect(await remote.session(name).count()).toBe(2);
    await remote.session(name).end();
    expect(session.count()).toBe(0);
  },
);

test('controls of the clock and of Global go to the session of now', async () => {
  const session = mock.session('controls');
  const { clock, global } = session;
  await admin('/sessions/controls', { method: 'DELETE' });
  clock.set('2000-01-01T00:00:00Z');
  global.set('x', 1);
  expect(clock.now).toBe(Date.parse('2000-01-01T00:00:00Z'));
  expect(await text(`${session.url}/now`)).toBe('"2000-01-01T00:00:00.0000000Z"');
  expect(session.global.get('x')).toBe(1);
});

test('a request that was under way when its session ended is not one of the next session', async () => {
  const session = mock.session('under way');
  session.use({ request: { method: 'POST', route: '/late' }, response: {} });
  let send = (): void => undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('a'));
      send = () => controller.close();
    },
  });
  const asked = fetch(`${session.url}/late`, { method: 'POST', body, duplex: 'half' });
  await expect.poll(() => admin('/sessions')).toContain('"under way"');
  await new Promise((resolve) => setTimeout(resolve, 20));
  await remote.session('under way').end();
  send();
  await (await asked).text();
  expect(session.count()).toBe(0);
  expect(session.requests()).toEqual([]);
  expect(await admin('/metrics')).toMatch(/mockwright_journal_bytes \d/);
});

test('a request whose client hung up is none that nothing answered', async () => {
  const strict = await createMockServer({ onUnmatched: 'error' });
  strict.use({ request: { method: 'POST', route: '/late' }, response: {} });
  const client = new AbortController();
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1)) });
  const asked = fetch(`${strict.url}/late`, { method: 'POST', body, duplex: 'half', signal: client.signal });
  setTimeout(() => client.abort(), 20);
  await expect(asked).rejects.toThrow();
  await expect.poll(() => strict.requests({ matched: false })).toMatchObject([{ status: null }]);
  expect(strict.unmatched()).toEqual([]);
  expect(await (await connectMockServer(strict.url)).unmatched()).toEqual([]);
  await strict.close();
});

test('with a seed, what would answer is what then does', async () => {
  await using seeded = await createMockServer({
    seed: 1,
    templates: [at('/id', '<#= Guid.NewGuid() #> <#= Request.Number #>')],
  });
  const explain = async (): Promise<unknown> => {
    const asked = { method: 'POST', body: '{ "url": "/id" }' };
    const told = (await (await fetch(`${seeded.url}/_mock/explain`, asked)).json()) as {
      answer: { body: string };
    };
    return told.answer.body;
  };
  for (let time = 0; time < 3; time++) {
    const told = await explain();
    expect(await explain()).toBe(told);
    expect(await text(`${seeded.url}/id`)).toBe(told);
  }
});

/** What is refused, and with what words. */
const REFUSED: readonly [what: string, act: () => unknown, message: RegExp][] = [
  ['a time that is null', () => mock.clock.set(null as never), /^null is no time/],
  ['a time that is true', () => mock.clock.set(true as never), /^true is no time/],
  ['a time behind 9999', () => mock.clock.set('+010000-01-01T00:00:00Z'), /years 1 to 9999/],
  ['a time before the year 1', () => mock.clock.set(-8.64e15), /years 1 to 9999/],
  ['to move far on', () => mock.clock.advance(1e300), /years 1 to 9999/],
  ['to move far back', () => mock.clock.advance(-1e14), /years 1 to 9999/],
  ['to start so', () => createMockServer({ now: null as never }), /^null is no time/],
  ['a folder without a name', () => createMockServer({ folder: '' }), /'folder'.* a text that is not empty/],
  ['a name that is empty', () => mock.use(at('/x'), { name: '' }), /'name' of use takes a text that is not/],
  ['NaN in Global', () => mock.global.set('x', [Number.NaN]), /^global\.set\('x'\)\[0\] is NaN/],
  ['Infinity in a template', () => mock.use(at('/x', Infinity)), /response\.body is Infinity/],
  ['a name of Global', () => mock.global.set(null as never, 1), /takes a text, not null/],
  ['a name to read', () => mock.global.get(5 as never), /takes a text, not 5/],
  [
    'a name with %2F from elsewhere',
    () => remote.global.set('%2F', 1),
    /no address can carry the name '%2F'/,
  ],
  ['a session ..', () => mock.session('..'), /No address can carry the session '\.\.'/],
  ['replay of nothing', () => mock.replay(undefined as never), /^replay takes one of requests\(\)/],
  ['replay of half a request', () => mock.replay(1.5), /^replay takes .* not 1\.5/],
  ['replay of no number', () => mock.replay(Number.NaN), /^replay takes .* not NaN/],
  ['half a surrogate pair from elsewhere', () => remote.global.set('\ud800', 1), /no address can carry/],
  ['replay of a text', () => remote.replay('1' as never), /^replay takes .* not '1'/],
  ['template as a function', () => template('{}' as never), /^template is no function to be called/],
  [
    'an address with a query',
    () => connectMockServer(`${mock.url}/?a=1`),
    /without user, query and fragment/,
  ],
  [
    'the address of a session',
    () => connectMockServer(`${mock.url}/_mock/session/one`),
    /address of a session/,
  ],
  [
    'template of numbers',
    () => template(Object.assign([], { raw: [5] }) as never),
    /^template is no function/,
  ],
  ['an address with a user', () => connectMockServer('http://u:p@localhost:1'), /without user, query/],
  ['a token of two lines', () => connectMockServer(mock.url, { token: 'a\nb' }), /that a header can hold/],
];

test.each(REFUSED)('refused: %s', async (_what, act, message) => {
  await expect((async () => act())()).rejects.toThrow(message);
});

test.each(['{"a":1}', 'null', '[]', '{"sessions":5}'])(
  'a server that says %s is another one',
  async (says) => {
    const server = createServer((_request, response) => response.end(says)).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    await expect(connectMockServer(`http://127.0.0.1:${port}`)).rejects.toThrow(
      'Is it a server of mockwright?',
    );
    server.closeAllConnections();
    server.close();
  },
);

test.each([1e12, 4e6 + 0.5])('waiting for %d ms waits', async (timeout) => {
  const session = mock.session(`wait ${timeout}`);
  const waiting = [session, remote.session(session.name)].map(async (each) =>
    each.waitForRequest({ path: '/a' }, { timeout }),
  );
  await new Promise((resolve) => setTimeout(resolve, 15));
  await text(`${session.url}/a`);
  expect((await Promise.all(waiting)).map(({ path }) => path)).toEqual(['/a', '/a']);
});

test('what clients send does not command the terminal that errors are shown on', async () => {
  const strict = await createMockServer({ onUnmatched: 'error' });
  await text(`${strict.url}/%1b%5b2J%0dx?%1b=1`, { method: 'POST', body: '\u001b[2J' });
  const [request] = strict.requests();
  const told = [
    ...strict.unmatched(),
    await strict.waitForRequest({ path: '/never' }, { timeout: 1 }).catch(String),
    await (async () => request!.json())().catch(String),
    await strict.close().catch(String),
  ];
  expect(told).toHaveLength(4);
  // eslint-disable-next-line no-control-regex -- what is looked for
  for (const each of told) expect(each).not.toMatch(/[\0-\x09\x0b-\x1f]/);
});

test('a header is asked for by its name', async () => {
  const session = mock.session('header');
  await text(`${session.url}/a`);
  const [request] = session.requests();
  expect(() => request!.header(null as never)).toThrow('header takes a text, not null.');
});

test('a request whose answer became another one is waited for by what it is', async () => {
  await using files = await createMockServer({
    templates: [{ request: { route: '/file' }, response: { file: 'package.json' } }],
  });
  const there = await connectMockServer(files.url);
  const waiting = [files, there].map(async (each) => each.waitForRequest({ status: 304 }, { timeout: 3000 }));
  const { headers } = await fetch(`${files.url}/file`);
  await fetch(`${files.url}/file`, { headers: { 'If-None-Match': headers.get('etag')! } });
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([304, 304]);
}, 2000);

test.each([0, undefined])('with %s lines of a stack, errors are whole', async (stackTraceLimit) => {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = stackTraceLimit as never;
  const waiting = mock.waitForRequest({ path: '/never' }, { timeout: 1 }).catch((error: unknown) => error);
  const { message, stack } = (await waiting) as Error;
  Error.stackTraceLimit = before;
  expect(message).toContain('Waited 1 ms');
  expect([undefined, `Error: ${message}`]).toContain(stack);
});

test('what is ended twice ends no other one of its name, and changes none', async () => {
  for (const server of [mock, remote]) {
    const old = server.session('ended twice');
    await old.end();
    const now = server.session('ended twice');
    await now.global.set('x', 1);
    await old.end();
    expect(await now.global.get('x')).toBe(1);
  }
});

/** What is asked of a session once it is over, here and elsewhere. */
const ASKED: readonly ((session: NamedSession | RemoteNamedSession) => unknown)[] = [
  (session) => session.global.set('x', 2),
  (session) => session.global.clear(),
  (session) => session.clock.advance(1),
  (session) => session.clock.set(0),
  (session) => session.clock.reset(),
  (session) => session.reset(),
  (session) => session.use({ request: { route: '/x' } }),
  (session) => session.waitForRequest(),
];
const READ: typeof ASKED = [
  (session) => session.global.get('x'),
  (session) => session.requests(),
  (session) => session.count(),
  (session) => session.unmatched(),
  (session) => session.failures(),
  (session) => session.unusedTemplates(),
];

test('a session that is ended knows and changes nothing of another one that has its name', async () => {
  for (const server of [mock, remote]) {
    const old = server.session('ended');
    await old.end();
    const now = server.session('ended');
    await now.global.set('x', 1);
    await fetch(`${now.url}/nothing`);
    for (const ask of [...ASKED, ...READ])
      await expect((async () => ask(old))(), String(ask)).rejects.toThrow(
        / comes too late: the session 'ended' is closed\.$/,
      );
    expect([await now.global.get('x'), await now.count()]).toEqual([1, 1]);
    await now.end();
  }
});

test('a connection that is closed changes nothing more, nor do its sessions', async () => {
  const connection = await connectMockServer(mock.url);
  const session = connection.session('of one that is closed');
  await session.global.set('x', 1);
  await connection.close();
  for (const each of [connection as unknown as RemoteNamedSession, session])
    for (const ask of ASKED)
      await expect((async () => ask(each))(), String(ask)).rejects.toThrow(
        / comes too late: the connection is closed\.$/,
      );
  expect(await session.global.get('x')).toBe(1);
  await session.end();
});

test('a proxy around a server, and what inherits from it, have its members', () => {
  for (const each of [new Proxy(mock, {}), Object.create(mock) as TestServer]) {
    expect(each.templates.length).toBe(4);
    expect(each.urls).toEqual(mock.urls);
    expect(each.global.get('n')).toBe(7);
  }
});

test.each<[write: () => void]>([
  [
    () => {
      throw new Error('mine');
    },
  ],
  [
    async () => {
      throw new Error('mine');
    },
  ],
])("a write that fails is told, and in nobody's way: %s", async (write) => {
  const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
  await using noisy = await createMockServer({ write, templates: [at('/a')] });
  expect(await text(`${noisy.url}/a`)).toBe('1');
  expect(await text(`${noisy.url}/none`)).toContain('any mock');
  expect(warned.mock.calls.map(([words]) => String(words).split('\n')[0])).toEqual([
    "'write', which takes the lines of the log, failed: Error: mine",
  ]);
  warned.mockRestore();
});

test('a server whose endpoints have a prefix of their own is connected to by that', async () => {
  await using own = await createMockServer({
    settings: { Mock: { Endpoint: 'ctl', AdminToken: 'secret' } },
  });
  await expect(connectMockServer(`${own.url}/ctl`)).rejects.toThrow("Give connectMockServer its 'token'");
  await expect(connectMockServer(`${own.url}/other`)).rejects.toThrow('/other/_mock/sessions answered 501');
  const there = await connectMockServer(`${own.url}/ctl/`, { token: 'secret' });
  expect(there.url).toBe(own.url);
  const session = there.session('one');
  await session.use(at('/a', 'one'));
  expect(await text(`${session.url}/a`)).toBe('"one"');
  expect(await session.count({ path: '/a' })).toBe(1);
});

test('a clock that goes stands still at the end of what DateTime can hold', async () => {
  const session = mock.session('end of time');
  session.clock.set('9999-12-31T23:59:59.998Z', { frozen: false });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await text(`${session.url}/now`)).toBe('"9999-12-31T23:59:59.9990000Z"');
  expect(await admin('/clock?session=end of time')).toContain('9999-12-31T23:59:59.999Z');
});

test('waiting with limit=0 ends with the first request, whenever it came', async () => {
  const session = mock.session('limit');
  await text(`${session.url}/a`);
  const asked = admin('/requests?session=limit&since=0&limit=0&wait=3000');
  expect(JSON.parse(await asked)).toEqual({ requests: [] });
}, 2000);

test('a listener that comes back is told once of a request that is held', async () => {
  const held = text(`${mock.url}/held`);
  await expect.poll(() => mock.requests({ path: '/held' }).length).toBe(1);
  const stop = new AbortController();
  const events = await fetch(`${mock.url}/_mock/events?format=list`, {
    headers: { 'Last-Event-ID': String(mock.requests({ path: '/held' })[0]!.id - 1) },
    signal: stop.signal,
  });
  let told = '';
  const reader = events.body!.pipeThrough(new TextDecoderStream()).getReader();
  while (!told.includes('event: reset')) {
    const { value } = await reader.read();
    if (told === '') void held.then(() => mock.reset());
    told += value;
  }
  stop.abort();
  expect(told.match(/^event: .*/gm)).toEqual(['event: request', 'event: reset']);
});

/* eslint-disable typescript/unbound-method -- what is tried */
test('members can be taken from servers and sessions, local and elsewhere', async () => {
  const { use, requests, count, waitForRequest, reset, session, url } = mock;
  const { use: useThere, end } = session('taken members');
  use(at('/taken'));
  useThere(at('/there'));
  await text(`${url}/taken`);
  expect([requests({ path: '/taken' }).length, count({ path: '/taken' })]).toEqual([1, 1]);
  expect((await waitForRequest({ path: '/taken' })).path).toBe('/taken');
  const { count: countThere, session: sessionThere, reset: resetThere } = remote;
  expect(await countThere({ path: '/taken' })).toBe(1);
  const { requests: none, end: endThere } = sessionThere('taken members');
  expect(await none()).toEqual([]);
  await endThere();
  end();
  reset();
  await resetThere();
  expect(Object.keys(mock)).not.toContain('use');
  expect((await createMockServer()).close()).toBeInstanceOf(Promise);
});
