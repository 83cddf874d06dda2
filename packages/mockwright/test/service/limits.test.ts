// What clients may take: time, headers, targets, connections. And what HTTP wants of odd requests, over raw sockets.
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { fake, PING } from './fake-templates.ts';
import { withServer, type TestServer } from './test-server.ts';

/** Sends bytes piece by piece. @returns what came back until the connection ended, and after how many milliseconds */
async function drip(base: string, pieces: readonly string[], pause: number): Promise<[string, number]> {
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  const started = performance.now();
  const closed = once(socket, 'close');
  for (const piece of pieces) {
    if (!socket.writable) break;
    socket.write(piece);
    await sleep(pause);
  }
  await closed;
  return [received, performance.now() - started];
}

describe('time', () => {
  test('headers that come slowly are 408', () =>
    withServer(
      PING,
      async ({ base, lines }) => {
        const slow = [
          'GET /ping HTTP/1.1\r\nHost: a\r\n',
          ...Array.from({ length: 20 }, (_, at) => `X-${at}: 1\r\n`),
        ];
        const [answer, milliseconds] = await drip(base, slow, 50);
        expect(answer).toMatch(
          /^HTTP\/1\.1 408 Request Timeout\r\n[^]*more than 200 ms \(Mock:HeaderTimeout\)/,
        );
        expect(milliseconds).toBeLessThan(1500);
        expect(lines.at(-1)).toContain('408 Request Timeout');
      },
      { headerTimeoutMilliseconds: 200 },
    ));

  test('a body that comes slowly is 408', () =>
    withServer(
      { 'Mocks/e.json': fake({ route: 'e', method: 'POST', echo: 'body' }) },
      async ({ base, server }) => {
        const head = 'POST /e HTTP/1.1\r\nHost: a\r\nContent-Length: 90000\r\n\r\n';
        const [answer, milliseconds] = await drip(base, [head, ...Array.from({ length: 30 }, () => 'x')], 50);
        expect(answer).toMatch(/^HTTP\/1\.1 408 /);
        expect(milliseconds).toBeLessThan(2000);
        await vi.waitFor(() => expect(server.service.bodies.take(268_435_456)).toBe(true), {
          timeout: 10_000,
        });
      },
      { headerTimeoutMilliseconds: 200, requestTimeoutMilliseconds: 400 },
    ));

  test('an idle connection is closed', () =>
    withServer(
      PING,
      async ({ base }) => {
        const [answer, milliseconds] = await drip(base, ['GET /ping HTTP/1.1\r\nHost: a\r\n\r\n'], 1);
        expect(answer).toMatch(/"pong"$/);
        // Node.js gives clients a second more.
        expect(milliseconds).toBeLessThan(2500);
      },
      { idleMilliseconds: 100 },
    ));
});

test.each([
  [`/${'a'.repeat(100)}`, 'X-A: 1', 414, 'longer than 100 characters (Mock:MaxUrlLength)'],
  [`/${'a'.repeat(5000)}`, 'X-A: 1', 431, 'more than 1000 bytes (Mock:MaxHeaderSize)'],
  ['/ping', `X-A: ${'1'.repeat(5000)}`, 431, 'more than 1000 bytes (Mock:MaxHeaderSize)'],
  ['/ping', `X-A: ${'1'.repeat(975)}`, 431, 'more than 1000 bytes (Mock:MaxHeaderSize)'],
  ['/ping', `${'A:\r\n'.repeat(220)}X-A: 1`, 431, 'more than 1000 bytes (Mock:MaxHeaderSize)'],
  ['/ping', `X-A: ${'1'.repeat(500)}`, 200, 'pong'],
])('a long target or header: %.10s %.10s %i', (path, header, status, text) =>
  withServer(
    PING,
    async ({ askRaw }) => {
      const answer = await askRaw(
        `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${header}\r\n\r\n`,
      );
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(answer).toContain(text);
    },
    { maxUrlLength: 100, maxHeaderBytes: 1000 },
  ),
);

test('more connections than may be are closed, which is told once in a while', () =>
  withServer(
    PING,
    async ({ base, ask, lines }) => {
      const { hostname, port } = new URL(base);
      const open = Array.from({ length: 3 }, () => connect(Number(port), hostname));
      await Promise.all(open.map((socket) => once(socket, 'connect')));
      for (let index = 0; index < 5; index++)
        await expect(ask('/ping')).rejects.toMatchObject({ code: 'ECONNRESET' });
      expect(lines.filter((line) => line.includes('more than 3 connections'))).toHaveLength(1);
      for (const socket of open) socket.destroy();
      await vi.waitFor(async () => expect((await ask('/ping')).status).toBe(200), { timeout: 10_000 });
    },
    { maxConnections: 3 },
  ));

test(
  'idle connections hold up nobody',
  () =>
    withServer(PING, async ({ base, ask, server }) => {
      const { hostname, port } = new URL(base);
      const before = process.memoryUsage.rss();
      const open = Array.from({ length: IDLE }, () =>
        connect(Number(port), hostname).on('error', () => undefined),
      );
      await Promise.all(open.map((socket) => once(socket, 'connect')));
      const started = performance.now();
      for (let index = 0; index < 20; index++) expect((await ask('/ping')).status).toBe(200);
      expect(performance.now() - started).toBeLessThan(2000);
      expect(process.memoryUsage.rss() - before).toBeLessThan(150_000_000);
      await server.close();
      for (const socket of open) socket.destroy();
    }),
  60_000,
);

/** CONNECTIONS=5000 tries more than the suite has time for. */
const IDLE = Number(process.env['CONNECTIONS'] ?? 300);

describe('odd requests', () => {
  const files = {
    ...PING,
    'Mocks/url.json': fake({ route: 'url', method: '*', echo: 'url' }),
    'Mocks/e.json': fake({ route: 'e', method: 'POST', echo: 'body' }),
  };
  const END = 'Connection: close\r\n\r\n';
  const POST = `POST /e HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nConnection: close\r\n`;

  test.each([
    [
      'an absolute target wins over Host',
      `GET http://b:81/url?x HTTP/1.1\r\nHost: a\r\n${END}`,
      200,
      '"http://b:81/url?x"',
    ],
    ['no Host', `GET /url HTTP/1.1\r\n${END}`, 400, 'no Host'],
    ['no Host in HTTP/1.0', `GET /url HTTP/1.0\r\n\r\n`, 200, '/url"'],
    ['two Hosts', `GET /url HTTP/1.1\r\nHost: a\r\nhost: a\r\n${END}`, 400, 'more than one Host'],
    ['HTTP/0.9', 'GET /url\r\n\r\n', 400, ''],
    ['HTTP/2.0', `GET /url HTTP/2.0\r\nHost: a\r\n${END}`, 505, 'a version of HTTP'],
    [
      'coding in HTTP/1.0',
      'POST /e HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'Transfer-Encoding',
    ],
    ['both lengths', `${POST}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400, ''],
    ['two lengths', `${POST}Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd`, 400, ''],
    ['a list of lengths', `${POST}Content-Length: 3, 3\r\n\r\nabc`, 400, ''],
    ['a signed length', `${POST}Content-Length: +3\r\n\r\nabc`, 400, ''],
    ['another coding', `${POST}Transfer-Encoding: identity, chunked\r\n\r\n0\r\n\r\n`, 400, ''],
    ['a coding behind chunked', `${POST}Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n`, 400, ''],
    [
      'chunked twice',
      `${POST}Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      '',
    ],
    ['a blank before the colon', `${POST}Content-Length : 3\r\n\r\nabc`, 400, ''],
    ['a folded header', `GET /url HTTP/1.1\r\nHost: a\r\nX: 1\r\n 2\r\n${END}`, 400, ''],
    ['a bare line feed', `GET /url HTTP/1.1\nHost: a\n\n`, 400, ''],
    ['a NUL in a header', `GET /url HTTP/1.1\r\nHost: a\r\nX: \0\r\n${END}`, 400, ''],
    ['a negative chunk', `${POST}Transfer-Encoding: chunked\r\n\r\n-1\r\n\r\n`, 400, ''],
    ['a chunk of a huge size', `${POST}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n`, 400, ''],
    ['a chunk that ends wrongly', `${POST}Transfer-Encoding: chunked\r\n\r\n1\r\naX\r\n0\r\n\r\n`, 400, ''],
    [
      'chunks, extensions and trailers',
      `${POST}Transfer-Encoding: chunked\r\n\r\n2;a=b\r\nhi\r\n0\r\nX: y\r\n\r\n`,
      200,
      '"hi"',
    ],
    ['an asterisk', `OPTIONS * HTTP/1.1\r\nHost: a\r\n${END}`, 501, ''],
    ['HEAD', `HEAD /ping HTTP/1.1\r\nHost: a\r\n${END}`, 200, 'Content-Length: 6'],
    ['NUL in the path', `GET /%00 HTTP/1.1\r\nHost: a\r\n${END}`, 400, 'NUL'],
  ])('%s', (_name, bytes, status, text) =>
    withServer(files, async ({ askRaw, ask }) => {
      const answer = await askRaw(bytes);
      expect(answer.split('HTTP/1.1 ')).toHaveLength(2);
      expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(answer).toContain(text);
      expect((await ask('/ping')).status).toBe(200);
    }),
  );
});

describe('a request that asks for another protocol', () => {
  const asking = (upgrade: string): string =>
    `GET /ping HTTP/1.1\r\nHost: a\r\nConnection: keep-alive, Upgrade\r\nUpgrade: ${upgrade}\r\n\r\n`;

  test.each(['websocket', 'x', 'h2c, websocket'])('%s: the connection ends behind its answer', (upgrade) =>
    withServer(PING, async ({ askRaw, requests }) => {
      const received = await askRaw(`${asking(upgrade)}GET /ping?2 HTTP/1.1\r\nHost: a\r\n\r\n`);
      expect(received.match(/^HTTP\/1.1 .*$/gm)).toEqual(['HTTP/1.1 200 OK']);
      expect(received).toMatch(/^Connection: close\r$/im);
      expect(requests).toHaveLength(1);
    }),
  );

  test('h2c: the connection stays', () =>
    withServer(PING, async ({ base }) => {
      const socket = connect(Number(new URL(base).port), '127.0.0.1').setEncoding('latin1');
      socket.write(asking('h2c'));
      expect(await once(socket, 'data')).toEqual([expect.not.stringMatching(/^connection: close/im)]);
      socket.write('GET /ping HTTP/1.1\r\nHost: a\r\n\r\n');
      expect(await once(socket, 'data')).toEqual([expect.stringMatching(/^HTTP\/1.1 200/)]);
      socket.destroy();
    }));
});

test('a refused request ends its connection, though the client leaves its half open', () =>
  withServer(PING, async ({ base }: TestServer) => {
    const { hostname, port } = new URL(base);
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    socket.resume().on('error', () => undefined);
    socket.write('nonsense\r\n\r\n');
    await once(socket, 'end');
    await sleep(700);
    // The other side is gone altogether: what is written comes back as a reset.
    socket.write('x');
    await sleep(50);
    socket.write('x');
    await vi.waitFor(() => expect(socket.destroyed).toBe(true), { timeout: 10_000 });
  }));
