// What is recorded, replayed, explained and exported of an answer agrees with what was sent, whatever fields of a template
// and parts of a request come together. FUZZ_RUNS=2000 tries for longer, FUZZ_SEED=… the same again.
import * as fc from 'fast-check';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REAL_TEMPLATES } from './real-templates.ts';
import { startTestServer, type Answer, type AskOptions, type TestServer } from './test-server.ts';

const numRuns = Number(process.env['FUZZ_RUNS'] ?? 60);
const seed = Number(process.env['FUZZ_SEED'] ?? 20);

const from = (...choices: readonly object[]): fc.Arbitrary<object> => fc.constantFrom({}, ...choices);

const BODY = from(
  ...[1, 'x', null, { a: [1, { b: 'ü' }] }, [], '', 'a\r\nb', '<a>é</a>', 10.5].map((body) => ({ body })),
  {
    body: { r: '<#= Request.RawBody #>', q: '<#= Request.Query["q"] #>', h: '<#= Request.Header["x-a"] #>' },
  },
  { body: "<#= new string('é', 3000) #>" },
  { body: '<#= new JObject { ["a"] = 1.0 } #>' },
  { body: '<#= int.Parse(Request.Query["q"] ?? "x") #>' },
  ...['AAEC/w==', 'QQ=='].map((bodyBase64) => ({ bodyBase64 })),
  ...['f.txt', 'empty.txt', 'none.txt', '<#= "f" + ".txt" #>'].map((file) => ({ file })),
  { events: [{ data: 'a\nb', id: '1', event: 'e', retry: 5 }, { data: { x: '<#= 1 + 1 #>' } }] },
  { events: [{ data: "<#= new string('é', 3000) #>" }] },
);
const STATUS = from(
  ...[201, 204, 304, 404, 'NotFound', '<#= 418 #>', 500, 299].map((status) => ({ status })),
);
const FAULT = from({ fault: 'reset' }, { fault: 'close' }, { fault: 'truncate' }, { fault: '' });
const CHUNKS = from({ chunks: { count: 3, duration: 5 } }, { chunks: { count: 1, duration: 0 } });
const HEADERS = from(
  ...[
    { 'X-A': ['1', '2'] },
    { 'Content-Type': 'text/plain; charset=utf-16' },
    { 'Content-Type': 'application/xml' },
    { 'Content-Type': 'text/html; charset=windows-1252' },
    { 'Set-Cookie': ['a=1', 'b=2; Path=/'] },
    { ETag: '"x"', 'Last-Modified': 'Mon, 01 Jan 2024 00:00:00 GMT' },
    { 'Content-Length': '3' },
    { 'X-Q': '<#= Request.Query["q"] #>' },
  ].map((headers) => ({ headers })),
);
const RESPONSE = fc
  .tuple(BODY, STATUS, fc.oneof({ weight: 3, arbitrary: fc.constant({}) }, FAULT), CHUNKS, HEADERS)
  .map((parts) => Object.assign({}, ...parts) as Readonly<Record<string, unknown>>);

const REQUEST = fc.constantFrom<AskOptions>(
  {},
  { method: 'HEAD' },
  { headers: { 'x-a': 'v,w' } },
  ...['bytes=0-9', 'bytes=-5', 'bytes=99999-', 'bytes=x'].map((range) => ({ headers: { range } })),
  { headers: { 'if-none-match': '*' } },
  { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":1}' },
  {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-encoding': 'gzip' },
    body: gzipSync('a=1&b=ü'),
  },
  {
    method: 'PUT',
    headers: { 'content-type': 'text/plain; charset=utf-16le' },
    body: Buffer.from([255, 254, 0, 1]),
  },
  { headers: { accept: 'text/html' } },
);
const QUERY = fc.constantFrom('', '?q=5', '?q=%C3%A9%20x', '?q');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(
    { 'f.txt': 'héllo\r\nwörld\n'.repeat(50), 'empty.txt': '' },
    { ...REAL_TEMPLATES, journalBodyLimit: 1001 },
  );
  await server.server.ready;
});
afterAll(() => server[Symbol.asyncDispose]());

const own = async (path: string, body?: object): Promise<Answer> =>
  body === undefined
    ? server.ask(`/_mock${path}`)
    : server.ask(`/_mock${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
const json = ({ body }: Answer): unknown => JSON.parse(body) as unknown;

interface Recorded {
  readonly id: number;
  readonly status: number;
  readonly fault?: string;
  readonly answer: { readonly body: string; readonly bodyBase64?: string; readonly truncated?: true } | null;
}

let routes = 0;

test(
  'the record, its replay, the explanation and the exports agree with the answer',
  () =>
    fc.assert(
      fc.asyncProperty(RESPONSE, REQUEST, QUERY, async (response, request, query) => {
        const path = `/${++routes}`;
        const added = await own('/templates', {
          template: { request: { route: path, method: '*' }, response },
        });
        expect(added.status).toBe(201);
        const answer = await server.ask(path + query, request).catch(() => undefined);
        const { requests } = json(await own(`/requests?limit=1&path=${path}`)) as { requests: Recorded[] };
        const [entry] = requests;
        if (entry?.fault === undefined) {
          expect(answer?.status).toBe(entry?.status);
          if (request.method !== 'HEAD' && !('file' in response && answer!.status !== 501))
            expectBody(entry!, answer!);
        }
        expect(json(await own(`/requests/${entry!.id}/replay`, {}))).toMatchObject({
          same: true,
          differences: [],
        });
        if (typeof request.body !== 'object' && !('file' in response)) {
          const { method = 'GET', headers, body } = request;
          const explained = json(await own('/explain', { method, url: path + query, headers, body }));
          if (entry!.fault === undefined)
            expect(explained).toMatchObject({ answer: { status: entry!.status } });
        }
        for (const format of ['har', 'curl', 'template'])
          expect((await own(`/requests/${entry!.id}?format=${format}`)).status).toBe(200);
        expect(server.lines.filter((line) => line.includes('bug of mockwright'))).toEqual([]);
      }),
      { numRuns, seed },
    ),
  20_000 + numRuns * 500,
);

/** What the record has of the body is what was sent, or the beginning of it. */
function expectBody({ answer }: Recorded, { bytes, headers }: Answer): void {
  if (/utf-16|1252/.test(headers['content-type'] ?? '')) return;
  const { body, bodyBase64, truncated } = answer!;
  const kept =
    bodyBase64 === undefined ? Buffer.from(body.replace(/\ufffd$/, '')) : Buffer.from(bodyBase64, 'base64');
  expect(truncated === true ? bytes.subarray(0, kept.length) : bytes).toEqual(kept);
}
