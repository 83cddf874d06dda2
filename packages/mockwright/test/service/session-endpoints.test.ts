// The endpoints that look into a session and change it: templates, Global, clock, sessions, reset.
import { expect, test } from 'vitest';
import { answering, REAL_TEMPLATES } from './real-templates.ts';
import { startTestServer, type Answer, type AskOptions, type TestServer } from './test-server.ts';

const FILES = {
  'Mocks/users.json': answering('users/{id}', `"file " + Request.Route["id"]`),
  'Mocks/set.json': `{
    "request": { "method": "GET", "route": "set" },
    "response": { "body": "<# Global["n"] = 5; Global["d"] = 1.50m; Global["t"] = "x"; Global["l"] = new List<int> { 1 };
      Global["f"] = (Func<int>)(() => 1); #>" }
  }`,
  'Mocks/types.json': answering(
    'types',
    `string.Join(" ", new[] { "s", "l", "d", "b", "o", "a" }.Select(k => Global[k]?.GetType().Name ?? "none"))`,
  ),
  'Mocks/now.json': answering('now', 'DateTime.UtcNow.ToString("o")'),
  'Mocks/number.json': answering('number', 'Request.Number'),
};

async function start(options: object = {}): Promise<TestServer> {
  const running = await startTestServer(FILES, { ...REAL_TEMPLATES, ...options });
  await running.server.ready;
  return running;
}

const json = (body: unknown, method = 'POST'): AskOptions => ({ method, body: JSON.stringify(body) });
const parsed = ({ body }: Answer): unknown => JSON.parse(body) as unknown;
const overriding = (route: string, body: unknown, condition?: string): object => ({
  request: { method: 'GET', route, ...(condition !== undefined && { condition }) },
  response: { body },
});

test('a body of more values than may be read is refused before anything is made of it', async () => {
  await using server = await start({ maxBodyTokens: 1000 });
  const ones = (count: number): readonly number[] => Array.from({ length: count }, () => 1);
  for (const [method, path, body] of [
    ['PUT', 'globals', { a: ones(1000) }],
    ['PUT', 'globals', Object.fromEntries(ones(501).map((one, index) => [`n${index}`, one]))],
    ['PUT', 'globals/x', ones(1001)],
    ['POST', 'templates', { template: overriding('x', ones(1000)) }],
    ['POST', 'reset', { what: ones(1001) }],
  ] as const) {
    const { status, body: text } = await server.ask(`/_mock/${path}`, json(body, method));
    expect([status, text]).toEqual([
      413,
      expect.stringContaining('The body holds more than 1000 values (Mock:MaxBodyTokens).') as unknown,
    ]);
  }
  expect(
    (await server.ask('/_mock/globals', json({ a: ones(900), b: '[[[['.repeat(500) }, 'PUT'))).status,
  ).toBe(204);
});

test('many numbers at once take the place of others, and their types', async () => {
  await using server = await start();
  await server.ask('/set');
  const many = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`m${index}`, index]));
  for (const n of [7, 6])
    expect((await server.ask('/_mock/globals', json({ ...many, n, d: 1 }, 'PUT'))).status).toBe(204);
  const values = await server.ask('/_mock/globals');
  expect(values.body).toContain('"m7": 7,\n  "m8": 8,\n');
  expect(parsed(values)).toEqual({ ...many, n: 6, d: 1 });
  const { body } = await server.ask('/_mock/globals?format=list');
  const types = (JSON.parse(body) as { globals: { name: string; type: string }[] }).globals;
  const typeOf = Object.fromEntries(types.map(({ name, type }) => [name, type]));
  expect(typeOf).toMatchObject({ n: 'System.Int32', d: 'System.Decimal', m2999: 'System.Int64' });
});

test('a template that is added goes before all files, a later one before an earlier one', async () => {
  await using server = await start();
  const add = (body: unknown): Promise<Answer> =>
    server.ask('/_mock/templates', json({ template: overriding('users/{id}', body) }));
  const first = await add('first');
  expect(first.status).toBe(201);
  expect(parsed(first)).toMatchObject({
    id: '1',
    name: 'override 1',
    method: 'GET',
    calls: 0,
    diagnostics: [],
  });
  expect(parsed(await server.ask('/users/1'))).toBe('first');
  const { id } = parsed(await add('second')) as { id: string };
  expect(parsed(await server.ask('/users/1'))).toBe('second');
  expect((await server.ask(`/_mock/templates/${id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await server.ask(`/_mock/templates/${id}`, { method: 'DELETE' })).status).toBe(404);
  expect(parsed(await server.ask('/users/1'))).toBe('first');
  expect(server.requests.at(-1)).toMatchObject({ template: 'override 1' });
});

test('it answers as often as it may, under its conditions, in its session only', async () => {
  await using server = await start();
  const template = overriding('users/{id}', 'new', '<#= Request.Route["id"] == "1" #>');
  await server.ask('/_mock/session/a/_mock/templates', json({ template, times: 2, name: 'mine' }));
  const asked = ['/users/2', '/users/1', '/users/1', '/users/1'];
  const got: unknown[] = [];
  for (const path of asked) got.push(parsed(await server.ask(`/_mock/session/a${path}`)));
  expect(got).toEqual([{ v: 'file 2' }, 'new', 'new', { v: 'file 1' }]);
  expect(parsed(await server.ask('/users/1'))).toEqual({ v: 'file 1' });
});

test('conditions are listed as they are written', async () => {
  await using server = await start();
  const condition = '<#= Request.Route["id"] == "1" #>';
  const text = `{ "request": { "route": "a/{id}", "condition": "${condition}" }, "response": {} }`;
  await server.ask('/_mock/templates', json({ text }));
  await server.ask('/_mock/templates', json({ text: `{ request: { condition: true }, response: {} }` }));
  await server.ask(
    '/_mock/templates',
    json({ text: `{ request: { condition: <#= 1 == 1 #> }, response: {} }` }),
  );
  const { templates } = parsed(await server.ask('/_mock/templates')) as {
    templates: { condition: unknown }[];
  };
  expect(templates.slice(0, 4).map((each) => each.condition)).toEqual([
    '<#= 1 == 1 #>',
    'true',
    condition,
    null,
  ]);
});

test('HEAD asks the added templates, too', async () => {
  await using server = await start();
  await server.ask('/_mock/templates', json({ template: overriding('only/here', 'x') }));
  expect((await server.ask('/only/here', { method: 'HEAD' })).status).toBe(200);
});

test('what does not compile is 422 with places in its text', async () => {
  await using server = await start();
  const text = '{ "request": { "method": "GET", "route": "a" },\n "response": { "body": "<#= nope #>" } }';
  const answer = await server.ask('/_mock/templates', json({ text, name: 'mine' }));
  expect(answer.status).toBe(422);
  expect(parsed(answer)).toMatchObject({
    message: 'The template does not compile: 1 error.',
    diagnostics: [{ path: 'mine', line: 2, column: 29, code: 'CS0103' }],
  });
});

test.each([
  [{}, /one of 'text' and 'template'/],
  [{ text: '{}', template: {} }, /one of 'text' and 'template'/],
  [{ text: '{}', times: 0 }, /'times' is less than 1/],
  [{ text: '{}', name: '' }, /'name' is empty/],
  [{ txt: '{}' }, /'txt'/],
])('a body that means nothing is refused: %o', async (body, message) => {
  await using server = await start();
  const answer = await server.ask('/_mock/templates', json(body));
  expect(answer.status).toBe(400);
  expect(parsed(answer)).toMatchObject({ message: expect.stringMatching(message) as unknown });
});

test('Global is shown as JSON, what is none by type and text', async () => {
  await using server = await start();
  await server.ask('/set');
  expect((await server.ask('/_mock/globals')).body).toContain('"d": 1.50');
  expect(parsed(await server.ask('/_mock/globals'))).toEqual({
    n: 5,
    d: 1.5,
    t: 'x',
    l: [1],
    f: { type: expect.stringContaining('Func') as unknown, text: expect.any(String) as unknown },
  });
  expect((await server.ask('/_mock/globals/t')).body).toBe('"x"\n');
  expect((await server.ask('/_mock/globals/zz')).status).toBe(404);
});

test('Global is set from JSON as .NET reads it, and cleared', async () => {
  await using server = await start();
  const body = '{ "s": "x", "l": 9007199254740993, "d": 1.0, "b": true, "o": {}, "a": [1] }';
  expect((await server.ask('/_mock/globals', { method: 'PUT', body })).status).toBe(204);
  expect(parsed(await server.ask('/types'))).toEqual({ v: 'String Int64 Double Boolean JObject JArray' });
  expect((await server.ask('/_mock/globals/l')).body).toBe('9007199254740993\n');
  await server.ask('/_mock/globals/s', { method: 'PUT', body: '2.5' });
  await server.ask('/_mock/globals/a', { method: 'DELETE' });
  expect(parsed(await server.ask('/types'))).toEqual({ v: 'Double Int64 Double Boolean JObject none' });
  expect((await server.ask('/_mock/globals/a', { method: 'DELETE' })).status).toBe(404);
  await server.ask('/_mock/globals', { method: 'DELETE' });
  expect(parsed(await server.ask('/_mock/globals'))).toEqual({});
});

/** What JSON may be, and nobody here holds. */
const BEYOND: readonly (readonly [method: string, path: string, body: string, message: string])[] = [
  ['PUT', 'globals', nested(5000), 'more than 1000 arrays and objects within each other'],
  ['PUT', 'globals', nested(200), 'The value cannot be one of .NET'],
  ['PUT', 'globals', `{ "a": ${'9'.repeat(1000)} }`, 'The value cannot be one of .NET'],
  ['PUT', 'globals/a', nested(200), 'The value cannot be one of .NET'],
  ['PUT', 'globals/__proto__', `[${'9'.repeat(1000)}]`, 'The value cannot be one of .NET'],
  ['POST', 'templates', `{ "template": { "response": { "body": ${nested(5000)} } } }`, 'more than 1000'],
  ['POST', 'explain', `{ "url": "/", "body": ${nested(5000)} }`, 'more than 1000'],
];
test('JSON that goes too deep, or on for too long, is 400', async () => {
  await using server = await start();
  for (const [method, path, body, message] of BEYOND) {
    const answer = await server.ask(`/_mock/${path}`, { method, body });
    expect(answer.status).toBe(400);
    expect(answer.body).toContain(message);
  }
});

function nested(depth: number): string {
  return `${'{ "a": '.repeat(depth)}1${' }'.repeat(depth)}`;
}

test.each([
  ['', '40', 'Int32'],
  ['', '4000000000', 'Int64'],
  ['', '4.5', 'Double'],
  ['', '"4"', 'String'],
  ['?keepType=false', '40', 'Int64'],
])('where an int was, PUT%s of %s gives one of the type %s', async (query, body, type) => {
  await using server = await start();
  await server.ask('/set');
  await server.ask(`/_mock/globals/n${query}`, { method: 'PUT', body });
  const { globals } = parsed(await server.ask('/_mock/globals?format=list')) as { globals: object[] };
  expect(globals).toContainEqual(expect.objectContaining({ name: 'n', type: `System.${type}` }));
  await server.ask('/set');
  await server.ask('/_mock/globals', { method: 'PUT', body: '{ "n": 41 }' });
  expect(parsed(await server.ask('/_mock/globals?format=list'))).toMatchObject({
    globals: [{ name: 'n', type: 'System.Int32', json: '41' }],
  });
});

test('a value keeps its type where that is wanted', async () => {
  await using server = await start();
  await server.ask('/set');
  const { globals } = parsed(await server.ask('/_mock/globals?format=list')) as { globals: object[] };
  expect(globals).toEqual([
    { name: 'n', type: 'System.Int32', json: '5' },
    { name: 'd', type: 'System.Decimal', json: '1.50' },
    { name: 't', type: 'System.String', json: '"x"' },
    { name: 'l', type: 'System.Collections.Generic.List`1[System.Int32]', json: '[\n  1\n]' },
    expect.objectContaining({ name: 'f', type: expect.stringContaining('Func') as unknown }),
  ]);
  const put = async (name: string, body: string): Promise<Answer> =>
    server.ask(`/_mock/globals/${name}?keepType=true`, { method: 'PUT', body });
  expect((await put('n', '7')).status).toBe(204);
  expect((await put('d', '2.10')).status).toBe(204);
  expect((await put('l', '[3, 4]')).status).toBe(204);
  expect((await put('new', '1')).status).toBe(204);
  expect((await put('t', 'null')).status).toBe(204);
  // Newtonsoft reads it as null, which would remove the list.
  expect((await put('l', '""')).status).toBe(400);
  const wrong = await put('n', '"seven"');
  expect([wrong.status, parsed(wrong)]).toEqual([
    400,
    {
      message: expect.stringContaining('The value cannot be a System.Int32') as unknown,
      hint: expect.stringContaining('keepType') as unknown,
    },
  ]);
  expect(parsed(await server.ask('/_mock/globals?format=list'))).toEqual({
    globals: [
      { name: 'n', type: 'System.Int32', json: '7' },
      { name: 'd', type: 'System.Decimal', json: '2.10' },
      { name: 'l', type: 'System.Collections.Generic.List`1[System.Int32]', json: '[\n  3,\n  4\n]' },
      expect.objectContaining({ name: 'f' }),
      { name: 'new', type: 'System.Int64', json: '1' },
    ],
  });
});

test('the clock is set, stopped, moved and put back', async () => {
  const real = Date.parse('2026-05-05T00:00:00Z');
  await using server = await start({ now: () => real });
  const put = async (body: unknown): Promise<unknown> =>
    parsed(await server.ask('/_mock/clock', json(body, 'PUT')));
  expect(await put({ now: '2030-01-01', frozen: true })).toEqual({
    now: '2030-01-01T00:00:00.000Z',
    frozen: true,
  });
  expect(parsed(await server.ask('/now'))).toEqual({ v: '2030-01-01T00:00:00.0000000Z' });
  await put({ advance: 3_600_000 });
  expect(parsed(await server.ask('/now'))).toEqual({ v: '2030-01-01T01:00:00.0000000Z' });
  expect(parsed(await server.ask('/_mock/session/other/now'))).toEqual({ v: '2026-05-05T00:00:00.0000000Z' });
  await put({});
  expect(parsed(await server.ask('/_mock/clock'))).toEqual({
    now: '2026-05-05T00:00:00.000Z',
    frozen: false,
  });
});

test('put back, the clock stands where sessions begin', async () => {
  await using server = await start({ sessionStart: { now: Date.parse('2020-02-29T00:00:00Z') } });
  await server.ask('/_mock/clock', json({ now: '2030-01-01', frozen: false }, 'PUT'));
  expect(parsed(await server.ask('/_mock/clock', json({}, 'PUT')))).toEqual({
    now: '2020-02-29T00:00:00.000Z',
    frozen: true,
  });
});

test('a session that there is not has no requests to list; one may wait for it', async () => {
  await using server = await start();
  for (const path of ['/_mock/requests', '/_mock/requests/count']) {
    expect((await server.ask(`${path}?session=nope`)).status, path).toBe(404);
    expect((await server.ask(`${path}?session=`)).status, path).toBe(400);
    expect((await server.ask(`${path}?session=default`)).status, path).toBe(200);
  }
  expect((await server.ask('/_mock/requests?session=', { method: 'DELETE' })).status).toBe(400);
  const [waiting] = await Promise.all([
    server.ask('/_mock/requests?session=nope&wait=5000'),
    server.ask('/_mock/session/nope/number'),
  ]);
  expect(parsed(waiting)).toMatchObject({ requests: [{ path: '/number' }] });
});

test.each([
  [{ now: 'soon' }, /'now' is 'soon', which is no time/],
  [{ now: '2026-13-01T00:00:00Z' }, /which is no time/],
  [{ now: '2026-02-30T00:00:00Z' }, /which is no time/],
  [{ now: 5 }, /'now' is a number, not a string/],
  [{ advance: 1e20 }, /years 1 to 9999/],
  [{ later: 1 }, /'later'/],
])('a bad clock is refused: %o', async (body, message) => {
  await using server = await start();
  const answer = await server.ask('/_mock/clock', json(body, 'PUT'));
  expect(answer.status).toBe(400);
  expect(parsed(answer)).toMatchObject({ message: expect.stringMatching(message) as unknown });
});

test('sessions are listed and ended; the query may name one', async () => {
  await using server = await start();
  await server.ask('/_mock/globals/n?session=test%207', { method: 'PUT', body: '1' });
  await server.ask('/_mock/session/b/number');
  expect(parsed(await server.ask('/_mock/sessions'))).toMatchObject({
    sessions: [{ name: 'default' }, { name: 'test 7', globals: 1 }, { name: 'b', requests: 1 }],
  });
  expect((await server.ask('/_mock/sessions/test%207', { method: 'DELETE' })).status).toBe(204);
  expect((await server.ask('/_mock/sessions/test%207', { method: 'DELETE' })).status).toBe(404);
  expect((await server.ask('/_mock/globals?session=test%207')).status).toBe(404);
  expect((await server.ask('/_mock/globals?session=')).status).toBe(400);
});

test('a reset puts back all, or what it names', async () => {
  await using server = await start();
  const soil = async (): Promise<void> => {
    await server.ask('/set');
    await server.ask('/number');
    await server.ask('/_mock/clock', json({ now: '2030-01-01', frozen: true }, 'PUT'));
    await server.ask('/_mock/templates', json({ template: overriding('users/{id}', 'new') }));
  };
  const state = async (): Promise<unknown[]> => [
    parsed(await server.ask('/_mock/globals/t')) === 'x',
    parsed(await server.ask('/users/1')) === 'new',
    (parsed(await server.ask('/_mock/clock')) as { frozen: boolean }).frozen,
    parsed(await server.ask('/number')),
  ];
  await soil();
  expect((await server.ask('/_mock/reset', json({ what: ['globals', 'clock'] }))).status).toBe(204);
  expect(await state()).toEqual([false, true, false, { v: '1' }]);
  await soil();
  expect((await server.ask('/_mock/reset', { method: 'POST' })).status).toBe(204);
  expect(await state()).toEqual([false, false, false, { v: '0' }]);
  await soil();
  expect((await server.ask('/_mock/reset', json({ what: [] }))).status).toBe(204);
  expect(await state()).toEqual([true, true, true, { v: '2' }]);
  const wrong = await server.ask('/_mock/reset', json({ what: ['global'] }));
  expect(parsed(wrong)).toMatchObject({
    message: "'what[0]' is none of globals, templates, seed, clock, requests.",
  });
});

test.each([
  ['PUT', '/_mock/globals/%2E'],
  ['DELETE', '/_mock/globals/.'],
  ['DELETE', '/_mock/globals/'],
  ['PUT', '/_mock/globals/?session=default'],
  ['GET', '/_mock/globals/%2e%2E'],
  ['DELETE', '/_mock/sessions/../globals'],
])('a path that names nothing is not that of all values: %s %s', async (method, path) => {
  await using server = await start();
  const { ask } = server;
  await ask('/_mock/globals/kept', { method: 'PUT', body: '1' });
  const { status, body } = await ask(path, { method, ...(method === 'PUT' && { body: '{}' }) });
  expect(status).toBe(400);
  expect(body).toContain("no path can carry the names '', '.' and '..'");
  expect(JSON.parse((await ask('/_mock/globals')).body)).toEqual({ kept: 1 });
});

test(
  'values of Global whose code does not end take their time together, not each',
  { timeout: 20_000 },
  async () => {
    const code =
      'class E { public int P { get { for (;;) ; } } } for (var i = 0; i < 30; i++) Global["e" + i] = new E();';
    await using server = await startTestServer(
      {
        'Mocks/set.json': JSON.stringify({
          request: { method: 'GET', route: 'set' },
          response: { body: `<# ${code} Global["n"] = 5; #>` },
        }),
      },
      REAL_TEMPLATES,
    );
    await server.server.ready;
    await server.ask('/set');
    const started = performance.now();
    const values = parsed(await server.ask('/_mock/globals')) as Record<string, unknown>;
    expect(performance.now() - started).toBeLessThan(8000);
    expect(values['n']).toBe(5);
    expect(Object.keys(values)).toHaveLength(31);
  },
);
