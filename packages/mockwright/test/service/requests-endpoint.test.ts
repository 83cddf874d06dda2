// `/_mock/requests`: what it lists, in which forms, and how long it waits.
import { request as httpRequest } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import harSchemas from 'har-schema';
import PACKAGE from '../../package.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { fake } from './fake-templates.ts';
import { withServer, type TestServer } from './test-server.ts';

const FILES = {
  'Mocks/user.json': fake({
    route: 'users/{id}',
    body: '{"ok":true}',
    headers: { 'Set-Cookie': 'secret=1' },
  }),
  'Mocks/post.json': fake({ method: 'POST', route: 'users', status: 201, echo: 'body' }),
  'Mocks/fails.json': fake({ route: 'fails', throws: 'no number' }),
  'Mocks/slow.json': fake({ route: 'slow', delay: 300, body: '1' }),
};

interface Listed {
  readonly requests: readonly Record<string, unknown>[];
}

const list = async ({ ask }: TestServer, query = ''): Promise<Listed['requests']> =>
  (JSON.parse((await ask(`/_mock/requests${query}`)).body) as Listed).requests;
const idsOf = (requests: Listed['requests']): unknown[] => requests.map(({ id }) => id);

test('every request but those to the endpoints: what came and what was answered', () =>
  withServer(FILES, async (server) => {
    const { ask } = server;
    await ask('/_mock/health');
    await ask('/users/a%20b?x=1&y=%C3%A9&x=2', { headers: { 'X-Test': 'é', Authorization: 'secret' } });
    await ask('/users', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"a":1}',
    });
    await ask('/user/5');
    await ask('/fails');
    const [user, post, none, fails] = await list(server);
    expect(user).toMatchObject({
      id: 1,
      session: 'default',
      method: 'GET',
      path: '/users/a b',
      query: { x: ['1', '2'], y: 'é' },
      headers: { 'X-Test': 'é', Authorization: '***' },
      body: '',
      matched: true,
      template: 'Mocks/user.json',
      route: '/users/{id}',
      routeValues: { id: 'a b' },
      status: 200,
      answer: { headers: { 'Content-Type': 'application/json', 'Set-Cookie': '***' }, body: '{"ok":true}' },
    });
    expect(Math.abs(Date.parse(user!['time'] as string) - Date.now())).toBeLessThan(5000);
    expect(user!['milliseconds']).toBeGreaterThan(0);
    expect(post).toMatchObject({ id: 2, body: '{"a":1}', status: 201, answer: { body: '{"a":1}' } });
    expect(none).toMatchObject({ matched: false, template: null, route: null, status: 501 });
    expect(none!['closest']).toEqual([
      {
        template: 'Mocks/user.json',
        method: 'GET',
        route: '/users/{id}',
        reasons: [expect.any(String)],
        segments: expect.any(Array),
        condition: [],
      },
      expect.objectContaining({ template: 'Mocks/post.json' }),
      expect.objectContaining({ template: 'Mocks/fails.json' }),
    ]);
    expect(fails).toMatchObject({ matched: true, template: 'Mocks/fails.json', status: 501 });
    expect(fails).not.toHaveProperty('closest');
  }));

test.each([
  ['?method=post', [2]],
  ['?path=/users/1', [1, 4]],
  ['?path=users/1&since=1', [4]],
  ['?route=users/%7Bid%7D', [1, 4]],
  ['?template=Mocks/post.json', [2]],
  ['?status=501', [3]],
  ['?matched=false', [3]],
  ['?matched=true&limit=2', [2, 4]],
  ['?session=default', [1, 2, 3, 4]],
  ['?session=other', []],
  ['?since=4', []],
  ['?limit=0', []],
])('the filter %s', (query, ids) =>
  withServer(FILES, async (server) => {
    const { ask } = server;
    for (const path of ['/users/1', '/users', '/none', '/users/1'])
      await ask(path, path === '/users' ? { method: 'POST' } : {});
    expect(idsOf(await list(server, query))).toEqual(ids);
    const count = JSON.parse(
      (await ask(`/_mock/requests/count${query.replace(/&?limit=\d/, '')}`)).body,
    ) as object;
    if (!query.includes('limit')) expect(count).toEqual({ count: ids.length, kept: ids.length });
  }),
);

test('counts stay when requests have gone', () =>
  withServer(
    FILES,
    async ({ ask }) => {
      for (let index = 0; index < 5; index++) await ask('/users/1');
      expect(JSON.parse((await ask('/_mock/requests/count?path=/users/1')).body)).toEqual({
        count: 5,
        kept: 0,
      });
    },
    { journalBytes: 1000 },
  ));

test('one by its id; 404 for others; all are forgotten', () =>
  withServer(FILES, async (server) => {
    const { ask } = server;
    expect((await ask('/_mock/requests/1')).body).toContain('None was recorded yet.');
    await ask('/users/1');
    expect(JSON.parse((await ask('/_mock/requests/1')).body)).toMatchObject({ id: 1, path: '/users/1' });
    for (const id of ['2', 'x', '-1', '1e0']) expect((await ask(`/_mock/requests/${id}`)).status).toBe(404);
    expect((await ask('/_mock/requests', { method: 'DELETE' })).status).toBe(204);
    expect(await list(server)).toEqual([]);
    expect((await ask('/_mock/requests/1')).status).toBe(404);
    await ask('/users/1');
    expect(idsOf(await list(server))).toEqual([2]);
  }));

test('HEAD as GET; other methods: 405 with those there are', () =>
  withServer(FILES, async ({ ask }) => {
    expect(await ask('/_mock/requests', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
    const answer = await ask('/_mock/requests', { method: 'PUT' });
    expect(answer.status).toBe(405);
    expect(answer.headers['allow']).toBe('GET, HEAD, DELETE');
    expect(JSON.parse(answer.body)).toHaveProperty('message', '/_mock/requests does not answer PUT.');
  }));

test.each(['?status=x', '?since=-1', '?pth=/a', '?wait=1h', '?matched=1', '?format=xml'])(
  '%s is refused',
  (query) =>
    withServer(FILES, async ({ ask }) => {
      const answer = await ask(`/_mock/requests${query}`);
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.body)).toHaveProperty('message');
    }),
);

test('hidden headers are shown to whoever has the token', () =>
  withServer(
    FILES,
    async ({ ask }) => {
      await ask('/users/1', { headers: { Cookie: 'a=1', 'X-Key': 'k' } });
      const headers = { Authorization: 'Bearer t' };
      const hidden = await ask('/_mock/requests/1', { headers });
      expect(JSON.parse(hidden.body)).toMatchObject({ headers: { Cookie: '***', 'X-Key': '***' } });
      for (const format of ['json', 'har', 'curl']) {
        const raw = await ask(`/_mock/requests?raw=1&format=${format}`, { headers });
        expect(raw.body).toContain('a=1');
        expect((await ask(`/_mock/requests?format=${format}`, { headers })).body).not.toContain('a=1');
      }
    },
    { adminToken: 't', redactedHeaders: ['Cookie', 'x-key'] },
  ));

test('without a token nobody sees them', () =>
  withServer(FILES, async ({ ask }) => {
    const answer = await ask('/_mock/requests?raw=1');
    expect(answer.status).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer realm="mockwright"');
    expect(JSON.parse(answer.body)).toHaveProperty('hint', expect.stringContaining('Mock:AdminToken'));
  }));

test('bodies that are no text, too long, or in another charset', () =>
  withServer(
    FILES,
    async (server) => {
      const { ask } = server;
      const send = (body: Uint8Array, type: string): Promise<unknown> =>
        ask('/users', { method: 'POST', headers: { 'Content-Type': type }, body });
      await send(Uint8Array.of(0xff, 0, 1), 'application/octet-stream');
      await send(Uint8Array.of(0xe9), 'text/plain; charset=iso-8859-1');
      await send(Buffer.alloc(30, 97), 'text/plain');
      const [binary, latin, long] = await list(server);
      expect(binary).toMatchObject({ bodyBase64: '/wAB' });
      expect(latin).toMatchObject({ body: 'é', answer: { body: '"é"' } });
      expect(latin).not.toHaveProperty('bodyBase64');
      expect(long).toMatchObject({ body: '', truncated: true, answer: { truncated: true } });
      expect((long!['answer'] as { body: string }).body).toHaveLength(5);
    },
    { maxBodyBytes: 20, journalBodyLimit: 5 },
  ));

test('a client that hung up is told of, also before there was an answer', () =>
  withServer(FILES, async (server) => {
    const { base } = server;
    const hangUp = (options: object, write: string): Promise<void> =>
      new Promise((resolve) => {
        const sent = httpRequest(base, { agent: false, ...options });
        sent.on('error', () => resolve());
        sent.write(write);
        setTimeout(() => sent.destroy(), 50);
      });
    await hangUp({ method: 'POST', path: '/users', headers: { 'Content-Length': '10' } }, 'abc');
    await hangUp({ path: '/slow', method: 'GET', headers: { 'Content-Length': '1' } }, 'a');
    await sleep(50);
    const [half, gone] = await list(server);
    expect(half).toMatchObject({ path: '/users', status: null, answer: null, aborted: true });
    expect(gone).toMatchObject({ path: '/slow', status: 200, aborted: true });
  }));

test('wait answers as soon as one more fits', () =>
  withServer(FILES, async (server) => {
    const { ask } = server;
    await ask('/users/1');
    const started = performance.now();
    const waiting = list(server, '?path=/users/1&wait=5000');
    await sleep(50);
    await ask('/users/2');
    await ask('/users/1');
    expect(idsOf(await waiting)).toEqual([1, 3]);
    expect(idsOf(await list(server, '?path=/users/1&since=1&wait=5000'))).toEqual([3]);
    const next = list(server, '?since=3&wait=5000');
    await sleep(50);
    await ask('/none');
    expect(idsOf(await next)).toEqual([4]);
    expect(performance.now() - started).toBeLessThan(3000);
    expect(await list(server, '?since=4&wait=30')).toEqual([]);
  }));

test('a request is there while its answer is held back', () =>
  withServer(FILES, async (server) => {
    const slow = server.ask('/slow');
    const [told] = await list(server, '?path=/slow&since=0&wait=5000');
    expect(told).toMatchObject({ status: 200, milliseconds: null });
    await slow;
  }));

test('waiting ends with the server', async () => {
  let waiting: Promise<unknown> | undefined;
  const started = performance.now();
  await withServer(FILES, async (server) => {
    waiting = list(server, '?wait=60000');
    await sleep(50);
  });
  expect(await waiting).toEqual([]);
  expect(performance.now() - started).toBeLessThan(10_000);
});

test('a long list comes in pieces, and others get their turn between', () =>
  withServer(FILES, async (server) => {
    const { ask } = server;
    for (let turn = 0; turn < 9; turn++) await Promise.all(Array.from({ length: 50 }, () => ask('/users/1')));
    for (const query of ['', '?limit=200', '?limit=201', '?limit=400']) {
      const requests = await list(server, query);
      const count = query === '' ? 450 : Number(query.slice(7));
      expect(idsOf(requests)).toEqual(Array.from({ length: count }, (_, index) => 451 - count + index));
    }
    expect((await ask('/_mock/requests?format=curl')).body.match(/^curl /gm)).toHaveLength(450);
    const har = JSON.parse((await ask('/_mock/requests?format=har')).body) as Har;
    expect(har.log.entries).toHaveLength(450);
    expect(await ask('/_mock/requests', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  }));

test('curl', () =>
  withServer(FILES, async ({ ask, base }) => {
    await ask("/users/1?q='x'");
    await ask('/users', { method: 'POST', headers: { 'X-A': '' }, body: "it's" });
    await ask('/users', { method: 'PUT', headers: { 'Content-Type': 'a/b' }, body: Uint8Array.of(0xff) });
    const answer = await ask('/_mock/requests?format=curl');
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body.split('\n')).toEqual([
      `curl --globoff --path-as-is '${base}/users/1?q='\\''x'\\'''`,
      `curl --globoff --path-as-is '${base}/users' -H 'X-A;' -H 'Content-Type:' --data-binary 'it'\\''s'`,
      `echo /w== | base64 -d | curl -X PUT --globoff --path-as-is '${base}/users' -H 'Content-Type: a/b' --data-binary @-`,
      '',
    ]);
  }));

test('HAR 1.2, as its schema wants it', () =>
  withServer(FILES, async ({ ask, base }) => {
    await ask('/users/1?a=1&a=2', { headers: { Cookie: 'x=1', 'X-A': '1' } });
    await ask('/users', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"a":1}' });
    await ask('/none');
    const byType = await ask('/_mock/requests', { headers: { Accept: 'application/har+json' } });
    expect(byType.headers['content-type']).toBe('application/har+json');
    const har = JSON.parse((await ask('/_mock/requests?format=har')).body) as Har;
    expect(JSON.parse(byType.body)).toEqual(har);
    const ajv = new Ajv({ strict: false, schemas: Object.values(harSchemas).map(withoutDraft) });
    formats.default(ajv);
    const validate = ajv.getSchema('har.json')!;
    expect(validate(har), JSON.stringify(validate.errors)).toBe(true);
    expect(har.log.creator).toEqual({ name: 'mockwright', version: PACKAGE.version });
    const [user, post] = har.log.entries;
    expect(String(user!.time)).toMatch(/^\d+(\.\d{1,3})?$/);
    expect(user).toMatchObject({
      request: {
        url: `${base}/users/1?a=1&a=2`,
        queryString: [
          { name: 'a', value: '1' },
          { name: 'a', value: '2' },
        ],
      },
      response: { status: 200, statusText: 'OK', content: { text: '{"ok":true}', size: 11 } },
    });
    expect(user!.request.headers).toContainEqual({ name: 'Cookie', value: '***' });
    expect(post).toMatchObject({ request: { postData: { mimeType: 'application/json', text: '{"a":1}' } } });
    expect(validate({ log: { ...har.log, entries: [{ ...user, request: {} }] } })).toBe(false);
  }));

interface Har {
  readonly log: {
    readonly creator: object;
    readonly entries: readonly {
      readonly time: number;
      readonly request: { readonly headers: readonly object[] };
      readonly response: object;
    }[];
  };
}

/** The schemas are of draft 6, and use nothing that later drafts read otherwise. */
function withoutDraft(schema: object): object {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema'));
}

test('the list form has no headers and bodies, but why nothing fitted', () =>
  withServer(FILES, async (server) => {
    await server.ask('/users/5?x=%20');
    await server.ask('/user/5');
    await server.ask('/fails');
    expect(await list(server, '?format=list')).toEqual([
      {
        id: 1,
        time: expect.any(String),
        session: 'default',
        method: 'GET',
        path: '/users/5',
        query: 'x=%20',
        matched: true,
        template: 'Mocks/user.json',
        status: 200,
        milliseconds: expect.any(Number),
      },
      expect.objectContaining({
        path: '/user/5',
        matched: false,
        status: 501,
        error: 'no-match',
        why: "closest: Mocks/user.json: 'user' is not 'users'",
      }),
      expect.objectContaining({ template: 'Mocks/fails.json', matched: true, error: 'template-failed' }),
    ]);
    expect(idsOf(await list(server, '?format=list&since=1&limit=1'))).toEqual([3]);
  }));
