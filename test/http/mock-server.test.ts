// The server over real sockets, with fake templates: what it does around template code.
import { chmod, mkdir, rename, rm, symlink } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { compileFake } from './fake-templates.ts';
import { ask, startTestServer, type TestServer } from './test-server.ts';

const fake = (members: object): string => JSON.stringify(members);
const PING = { 'Mocks/ping.json': fake({ route: 'ping', body: '"pong"' }) };

function messages(body: string): string {
  return (JSON.parse(body) as { Message: string }[]).map((entry) => entry.Message).join('\n---\n');
}

async function withServer(
  files: Record<string, string | Uint8Array>,
  use: (server: TestServer) => Promise<void>,
  options: Parameters<typeof startTestServer>[1] = {},
): Promise<void> {
  const running = await startTestServer(files, options);
  try {
    await running.server.ready;
    await use(running);
  } finally {
    await running[Symbol.asyncDispose]();
  }
}

describe('answers', () => {
  test('status, headers and body come from the template', () =>
    withServer(
      {
        'Mocks/a.json': fake({
          route: 'a',
          status: 201,
          headers: { 'X-A': 'é', 'Content-Length': '99' },
          body: '"ü"',
        }),
      },
      async ({ ask }) => {
        const answer = await ask('/a');
        expect(answer).toMatchObject({ status: 201, body: '"ü"' });
        expect(answer.headers).toMatchObject({ 'content-type': 'application/json', 'content-length': '4' });
        expect(Buffer.from(answer.headers['x-a'] as string, 'latin1').toString()).toBe('é');
      },
    ));

  test('HEAD has the headers of GET and no body', () =>
    withServer(PING, async ({ ask }) => {
      expect(await ask('/ping', { method: 'HEAD' })).toMatchObject({
        status: 200,
        body: '',
        headers: { 'content-length': '6' },
      });
    }));

  test.each([204, 304])('%i has no body', (status) =>
    withServer({ 'Mocks/a.json': fake({ route: 'a', status, body: 'x' }) }, async ({ ask }) => {
      const answer = await ask('/a');
      expect(answer).toMatchObject({ status, body: '' });
      expect(answer.headers).not.toHaveProperty('content-length');
    }),
  );

  test('a delay holds back only its own answer', () =>
    withServer(
      { ...PING, 'Mocks/slow.json': fake({ route: 'slow', delay: 300, body: '"slow"' }) },
      async ({ ask }) => {
        const answered: string[] = [];
        const slow = ask('/slow').then(({ body }) => answered.push(body));
        answered.push((await ask('/ping')).body);
        await slow;
        expect(answered).toEqual(['"pong"', '"slow"']);
      },
    ));

  test.each([
    ['a status that ends no request', { status: 100 }, '100'],
    ['a header with a line break', { headers: { 'X-A': 'a\r\nb' } }, "'X-A' holds a line break"],
    ['a name that is none', { headers: { 'X A': 'a' } }, "'X A' is no name of a header"],
  ])('%s is an error of the template', (_name, members, message) =>
    withServer({ 'Mocks/a.json': fake({ route: 'a', ...members }) }, async ({ ask }) => {
      const answer = await ask('/a');
      expect(answer.status).toBe(501);
      expect(answer.headers['mockwright-error']).toBe('template-failed');
      expect(messages(answer.body)).toContain(message);
      expect(messages(answer.body)).toContain('Mocks/a.json');
    }),
  );
});

describe('requests', () => {
  const echo = (part: string, method = 'GET'): Record<string, string> => ({
    'Mocks/e.json': fake({ route: 'e/{p?}', echo: part, method }),
  });

  test.each([
    ['url', '/e/%20a?x=1', {}, /^"http:\/\/127\.0\.0\.1:\d+\/e\/%20a\?x=1"$/],
    ['route', '/e/a%2Fb%20%C3%A9', {}, /^{"p":"a%2Fb é"}$/],
    [
      'query',
      '/e?a=1&A=2&b=x+y%20z&c&d=%zz&e=%E9',
      {},
      /^{"a":"1,2","b":"x y z","c":"","d":"%zz","e":"%E9"}$/,
    ],
    ['headers', '/e', { 'X-A': '1', 'Accept-Language': 'ru' }, /"x-a":"1","accept-language":"ru"/],
  ])('a template sees %s of %s', (part, path, headers, expected) =>
    withServer(echo(part), async ({ ask }) => {
      expect((await ask(path, { headers })).body).toMatch(expected);
    }),
  );

  test('an absolute target is its path', () =>
    withServer(echo('route'), async ({ askRaw }) => {
      expect(
        await askRaw('GET http://other/e/q HTTP/1.1\r\nHost: other\r\nConnection: close\r\n\r\n'),
      ).toMatch(/{"p":"q"}$/);
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
    ['text/xml', 'not well-formed XML', `\n${'<'.repeat(200_000)}`],
    ['text/xml', 'not well-formed XML', `\n<r>${'<!--'.repeat(200_000)}`],
    ['multipart/form-data', 'multipart', 'x'],
    ['multipart/form-data; boundary=B', 'multipart', '--B\r\nContent-Disp'],
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
    ['nonsense\r\n\r\n', 400],
    ['CONNECT example.com:80 HTTP/1.1\r\nHost: example.com\r\n\r\n', 501],
  ])('%j is no request for a mock: %i, and a line of the log', (bytes, status) =>
    withServer(PING, async ({ ask, askRaw, lines }) => {
      expect(await askRaw(bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`));
      expect(lines.at(-1)).toContain(String(status));
      expect((await ask('/ping')).status).toBe(200);
    }),
  );

  test('what the client expects besides 100-continue is ignored, as ASP.NET does', () =>
    withServer(PING, async ({ ask }) => {
      expect((await ask('/ping', { headers: { Expect: 'wonders' } })).body).toBe('"pong"');
    }));

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
          if (method === 'POST') sent.write('half');
          else sent.end();
          await sleep(30);
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
});

describe('choosing', () => {
  test.each([
    [
      'a condition that holds goes first',
      { 'a.json': { route: 'x', body: '1' }, 'b.json': { route: 'x', condition: 'true', body: '2' } },
      '2',
    ],
    [
      'a false condition does not match',
      { 'a.json': { route: 'x', condition: 'false', body: '1' }, 'b.json': { route: 'x', body: '2' } },
      '2',
    ],
    [
      'the more specific route goes first',
      { 'a.json': { route: '{p}', body: '1' }, 'b.json': { route: 'x', body: '2' } },
      '2',
    ],
    [
      'a condition beats a more specific route',
      { 'a.json': { route: 'x', body: '1' }, 'b.json': { route: '{p}', condition: 'true', body: '2' } },
      '2',
    ],
    [
      'then the order of the files',
      { 'b.json': { route: 'x', body: '2' }, 'a.json': { route: 'x', body: '1' } },
      '1',
    ],
    [
      'a condition that throws does not match',
      {
        'a.json': { route: 'x', condition: 'throw', body: '1' },
        'b.json': { route: 'x', condition: 'true', body: '2' },
      },
      '2',
    ],
    [
      'an unreadable body is a condition that throws',
      { 'a.json': { route: 'x', condition: 'body', body: '1' }, 'b.json': { route: 'x', body: '2' } },
      '2',
    ],
  ])('%s', (_name, files, expected) =>
    withServer(
      Object.fromEntries(
        Object.entries(files).map(([name, file]) => [`Mocks/${name}`, fake({ method: 'POST', ...file })]),
      ),
      async ({ ask }) => {
        const options = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{' };
        expect((await ask('/x', options)).body).toBe(expected);
      },
    ),
  );
});

describe('what the server has to say itself', () => {
  test('no template fits: the closest, and the files that did not load', () =>
    withServer(
      {
        'Mocks/orders.json': fake({ route: '/orders/{id}', body: '1' }),
        'Mocks/never.json': fake({ route: 'ordres/{id}', condition: 'false', body: '1' }),
        'Mocks/throws.json': fake({ route: 'ordres/{id}', condition: 'throw', body: '1' }),
        'Mocks/far.json': fake({ route: 'something/else/entirely', body: '1' }),
        'Mocks/bad.json': '{\n  "broken"\n}',
      },
      async ({ ask, lines }) => {
        const answer = await ask('/ordres/5');
        expect(answer.status).toBe(501);
        expect(answer.headers).toMatchObject({
          'content-type': 'application/json',
          'mockwright-error': 'no-match',
        });
        expect(messages(answer.body)).toMatchInlineSnapshot(`
          "No template fits GET /ordres/5. The closest are named below. 1 file does not load: one of them may be meant.
          ---
          Close: Mocks/never.json (GET /ordres/{id}): its condition is false.
          ---
          Close: Mocks/throws.json (GET /ordres/{id}): its condition threw System.NullReferenceException at 2:5: Object reference not set to an instance of an object.
          ---
          Close: Mocks/orders.json (GET /orders/{id}): 'ordres' is not 'orders'.
          ---
          Mocks/bad.json did not load:
          Mocks/bad.json:2:3 error CS0103: The name 'broken' does not exist in the current context
             1 | {
           > 2 |   "broken"
               |   ^^^^^^^^"
        `);
        expect(lines.at(-1)).toContain(
          'a condition threw: Mocks/throws.json:2:5 System.NullReferenceException',
        );
      },
    ));

  test.each([
    [
      'another method',
      'POST',
      '/orders/5',
      'Mocks/orders.json (GET /orders/{id:int}): it answers GET, not POST.',
    ],
    ['a constraint', 'GET', '/orders/x', "'x' is not '{id:int}'."],
    ['a segment too few', 'GET', '/orders', "the path lacks '/{id:int}'."],
    ['a segment too many', 'GET', '/orders/5/x', "the path goes on with '/x'."],
    ['something else', 'GET', '/entirely-different-thing', 'None comes close.'],
  ])('close, but %s', (_name, method, path, message) =>
    withServer({ 'Mocks/orders.json': fake({ route: 'orders/{id:int}', body: '1' }) }, async ({ ask }) => {
      expect(messages((await ask(path, { method })).body)).toContain(message);
    }),
  );

  test('an empty folder', () =>
    withServer({}, async ({ ask }) => {
      expect(messages((await ask('/')).body)).toBe(
        'No template fits GET /. There is no template in the folder Mocks: add one, it is served at once.',
      );
    }));

  test('a template throws: where, what, and the code', () =>
    withServer(
      { 'Mocks/t.json': fake({ route: 't', throws: 'Not in a correct format.' }) },
      async ({ ask, lines }) => {
        const answer = await ask('/t');
        expect(answer.headers['mockwright-error']).toBe('template-failed');
        expect(messages(answer.body)).toBe(
          'Mocks/t.json:1:3 System.FormatException: Not in a correct format.\n > 1 | int.Parse("x")',
        );
        expect(lines.at(-1)).toContain('Mocks/t.json:1:3 System.FormatException');
      },
    ));

  test('a bug of ours is told as one, and the server goes on', () =>
    withServer({ ...PING, 'Mocks/t.json': fake({ route: 't', bug: true }) }, async ({ ask }) => {
      const answer = await ask('/t');
      expect(answer.headers['mockwright-error']).toBe('internal');
      expect((await ask('/ping')).status).toBe(200);
    }));

  test('while templates load: 501, and ready says so', async () => {
    // Many files that compile slowly: requests are answered in between.
    const files = Array.from({ length: 100 }, (_, index) => [
      `Mocks/${index}.json`,
      fake({ route: `r${index}` }),
    ]);
    const compile: typeof compileFake = (source) => {
      const end = performance.now() + 5;
      while (performance.now() < end);
      return compileFake(source);
    };
    const running = await startTestServer({ ...PING, ...(Object.fromEntries(files) as object) }, { compile });
    expect(await running.ask('/_mock/ready')).toMatchObject({ status: 503, body: 'Unhealthy' });
    expect(await running.ask('/_mock/health')).toMatchObject({ status: 200, body: 'Healthy' });
    const mock = await running.ask('/ping');
    expect(mock.headers['mockwright-error']).toBe('loading');
    expect(messages(mock.body)).toContain('GET /ping came while the templates are still being loaded.');
    await running.server.ready;
    expect((await running.ask('/ping')).status).toBe(200);
    await running[Symbol.asyncDispose]();
  });
});

describe('files', () => {
  const FILES = {
    'Mocks/f.json': fake({ route: 'f', file: 'Mocks/data/a.bin', headers: { 'Content-Type': 'image/png' } }),
    'Mocks/w.json': fake({ route: 'w', file: 'Mocks\\data\\a.bin' }),
    'Mocks/data/a.bin': Buffer.from([0, 1, 2, 255]),
    'Mocks/big.json': fake({ route: 'big', file: 'Mocks/big.bin' }),
    'Mocks/big.bin': Buffer.alloc(300_000, 7),
    'Mocks/empty.json': fake({ route: 'empty', file: 'Mocks/empty.bin' }),
    'Mocks/empty.bin': '',
  };

  test('are sent as they are', () =>
    withServer(FILES, async ({ ask }) => {
      const answer = await ask('/f');
      expect(answer.bytes).toEqual(FILES['Mocks/data/a.bin']);
      expect(answer.headers['content-type']).toBe('image/png');
      expect((await ask('/w')).bytes).toEqual(FILES['Mocks/data/a.bin']);
      expect((await ask('/big')).bytes.equals(FILES['Mocks/big.bin'])).toBe(true);
      expect(await ask('/big', { method: 'HEAD' })).toMatchObject({
        body: '',
        headers: { 'content-length': '300000' },
      });
      expect((await ask('/empty')).body).toBe('');
    }));

  test.each([
    ['that is not there', 'Mocks/none.bin', "there is no file 'Mocks/none.bin'"],
    ['that is a folder', 'Mocks', 'is a folder or device'],
    ['above the working folder', '../../etc/passwd', 'leaves the working folder'],
    ['by its absolute path', '/etc/passwd', 'leaves the working folder'],
    ['behind a link', 'Mocks/link', 'leaves the working folder'],
    ['with a NUL in its name', 'Mocks/a\0b', 'cannot be read'],
    ['with an empty name', '', 'is a folder or device'],
  ])('one %s is not sent', (_name, file, message) =>
    withServer({ 'Mocks/f.json': fake({ route: 'f', file }) }, async ({ ask, folder }) => {
      await symlink('/etc/passwd', join(folder, 'Mocks/link'));
      const answer = await ask('/f');
      expect(answer.status).toBe(501);
      expect(answer.headers['mockwright-error']).toBe('template-failed');
      expect(messages(answer.body)).toContain(message);
    }),
  );
});

describe('loading', () => {
  test('what is wrong with a file is said of that file', () =>
    withServer(
      {
        ...PING,
        'Mocks/sub/deep/ok.json': fake({ route: 'deep', body: '1' }),
        'Mocks/binary.json': Buffer.from([0x7b, 0, 1, 2]),
        'Mocks/latin1.json': Buffer.from('{"route":"é"}', 'latin1'),
        'Mocks/utf16.json': Buffer.from(`\uFEFF${fake({ route: 'utf16', body: '1' })}`, 'utf16le'),
        'Mocks/huge.json': Buffer.alloc(50 * 1024 * 1024, 0x20),
        'Mocks/route.json': '{\n  "route": "a/{b"\n}',
        'Mocks/crash.json': '"crash"',
        'Mocks/.hidden.json': '"broken"',
        'Mocks/note.txt': '"broken"',
      },
      async ({ ask, lines }) => {
        expect((await ask('/ping')).status).toBe(200);
        expect((await ask('/deep')).status).toBe(200);
        expect((await ask('/utf16')).status).toBe(200);
        const said = lines.join('\n');
        expect(said).toContain('3 templates of Mocks/ loaded');
        expect(said).toContain('5 files did not load:');
        expect(said).toContain('Mocks/binary.json error MW2008: The file is binary');
        expect(said).toContain('Mocks/latin1.json error MW2007: The file is not UTF-8');
        expect(said).toContain(
          'Mocks/huge.json error MW2006: The file is 50 MB long; a template has at most 16 MB\n  hint: keep large',
        );
        expect(said).toContain('Mocks/route.json:2:13 error MW2101: There is an incomplete parameter');
        expect(said).toContain('Mocks/crash.json:1:1 error MW2901: The compiler failed on this file');
        expect(said).not.toContain('hidden');
        expect(said).not.toContain('note');
      },
    ));

  test('folders and files that cannot be read, links, and links in a circle', async () => {
    const running = await startTestServer(PING, { watch: false });
    await running.server.ready;
    const { folder } = running;
    await running.write('elsewhere/linked.json', fake({ route: 'linked', body: '1' }));
    await symlink(join(folder, 'elsewhere'), join(folder, 'Mocks/link'));
    await symlink(join(folder, 'Mocks'), join(folder, 'Mocks/circle'));
    await symlink(join(folder, 'nowhere'), join(folder, 'Mocks/dangling.json'));
    await mkdir(join(folder, 'Mocks/locked'));
    await chmod(join(folder, 'Mocks/locked'), 0);
    const again = await startTestServer({}, { workingFolder: folder });
    await again.server.ready;
    expect((await again.ask('/linked')).status).toBe(200);
    // The administrator may read everything.
    if (process.getuid?.() !== 0)
      expect(again.lines.join('\n')).toContain('Mocks/locked error MW2003: No permission');
    await chmod(join(folder, 'Mocks/locked'), 0o700);
    await again[Symbol.asyncDispose]();
    await running[Symbol.asyncDispose]();
  });

  test('links in a circle are watched once', () =>
    withServer(
      PING,
      async ({ ask, folder, lines, write }) => {
        await mkdir(join(folder, 'Mocks/sub'));
        for (const name of ['here', 'again']) await symlink('.', join(folder, 'Mocks', name));
        for (const name of ['up', 'back']) await symlink('..', join(folder, 'Mocks/sub', name));
        const again = await startTestServer({}, { workingFolder: folder, watch: true });
        await again.server.ready;
        await write('Mocks/sub/deep.json', fake({ route: 'deep', body: '1' }));
        for (const { ask: askOne } of [{ ask }, again])
          await vi.waitFor(async () => expect((await askOne('/deep')).body).toBe('1'), { timeout: 20_000 });
        expect([...lines, ...again.lines].join('\n')).not.toContain('watching');
        await again[Symbol.asyncDispose]();
      },
      { watch: true },
    ));

  test('a folder that is not there', () =>
    withServer(
      {},
      async ({ lines, ask }) => {
        expect(lines.join('\n')).toContain(
          'Nowhere error MW2001: There is no such folder\n  hint: create it',
        );
        expect((await ask('/x')).status).toBe(501);
      },
      { folder: 'Nowhere' },
    ));

  test('a folder that comes later is watched', () =>
    withServer(
      {},
      async ({ ask, write }) => {
        await write('Later/sub/ping.json', fake({ route: 'ping', body: '"here"' }));
        await vi.waitFor(async () => expect((await ask('/ping')).body).toBe('"here"'), {
          timeout: 20_000,
          interval: 20,
        });
      },
      { watch: true, folder: 'Later' },
    ));

  test('what changes between loading and watching is not missed', async () => {
    const running = await startTestServer(PING, { watch: true });
    // The server listens and may have read the file; it does not watch yet.
    await running.write('Mocks/ping.json', fake({ route: 'ping', body: '"early"' }));
    await running.write('Mocks/new.json', fake({ route: 'new', body: '"new"' }));
    await running.server.ready;
    for (const [path, body] of [
      ['/ping', '"early"'],
      ['/new', '"new"'],
    ] as const)
      await vi.waitFor(async () => expect((await running.ask(path)).body).toBe(body), { timeout: 20_000 });
    await running[Symbol.asyncDispose]();
  });

  test.each([0, 100])(
    'a change is served within a second (polling %i)',
    (pollingIntervalMilliseconds) =>
      withServer(
        PING,
        async ({ ask, write, lines, folder }) => {
          const becomes = (path: string, body: string): Promise<void> =>
            vi.waitFor(async () => expect((await ask(path)).body).toContain(body), {
              timeout: 20_000,
              interval: 20,
            });
          await write('Mocks/ping.json', fake({ route: 'ping', body: '"changed"' }));
          await becomes('/ping', 'changed');
          await write('Mocks/new/more.json', fake({ route: 'more', body: '"more"' }));
          await becomes('/more', 'more');
          await write('Mocks/ping.json', '{ "broken" }');
          await becomes('/ping', 'Mocks/ping.json did not load');
          expect((await ask('/more')).status).toBe(200);
          expect(lines.join('\n')).toContain('Mocks/ping.json:1:3 error CS0103');
          await write('Mocks/ping.json', fake({ route: 'ping', body: '"mended"' }));
          await becomes('/ping', 'mended');
          await rename(join(folder, 'Mocks/ping.json'), join(folder, 'Mocks/moved.json'));
          await vi.waitFor(() => expect(lines.join('\n')).toContain('Mocks/ping.json is gone.'), {
            timeout: 20_000,
          });
          await becomes('/ping', 'mended');
          await rm(join(folder, 'Mocks/new'), { recursive: true });
          await becomes('/more', 'No template fits');
        },
        { watch: true, pollingIntervalMilliseconds },
      ),
    15_000,
  );
});

describe('the journal and the endpoints', () => {
  const VERIFY = { 'Mocks/v.json': fake({ route: 'v/{m}', method: 'POST', body: '1' }) };
  const verification = (path: string): string => `/_mock/verification?route=${encodeURIComponent(path)}`;

  test('the record: known headers first, hidden ones left out, the body as sent', () =>
    withServer(VERIFY, async ({ ask }) => {
      const headers = { 'x-user': 'é', Authorization: 'token', 'Content-Type': 'text/plain' };
      await ask('/v/Jane%20Doe', {
        method: 'POST',
        headers: { ...headers, 'x-user': Buffer.from('é').toString('latin1') },
        body: Buffer.from('a\r\nb'),
      });
      const answer = await ask(verification('/v/Jane Doe'));
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(JSON.parse(answer.body)).toEqual({
        route: '/v/Jane Doe',
        timestamp: expect.stringMatching(/^\d\d:\d\d$/) as string,
        headers: [
          { key: 'Authorization', value: 'token' },
          { key: 'x-user', value: 'é' },
        ],
        body: 'a\r\nb',
      });
      expect((await ask(verification('v/Jane Doe'))).status).toBe(200);
      expect((await ask('/_MOCK/Verification/?ROUTE=/v/Jane+Doe')).status).toBe(200);
    }));

  test('no headers left: no member; no body: an empty one; the last call counts', () =>
    withServer(VERIFY, async ({ ask }) => {
      await ask('/v/1', { method: 'POST', body: 'first' });
      await ask('/v/1', { method: 'POST' });
      const record = JSON.parse((await ask(verification('/v/1'))).body) as object;
      expect(record).toEqual({ route: '/v/1', timestamp: expect.any(String) as string, body: '' });
    }));

  test('no record: 404; no path: 400; calls that no template answered are not recorded', () =>
    withServer(VERIFY, async ({ ask }) => {
      await ask('/unknown');
      expect((await ask(verification('/unknown'))).status).toBe(404);
      expect(messages((await ask(verification('/v/{m}'))).body)).toContain(
        'A route with braces is a template',
      );
      expect((await ask('/_mock/verification')).status).toBe(400);
    }));

  test('a record expires', async () => {
    let now = Date.now();
    await withServer(
      VERIFY,
      async ({ ask }) => {
        await ask('/v/1', { method: 'POST' });
        now += 59 * 60_000;
        expect((await ask(verification('/v/1'))).status).toBe(200);
        now += 2 * 60_000;
        expect((await ask(verification('/v/1'))).status).toBe(404);
      },
      { now: () => now },
    );
  });

  test('prefix and name of the verification endpoint are settings; health keeps its place', () =>
    withServer(
      VERIFY,
      async ({ ask }) => {
        await ask('/v/1', { method: 'POST' });
        expect((await ask('/check/calls?route=/v/1')).status).toBe(200);
        expect((await ask('/_mock/verification?route=/v/1')).status).toBe(501);
        expect((await ask('/_mock/health')).status).toBe(200);
      },
      { verificationPrefix: 'check', verificationName: 'calls' },
    ));

  test('health', () =>
    withServer({}, async ({ ask }) => {
      const answer = await ask('/_mock/health');
      expect(answer).toMatchObject({ status: 200, body: 'Healthy' });
      expect(answer.headers).toMatchObject({
        'content-type': 'text/plain',
        'cache-control': 'no-store, no-cache',
        expires: 'Thu, 01 Jan 1970 00:00:00 GMT',
        pragma: 'no-cache',
      });
    }));
});

describe('listening', () => {
  test.each(['http://localhost:0', 'http://*:0', 'http://+:0', 'http://[::1]:0', 'http://some-name:0/'])(
    '%s',
    (url) =>
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
    ['https://localhost:5000', 'https is not supported'],
    ['localhost:5000', 'is no address to listen on'],
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
});
