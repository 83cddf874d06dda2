// Delays, faults, pieces, events and ranges, over real sockets.
import { describe, expect, test } from 'vitest';
import { drawDelay } from '../../service/answers/draw-delay.ts';
import { Seed } from '../../template/running/seed.ts';
import { fake, PING } from './fake-templates.ts';
import { withServer } from './test-server.ts';

const GET = (path: string, version = '1.1'): string =>
  `GET ${path} HTTP/${version}\r\nHost: a\r\nConnection: close\r\n\r\n`;
const one = (members: object): Record<string, string> => ({
  ...PING,
  'Mocks/a.json': fake({ route: 'a', ...members }),
});

test.each([
  [{ wait: 150 }, {}],
  [{ wait: { min: 150, max: 160 } }, {}],
  [{}, { delayMilliseconds: 150 }],
])('%j with settings %j waits', (members, settings) =>
  withServer(
    one({ ...members, body: '1' }),
    async ({ ask }) => {
      const started = performance.now();
      expect((await ask('/a')).body).toBe('1');
      expect(performance.now() - started).toBeGreaterThan(145);
    },
    settings,
  ),
);

test('delays are drawn as their distribution says', () => {
  const next = Seed.of('1').generator();
  const draw = (delay: Parameters<typeof drawDelay>[0]): number[] =>
    Array.from({ length: 2001 }, () => drawDelay(delay, () => next)).sort((a, b) => a - b);
  const spread = draw({ min: 10, max: 20 });
  expect([Math.floor(spread[0]!), Math.floor(spread.at(-1)!)]).toEqual([10, 19]);
  expect(draw({ median: 200, sigma: 0.4 })[1000]).toBeCloseTo(200, -2);
  const normal = draw({ mean: 50, deviation: 50 });
  expect(normal[0]).toBe(0);
  expect(normal[1000]! / 50).toBeCloseTo(1, 0);
});

describe('faults', () => {
  test.each([
    ['reset', 'ECONNRESET'],
    ['close', ''],
  ] as const)('%s', (fault, expected) =>
    withServer(one({ fault, body: '"long"' }), async ({ ask, askRaw, requests }) => {
      expect(await askRaw(GET('/a')).catch((error: NodeJS.ErrnoException) => error.code)).toBe(expected);
      expect(requests.at(-1)).toMatchObject({ fault, status: undefined });
      expect((await ask('/ping')).status).toBe(200);
      const { body } = await ask('/_mock/requests');
      expect(body).toContain(`"fault": "${fault}"`);
    }),
  );

  test('garbage is no HTTP', () =>
    withServer(one({ fault: 'garbage' }), async ({ ask, askRaw }) => {
      expect(await askRaw(GET('/a'))).toMatch(/^\0\xff/);
      await expect(ask('/a')).rejects.toMatchObject({ code: /^HPE_/ });
    }));

  test.each([
    { body: '0123456789' },
    { body: '' },
    {},
    { file: 'f.txt' },
    { file: 'empty.txt' },
    { status: 204 },
    { events: [] },
  ])('truncate, with %j', (members) =>
    withServer(
      { ...one({ fault: 'truncate', ...members }), 'f.txt': '0123456789', 'empty.txt': '' },
      async ({ ask }) => {
        await expect(ask('/a')).rejects.toMatchObject({ code: 'ECONNRESET' });
        await expect(ask('/a', { method: 'HEAD' })).rejects.toMatchObject({ code: 'ECONNRESET' });
      },
    ),
  );

  test('hang ends with the service', () =>
    withServer(one({ fault: 'hang' }), async ({ askRaw, server }) => {
      const answer = askRaw(GET('/a'));
      const first = await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 100, 'none'))]);
      expect(first).toBe('none');
      await server.close();
      expect(await answer).toBe('');
    }));
});

test.each([{ body: '0123456789' }, { file: 'f.txt' }])('chunks of %j', (members) =>
  withServer(
    { ...one({ chunks: { count: 5, duration: 100 }, ...members }), 'f.txt': '0123456789' },
    async ({ askRaw }) => {
      const started = performance.now();
      expect(await askRaw(GET('/a'))).toMatch(
        /\r\n\r\n2\r\n01\r\n2\r\n23\r\n2\r\n45\r\n2\r\n67\r\n2\r\n89\r\n0\r\n\r\n$/,
      );
      expect(performance.now() - started).toBeGreaterThan(95);
      expect(await askRaw(GET('/a', '1.0'))).toMatch(/\r\n\r\n0123456789$/);
    },
  ),
);

test('events, and a stream that stays open until the service ends', () =>
  withServer(
    one({
      headers: { 'Content-Type': 'text/event-stream' },
      events: [
        { id: '1', event: 'e', retry: 5, data: 'a\nb' },
        { data: '{}', delay: 10 },
      ],
      keepOpen: true,
    }),
    async ({ ask, server }) => {
      const answer = ask('/a');
      expect((await ask('/a', { method: 'HEAD' })).headers['cache-control']).toBe('no-cache');
      await new Promise((resolve) => setTimeout(resolve, 100));
      await server.close();
      expect((await answer).body).toBe('id: 1\nevent: e\nretry: 5\ndata: a\ndata: b\n\ndata: {}\n\n');
    },
  ));

describe('ranges of files', () => {
  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=1-2,4-5', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
  ])('%s is %i', (Range, status, body, part) =>
    withServer({ ...one({ file: 'f.txt' }), 'f.txt': '0123456789' }, async ({ ask }) => {
      const answer = await ask('/a', { headers: { Range } });
      expect(answer).toMatchObject({ status, body });
      expect(answer.headers['content-range']).toBe(part);
    }),
  );

  test('who has the file already gets 304; a part only of the same', () =>
    withServer({ ...one({ file: 'f.txt' }), 'f.txt': '0123456789' }, async ({ ask }) => {
      const { etag = '', 'last-modified': date = '', ...headers } = (await ask('/a')).headers;
      expect(headers['accept-ranges']).toBe('bytes');
      const ask2 = async (given: Record<string, string>): Promise<number> =>
        (await ask('/a', { headers: given })).status;
      expect(await ask2({ 'If-None-Match': `"x", W/${etag}` })).toBe(304);
      expect(await ask2({ 'If-None-Match': '"x"', 'If-Modified-Since': date })).toBe(200);
      expect(await ask2({ 'If-Modified-Since': date })).toBe(304);
      expect(await ask2({ Range: 'bytes=0-1', 'If-Range': etag })).toBe(206);
      expect(await ask2({ Range: 'bytes=0-1', 'If-Range': '"x"' })).toBe(200);
    }));
});

test('205 has no body, an empty Content-Type is not sent', () =>
  withServer(one({ status: 205, headers: { 'Content-Type': '' }, body: 'x' }), async ({ ask }) => {
    const { headers, body } = await ask('/a');
    expect(body).toBe('');
    expect(headers['content-length']).toBe('0');
    expect(headers).not.toHaveProperty('content-type');
  }));

describe.each([
  ['X-Option', 'X-Option, close'],
  ['keep-alive', 'close'],
  ['Keep-Alive, a ,', 'a, close'],
  ['Close', 'close'],
])('an answer with a header Connection: %s', (value, expected) => {
  const files = one({ headers: { connection: value }, body: '1' });

  test.each([
    ['asks for the end', GET('/a')],
    ['speaks HTTP/1.0', 'GET /a HTTP/1.0\r\n\r\n'],
    ['asks for another protocol', 'GET /a HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'],
  ])('ends the connection of a client that %s', (_name, bytes) =>
    withServer(files, async ({ askRaw }) => {
      const received = await askRaw(bytes + GET('/ping'));
      expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
      expect(received.match(/(?<=^connection: ).*$/gim)).toEqual([expected]);
      expect(received).toMatch(/\r\n\r\n1$/);
    }),
  );
});

test('an answer with a header Connection leaves the connection open for who did not ask for its end', () =>
  withServer(one({ headers: { Connection: 'a' }, body: '1' }), async ({ askRaw }) => {
    const received = await askRaw(`GET /a HTTP/1.1\r\nHost: a\r\n\r\n${GET('/ping')}`);
    expect(received.match(/HTTP\/1\.1 \d+/g)).toHaveLength(2);
    expect(received).toMatch(/^Connection: a\r$/m);
  }));
