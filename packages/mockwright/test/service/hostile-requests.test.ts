// Requests made at random, from what servers trip over: whatever comes, the server answers, and never by a bug of its own.
// FUZZ_RUNS=5000 tries for longer than the suite has time for, FUZZ_SEED=… the same again.
import * as fc from 'fast-check';
import { connect } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REAL_TEMPLATES } from './real-templates.ts';
import { startTestServer, type TestServer } from './test-server.ts';

const numRuns = Number(process.env['FUZZ_RUNS'] ?? 60);
const seed = Number(process.env['FUZZ_SEED'] ?? 20);
const TIMEOUT = 20_000 + numRuns * 50;

const FILES = {
  'Mocks/all.json': `{
    "request": { "method": "*", "route": "all/{**rest}" },
    "response": { "body": {
      "url": "<#= Request.Url #>", "rest": "<#= Request.Route["rest"] #>", "a": "<#= Request.Query["a"] #>",
      "header": "<#= Request.Header["X-A"] #>", "cookie": "<#= Request.Cookies["a"] #>",
      "file": "<#= Request.Files["f"]?.Text #>", "length": <#= Request.Bytes.Length #>, "raw": "<#= Request.RawBody #>",
      "b": "<#= Request.Body["a"]?.ToString() #>", "body": <#= Request.Body #>
    } } }`,
  'Mocks/text.json': `{ "request": { "method": "*", "route": "{a:int}/{b?}", "condition": "<#= Request.Body.ToString().Length >= 0 #>" },
    "response": { "headers": { "Content-Type": "text/xml" }, "body": "<a><#= Request.Body["a"] #></a>" } }`,
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(FILES, {
    ...REAL_TEMPLATES,
    headerTimeoutMilliseconds: 1000,
    requestTimeoutMilliseconds: 1000,
    maxHeaderBytes: 2000,
    maxBodyBytes: 100_000,
  });
  await server.server.ready;
});
afterAll(() => server[Symbol.asyncDispose]());

/** Statuses from 500 that say what they should. */
const FINE = new Set([501, 505]);

/** The statuses that came. */
const seen = new Set<number>();

/** Sends bytes, closes its half, and looks at what comes. */
function send(bytes: Buffer): Promise<string> {
  const { hostname, port } = new URL(server.base);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error('nothing happened for 8 s'));
    }, 8000);
    socket.setEncoding('latin1').on('data', (text: string) => (received += text));
    socket
      .on('error', () => undefined)
      .on('close', () => {
        clearTimeout(timer);
        resolve(received);
      });
    socket.end(bytes);
  });
}

async function survives(bytes: Buffer): Promise<void> {
  server.lines.length = 0;
  const answer = await send(bytes);
  for (const [, status] of answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)) {
    seen.add(Number(status));
    if (Number(status) >= 500) expect(FINE).toContain(Number(status));
  }
  expect(answer).not.toMatch(/^Mockwright-Error: internal/m);
  expect(server.lines.filter((line) => line.includes('bug of mockwright'))).toEqual([]);
}

const check = (property: fc.IAsyncPropertyWithHooks<[Buffer]>): Promise<void> =>
  fc.assert(property, { numRuns, seed, endOnFailure: true });
const textOf = (...pieces: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 3 })), { maxLength: 25 })
    .map((all) => all.join(''));

const json = fc.oneof(
  fc.json(),
  textOf(
    '{',
    '}',
    '[',
    ']',
    '"a":',
    "'",
    '"',
    ',',
    ':',
    '1e999',
    '-',
    '\\u12',
    '\\',
    '//',
    '/*',
    'null',
    'NaN',
    '\ufeff',
    '$type',
    '__proto__',
  ),
  fc.integer({ min: 1, max: 3000 }).map((depth) => '['.repeat(depth)),
);
const xml = textOf(
  '<a>',
  '</a>',
  '<b/>',
  '<',
  '>',
  '<!DOCTYPE a [',
  ']>',
  '<!ENTITY x "y">',
  '&x;',
  '&#0;',
  '&#x10ffff;',
  '<![CDATA[',
  ']]>',
  '<!--',
  '-->',
  '<?xml version="1.0"?>',
  '<?p ',
  'a="1"',
  'xmlns:json="http://james.newtonking.com/projects/json" json:Array="true"',
  ' ',
);
const form = textOf('a=', '&', '=', '%', '%f', '%ff', '%00', '+', 'a', '%C3%A9', '\0');
const multipart = textOf(
  '--B',
  '--B--',
  '\r\n',
  '\r\n\r\n',
  'Content-Disposition: form-data; name="a"',
  '; filename="f"',
  "; filename*=UTF-8''%ff",
  'Content-Type: text/plain; charset=utf-16',
  'Content-Transfer-Encoding: base64',
  '\n',
  '"',
);
const body = fc.oneof(
  ...(
    [
      ['application/json', json],
      ['application/x+json; charset=utf-16', json],
      ['text/xml', xml],
      ['application/soap+xml; charset=utf-7', xml],
      ['application/x-www-form-urlencoded', form],
      ['multipart/form-data; boundary=B', multipart],
      ['multipart/form-data', multipart],
      ['multipart/form-data; boundary="', multipart],
      ['text/plain; charset=', json],
      ['', json],
    ] as const
  ).map(([type, text]) => text.map((content) => ({ type, content }))),
);
const CODINGS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  '': (bytes) => bytes,
  gzip: gzipSync,
  br: brotliCompressSync,
  deflate: (bytes) => deflateSync(bytes),
  'gzip, br': (bytes) => brotliCompressSync(gzipSync(bytes)),
  'x, gzip': (bytes) => bytes,
};

test(
  'bodies',
  () =>
    check(
      fc.asyncProperty(
        fc
          .tuple(
            body,
            fc.constantFrom(...Object.keys(CODINGS)),
            fc.option(fc.nat(200)),
            fc.boolean(),
            fc.boolean(),
          )
          .map(([{ type, content }, coding, cut, isLatin, isChunked]) => {
            const packed = CODINGS[coding]!(Buffer.from(content, isLatin ? 'latin1' : 'utf8'));
            const bytes = cut === null ? packed : packed.subarray(0, cut);
            const framed = isChunked
              ? Buffer.concat([
                  Buffer.from(`${bytes.length.toString(16)}\r\n`),
                  bytes,
                  Buffer.from('\r\n0\r\n\r\n'),
                ])
              : bytes;
            const head =
              `POST ${isLatin ? '/all/x' : '/5'} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Type: ${type}\r\n` +
              `Content-Encoding: ${coding}\r\n${isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes.length}`}\r\n\r\n`;
            return Buffer.concat([Buffer.from(head), framed]);
          }),
        survives,
      ),
    ),
  TIMEOUT,
);

const target = textOf(
  '/',
  '/all/',
  '..',
  '.',
  '%2e',
  '%2F',
  '%00',
  '%',
  '%c0%af',
  '?',
  '&',
  'a=',
  '#',
  ';',
  '\\',
  '//',
  'http://h',
  '@',
  '[::1]',
  ':',
  '*',
  '5',
  '/_mock/',
  '/_mock/session/',
  '{',
  '\t',
);
const header = textOf(
  'X-A',
  ': ',
  ':',
  '\r\n',
  '\n',
  '\r',
  ' ',
  'Cookie',
  'a=b;',
  ';',
  '"',
  'Host',
  'Range',
  'bytes=0-',
  'Accept-Language',
  'de;q=',
  'Mockwright-Session',
  'Mockwright-Seed',
  'Expect',
  '100-continue',
  'Content-Encoding',
  'gzip',
  'Accept: text/html',
  'If-None-Match',
  'é',
);
test(
  'targets and headers',
  () =>
    check(
      fc.asyncProperty(
        fc
          .tuple(
            fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS', 'PUT', 'M-SEARCH', 'QUERY', 'X', ''),
            target,
            fc.array(header, { maxLength: 6 }),
          )
          .map(([method, path, headers]) =>
            Buffer.from(
              `${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers.join('\r\n')}\r\n\r\n`,
              'latin1',
            ),
          ),
        survives,
      ),
    ),
  TIMEOUT,
);

const wire = textOf(
  'GET ',
  'POST ',
  '/all/x',
  ' HTTP/1.1',
  ' HTTP/1.0',
  ' HTTP/2.0',
  '\r\n',
  '\n',
  '\r\n\r\n',
  'Host: a',
  'Content-Length: ',
  '0',
  '5',
  '-1',
  '+5',
  '5, 5',
  'Transfer-Encoding: ',
  'chunked',
  'identity',
  ' ,chunked',
  '\tchunked',
  'Transfer-Encoding : chunked',
  '5\r\nabcde\r\n',
  '0\r\n\r\n',
  '1;x=y\r\na\r\n',
  'abcde',
  'Connection: ',
  'close',
  'keep-alive',
  'Upgrade: h2c',
  'upgrade, http2-settings',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0016\u0003\u0001',
);
test(
  'bytes that may be one request, or two, or none',
  () =>
    check(
      fc.asyncProperty(
        wire.map((text) => Buffer.from(text, 'latin1')),
        survives,
      ),
    ),
  TIMEOUT,
);

const endpoint = fc.constantFrom(
  'requests',
  'requests/1',
  'requests/count',
  'requests/1/replay',
  'templates',
  'templates/x',
  'globals',
  'globals/a',
  'sessions',
  'sessions/a',
  'clock',
  'reset',
  'explain',
  'events',
  'metrics',
  'openapi.json',
  'schema.json',
  '',
  'health',
  'ready',
  'all/x/verification',
  'verification',
);
const call = fc.oneof(
  fc.json(),
  fc
    .record(
      {
        url: fc.oneof(fc.string(), fc.constant('/all/x')),
        method: fc.string(),
        headers: fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.array(fc.string()))),
        body: fc.anything(),
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
  fc
    .record(
      {
        now: fc.oneof(fc.string(), fc.double(), fc.constant('9999-12-31T23:59:59Z')),
        frozen: fc.anything(),
        advance: fc.oneof(fc.double(), fc.maxSafeInteger()),
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
  fc
    .record(
      {
        text: fc.string(),
        template: fc.anything(),
        times: fc.oneof(fc.integer(), fc.double()),
        name: fc.string(),
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
  fc
    .record({ what: fc.array(fc.oneof(fc.string(), fc.constantFrom('globals', 'clock', 'seed'))) })
    .map((value) => JSON.stringify(value)),
);
const query = textOf(
  '?',
  '&',
  'session=',
  'since=',
  'limit=',
  'status=',
  'wait=1',
  'format=',
  'har',
  'curl',
  'path=',
  '-1',
  '1e9',
  '%',
  'matched=true',
  'raw=1',
  'x',
);
test(
  'calls of endpoints',
  () =>
    check(
      fc.asyncProperty(
        fc
          .tuple(fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'HEAD'), endpoint, query, call)
          // A stream of events does not end by itself.
          .filter(([, path]) => path !== 'events')
          .map(([method, path, text, content]) => {
            const bytes = Buffer.from(content);
            const line = `${method} /_mock/${path}${encodeURI(`?${text}`)} HTTP/1.1`;
            return Buffer.concat([
              Buffer.from(
                `${line}\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${bytes.length}\r\n\r\n`,
              ),
              bytes,
            ]);
          }),
        survives,
      ),
    ),
  TIMEOUT,
);

test('what was tried went all ways', () => {
  for (const status of [200, 400, 404, 405, 501]) expect(seen).toContain(status);
});
