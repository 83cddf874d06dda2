// Options and filters: what is misspelt is refused by name, by types and by the server; and what types an editor shows.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, expectTypeOf, test } from 'vitest';
import {
  connectMockServer,
  createMockServer,
  evaluate,
  startMockServer,
  template,
  type NamedSession,
  type RecordedRequest,
  type TemplateObject,
  type TestServer,
} from '../../index.ts';

test('misspelt options are refused, with what was meant', async () => {
  await using mock = await createMockServer();
  const remote = await connectMockServer(mock.url);
  const source = { request: { route: '/x' }, response: {} };
  // @ts-expect-error no such option
  await expect(createMockServer({ seeed: 1 })).rejects.toThrow(
    "'seeed' of createMockServer. Did you mean 'seed'?",
  );
  // @ts-expect-error no such option
  expect(() => mock.use(source, { tims: 1 })).toThrow("'tims' of use. Did you mean 'times'?");
  // @ts-expect-error no such filter
  expect(() => mock.requests({ pth: '/x' })).toThrow("'pth' of filter. Did you mean 'path'?");
  // @ts-expect-error no such filter
  expect(() => mock.count({ methd: 'GET' })).toThrow("'methd' of filter. Did you mean 'method'?");
  // @ts-expect-error no such option
  await expect(mock.waitForRequest({}, { timeot: 1 })).rejects.toThrow(
    "'timeot' of wait. Did you mean 'timeout'?",
  );
  // @ts-expect-error no such option
  await expect(mock.close({ timeot: 1 })).rejects.toThrow("'timeot' of close. Did you mean 'timeout'?");
  // @ts-expect-error no such option
  expect(() => mock.clock.set(0, { frozn: true })).toThrow("'frozn' of clock.set. Did you mean 'frozen'?");
  // @ts-expect-error no such option
  await expect(connectMockServer(mock.url, { tokn: 't' })).rejects.toThrow(
    "'tokn' of connectMockServer. Did you mean 'token'?",
  );
  // @ts-expect-error no such filter
  await expect(remote.requests({ pth: '/x' })).rejects.toThrow("'pth' of filter. Did you mean 'path'?");
  // @ts-expect-error no such field
  await expect(createMockServer({ templates: [{ request: { rout: '/x' } }] })).rejects.toThrow(
    "'request.rout'",
  );
  // @ts-expect-error neither of them
  await expect(createMockServer({ onUnmatched: 'throw' })).rejects.toThrow(
    "onUnmatched is 'throw': give 'answer' or 'error'.",
  );
});

test('values of the wrong kind are refused, with what is taken', async () => {
  await using mock = await createMockServer();
  const source = { request: { route: '/x' }, response: {} };
  for (const wrong of ['5', 'x', Number.NaN])
    expect(() => mock.clock.advance(wrong as number)).toThrow(
      /^clock\.advance takes a number of milliseconds, not ('5'|'x'|NaN)\.$/,
    );
  for (const times of [0, -1, null, Number.NaN, 1.5])
    expect(() => mock.use(source, { times: times as number })).toThrow(
      `'times' of use takes a whole number, 1 or more, not ${times}.`,
    );
  expect(() => mock.count({ status: '200' as unknown as number })).toThrow(
    "'status' of filter takes a whole number from 100 to 999, not '200'.",
  );
  expect(() => mock.requests({ limit: -1 })).toThrow("'limit' of filter");
  expect(() => mock.count(null as unknown as object)).toThrow('The filter must be an object, not null.');
  await expect(mock.close({ timeout: 'x' as unknown as number })).rejects.toThrow(
    "'timeout' of close takes a number of milliseconds, 0 or more, not 'x'.",
  );
});

const HOLE: unknown[] = [];
HOLE.length = 1;

const CYCLE: { a?: unknown } = {};
CYCLE.a = [CYCLE];

test.each([
  [null, 'The options of createMockServer must be an object, not null.'],
  [5, 'must be an object, not 5.'],
  [{ templates: {} }, "'templates' of createMockServer takes a list, not an object."],
  [{ folder: 3 }, "'folder' of createMockServer takes a text that is not empty, not 3."],
  [{ settings: { Mock: null } }, "The setting 'Mock' is null."],
  [{ global: { f: () => 1 } }, 'global.f is a function, which Global cannot hold'],
  [{ templates: [{ foo: 1 }] }, 'templates[0]'],
  [
    { templates: [{ response: { body: CYCLE } }] },
    'templates[0].response.body.a[0] is an object that holds itself',
  ],
  [{ settings: { Mock: CYCLE } }, 'The settings are nested too deeply: Mock:a:0:a:0'],
  [{ onUnmatched: Symbol('x') }, 'onUnmatched is Symbol(x): give'],
  [new Map(), 'The options of createMockServer must be an object, not a Map.'],
  [Promise.resolve({ seed: 1 }), 'must be an object, not a Promise.'],
  [{ global: new Headers() }, "'global' of createMockServer takes an object, not a Headers."],
  [{ global: { toJSON: () => [1] } }, "'global' of createMockServer takes an object, not what is ["],
  [{ global: { toJSON: () => undefined } }, 'global is undefined as JSON'],
  [{ global: Object('abc') as unknown }, "'global' of createMockServer takes an object"],
  [{ settings: Object(1) as unknown }, "'settings' of createMockServer takes an object"],
  [{ settings: { Mock: new Map() } }, "The setting 'Mock' is a Map."],
  [{ templates: HOLE }, 'templates[0] is no template'],
  [{ imports: HOLE }, "'imports' of createMockServer takes a list of texts"],
])('createMockServer: %#: %o is refused', async (options, message) => {
  await expect(createMockServer(options as object)).rejects.toThrow(message);
});

const DEEP: unknown = JSON.parse('['.repeat(6000) + ']'.repeat(6000));

class Hidden {
  readonly #amount = 5;
  get amount(): number {
    return this.#amount;
  }
}

class TaggedMap extends Map<number, number> {
  override get [Symbol.toStringTag](): string {
    return 'Object';
  }
}

/** What JSON would write as `{}`, as null, or not at all. */
const LOST: readonly (readonly [kind: string, value: unknown])[] = [
  ['a Map', new Map([[1, 2]])],
  ['a Set', new Set([1])],
  ['an ArrayBuffer', new ArrayBuffer(3)],
  ['a Uint8Array', Buffer.from('abc')],
  ['a Blob', new Blob(['x'])],
  ['a FormData', new FormData()],
  ['a Headers', new Headers({ a: 'b' })],
  ['a ReadableStream', new ReadableStream()],
  ['a Promise', Promise.resolve(1)],
  ['a RegExp', /x/],
  ['an Error', Object.assign(new Error('e'), { code: 1 })],
  ['an invalid Date', new Date(Number.NaN)],
  ['a bigint', 10n],
  ['a Map', Object.assign(new Map([[1, 2]]), { more: 1 })],
  ['a Map', new TaggedMap([[1, 2]])],
  ['a Hidden without fields', new Hidden()],
  ['NaN', Object(Number.NaN) as unknown],
];

test.each(LOST)('%s is refused where JSON is wanted', async (kind, value) => {
  await using mock = await createMockServer();
  const use = (response: unknown): unknown => mock.use({ request: {}, response } as TemplateObject);
  expect(() => use({ body: { a: [value] } })).toThrow(`.response.body.a[0] is ${kind}, which no template`);
  expect(() => use({ headers: value })).toThrow(`.response.headers is ${kind}, which no template`);
  expect(() => mock.global.set('g', value)).toThrow(`global.set('g') is ${kind}, which Global cannot hold`);
  expect(() => template`{ "response": { "body": ${value} } }`).toThrow(`is ${kind}, which no template`);
  expect(() => evaluate('1', { request: { body: [value] } })).toThrow(`body[0] is ${kind}, which no request`);
});

test('what is nested beyond the stack is refused; what says how it is written is not', async () => {
  await using mock = await createMockServer();
  expect(() => mock.global.set('g', DEEP)).not.toThrow(RangeError);
  class Money {
    readonly amount = 1;
    readonly #secret = 2;
    get [Symbol.toStringTag](): string {
      return `Money${this.#secret}`;
    }
  }
  const given = {
    at: new Date(0),
    url: new URL('http://x/'),
    money: new Money(),
    text: Object('s') as unknown,
  };
  mock.global.set('g', given);
  expect(mock.global.get('g')).toEqual({
    at: '1970-01-01T00:00:00.000Z',
    url: 'http://x/',
    money: { amount: 1 },
    text: 's',
  });
});

test('what says of itself that it is undefined is refused; what has no fields and hides nothing is not', async () => {
  await using mock = await createMockServer();
  const nothing = { toJSON: (): undefined => undefined };
  expect(() => mock.use(nothing as never)).toThrow('override 1 is undefined as JSON, which no template');
  expect(() => mock.global.set('g', nothing)).toThrow("global.set('g') is undefined as JSON");
  expect(() => template`{ "a": ${nothing} }`).toThrow('is undefined as JSON');
  // eslint-disable-next-line typescript/no-extraneous-class -- what is tried
  class Empty {}
  mock.global.set('g', [new Empty(), Object.create(null), { a: nothing }]);
  expect(mock.global.get('g')).toEqual([{}, {}, {}]);
});

test('options are read once, and are what they were at the call', async () => {
  await using mock = await createMockServer();
  let reads = 0;
  const path = (): string => (reads++ === 0 ? '/x' : (5 as never));
  expect(
    mock.requests({
      get path() {
        return path();
      },
    }),
  ).toEqual([]);
  const filter: { path: string; self?: unknown } = { path: '/x' };
  for (const each of [mock, await connectMockServer(mock.url)]) {
    const waiting = expect(each.waitForRequest(filter, { timeout: 30 })).rejects.toThrow(
      'Waited 30 ms for a request with {"path":"/x"}',
    );
    filter.self = filter;
    await waiting;
    delete filter.self;
  }
  const templates = [{ request: { route: '/x', rout: 1 }, response: {} }];
  const starting = createMockServer({ templates });
  templates.length = 0;
  await expect(starting).rejects.toThrow("'request.rout' is not a field");
});

test.each(['constructor', '__proto__', 'valueOf', 'hasOwnProperty'])(
  'no field is called %s',
  async (name) => {
    const text = (fields: string): string => `{ "request": {${fields}}, "response": {${fields}} }`;
    await using mock = await createMockServer({ templates: [text(`"${name}": 1`)] });
    expect(mock.diagnostics.map(({ code }) => code)).toEqual(['MW1301', 'MW1301']);
  },
);

test('blocks and settings of the wrong kind', async () => {
  for (const blocks of [undefined, null, 5, {}, [1]])
    expect(() => evaluate(blocks as string)).toThrow('evaluate takes the text of a block, or a list');
  await expect(startMockServer({ settings: 'Mock:Port=1' as never })).rejects.toThrow(
    "'settings' of startMockServer takes an object",
  );
  await expect(startMockServer(null as never)).rejects.toThrow(
    'options of startMockServer must be an object',
  );
  for (const options of [null, { nope: 1 }, { request: 5 }, { request: { header: null } }])
    expect(() => evaluate('1', options as never)).toThrow(/of evaluate/);
  expect(() => evaluate('1', { imports: ['No.Such'] })).toThrow(
    "'imports' of evaluate: there is no namespace 'No.Such'",
  );
});

test('Global takes what JSON does, of whatever type', async () => {
  interface User {
    readonly name: string;
  }
  const user: User = { name: 'Ann' };
  await using mock = await createMockServer({ global: { shared: [user, user] } });
  mock.global.set('user', user);
  expect([mock.global.get('user'), mock.global.get('shared')]).toEqual([user, [user, user]]);
  expect(() => mock.global.set('a', undefined)).toThrow("global.set('a') is undefined, which Global cannot");
  expect(() => mock.global.set('a', () => 1)).toThrow("global.set('a') is a function, which Global cannot");
});

test('comments are part of templates', async () => {
  const template: TemplateObject = {
    $schema: './schema.json',
    _comment: 'why',
    'x-owner': 'us',
    request: { route: '/x', _comment: 'why' },
    response: { body: 1 },
  };
  await using mock = await createMockServer({ templates: [template] });
  expect((await fetch(`${mock.url}/x`)).status).toBe(200);
});

test('what is no server of this kind', async () => {
  await expect(connectMockServer('localhost:1')).rejects.toThrow(
    "'localhost:1' is no address of a server: write it like 'http://localhost:5000'.",
  );
  const other = createServer((_request, response) => response.end('hi')).listen(0, '127.0.0.1');
  try {
    await once(other, 'listening');
    await expect(
      connectMockServer(`http://127.0.0.1:${(other.address() as AddressInfo).port}`),
    ).rejects.toThrow("answered 200 with what is no JSON: 'hi'. Is it a server of mockwright?");
  } finally {
    other.close();
  }
});

test('settings are nested, lists, or flat', async () => {
  for (const settings of [
    { Mock: { Imports: ['System.Text'] } },
    { 'Mock:Imports': ['System.Text'] },
    { 'Mock:Imports:0': 'System.Text' },
  ]) {
    await using mock = await createMockServer({
      settings,
      templates: [
        { request: { route: '/x' }, response: { body: '<#= new StringBuilder("a").ToString() #>' } },
      ],
    });
    expect(await (await fetch(`${mock.url}/x`)).json()).toBe('a');
  }
  await expect(createMockServer({ settings: { Mock: { Corss: 'any' } } })).rejects.toThrow(
    /Unknown setting 'Mock:Corss'.* Did you mean Mock:Cors\?/s,
  );
});

test('the types that an editor shows', () => {
  expectTypeOf(createMockServer).returns.resolves.toEqualTypeOf<TestServer>();
  expectTypeOf<TestServer['session']>().returns.toEqualTypeOf<NamedSession>();
  expectTypeOf<TestServer['requests']>().returns.toEqualTypeOf<readonly RecordedRequest[]>();
  expectTypeOf<RecordedRequest['header']>().returns.toEqualTypeOf<string | undefined>();
});

const inTemplate = (response: object, more: object = {}): TemplateObject =>
  ({ request: { route: '/x' }, response, ...more }) as TemplateObject;

test.each([
  [inTemplate({ bdy: 1 }), "6:5 error MW1301: 'response.bdy' is not a field of a template\n"],
  [inTemplate({ events: [{ dat: 1 }] }), "8:9 error MW1301: 'response.events.dat' is not a field"],
  [inTemplate({ chunks: { count: 1, duration: 1, cnt: 2 } }), "9:7 error MW1301: 'response.chunks.cnt' is"],
  [
    inTemplate({}, { callback: { ur: 'http://localhost' } }),
    "7:5 error MW1301: 'callback.ur' is not a field",
  ],
  [template`{ "request": { "rout": "/x" } }`, "1:16 error MW1301: 'request.rout' is not a field"],
  [inTemplate({ body: '<#= nope #>' }), "6:18 error CS0103: The name 'nope' does not exist"],
])(
  'what is wrong with a template is said in the same words at the start, in use, and in remote use: %j',
  async (source, words) => {
    await using mock = await createMockServer();
    await using remote = await connectMockServer(mock.url);
    await expect(createMockServer({ templates: [source] })).rejects.toThrow(
      `A template does not load:\ntemplates[0]:${words}`,
    );
    const failed = (error: Error): string => error.message;
    const here = await Promise.resolve()
      .then(() => mock.use(source, { name: 'mine' }))
      .catch(failed);
    expect(here).toContain(`The template does not compile:\nmine:${words}`);
    expect(await remote.use(source, { name: 'mine' }).catch(failed)).toBe(here);
    expect(here).toMatch(/\n > \d+ \| /);
  },
);

test('the text of a file may have fields of others: they are warnings', async () => {
  const text = '{ "variables": {}, "request": { "route": "/x" } }';
  await using mock = await createMockServer({ templates: [text] });
  await using remote = await connectMockServer(mock.url);
  const warning = {
    code: 'MW1301',
    severity: 'warning',
    line: 1,
    column: 3,
    hint: expect.any(String) as string,
  };
  expect(mock.diagnostics).toMatchObject([{ ...warning, template: 'templates[0]' }]);
  expect(mock.use(text).diagnostics).toMatchObject([warning]);
  expect((await remote.use(text)).diagnostics).toMatchObject([warning]);
});

test('what is used in vain is told: a path of the server itself, a file that is not there', async () => {
  await using mock = await createMockServer();
  await using remote = await connectMockServer(mock.url);
  const template = { request: { route: '/_mock/x' }, response: { file: 'none.txt' } };
  const told = [{ code: 'MW2103' }, { code: 'MW2105', severity: 'warning', line: 3 }];
  expect(mock.use(template).diagnostics).toMatchObject(told);
  expect((await remote.use(template)).diagnostics).toMatchObject(told);
});

test.each(['*', '+', '0.0.0.0'])(
  'a server that listens on %s has an address that can be asked',
  async (host) => {
    await using mock = await createMockServer({ host, templates: [{ request: { route: '/x' } }] });
    for (const { url } of [mock, mock.session('one')]) expect((await fetch(`${url}/x`)).status).toBe(200);
  },
);

test('what cannot be listened on is told by the names of the options', async () => {
  await using mock = await createMockServer();
  const port = Number(new URL(mock.url).port);
  await expect(createMockServer({ port })).rejects.toThrow(
    `port ${port} is taken. Give another 'port' (0, the default, is any free one) or another 'host'.`,
  );
  await expect(createMockServer({ port: 70_000 })).rejects.toThrow(
    "'port' of createMockServer takes a whole number from 0 to 65535, not 70000.",
  );
  await expect(createMockServer({ seed: 0.5 })).rejects.toThrow(
    "'seed' of createMockServer takes a whole number of 32 bits, not 0.5.",
  );
});

test('types complete what a template holds, and refuse what it does not', () => {
  const fields: TemplateObject = {
    request: { method: ['GET', 'HEAD'], route: '/x', condition: '<#= true #>' },
    response: {
      status: 'OK',
      headers: { 'Set-Cookie': ['a=1', 'b=<#= 2 #>'], 'X-N': 1 },
      body: { any: ['thing', null] },
      delay: { min: 1, max: '<#= 2 #>' },
      fault: '<#= Request.Number == 1 ? "reset" : "" #>',
      chunks: { count: 2, duration: 10 },
      events: [{ data: 1, id: 2, retry: 3, delay: 4 }],
      indented: false,
      'x-note': 1,
      '// remark': 2,
    },
    callback: [{ url: 'http://localhost', delay: 5 }],
  };
  expectTypeOf(fields.response).not.toBeAny();
  // @ts-expect-error no such field
  const wrong: TemplateObject = { response: { bdy: 1 } };
  // @ts-expect-error no such member of an event
  const event: TemplateObject = { response: { events: [{ dat: 1 }] } };
  // @ts-expect-error no such way to draw a delay
  const delay: TemplateObject = { response: { delay: { least: 1 } } };
  // @ts-expect-error a callback wants its url
  const callback: TemplateObject = { callback: { body: 1 } };
  expect([wrong, event, delay, callback]).toHaveLength(4);
});

test('requests and count read filters alike, here and from elsewhere', async () => {
  await using mock = await createMockServer({ templates: [{ request: { route: '/hello/{name}' } }] });
  const remote = await connectMockServer(mock.url);
  await fetch(`${mock.url}/hello/a%20b?x=1`);
  for (const path of ['/hello/a b', 'hello/a b', '/hello/a%20b', 'hello/a%20b']) {
    expect([path, mock.count({ path }), mock.requests({ path }).length]).toEqual([path, 1, 1]);
    expect([path, await remote.count({ path }), (await remote.requests({ path })).length]).toEqual([
      path,
      1,
      1,
    ]);
    await mock.waitForRequest({ path, method: 'get' }, { timeout: 0 });
  }
  expect(mock.count({ path: '/Hello/a b' })).toBe(0);
  expect(mock.count({ method: 'PURGE' })).toBe(0);
});

test('a namespace that there is not is refused', async () => {
  await expect(createMockServer({ imports: ['System.Text', 'System.Txt'] })).rejects.toThrow(
    "'imports' of createMockServer: there is no namespace 'System.Txt': did you mean 'System.Text'?",
  );
});

test('a body that is no JSON is named with its request', async () => {
  await using mock = await createMockServer();
  for (const body of ['x=1', '', `[${'1,'.repeat(99)}`])
    await fetch(`${mock.url}/a`, { method: 'POST', body });
  const said = mock.requests().map((request) => {
    try {
      return request.json();
    } catch (error) {
      return [(error as Error).name, (error as Error).message];
    }
  });
  expect(said).toEqual([
    ['SyntaxError', "The body of POST /a is no JSON: 'x=1'."],
    ['SyntaxError', 'The body of POST /a is empty.'],
    ['SyntaxError', `The body of POST /a is no JSON: '[${'1,'.repeat(49)}1…'.`],
  ]);
});

test('who connects without the token, or with another one, is told of the option', async () => {
  await using mock = await createMockServer({ settings: { Mock: { AdminToken: 'secret' } } });
  for (const options of [{}, { token: 'other' }])
    await expect(connectMockServer(mock.url, options)).rejects.toThrow(
      /answered 401: The endpoints want a token\. Give connectMockServer its 'token', the value of the setting Mock:AdminToken\.$/,
    );
});

test.for([
  [{ path: '/hello?x=1' }, 'a path without host and query'],
  [{ path: 'http://localhost/hello' }, 'a path without host and query'],
  [{ path: '/%00' }, 'a path without host and query'],
  [{ method: 'GTE ' }, 'the name of a method, such as GET'],
  [{ status: 2000 }, 'a whole number from 100 to 999'],
] as const)('a filter that fits no request is refused: %j', async ([filter, wanted]) => {
  await using mock = await createMockServer();
  const remote = await connectMockServer(mock.url);
  const [[name, value]] = Object.entries(filter) as [[string, unknown]];
  const refused = expect.objectContaining({
    name: 'TypeError',
    message: expect.stringContaining(`'${name}' of filter takes ${wanted}`) as string,
  }) as Error;
  expect(() => mock.requests(filter)).toThrow(refused);
  expect(() => mock.count(filter)).toThrow(refused);
  await expect(mock.waitForRequest(filter)).rejects.toThrow(refused);
  await expect(remote.count(filter)).rejects.toThrow(refused);
  const asked = await fetch(`${mock.url}/_mock/requests/count?${name}=${encodeURIComponent(String(value))}`);
  expect(asked.status).toBe(400);
  expect(await asked.text()).toContain(`The query parameter '${name}' is '${String(value)}'`);
});

test('a route as other programs write it is refused in code, with what to write', async () => {
  const wrong = { request: { route: '/users/:id' } };
  await expect(createMockServer({ templates: [wrong] })).rejects.toThrow('a parameter is written {id}');
  await using mock = await createMockServer();
  expect(() => mock.use(wrong)).toThrow('a parameter is written {id}');
  expect(() => mock.use({ request: { route: 'http://api.test/x' } })).toThrow('write "route": "/x"');
});

test('json is unknown, or what the test says it is', () => {
  expectTypeOf((request: RecordedRequest) => request.json()).returns.toBeUnknown();
  expectTypeOf((request: RecordedRequest) => request.json<{ id: number }>()).returns.toEqualTypeOf<{
    id: number;
  }>();
});

test.each(['[::1]', '127.0.0.1:80', 'http://localhost', 'localhost/x', ':', 'u@localhost'])(
  'host: %s is refused by what it must be',
  async (host) => {
    await expect(createMockServer({ host })).rejects.toThrow(
      `'host' of createMockServer takes a name or an address without scheme, brackets and port ('localhost', '::1'), not '${host}'.`,
    );
  },
);
