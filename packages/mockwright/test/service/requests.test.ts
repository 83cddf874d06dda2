// What arrives at a template of a request, and requests that are none.
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { fake, PING } from './fake-templates.ts';
import { answering, REAL_TEMPLATES } from './real-templates.ts';
import { messages, withServer } from './test-server.ts';

const echo = (part: string, method = 'GET'): Record<string, string> => ({
  'Mocks/e.json': fake({ route: 'e/{p?}', echo: part, method }),
});

test.each([
  ['url', '/e/%20a?x=1', {}, /^"http:\/\/127\.0\.0\.1:\d+\/e\/%20a\?x=1"$/],
  ['route', '/e/a%2Fb%20%C3%A9', {}, /^{"p":"a%2Fb é"}$/],
  ['query', '/e?a=1&A=2&b=x+y%20z&c&d=%zz&e=%E9', {}, /^{"a":"1,2","b":"x y z","c":"","d":"%zz","e":"%E9"}$/],
  ['headers', '/e', { 'X-A': '1', 'Accept-Language': 'ru' }, /"x-a":"1","accept-language":"ru"/],
])('a template sees %s of %s', (part, path, headers, expected) =>
  withServer(echo(part), async ({ ask }) => {
    expect((await ask(path, { headers })).body).toMatch(expected);
  }),
);

test('an absolute target is its path', () =>
  withServer(echo('route'), async ({ askRaw }) => {
    expect(await askRaw('GET http://other/e/q HTTP/1.1\r\nHost: other\r\nConnection: close\r\n\r\n')).toMatch(
      /{"p":"q"}$/,
    );
  }));

test.each([
  ['nothing', undefined, undefined, {}],
  ['application/json', 'application/json; charset=utf-8', '{"a":[1]}', { a: [1] }],
  ['application/problem+json', 'application/problem+json', '[1]', [1]],
  ['blank JSON', 'application/json', ' ', {}],
  ['UTF-16', 'application/json', Buffer.from('\uFEFF{"a":"é"}', 'utf16le'), { a: 'é' }],
  ['latin1', 'text/plain; charset=iso-8859-1', Buffer.from([0x68, 0xe9]), 'hé'],
  ['text/plain', 'text/plain', 'hello', 'hello'],
  [
    'a form',
    'application/x-www-form-urlencoded',
    'a=1&b=two+words&A=3&d&c=%C3%A9',
    { a: '1,3', b: 'two words', d: '', c: 'é' },
  ],
  ['XML', 'text/xml', '<r a="1"><b/></r>', { r: { '@a': '1', b: null } }],
  [
    'XML that says its encoding',
    'text/xml',
    Buffer.from('<?xml version="1.0" encoding="iso-8859-1"?><r>é</r>', 'latin1'),
    { '?xml': { '@version': '1.0', '@encoding': 'iso-8859-1' }, r: 'é' },
  ],
  ['an unknown type', 'image/png', 'x', {}],
])('the body of %s', (_name, contentType, body, expected) =>
  withServer(echo('body', 'POST'), async ({ ask }) => {
    const headers = contentType === undefined ? {} : { 'Content-Type': contentType };
    const answer = await ask('/e', { method: 'POST', headers, ...(body !== undefined && { body }) });
    expect(JSON.parse(answer.body)).toEqual(expected);
  }),
);

test('multipart fields, files left out', () =>
  withServer(echo('body', 'POST'), async ({ ask }) => {
    const part = (disposition: string, text: string): string =>
      `--B\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${text}\r\n`;
    const long = 'x'.repeat(200_000);
    const body = `${part('name="a"', '1')}${part('name="a"', '2')}${part('name="f"; filename="x.txt"', 'file')}${part('name="u"', 'é')}${part('name="l"', long)}--B--\r\n`;
    const headers = { 'Content-Type': 'multipart/form-data; boundary=B' };
    expect(JSON.parse((await ask('/e', { method: 'POST', headers, body })).body)).toEqual({
      a: '1,2',
      u: 'é',
      l: long,
    });
  }));

test.each([
  ['application/json', 'The body is not JSON', '{"a":'],
  ['text/xml', 'not well-formed XML', '<r>'],
  ['text/xml', 'more than 256 XML elements inside each other', '<r>'.repeat(200_000)],
  ['text/xml', 'more than 256 XML elements inside each other', '<r>'.repeat(257) + '</r>'.repeat(257)],
  // As many are read: what is missing is the end.
  ['text/xml', 'not well-formed XML', '<r>'.repeat(256) + '</r>'.repeat(255)],
  ['text/xml', 'not well-formed XML', `\n${'<'.repeat(200_000)}`],
  ['text/xml', 'not well-formed XML', `\n<r>${'<!--'.repeat(200_000)}`],
  ['multipart/form-data', 'multipart', 'x'],
  ['multipart/form-data; boundary=B', 'multipart', '--B\r\nContent-Disp'],
  [`multipart/form-data; boundary=${'B'.repeat(253)}`, 'its boundary takes more than 252 bytes', '--B'],
  ['text/plain; charset=klingon', "charset 'klingon' is not known", 'x'],
])('a body that is no %s (%s) fails only who asks for it', (type, message, body) =>
  withServer(
    { ...echo('body', 'POST'), 'Mocks/plain.json': fake({ route: 'plain', method: 'POST', body: '1' }) },
    async ({ ask }) => {
      const options = { method: 'POST', headers: { 'Content-Type': type }, body };
      const answer = await ask('/e', options);
      expect(answer.status).toBe(501);
      expect(answer.headers['mockwright-error']).toBe('body-unreadable');
      expect(messages(answer.body)).toContain(message);
      expect((await ask('/plain', options)).status).toBe(200);
    },
  ),
);

test(
  'a body over the limit fails only who asks for it',
  () =>
    withServer(
      { ...echo('body', 'POST'), 'Mocks/plain.json': fake({ route: 'plain', method: 'POST', body: '1' }) },
      async ({ ask }) => {
        const options = { method: 'POST', body: Buffer.alloc(200_000_000) };
        const answer = await ask('/e', options);
        expect(answer.status).toBe(501);
        expect(messages(answer.body)).toContain('longer than 1000000 bytes');
        expect((await ask('/plain', options)).status).toBe(200);
        expect((await ask('/nowhere', options)).status).toBe(501);
      },
    ),
  20_000,
);

test('a header of 1 MB is answered 431, and the server goes on', () =>
  withServer(PING, async ({ ask, askRaw, lines }) => {
    const answer = await askRaw(
      `GET /ping HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(1_000_000)}\r\n\r\n`,
    ).catch(String);
    expect(answer).toMatch(/431|ECONNRESET|EPIPE/);
    expect(lines.join('\n')).toContain('431');
    expect((await ask('/ping')).status).toBe(200);
  }));

test.each([
  '/%',
  '/%zz',
  '/%E9',
  '/ping%',
  '/a%00b',
  '/ping?%',
  '/ping?a=%zz&%E9',
  '/../../etc/passwd',
  '//',
  '/ping//',
])('an odd path, %s, ends nothing', (path) =>
  withServer(PING, async ({ ask }) => {
    expect([200, 400, 501]).toContain((await ask(path)).status);
    expect((await ask('/ping')).status).toBe(200);
  }),
);

test.each([
  ['no Host', 'GET /ping HTTP/1.1\r\n\r\n'],
  ['two Hosts', 'GET /ping HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n'],
  ['two Hosts in HTTP/1.0', 'GET /ping HTTP/1.0\r\nHost: a\r\nhost: b\r\n\r\n'],
  ['no version', 'GET /ping\r\n\r\n'],
  ['chunks in HTTP/1.0', 'GET /ping HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
])('a request with %s is answered 400, and its connection closed', (_name, bytes) =>
  withServer(PING, async ({ askRaw }) => {
    expect(await askRaw(bytes)).toMatch(/^HTTP\/1\.1 400/);
  }),
);

test('HTTP/1.0 needs no Host', () =>
  withServer(PING, async ({ askRaw }) => {
    expect(await askRaw('GET /ping HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200/);
  }));

test('the host of an absolute target goes before the header', () =>
  withServer(echo('url'), async ({ askRaw }) => {
    const ask = (target: string): Promise<string> =>
      askRaw(`GET ${target} HTTP/1.1\r\nHost: header\r\nConnection: close\r\n\r\n`);
    expect(await ask('http://user@target:81/e/q?x')).toMatch(/"http:\/\/target:81\/e\/q\?x"$/);
    expect(await ask('/e/q')).toMatch(/"http:\/\/header\/e\/q"$/);
    expect(
      await askRaw(
        'GET http://evil/_mock/verification HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n',
      ),
    ).toMatch(/^HTTP\/1\.1 403/);
  }));

test('messages repeat long texts of clients only in part', () =>
  withServer(
    { ...PING, 'Mocks/t.json': fake({ route: 't', throws: 'x'.repeat(1_000_000) }) },
    async ({ ask, lines }) => {
      expect((await ask(`/${'a'.repeat(60_000)}`)).body.length).toBeLessThan(4000);
      expect((await ask('/t')).body.length).toBeLessThan(4000);
      expect(lines.join('\n').length).toBeLessThan(4000);
    },
  ));

test('a client that takes nothing of a long answer is left', () =>
  withServer(
    {
      'Mocks/big.json': fake({ route: 'big', body: 'x'.repeat(15_000_000) }),
      'Mocks/f.json': fake({ route: 'f', file: 'big.bin' }),
      'big.bin': new Uint8Array(15_000_000),
    },
    async ({ base, requests, ask }) => {
      for (const path of ['/big', '/f']) {
        const { hostname, port } = new URL(base);
        const socket = connect(Number(port), hostname).on('error', () => undefined);
        socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
        const closed = new Promise((resolve) => socket.on('close', resolve));
        socket.pause();
        await vi.waitFor(() => expect(requests.at(-1)).toMatchObject({ path }), { timeout: 10_000 });
        socket.resume();
        await closed;
        expect(socket.bytesRead).toBeLessThan(15_000_000);
        expect((await ask(path)).bytes).toHaveLength(15_000_000);
      }
    },
    { writeTimeoutMilliseconds: 200 },
  ));

test.each([
  ['nonsense\r\n\r\n', 400],
  ['CONNECT example.com:80 HTTP/1.1\r\nHost: example.com\r\n\r\n', 501],
])('%j is no request for a mock: %i, and a line of the log', (bytes, status) =>
  withServer(PING, async ({ ask, askRaw, lines }) => {
    expect(await askRaw(bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`));
    expect(lines.at(-1)).toContain(String(status));
    expect((await ask('/ping')).status).toBe(200);
  }),
);

test('a client that hangs up ends only its own request', () =>
  withServer(
    { ...PING, 'Mocks/slow.json': fake({ route: 'slow', delay: 100, body: '1' }), ...echo('body', 'POST') },
    async ({ ask, base, requests, lines }) => {
      for (const [method, path] of [
        ['GET', '/slow'],
        ['POST', '/e'],
      ] as const) {
        const { hostname, port } = new URL(base);
        const headers = method === 'POST' ? { 'Content-Length': '1000' } : {};
        const sent = httpRequest({ hostname, port, path, method, headers });
        sent.on('error', () => undefined);
        // Once it is handed to the system, the server reads it before it reads that nobody waits any more.
        await new Promise<void>((resolve) => {
          if (method === 'POST') sent.write('half', () => resolve());
          else sent.end(resolve);
        });
        sent.destroy();
        await vi.waitFor(() => expect(requests.at(-1)).toMatchObject({ path, status: undefined }), {
          timeout: 10_000,
        });
      }
      await sleep(100);
      expect((await ask('/ping')).status).toBe(200);
      expect(lines.filter((line) => line.startsWith('error'))).toEqual([]);
    },
  ));

test('headers beyond the thousandth say what they say', () =>
  withServer({ 'Mocks/a.json': fake({ method: 'POST', route: 'a', body: '1' }) }, async ({ askRaw, ask }) => {
    const many = Array.from({ length: 1500 }, (_, index) => `a${index}: 1\r\n`).join('');
    const send = (last: string, body: string): Promise<string> =>
      askRaw(`POST /a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${many}${last}\r\n\r\n${body}`);
    expect(await send('Content-Length: 5', 'hello')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await send('Transfer-Encoding: gzip, chunked', '0\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await send('Host: b', '')).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse((await ask('/_mock/requests/1')).body)).toMatchObject({ body: 'hello' });
  }));

test('cookies of several headers are all there', () =>
  withServer(
    {
      'Mocks/a.json': answering('/a', 'Request.Cookies["a"] + Request.Cookies["b"] + Request.Cookies.Count'),
    },
    async ({ askRaw }) => {
      const answer = await askRaw(
        'GET /a HTTP/1.1\r\nHost: a\r\nCookie: a=1\r\nCookie: b=2\r\nConnection: close\r\n\r\n',
      );
      expect(answer).toContain('"122"');
    },
    REAL_TEMPLATES,
  ));
