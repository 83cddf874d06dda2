// The endpoints describe themselves: the OpenAPI document is valid, real answers fit it, and so does docs/endpoints.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect, test } from 'vitest';
import type { Endpoint } from '../../service/admin/endpoint.ts';
import { ENDPOINTS, VERIFICATION } from '../../service/admin/endpoints.ts';
import { openApiDocument } from '../../service/admin/openapi.ts';
import { bindSettings } from '../../settings/settings.ts';
import { REAL_TEMPLATES } from './real-templates.ts';
import { withServer, type Answer, type AskOptions } from './test-server.ts';

interface Described {
  readonly responses: Record<string, { readonly content?: Record<string, { readonly schema: object }> }>;
}

const FILES = {
  'Mocks/user.json': `{ <# Global["n"] = 1; Global["f"] = new Func<int>(() => 1); #>
    "request": { "route": "users/{id}", "condition": "<#= Request.Query["no"] == "" #>" },
    "response": { "headers": { "Set-Cookie": ["a=1", "b=2"] }, "body": "<#= Guid.NewGuid() #>" } }`,
  'Mocks/fault.json': '{ "request": { "route": "fault" }, "response": { "fault": "close" } }',
  'Mocks/bytes.json': '{ "request": { "route": "bytes" }, "response": { "bodyBase64": "/w==", "delay": 5 } }',
  'Mocks/fails.json': '{ "request": { "route": "fails" }, "response": { "body": "<#= int.Parse("x") #>" } }',
  'Mocks/call.json':
    '{ "request": { "route": "call" }, "response": {}, "callback": { "url": "http://refused.example/" } }',
  'Mocks/broken.json': '{ "response": { "body": "<#= nothing #>" } }',
};

/** What templates are asked first, so that there is something of every kind to tell of. */
const ASKED = ['/users/1?a=1&a=2', '/users/1?no=1', '/user/1', '/fault', '/bytes', '/fails', '/call'];

const template = (route: string): string =>
  JSON.stringify({ template: { request: { route }, response: {} } });

/** What is asked, in this order, and the status of the answer, which must be as the document says. */
const CALLS: readonly (readonly [
  method: string,
  path: string,
  row: string,
  status: number,
  body?: string,
])[] = [
  ['GET', '/health', '/health', 200],
  ['GET', '/health?any=1', '/health', 200],
  ['GET', '/ready', '/ready', 200],
  ['GET', '/requests', '/requests', 200],
  [
    'GET',
    '/requests?session=default&method=get&path=/users/1&route=/users/{id}&status=200&matched=true',
    '/requests',
    200,
  ],
  ['GET', '/requests?template=Mocks/user.json&since=0&limit=1&wait=0&raw=0&format=json', '/requests', 200],
  ['GET', '/requests?format=list', '/requests', 200],
  ['GET', '/requests?format=har', '/requests', 200],
  ['GET', '/requests?format=curl', '/requests', 200],
  ['GET', '/requests?format=template', '/requests', 200],
  ['GET', '/requests?raw=1', '/requests', 401],
  ['GET', '/requests?session=nope', '/requests', 404],
  ['GET', '/requests/count?session=nope', '/requests/count', 404],
  ['POST', '/explain', '/explain', 200, '{"url":"/_mock/requests"}'],
  ['GET', '/requests/count?path=/users/1', '/requests/count', 200],
  ['GET', '/requests/1', '/requests/{id}', 200],
  ['GET', '/requests/2', '/requests/{id}', 200],
  ['GET', '/requests/3', '/requests/{id}', 200],
  ['GET', '/requests/4', '/requests/{id}', 200],
  ['GET', '/requests/5?format=har', '/requests/{id}', 200],
  ['GET', '/requests/5?format=list', '/requests/{id}', 200],
  ['GET', '/requests/6?format=template', '/requests/{id}', 200],
  ['GET', '/requests/99', '/requests/{id}', 404],
  ['GET', '/requests/x', '/requests/{id}', 404],
  ['GET', '/templates', '/templates', 200],
  ['GET', '/templates?session=nobody', '/templates', 404],
  ['POST', '/templates', '/templates', 400, '{}'],
  ['POST', '/templates', '/templates', 201, template('x')],
  [
    'POST',
    '/templates?session=s',
    '/templates',
    201,
    '{ "text": "{ \\"request\\": {}, \\"response\\": {} }", "times": 2, "name": "n" }',
  ],
  ['POST', '/templates', '/templates', 422, '{"text":"\\"broken\\""}'],
  ['GET', '/templates?session=s', '/templates', 200],
  ['DELETE', '/templates/1', '/templates/{id}', 204],
  ['DELETE', '/templates/1', '/templates/{id}', 404],
  ['GET', '/globals', '/globals', 200],
  ['GET', '/globals?format=list', '/globals', 200],
  ['GET', '/globals/f', '/globals/{name}', 200],
  ['GET', '/globals/n', '/globals/{name}', 200],
  ['GET', '/globals/none', '/globals/{name}', 404],
  ['PUT', '/globals/n?keepType=true', '/globals/{name}', 204, '2'],
  ['PUT', '/globals/n?keepType=true', '/globals/{name}', 400, '"two"'],
  ['PUT', '/globals/n', '/globals/{name}', 204, '"two"'],
  ['DELETE', '/globals/n', '/globals/{name}', 204],
  ['DELETE', '/globals/n', '/globals/{name}', 404],
  ['PUT', '/globals', '/globals', 204, '{ "a": [1] }'],
  ['PUT', '/globals', '/globals', 400, '[]'],
  ['DELETE', '/globals', '/globals', 204],
  ['GET', '/sessions', '/sessions', 200],
  ['DELETE', '/sessions/s', '/sessions/{name}', 204],
  ['DELETE', '/sessions/s', '/sessions/{name}', 404],
  ['GET', '/clock', '/clock', 200],
  ['PUT', '/clock', '/clock', 200, '{"now":"2030-01-01T00:00:00Z","frozen":true}'],
  ['PUT', '/clock', '/clock', 200, '{"advance":1000}'],
  ['PUT', '/clock', '/clock', 400, '{"frozn":true}'],
  ['PUT', '/clock', '/clock', 400, '{"now":"yesterday"}'],
  ['PUT', '/clock', '/clock', 200, '{}'],
  ['POST', '/explain', '/explain', 200, '{"method":"GET","url":"/users/1"}'],
  ['POST', '/explain', '/explain', 200, '{"url":"/users/1?no=1"}'],
  ['POST', '/explain', '/explain', 200, '{"url":"/bytes"}'],
  ['POST', '/explain', '/explain', 200, '{"url":"/fault"}'],
  ['POST', '/explain', '/explain', 400, '{"url":"users"}'],
  ['POST', '/requests/1/replay', '/requests/{id}/replay', 200],
  ['POST', '/requests/3/replay', '/requests/{id}/replay', 200],
  ['POST', '/requests/99/replay', '/requests/{id}/replay', 404],
  ['GET', '/metrics', '/metrics', 200],
  ['GET', '/openapi.json', '/openapi.json', 200],
  ['GET', '/schema.json', '/schema.json', 200],
  ['GET', '', '/', 308],
  ['GET', '/', '/', 200],
  ['GET', '/page/page.js', '/page/{file}', 200],
  ['GET', '/page/page.css', '/page/{file}', 200],
  ['GET', '/page/other.js', '/page/{file}', 404],
  ['GET', '/verification?route=/users/1', '/verification', 200],
  ['GET', '/verification?route=/users/2', '/verification', 404],
  ['GET', '/verification', '/verification', 400],
  ['POST', '/reset', '/reset', 400, '{"what":["request"]}'],
  ['POST', '/reset', '/reset', 204, '{"what":["globals","templates","seed","clock"]}'],
  ['POST', '/reset?session=new', '/reset', 204],
  ['DELETE', '/requests?session=default', '/requests', 204],
  ['DELETE', '/requests', '/requests', 204],
];

/** A request that stands for a row: what its path wants is made up. */
const pathOf = ({ path }: Endpoint): string => `/_mock${path.replace(/\{\w+\}/g, '1')}`;

/** What is asked of each row that it must refuse: parameters and bodies that mean nothing. */
function refusedCalls(row: Endpoint): (readonly [method: string, path: string, body?: string])[] {
  const { method = 'GET', parameters, anyParameters, body } = row;
  const path = pathOf(row);
  const bad = Object.entries(parameters).flatMap(([name, { type }]) =>
    type === 'text' ? [] : [`${name}=x!`, ...(type === 'integer' ? [`${name}=-1`, `${name}=1.5`] : [])],
  );
  return [
    ...(anyParameters === true ? [] : [`nothing=1`, ...bad]).map(
      (query) => [method, `${path}?${query}`] as const,
    ),
    ...(body === undefined ? [] : [[method, path, '{'] as const]),
    ...(body?.schema.additionalProperties === false ? [[method, path, '{"nothing":1}'] as const] : []),
  ];
}

test('the document is valid OpenAPI 3.1 and has every endpoint', async () => {
  const document = openApiDocument(ENDPOINTS, VERIFICATION, bindSettings([]));
  const result = await new Validator().validate(structuredClone(document));
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
  const described = Object.entries(document['paths'] as Record<string, object>).flatMap(([path, verbs]) =>
    Object.keys(verbs)
      .filter((verb) => verb !== 'servers')
      .map((verb) => `${verb.toUpperCase()} ${path}`),
  );
  const rows = [...ENDPOINTS, VERIFICATION].map(({ method = 'GET', path }) => `${method} ${path}`);
  expect(described.toSorted()).toEqual(rows.toSorted());
});

interface Document {
  readonly paths: Record<string, Record<string, Described>>;
}

/** Checks answers against the document of a server. */
function checker(document: Document): (row: string, method: string, answer: Answer, where: string) => void {
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  ajv.addSchema({ ...document, $id: 'doc' });
  return (row, method, answer, where) => {
    const told = document.paths[row]?.[method.toLowerCase()]?.responses[answer.status];
    expect(told, where).toBeDefined();
    if (answer.body === '') {
      expect(told, where).not.toHaveProperty('content');
      return;
    }
    const type = answer.headers['content-type']?.split(';')[0] ?? '';
    expect(told?.content, where).toHaveProperty([type]);
    if (type !== 'application/json') return;
    const pointer = [row, method.toLowerCase(), 'responses', answer.status, 'content', type, 'schema'];
    const escaped = pointer.map((part) =>
      encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1')),
    );
    const validate = ajv.compile({ $ref: `doc#/paths/${escaped.join('/')}` });
    expect(validate(JSON.parse(answer.body)), `${where} ${JSON.stringify(validate.errors)}`).toBe(true);
  };
}

test('real answers are as the document says', () =>
  withServer(
    FILES,
    async ({ ask }) => {
      for (const path of ASKED) await ask(path, { headers: { Cookie: 'x' } }).catch(() => undefined);
      const check = checker(JSON.parse((await ask('/_mock/openapi.json')).body) as Document);
      for (const [method, path, row, status, body] of CALLS) {
        const answer = await ask(`/_mock${path}`, { method, ...(body !== undefined && { body }) });
        const where = `${method} ${path} ${body ?? ''}: ${answer.status} ${answer.body.slice(0, 300)}`;
        expect(answer.status, where).toBe(status);
        check(row, method, answer, where);
        expect(answer.headers, where).toHaveProperty('x-content-type-options', 'nosniff');
      }
    },
    REAL_TEMPLATES,
  ));

test('each row refuses what means nothing, and other methods', () =>
  withServer({}, async ({ ask }) => {
    const check = checker(JSON.parse((await ask('/_mock/openapi.json')).body) as Document);
    for (const row of ENDPOINTS) {
      for (const [method, path, body] of refusedCalls(row)) {
        const answer = await ask(path, { method, ...(body !== undefined && { body }) });
        const where = `${method} ${path} ${body ?? ''}: ${answer.status} ${answer.body.slice(0, 300)}`;
        expect(answer.status, where).toBe(400);
        check(row.path, method, answer, where);
      }
      if (row.method === undefined) continue;
      const wrong = await ask(pathOf(row), { method: 'PATCH' });
      expect(wrong, row.path).toMatchObject({
        status: 405,
        headers: { allow: expect.stringContaining(row.method) as unknown },
      });
    }
  }));

test('each row asks for the token, and answers to known names of the host alone', () =>
  withServer(
    {},
    async ({ ask }) => {
      const token = { Authorization: 'Bearer secret' };
      const document = JSON.parse((await ask('/_mock/openapi.json', { headers: token })).body) as Document;
      const check = checker(document);
      for (const row of ENDPOINTS) {
        const { method = 'GET', isOpen = false, isForAll = false } = row;
        const without = await ask(pathOf(row), { method, headers: { Authorization: 'Bearer wrong' } });
        const strange = await ask(pathOf(row), { method, headers: { ...token, Host: 'evil.example' } });
        expect(without.status === 401, row.path).toBe(!isOpen && (!isForAll || row.path === '/'));
        expect(strange.status === 403, row.path).toBe(!isOpen);
        if (without.status === 401) check(row.path, method, without, row.path);
        if (strange.status === 403) check(row.path, method, strange, row.path);
      }
    },
    { adminToken: 'secret' },
  ));

test('moved and under a token, the document says so', () => {
  const settings = { ...bindSettings([]), endpoint: 'admin', adminToken: 'x', verificationName: 'calls' };
  expect(openApiDocument(ENDPOINTS, VERIFICATION, settings)).toMatchObject({
    servers: [{ url: '/admin' }],
    security: [{ token: [] }],
    paths: { '/calls': { servers: [{ url: '/_mock' }] }, '/health': { get: { security: [] } } },
  });
});

const PAGE = new URL('../../../../docs/endpoints.md', import.meta.url);
const BEGIN =
  '<!-- endpoints: written by `UPDATE=1 npx vitest run packages/mockwright/test/service/endpoint-documents.test.ts` -->\n\n';
const END = '<!-- end of endpoints -->';

function rowText({ method, path, summary, parameters }: Endpoint): string {
  const names = Object.keys(parameters).map((name) => `\`${name}\``);
  return `| \`${method ?? 'any'}\` | \`${path}\` | ${names.join(', ')} | ${summary} |`;
}

const table = [
  '| Method | Path | Parameters | |',
  '| --- | --- | --- | --- |',
  ...[...ENDPOINTS, VERIFICATION].map(rowText),
  '',
].join('\n');

/** The formatter pads the columns of tables. */
function withoutPadding(text: string): string {
  return text.replace(/ +/g, ' ').replace(/-+/g, '-').trim();
}

test('docs/endpoints.md has every endpoint and no other. UPDATE=1 writes the table', () => {
  const page = readFileSync(PAGE, 'utf8');
  const [before = '', after = ''] = page.split(BEGIN);
  const [written = '', rest = ''] = after.split(END);
  if (process.env['UPDATE'] === '1' && process.env['CI'] === undefined)
    writeFileSync(PAGE, `${before}${BEGIN}${table}\n${END}${rest}`);
  else expect(withoutPadding(written)).toBe(withoutPadding(table));
});

/** A command of curl in the page, and what it says. */
interface Example {
  readonly path: string;
  readonly options: AskOptions;
  readonly said: string;
}

/** The commands of a page's shell blocks, in their order. */
function examplesOf(page: string): Example[] {
  const blocks = [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
  return blocks.flatMap((block) =>
    block
      .split(/^\$ /m)
      .slice(1)
      .map((text): Example => {
        const [command = '', ...said] = text.split('\n');
        const [, url = ''] = /http:\/\/localhost:5000([^'\s]*)/.exec(command)!;
        const body = / -d '([^']*)'/.exec(command)?.[1];
        const header = / -H '([\w-]+): ([^']*)'/.exec(command);
        const method = / -X (\w+)/.exec(command)?.[1] ?? (body === undefined ? 'GET' : 'POST');
        return {
          path: url,
          options: {
            method,
            headers: header === null ? {} : { [header[1]!]: header[2]! },
            ...(body !== undefined && { body }),
          },
          said: said.join('\n').trim(),
        };
      }),
  );
}

/** Times are never the same. */
const withoutTimes = (text: string): string =>
  text
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .replace(/("milliseconds":\s*)[\d.]+/g, '$1TIME')
    .replace(/"timestamp":"\d\d:\d\d"/g, '"timestamp":"TIME"');

test('the examples of docs/endpoints.md are what a server says', () =>
  withServer(
    {
      'Mocks/hello.mock':
        '{ "request": { "route": "/hello/{name}" }, "response": { "body": { "message": "Hello <#= Request.Route["name"] #>!" } } }',
    },
    async ({ ask }) => {
      const examples = examplesOf(readFileSync(PAGE, 'utf8'));
      expect(examples.length).toBeGreaterThan(5);
      for (const { path, options, said } of examples) {
        const { status, body } = await ask(path, options);
        expect(status, path).toBe(200);
        if (said !== '') expect(withoutTimes(body.trim()), path).toBe(withoutTimes(said));
      }
    },
    REAL_TEMPLATES,
  ));
