// What happens to answers on their way out: pauses, busy times, and what the journal makes of them.
import { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import type { CompileFile } from '../../service/mocks/compile-mock.ts';
import type { CompiledTemplate, RunContext } from '../../template/template.ts';
import { compileFake, fake, PING } from './fake-templates.ts';
import { REAL_TEMPLATES } from './real-templates.ts';
import { messages, withServer } from './test-server.ts';

test.each([
  { chunks: { count: 3, duration: 400 }, body: 'abc' },
  { chunks: { count: 3, duration: 400 }, file: 'f.txt' },
  { events: [{ data: 'a' }, { data: 'b', delay: 250 }] },
])('pauses of an answer do not count as time in which the client takes nothing: %j', (members) =>
  withServer(
    { ...PING, 'Mocks/a.json': fake({ route: 'a', ...members }), 'f.txt': 'abc' },
    async ({ ask, requests }) => {
      expect((await ask('/a')).body).toMatch(/^(?:abc|data: a\n\ndata: b\n\n)$/);
      expect(requests.at(-1)).toMatchObject({ status: 200 });
    },
    { writeTimeoutMilliseconds: 60 },
  ),
);

test('the journal shows what was sent of a file', () =>
  withServer(
    { 'Mocks/f.json': fake({ route: 'f', file: 'f.txt' }), 'f.txt': '0123456789' },
    async ({ ask, requests }) => {
      const { etag = '' } = (await ask('/f')).headers;
      await ask('/f', { headers: { Range: 'bytes=1-2' } });
      await ask('/f', { headers: { 'If-None-Match': etag } });
      await ask('/f', { headers: { Range: 'bytes=20-' } });
      const { body } = await ask('/_mock/requests');
      const all = (
        JSON.parse(body) as { requests: { status: number; answer: { headers: Record<string, string> } }[] }
      ).requests;
      expect(all.map(({ status }) => status)).toEqual([200, 206, 304, 416]);
      expect(requests.slice(0, 4).map(({ status }) => status)).toEqual([200, 206, 304, 416]);
      expect(all[1]!.answer.headers).toMatchObject({ 'Content-Range': 'bytes 1-2/10', ETag: etag });
      expect(JSON.parse((await ask('/_mock/requests/count?status=206')).body)).toMatchObject({ count: 1 });
    },
  ));

test('who is told that the server is too busy may read it in a web page, and finds it in the journal', () =>
  withServer(
    { 'Mocks/s.json': fake({ route: 's', wait: 50, body: '1' }) },
    async ({ ask, server }) => {
      vi.spyOn(server.service.held, 'isFull', 'get').mockReturnValue(true);
      const answer = await ask('/s', { headers: { Origin: 'http://a.example' } });
      expect(answer.headers).toMatchObject({
        'mockwright-error': 'busy',
        'access-control-allow-origin': 'http://a.example',
      });
      expect(messages(answer.body)).toContain('delays of templates');
      expect(JSON.parse((await ask('/_mock/requests/count?status=501')).body)).toMatchObject({ count: 1 });
    },
    { cors: 'any' },
  ));

test('long answers that clients do not take have a memory of their own; once they are taken there is room', () =>
  withServer(
    {
      'Mocks/long.json': fake({ route: 'long', body: 'x'.repeat(100_000) }),
      'Mocks/short.json': fake({ route: 'short', body: '1' }),
      'Mocks/events.json': fake({ route: 'events', events: [{ data: 'x'.repeat(100_000) }] }),
      'Mocks/broken.json': fake({ route: 'broken', body: 'x'.repeat(100_000), fault: 'truncate' }),
      'Mocks/hung.json': fake({ route: 'hung', body: 'x'.repeat(100_000), fault: 'hang' }),
      'Mocks/reset.json': fake({ route: 'reset', body: 'x'.repeat(100_000), fault: 'reset' }),
    },
    async ({ ask, server }) => {
      const { unread } = server.service;
      expect(unread.take(512 * 1024 * 1024 - 150_000)).toBe(true);
      expect((await ask('/long')).status).toBe(200);
      // What was taken has been given back.
      await vi.waitFor(() => expect(unread.take(100_000)).toBe(true), { timeout: 10_000 });
      const refused = await ask('/long');
      expect([refused.status, refused.headers['mockwright-error']]).toEqual([501, 'busy']);
      expect(messages(refused.body)).toContain('long answers');
      for (const path of ['/events', '/broken', '/hung'])
        expect([path, (await ask(path)).status]).toEqual([path, 501]);
      await expect(ask('/reset')).rejects.toThrow();
      expect((await ask('/short')).status).toBe(200);
      unread.give(100_000);
      expect((await ask('/long')).status).toBe(200);
    },
  ));

test('a client that takes no events is left, without an error', () =>
  withServer(PING, async ({ base, ask, server, lines }) => {
    const { port, hostname } = new URL(base);
    const socket = connect(Number(port), hostname).on('error', () => undefined);
    socket.write('GET /_mock/events HTTP/1.1\r\nHost: localhost\r\n\r\n');
    socket.pause();
    await vi.waitFor(() => expect(server.service.atClose.size).toBe(1), { timeout: 10_000 });
    const file = 'x'.repeat(4_000_000);
    for (let index = 0; index < 5; index++) server.service.events.emit('reload', { file, state: 'loaded' });
    expect((await ask('/ping')).status).toBe(200);
    expect(lines.filter((line) => line.startsWith('error'))).toEqual([]);
    socket.destroy();
    await vi.waitFor(() => expect(server.service.atClose.size).toBe(0), { timeout: 10_000 });
  }));

test.each(['abc', 'ä€', '😀'])('a long text of %s goes out in pieces, and arrives whole', (letters) => {
  const code = `var s = "${letters}"; for (var i = 0; i < 21; i++) s += s;`;
  const file = `<# ${code} #>{ "request": { "method": "*", "route": "l" }, "response": { "body": <#= "x" + s #> } }`;
  const long = JSON.stringify(`x${letters.repeat(2 ** 21)}`);
  return withServer(
    { 'Mocks/l.mock': file },
    async ({ ask }) => {
      const write = vi.spyOn(ServerResponse.prototype, 'write');
      const { headers, body } = await ask('/l');
      expect(body === long).toBe(true);
      expect(headers['content-length']).toBe(String(Buffer.byteLength(long)));
      expect(write.mock.calls.length).toBeGreaterThan(16);
      expect((await ask('/l', { method: 'HEAD' })).headers['content-length']).toBe(headers['content-length']);
    },
    REAL_TEMPLATES,
  );
});

describe.each(['abc', '😀'])('bytes of a long text of %s', (letters) => {
  const text = `x${letters.repeat(2 ** 21)}`;
  const bytes = Buffer.from(text);
  const sentEvents = Buffer.from(`data: ${text}\n\n`);
  const half = (all: Uint8Array): Buffer => Buffer.from(all.subarray(0, all.length >> 1));

  test.each([
    ['in chunks', { body: text, chunks: { count: 3, duration: 0 } }, bytes],
    ['half of it', { body: text, fault: 'truncate' }, half(bytes)],
    ['half of an event', { events: [{ data: text }], fault: 'truncate' }, half(sentEvents)],
    ['with headers of other bytes', { body: text, headers: { 'X-A': 'ä' } }, bytes],
  ] as const)('%s: they are made piece by piece', (_name, members, expected) =>
    withServer(
      { 'Mocks/l.json': fake({ route: 'l', ...members }) },
      async ({ base }) => {
        const made = vi.spyOn(Buffer, 'from');
        const received: Buffer[] = [];
        await new Promise((resolve) => {
          const socket = connect(Number(new URL(base).port), '127.0.0.1', () =>
            socket.write('GET /l HTTP/1.0\r\n\r\n'),
          );
          socket
            .on('data', (chunk) => received.push(chunk))
            .on('error', () => undefined)
            .on('close', resolve);
        });
        const longest = Math.max(
          ...made.mock.calls.map(([from]) => (typeof from === 'string' ? from.length : 0)),
        );
        made.mockRestore();
        expect(longest).toBeLessThan(1_000_000);
        const all = Buffer.concat(received);
        expect(all.subarray(all.indexOf('\r\n\r\n') + 4).equals(expected)).toBe(true);
      },
      { compile: asText },
    ),
  );
});

/** Compiles fake files whose bodies are texts until they are sent. */
const asText: CompileFile = (source) => {
  const { template, diagnostics } = compileFake(source);
  if (template === undefined) return { diagnostics };
  const answer = template.start({} as RunContext).answer();
  const made = answer.body === undefined ? answer : { ...answer, body: String(answer.body) };
  const start: CompiledTemplate['start'] = () => ({ condition: () => true, answer: () => made });
  return { diagnostics, template: { ...template, start } };
};
