// When nothing fits: which templates come closest, and what in them did not fit.
import { describe, expect, test } from 'vitest';
import { OwnRunners } from '../isolation/own-runners.ts';
import { REAL_TEMPLATES } from './real-templates.ts';
import { messages, startTestServer, type Answer, type AskOptions, type TestServer } from './test-server.ts';

interface Closest {
  readonly template: string;
  readonly reasons: readonly string[];
  readonly segments: readonly unknown[];
  readonly condition: readonly { readonly text: string; readonly value: string; readonly values: object }[];
}

const withCondition = (condition: string, route = 'a', before = ''): string =>
  `{ ${before} "request": { "method": "POST", "route": "${route}", "condition": "${condition}" }, "response": {} }`;

async function start(
  files: Record<string, string>,
  options: Parameters<typeof startTestServer>[1] = {},
): Promise<TestServer> {
  const running = await startTestServer(files, { ...REAL_TEMPLATES, ...options });
  await running.server.ready;
  return running;
}

async function closest(
  server: TestServer,
  path: string,
  options: AskOptions = {},
): Promise<readonly Closest[]> {
  const { body, status } = await server.ask(path, { method: 'POST', ...options });
  expect(status).toBe(501);
  return (JSON.parse(body) as { Closest: Closest[] }[])[0]!.Closest;
}

const JSON_BODY = { headers: { 'Content-Type': 'application/json' } };

describe('the parts of a condition that decided, with their values', () => {
  test.each<[condition: string, path: string, options: AskOptions, reason: string]>([
    [
      '<#= Request.Query["foo"] == "bar" #>',
      '/a?foo=baz',
      {},
      'its condition is false: `Request.Query["foo"] == "bar"` was `"baz"`',
    ],
    [
      '<#= Request.Query["a"] == "1" && Request.Query["b"] == "2" #>',
      '/a?a=1&b=3',
      {},
      'its condition is false: `Request.Query["b"] == "2"` was `"3"`',
    ],
    [
      '<#= Request.Query["a"] == "1" && Request.Query["b"] == "2" #>',
      '/a?a=0&b=2',
      {},
      'its condition is false: `Request.Query["a"] == "1"` was `"0"`',
    ],
    [
      '<#= Request.Query["a"] == "1" || (Request.Query["b"] == "2" && true) #>',
      '/a?a=0&b=3',
      {},
      'its condition is false: `Request.Query["a"] == "1"` was `"0"`; `Request.Query["b"] == "2"` was `"3"`',
    ],
    [
      '<#= !(Request.Query["a"] == "0" || Request.Query["b"] == "3") #>',
      '/a?a=0&b=3',
      {},
      'its condition is false: `Request.Query["a"] == "0"` was `"0"`',
    ],
    [
      '<#= Request.Query["q"].Equals("b") #>',
      '/a?q=a',
      {},
      'its condition is false: `Request.Query["q"].Equals("b")` (`Request.Query["q"]` was `"a"`)',
    ],
    [
      '<#= Request.Query["q"].Length > 3 #>',
      '/a?q=ab',
      {},
      'its condition is false: `Request.Query["q"].Length > 3` (`Request.Query["q"].Length` was `2`, `Request.Query["q"]` was `"ab"`)',
    ],
    [
      '<#= (int)Request.Body["n"] == 5 #>',
      '/a',
      { ...JSON_BODY, body: '{"n":4}' },
      'its condition is false: `(int)Request.Body["n"] == 5` was `4`',
    ],
    [
      '<#= new[] { 1, 2 }.Any(x => x.ToString() == Request.Query["x"]) #>',
      '/a?x=3',
      {},
      'its condition is false: `new[] { 1, 2 }.Any(x => x.ToString() == Request.Query["x"])`',
    ],
    [
      '<#= Request.Query["flag"] #>',
      '/a?flag=maybe',
      {},
      'its condition is false: `Request.Query["flag"]` was `"maybe"`',
    ],
    [
      '<#= Request.Header["Authorization"] == "Bearer x" #>',
      '/a',
      { headers: { Authorization: 'Bearer secret' } },
      'its condition is false: `Request.Header["Authorization"] == "Bearer x"` was `***`',
    ],
    [
      '<#= Request.Cookies["sid"] == "7" #>',
      '/a',
      { headers: { Cookie: 'a=b; sid=SECRETSID' } },
      'its condition is false: `Request.Cookies["sid"] == "7"` was `***`',
    ],
    [
      '<# var t = Request.Header["Authorization"]; #><#= t == "x" #>',
      '/a',
      { headers: { Authorization: 'Bearer secret' } },
      'its condition is false: `t == "x"` was `***`',
    ],
    [
      '<# var t = Request.Header["Authorization"].Split(\' \')[1]; #><#= t + Request.Query["a"] == "x" #>',
      '/a?a=1',
      { headers: { Authorization: 'Bearer secret' } },
      'its condition is false: `t + Request.Query["a"] == "x"` (`t` was `***`, `Request.Query["a"]` was `"1"`)',
    ],
    [
      '<#= int.Parse(Request.Header["Authorization"]) == 1 #>',
      '/a',
      { headers: { Authorization: 'secret7' } },
      "its condition threw System.FormatException at 1:67: The input string '***' was not in a correct format.",
    ],
    [
      '<#= Request.Query["a"] == "x" #>',
      '/a?a=user',
      { headers: { Cookie: 'user=SECRETSID' } },
      'its condition is false: `Request.Query["a"] == "x"` was `"user"`',
    ],
    [
      '<#= Request.Query["s"] is string s && s == "x" #>',
      '/a?s=y',
      {},
      'its condition is false: `s == "x"` was `"y"`',
    ],
  ])('%s', async (condition, path, options, reason) => {
    await using server = await start({ 'Mocks/a.json': withCondition(condition) });
    const [first] = await closest(server, path, options);
    expect(first!.reasons).toEqual([reason]);
    expect(server.requests.at(-1)!.why).toBe(`closest: Mocks/a.json: ${reason}`);
    expect(server.lines.join()).not.toContain('secret');
  });
});

test('the parts are data, too', async () => {
  await using server = await start({ 'Mocks/a.json': withCondition('<#= Request.Query["foo"] == "bar" #>') });
  expect((await closest(server, '/a?foo=baz'))[0]).toMatchObject({
    template: 'Mocks/a.json',
    segments: [{ route: 'a', path: 'a', fits: true }],
    condition: [
      { text: 'Request.Query["foo"] == "bar"', value: 'false', values: { 'Request.Query["foo"]': '"baz"' } },
    ],
  });
});

test('chance, the clock and Global are those of the first run', async () => {
  const before = '<# var g = Guid.NewGuid().ToString(); Global["n"] = ((Global["n"] as int?) ?? 0) + 1; #>';
  await using server = await start({
    'Mocks/a.json': withCondition('<#= (g + Global["n"]) == Request.Query["g"] #>', 'a', before),
  });
  const seeded = { headers: { 'Mockwright-Seed': '1' } };
  const [first] = await closest(server, '/a', seeded);
  const [second] = await closest(server, '/a', seeded);
  expect(first!.condition).toEqual(second!.condition);
  expect(Object.values(first!.condition[0]!.values)).toContainEqual(
    expect.stringMatching(/^"[\da-f-]{36}"$/),
  );
});

test.each([
  ['text/plain', 'the body is text/plain, not JSON'],
  [undefined, 'the body came without Content-Type, not JSON'],
])('a body of JSON that says it is something else: %s', async (type, hint) => {
  await using server = await start({
    'Mocks/a.json': withCondition('<#= Request.Body.ToString() == "x" #>'),
    'Mocks/b.json': withCondition('<#= Request.Body["a"].ToString() == "x" #>', 'b'),
    'Mocks/c.json':
      '{ "request": { "method": "POST", "route": "c" }, "response": { "body": "<#= Request.Body["a"].ToString() #>" } }',
  });
  const options = {
    method: 'POST',
    body: '{"a":1}',
    headers: type === undefined ? {} : { 'Content-Type': type },
  };
  for (const path of ['/a', '/b'])
    expect((await closest(server, path, options))[0]!.reasons.at(-1)).toBe(
      `${hint}: send 'Content-Type: application/json'`,
    );
  expect(messages((await server.ask('/c', options)).body)).toContain(hint);
});

test('segment by segment', async () => {
  await using server = await start({ 'Mocks/u.json': withCondition('true', 'users/{id:int}/orders') });
  expect((await closest(server, '/user/x'))[0]!.segments).toEqual([
    { route: 'users', path: 'user', fits: false },
    { route: '{id:int}', path: 'x', fits: false },
    { route: 'orders', fits: false },
  ]);
  expect((await closest(server, '/users/5/orders/7'))[0]!.segments.at(-1)).toEqual({
    path: '7',
    fits: false,
  });
});

test('the first message is the one that users know', async () => {
  await using server = await start({});
  const { body } = await server.ask('/x');
  expect((JSON.parse(body) as { Message: string }[])[0]).toEqual({
    Message: "Incoming request didn't match any mock",
    Closest: [],
  });
});

test.each([
  ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html; charset=utf-8'],
  ['application/json, text/html;q=0.5', 'application/json'],
  ['*/*', 'application/json'],
])('a browser gets a page: %s', async (accept, type) => {
  await using server = await start({ 'Mocks/a.json': withCondition('<#= Request.Query["q"] == "<b>" #>') });
  const answer = await server.ask('/a?q=%3Ci%3E', { method: 'POST', headers: { Accept: accept } });
  expect(answer.headers['content-type']).toBe(type);
  expect(answer.headers['mockwright-error']).toBe('no-match');
  if (type.startsWith('text/html')) {
    expect(answer.body).toContain('&lt;i&gt;');
    expect(answer.body).not.toContain('<i>');
    expect(answer.body).toContain('<a href="/_mock/">');
  }
});

test('the page shows the closest templates segment by segment, and the values that decided', async () => {
  const condition = '<#= Request.Query["a"].ToString() == Request.Query["b"].ToString() #>';
  await using server = await start({
    'Mocks/a.json': withCondition(condition),
    'Mocks/b.json': '{ "request": { "route": "users/{id:int}/<b>" }, "response": {} }',
  });
  const html = { headers: { Accept: 'text/html' } };
  const decided = await server.ask('/a?a=%3Ci%3E&b=2', { method: 'POST', ...html });
  expect(decided.body).toContain(
    '<tr><th scope="row"><code>Request.Query[&quot;a&quot;].ToString()</code></th>',
  );
  expect(decided.body).toContain('<td><code>&quot;&lt;i&gt;&quot;</code></td>');
  expect(decided.body).toContain('<li>its condition is false: <code>');
  const { body } = await server.ask('/users/five/b', html);
  expect(body).toContain('<h2>GET /users/{id:int}/&lt;b&gt;</h2> <span class="quiet">Mocks/b.json</span>');
  expect(body).toContain("<li>'five' does not fit '{id:int}'</li>");
  expect(body).toContain(
    '<tr><th scope="row">path</th><td class="good">/users</td><td class="bad">/five</td>',
  );
  expect(body).toContain('<td class="good">✓ yes</td><td class="bad">✗ no</td>');
});

test.each([
  ['elsewhere', { adminUrls: ['http://127.0.0.1:0'] }, '127.0.0.1'],
  ['to other hosts', {}, 'evil.example'],
])('the page names no page that is served %s', async (_where, options, host) => {
  await using server = await start({}, options);
  const { body } = await server.ask('/a', { headers: { Accept: 'text/html', Host: host } });
  expect(body).toContain('<h1>No template fits the request.</h1>');
  expect(body).not.toContain('_mock');
});

test.each([
  [
    '/a?Q=1&pge=2',
    { 'X-Tenantt': 'a' },
    '<#= Request.Query["page"] == "1" #>',
    "no query parameter 'page', but 'pge'",
  ],
  ['/a', {}, '<#= Request.Header["X-Tenant"] == "1" #>', "no header 'X-Tenant'"],
  ['/a', {}, '<#= Request.Cookies["sid"] != "" #>', "no cookie 'sid'"],
  ['/a', {}, '<#= Request.Body["n"]?.ToString() == "1" #>', 'no body'],
])('what the request does not have: %s %o', async (path, headers, condition, missing) => {
  await using server = await start({ 'Mocks/a.json': withCondition(condition) });
  const [first] = await closest(server, path, { headers });
  expect(first!.reasons.slice(1)).toEqual([`the request has ${missing}`]);
});

describe('templates that were added to sessions', () => {
  const add = (server: TestServer, session: string, route: string, times?: number): Promise<Answer> =>
    server.ask(`/_mock/templates?session=${encodeURIComponent(session)}`, {
      method: 'POST',
      body: JSON.stringify({
        name: 'mine',
        times,
        template: { request: { method: 'POST', route }, response: {} },
      }),
    });

  test.each([
    ['s1', '/mine', 1, "it was added to the session 's1': send 'Mockwright-Session: s1'"],
    ['é 1', '/mine', 1, "it was added to the session 'é 1': send 'Mockwright-Session: %C3%A9%201'"],
    ['default', '/mien', 1, "'mien' is not 'mine'"],
    ['default', '/mine', 0, 'it has answered 1 of 1 times'],
  ])('%s %s %s', async (session, path, left, reason) => {
    await using server = await start({});
    await add(server, session, 'mine', 1);
    if (left === 0) await server.ask('/mine', { method: 'POST' });
    const [first] = await closest(server, path);
    expect(first).toMatchObject({ template: 'mine', reasons: [reason] });
  });

  test('one of the default session, asked for in another', async () => {
    await using server = await start({});
    await add(server, 'default', 'mine');
    const [first] = await closest(server, '/mine', { headers: { 'Mockwright-Session': 'x' } });
    expect(first!.reasons).toEqual(["it was added to the default session: send no 'Mockwright-Session'"]);
  });
});

test.each([
  [undefined, '', '`Request.Body` was `{}`: the request had no body.'],
  ['application/json', '{"items":[]}', '`Request.Body` was the JSON `{"items":[]}`.'],
  ['text/plain', 'hello', '`Request.Body` was the text `hello`.'],
  ['application/x-www-form-urlencoded', 'a=1', '`Request.Body` was made of the form `a=1`.'],
  ['application/xml', '<a><b>1</b></a>', '`Request.Body` was made of the XML `<a><b>1</b></a>`.'],
  ['image/png', 'x', '`Request.Body` was `{}`: a body of the type image/png is not read.'],
])('code that fails is told what Request.Body was: %s %s', async (type, body, told) => {
  await using server = await start({
    'Mocks/a.json':
      '{ "request": { "method": "POST", "route": "a" }, "response": { "body": "<#= (int)Request.Body["n"]["m"] #>" } }',
  });
  const options = { method: 'POST', body, headers: type === undefined ? {} : { 'Content-Type': type } };
  expect(messages((await server.ask('/a', options)).body)).toContain(told);
  const page = await server.ask('/a', { ...options, headers: { ...options.headers, Accept: 'text/html' } });
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'mockwright-error': 'template-failed',
  });
  expect(page.body).toContain('Mocks/a.json:1:');
});

test('the console says why with any status for errors', async () => {
  await using server = await startTestServer({}, { ...REAL_TEMPLATES, errorStatus: 404 });
  await server.server.ready;
  expect((await server.ask('/x')).status).toBe(404);
  expect(server.requests.at(-1)!.why).toBe('there are no templates');
});

test.each([
  ['/_mockaco/ready', true],
  ['/_mockaco/verification?route=/x', true],
  ['/_mockaco/other', false],
  ['/ready', false],
])('what the endpoints of Mockaco are asked for is told how: %s', async (path, isTold) => {
  await using server = await start({});
  const { status, body } = await server.ask(path);
  expect(status).toBe(501);
  expect(messages(body).includes('Mock:EndpointAliases:0=_mockaco')).toBe(isTold);
});

test('a file that does not load is the closest where it is meant', async () => {
  await using server = await start({
    'Mocks/a.json':
      '{ "request": { "method": "POST", "route": "/now/{id}" }, "response": { "body": "<#= DateTime.Nowish #>" } }',
    'Mocks/b.json': withCondition('true', 'nowi'),
  });
  const [first] = await closest(server, '/now/1');
  expect(first).toMatchObject({
    template: 'Mocks/a.json',
    reasons: [`it does not load: "'DateTime' does not contain a definition for 'Nowish'"`],
  });
  expect(server.requests.at(-1)!.why).toContain('closest: Mocks/a.json: it does not load');
  await using brief = await startTestServer(
    { 'Mocks/a.json': withCondition('<#= nothing #>') },
    { ...REAL_TEMPLATES, errors: 'brief' },
  );
  await brief.server.ready;
  expect((await closest(brief, '/a'))[0]!.reasons).toEqual(['it does not load']);
});

test('of many files that do not load, the first error of the closest three is told', async () => {
  const broken =
    '{ "request": { "method": "POST", "route": "ROUTE" }, "response": { "body": "<#= one #> <#= two #>" } }';
  await using server = await start({
    ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`Mocks/x${n}.json`, broken.replace('ROUTE', `x${n}`)])),
    'Mocks/y.json': withCondition('<#= false #>', 'y'),
  });
  const told = messages((await server.ask('/z5', { method: 'POST' })).body);
  const names = [...told.matchAll(/Mocks\/(x\d).json did not load:/g)].map(([, name]) => name);
  expect(names).toEqual(['x1', 'x2', 'x3']);
  expect(told).toContain("'one'");
  expect(told).not.toContain("error CS0103: The name 'two'");
  expect(told).toContain('(and 1 more error)');
  expect(told).toContain('And 2 more files did not load.');
  const meant = messages((await server.ask('/x5', { method: 'POST' })).body);
  expect(meant.match(/did not load/g)).toHaveLength(1);
  expect(meant).toContain('Mocks/x5.json did not load:');
  const other = messages((await server.ask('/y', { method: 'POST' })).body);
  expect(other).toContain('5 files do not load: `mockwright check` tells why.');
  expect(other).not.toContain('did not load');
});

test('code that did not ask for the body is not told what it was', async () => {
  const code = '<#= Request.Query["a"] == "" ? int.Parse("x") : (int)Request.Body["n"] #>';
  await using server = await start({
    'Mocks/a.json': `{ "request": { "method": "POST", "route": "a" }, "response": { "body": "${code}" } }`,
    'Mocks/b.json': withCondition('<#= (string)Request.Body["n"] == "1" #>'),
  });
  expect(messages((await server.ask('/a', { method: 'POST' })).body)).not.toContain('Request.Body` was');
  expect(messages((await server.ask('/a?a=1', { method: 'POST' })).body)).toContain('Request.Body` was');
});

describe('templates that were passed over', () => {
  const FILES = {
    'Mocks/a.json': withCondition('<#= int.Parse(Request.Query["n"]) == 1 #>'),
    'Mocks/b.json': withCondition('<#= Request.Query["n"] == "2" #>'),
    'Mocks/c.json': '{ "request": { "method": "POST", "route": "a" }, "response": { "status": "OK" } }',
  };
  const threw = {
    template: 'Mocks/a.json',
    reasons: [expect.stringMatching(/^its condition threw System.FormatException at 1:\d+: /) as string],
    threw: true,
  };

  test('are told in the journal, with what threw', async () => {
    await using server = await start(FILES);
    await server.ask('/a?n=x', { method: 'POST' });
    const one = JSON.parse((await server.ask('/_mock/requests/1')).body) as object;
    expect(one).toMatchObject({
      template: 'Mocks/c.json',
      passedOver: [threw, { template: 'Mocks/b.json', reasons: ['its condition is false'] }],
    });
    const list = JSON.parse((await server.ask('/_mock/requests?format=list')).body) as object;
    expect(list).toMatchObject({
      requests: [{ why: expect.stringMatching(/^Mocks\/a.json: its condition threw /) as string }],
    });
    await server.ask('/a?n=1', { method: 'POST' });
    const two = JSON.parse((await server.ask('/_mock/requests/2')).body) as object;
    expect(two).not.toHaveProperty('passedOver');
  });

  test('are told without what is secret', async () => {
    await using server = await start({
      ...FILES,
      'Mocks/a.json': withCondition('<#= int.Parse(Request.Header["Authorization"]) == 1 #>'),
    });
    await server.ask('/a', { method: 'POST', headers: { Authorization: 'Bearer t0p-s3cret' } });
    const { body } = await server.ask('/_mock/requests/1');
    expect(body).toContain('its condition threw System.FormatException');
    expect(body).not.toContain('t0p-s3cret');
  });

  test('are explained', async () => {
    await using server = await start(FILES);
    const body = JSON.stringify({ method: 'POST', url: '/a?n=3' });
    const { body: text } = await server.ask('/_mock/explain', { method: 'POST', body });
    expect(JSON.parse(text)).toMatchObject({
      matched: { template: 'Mocks/c.json' },
      closest: [
        { template: 'Mocks/a.json', reasons: [expect.stringContaining('its condition is false') as string] },
        {
          template: 'Mocks/b.json',
          reasons: ['its condition is false: `Request.Query["n"] == "2"` was `"3"`'],
        },
      ],
    });
  });
});

describe('a condition that never ends takes the time of a request once, and so does asking why', () => {
  const files = { 'Mocks/a.mock': `<#+ bool F() { while (true) { } } #>${withCondition('<#= F() #>')}` };
  const explained = { method: 'POST', body: '{ "method": "POST", "url": "/a" }' };
  test.each([
    ['answered', 'here', '/a', { method: 'POST' }],
    ['answered', 'elsewhere', '/a', { method: 'POST' }],
    ['explained', 'here', '/_mock/explain', explained],
    ['explained', 'elsewhere', '/_mock/explain', explained],
  ])('%s %s', async (_what, where, path, options) => {
    const runners = new OwnRunners();
    const isolated = { startRunners: runners.start, trialMilliseconds: 0 };
    await using server = await start(files, {
      scriptTimeoutMilliseconds: 2000,
      ...(where === 'elsewhere' && isolated),
    });
    const started = performance.now();
    const { body } = await server.ask(path, options);
    expect(performance.now() - started).toBeLessThan(3500);
    expect(runners.jobs).toHaveLength(where === 'elsewhere' ? 1 : 0);
    expect(body).toContain('its condition threw System.TimeoutException');
  });
});
