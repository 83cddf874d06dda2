// Code that takes long runs elsewhere, and nobody can tell from what comes of it.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { ask, messages } from '../service/test-server.ts';
import { start, template } from './isolated-server.ts';
import { SLOW } from './own-runners.ts';

/** The same template, once with code before it that takes long. */
const both = (route: string, code: string, body: string): Record<string, string> => ({
  [route]: template(`${route}/{id?}`, code, body),
  [`slow-${route}`]: template(`slow-${route}/{id?}`, SLOW + code, body),
});

describe('an answer from elsewhere is the same', () => {
  test.each([
    [
      'of the request',
      '',
      '"<#= $"{Request.Method} {Request.Route["id"]} {Request.Query["q"]} {Request.Header["X-A"]} {Request.Body["n"]} {Request.RawBody} {Request.Bytes.Length} {Request.Number}" #>"',
    ],
    [
      'of chance',
      '',
      '"<#= Guid.NewGuid() #> <#= new Random().Next() #> <#= new Faker("de").Name.FullName() #>"',
    ],
    ['of a body that is no JSON', 'var x = Request.Body["n"];', '1'],
    ['that throws', 'throw new FormatException("wrong");', '1'],
    ['that leaves Global', 'Global["n"] = (int)(Global["n"] ?? 40) + 2;', '"<#= Global["n"] #>"'],
  ])('%s', async (what, code, body) => {
    await using server = await start(both('a', code, body));
    const options = {
      method: 'POST',
      headers: { 'X-A': 'ä', 'Content-Type': 'application/json', 'Mockwright-Seed': '5' },
      body: what === 'of a body that is no JSON' ? '{' : '{ "n": 1.50 }',
    };
    const here = await server.ask('/a/7?q=%20b', options);
    await ask(`${server.base}/_mock/globals`, { method: 'DELETE' });
    const there = await server.ask('/slow-a/7?q=%20b', options);
    expect(server.runners.jobs.length).toBeGreaterThan(0);
    const plain = ({ status, headers, body: text }: typeof here): unknown => ({
      status,
      type: headers['content-type'],
      error: headers['mockwright-error'],
      // Where it happened is another place.
      text: text.includes('"Message"')
        ? /[\w.]+Exception: [^\n]*|asked for [^\n]*/.exec(messages(text))?.[0]
        : text,
    });
    expect(plain(there)).toEqual(plain(here));
  });

  test('of what comes in the place of something removed', async () => {
    const orders = '((Dictionary<int, string>)Global["orders"])';
    await using server = await start({
      ...both('add', `${orders}[9] = "nine";`, `<#= Global["orders"] #>`),
      put: template(
        'put',
        'Global["orders"] = new Dictionary<int, string> { [1] = "one", [2] = "two", [3] = "three" };',
        '1',
      ),
      delete: template('delete', `${orders}.Remove(1);`, '1'),
    });
    const answers: string[] = [];
    for (const route of ['/add', '/slow-add']) {
      for (const before of ['/put', '/delete']) await server.ask(before);
      answers.push((await server.ask(route)).body);
    }
    expect(server.runners.jobs.length).toBeGreaterThan(0);
    const inPlace = '{"9":"nine","2":"two","3":"three"}';
    expect(answers).toEqual([inPlace, inPlace]);
  });

  test('with its place where the code failed', async () => {
    await using server = await start({ a: template('a', `${SLOW}\nint.Parse("x");`, '1') });
    const { body, headers } = await server.ask('/a');
    expect(headers['mockwright-error']).toBe('template-failed');
    expect(messages(body)).toMatch(
      /^Mocks\/a\.mock:2:1 System\.FormatException: The input string 'x' was not/,
    );
  });

  test('with status, headers, bytes, delay and callbacks', async () => {
    const calls: string[] = [];
    const receiver = createServer((message, response) => {
      calls.push(`${message.method} ${message.url}`);
      response.end();
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    await using _ = { [Symbol.asyncDispose]: async () => void receiver.close() };
    const { port } = receiver.address() as AddressInfo;
    const text = `<# ${SLOW} System.Threading.Thread.Sleep(30); #>{ "request": { "method": "GET", "route": "a" },
      "response": { "status": 201, "headers": { "X-A": ["1", "<#= 1 + 1 #>"] }, "bodyBase64": "<#= "AAH/" #>" },
      "callbacks": [ { "url": "http://127.0.0.1:${port}/<#= Response.Status #>" }, { "url": "<#= int.Parse("y") #>" } ] }`;
    await using server = await start({ a: text });
    const { status, headers, bytes } = await server.ask('/a');
    expect([status, headers['x-a'], [...bytes]]).toEqual([201, '1, 2', [0, 1, 255]]);
    await vi.waitFor(() => expect(calls).toEqual(['POST /201']), { timeout: 10_000 });
    await vi.waitFor(
      () =>
        expect(server.lines.join('\n')).toMatch(
          /callback failed: .*System\.FormatException: The input string 'y'/,
        ),
      { timeout: 10_000 },
    );
  });

  test('and what the code tells is told once', async () => {
    const text = template(
      'a',
      `Console.WriteLine("before"); ${SLOW} Console.WriteLine("after");`,
      '{ "v": <#= "{" #> }',
    );
    await using server = await start({ a: text });
    server.lines.length = 0;
    await server.ask('/a');
    expect(server.lines).toEqual([
      'Mocks/a.mock: before',
      'Mocks/a.mock: after',
      expect.stringContaining('begins as JSON and is none'),
    ]);
  });
});

describe('conditions', () => {
  const on = (name: string, code: string, condition: string): string =>
    template('a', code, `"${name}"`, '', `, "condition": "<#= ${condition} #>"`);

  test('that take long are asked elsewhere, all of them', async () => {
    await using server = await start({
      a: on('a', `Console.WriteLine("a");`, 'Request.Query["q"] == "a"'),
      b: on('b', `Console.WriteLine("b"); ${SLOW}`, 'Request.Query["q"] == "b"'),
      c: template('a', '', '"c"'),
    });
    server.lines.length = 0;
    expect((await server.ask('/a?q=b')).body).toBe('"b"');
    expect((await server.ask('/a?q=x')).body).toBe('"c"');
    expect((await server.ask('/a?q=a')).body).toBe('"a"');
    const told = ['Mocks/a.mock: a', 'Mocks/b.mock: b'];
    expect(server.lines).toEqual([...told, ...told, told[0]]);
  });

  test('that do not hold say why', async () => {
    await using server = await start({ a: on('a', SLOW, 'Request.Query["q"] == "a"') });
    const { status, body } = await server.ask('/a?q=b');
    expect(status).toBe(501);
    expect(messages(body)).toContain(
      'Close: Mocks/a.mock (* /a): its condition is false: `Request.Query["q"] == "a"` was `"b"`',
    );
  });

  test('that throw are told, and others go on', async () => {
    await using server = await start({
      a: on('a', `${SLOW} throw new Exception("no");`, 'true'),
      b: template('a', '', '"b"'),
    });
    server.lines.length = 0;
    expect((await server.ask('/a')).body).toBe('"b"');
    expect(server.lines[0]).toMatch(
      /^warning: a condition threw: Mocks\/a\.mock:1:\d+ System\.Exception: no/,
    );
    expect(server.lines).toHaveLength(1);
  });
});

describe('Global', () => {
  test('objects that are changed in place are others afterwards, those that are read stay', async () => {
    await using server = await start({
      make: template('make', 'Global["l"] = new List<int> { 1 }; Global["o"] = JObject.Parse("{}");', '1'),
      add: template('add', `${SLOW} ((List<int>)Global["l"]).Add(2); var o = Global["o"];`, '1'),
      get: template('get', '', '"<#= string.Join(",", (List<int>)Global["l"]) #>"'),
    });
    await server.ask('/make');
    const { global } = server.server.service.sessions.default;
    const object = global.get('o');
    await server.ask('/add');
    await server.ask('/add');
    expect((await server.ask('/get')).body).toBe('"1,2,2"');
    expect(global.get('o')).toBe(object);
  });

  test('values that nobody expected to be read are fetched', async () => {
    await using server = await start({
      make: template('make', 'Global["a"] = 1; Global["b"] = 2L;', '1'),
      read: template('read', SLOW, '"<#= Global["a"] #><#= Global["b"] #><#= Global["c"] ?? "-" #>"'),
    });
    await server.ask('/make');
    expect((await server.ask('/read')).body).toBe('"12-"');
    expect(server.runners.jobs.map(({ globals }) => globals.size)).toEqual([0, 1, 2, 3]);
    await server.ask('/read');
    expect(server.runners.jobs).toHaveLength(5);
  });

  test.each([
    ['that it reads', 'class C { public int N; }', 'Global["c"] = new C { N = 1 };', 'var c = Global["c"];'],
    ['that it writes', '', '', 'class C { public int N; } Global["c"] = new C();'],
  ])('a value of a class of its own %s keeps code here', async (_, types, make, use) => {
    await using server = await start({
      make: template('make', types + make, '1'),
      use: template('use', SLOW + use, '"<#= Global["c"].GetType().Name #>"'),
    });
    await server.ask('/make');
    for (let time = 0; time < 2; time++) expect((await server.ask('/use')).body).toBe('"C"');
    expect(server.runners.jobs.length).toBeLessThanOrEqual(2);
  });

  test('what others changed meanwhile is not lost', async () => {
    await using server = await start({
      slow: template('slow', `${SLOW} Global["n"] = (int)(Global["n"] ?? 0) + 1;`, '"<#= Global["n"] #>"'),
      fast: template('fast', 'Global["n"] = (int)(Global["n"] ?? 0) + 10;', '1'),
    });
    await server.ask('/slow');
    let times = 0;
    server.runners.beforeResult = () => (++times === 1 ? server.ask('/fast') : undefined);
    expect((await server.ask('/slow')).body).toBe('"12"');
    expect(times).toBe(2);
  });

  test('others that never stop changing it: then it is run beside them, and nothing is lost', async () => {
    await using server = await start({
      slow: template('slow', `${SLOW} Global["n"] = (int)(Global["n"] ?? 0) + 1;`, '1'),
      fast: template('fast', 'Global["n"] = (int)(Global["n"] ?? 0) + 10;', '1'),
    });
    server.runners.beforeResult = () => server.ask('/fast');
    expect((await server.ask('/slow')).status).toBe(200);
    expect(server.runners.results.filter(({ outcome }) => outcome.kind === 'answer')).toHaveLength(4);
    expect(server.server.service.sessions.default.global.get('n')).toBe(51);
  });

  test('what is short elsewhere and never ends beside others stops nobody', async () => {
    await using server = await start(
      {
        slow: template(
          'slow',
          `${SLOW} var n = (int)(Global["n"] ?? 0); if (n >= 50) while (true) { } Global["n"] = n + 1;`,
          '"<#= n #>"',
        ),
        fast: template('fast', 'Global["n"] = (int)(Global["n"] ?? 0) + 10;', '1'),
      },
      { scriptTimeoutMilliseconds: 2500 },
    );
    server.runners.beforeResult = () => (server.runners.results.length < 6 ? server.ask('/fast') : undefined);
    expect(messages((await server.ask('/slow')).body)).toContain('The code ran for more than 2500 ms');
    expect(server.runners.results.map(({ outcome }) => outcome.kind)).toEqual([
      'missing',
      'answer',
      'answer',
      'answer',
      'answer',
      'failed',
    ]);
  }, 15_000);

  test('what reads many names is not run once for each of them', async () => {
    const names = 'Enumerable.Range(0, 200).Count(each => Global["k" + each] != null)';
    await using server = await start({
      make: template('make', 'for (var i = 0; i < 200; i += 2) Global["k" + i] = i;', '1'),
      read: template('read', SLOW, `"<#= ${names} #>"`),
    });
    await server.ask('/make');
    expect((await server.ask('/read')).body).toBe('"100"');
    expect(server.runners.jobs.length).toBeLessThan(12);
    const before = server.runners.jobs.length;
    expect((await server.ask('/read')).body).toBe('"100"');
    expect(server.runners.jobs).toHaveLength(before + 1);
  });

  test('of values that are much together not all go', async () => {
    await using server = await start({
      make: template('make', 'for (var i = 0; i < 5; i++) Global["l" + i] = new int[90_000];', '1'),
      read: template(
        'read',
        SLOW,
        '"<#= Enumerable.Range(0, 5).Sum(each => ((int[])Global["l" + each]).Length) #>"',
      ),
    });
    await server.ask('/make');
    expect((await server.ask('/read')).body).toBe('"450000"');
    expect(server.runners.results.map(({ outcome }) => outcome.kind)).not.toContain('answer');
  });

  test('of very many names not all go', async () => {
    await using server = await start({
      read: template(
        'read',
        SLOW,
        '"<#= Enumerable.Range(0, 12).Sum(each => (int)Global["k" + each * 10]) #>"',
      ),
    });
    const { global } = server.server.service.sessions.default;
    global.commit(new Map(Array.from({ length: 100_000 }, (_, each) => [`k${each}`, each])));
    expect((await server.ask('/read')).body).toBe('"660"');
    const counts = server.runners.jobs.map(({ globals }) => globals.size);
    expect(Math.max(...counts)).toBeLessThanOrEqual(60_000);
    expect(counts.at(-1)).toBeGreaterThan(50_000);
    expect(server.runners.jobs.every(({ kept }) => kept === undefined)).toBe(true);
  });

  test('what is too much fails the run', async () => {
    await using server = await start(
      { a: template('a', `${SLOW} Global["n"] = new string('x', 5000);`, '1') },
      { globalBytes: 1000 },
    );
    expect(messages((await server.ask('/a')).body)).toMatch(
      /InsufficientMemoryException: Global would take about/,
    );
  });
});

test('an override answers as often as it may', async () => {
  await using server = await start({ a: template('a', '', '"file"') });
  await server.ask('/_mock/templates', {
    method: 'POST',
    body: JSON.stringify({ text: template('a', SLOW, '"override"'), times: 2 }),
  });
  const answers: string[] = [];
  for (let time = 0; time < 3; time++) answers.push((await server.ask('/a')).body);
  expect(answers).toEqual(['"override"', '"override"', '"file"']);
  const together = ['"override"', '"file"'];
  await server.ask('/_mock/templates', {
    method: 'POST',
    body: JSON.stringify({ text: template('a', SLOW, '"override"'), times: 1 }),
  });
  const both2 = await Promise.all([server.ask('/a'), server.ask('/a')]);
  expect(both2.map(({ body }) => body).sort()).toEqual(together.sort());
});

test('of many overrides that answer once, each answers once, however many run at a time', async () => {
  await using server = await start({ a: template('a', '', '"file"') }, { scriptProcesses: 5 });
  for (let index = 0; index < 16; index++)
    await server.ask('/_mock/templates', {
      method: 'POST',
      body: JSON.stringify({ text: template('a', SLOW, `"override ${index}"`), times: 1 }),
    });
  server.runners.beforeResult = () => new Promise((resolve) => setTimeout(resolve, 2));
  const answers = await Promise.all(Array.from({ length: 16 }, () => server.ask('/a')));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(16);
});

test('of those that wait to run once more in a session there are so many, and nothing is lost', async () => {
  const routes = ['a', 'b', 'c', 'd'];
  await using server = await start(
    Object.fromEntries(
      routes.map((route) => [
        route,
        template(route, `${SLOW} Global["n"] = (int)(Global["n"] ?? 0) + 1;`, '1'),
      ]),
    ),
    { scriptProcesses: 6 },
  );
  server.runners.beforeResult = () => new Promise((resolve) => setTimeout(resolve, 2));
  const answers = await Promise.all(
    Array.from({ length: 160 }, (_, index) => server.ask(`/${routes[index % 4]}`)),
  );
  const busy = answers.filter(({ status }) => status !== 200);
  expect(busy.length).toBeGreaterThan(0);
  expect(new Set(busy.map(({ headers }) => headers['mockwright-error']))).toEqual(new Set(['busy']));
  expect(server.server.service.sessions.default.global.get('n')).toBe(160 - busy.length);
});

test.each([
  ['values of Global', 'Global["n"] = (int)(Global["n"] ?? 0) + 1;', '<#= (int)Global["n"] - 1 #>'],
  ['Request.Number', '', '<#= Request.Number #>'],
])('however many run at a time, they count each other: %s', async (_what, code, body) => {
  await using server = await start({ a: template('a', SLOW + code, body) }, { scriptProcesses: 4 });
  server.runners.beforeResult = () => new Promise((resolve) => setTimeout(resolve, 2));
  const answers = await Promise.all(Array.from({ length: 12 }, () => server.ask('/a')));
  expect(answers.map((answer) => Number(answer.body)).sort((one, other) => one - other)).toEqual(
    Array.from({ length: 12 }, (_, index) => index),
  );
});

test('results that come at once count each other', async () => {
  await using server = await start(
    { a: template('a', SLOW, '<#= Request.Number #>') },
    { scriptProcesses: 4 },
  );
  await server.ask('/a');
  let waiting = 0;
  let go = (): void => undefined;
  const together = new Promise<void>((resolve) => (go = resolve));
  server.runners.beforeResult = () => (
    ++waiting === 2 ? go() : undefined,
    waiting <= 2 ? together : undefined
  );
  const answers = await Promise.all([server.ask('/a'), server.ask('/a')]);
  expect(answers.map(({ body }) => body).sort()).toEqual(['1', '2']);
});

describe('what is only to be seen', () => {
  test('is explained elsewhere, and changes nothing', async () => {
    await using server = await start({ a: template('a', `${SLOW} Global["n"] = 1;`, '"<#= 1 + 1 #>"') });
    const { body } = await server.ask('/_mock/explain', { method: 'POST', body: '{ "url": "/a" }' });
    expect(JSON.parse(body)).toMatchObject({
      matched: { template: 'Mocks/a.mock' },
      answer: { body: '"2"' },
    });
    expect(server.server.service.sessions.default.global.get('n')).toBeUndefined();
    expect(server.runners.jobs).toHaveLength(1);
  });

  test('is explained elsewhere by a clock that stands still', async () => {
    await using server = await start({
      a: template('a', `var first = DateTime.UtcNow; ${SLOW}`, '"<#= (DateTime.UtcNow - first).Ticks #>"'),
    });
    server.server.service.sessions.default.clock.change({ now: 5, frozen: true });
    const { body } = await server.ask('/_mock/explain', { method: 'POST', body: '{ "url": "/a" }' });
    expect(JSON.parse(body)).toMatchObject({ answer: { body: '"0"' } });
    expect(server.runners.jobs).toHaveLength(1);
  });

  test('is replayed with the values that the run saw which counted', async () => {
    await using server = await start({
      slow: template('slow', `${SLOW} Global["n"] = (int)(Global["n"] ?? 0) + 1;`, '"<#= Global["n"] #>"'),
      fast: template('fast', 'Global["n"] = (int)(Global["n"] ?? 0) + 10;', '1'),
    });
    await server.ask('/slow');
    let times = 0;
    server.runners.beforeResult = () => (++times === 1 ? server.ask('/fast') : undefined);
    const { body: answered } = await server.ask('/slow');
    expect(answered).toBe('"12"');
    const { requests } = JSON.parse((await server.ask('/_mock/requests?path=/slow')).body) as {
      requests: { id: number }[];
    };
    const { body } = await server.ask(`/_mock/requests/${requests[1]!.id}/replay`, { method: 'POST' });
    expect(JSON.parse(body)).toMatchObject({ same: true });
  });

  test('is replayed with the seed, the clock and Global of its moment', async () => {
    await using server = await start({
      a: template(
        'a',
        `var now = DateTime.Now; ${SLOW} Global["n"] = (int)(Global["n"] ?? 0) + 1;`,
        '"<#= Guid.NewGuid() #> <#= now.Ticks #> <#= Global["n"] #>"',
      ),
    });
    await server.ask('/a');
    await server.ask('/a');
    const { body } = await server.ask('/_mock/requests/1/replay', { method: 'POST' });
    expect(JSON.parse(body)).toMatchObject({ same: true, differences: [] });
    expect(server.server.service.sessions.default.global.get('n')).toBe(2);
  });
});

test('code that never ends is ended by its own time', async () => {
  await using server = await start(
    { loop: template('loop', 'while (true) { }', '1') },
    { scriptTimeoutMilliseconds: 150 },
  );
  expect(messages((await server.ask('/loop')).body)).toMatch(
    /:1:4 System\.TimeoutException: The code ran for more than 150 ms/,
  );
  expect(server.runners.jobs).toHaveLength(1);
});

test('a template that became short comes back', async () => {
  const slow = 'var n = 0; for (var i = 0; i < 30_000_000; i++) n ^= i % 7;';
  await using server = await start(
    { once: template('once', `if (Request.Query["slow"] != "") { ${slow} }`, '1') },
    { trialMilliseconds: 5 },
  );
  await server.ask('/once?slow=1');
  expect(server.runners.jobs).toHaveLength(1);
  await vi.waitFor(async () => {
    const { length } = server.runners.jobs;
    await server.ask('/once');
    expect(server.runners.jobs).toHaveLength(length);
  }, 10_000);
});
