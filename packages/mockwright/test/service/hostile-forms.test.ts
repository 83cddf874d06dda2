// Other ways of writing what is guarded: paths of endpoints that want a token, and hosts that no callback may go to.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isListedHost } from '../../service/callbacks/callback-host.ts';
import { PING } from './fake-templates.ts';
import { startTestServer, type TestServer } from './test-server.ts';

describe('no way of asking leads past the token', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, { adminToken: 'the token', endpointAliases: ['alias'] });
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
    '/alias/requests',
    '/ALIAS/requests',
    '//alias/requests',
    '/_mock/session/a/_mock/requests',
    '/_mock/session/a//_mock/requests',
    '/_mock/session/a/_mock/session/b/alias/requests',
    '/_mock/session/../requests',
    '/_mock/session/%2e%2e/_mock/requests',
    '/_mock/session/a%2f_mock/requests',
    '/_mock/page/../requests',
    '/_mock/page/..%2frequests',
    '/_mock/requests/..;/requests',
    '/_mock/requests%20',
    '/_moc%E2%84%AA/requests',
    '/_mock/verification?route=/ping',
    '/_mock/events',
    'ftp://localhost/_mock/requests',
    'http://x@localhost/_mock/requests',
    '/_mock/requests?token=the%20token',
    'http://127.0.0.1/_mock/requests',
    'HTTP://LOCALHOST/_mock/requests',
  ])('%s', async (target) => {
    const answer = await server.askRaw(
      `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 (?:400|401|404|501) /);
    expect(answer).not.toContain('"requests": [');
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
    'Authorization: Bearer the\ttoken',
    'Authorization: Bearer "the token"',
    'Proxy-Authorization: Bearer the token',
    'X-Http-Method-Override: OPTIONS',
    'Referer: http://127.0.0.1/_mock/',
    'Mockwright-Session: a',
  ])('%s', async (header) => {
    const answer = await server.askRaw(
      `GET /_mock/requests HTTP/1.1\r\nHost: 127.0.0.1\r\n${header}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 40[01] /);
  });
});

describe('a session may be called', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(PING);
    await server.server.ready;
  });
  afterAll(() => server[Symbol.asyncDispose]());

  // As a header or a path has it, and the name that comes of it; none: it is refused.
  test.each([
    ['__proto__', '__proto__'],
    ['constructor', 'constructor'],
    ['..', '..'],
    ['%2e%2e', '..'],
    ['%zz', '%zz'],
    ['%c0%af', '%c0%af'],
    ['%E2%80%AE', '\u202e'],
    ['%3Cscript%3E', '<script>'],
    ['a,b;c=d', 'a,b;c=d'],
    ['%2561', '%61'],
    ['DEFAULT', 'DEFAULT'],
    ['a%0d%0aX-A:1', undefined],
    ['a%00', undefined],
    ['a%2fb', undefined],
    ['a%5Cb', undefined],
    ['%C2%85', undefined],
    ['%20', undefined],
    ['a'.repeat(201), undefined],
  ])('%s', async (sent, name) => {
    const byHeader = await server.ask('/ping', { headers: { 'Mockwright-Session': sent } });
    const byPath = await server.ask(`/_mock/session/${sent}/ping`);
    expect([byHeader.status, byPath.status]).toEqual(name === undefined ? [400, 400] : [200, 200]);
    const { body } = await server.ask('/_mock/sessions');
    const names = (JSON.parse(body) as { sessions: { name: string }[] }).sessions.map(
      (session) => session.name,
    );
    if (name !== undefined) expect(names).toContain(name);
    expect(names.every((each) => /^[^\p{Cc}/\\]+$/u.test(each))).toBe(true);
  });
});

describe('what a page of elsewhere sends', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(PING, { adminOrigins: ['http://ok.example'] });
    await server.server.ready;
  });
  afterAll(() => server[Symbol.asyncDispose]());

  test.each([
    'http://evil.example',
    'null',
    'file://',
    'http://127.0.0.1:7710.evil.example',
    'http://127.0.0.1@evil.example',
    'http://ok.example.evil.example',
    'http://evil-ok.example',
    'http://ok.example:81',
    'https://ok.example',
    'ok.example',
    'http://ok.example, http://evil.example',
  ])('%s', async (origin) => {
    for (const [method, path] of [
      ['POST', '/_mock/reset'],
      ['POST', '/_mock/reload'],
      ['PUT', '/_mock/clock'],
      ['DELETE', '/_mock/requests'],
    ] as const) {
      const headers = { Origin: origin, 'Content-Type': 'text/plain' };
      const answer = await server.ask(path, { method, headers, body: '{}' });
      expect(answer.status).toBe(403);
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  test.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil@localhost',
    'localhost@evil',
    '0x7f.1',
    '127.1',
    '2130706433',
    'localhost..',
    '[::1].evil',
    'localhost#evil',
    '%6cocalhost',
    '',
  ])('for the host %j', async (host) => {
    const answer = await server.askRaw(
      `GET /_mock/requests HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 40[03] /);
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
  'http://[64:ff9b::127.0.0.1]/',
  'http://[::127.0.0.1]/',
  'http://127。0。0。2/',
  'http:////127.0.0.2/',
  'http://\t127.0.0.2/',
  'http://api.example%2eevil/',
  'http://api.example./',
  'http://a.example/',
])('a callback to %s goes to no host that is listed', (url) => {
  expect(isListedHost(new URL(url), ['api.example', '127.0.0.1', '*.a.example'])).toBe(false);
});
