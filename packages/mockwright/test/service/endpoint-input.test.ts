// What endpoints read: query parameters and JSON bodies, and what is said of those that are wrong.
import { describe, expect, test } from 'vitest';
import { EndpointError } from '../../service/admin/endpoint-error.ts';
import { findMismatch, type JsonSchema } from '../../service/admin/json-schema.ts';
import { PING } from './fake-templates.ts';
import { REAL_TEMPLATES } from './real-templates.ts';
import { withServer } from './test-server.ts';
import { readParameters, type EndpointParameter } from '../../service/admin/parameters.ts';

const PARAMETERS: Record<string, EndpointParameter> = {
  path: { type: 'text', summary: '' },
  limit: { type: 'integer', minimum: 1, maximum: 9, summary: '' },
  matched: { type: 'boolean', summary: '' },
  format: { type: ['json', 'har'], summary: '' },
};

test.each([
  ['', {}],
  ['path=/a%20b&LIMIT=3&matched=true&format=HAR', { path: '/a b', limit: 3, matched: true, format: 'har' }],
  ['matched=false', { matched: false }],
])('the query %j', (query, expected) => {
  expect(readParameters(query, PARAMETERS, true)).toEqual(expected);
});

test.each([
  ['limit=0', "The query parameter 'limit' is '0', not an integer from 1 to 9.", undefined],
  ['limit=x', "The query parameter 'limit' is 'x', not an integer from 1 to 9.", undefined],
  ['matched=yes', "The query parameter 'matched' is 'yes', none of: true, false.", undefined],
  ['format=xml', "The query parameter 'format' is 'xml', none of: json, har.", undefined],
  ['pth=1', "There is no query parameter 'pth' here.", "Did you mean 'path'?"],
  ['zzzzzz=1', "There is no query parameter 'zzzzzz' here.", 'It takes: path, limit, matched, format.'],
])('the wrong query %j', (query, message, hint) => {
  let error: unknown;
  try {
    readParameters(query, PARAMETERS, true);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toBeInstanceOf(EndpointError);
  expect(error).toMatchObject({ status: 400, message, hint });
});

test('a parameter that must be there, and ones that are passed over', () => {
  const parameters: Record<string, EndpointParameter> = {
    id: { type: 'text', summary: 'Which.', required: true },
  };
  expect(() => readParameters('', parameters, true)).toThrow("The query parameter 'id' is missing.");
  expect(readParameters('id=1&other=2', parameters, false)).toEqual({ id: '1' });
});

describe('a body against its schema', () => {
  const schema: JsonSchema = {
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: {
      name: { type: 'string', maxLength: 8 },
      times: { type: 'integer', minimum: 1, maximum: 3 },
      what: { type: 'array', items: { enum: ['globals', 'requests'] } },
      any: { type: ['string', 'null'] },
    },
  };
  test.each<[unknown, string | undefined, string?]>([
    [{ name: 'a', times: 1, what: ['globals'], any: null }, undefined],
    [[], 'the body is an array, not an object'],
    [null, 'the body is null, not an object'],
    [{}, "the body has no 'name'"],
    [{ name: 1 }, "'name' is a number, not a string"],
    [{ name: '', times: 1.5 }, "'times' is a number, not an integer"],
    [{ name: '', times: 0 }, "'times' is less than 1"],
    [{ name: '', times: 4 }, "'times' is more than 3"],
    [{ name: '', any: 1 }, "'any' is a number, not a string or null"],
    [
      { name: '', what: ['globals', 'request'] },
      "'what[1]' is none of globals, requests",
      "Did you mean 'requests'?",
    ],
    [{ name: 'abcdefghi' }, "'name' is longer than 8 characters"],
    [{ name: '', tmes: 1 }, "the body has a member 'tmes' that means nothing", "Did you mean 'times'?"],
    [{ name: '', constructor: 1 }, "the body has a member 'constructor' that means nothing"],
  ])('%j', (value, message, hint) => {
    const mismatch = findMismatch(value, schema);
    expect(mismatch?.message).toBe(message);
    if (hint !== undefined) expect(mismatch?.hint).toBe(hint);
  });
});

test.each<[string, object, string]>([
  ['explain', { url: '/a', headers: { 'Content-Type': 5 } }, "The header 'Content-Type' is neither"],
  ['explain', { url: '/a', headers: { 'Accept-Language': {} } }, "The header 'Accept-Language' is neither"],
  ['explain', { url: '/a', headers: { Cookie: ['a=1', null] } }, "The header 'Cookie' is neither"],
  ['explain', { url: '/a', headers: { Cookie: [['a=1']] } }, "The header 'Cookie' is neither"],
  ['explain', { url: `/${'a/'.repeat(50_000)}` }, 'The target of the request is longer than 65536'],
  ['explain', { url: '/a', headers: { a: 'a'.repeat(70_000) } }, 'The headers take more than 65536 bytes'],
  ['explain', { url: '/a', method: 'M'.repeat(101) }, 'The method is longer than 100 characters'],
  ['explain', { url: '/a', method: '' }, "'method' is '', which is no method."],
  ['explain', { url: '/a', method: 'G T' }, "'method' is 'G T', which is no method."],
  ['explain', { url: '/a', headers: { 'a b\n': 'x' } }, "'a b\n' is no name of a header."],
  ['explain', { url: '/a', headers: { 'X-A': ['1', 'x\r\ny'] } }, "The header 'X-A' holds a line break or"],
  ['templates', { text: '{}', name: 'a'.repeat(1001) }, "'name' is longer than 1000 characters"],
])('%s takes no %o', (endpoint, body, message) =>
  withServer(PING, async ({ ask, lines }) => {
    const answer = await ask(`/_mock/${endpoint}`, { method: 'POST', body: JSON.stringify(body) });
    expect([answer.status, (JSON.parse(answer.body) as { message: string }).message]).toEqual([
      400,
      expect.stringContaining(message),
    ]);
    expect(lines.filter((line) => line.includes('bug'))).toEqual([]);
  }),
);

test.each<[method: string, path: string, body: string | undefined, message: string]>([
  ['GET', `globals/${'n'.repeat(9000)}`, undefined, "\"] has no value in the session 'default'."],
  ['GET', `requests?${'n'.repeat(9000)}=1`, undefined, "' here."],
  ['GET', `requests?format=${'n'.repeat(9000)}`, undefined, ', none of: json, list,'],
  ['GET', `verification?route=${'n'.repeat(9000)}`, undefined, 'No template answered such a call'],
  ['GET', 'n'.repeat(9000), undefined, 'There is no endpoint GET /_mock/nnn'],
  ['GET', `requests/${'9'.repeat(9000)}`, undefined, 'There is no request with the id 999'],
  ['PUT', 'globals/g', '1'.repeat(9000), "is too large to parse. Path '', line 1, position 9000."],
  ['PUT', 'globals/n?keepType=true', `"${'x'.repeat(9000)}"`, "Path '', line 1, position 9002."],
  ['PUT', 'clock', `{"now":"${'x'.repeat(9000)}"}`, "', which is no time."],
  ['PUT', 'clock', `{"${'x'.repeat(9000)}":1}`, "' that means nothing."],
])('messages repeat little of what is wrong, and say why (case %#)', (method, path, body, message) =>
  withServer(PING, async ({ ask }) => {
    await ask('/_mock/globals/n', { method: 'PUT', body: '5' });
    const answer = await ask(`/_mock/${path}`, { method, ...(body !== undefined && { body }) });
    const read = JSON.parse(answer.body) as { message: string } | [{ Message: string }];
    const told = 'message' in read ? read.message : read[0].Message;
    expect(told).toContain(message);
    expect(told.length).toBeLessThan(2400);
  }),
);

test(
  'templates that are added have one memory, which ends with their sessions; a hundred of their mistakes are told',
  () =>
    withServer(
      PING,
      async ({ ask, server }) => {
        const text = JSON.stringify({ request: { route: 'a' }, response: { body: 'x'.repeat(900_000) } });
        const add = async (session: string): Promise<number> =>
          (
            await ask(`/_mock/templates?session=${session}`, {
              method: 'POST',
              body: JSON.stringify({ text }),
            })
          ).status;
        const until = async (): Promise<number> => {
          for (let count = 0; ; count++) if ((await add(`s${count % 3}`)) === 413) return count;
        };
        const most = await until();
        expect(most).toBeLessThan(120);
        expect(await add('s0')).toBe(413);
        await ask('/_mock/sessions/s0', { method: 'DELETE' });
        await ask('/_mock/reset?session=s1', { method: 'POST' });
        await ask('/_mock/sessions/s2', { method: 'DELETE' });
        expect(await until()).toBe(most);
        expect(server.service.sessions.find('s1')?.overrides.list().length).toBeGreaterThan(10);
        const wrong = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`wrong${index}`, 1]));
        const { status, body } = await ask('/_mock/templates', {
          method: 'POST',
          body: JSON.stringify({ template: { ...wrong, response: {} }, strict: true }),
        });
        expect([status, (JSON.parse(body) as { diagnostics: unknown[] }).diagnostics.length]).toEqual([
          422, 100,
        ]);
      },
      REAL_TEMPLATES,
    ),
  30_000,
);

test('of the mistakes of many files, some of each are told, and how many more there are', () =>
  withServer(
    Object.fromEntries(
      Array.from({ length: 25 }, (_, index) => [
        `Mocks/a${index}.json`,
        `{ "request": {}, "response": { "body": [${'<#= x #>, '.repeat(110)} 1] } }`,
      ]),
    ),
    async ({ ask }) => {
      const { templates } = JSON.parse((await ask('/_mock/templates')).body) as {
        readonly templates: readonly { readonly diagnostics: unknown[]; readonly moreDiagnostics?: number }[];
      };
      const told = templates.map(({ diagnostics }) => diagnostics.length);
      expect(told).toEqual([...Array<number>(20).fill(100), ...Array<number>(5).fill(1)]);
      expect(templates[0]!.moreDiagnostics).toBe(10);
      expect(templates.at(-1)!.moreDiagnostics).toBe(109);
    },
    REAL_TEMPLATES,
  ));

test('an endpoint reads no more levels and values than it can at once', () =>
  withServer(
    PING,
    async ({ ask }) => {
      const put = async (body: string): Promise<number> =>
        (await ask('/_mock/globals/a', { method: 'PUT', body })).status;
      const nested = (levels: number): string => '['.repeat(levels) + '"]["' + ']'.repeat(levels);
      expect(await put(nested(60))).toBe(204);
      expect(await put(nested(1001))).toBe(400);
      expect(await put(`[${'1,'.repeat(600_000)}1]`)).toBe(413);
    },
    { ...REAL_TEMPLATES, maxBodyBytes: 2_000_000 },
  ));
