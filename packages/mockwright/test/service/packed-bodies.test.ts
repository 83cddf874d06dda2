// Bodies that were packed on their way, and those that wait until they are asked for, over real sockets.
import { connect } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { fake, PING } from './fake-templates.ts';
import { messages, withServer, type Answer, type TestServer } from './test-server.ts';

const ECHO = { ...PING, 'Mocks/e.json': fake({ route: 'e', method: 'POST', echo: 'body' }) };
const JSON_TEXT = '{"a":["é",1]}';

const post = (
  { ask }: TestServer,
  coding: string,
  body: string | Uint8Array,
  path = '/e',
  type = 'application/json',
): Promise<Answer> =>
  ask(path, { method: 'POST', headers: { 'Content-Type': type, 'Content-Encoding': coding }, body });

test.each([
  ['gzip', gzipSync(JSON_TEXT)],
  ['X-GZIP', gzipSync(JSON_TEXT)],
  ['deflate', deflateSync(JSON_TEXT)],
  ['deflate', deflateRawSync(JSON_TEXT)],
  ['br', brotliCompressSync(JSON_TEXT)],
  ['identity', JSON_TEXT],
  ['', JSON_TEXT],
  ['deflate, gzip', gzipSync(deflateSync(JSON_TEXT))],
  [' br ,identity,, gzip', gzipSync(brotliCompressSync(JSON_TEXT))],
])('Content-Encoding: %s', (coding, body) =>
  withServer(ECHO, async (server) => {
    expect((await post(server, coding, body)).body).toBe(JSON_TEXT);
  }),
);

test.each([
  ['gzip', '{}', 'The body cannot be unpacked (Content-Encoding: gzip): incorrect header check.'],
  [
    'gzip',
    gzipSync(JSON_TEXT).subarray(0, 20),
    'cannot be unpacked (Content-Encoding: gzip): unexpected end',
  ],
  ['br', Buffer.alloc(100, 0xff), 'The body cannot be unpacked (Content-Encoding: br)'],
  ['zstd', 'x', 'It was sent with Content-Encoding: zstd, which is not unpacked: gzip, deflate and br are.'],
  ['gzip,gzip,gzip,gzip,gzip', 'x', 'Content-Encoding: gzip,gzip,gzip,gzip,gzip, which is not unpacked'],
])('%s of something else fails who asks for the body', (coding, body, message) =>
  withServer(
    { ...ECHO, 'Mocks/plain.json': fake({ route: 'plain', method: 'POST', body: '1' }) },
    async (server) => {
      const answer = await post(server, coding, body);
      expect(answer.headers['mockwright-error']).toBe('body-unreadable');
      expect(messages(answer.body)).toContain(message);
      expect((await post(server, coding, body, '/plain')).body).toBe('1');
    },
  ),
);

test(
  'a bomb is not unpacked further than the limit, and what it took is given back',
  () =>
    withServer(
      ECHO,
      async (server) => {
        const bomb = gzipSync(Buffer.alloc(200_000_000));
        const twice = gzipSync(bomb);
        const take = vi.spyOn(server.server.service.bodies, 'take');
        for (const [coding, body] of [
          ['gzip', bomb],
          ['gzip,gzip', twice],
        ] as const) {
          const answers = await Promise.all(Array.from({ length: 20 }, () => post(server, coding, body)));
          for (const { body: text } of answers) expect(messages(text)).toContain('longer than 1000000 bytes');
        }
        const most = Math.max(...take.mock.calls.map(([bytes]) => bytes));
        expect(most).toBeLessThan(2_500_000);
        await vi.waitFor(() => expect(server.server.service.bodies.take(120_000_000)).toBe(true), {
          timeout: 10_000,
        });
      },
      { bodiesBytes: 120_000_000 },
    ),
  30_000,
);

test('a client that goes while its body is unpacked leaves nothing behind', () =>
  withServer(
    ECHO,
    async ({ base, server, ask }) => {
      const body = gzipSync(Buffer.alloc(990_000));
      const head = `POST /e HTTP/1.1\r\nHost: a\r\nContent-Encoding: gzip\r\nContent-Length: ${body.length}\r\n\r\n`;
      const { hostname, port } = new URL(base);
      for (let index = 0; index < 20; index++) {
        const socket = connect(Number(port), hostname).on('error', () => undefined);
        socket.write(Buffer.concat([Buffer.from(head), body]), () => socket.destroy());
      }
      await vi.waitFor(() => expect(server.service.bodies.take(50_000_000)).toBe(true), { timeout: 10_000 });
      expect((await ask('/ping')).status).toBe(200);
    },
    { bodiesBytes: 50_000_000 },
  ));

test('the journal and curl have the body unpacked', () =>
  withServer(ECHO, async (server) => {
    await post(server, 'gzip', gzipSync(JSON_TEXT));
    const { requests } = JSON.parse((await server.ask('/_mock/requests')).body) as {
      requests: { body: string; headers: Record<string, string> }[];
    };
    expect(requests[0]).toMatchObject({ body: JSON_TEXT, headers: { 'Content-Encoding': 'gzip' } });
    const { body } = await server.ask('/_mock/requests?format=curl');
    expect(body).toContain(JSON_TEXT);
    expect(body).not.toContain('Content-Encoding');
  }));

test('endpoints unpack, too: 413, 415, 400', () =>
  withServer(PING, async (server) => {
    const clock = gzipSync('{"frozen":true}');
    const put = (coding: string, body: Uint8Array): Promise<Answer> =>
      server.ask('/_mock/clock', { method: 'PUT', headers: { 'Content-Encoding': coding }, body });
    expect((await put('gzip', clock)).body).toContain('"frozen": true');
    expect((await put('gzip', gzipSync(Buffer.alloc(2_000_000)))).status).toBe(413);
    expect((await put('zstd', clock)).status).toBe(415);
    expect((await put('br', clock)).status).toBe(400);
  }));

test('XML types of any kind', () =>
  withServer(ECHO, async (server) => {
    expect((await post(server, 'identity', '<r a="1"/>', '/e', 'application/soap+xml')).body).toBe(
      '{"r":{"@a":"1"}}',
    );
  }));

describe('Expect', () => {
  const request = (expectation: string, length: number, version = '1.1'): string =>
    `POST /e HTTP/${version}\r\nHost: a\r\nContent-Type: text/plain\r\nConnection: close\r\n` +
    `Expect: ${expectation}\r\nContent-Length: ${length}\r\n\r\n`;

  test('100-continue: the body is asked for where it is read', () =>
    withServer(ECHO, async ({ askRaw, base }) => {
      const { hostname, port } = new URL(base);
      const socket = connect(Number(port), hostname);
      let received = '';
      socket.on('data', (chunk: Buffer) => (received += chunk.toString()));
      socket.write(request('100-Continue', 2));
      await vi.waitFor(() => expect(received).toBe('HTTP/1.1 100 Continue\r\n\r\n'), { timeout: 10_000 });
      socket.write('hi');
      await vi.waitFor(() => expect(received).toMatch(/\r\n\r\n"hi"$/), { timeout: 10_000 });
      // Who need not wait sends it along.
      expect(await askRaw(`${request('100-continue', 2)}hi`)).toMatch(/^HTTP\/1\.1 100 [^]*"hi"$/);
      expect(await askRaw(`${request('100-continue', 2, '1.0')}hi`)).toMatch(/^HTTP\/1\.1 200 [^]*"hi"$/);
    }));

  test('a body that is too long is not asked for, nor anything else', () =>
    withServer(ECHO, async ({ askRaw }) => {
      const answer = await askRaw(request('100-continue', 2_000_000));
      expect(answer).toMatch(/^HTTP\/1\.1 501 /);
      expect(answer).toContain('longer than 1000000 bytes');
      expect(await askRaw(request('wonders', 0))).toMatch(/^HTTP\/1\.1 417 [^]*only 100-continue/);
    }));

  test('an endpoint of no body does not ask for one', () =>
    withServer(PING, async ({ askRaw }) => {
      const head = request('100-continue', 2).replace('/e', '/_mock/reset').replace('POST', 'GET');
      const answer = await askRaw(head.replace('Host: a\r\nContent', 'Host: localhost\r\nContent'));
      expect(answer).toMatch(/^HTTP\/1\.1 405 /);
      // The connection ends: what comes next may be the body or another request.
      const open = head.replace('Connection: close\r\n', '');
      expect(await askRaw(`${open}${open}`)).toMatch(/^HTTP\/1\.1 403 [^]*Connection: close\r\n/);
    }));
});
