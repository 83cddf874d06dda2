// A project of Mockaco: it is served as it is, and `migrate` says what is to be known of it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { SettingTree } from '../../settings/insert-settings.ts';
import { stripJsonComments } from '../../settings/strip-json-comments.ts';
import { CommandUnderTest } from './command-under-test.ts';

const command = new CommandUnderTest();

/** What such a project holds. */
const PROJECT: Readonly<Record<string, string>> = {
  'Mocks/greeting.json': `{
  "request": { "method": "GET", "route": "greeting/{name}" },
  "response": { "indented": false, "body": { "text": "Hi <#= Request.Route["name"] #>", "cpf": "<#= Faker.Person.Cpf() #>" } }
}`,
  'Mocks/order.json': `{
  "request": { "method": "POST", "route": "orders" },
  "response": { "status": "Created" },
  "callback": { "method": "POST", "url": "https://hooks.example.com/orders", "body": { "id": <#= Request.Body["id"] #> } }
}`,
  'Mocks/data/people.json': '[{ "name": "Ann" }]',
  'Mocks/drafts/half.json': '{ "request": ',
  'Mocks/drafts/.mockignore': '*.json\n',
  'Settings/appsettings.json': `{
  // as its image has it
  "Mockaco": {
    "DefaultHttpStatusCode": "OK",
    "ErrorHttpStatusCode": "NotFound",
    "References": [],
    "Imports": ["Bogus.Extensions.Brazil"],
    "MatchedRoutesCacheDuration": 10,
    "VerificationIgnoredHeaders": ["X-Trace"],
    "Chaos": { "Enabled": true, "ChaosRate": 0 }
  },
  "AllowedHosts": "*",
  "Serilog": { "MinimumLevel": { "Default": "Debug" } },
}`,
  'Settings/appsettings.Production.json': '{ "Urls": "http://127.0.0.1:0" }',
};

function writeProject(files: Readonly<Record<string, string>> = {}): void {
  for (const [path, text] of Object.entries({ ...PROJECT, ...files })) command.write(path, text);
}

test('is served as it is, and answers what its container is asked', async () => {
  writeProject();
  const { base, said, complained, child, ended } = await command.serve([
    'run',
    '--no-logo',
    '--path',
    'Mocks',
  ]);
  expect(said()).toContain(
    "Settings of Mockaco are read as this server's own: Mockaco:DefaultHttpStatusCode as",
  );
  expect(said()).toContain('2 templates of Mocks/ loaded');
  expect(said() + complained()).not.toMatch(/warning|error/);

  const ready = await fetch(`${base}/_mockaco/ready`);
  expect([ready.status, await ready.text()]).toEqual([200, 'Healthy']);
  expect((await fetch(`${base}/_mockaco/health`)).status).toBe(200);
  const greeting = await fetch(`${base}/greeting/Ann`, { headers: { 'X-User': 'u', 'X-Trace': 't' } });
  expect(await greeting.json()).toEqual({
    text: 'Hi Ann',
    cpf: expect.stringMatching(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/) as string,
  });
  for (const prefix of ['_mockaco', '_mock']) {
    const record = await fetch(`${base}/${prefix}/verification?route=/greeting/Ann`);
    expect(await record.json()).toEqual({
      route: '/greeting/Ann',
      timestamp: expect.stringMatching(/^\d\d:\d\d$/) as string,
      headers: expect.arrayContaining([{ key: 'X-User', value: 'u' }]) as unknown,
      body: '',
    });
  }
  const none = await fetch(`${base}/none`);
  expect(none.status).toBe(404);
  expect(await none.text()).toContain("Incoming request didn't match any mock");
  child.kill();
  expect(await ended).toBe(0);
});

test('migrate says what changes, and writes the settings', async () => {
  writeProject();
  const looked = await command.run(['migrate']);
  expect(looked.stderr).toBe('');
  expect(looked.code).toBe(0);
  for (const text of [
    '2 templates of Mocks are served here as they are, beside 1 file of data.',
    'Callbacks go to hooks.example.com: they are sent only when Mock:CallbackHosts lists it.',
    'Settings/appsettings.json: Mockaco:Imports is Mock:Imports',
    'Settings/appsettings.Production.json',
    'Settings/appsettings.json would be',
    'https://github.com/mockwright/mockwright/blob/main/docs/from-mockaco.md',
  ])
    expect(looked.stdout).toContain(text);
  expect(existsSync(join(command.folder, 'appsettings.json'))).toBe(false);

  // Into the file that was read: another one would be below it, or over those that are below it now.
  expect((await command.run(['migrate', '--write'])).stdout).toContain('written: Settings/appsettings.json');
  expect(existsSync(join(command.folder, 'appsettings.json'))).toBe(false);
  const read = (): SettingTree =>
    JSON.parse(
      stripJsonComments(readFileSync(join(command.folder, 'Settings/appsettings.json'), 'utf8')),
    ) as SettingTree;
  const written = {
    DefaultHttpStatusCode: 'OK',
    ErrorHttpStatusCode: 'NotFound',
    Imports: ['Bogus.Extensions.Brazil'],
    MatchedRoutesCacheDuration: 10,
    VerificationIgnoredHeaders: ['X-Trace'],
    Chaos: { Enabled: true, ChaosRate: 0 },
    EndpointAliases: ['_mockaco'],
    CallbackHosts: ['hooks.example.com'],
  };
  expect(read()).toMatchObject({ Mock: written, Mockaco: { MatchedRoutesCacheDuration: 10 } });
  // Nothing is left to do.
  const again = await command.run(['migrate', '--write']);
  expect(again.stdout).not.toContain('written');
  expect(read()['Mock']).toEqual(written);
});

test('migrate of an empty folder says that there is nothing to serve', async () => {
  command.write('Mocks/note.txt', '');
  expect((await command.run(['migrate'])).stdout).toMatch(
    /^There is no template in Mocks that can be served: /,
  );
});

test('migrate fails where something cannot move', async () => {
  writeProject({
    'Mocks/broken.json': '{ "request": { "route": "b" }, "response": { "body": "<#= Plugin.Value #>" } }',
    'Settings/appsettings.json': '{ "Mockaco": { "References": ["Plugin.dll"] } }',
  });
  const { code, stdout } = await command.run(['migrate']);
  expect(code).toBe(1);
  expect(stdout).toMatch(
    /Cannot move:\n {2}Mockaco:References \(Settings\/appsettings\.json\) has no counterpart[\s\S]*\n {2}Mocks\/broken\.json:1:\d+ error CS0103/,
  );
});
