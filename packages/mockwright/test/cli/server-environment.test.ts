// What of the environment the process that runs templates gets.
import { afterEach, expect, test, vi } from 'vitest';
import { environmentOfServer } from '../../cli/server-environment.ts';
import { parseCommandLine } from '../../settings/command-line.ts';

afterEach(() => vi.unstubAllEnvs());

test('variables that are settings go along, secrets do not', () => {
  const settings = {
    Mock__Delay: '1',
    ASPNETCORE_URLS: 'http://localhost:1',
    URLS: 'http://localhost:2',
    ASPNETCORE_HTTP_PORTS: '3',
    HTTP_PORTS: '4',
    HTTPS_PORTS: '5',
  };
  for (const [name, value] of Object.entries({ ...settings, AWS_SECRET_ACCESS_KEY: 's', PORT: '6' }))
    vi.stubEnv(name, value);
  const passed = environmentOfServer(parseCommandLine([], { options: [] }));
  expect(passed).toMatchObject(settings);
  expect(Object.keys(passed)).not.toContain('AWS_SECRET_ACCESS_KEY');
  expect(Object.keys(passed)).not.toContain('PORT');
});
