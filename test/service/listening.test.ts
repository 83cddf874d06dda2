// Addresses to listen on, and the end of the server.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { fake, PING } from './fake-templates.ts';
import { ask, startTestServer, withServer } from './test-server.ts';

test.each(['http://localhost:0', 'http://*:0', 'http://+:0', 'http://[::1]:0', 'http://some-name:0/'])(
  '%s',
  (url) =>
    withServer(
      PING,
      async ({ server }) => {
        const [, port] = /:(\d+)$/.exec(server.urls[0]!)!;
        expect(Number(port)).toBeGreaterThan(0);
        const host = url.includes('::1') ? '[::1]' : '127.0.0.1';
        expect((await ask(`http://${host}:${port}/ping`)).status).toBe(200);
      },
      { urls: [url] },
    ),
);

test('several addresses', () =>
  withServer(
    PING,
    async ({ server }) => {
      expect(server.urls).toHaveLength(2);
      for (const url of server.urls) expect((await ask(`${url}/ping`)).status).toBe(200);
    },
    { urls: ['http://127.0.0.1:0', 'http://localhost:0'] },
  ));

test('a taken port is one clear line, and nothing stays bound', () =>
  withServer(PING, async ({ base }) => {
    const { port } = new URL(base);
    const urls = ['http://127.0.0.1:0', `http://localhost:${port}`];
    await expect(startTestServer({}, { urls })).rejects.toThrow(
      `Cannot listen on http://localhost:${port}: port ${port} is taken.`,
    );
  }));

test.each([
  ['https://localhost:5000', 'https is not supported'],
  ['localhost:5000', 'is no address to listen on'],
  ['ftp://localhost', "the scheme 'ftp' is not supported"],
  ['http://localhost:5000/base', 'has no path'],
  ['http://localhost:99999', "'99999' is no port"],
  ['http://localhost:x', "'x' is no port"],
  ['http://:5000', 'names no host'],
])('%s is refused', async (url, message) => {
  await expect(startTestServer({}, { urls: [url] })).rejects.toThrow(message);
});

test('closing finishes running requests and refuses new ones', () =>
  withServer(
    { 'Mocks/slow.json': fake({ route: 'slow', delay: 150, body: '1' }) },
    async ({ ask, server }) => {
      const slow = ask('/slow');
      await sleep(50);
      const closed = server.close();
      await expect(ask('/slow')).rejects.toThrow();
      expect((await slow).body).toBe('1');
      await closed;
    },
  ));
