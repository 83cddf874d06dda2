// Requests that are run once more, or only to see what would happen.
import { expect, test } from 'vitest';
import { answering, REAL_TEMPLATES } from './real-templates.ts';
import { startTestServer, type Answer, type TestServer } from './test-server.ts';

const FILES = {
  'Mocks/all.json': `{
    "request": { "method": "POST", "route": "all/{id}", "condition": "<#= (string)Request.Body["a"] == "x" #>" },
    "response": { "headers": { "X-Id": "<#= Guid.NewGuid() #>" }, "body": {
      "n": "<# var n = (Global["n"] as long?) ?? 0; Global["n"] = n + 1; #><#= n #>",
      "time": "<#= DateTime.Now.Ticks + " " + DateTime.UtcNow.Ticks #>",
      "name": "<#= Faker.Name.FullName() #>",
      "number": <#= Request.Number #>,
      "id": "<#= Request.Route["id"] #>"
    } }
  }`,
  'Mocks/throws.json': answering('throws', 'int.Parse("x")'),
};

async function start(): Promise<TestServer> {
  const running = await startTestServer(FILES, REAL_TEMPLATES);
  await running.server.ready;
  return running;
}

const parsed = ({ body }: Answer): unknown => JSON.parse(body) as unknown;
const JSON_HEADERS = { 'Content-Type': 'application/json' };
const post = (server: TestServer, path: string, body: unknown): Promise<Answer> =>
  server.ask(path, { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(body) });

test('a replay gives the same answer, whatever happened since, and changes nothing', async () => {
  await using server = await start();
  const first = await post(server, '/all/5', { a: 'x' });
  await post(server, '/all/5', { a: 'x' });
  for (let round = 0; round < 2; round++) {
    const replayed = parsed(await post(server, '/_mock/requests/1/replay', {}));
    expect(replayed).toMatchObject({
      same: true,
      differences: [],
      answer: { status: 200, body: first.body },
    });
  }
  expect(parsed(await server.ask('/_mock/globals'))).toEqual({ n: 2 });
  expect(parsed(await post(server, '/all/5', { a: 'x' }))).toMatchObject({ n: '2', number: 2 });
});

test('what the journal keeps the beginning of is compared so far', async () => {
  const events = '[{ "data": "first" }, { "data": "<#= new string(\'a\', 200000) #>" }, { "data": "last" }]';
  await using server = await startTestServer(
    {
      'Mocks/e.mock': `{ "request": { "route": "e" }, "response": { "events": ${events} } }`,
      'Mocks/f.mock': `{ "request": { "route": "f" }, "response": { "fault": "truncate", "body": "<#= new string('a', 200000) #>" } }`,
      'Mocks/u.mock': `{ "request": { "route": "u" }, "response": { "body": "<#= new string('é', 200000) #>" } }`,
    },
    REAL_TEMPLATES,
  );
  await server.server.ready;
  const sent = (await server.ask('/e')).body;
  await expect(server.ask('/f')).rejects.toThrow();
  const { answer } = parsed(await server.ask('/_mock/requests/1')) as { answer: { body: string } };
  expect(answer).toMatchObject({ truncated: true });
  expect(sent.startsWith(answer.body)).toBe(true);
  expect(answer.body.length).toBeLessThan(70_000);
  await server.ask('/u');
  for (const id of [1, 2, 3])
    expect(parsed(await post(server, `/_mock/requests/${id}/replay`, {}))).toMatchObject({ same: true });
});

test('a replay hides what is hidden', async () => {
  const text =
    '{ "request": { "method": "POST", "route": "sign-in" }, "response": { "headers": { "Set-Cookie": ["sid=secret", "b=1"] } } }';
  await using server = await startTestServer({ 'Mocks/sign-in.json': text }, REAL_TEMPLATES);
  await server.server.ready;
  await post(server, '/sign-in', {});
  await post(server, '/_mock/templates', {
    text: text.replace('secret', 'secret9'),
  });
  const replayed = await post(server, '/_mock/requests/1/replay', {});
  expect(replayed.body).not.toContain('secret');
  expect(parsed(replayed)).toMatchObject({
    same: false,
    answer: { headers: { 'Set-Cookie': ['***', '***'] } },
    differences: [{ part: 'headers.Set-Cookie', was: '***', is: '***' }],
  });
});

test('a request is explained in the session that it names, unless the call names one', async () => {
  await using server = await start();
  const add = (session: string): Promise<Answer> =>
    post(server, `/_mock/templates?session=${session}`, {
      text: '{ "request": { "route": "who" }, "response": { "body": "in" } }',
      name: session,
    });
  await add('one');
  await add('two');
  const explain = async (url: string, headers: object = {}, query = ''): Promise<unknown> =>
    parsed(await post(server, `/_mock/explain${query}`, { url, headers }));
  const inOne = { 'Mockwright-Session': 'one' };
  expect(await explain('/who', inOne)).toMatchObject({ matched: { template: 'one' } });
  expect(await explain('/_mock/session/two/who', inOne)).toMatchObject({ matched: { template: 'two' } });
  expect(await explain('/who', inOne, '?session=two')).toMatchObject({ matched: { template: 'two' } });
  expect(await explain('/who', { 'Mockwright-Session': 'new' })).toMatchObject({ matched: null });
  expect((await server.ask('/_mock/globals?session=new')).status).toBe(404);
  expect(await explain('/_mock/session/two/_mock/requests?limit=1')).toEqual({
    matched: null,
    endpoint: '/_mock/requests',
    closest: [],
  });
  await add('a%20b');
  const encoded = { 'Mockwright-Session': 'a%20b' };
  expect(await explain('/who', encoded)).toMatchObject({ matched: { template: 'a%20b' } });
  expect(await explain('/_mock/session/a%20b/who')).toMatchObject({ matched: { template: 'a%20b' } });
  for (const name of ['a%2Fb', '%00'])
    expect(await explain(`/_mock/session/${name}/who`)).toEqual({
      message: 'The name of a session has no slashes and no control characters.',
    });
});

test.each(['new List<int>()', 'new JArray()'])(
  'a value that has grown since is as it was: %s',
  async (make) => {
    const grow = `{ "request": { "method": "GET", "route": "grow" }, "response": { "body": "<#
    if (Global["l"] == null) Global["l"] = ${make};
    dynamic l = Global["l"]; l.Add(5); #><#= l.Count #>" } }`;
    await using server = await startTestServer({ 'Mocks/grow.json': grow }, REAL_TEMPLATES);
    await server.server.ready;
    for (let round = 0; round < 4; round++) await server.ask('/grow');
    expect(parsed(await post(server, '/_mock/requests/3/replay', {}))).toMatchObject({
      same: true,
      answer: { body: '"3"' },
    });
    expect(parsed(await server.ask('/grow'))).toBe('5');
  },
);

test('it tells what differs when a template has changed', async () => {
  await using server = await start();
  await server.ask('/throws');
  await post(server, '/_mock/templates', {
    template: { request: { method: 'GET', route: 'throws' }, response: { status: 201, body: 'now' } },
  });
  expect(parsed(await post(server, '/_mock/requests/1/replay', {}))).toMatchObject({
    same: false,
    answer: { status: 201, body: '"now"' },
    differences: [
      { part: 'status', was: 501, is: 201 },
      { part: 'headers.Mockwright-Error', was: 'template-failed' },
      { part: 'body', is: '"now"' },
    ],
  });
});

test('a template of a session that has answered as often as it may is asked again', async () => {
  await using server = await start();
  const template = { request: { method: 'GET', route: 'throws' }, response: { body: 'once' } };
  await post(server, '/_mock/templates', { template, times: 1 });
  await server.ask('/throws');
  expect(parsed(await post(server, '/_mock/requests/1/replay', {}))).toMatchObject({ same: true });
});

test('what nothing fits is replayed, too', async () => {
  await using server = await start();
  await server.ask('/nothing');
  expect(parsed(await post(server, '/_mock/requests/1/replay', {}))).toMatchObject({
    same: true,
    answer: { status: 501 },
  });
});

test.each(['7', 'x', '1e3'])('a request that is not there: %s', async (id) => {
  await using server = await start();
  const answer = await post(server, `/_mock/requests/${id}/replay`, {});
  expect(answer.status).toBe(404);
  expect(parsed(answer)).toMatchObject({ message: `There is no request with the id ${id}.` });
});

test('an explanation tells what would answer, and does nothing', async () => {
  await using server = await start();
  const request = {
    method: 'POST',
    url: '/all/7?q=1',
    body: { a: 'x' },
    headers: { 'Mockwright-Seed': '1' },
  };
  const first = parsed(await post(server, '/_mock/explain', request));
  expect(first).toMatchObject({
    matched: { template: 'Mocks/all.json', method: 'POST', route: '/all/{id}' },
    answer: { status: 200, body: expect.stringContaining('"id": "7"') as unknown },
    closest: [],
  });
  expect(parsed(await server.ask('/_mock/globals'))).toEqual({});
  expect(parsed(await post(server, '/all/5', { a: 'x' }))).toMatchObject({ n: '0', number: 0 });
});

test('an explanation has the clock of its session: it stands still, or goes by whole milliseconds', async () => {
  const twice =
    'DateTime.UtcNow.ToString("O") + " " + (DateTime.Now == DateTime.Now) + " " + DateTime.UtcNow.Ticks % 10000';
  await using server = await startTestServer(
    { 'Mocks/twice.json': answering('twice', twice) },
    REAL_TEMPLATES,
  );
  await server.server.ready;
  const explained = async (): Promise<unknown> =>
    parsed(await post(server, '/_mock/explain', { url: '/twice' }));
  await server.ask('/_mock/clock', {
    method: 'PUT',
    headers: JSON_HEADERS,
    body: '{ "now": "2030-01-01T00:00:00Z", "frozen": true }',
  });
  const { body } = await server.ask('/twice');
  expect(body).toContain('2030-01-01T00:00:00.0000000Z True 0');
  expect(await explained()).toMatchObject({ answer: { body } });
  await server.ask('/_mock/clock', { method: 'PUT', headers: JSON_HEADERS, body: '{ "frozen": false }' });
  expect(await explained()).toMatchObject({ answer: { body: expect.stringMatching(/ 0"/) as unknown } });
});

test('or why nothing does', async () => {
  await using server = await start();
  expect(parsed(await post(server, '/_mock/explain', { url: 'http://localhost/al/7' }))).toMatchObject({
    matched: null,
    answer: { status: 501 },
    closest: expect.arrayContaining([
      expect.objectContaining({
        template: 'Mocks/all.json',
        reasons: ['it answers POST, not GET', "'al' is not 'all'"],
      }),
    ]) as unknown,
  });
});

test('why a condition failed is told with the values of the same run', async () => {
  await using server = await startTestServer(
    {
      'Mocks/b.json':
        '{ "request": { "method": "GET", "route": "b", "condition": "<#= Guid.NewGuid().ToString() == Request.Query[\\"x\\"] #>" }, "response": {} }',
    },
    REAL_TEMPLATES,
  );
  await server.server.ready;
  const explain = async (): Promise<unknown> =>
    parsed(await post(server, '/_mock/explain', { url: '/b', headers: { 'Mockwright-Seed': 's' } }));
  const first = (await explain()) as { closest: { condition: { values: Record<string, string> }[] }[] };
  expect(Object.values(first.closest[0]!.condition[0]!.values)[0]).toMatch(/^"[\da-f-]{36}"$/);
  expect(await explain()).toEqual(first);
});

test('an address that is none is refused', async () => {
  await using server = await start();
  const answer = await post(server, '/_mock/explain', { url: 'users' });
  expect(answer.status).toBe(400);
  expect(parsed(answer)).toMatchObject({ message: "'url' is 'users', which is no address." });
});

test('what cannot be sent is replayed and explained as it was answered', async () => {
  const files = Object.entries({
    missing: { file: 'none.txt' },
    folder: { file: 'Mocks' },
    outside: { file: '<#= "../../x" #>' },
    hidden: { file: '<#= Request.Body.ToString() + ".env" #>' },
    cut: { file: 'none.txt', fault: 'truncate' },
    pieces: { file: 'none.txt', chunks: { count: 2, duration: 1 } },
    late: { file: 'none.txt', delay: 1 },
  }).map(([route, response]) => [
    `Mocks/${route}.mock`,
    JSON.stringify({ request: { route }, response }).replaceAll(String.raw`\"`, '"'),
  ]);
  await using server = await startTestServer({ '.env': 'x', ...Object.fromEntries(files) }, REAL_TEMPLATES);
  await server.server.ready;
  for (const [index, url] of ['missing', 'folder', 'outside', 'hidden', 'cut', 'pieces', 'late'].entries()) {
    const { status, body } = await server.ask(`/${url}`);
    expect(status, url).toBe(501);
    const replayed = parsed(await post(server, `/_mock/requests/${index + 1}/replay`, {}));
    expect(replayed, url).toMatchObject({ same: true, differences: [], answer: { status, body } });
    const explained = parsed(await post(server, '/_mock/explain', { url: `/${url}` }));
    expect(explained, url).toMatchObject({
      matched: { template: `Mocks/${url}.mock` },
      answer: { status, body, ...(url === 'late' && { delay: 1 }) },
    });
  }
  const ends = { answer: { status: 200, fault: 'truncate' } };
  const head = { method: 'HEAD', url: '/cut' };
  await post(server, '/_mock/templates', {
    template: {
      request: { method: 'HEAD', route: 'cut' },
      response: { file: 'none.txt', fault: 'truncate' },
    },
  });
  expect(parsed(await post(server, '/_mock/explain', head))).toMatchObject(ends);
});

test('headers of an answer may be called as members of every object are', async () => {
  const headers = { constructor: 'a', toString: ['b', 'c'] };
  const template = JSON.stringify({ request: { route: 'a' }, response: { headers, body: 1 } });
  await using server = await startTestServer({ 'Mocks/a.json': template }, REAL_TEMPLATES);
  await server.server.ready;
  expect(parsed(await post(server, '/_mock/explain', { url: '/a' }))).toMatchObject({
    answer: { headers: { constructor: 'a', toString: ['b', 'c'] } },
  });
});
