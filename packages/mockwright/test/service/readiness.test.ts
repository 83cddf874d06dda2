// What readiness wants (`Mock:RequireTemplates`), and what a server says that is about to end.
import { expect, test } from 'vitest';
import { PING } from './fake-templates.ts';
import { startTestServer, withServer } from './test-server.ts';

const BROKEN = { 'Mocks/b.json': '"broken"' };

test.each([
  ['none', {}, 200, 'Healthy'],
  ['some', {}, 503, 'Unhealthy: there is no template'],
  ['some', BROKEN, 503, 'Unhealthy: 1 file does not load (`mockwright check` says why)'],
  ['some', { ...PING, ...BROKEN }, 200, 'Healthy'],
  ['all', {}, 503, 'Unhealthy: there is no template'],
  [
    'all',
    { ...PING, ...BROKEN, 'Mocks/c.json': '"broken"' },
    503,
    'Unhealthy: 2 files do not load (`mockwright check` says why)',
  ],
  ['all', PING, 200, 'Healthy'],
] as const)('%s of %j: %i', (requireTemplates, files, status, body) =>
  withServer(
    files,
    async ({ ask }) => {
      expect(await ask('/_mock/ready')).toMatchObject({ status, body });
      expect((await ask('/_mock/health')).status).toBe(200);
    },
    { requireTemplates },
  ),
);

test('a folder that is not there is no file that does not load', () =>
  withServer(
    {},
    async ({ ask }) => {
      expect((await ask('/_mock/ready')).body).toBe('Unhealthy: the folder Nowhere cannot be read');
    },
    { requireTemplates: 'all', folder: 'Nowhere' },
  ));

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
