// `Mock:Cors`: what browsers are told, over real sockets.
import { expect, test } from 'vitest';
import { bindSettings } from '../../settings/settings.ts';
import { fake, PING } from './fake-templates.ts';
import { withServer } from './test-server.ts';

const ORIGIN = 'http://localhost:3000';
const asked = { Origin: ORIGIN, 'Access-Control-Request-Method': 'PUT' };
const FILES = {
  ...PING,
  'Mocks/own.json': fake({
    route: 'own',
    headers: { 'Access-Control-Allow-Origin': 'https://b.example', 'X-Count': '3', Vary: 'Accept, Origin' },
  }),
  'Mocks/count.json': fake({ route: 'count', headers: { 'X-Count': '3' } }),
  'Mocks/options.json': fake({ route: 'options', method: 'OPTIONS', body: 'mine' }),
  'Mocks/throws.json': fake({ route: 'throws', throws: 'no' }),
};

test('off: nobody is told anything', () =>
  withServer(FILES, async ({ ask }) => {
    const { headers } = await ask('/ping', { headers: { Origin: ORIGIN } });
    expect(Object.keys(headers).filter((name) => /access-control|vary/.test(name))).toEqual([]);
    expect((await ask('/ping', { method: 'OPTIONS', headers: asked })).status).toBe(501);
  }));

test('any: a preflight to a path of a template is answered, with what was asked for', () =>
  withServer(
    FILES,
    async ({ ask, requests }) => {
      const answer = await ask('/ping', {
        method: 'OPTIONS',
        headers: { ...asked, 'Access-Control-Request-Headers': 'x-a,content-type' },
      });
      expect(answer).toMatchObject({
        status: 204,
        headers: {
          'access-control-allow-origin': ORIGIN,
          'access-control-allow-credentials': 'true',
          'access-control-allow-methods': 'PUT',
          'access-control-allow-headers': 'x-a,content-type',
          'access-control-max-age': '600',
          vary: 'Origin',
        },
      });
      expect(requests.at(-1)).toMatchObject({ method: 'OPTIONS', status: 204 });
      const none = await ask('/nowhere', { method: 'OPTIONS', headers: asked });
      expect(none).toMatchObject({ status: 501, headers: { 'access-control-allow-origin': ORIGIN } });
      expect(await ask('/options', { method: 'OPTIONS', headers: asked })).toMatchObject({
        status: 200,
        body: 'mine',
        headers: { 'access-control-allow-origin': ORIGIN },
      });
    },
    { cors: 'any' },
  ));

test.each<[string, Record<string, string>]>([
  ['origin', { ...asked, Origin: `http://${'a'.repeat(20_000)}` }],
  ['method', { ...asked, 'Access-Control-Request-Method': 'a'.repeat(20_000) }],
  ['headers', { ...asked, 'Access-Control-Request-Headers': 'a'.repeat(20_000) }],
])('any: what no browser asks, here a long %s, is not told back', (_, headers) =>
  withServer(
    FILES,
    async ({ ask }) => {
      const answer = await ask('/ping', { method: 'OPTIONS', headers });
      expect(answer.status).toBe(501);
      expect(JSON.stringify(answer.headers).length).toBeLessThan(2000);
    },
    { cors: 'any' },
  ),
);

test.each([
  ['/ping', 200],
  ['/nowhere', 501],
  ['/throws', 501],
])('any: %s carries the origin', (path, status) =>
  withServer(
    FILES,
    async ({ ask }) => {
      expect(await ask(path, { headers: { Origin: ORIGIN } })).toMatchObject({
        status,
        headers: { 'access-control-allow-origin': ORIGIN, vary: 'Origin' },
      });
    },
    { cors: 'any' },
  ),
);

test('headers of a template go before, others may be read by the page', () =>
  withServer(
    FILES,
    async ({ ask }) => {
      const own = await ask('/own', { headers: { Origin: ORIGIN } });
      expect(own.headers).toMatchObject({
        'access-control-allow-origin': 'https://b.example',
        vary: 'Accept, Origin',
      });
      expect(own.headers).not.toHaveProperty('access-control-allow-credentials');
      const count = await ask('/count', { headers: { Origin: ORIGIN } });
      expect(count.headers['access-control-expose-headers']).toBe('X-Count');
    },
    { cors: 'any' },
  ));

test('a list: other origins are told nothing, and caches that it depends', () =>
  withServer(
    FILES,
    async ({ ask }) => {
      const [own, other] = await Promise.all(
        ['https://a.example', ORIGIN].map((origin) => ask('/ping', { headers: { Origin: origin } })),
      );
      expect(own!.headers).toMatchObject({
        'access-control-allow-origin': 'https://a.example',
        vary: 'Origin',
      });
      expect(other!.headers).toMatchObject({ vary: 'Origin' });
      expect(other!.headers).not.toHaveProperty('access-control-allow-origin');
      expect((await ask('/ping', { method: 'OPTIONS', headers: asked })).status).toBe(501);
    },
    { cors: ['https://a.example'] },
  ));

test('the endpoints of the service are not opened by it', () =>
  withServer(
    FILES,
    async ({ ask }) => {
      const { headers } = await ask('/_mock/globals', { headers: { Origin: ORIGIN } });
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect((await ask('/_mock/globals', { method: 'OPTIONS', headers: asked })).status).toBe(405);
    },
    { cors: 'any' },
  ));

test.each([
  [{ 'Mock:Cors': 'Any' }, 'any'],
  [{ 'Mock:Cors': '' }, 'off'],
  [
    { 'Mock:Cors:0': 'https://A.example/', 'Mock:Cors:1': 'http://localhost:80' },
    ['https://a.example', 'http://localhost'],
  ],
  [{ 'Mock:Cors:0': 'https://a.example', 'Mock:Cors': 'off' }, 'off'],
])('%j is %j', (settings, expected) => {
  const entries = Object.entries(settings).map(([key, value]) => ({ key, value, source: 'test' }));
  expect(bindSettings(entries).cors).toEqual(expected);
});

test.each([
  [{ 'Mock:Cors': 'https://a.example' }, 'Mock:Cors=https://a.example (test) is neither off nor any.'],
  [{ 'Mock:Cors:0': 'a.example' }, 'Mock:Cors:0=a.example (test) is no origin of web pages.'],
  [
    { 'Mock:Cors:0': 'https://a.example/x' },
    'Mock:Cors:0=https://a.example/x (test) is no origin of web pages.',
  ],
])('%j is a mistake', (settings, message) => {
  const entries = Object.entries(settings).map(([key, value]) => ({ key, value, source: 'test' }));
  expect(() => bindSettings(entries)).toThrow(message);
});
