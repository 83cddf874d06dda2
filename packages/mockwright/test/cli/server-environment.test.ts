// What of the environment the process that runs templates gets.
import { afterEach, expect, test, vi } from 'vitest';
import { SourceText } from '@mockwright/language/text/source-text';
import { environmentOfServer } from '../../cli/server-environment.ts';
import { startWithSettings } from '../../server.ts';
import { parseCommandLine } from '../../settings/command-line.ts';
import { bindValues } from '../../settings/bind-values.ts';

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

test('names that every object has are no variables', async () => {
  const names = ['__proto__', 'constructor', 'SEEN'];
  const read = names.map((name) => `Environment.GetEnvironmentVariable("${name}")`).join(' + "|" + ');
  const { server } = await startWithSettings(
    bindValues({ 'Mock:EnvironmentVariables': names, Urls: 'http://127.0.0.1:0', 'Mock:Watch': false }),
    process.cwd(),
    { SEEN: 'yes' },
    { write: undefined, color: false },
    {
      hasNoFolder: true,
      templates: [
        new SourceText('a', `{ "request": { "route": "a" }, "response": { "body": <#= ${read} #> } }`),
      ],
    },
  );
  await server.ready;
  expect(await (await fetch(`${server.urls[0]}/a`)).json()).toBe('||yes');
  await server.close();
});
