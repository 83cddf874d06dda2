// What readiness wants (`Mock:RequireTemplates`), and what a server says that is about to end.
import { expect, test } from 'vitest';
import { PING } from './fake-templates.ts';
import { startTestServer, withServer } from './test-server.ts';

const BROKEN = { 'Mocks/b.json': '"broken"' };

test.each([
  ['none', {}, 200],
  ['some', {}, 503],
  ['some', BROKEN, 503],
  ['some', { ...PING, ...BROKEN }, 200],
  ['all', {}, 503],
  ['all', { ...PING, ...BROKEN }, 503],
  ['all', PING, 200],
] as const)('%s of %j: %i', (requireTemplates, files, status) =>
  withServer(
    files,
    async ({ ask }) => {
      expect((await ask('/_mock/ready')).status).toBe(status);
      expect((await ask('/_mock/health')).status).toBe(200);
    },
    { requireTemplates },
  ),
);

test('a server that is told to end serves on for a while, but is not ready', async () => {
  const { server, ask } = await startTestServer(PING, { shutdownDelayMilliseconds: 300 });
  await server.ready;
  const closed = server.close();
  expect((await ask('/_mock/ready')).status).toBe(503);
  expect((await ask('/ping')).status).toBe(200);
  await closed;
  await expect(ask('/ping')).rejects.toThrow();
});

test('errors have the status of the setting', () =>
  withServer(
    PING,
    async ({ ask }) => {
      expect(await ask('/none')).toMatchObject({ status: 404, headers: { 'mockwright-error': 'no-match' } });
    },
    { errorStatus: 404 },
  ));
