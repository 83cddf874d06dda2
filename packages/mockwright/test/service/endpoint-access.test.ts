// Where the service's own endpoints are, and who may use them.
import { expect, test } from 'vitest';
import { createMockServer } from '../../index.ts';
import { ask, withServer } from './test-server.ts';
import { fake, PING } from './fake-templates.ts';

const OWN = ['/_mock/verification?route=/ping', '/_mock/nothing'];

test('below the prefix there is nothing but endpoints: 404 with the list, and the nearest', () =>
  withServer({ 'Mocks/a.json': fake({ route: '{**all}', body: '1' }) }, async ({ ask }) => {
    const answer = await ask('/_mock/helth');
    expect(answer.status).toBe(404);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    const told = JSON.parse(answer.body) as { endpoints: { path: string }[] };
    expect(told).toMatchObject({
      message: 'There is no endpoint GET /_mock/helth.',
      hint: 'Did you mean /_mock/health?',
    });
    const far = await ask('/_mock/nope');
    expect(JSON.parse(far.body)).toMatchObject({ hint: "'endpoints' lists what there is." });
    const paths = told.endpoints.map(({ path }) => path);
    for (const path of ['/_mock/ready', '/_mock/verification']) expect(paths).toContain(path);
    expect((await ask('/_mock')).headers.location).toBe('_mock/');
    expect((await ask('/_mocks/health')).body).toBe('1');
    expect((await ask('/x/_mock/health')).body).toBe('1');
  }));

test('what is refused below the prefix is JSON, too, and not recorded', () =>
  withServer(PING, async ({ ask }) => {
    for (const path of ['/_mock/globals/%00', '/_mock/session/a/_mock/globals/%00']) {
      const answer = await ask(path);
      expect(answer.status).toBe(400);
      expect(JSON.parse(answer.body)).toEqual({ message: 'The path holds an encoded NUL character.' });
    }
    const other = await ask('/_mock/session/a/users/%00');
    expect(other.headers['content-type']).toBe('text/plain');
    const { requests } = JSON.parse((await ask('/_mock/requests')).body) as { requests: object[] };
    expect(requests).toHaveLength(1);
  }));

test('Mock:Endpoint moves them, and the old prefix is an ordinary path; aliases are beside it', () =>
  withServer(
    { ...PING, 'Mocks/a.json': fake({ route: '_mock/health', body: '"mine"' }) },
    async ({ ask }) => {
      await ask('/ping');
      expect((await ask('/_mock/health')).body).toBe('"mine"');
      expect((await ask('/_mock/other')).status).toBe(501);
      expect((await ask('/a.b/c/health')).body).toBe('Healthy');
      expect((await ask('/axb/c/health')).status).toBe(501);
      expect((await ask('/_MOCKACO/ready/')).body).toBe('Healthy');
      expect((await ask('/_mock/verification?route=/ping')).status).toBe(200);
      expect((await ask('/_mockaco/verification?route=/ping')).status).toBe(200);
    },
    { endpoint: 'a.b/c', endpointAliases: ['_mockaco'] },
  ));

test.each([
  [{ 'Mock:VerificationEndpointName': 'Health' }, '/_mock/Health'],
  [{ 'Mock:VerificationEndpointName': 'requests/count' }, '/_mock/requests/count'],
  [
    { 'Mock:Endpoint': 'a', 'Mock:EndpointAliases': ['b'], 'Mock:VerificationEndpointName': 'ready' },
    '/b/ready',
  ],
])('the verification endpoint takes the place of no other one: %j', (settings, path) =>
  expect(createMockServer({ settings })).rejects.toThrow(`${path} is another endpoint.`),
);

test.each(['127.0.0.1', '[::1]:80', 'localhost:5000', 'LocalHost.', 'mock.example:1', '10.0.0.7'])(
  'the host %s may be asked',
  (host) =>
    withServer(
      PING,
      async ({ ask }) => {
        await ask('/ping');
        expect((await ask(OWN[0]!, { headers: { Host: host } })).status).toBe(200);
      },
      { allowedHosts: ['Mock.example'] },
    ),
);

test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:5000', 'mock'])(
  'the host %s is refused, but for health, readiness and mocks',
  (host) =>
    withServer(PING, async ({ ask }) => {
      const headers = { Host: host };
      for (const path of OWN) {
        const answer = await ask(path, { headers });
        expect(answer.status).toBe(403);
        expect(answer.body).toContain('Mock:AllowedHosts:0=');
      }
      for (const path of ['/_mock/health', '/_mock/ready', '/ping'])
        expect((await ask(path, { headers })).status).toBe(200);
    }),
);

test('with a token all but health and readiness want it', () =>
  withServer(
    PING,
    async ({ ask }) => {
      await ask('/ping');
      for (const path of OWN)
        for (const headers of [{}, { Authorization: 'Bearer wrong' }, { Authorization: 'Basic secret' }]) {
          const answer = await ask(path, { headers });
          expect(answer.status).toBe(401);
          expect(answer.headers['www-authenticate']).toBe('Bearer realm="mockwright"');
        }
      expect((await ask(OWN[0]!, { headers: { Authorization: 'bearer  secret' } })).status).toBe(200);
      expect((await ask(OWN[1]!, { headers: { Authorization: 'Bearer secret' } })).status).toBe(404);
      for (const path of ['/_mock/health', '/_mock/ready']) expect((await ask(path)).status).toBe(200);
    },
    { adminToken: 'secret' },
  ));

test('with addresses of their own they are nowhere else, but for health and readiness', () =>
  withServer(
    { ...PING, 'Mocks/a.json': fake({ route: '_mock/other', body: '"mine"' }) },
    async ({ ask: askMocks, server }) => {
      await askMocks('/ping');
      const [admin = ''] = server.adminUrls;
      expect((await askMocks('/_mock/health')).body).toBe('Healthy');
      expect((await askMocks('/_mock/other')).body).toBe('"mine"');
      expect((await askMocks(OWN[0]!)).status).toBe(501);
      expect((await ask(admin + OWN[0]!)).status).toBe(200);
      expect((await ask(`${admin}/_mock/ready`)).status).toBe(200);
      expect((await ask(`${admin}/ping`)).status).toBe(404);
    },
    { adminUrls: ['http://127.0.0.1:0'] },
  ));

test('pages of listed origins may use them, others neither read nor change anything', () =>
  withServer(
    PING,
    async ({ ask }) => {
      const good = { Origin: 'https://a.example' };
      const preflight = { 'Access-Control-Request-Method': 'PUT', 'Access-Control-Request-Headers': 'x-a' };
      const allowed = await ask('/_mock/nothing', { method: 'OPTIONS', headers: { ...good, ...preflight } });
      expect(allowed.status).toBe(204);
      expect(allowed.headers).toMatchObject({
        'access-control-allow-origin': 'https://a.example',
        'access-control-allow-headers': 'x-a',
        vary: 'Origin',
      });
      const read = await ask('/_mock/nothing', { headers: { ...good, Authorization: 'Bearer t' } });
      expect(read.headers['access-control-allow-origin']).toBe('https://a.example');
      const bad = { Origin: 'https://b.example', Authorization: 'Bearer t' };
      const other = await ask('/_mock/nothing', { headers: bad });
      expect(other.headers).not.toHaveProperty('access-control-allow-origin');
      expect((await ask('/_mock/nothing', { method: 'POST', headers: bad })).status).toBe(403);
      expect(
        (await ask('/_mock/nothing', { method: 'OPTIONS', headers: { ...bad, ...preflight } })).status,
      ).toBe(404);
    },
    { adminOrigins: ['https://a.example/'], adminToken: 't' },
  ));

test('a page of the server itself may change things', () =>
  withServer(PING, async ({ ask, base }) => {
    const answer = await ask('/_mock/nothing', { method: 'POST', headers: { Origin: base } });
    expect(answer.status).toBe(404);
  }));

test('the page: nothing foreign is loaded, it is framed by none, and what a browser has is not sent again', () =>
  withServer(PING, async ({ ask }) => {
    for (const path of ['/_mock/', '/_mock/page/page.js', '/_mock/page/page.css']) {
      const { status, headers } = await ask(path);
      expect(status, path).toBe(200);
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'; script-src 'self';/,
        ) as unknown,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        etag: expect.stringMatching(/^"[\w-]{22}"$/) as unknown,
      });
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      const { etag = '' } = headers;
      const known = await ask(path, { headers: { 'If-None-Match': `"other", W/${etag}` } });
      expect([known.status, known.body, known.headers.etag]).toEqual([304, '', etag]);
    }
    expect((await ask('/_mock')).headers.location).toBe('_mock/');
    expect((await ask('/_mock/', { headers: { Host: 'evil.example' } })).status).toBe(403);
  }));

test('without the token the page is there to ask for it', () =>
  withServer(
    PING,
    async ({ ask }) => {
      const page = await ask('/_mock/', { headers: { Authorization: 'Bearer t' } });
      expect(page.status).toBe(200);
      const asking = await ask('/_mock/', { headers: { 'If-None-Match': page.headers.etag! } });
      expect([asking.status, asking.body]).toEqual([401, page.body]);
      expect(asking.headers).toMatchObject({
        'www-authenticate': 'Bearer realm="mockwright"',
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      });
      expect((await ask('/_mock/page/page.js')).status).toBe(200);
      expect((await ask('/_mock/requests')).status).toBe(401);
    },
    { adminToken: 't' },
  ));
