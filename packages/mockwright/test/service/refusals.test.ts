// What is no request, or comes too slowly, behind requests that are under way: those are answered first.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { fake, PING } from './fake-templates.ts';
import { withServer } from './test-server.ts';

const LONG = 'x'.repeat(3_000_000);
const FILES = {
  ...PING,
  'Mocks/s.json': fake({ route: 's/{n}', wait: 30, echo: 'route' }),
  'Mocks/chunks.json': fake({ route: 'chunks', body: 'abc', chunks: { count: 3, duration: 60 } }),
  'Mocks/file.json': fake({ route: 'file', file: 'long.txt' }),
  'Mocks/post.json': fake({ route: 'post', method: 'POST', echo: 'body' }),
  'Mocks/hang.json': fake({ route: 'hang', fault: 'hang' }),
  'long.txt': LONG,
};
const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const post = (length: number, sent = length): string =>
  `POST /post HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n${'x'.repeat(sent)}`;

/** Statuses, numbers of `/s/{n}` and whole bodies in the order of the answers. */
const told = (received: string): string[] =>
  [...received.matchAll(/HTTP\/1\.1 (\d+)|"n":\s*"(\d)"|(?<=\r\n\r\n)x+|\r\n0\r\n\r\n/g)].map(
    ([all, status, n]) => status ?? n ?? (all === '\r\n0\r\n\r\n' ? 'end' : String(all.length)),
  );

describe.each([
  ['bytes that are none', 'nonsense\r\n\r\n', '400'],
  ['a body that breaks', 'POST /post HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n', '400'],
  ['a tunnel', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', '501'],
])('behind requests that came, %s', (_name, bytes, status) => {
  test.each([
    ['that wait', [1, 2, 3].map((n) => get(`/s/${n}`)).join(''), ['200', '1', '200', '2', '200', '3']],
    ['in pieces', get('/chunks'), ['200', 'end']],
    ['for a file', get('/file'), ['200', '3000000']],
    ['for a file, which waits', get('/s/1') + get('/file'), ['200', '1', '200', '3000000']],
    ['for what is there', get('/ping'), ['200']],
  ])('%s', (_, before, expected) =>
    withServer(FILES, async ({ askRaw, requests, lines }) => {
      expect(told(await askRaw(before + bytes))).toEqual([...expected, status]);
      expect(requests).toHaveLength(before.split('GET').length - 1);
      expect(lines.filter((line) => line.includes(` ${status} `))).toHaveLength(1);
    }),
  );

  test('is refused once, whatever follows it', () =>
    withServer(FILES, async ({ base }) => {
      const warn = vi.spyOn(process, 'emitWarning');
      const { socket, received } = open(base);
      const closed = whenClosed(socket);
      socket.write(get('/s/1') + bytes);
      for (let index = 0; index < 20; index++) {
        socket.write(get('/s/2'));
        await new Promise(setImmediate);
      }
      await closed;
      expect(told(received())).toEqual(['200', '1', status]);
      expect(warn).not.toHaveBeenCalled();
    }));

  test('keeps nobody who hangs up', () =>
    withServer(FILES, async ({ base, requests }) => {
      const { socket } = open(base);
      socket.write(get('/hang') + bytes);
      await sleep(50);
      socket.end();
      await whenClosed(socket);
      await vi.waitFor(() => expect(requests.some(({ path }) => path === '/hang')).toBe(true), 5000);
    }));

  test('keeps no server from its end', () =>
    withServer(
      FILES,
      async ({ base, server }) => {
        const { socket } = open(base);
        socket.write(get('/hang') + bytes);
        await sleep(50);
        const closed = whenClosed(socket);
        await server.close();
        await closed;
      },
      { shutdownMilliseconds: 100 },
    ));
});

test('requests behind one that asks to end the connection are not answered', () =>
  withServer(FILES, async ({ askRaw }) => {
    const last = get('/s/2').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
    expect(told(await askRaw(get('/s/1') + last + get('/s/3')))).toEqual(['200', '1', '200', '2']);
  }));

test('the time in which the server does not read what is there is not the client’s', () =>
  withServer(
    { ...FILES, 'Mocks/slow.json': fake({ route: 'slow', wait: 1200, body: '1' }) },
    async ({ base }) => {
      const last = get('/ping').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
      const statuses = async (bytes: string): Promise<string[]> => {
        const { socket, received } = open(base);
        socket.write(bytes);
        await whenClosed(socket);
        return told(received()).filter((each) => each.length === 3);
      };
      const takeSlowly = async (): Promise<string[]> => {
        const { socket, received } = open(base);
        socket.write(get('/file'));
        await once(socket, 'data');
        socket.pause().write(post(400_000) + last);
        await sleep(1500);
        socket.resume();
        await whenClosed(socket);
        return told(received());
      };
      const cases: Readonly<Record<string, readonly [Promise<string[]>, readonly string[]]>> = {
        'a body behind a slow answer': [statuses(get('/slow') + post(400_000) + last), ['200', '200', '200']],
        'a body of an endpoint that waits': [statuses(endpoint(400_000) + last), ['200', '200']],
        'answers that are taken slowly': [takeSlowly(), ['200', '3000000', '200', '200']],
        'half a body': [statuses(get('/slow') + post(400_000, 200_000)), ['200', '408']],
        'half a short body': [statuses(get('/slow') + post(400, 200)), ['200', '408']],
        'half a head': [statuses(get('/slow') + last.slice(0, 20)), ['200', '408']],
        'half a body of an endpoint that waits': [statuses(endpoint(400_000, 200_000)), ['200', '408']],
      };
      for (const [name, [came, expected]] of Object.entries(cases))
        expect([name, await came]).toEqual([name, expected]);
    },
    { headerTimeoutMilliseconds: 200, requestTimeoutMilliseconds: 800 },
  ));

function endpoint(length: number, sent = length): string {
  const head = `GET /_mock/requests?wait=1200&path=/never HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`;
  return head + 'x'.repeat(sent);
}

function open(base: string): { readonly socket: Socket; readonly received: () => string } {
  let received = '';
  const socket = connect(Number(new URL(base).port), '127.0.0.1')
    .setEncoding('latin1')
    .on('data', (text: string) => (received += text))
    .on('error', () => undefined);
  return { socket, received: () => received };
}

function whenClosed(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()));
}
