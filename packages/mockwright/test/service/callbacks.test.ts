// Callbacks: sent after the answer is complete, to listed hosts only.
import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createMockServer } from '../../index.ts';
import { Callbacks, type CallbackOwner } from '../../service/callbacks/callbacks.ts';
import { isListedHost } from '../../service/callbacks/callback-host.ts';
import { sendCallback, type CallbackRecord } from '../../service/callbacks/send-callback.ts';
import { callbackBytes } from '../../service/journal/entry-size.ts';

/** Whose callbacks they are, where nothing is recorded. */
const NOBODY: CallbackOwner = { rawHeaders: [], addCallback: () => undefined };

/** A server that takes callbacks, and what it was sent. */
async function startHook(
  status = 204,
): Promise<{ url: string; got: { message: IncomingMessage; body: string }[]; close: () => void }> {
  const got: { message: IncomingMessage; body: string }[] = [];
  const server = createServer((message, response) => {
    let body = '';
    message.setEncoding('utf8').on('data', (part: string) => (body += part));
    message.on('end', () => {
      got.push({ message, body });
      response.writeHead(status, { Location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, got, close: () => void server.close() };
}

test('a callback sees the answer, has the same values, and is recorded', async () => {
  const hook = await startHook(302);
  await using mock = await createMockServer({
    templates: [
      {
        request: { route: '/pay' },
        response: { status: '202', body: { id: '<#= Global["id"] = Guid.NewGuid().ToString() #>' } },
        callback: {
          method: 'PUT',
          url: `${hook.url}/done`,
          headers: { 'X-Status': '<#= Response.Status #>', 'X-Name': 'čé' },
          body: { id: '<#= Global["id"] #>', answered: '<#= Response.Body["id"] #>' },
        },
      },
    ],
  });
  const { id } = (await (await fetch(`${mock.url}/pay`)).json()) as { id: string };
  await vi.waitFor(() => expect(hook.got).toHaveLength(1), { timeout: 10_000 });
  const [{ message, body } = hook.got[0]!] = hook.got;
  expect([message.method, message.url, message.headers['x-status']]).toEqual(['PUT', '/done', '202']);
  expect(Buffer.from(message.headers['x-name'] as string, 'latin1').toString()).toBe('čé');
  expect(JSON.parse(body)).toEqual({ id, answered: id });
  await vi.waitFor(
    async () => {
      const { requests } = (await (await fetch(`${mock.url}/_mock/requests`)).json()) as {
        requests: { callbacks: unknown }[];
      };
      expect(requests[0]!.callbacks).toMatchObject([{ method: 'PUT', url: `${hook.url}/done`, status: 302 }]);
    },
    { timeout: 10_000 },
  );
  // Where a redirect leads was not checked.
  expect(hook.got).toHaveLength(1);
  hook.close();
});

test('a callback accepts what answers are by default, unless it says what it accepts', async () => {
  const hook = await startHook();
  await using mock = await createMockServer({
    settings: { 'Mock:DefaultHttpContentType': 'application/vnd.a+json' },
    templates: [
      {
        request: { route: '/a' },
        response: { body: 1 },
        callbacks: [{ url: `${hook.url}/1` }, { url: `${hook.url}/2`, headers: { accept: 'text/csv' } }],
      },
    ],
  });
  await fetch(`${mock.url}/a`);
  await vi.waitFor(() => expect(hook.got).toHaveLength(2), { timeout: 10_000 });
  const accepted = Object.fromEntries(hook.got.map(({ message }) => [message.url, message.headers.accept]));
  expect(accepted).toEqual({ '/1': 'application/vnd.a+json', '/2': 'text/csv' });
  hook.close();
});

test('hosts that are not listed, no URL, nobody there, and no answer in time: said on the console, the answer goes out', async () => {
  const lines: string[] = [];
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  {
    await using mock = await createMockServer({
      write: (line) => lines.push(line),
      settings: { 'Mock:CallbackHosts': ['a.example', 'b.example'] },
      templates: [
        {
          request: { route: '/a' },
          response: { body: 1 },
          callbacks: [
            { url: 'http://evil.example/x' },
            { url: '<#= "ftp" #>://localhost/x' },
            { url: `http://127.0.0.1:${port}/slow`, timeout: 30 },
            { url: 'http://localhost:1/' },
            { url: 'http://localhost:0/' },
            { url: 'http://127.0.0.1:1/' },
          ],
        },
      ],
    });
    expect((await fetch(`${mock.url}/a`)).status).toBe(200);
    await vi.waitFor(() => expect(lines.filter((line) => line.includes('callback'))).toHaveLength(6), {
      timeout: 10_000,
    });
  }
  const said = lines.join('\n');
  expect(said).toContain(
    "The host 'evil.example' may not be called. Allow it with Mock:CallbackHosts:2=evil.example.",
  );
  expect(said).toContain("'callback.url' must be an address such as");
  expect(said).toContain('There was no answer within 30 ms.');
  expect(said).toContain(
    "'http://localhost:0/' has the port 0, at which nobody listens: write that of the server.",
  );
  for (const host of ['localhost', '127.0.0.1'])
    expect(said).toContain(`callback POST http://${host}:1/ failed: nothing listens there (`);
  silent.closeAllConnections();
  silent.close();
});

test.each([
  [
    'another protocol',
    'POST',
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
    101,
  ],
  ['a tunnel', 'CONNECT', 'HTTP/1.1 200 OK\r\n\r\n', 200],
  ['an answer that ends with its connection', 'POST', 'HTTP/1.1 200 OK\r\n\r\nabc', 200],
  [
    'half of an answer',
    'POST',
    'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc',
    'The connection ended before the whole answer came.',
  ],
  ['only what comes before answers', 'POST', 'HTTP/1.1 103 Early Hints\r\n\r\n', 'socket hang up'],
  ['nothing', 'POST', '', 'socket hang up'],
  [
    'many words before its answer',
    'POST',
    `${'HTTP/1.1 100 Continue\r\n\r\n'.repeat(100)}HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n`,
    200,
  ],
  [
    'too many words before its answer',
    'POST',
    `${'HTTP/1.1 100 Continue\r\n\r\n'.repeat(101)}HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n`,
    'The server said more than 100 times that its answer follows (status 1xx).',
  ],
])('a callback that gets %s is over', async (_name, method, bytes, expected) => {
  const odd = createTcpServer((socket) => {
    socket.on('error', () => undefined).once('data', () => socket.end(bytes));
  });
  await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
  const { port } = odd.address() as AddressInfo;
  const outcome = sendCallback(
    {
      kind: 'request',
      method,
      url: `http://127.0.0.1:${port}/`,
      headers: [],
      body: undefined,
      delay: 0,
      timeout: 5000,
    },
    { hosts: ['127.0.0.1'], accept: '*/*' },
    new AbortController(),
  );
  if (typeof expected === 'string') await expect(outcome).rejects.toThrow(expected);
  else expect(await outcome).toBe(expected);
  odd.close();
});

test('a callback whose answer comes in pieces of a byte leaves others their turns', async () => {
  const chunks = '1\r\nX\r\n'.repeat(200_000);
  const odd = createTcpServer((socket) => {
    socket
      .on('error', () => undefined)
      .once('data', () => {
        socket.end(`HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`);
      });
  });
  await new Promise<void>((resolve) => odd.listen(0, '127.0.0.1', resolve));
  const { port } = odd.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  const request = { kind: 'request', method: 'GET', url, headers: [], body: undefined, delay: 0 } as const;
  const running = { isOver: false };
  const settings = { hosts: ['127.0.0.1'], accept: '*/*' };
  const outcome = sendCallback({ ...request, timeout: 60_000 }, settings, new AbortController());
  void outcome.finally(() => (running.isOver = true));
  let turns = 0;
  for (; !running.isOver; turns++) await new Promise((resolve) => setTimeout(resolve, 1));
  expect(await outcome).toBe(200);
  expect(turns).toBeGreaterThan(40);
  odd.close();
});

test.each([
  ['a part of a millisecond', { timeout: 1500.5 }],
  ['more than a timer can wait', { timeout: 2 ** 33 }],
  ['a length that is not true', { headers: [['content-length', '3']] }],
  ['another end of the body', { headers: [['transfer-encoding', 'gzip, chunked']] }],
  ['what comes behind the body', { headers: [['Trailer', 'X']] }],
  [
    'two hosts',
    {
      headers: [
        ['Host', 'a'],
        ['host', 'b'],
      ],
    },
  ],
] as [string, { timeout?: number; headers?: [string, string][] }][])(
  'a callback with %s is sent',
  async (_name, fields) => {
    const hook = await startHook();
    const { headers = [], timeout = 5000 } = fields;
    const sent = { kind: 'request', method: 'POST', url: hook.url, body: 'text', delay: 0 } as const;
    const settings = { hosts: ['127.0.0.1'], accept: '*/*' };
    expect(await sendCallback({ ...sent, headers, timeout }, settings, new AbortController())).toBe(204);
    expect(hook.got.map(({ body }) => body)).toEqual(['text']);
    hook.close();
  },
);

test('an answer that never ends is given up in time, whatever garbage is collected meanwhile', async () => {
  const part = Buffer.alloc(1 << 20);
  const endless = createTcpServer((socket) => {
    const pump = (): void => void (!socket.destroyed && socket.write(part));
    socket.on('error', () => undefined).on('drain', pump);
    socket.once('data', () => socket.write('HTTP/1.1 200 OK\r\n\r\n', pump));
  });
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
  const { port } = endless.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  const request = { kind: 'request', method: 'POST', url, headers: [], body: undefined, delay: 0 } as const;
  const settings = { hosts: ['127.0.0.1'], accept: '*/*' };
  await expect(sendCallback({ ...request, timeout: 300 }, settings, new AbortController())).rejects.toThrow(
    'There was no answer within 300 ms.',
  );
  endless.close();
});

test('a page of a test has an AbortController of its own: callbacks are sent and ended with it', async () => {
  class Signal {
    aborted = false;
    readonly listeners = new Set<() => void>();
    addEventListener(_type: string, listener: () => void): void {
      this.listeners.add(listener);
    }
    removeEventListener(_type: string, listener: () => void): void {
      this.listeners.delete(listener);
    }
  }
  vi.stubGlobal(
    'AbortController',
    class {
      readonly signal = new Signal();
      abort(): void {
        this.signal.aborted = true;
        for (const listener of this.signal.listeners) listener();
      }
    },
  );
  const silent = createTcpServer((socket) => void socket.on('error', () => undefined));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const records: CallbackRecord[] = [];
  const callbacks = new Callbacks({ hosts: ['127.0.0.1'], accept: '*/*' }, (_owner, record) =>
    records.push(record),
  );
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
  const request = { kind: 'request', method: 'POST', url, headers: [], body: undefined, delay: 0 } as const;
  callbacks.send(NOBODY, [{ ...request, timeout: 60_000 }]);
  await callbacks.drain(50);
  await vi.waitFor(() => expect(records).toMatchObject([{ url, error: expect.any(String) as string }]));
  vi.unstubAllGlobals();
  silent.close();
});

test('callbacks that wait have a memory of their own, and what became of them counts in the journal', async () => {
  const records: CallbackRecord[] = [];
  const callbacks = new Callbacks({ hosts: [], accept: '*/*' }, (_owner, record) => records.push(record));
  const outcome = { kind: 'request', method: 'POST', url: 'http://a/', headers: [], timeout: 1 } as const;
  const long = { ...outcome, body: 'x'.repeat(10_000_000), delay: 3_600_000 };
  callbacks.send(NOBODY, [long, long, long, long]);
  expect(records.map(({ error }) => error)).toEqual(['Too many callbacks are under way.']);
  await callbacks.drain(1);
  expect(callbackBytes([{ ...long, url: 'x'.repeat(1000) }])).toBeGreaterThan(2000);
});

test('an address that a client may write into is one line of the log, and commands no terminal', async () => {
  const hook = await startHook();
  const lines: string[] = [];
  await using mock = await createMockServer({
    write: (line) => lines.push(line),
    templates: [
      {
        request: { route: '/a' },
        response: { body: 1 },
        callback: { url: `${hook.url}/<#= Request.Query["x"] #>` },
      },
    ],
  });
  await fetch(`${mock.url}/a?x=%1b%5b2J%0awarning:%20forged`);
  await vi.waitFor(() => expect(hook.got).toHaveLength(1), { timeout: 10_000 });
  const told = await vi.waitFor(() => lines.find((line) => line.includes('callback')) ?? expect.fail(), {
    timeout: 10_000,
  });
  expect(told).toContain('/\\x1b[2J\\x0awarning: forged 204');
  hook.close();
});

test('none is lost when the server ends', async () => {
  const hook = await startHook();
  const mock = await createMockServer({
    templates: [{ request: { route: '/a' }, response: {}, callback: { url: hook.url, delay: 150 } }],
  });
  await fetch(`${mock.url}/a`);
  await mock.close();
  expect(hook.got).toHaveLength(1);
  hook.close();
});

test.each([
  ['http://api.test/x', ['api.test'], true],
  ['http://api.test:81/x', ['api.test:80'], false],
  ['http://api.test:81/x', ['api.test:81'], true],
  ['http://a.api.test/', ['*.api.test'], true],
  ['http://xapi.test/', ['*.api.test'], false],
  ['http://[::1]:5/', ['::1'], true],
  ['http://localhost.evil.example/', ['localhost'], false],
  ['http://anything/', ['*'], true],
  ['http://[2001:DB8::1]:5/', ['[2001:db8:0::1]'], true],
  ['http://[2001:db8::1]:5/', ['[2001:db8::1]:5'], true],
  ['http://[2001:db8::1]:5/', ['[2001:db8::1]:6'], false],
  ['http://[2001:db8::1]:1/', ['2001:db8::1'], true],
  ['http://b\u00fccher.test/', ['B\u00dcCHER.test'], true],
  ['http://b\u00fccher.test/', ['xn--bcher-kva.test'], true],
  ['http://api.test./', ['api.test'], false],
  ['http://api.test./', ['API.test.'], true],
  ['http://a.api.test:81/', ['*.api.test:81'], true],
  ['http://a.api.test:82/', ['*.api.test:81'], false],
  ['http://anything:81/', ['*:81'], true],
  ['http://anything:82/', ['*:81'], false],
  ['http://anything./', ['*.'], false],
  ['http://a.b/', ['*.*'], false],
  ['http://anything/', [''], false],
  ['http://anything/', ['*thing'], false],
  ['http://anything/', [':80'], false],
  ['http://a/', ['b@a', 'b/../a', 'a?', 'a#', '\\a', 'http://a'], false],
  ['http://2130706433/', ['127.0.0.1'], true],
])('%s with %j: %s', (url, listed, expected) => {
  expect(isListedHost(new URL(url), listed)).toBe(expected);
});

test('a host that does not answer holds back no callbacks to another one', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const hook = await startHook();
  const outcomes: CallbackRecord[] = [];
  const callbacks = new Callbacks({ hosts: ['127.0.0.1'], accept: '*/*' }, (_, record) =>
    outcomes.push(record),
  );
  const request = {
    kind: 'request',
    method: 'POST',
    delay: 0,
    timeout: 60_000,
    headers: [],
    body: 'x',
  } as const;
  const waiting = { ...request, url: `http://127.0.0.1:${port}/` };
  callbacks.send(
    NOBODY,
    Array.from({ length: 150 }, () => waiting),
  );
  callbacks.send(NOBODY, [{ ...request, url: `${hook.url}/quick` }]);
  await vi.waitFor(() => expect(outcomes).toMatchObject([{ url: `${hook.url}/quick`, status: 204 }]), {
    timeout: 10_000,
  });
  await callbacks.drain(0);
  await vi.waitFor(() => expect(outcomes).toHaveLength(151), { timeout: 10_000 });
  silent.closeAllConnections();
  silent.close();
  hook.close();
});

test('however many hosts there are, so many callbacks are under way at most', async () => {
  let open = 0;
  let most = 0;
  const server = createServer((message) => {
    most = Math.max(most, ++open);
    message.socket.on('close', () => open--);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  let ended = 0;
  const callbacks = new Callbacks({ hosts: ['*'], accept: '*/*' }, () => ended++);
  const request = {
    kind: 'request',
    method: 'POST',
    delay: 0,
    timeout: 60_000,
    headers: [],
    body: 'x',
  } as const;
  const urls = Array.from(
    { length: 1500 },
    (_, index) => `http://127.0.${index >> 8}.${(index & 127) + 1}:${port}/`,
  );
  callbacks.send(
    NOBODY,
    urls.map((url) => ({ ...request, url })),
  );
  await vi.waitFor(() => expect(open + ended).toBeGreaterThan(100), { timeout: 10_000 });
  await callbacks.drain(300);
  await vi.waitFor(() => expect(ended).toBe(1500), { timeout: 10_000 });
  expect(most).toBeLessThanOrEqual(900);
  server.closeAllConnections();
  server.close();
});

test('callbacks that are too many are told of once, and others have their turns between those that fail', async () => {
  const records: CallbackRecord[] = [];
  const callbacks = new Callbacks(
    { hosts: [], accept: '*/*' },
    (_owner, record) => void records.push(record),
  );
  const request = { kind: 'request', method: 'POST', headers: [], body: undefined, timeout: 1000 } as const;
  const sent = Array.from({ length: 60_000 }, (_, index) => ({
    ...request,
    url: `http://a/${index}`,
    delay: 0,
  }));
  callbacks.send(NOBODY, sent);
  const refused = (): CallbackRecord[] => records.filter(({ error }) => error!.startsWith('Too many'));
  expect(refused()).toMatchObject([
    {
      url: 'http://a/10000',
      error: 'Too many callbacks are under way. This one and 49999 more of the same request are not sent.',
    },
  ]);
  let turns = 0;
  for (; records.length < 10_001; turns++) await nextTurn();
  expect(turns).toBeGreaterThan(3);
  expect(refused()).toHaveLength(1);
});
