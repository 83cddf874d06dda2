// Other ways of writing what is guarded: paths of endpoints that want a token, and hosts that no callback may go to.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isListedHost } from '../../service/callbacks/callback-host.ts';
import { startTestServer, type TestServer } from './test-server.ts';

describe('no way of asking leads past the token', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, { adminToken: 'the token' });
    await server.server.ready;
  });
  afterAll(() => server[Symbol.asyncDispose]());

  test.each([
    '/_mock/requests',
    '//_mock/requests',
    '/_mock//requests',
    '/_mock/../_mock/requests',
    '/_mock/./requests',
    '/_mock/requests/',
    '/_mock/requests;x',
    '/_mock;x/requests',
    '/%5fmock/requests',
    '/_mock%2frequests',
    '/_mock/%72equests',
    '/_MOCK/requests',
    '/_mock/health/../requests',
    '/_mock/health%2f..%2frequests',
    '/\\_mock\\requests',
    '/~s/_mock/requests',
    '/_mock/requests?token=the%20token',
    'http://127.0.0.1/_mock/requests',
    'HTTP://LOCALHOST/_mock/requests',
  ])('%s', async (target) => {
    const answer = await server.askRaw(
      `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 (?:400|401|404|501) /);
    expect(answer).not.toContain('"requests"');
  });

  test.each([
    'Authorization: Bearer ',
    'Authorization: Bearer the',
    'Authorization: Bearer the token2',
    'Authorization: Basic dGhlIHRva2Vu',
    'Authorization: Bearer no\r\nAuthorization: Bearer the token',
    'X-Forwarded-For: 127.0.0.1',
    'X-Original-URL: /_mock/health',
    'Cookie: token=the token',
  ])('%s', async (header) => {
    const answer = await server.askRaw(
      `GET /_mock/requests HTTP/1.1\r\nHost: 127.0.0.1\r\n${header}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 40[01] /);
  });
});

test.each([
  'http://2130706434/',
  'http://0x7f000002/',
  'http://017700000002/',
  'http://127.2/',
  'http://0/',
  'http://[::]/',
  'http://[::ffff:127.0.0.2]/',
  'http://[::ffff:7f00:2]/',
  'http://api.example@127.0.0.2/',
  'http://127.0.0.2/#api.example',
  'http://127.0.0.2/?api.example',
  'http://127.0.0.2\\@api.example/',
  'http://api.example.127.0.0.2.nip.example/',
  'http://①②⑦.0.0.2/',
  'http:127.0.0.2',
  'http://evilapi.example/',
  'http://api.example.evil/',
  'http://x.api.example/',
])('a callback to %s goes to no host that is listed', (url) => {
  expect(isListedHost(new URL(url), ['api.example', '127.0.0.1', '*.a.example'])).toBe(false);
});
