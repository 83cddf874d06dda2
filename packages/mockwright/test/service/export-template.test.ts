// `GET /requests/{id}?format=template`: a template made of what was recorded answers the same request the same way.
import { expect, test } from 'vitest';
import { REAL_TEMPLATES } from './real-templates.ts';
import { withServer, type AskOptions, type TestServer } from './test-server.ts';

const template = (request: object, response: object): string => JSON.stringify({ request, response });
const type = (text: string): object => ({ headers: { 'Content-Type': text } });

/** Templates, each with the request that it answers. */
const CASES: readonly (readonly [what: string, template: string, path: string, options?: AskOptions])[] = [
  ['JSON', template({ route: 'json' }, { body: { a: [1, '<# no code #>', null], __proto__x: {} } }), '/json'],
  [
    'JSON with all its digits',
    '{ "request": { "route": "digits" }, "response": { "body": [1.00, 1e400, -0, 12345678901234567890, "1"] } }',
    '/digits',
  ],
  ['JSON on one line', template({ route: 'line' }, { indented: false, body: { a: [1, ' \\" '] } }), '/line'],
  ['a text as JSON', template({ route: 'text' }, { body: '"<#' }), '/text'],
  [
    'plain text',
    template({ route: 'plain' }, { ...type('text/plain'), body: '{"a": 1}\n<# x #> é' }),
    '/plain',
  ],
  [
    'text in another encoding',
    template({ route: 'latin' }, { ...type('text/plain; charset=iso-8859-1'), body: 'é' }),
    '/latin',
  ],
  [
    'XML',
    template({ route: 'xml' }, { ...type('application/xml'), body: '<a><b>&amp;</b><c/></a>' }),
    '/xml',
  ],
  ['bytes', template({ route: 'bytes' }, { ...type('image/png'), bodyBase64: '/wD+gA==' }), '/bytes'],
  [
    'JSON that is none',
    template({ route: 'broken' }, { bodyBase64: Buffer.from('{a').toString('base64') }),
    '/broken',
  ],
  [
    'a status without a body',
    template({ route: 'none', method: 'DELETE' }, { status: 204 }),
    '/none',
    { method: 'DELETE' },
  ],
  [
    'headers, some repeated',
    template(
      { route: 'headers' },
      { status: 202, headers: { 'X-A': ['1', '2'], 'X-B': 'a "b" \\ <#' }, body: 1 },
    ),
    '/headers',
  ],
  [
    'a query',
    template({ route: 'query', condition: '<#= Request.Query["b"] != "" #>' }, { body: 1 }),
    '/query?a=1&A=2&b=%22%23%3E%5C%0A%3C%23&%F0%9F%98%80=%E2%80%A8',
  ],
  [
    'braces and signs in the path',
    template({ route: '{*all}' }, { body: 1 }),
    '/all/%7Bx%7D/%3Fa*b/%20/%23%3E%3C%23',
  ],
  ...['%20', '%0A', '%C2%A0', '%E2%80%A8', '%EF%BB%BF', '%20/'].map(
    (end) =>
      [`a path that ends in ${end}`, template({ route: '{*all}' }, { body: 1 }), `/all/a${end}`] as const,
  ),
  ['empty segments', template({ route: '{*all}' }, { body: 1 }), '/all//x//?q=1'],
  [
    'a body of the request',
    template({ route: 'post', method: 'POST' }, { status: 201, body: '<#= Request.RawBody #>' }),
    '/post',
    { method: 'POST', body: '{"b":2}' },
  ],
  [
    'events',
    template({ route: 'events' }, { events: [{ data: 'a\nb', event: 'e', id: 'i' }, { data: { c: '<#' } }] }),
    '/events',
  ],
  ['a file', template({ route: 'file' }, { ...type('text/css'), file: 'x.css' }), '/file'],
];
const FILES = {
  'x.css': 'a { color: red }',
  ...Object.fromEntries(CASES.map(([, text], index) => [`Mocks/${index}.json`, text])),
  'Mocks/fails.json':
    '{ "request": { "route": "fails" }, "response": { "body": "<#= 1 / int.Parse("0") #>" } }',
  'Mocks/secret.json': template({ route: 'secret' }, { headers: { 'Set-Cookie': 'a=1' }, body: 1 }),
};

/** The template of the last request. */
async function templateOf({ ask }: TestServer): Promise<string> {
  const { body } = await ask('/_mock/requests?limit=1&format=list');
  const { requests } = JSON.parse(body) as { readonly requests: readonly { readonly id: number }[] };
  const answer = await ask(`/_mock/requests/${requests[0]!.id}?format=template`);
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'text/plain; charset=utf-8' } });
  return answer.body;
}

test('it answers the same request the same way', () =>
  withServer(
    FILES,
    async (server) => {
      for (const [index, [what, , path, options = {}]] of CASES.entries()) {
        const { ask } = server;
        const before = await ask(path, options);
        expect(before.status, what).toBeLessThan(300);
        const text = await templateOf(server);
        const session = `s${index}`;
        const added = await ask(`/_mock/templates?session=${session}`, {
          method: 'POST',
          body: JSON.stringify({ text, name: 'copy' }),
        });
        expect(added.status, `${what}: ${added.body} ${text}`).toBe(201);
        const again = await ask(path, { ...options, headers: { 'Mockwright-Session': session } });
        const { requests } = JSON.parse((await ask(`/_mock/requests?session=${session}`)).body) as {
          readonly requests: readonly { readonly template: string }[];
        };
        expect(
          requests.map(({ template }) => template),
          `${what}: ${text}`,
        ).toEqual(['copy']);
        const { date: _before, ...headers } = before.headers;
        const { date: _after, ...headersAgain } = again.headers;
        expect({ ...again, headers: headersAgain }, `${what}: ${text}`).toEqual({ ...before, headers });
      }
    },
    REAL_TEMPLATES,
  ));

test.each([
  ['/nothing?a=1', /"condition": "<#= Request\.Query\["a"\] == "1" #>"/],
  ['/fails', /"route": "\/fails"/],
])('what was not answered by a template gets an answer to fill in: %s', (path, part) =>
  withServer(
    FILES,
    async (server) => {
      await server.ask(path, { method: path === '/fails' ? 'GET' : 'PUT' });
      const text = await templateOf(server);
      expect(text).toMatch(part);
      expect(text).toContain('"response": {\n    "status": 200,\n    "body": {}\n  }');
    },
    REAL_TEMPLATES,
  ),
);

test('what is hidden is left out, and said', () =>
  withServer(
    FILES,
    async (server) => {
      await server.ask('/secret');
      const text = await templateOf(server);
      expect(text).toContain('"_comment": "The value of the header Set-Cookie is hidden."');
      expect(text).not.toContain('***');
    },
    REAL_TEMPLATES,
  ));

test.each([
  ['{"a":"x\\"","n":2,"d":1.5,"t":true,"z":null}', '{"a":"x\\"","n":3,"d":1.5,"t":true,"z":null}'],
  ['{ "a": { "b": [1.0] } }', '{ "a": { "b": [1] } }'],
  ['[1, "<# x #>"]', '[1, "<# y #>"]'],
  [String.raw`{"a":"x\ud800"}`, String.raw`{"a":"y\ud800"}`],
  [String.raw`{"\ud800":1}`, String.raw`{"\ud800":2}`],
  [String.raw`{"a":"\ud83d\ude00"}`, String.raw`{"a":"\ud83d\ude01"}`],
  ['"text"', '"other"'],
  ['{"n": 2.0}', '{"n": 2}'],
])('with the body in its condition, it answers %s, and not %s', (body, other) =>
  withServer(
    FILES,
    async ({ ask }) => {
      const post = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
      await ask('/post', { ...post, body });
      const text = (await ask('/_mock/requests/1?format=template&withBody=true')).body;
      expect(text).toContain('Request.Body');
      const added = { method: 'POST', body: JSON.stringify({ text, name: 'copy' }) };
      expect((await ask('/_mock/templates?session=s', added)).status, text).toBe(201);
      const inSession = { ...post, headers: { ...post.headers, 'Mockwright-Session': 's' } };
      for (const each of [body, other]) await ask('/post', { ...inSession, body: each });
      const { requests } = JSON.parse((await ask('/_mock/requests?session=s')).body) as {
        readonly requests: readonly { readonly template: string }[];
      };
      expect(
        requests.map(({ template }) => template === 'copy'),
        text,
      ).toEqual([true, false]);
    },
    REAL_TEMPLATES,
  ),
);

test('a body that is no JSON is no condition', () =>
  withServer(
    FILES,
    async ({ ask }) => {
      await ask('/post', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{' });
      await ask('/post', { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: '{}' });
      for (const id of [1, 2])
        expect((await ask(`/_mock/requests/${id}?format=template&withBody=true`)).body).not.toContain(
          'condition',
        );
    },
    REAL_TEMPLATES,
  ));
