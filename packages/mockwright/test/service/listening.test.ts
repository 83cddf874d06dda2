// Addresses to listen on, and the end of the server.
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect as connectTls } from 'node:tls';
import { expect, test } from 'vitest';
import { fake, PING } from './fake-templates.ts';
import { ask, startTestServer, withServer } from './test-server.ts';

test.each([
  'http://localhost:0',
  'http://*:0',
  'http://+:0',
  'http://[::1]:0',
  'http://127.1:0/',
  '0',
  '*:0',
  '[::1]:0',
])('%s', (url) =>
  withServer(
    PING,
    async ({ server }) => {
      const [, port] = /:(\d+)$/.exec(server.urls[0]!)!;
      expect(Number(port)).toBeGreaterThan(0);
      const host = url.includes('::1') ? '[::1]' : '127.0.0.1';
      expect((await ask(`http://${host}:${port}/ping`)).status).toBe(200);
    },
    { urls: [url] },
  ),
);

test.each([
  ['http://*:0', true],
  ['http://0:0', true],
  ['http://0.0.0.0:0', true],
  ['http://[::]:0', true],
  ['http://127.1:0', false],
  ['http://127.0.0.1:0', false],
  ['http://localhost:0', false],
])('whether %s is every interface is said: %s', (url, isOpen) =>
  withServer(
    PING,
    ({ lines }) => {
      expect(lines.some((line) => line.includes('other machines can reach it'))).toBe(isOpen);
      return Promise.resolve();
    },
    { urls: [url] },
  ),
);

test.each(['http://name-of-nobody.invalid:0', 'http://192.0.2.1:0'])(
  '%s is no address of this machine',
  async (url) => {
    await expect(startTestServer({}, { urls: [url] })).rejects.toThrow(
      `Cannot listen on ${url}: this machine has no such address.`,
    );
  },
);

test('several addresses', () =>
  withServer(
    PING,
    async ({ server }) => {
      expect(server.urls).toHaveLength(2);
      for (const url of server.urls) expect((await ask(`${url}/ping`)).status).toBe(200);
    },
    { urls: ['http://127.0.0.1:0', 'http://localhost:0'] },
  ));

test('a taken port is one clear line, and nothing stays bound', () =>
  withServer(PING, async ({ base }) => {
    const { port } = new URL(base);
    const urls = ['http://127.0.0.1:0', `http://localhost:${port}`];
    await expect(startTestServer({}, { urls })).rejects.toThrow(
      `Cannot listen on http://localhost:${port}: port ${port} is taken.`,
    );
  }));

test.each([
  ['here', 'is no address to listen on'],
  ['ftp://localhost', "the scheme 'ftp' is not supported"],
  ['http://localhost:5000/base', 'has no path'],
  ['http://localhost:99999', "'99999' is no port"],
  ['http://localhost:x', "'x' is no port"],
  ['http://:5000', 'names no host'],
])('%s is refused', async (url, message) => {
  await expect(startTestServer({}, { urls: [url] })).rejects.toThrow(message);
});

test('closing finishes running requests and refuses new ones', () =>
  withServer(
    { 'Mocks/slow.json': fake({ route: 'slow', delay: 150, body: '1' }) },
    async ({ ask, server }) => {
      const slow = ask('/slow');
      await sleep(50);
      const closed = server.close();
      await expect(ask('/slow')).rejects.toThrow();
      expect((await slow).body).toBe('1');
      await closed;
    },
  ));

test.each(['http://localhost:0', 'https://localhost:0'])(
  'closing at %s waits for who takes an answer slowly',
  (url) =>
    withServer(
      { 'Mocks/long.json': fake({ route: 'long', body: 'x'.repeat(9_000_000) }) },
      async ({ base, server }) => {
        const { hostname, port, protocol } = new URL(base);
        const to = { host: hostname, port: Number(port), rejectUnauthorized: false };
        const socket = protocol === 'https:' ? connectTls(to) : connect(to);
        let length = 0;
        socket.pause().on('error', () => undefined);
        socket.write('GET /long HTTP/1.1\r\nHost: a\r\n\r\n');
        await sleep(300);
        const closed = server.close();
        await sleep(100);
        socket.on('data', ({ length: more }) => (length += more)).resume();
        await closed;
        await once(socket, 'close');
        expect(length).toBeGreaterThan(9_000_000);
      },
      { urls: [url] },
    ),
);

test.each([
  ['a half-sent body', 'POST /e HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf'],
  ['half a head', 'GET /slow HTTP/1.1\r\nHos'],
  ['a sleeping answer', 'GET /slow HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['nothing sent yet', ''],
  ['an unreadable request', 'nonsense\r\n\r\n'],
])('closing waits for %s no longer than it may', async (_name, bytes) => {
  const files = {
    'Mocks/slow.json': fake({ route: 'slow', delay: 600_000, body: '1' }),
    'Mocks/e.json': fake({ route: 'e', method: 'POST', echo: 'body' }),
  };
  await withServer(
    files,
    async ({ base, server }) => {
      const { hostname, port } = new URL(base);
      const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(bytes);
      await sleep(50);
      const started = performance.now();
      await server.close();
      expect(performance.now() - started).toBeLessThan(3000);
      socket.destroy();
    },
    { shutdownMilliseconds: 150 },
  );
});

test('an unreadable request is answered, and its connection ended, even if the client leaves its half open', () =>
  withServer(PING, async ({ base }) => {
    const { hostname, port } = new URL(base);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    socket.on('error', () => undefined).write('nonsense\r\n\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 400/);
    // What is sent to a connection that is ended for good is refused, and the next write says so.
    const writing = setInterval(() => socket.write('more'), 100);
    await new Promise((resolve) => socket.on('close', resolve));
    clearInterval(writing);
  }));
