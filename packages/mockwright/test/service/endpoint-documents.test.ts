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
import { fake } from './fake-templates.ts';
import { withServer } from './test-server.ts';

interface Described {
  readonly responses: Record<string, { readonly content?: Record<string, { readonly schema: object }> }>;
}

const FILES = {
  'Mocks/user.json': fake({ route: 'users/{id}', body: '{}' }),
  'Mocks/broken.json': '{ "broken": 1 }',
};

/** What is asked, in this order; each answer must have a status and a body that the document names. */
const CALLS: readonly (readonly [method: string, path: string, row: string, body?: string])[] = [
  ['GET', '/health', '/health'],
  ['GET', '/ready', '/ready'],
  ['GET', '/requests', '/requests'],
  ['GET', '/requests?status=x', '/requests'],
  ['GET', '/requests/count?path=/users/1', '/requests/count'],
  ['GET', '/requests/1', '/requests/{id}'],
  ['GET', '/requests/99', '/requests/{id}'],
  ['GET', '/templates', '/templates'],
  ['POST', '/templates', '/templates', '{}'],
  ['POST', '/templates', '/templates', JSON.stringify({ text: fake({ route: 'x', body: '1' }) })],
  ['POST', '/templates', '/templates', '{"text":"\\"broken\\""}'],
  ['GET', '/templates', '/templates'],
  ['DELETE', '/templates/1', '/templates/{id}'],
  ['DELETE', '/templates/1', '/templates/{id}'],
  ['GET', '/globals', '/globals'],
  ['GET', '/sessions', '/sessions'],
  ['DELETE', '/sessions/nobody', '/sessions/{name}'],
  ['GET', '/clock', '/clock'],
  ['PUT', '/clock', '/clock', '{"frozen":true}'],
  ['PUT', '/clock', '/clock', '{"frozn":true}'],
  ['PUT', '/clock', '/clock', '{}'],
  ['POST', '/explain', '/explain', '{"method":"GET","url":"/users/1"}'],
  ['POST', '/requests/1/replay', '/requests/{id}/replay'],
  ['GET', '/metrics', '/metrics'],
  ['GET', '/openapi.json', '/openapi.json'],
  ['GET', '/schema.json', '/schema.json'],
  ['GET', '', '/'],
  ['GET', '/', '/'],
  ['GET', '/page/page.js', '/page/{file}'],
  ['GET', '/page/other.js', '/page/{file}'],
  ['GET', '/verification?route=/users/1', '/verification'],
  ['GET', '/verification?route=/users/2', '/verification'],
  ['GET', '/verification', '/verification'],
  ['POST', '/reset', '/reset', '{"what":["request"]}'],
  ['POST', '/reset', '/reset'],
  ['DELETE', '/requests', '/requests'],
];

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

test('real answers are as the document says', () =>
  withServer(FILES, async ({ ask }) => {
    await ask('/users/1?a=1', { headers: { Cookie: 'x' } });
    await ask('/user/1');
    const document = JSON.parse((await ask('/_mock/openapi.json')).body) as {
      readonly paths: Record<string, Record<string, Described>>;
    };
    const ajv = new Ajv2020({ strict: false });
    formats.default(ajv);
    ajv.addSchema({ ...document, $id: 'doc' });
    for (const [method, path, row, body] of CALLS) {
      const answer = await ask(`/_mock${path}`, { method, ...(body !== undefined && { body }) });
      const told = document.paths[row]?.[method.toLowerCase()]?.responses[answer.status];
      const where = `${method} ${path}: ${answer.status} ${answer.body.slice(0, 300)}`;
      expect(told, where).toBeDefined();
      const type = answer.headers['content-type']?.split(';')[0] ?? '';
      if (answer.body === '') expect(told, where).not.toHaveProperty('content');
      const content = told?.content?.[type];
      if (type !== 'application/json' || content === undefined) continue;
      const pointer = [row, method.toLowerCase(), 'responses', answer.status, 'content', type, 'schema'];
      const escaped = pointer.map((part) =>
        encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1')),
      );
      const validate = ajv.compile({ $ref: `doc#/paths/${escaped.join('/')}` });
      expect(validate(JSON.parse(answer.body)), `${where} ${JSON.stringify(validate.errors)}`).toBe(true);
    }
  }));

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
