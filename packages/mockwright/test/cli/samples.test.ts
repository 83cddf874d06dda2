// The sample mocks of the repository: each compiles without so much as a warning, and answers.
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMockServer, type MockServer } from '../../index.ts';
import { ask } from '../service/test-server.ts';

const workingFolder = fileURLToPath(new URL('../../../..', import.meta.url));
let server: MockServer;
let said = '';

beforeAll(async () => {
  server = await startMockServer({
    workingFolder,
    settings: {
      Urls: 'http://127.0.0.1:0',
      'Mock:Watch': false,
      'Mock:Imports:0': 'Bogus.Extensions.Brazil',
    },
    write: (text) => (said += text),
  });
  await server.ready;
});
afterAll(() => server.close());

const json = { 'Content-Type': 'application/json' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

test('all load', async () => {
  await ask(`${server.urls[0]}/_mock/health`);
  expect(said).toMatch(/templates of Mocks\/ loaded in \d+ ms\.\n/);
  expect(said).not.toMatch(/warning|error/);
});

test.each<[string, string, Record<string, string>, string | undefined, number, RegExp]>([
  ['GET', '/hello/world', {}, undefined, 200, /"Hello world!"/],
  ['GET', '/ping', {}, undefined, 200, /^{"response":"pong"}$/],
  ['GET', '/missing', {}, undefined, 404, /^$/],
  ['POST', '/jobs', json, '{}', 202, /"id": "[\da-f-]{36}"/],
  ['POST', '/login', json, '{}', 204, /^$/],
  ['GET', '/unreliable', {}, undefined, 200, /"number": 0/],
  ['GET', '/shops/5/items/pears', {}, undefined, 200, /"shop": 5,\s*"item": "pears",\s*"format": "json"/],
  [
    'GET',
    '/search?term=tea&page=2',
    { 'X-Tenant': 'acme' },
    undefined,
    200,
    /"term": "tea",\s*"page": 2,\s*"sorted": false/,
  ],
  ['POST', '/discounts', json, '{"type":"gold"}', 200, /20/],
  ['POST', '/discounts', json, '{"type":"tin"}', 200, /"percent": 0/],
  [
    'POST',
    '/orders',
    json,
    '{"items":[{"name":"tea","price":4.5,"quantity":2}]}',
    201,
    /"total": 9\.0,\s*"first": "tea",\s*"expensive": \[\s*"tea"\s*\]/,
  ],
  [
    'POST',
    '/songs',
    { 'Content-Type': 'application/xml' },
    '<song><name year="1994">Glycerine</name></song>',
    200,
    /<title>Glycerine<\/title>\n {2}<year>1994<\/year>/,
  ],
  ['POST', '/sign-in', form, 'user=jane&role=a&role=b', 200, /"roles": \[\s*"a",\s*"b"\s*\]/],
  ['GET', '/customers', {}, undefined, 404, /^$/],
  ['POST', '/customers', json, '{"name":"John Doe"}', 201, /^$/],
  ['GET', '/customers', {}, undefined, 200, /John Doe/],
  ['GET', '/customers', {}, undefined, 404, /^$/],
  ['GET', '/counter', {}, undefined, 200, /"visits": 1/],
  ['GET', '/counter', {}, undefined, 200, /"visits": 2/],
  ['GET', '/person', { 'Accept-Language': 'pt-BR' }, undefined, 200, /"name": ".+ .+"/],
  ['GET', '/people?count=5', {}, undefined, 200, /"Id": 5/],
  ['GET', '/days', {}, undefined, 200, /"name": "Saturday"/],
  ['GET', '/citizen', {}, undefined, 200, /"cpf": "\d{3}\.\d{3}\.\d{3}-\d\d"/],
  ['GET', '/catalogs/tea', {}, undefined, 200, /<item sku="1">Assam<\/item>/],
  ['GET', '/slow', {}, undefined, 200, /^Sorry/],
  ['GET', '/flaky', {}, undefined, 200, /1/],
  ['GET', '/flaky', {}, undefined, 200, /2/],
  ['GET', '/flaky', {}, undefined, 503, /3/],
])('%s %s', async (method, path, headers, body, status, expected) => {
  const answer = await ask(server.urls[0] + path, { method, headers, ...(body !== undefined && { body }) });
  expect(answer.status, answer.body).toBe(status);
  expect(answer.body).toMatch(expected);
});
