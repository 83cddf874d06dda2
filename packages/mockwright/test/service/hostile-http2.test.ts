// HTTP/2 made at random: headers and pseudo headers, streams that are given up, frames as no client sends them. Whatever
// comes, the server goes on, and never has a bug of its own.
// FUZZ_RUNS=2000 tries for longer than the suite has time for, FUZZ_SEED=… the same again.
import * as fc from 'fast-check';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect as connectHttp2, constants, type ClientHttp2Session } from 'node:http2';
import { join } from 'node:path';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { REAL_TEMPLATES } from './real-templates.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const numRuns = Number(process.env['FUZZ_RUNS'] ?? 25);
const seed = Number(process.env['FUZZ_SEED'] ?? 20);
const TIMEOUT = 20_000 + numRuns * 200;
/** How long an attempt is waited for. */
const PATIENCE = 400;
/** How long an answer is waited for that has to come. */
const LONG_PATIENCE = 10_000;

const FILES = {
  'Mocks/all.json': `{
    "request": { "method": "*", "route": "all/{**rest}" },
    "response": { "body": { "url": "<#= Request.Url #>", "header": "<#= Request.Header["x-a"] #>", "cookie": "<#= Request.Cookies["a"] #>", "raw": "<#= Request.RawBody #>" } } }`,
  'Mocks/big.json': `{ "request": { "route": "big" }, "response": { "body": { "a": "<#= new string('a', 300000) #>" } } }`,
  'Mocks/names.json': `{ "request": { "route": "names" }, "response": { "headers": { "constructor": "a", "__proto__": "b", "toString": ["c", "d"] }, "body": {} } }`,
  'Mocks/takes.json': `{ "request": { "method": "POST", "route": "takes" }, "response": { "body": { "n": "<#= Global["n"] = Request.RawBody #>" } } }`,
  'Mocks/shrinks.json': `{ "request": { "route": "shrinks" }, "response": { "file": "shrinking.bin", "chunks": { "count": 10, "duration": 200 } } }`,
  'Mocks/ping.json': `{ "request": { "route": "ping" }, "response": { "body": { "a": 1 } } }`,
};

let server: TestServer;
let ca: Buffer;
let url: URL;
beforeAll(async () => {
  server = await startTestServer(FILES, {
    ...REAL_TEMPLATES,
    urls: ['https://localhost:0'],
    headerTimeoutMilliseconds: 1000,
    requestTimeoutMilliseconds: 1000,
    maxHeaderBytes: 4000,
    maxBodyBytes: 100_000,
  });
  await server.server.ready;
  ca = readFileSync(join(server.folder, '.data/mockwright/certificates/authority.pem'));
  url = new URL(server.base);
});
afterAll(() => server[Symbol.asyncDispose]());

/** Asks on a connection of its own: the server is there. */
async function isAlive(): Promise<void> {
  const session = connectHttp2(server.base, { ca });
  try {
    expect(await ask(session, { ':path': '/ping' }, undefined, undefined, LONG_PATIENCE)).toBe(200);
  } finally {
    session.destroy();
  }
  expect(server.lines.filter((line) => line.includes('bug of mockwright'))).toEqual([]);
  server.lines.length = 0;
}

/** The status that comes; undefined where none does. @param resetAfter milliseconds after which the stream is given up */
function ask(
  session: ClientHttp2Session,
  headers: Record<string, string | readonly string[]>,
  body: Buffer | undefined,
  resetAfter: number | undefined,
  patience: number = PATIENCE,
): Promise<number | undefined> {
  return new Promise((resolve) => {
    const wait = setTimeout(() => resolve(undefined), patience);
    const end = (status?: number): void => {
      clearTimeout(wait);
      resolve(status);
    };
    session.on('error', () => end());
    try {
      const stream = session.request(headers as never, { endStream: body === undefined });
      let status: number | undefined;
      stream
        .on('response', (head) => (status = head[':status']))
        .on('error', () => end())
        .on('close', () => end(status))
        .resume();
      if (body !== undefined) stream.end(body);
      if (resetAfter !== undefined) setTimeout(() => stream.close(constants.NGHTTP2_CANCEL), resetAfter);
    } catch {
      // What the client itself refuses to send.
      end();
    }
  });
}

const check = (property: fc.IAsyncProperty<unknown[]>): Promise<void> =>
  fc.assert(property as fc.IAsyncProperty<unknown>, { numRuns, seed, endOnFailure: true });

const word = fc.oneof(
  fc.constantFrom(
    '/all/x',
    '/big',
    '/ping',
    '*',
    '',
    '/_mock/health',
    '/%00',
    '/a b',
    '//',
    'http://h/all/x',
    '/?',
  ),
  fc.string({ maxLength: 8 }),
);
const name = fc.constantFrom(
  ':method',
  ':path',
  ':scheme',
  ':authority',
  ':status',
  ':protocol',
  'x-a',
  'X-A',
  'cookie',
  'host',
  'content-length',
  'content-type',
  'expect',
  'te',
  'connection',
  'transfer-encoding',
  'accept-encoding',
  'range',
);
const value = fc.oneof(
  word,
  fc.constantFrom(
    'GET',
    'POST',
    'CONNECT',
    'a=1; b',
    'chunked',
    '100-continue',
    '5',
    'bytes=0-',
    'é',
    'x'.repeat(3000),
  ),
);
const request = fc.record({
  path: word,
  more: fc.array(fc.tuple(name, value), { maxLength: 6 }),
  body: fc.option(fc.nat(150_000), { nil: undefined }),
  resetAfter: fc.option(fc.nat(20), { nil: undefined }),
});

test(
  'requests',
  () =>
    check(
      fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 6 }), async (requests) => {
        const session = connectHttp2(server.base, { ca }).on('error', () => undefined);
        try {
          await Promise.all(
            requests.map(({ path, more, body, resetAfter }) =>
              ask(
                session,
                { ':path': path, ...Object.fromEntries(more) },
                body === undefined ? undefined : Buffer.alloc(body, 97),
                resetAfter,
              ),
            ),
          );
        } finally {
          session.destroy();
        }
        await isAlive();
      }) as never,
    ),
  TIMEOUT,
);

/** A frame of RFC 9113 4.1, whose length may be another than it says. */
const frame = fc
  .record({
    type: fc.nat(11),
    flags: fc.nat(255),
    stream: fc.oneof(fc.nat(9), fc.constantFrom(0x7fffffff, 0x80000001)),
    payload: fc.oneof(
      fc.uint8Array({ maxLength: 40 }),
      // `:method: GET`, `:scheme: https`, `:path: /`, names of the dynamic table, one that goes on for ever.
      fc.constantFrom(
        Uint8Array.of(0x82, 0x87, 0x84),
        Uint8Array.of(0x82, 0x87, 0x04, 0x05, 0x2f, 0x70, 0x69, 0x6e, 0x67),
        Uint8Array.of(0xbe, 0xff, 0xff, 0xff, 0xff, 0xff),
        new Uint8Array(16_384).fill(0x82),
        new Uint8Array(20_000),
      ),
    ),
    told: fc.oneof(fc.constant(undefined), fc.nat(0xffffff)),
  })
  .map(({ type, flags, stream, payload, told }) => {
    const head = Buffer.alloc(9);
    head.writeUIntBE(told ?? payload.length, 0, 3);
    head[3] = type;
    head[4] = flags;
    head.writeUInt32BE(stream, 5);
    return Buffer.concat([head, payload]);
  });
const PREFACE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0', 'latin1');

/** Sends bytes on a connection of its own; is done when that ends, or after a while. */
function send(bytes: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const socket: TLSSocket = connectTls(
      { host: url.hostname, port: Number(url.port), ca, servername: 'localhost', ALPNProtocols: ['h2'] },
      () => socket.write(bytes),
    );
    const end = (): void => {
      clearTimeout(wait);
      socket.destroy();
      resolve();
    };
    const wait = setTimeout(end, PATIENCE / 4);
    socket.on('error', end).on('close', end).resume();
  });
}

test(
  'frames',
  () =>
    check(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(frame, { minLength: 1, maxLength: 12 }),
        async (isGreeted, frames) => {
          await send(Buffer.concat([...(isGreeted ? [PREFACE] : []), ...frames]));
          await isAlive();
        },
      ) as never,
    ),
  TIMEOUT,
);

test('a stream that is opened and given up thousands of times', async () => {
  const session = connectHttp2(server.base, { ca }).on('error', () => undefined);
  for (let index = 0; index < 3000 && !session.destroyed; index++) {
    if (index % 500 === 0) await new Promise((resolve) => setImmediate(resolve));
    session
      .request({ ':path': '/all/x' })
      .on('error', () => undefined)
      .close(constants.NGHTTP2_CANCEL);
  }
  session.destroy();
  await isAlive();
}, 20_000);

test.each([constants.NGHTTP2_NO_ERROR, constants.NGHTTP2_CANCEL])(
  'half of a body is none, whatever the client gives it up with: %i',
  async (code) => {
    const path = Buffer.from('/takes');
    const head = Buffer.from([0x83, 0x87, 0x04, path.length, ...path, 0x01, 1, 0x61]);
    const frameOf = (type: number, flags: number, payload: Buffer): Buffer =>
      Buffer.concat([Buffer.from([0, 0, payload.length, type, flags, 0, 0, 0, 1]), payload]);
    await send(
      Buffer.concat([
        PREFACE,
        frameOf(1, 4, head),
        frameOf(0, 0, Buffer.from('half of')),
        frameOf(3, 0, Buffer.from([0, 0, 0, code])),
      ]),
    );
    await isAlive();
    expect(server.server.service.sessions.default.global.get('n')).toBeUndefined();
    const [last] = server.server.service.journal.find({ path: '/takes', limit: 1 });
    expect(last).toMatchObject({ isAborted: true, body: undefined });
    expect(server.requests.findLast((each) => each.path === '/takes')).toMatchObject({ status: undefined });
  },
);

test('an answer that is broken off is no whole one', async () => {
  const session = connectHttp2(server.base, { ca });
  try {
    writeFileSync(join(server.folder, 'shrinking.bin'), Buffer.alloc(100_000));
    const stream = session.request({ ':path': '/shrinks' }, { endStream: true });
    stream.once('data', () => writeFileSync(join(server.folder, 'shrinking.bin'), ''));
    await expect(once(stream.resume(), 'end')).rejects.toThrow('NGHTTP2_INTERNAL_ERROR');
  } finally {
    session.destroy();
  }
});

test('answers of any length that a client does not take are counted', async () => {
  const { unread } = server.server.service;
  const take = vi.spyOn(unread, 'take');
  const session = connectHttp2(server.base, { ca });
  expect(await ask(session, { ':path': '/all/x' }, Buffer.alloc(3000, 97), undefined)).toBe(200);
  session.destroy();
  expect(take.mock.calls).toEqual([[expect.any(Number)]]);
  await vi.waitFor(() => expect(unread.take(512 * 1024 * 1024)).toBe(true));
  unread.give(512 * 1024 * 1024);
});

test('headers may be called as members of every object are', async () => {
  const session = connectHttp2(server.base, { ca });
  const headers = await new Promise((resolve) =>
    session.request({ ':path': '/names' }).on('response', resolve).resume(),
  );
  expect(headers).toMatchObject({ constructor: 'a', tostring: 'c, d' });
  session.destroy();
});

test('methods that clients make up are neither counted one by one nor carried along', async () => {
  const session = connectHttp2(server.base, { ca }).on('error', () => undefined);
  const { journal } = server.server.service;
  const before = journal.count({});
  const askWith = (method: string): Promise<unknown> =>
    ask(session, { ':method': method, ':path': '/all/x' }, undefined, undefined, LONG_PATIENCE);
  try {
    for (let index = 0; index < 300; index++) expect(await askWith(`M${index}`)).toBe(200);
    expect(await askWith('PATCH')).toBe(200);
    expect(await askWith('M'.repeat(101))).toBe(501);
  } finally {
    session.destroy();
  }
  expect(journal.count({}) - before).toBe(302);
  expect(journal.count({ method: 'M1' })).toBe(1);
  expect(journal.count({ method: 'PATCH' })).toBeGreaterThan(0);
  expect([...journal.counters()].length).toBeLessThan(260);
  await isAlive();
});
