// The API for tests: a server in this process, and its sessions.
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  connectMockServer,
  createMockServer,
  evaluate,
  template,
  type CreateMockServerOptions,
} from '../../index.ts';
import { endSession } from '../../testing/fixtures/test-session.ts';

const USER = {
  request: { route: '/users/{id}' },
  response: { body: { id: '<#= Request.Route["id"] #>' } },
};

async function get(url: string, headers: Record<string, string> = {}): Promise<[number, unknown]> {
  const response = await fetch(url, { headers });
  const text = await response.text();
  return [response.status, text === '' ? undefined : JSON.parse(text)];
}

test('templates as objects, as texts and as tagged texts', async () => {
  const name = 'say "hi"';
  await using mock = await createMockServer({
    templates: [
      USER,
      '{ "request": { "route": "/text" }, "response": { "body": <#= 1 + 1 #> } }',
      template`{ "request": { "route": "/tagged" }, "response": { "body": { "name": "${name}", "list": ${[1, 2]} } } }`,
    ],
  });
  expect(await get(`${mock.url}/users/5`)).toEqual([200, { id: '5' }]);
  expect(await get(`${mock.url}/text`)).toEqual([200, 2]);
  expect(await get(`${mock.url}/tagged`)).toEqual([200, { name: 'say "hi"', list: [1, 2] }]);
  expect(mock.templates.map(({ route }) => route)).toEqual(['/users/{id}', '/text', '/tagged']);
  expect(mock.diagnostics).toEqual([]);
});

test('a folder, and what is wrong with it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mockwright-'));
  try {
    writeFileSync(join(folder, 'a.json'), '{ "request": { "route": "a" }, "response": { "body": 1 } }');
    {
      await using mock = await createMockServer({ folder });
      expect(await get(`${mock.url}/a`)).toEqual([200, 1]);
      writeFileSync(join(folder, 'b.json'), '{ "request": { "route": "b" }, "response": { "body": 2 } }');
      await mock.reload();
      expect(await get(`${mock.url}/b`)).toEqual([200, 2]);
    }
    writeFileSync(
      join(folder, 'c.json'),
      '{ "request": { "route": "c" }, "response": { "body": <#= nope #> } }',
    );
    await expect(createMockServer({ folder })).rejects.toThrow(/c\.json:1:\d+ error CS0103/);
    await using broken = await createMockServer({ folder, allowBroken: true });
    expect(broken.diagnostics[0]).toMatchObject({ code: 'CS0103', severity: 'error', line: 1 });
  } finally {
    rmSync(folder, { recursive: true });
  }
  await expect(createMockServer({ folder: '/nowhere/at/all' })).rejects.toThrow(
    "There is no folder '/nowhere/at/all'",
  );
  const file = fileURLToPath(import.meta.url);
  await expect(createMockServer({ folder: file })).rejects.toThrow("is a file: 'folder' names the folder");
});

test.each([
  [{ template: [] }, "Unknown option 'template' of createMockServer. Did you mean 'templates'?"],
  [{ now: 'soon' }, "'soon' is no time"],
  [{ now: '2026-02-30T00:00:00Z' }, "'2026-02-30T00:00:00Z' is no time"],
  [{ settings: { Mock: { Seeed: 1 } } }, "Unknown setting 'Mock:Seeed'"],
])('%j is refused', async (options, message) => {
  await expect(createMockServer(options as CreateMockServerOptions)).rejects.toThrow(message);
});

test('what is used goes before, the later before the earlier, for as many times as it says', async () => {
  await using mock = await createMockServer({ templates: [USER] });
  const twice = mock.use({ request: { route: '/users/{id}' }, response: { status: '503' } }, { times: 2 });
  const once = mock.use(
    { request: { route: '/users/{id}' }, response: { status: '404' } },
    { times: 1, name: 'gone' },
  );
  const unused = mock.use({ request: { route: '/never' }, response: {} }, { name: 'never' });
  const statuses = [];
  for (let time = 0; time < 4; time++) statuses.push((await fetch(`${mock.url}/users/1`)).status);
  expect(statuses).toEqual([404, 503, 503, 200]);
  expect(twice.calls).toHaveLength(2);
  expect(once.calls[0]).toMatchObject({ method: 'GET', path: '/users/1', status: 404, template: 'gone' });
  expect(mock.unusedTemplates()).toEqual(['never']);
  unused.remove();
  expect(mock.unusedTemplates()).toEqual([]);
  expect(() =>
    mock.use('{ "request": { "route": "x" }, "response": { "body": <#= y #> } }', { name: 'bad' }),
  ).toThrow(/bad:1:\d+ error CS0103/);
});

test('requests, counts and waiting', async () => {
  await using mock = await createMockServer({
    templates: [{ request: { method: 'POST', route: '/users' }, response: { status: '201' } }],
  });
  const post = (body: unknown): Promise<Response> =>
    fetch(`${mock.url}/users?a=1`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'secret' },
      body: JSON.stringify(body),
    });
  const waiting = mock.waitForRequest({ path: '/users' }, { count: 2, timeout: 5000 });
  await post({ name: 'Ann' });
  await post({ name: 'Bo' });
  expect((await waiting).json()).toEqual({ name: 'Bo' });
  const [first] = mock.requests({ method: 'POST', path: '/users' });
  expect(first).toMatchObject({ query: { a: '1' }, body: '{"name":"Ann"}', status: 201, matched: true });
  expect(first!.header('authorization')).toBe('secret');
  expect(first!.header('X-Other')).toBeUndefined();
  expect(mock.count({ path: '/users' })).toBe(2);
  expect(() => mock.requests({ methd: 'POST' } as object)).toThrow(
    "Unknown option 'methd' of filter. Did you mean 'method'?",
  );
  await expect(mock.waitForRequest({ path: '/hook' }, { timeout: 20 })).rejects.toThrow(
    'Waited 20 ms for a request with {"path":"/hook"}; 0 fitted. These came: POST /users (201), POST /users (201).',
  );
});

const COUNTER = {
  request: { route: '/count' },
  response: {
    body: {
      n: '<#= Global["n"] = (long)Global["n"] + 1 #>',
      at: '<#= DateTime.UtcNow.Year #>',
      guid: '<#= Guid.NewGuid() #>',
    },
  },
};

test('global, clock and seed, and the reset that puts them back', async () => {
  await using mock = await createMockServer({
    templates: [COUNTER],
    global: { n: 3 },
    now: '2026-01-01T00:00:00Z',
    seed: 1,
  });
  const [, first] = await get(`${mock.url}/count`);
  expect(first).toMatchObject({ n: '4', at: '2026' });
  expect(mock.global.get('n')).toBe(4);
  mock.global.set('n', 10);
  mock.clock.advance(3 * 3_600_000);
  expect(mock.requests()).toHaveLength(1);
  mock.clock.advance(366 * 24 * 3_600_000);
  expect((await get(`${mock.url}/count`))[1]).toMatchObject({ n: '11', at: '2027' });
  mock.clock.set('2030-05-05T00:00:00Z');
  expect((await get(`${mock.url}/count`))[1]).toMatchObject({ at: '2030' });
  mock.reset();
  expect(mock.requests()).toEqual([]);
  expect(await get(`${mock.url}/count`)).toEqual([200, first]);
  expect((await get(`${mock.session('fresh').url}/count`))[1]).toEqual(first);
});

test('a hundred sessions at a time see nothing of each other', async () => {
  await using mock = await createMockServer({ templates: [COUNTER], global: { n: 0 } });
  await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const session = mock.session(`test ${index}`);
      if (index % 2 === 0) session.use({ request: { route: '/own' }, response: { body: index } });
      for (let time = 1; time <= 3; time++)
        expect((await get(`${session.url}/count`))[1]).toMatchObject({ n: String(time) });
      expect((await get(`${mock.url}/own`, { ...session.headers }))[0]).toBe(index % 2 === 0 ? 200 : 501);
      expect(session.count()).toBe(4);
      session.reset();
      expect(session.count()).toBe(0);
    }),
  );
  expect(mock.count()).toBe(0);
});

test('strict about what nothing answers', async () => {
  const mock = await createMockServer({ templates: [USER], onUnmatched: 'error' });
  await fetch(`${mock.url}/user/5?x=1`);
  expect(() => mock.reset()).toThrow(
    /No template answered a request:\n {2}GET \/user\/5\?x=1: closest is templates\[0\]: 'user' is not 'users'/,
  );
  mock.reset();
  await fetch(`${mock.url}/nothing`);
  await expect(mock.close()).rejects.toThrow('GET /nothing: closest is templates[0]: ');
  await expect(fetch(mock.url)).rejects.toThrow();
});

test('strict about every session: those that were opened, and those that a header or a prefix made', async () => {
  const mock = await createMockServer({ templates: [USER], onUnmatched: 'error' });
  const opened = mock.session('opened');
  const miss = async (session: string, path: string): Promise<void> =>
    void (await fetch(`${mock.url}${path}`, { headers: { 'Mockwright-Session': session } }));
  await miss('opened', '/a1');
  await miss('born', '/b1');
  await fetch(`${mock.url}/_mock/session/prefixed/c1`);
  expect(() => mock.reset()).toThrow(
    /^No template answered 2 requests:\n {2}session 'born': GET \/b1: closest is .*\n {2}session 'prefixed': GET \/c1/,
  );
  mock.reset();
  expect(() => opened.reset()).toThrow(/^No template answered a request:\n {2}GET \/a1: /);
  for (const [session, path] of [
    ['opened', '/a2'],
    ['default', '/d2'],
    ['born', '/b2'],
  ] as const)
    await miss(session, path);
  const error = await mock.close().catch((thrown: unknown) => thrown as Error);
  const named = String(error).match(/(?:session '\w+': )?GET \/\w+/g);
  expect(named).toEqual(["session 'opened': GET /a2", 'GET /d2', "session 'born': GET /b2"]);
  await mock.close();
});

test('strict about templates that fail', async () => {
  const mock = await createMockServer({
    templates: [{ request: { route: '/bad' }, response: { body: '<#= int.Parse("x") #>' } }],
    onUnmatched: 'error',
  });
  await fetch(`${mock.url}/bad?a=1`);
  expect(() => mock.reset()).toThrow(
    /A template failed at a request:\n {2}GET \/bad\?a=1: templates\[0\]:\d+:\d+ System\.FormatException: .*'x'/,
  );
  mock.reset();
  const session = mock.session('one');
  await fetch(`${session.url}/bad`);
  expect(endSession(session, true)).toMatch(/^Requests whose template failed:\n {2}GET \/bad: templates/);
  await fetch(`${mock.url}/bad`, { headers: { Accept: 'text/html' } });
  await expect(mock.close()).rejects.toThrow('FormatException');
});

test('the log comes line by line, and script code runs by itself', async () => {
  const lines: string[] = [];
  {
    await using mock = await createMockServer({ templates: [USER], write: (line) => lines.push(line) });
    await fetch(`${mock.url}/users/1`);
  }
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).not.toContain('\n');
  expect(evaluate('1 + 1').text).toBe('2');
});

test('connections that say nothing do not hold up the end', async () => {
  const mock = await createMockServer({ templates: [USER] });
  const silent = connect(Number(new URL(mock.url).port), '127.0.0.1').on('error', () => undefined);
  await once(silent, 'connect');
  await get(`${mock.url}/users/5`);
  const begun = performance.now();
  await mock.close();
  expect(performance.now() - begun).toBeLessThan(1000);
});

test('who waits in vain is told at the line that waits', async () => {
  await using mock = await createMockServer();
  const remote = await connectMockServer(mock.url);
  const waitHere = async (): Promise<unknown> => mock.waitForRequest({}, { timeout: 1 });
  const waitThere = async (): Promise<unknown> => remote.waitForRequest({}, { timeout: 1 });
  for (const wait of [waitHere, waitThere]) {
    const error = (await wait().catch((error: unknown) => error)) as Error;
    const [first, second] = error.stack!.split('\n');
    expect(first).toMatch(/^Error: Waited 1 ms for a request/);
    expect(second).toMatch(/at .*create-mock-server\.test\.ts:\d+/);
  }
});

test('a server without a folder speaks of none', async () => {
  const lines: string[] = [];
  await using mock = await createMockServer({ templates: [], write: (line) => void lines.push(line) });
  const said = await (await fetch(`${mock.url}/x`)).text();
  expect(said).toContain('There is no template: give some in `templates`, or add one with `use`.');
  expect([said, ...lines].join('\n')).not.toContain('Mocks');
  expect(lines.join('\n')).toMatch(/0 templates loaded in \d+ ms\./);
});

test('a condition that threw is among the failures, and by itself no reason to fail', async () => {
  const route = { method: 'GET', route: '/a' } as const;
  const server = await createMockServer({
    templates: [
      { request: { ...route, condition: '<#= int.Parse(Request.Query["n"]) > 0 #>' }, response: {} },
      { request: route, response: { status: 200, body: 'plain' } },
    ],
    onUnmatched: 'error',
  });
  expect(await (await fetch(`${server.url}/a?n=x`)).text()).toContain('plain');
  expect(server.failures()).toEqual([
    expect.stringMatching(/^GET \/a\?n=x: templates\[0\]: its condition threw System.FormatException at /),
  ]);
  server.reset();
  await fetch(`${server.url}/a?n=x`);
  await fetch(`${server.url}/none`);
  expect(() => server.reset()).toThrow(/none[^]*its condition threw System.FormatException/);
  await server.close();
});
