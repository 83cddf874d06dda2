// The journal and the endpoints of the service itself.
import { expect, test } from 'vitest';
import { fake } from './fake-templates.ts';
import { messages, withServer } from './test-server.ts';

const VERIFY = { 'Mocks/v.json': fake({ route: 'v/{m}', method: 'POST', body: '1' }) };
const verification = (path: string): string => `/_mock/verification?route=${encodeURIComponent(path)}`;

test('the record: headers in the order of the request, hidden ones left out, the body as sent', () =>
  withServer(VERIFY, async ({ ask }) => {
    const headers = { 'x-user': 'é', Authorization: 'token', 'Content-Type': 'text/plain' };
    await ask('/v/Jane%20Doe', {
      method: 'POST',
      headers: { ...headers, 'x-user': Buffer.from('é').toString('latin1') },
      body: Buffer.from('a\r\nb'),
    });
    const answer = await ask(verification('/v/Jane Doe'));
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(answer.body)).toEqual({
      route: '/v/Jane Doe',
      timestamp: expect.stringMatching(/^\d\d:\d\d$/) as string,
      headers: [
        { key: 'x-user', value: 'é' },
        { key: 'Authorization', value: 'token' },
      ],
      body: 'a\r\nb',
    });
    expect((await ask(verification('v/Jane Doe'))).status).toBe(200);
    expect((await ask('/_MOCK/Verification/?ROUTE=/v/Jane+Doe')).status).toBe(200);
  }));

test('repeated headers are one, where the first stood; cookies as one line', () =>
  withServer(VERIFY, async ({ ask, askRaw }) => {
    const lines = ['x-b: 1', 'Cookie: a=1', 'X-B: 2', 'authorization: t', 'cookie: b=2', 'Connection: close'];
    await askRaw(`POST /v/1 HTTP/1.1\r\nHost: h\r\n${lines.join('\r\n')}\r\n\r\n`);
    const { headers } = JSON.parse((await ask(verification('/v/1'))).body) as { headers: object };
    expect(headers).toEqual([
      { key: 'x-b', value: '1,2' },
      { key: 'Cookie', value: 'a=1; b=2' },
      { key: 'authorization', value: 't' },
    ]);
  }));

test('no headers left: no member; no body: an empty one; the last call counts', () =>
  withServer(VERIFY, async ({ ask }) => {
    await ask('/v/1', { method: 'POST', body: 'first' });
    await ask('/v/1', { method: 'POST' });
    const record = JSON.parse((await ask(verification('/v/1'))).body) as object;
    expect(record).toEqual({ route: '/v/1', timestamp: expect.any(String) as string, body: '' });
  }));

test('no record: 404; no path: 400; calls that no template answered are not recorded', () =>
  withServer(VERIFY, async ({ ask }) => {
    await ask('/unknown');
    expect((await ask(verification('/unknown'))).status).toBe(404);
    expect(messages((await ask(verification('/v/{m}'))).body)).toContain('A route with braces is a template');
    expect((await ask('/_mock/verification')).status).toBe(400);
  }));

test('a record expires', async () => {
  let now = Date.now();
  await withServer(
    VERIFY,
    async ({ ask }) => {
      await ask('/v/1', { method: 'POST' });
      now += 59 * 60_000;
      expect((await ask(verification('/v/1'))).status).toBe(200);
      now += 2 * 60_000;
      expect((await ask(verification('/v/1'))).status).toBe(404);
    },
    { now: () => now },
  );
});

test('prefix and name of the verification endpoint are settings; health keeps its place', () =>
  withServer(
    VERIFY,
    async ({ ask }) => {
      await ask('/v/1', { method: 'POST' });
      expect((await ask('/check/calls?route=/v/1')).status).toBe(200);
      expect((await ask('/_mock/verification?route=/v/1')).status).toBe(404);
      expect((await ask('/_mock/health')).status).toBe(200);
    },
    { verificationPrefix: 'check', verificationName: 'calls' },
  ));

test('health', () =>
  withServer({}, async ({ ask }) => {
    const answer = await ask('/_mock/health');
    expect(answer).toMatchObject({ status: 200, body: 'Healthy' });
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain',
      'cache-control': 'no-store, no-cache',
      expires: 'Thu, 01 Jan 1970 00:00:00 GMT',
      pragma: 'no-cache',
    });
  }));

test.each([
  ['evil.example', 403],
  ['evil.example:5000', 403],
  ['localhost.evil.example', 403],
  ['127.0.0.1.evil.example', 403],
  ['localhost', 404],
  ['LOCALHOST:80', 404],
  ['127.0.0.1:1', 404],
  ['192.168.0.7', 404],
  ['[fe80::1]:80', 404],
  ['mock.local:5000', 404],
])('the verification endpoint asked as %s: %i', (host, status) =>
  withServer(
    VERIFY,
    async ({ ask }) => {
      const answer = await ask(verification('/v/1'), { headers: { Host: host } });
      expect(answer.status).toBe(status);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      if (status === 403)
        expect(JSON.parse(answer.body)).toEqual({
          message: expect.stringContaining('host') as string,
          hint: expect.stringContaining('Mock:AllowedHosts') as string,
        });
      // What says nothing may be asked by anybody: probes know their servers by any name.
      expect((await ask('/_mock/ready', { headers: { Host: host } })).status).toBe(200);
    },
    { allowedHosts: ['Mock.Local'] },
  ),
);
