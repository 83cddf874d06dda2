// Settings of Mockaco from each source, the files that ASP.NET's hosts read, and their order.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parseCommandLine } from '../../settings/command-line.ts';
import type { Settings } from '../../settings/setting-table.ts';
import { bindSettings } from '../../settings/settings.ts';
import { readSources, type SettingSources } from '../../settings/sources.ts';

interface Project {
  readonly files?: Readonly<Record<string, unknown>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly args?: readonly string[];
}

function read({ files = {}, environment = {}, args = [] }: Project): SettingSources {
  const folder = mkdtempSync(join(tmpdir(), 'mockwright-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, value] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));
  }
  return readSources(folder, environment, parseCommandLine(args, { options: [] }).entries);
}

const bind = (project: Project): Settings => bindSettings(read(project).entries);
const inFile = (section: unknown): Project => ({ files: { 'appsettings.json': { Mockaco: section } } });

describe('a setting of Mockaco', () => {
  test.each<[string, unknown, Partial<Settings>]>([
    ['DefaultHttpStatusCode', 'Accepted', { defaultStatus: 202 }],
    ['ErrorHttpStatusCode', 'NotFound', { errorStatus: 404 }],
    ['DefaultHttpContentType', 'application/xml', { defaultContentType: 'application/xml' }],
    ['Imports', ['A.B', 'C'], { imports: ['A.B', 'C'] }],
    ['MatchedRoutesCacheDuration', 600, { retentionMinutes: 600 }],
    ['VerificationEndpointPrefix', '_internal', { verificationPrefix: '_internal' }],
    ['VerificationEndpointName', 'calls', { verificationName: 'calls' }],
    ['TemplateFileProvider', { Path: 'Stubs' }, { folder: 'Stubs' }],
    [
      'Chaos',
      { Enabled: true, ChaosRate: 20, MinimumLatencyTime: 1, MaximumLatencyTime: 2, TimeBeforeTimeout: 3 },
      { chaos: true, chaosRate: 20, chaosMinimumLatency: 1, chaosMaximumLatency: 2, chaosTimeout: 3 },
    ],
    // What it does not have itself is taken, too: somebody may move step by step.
    ['Cors', 'any', { cors: 'any' }],
    ['defaulthttpstatuscode', 'Accepted', { defaultStatus: 202 }],
    ['VerificationEndpointPrefix', null, { verificationPrefix: '_mock' }],
    ['Imports', [], { imports: [] }],
  ])('%s: %j', (name, value, expected) => {
    expect(bind(inFile({ [name]: value }))).toMatchObject(expected);
  });

  test.each(['VerificationIgnoredHeaders', 'HiddenHeaders'])('%s adds to the defaults', (name) => {
    expect(bind(inFile({ [name]: ['X-Secret'] })).ignoredHeaders).toEqual(
      expect.arrayContaining(['Accept', 'X-Secret']),
    );
  });

  test('comes from a file, a variable or the command line, the later one wins', () => {
    const files = { 'appsettings.json': { Mockaco: { Imports: ['A', 'B', 'C'] } } };
    const environment = { Mockaco__Imports__1: 'E', 'Mockaco:VerificationEndpointName': 'env' };
    const args = ['--Mockaco:Imports:2', 'L', '--Mockaco:DefaultHttpStatusCode=Accepted'];
    expect(bind({ files, environment, args })).toMatchObject({
      imports: ['A', 'E', 'L'],
      verificationName: 'env',
      defaultStatus: 202,
    });
  });

  test('gives way to the own name in the same source only', () => {
    const args = ['--Mock:Folder=own', '--Mockaco:TemplateFileProvider:Path=theirs'];
    expect(bind({ args }).folder).toBe('own');
    expect(bind({ environment: { Mock__Folder: 'own' }, args: args.slice(1) }).folder).toBe('theirs');
  });

  test('that is wrong is named as it was written', () => {
    expect(() => bind(inFile({ DefaultHttpStatusCode: 'Okay' }))).toThrow(
      'Mock:DefaultHttpStatusCode=Okay (appsettings.json, as Mockaco:DefaultHttpStatusCode) is no status',
    );
  });
});

describe('the endpoints', () => {
  test.each<[Project, readonly string[]]>([
    [{}, []],
    [{ args: ['--Mock:EndpointAliases:0=a'] }, ['a']],
    [inFile({ Imports: ['A'] }), ['_mockaco']],
    [inFile({ References: ['a.dll'] }), ['_mockaco']],
    [inFile({ Imports: [] }), ['_mockaco']],
    [inFile({}), ['_mockaco']],
    [inFile({ MockacoEndpoint: '_internal' }), ['_internal']],
    [{ ...inFile({ Imports: ['A'] }), environment: { Mockaco__MockacoEndpoint: '_env' } }, ['_env']],
    [{ ...inFile({ MockacoEndpoint: '_m' }), args: ['--Mock:EndpointAliases:0=a'] }, ['a', '_m']],
  ])('%j have the aliases %j', (project, aliases) => {
    expect(bind(project).endpointAliases).toEqual(aliases);
  });
});

test('a line says what was read as what, without the values', () => {
  const project = inFile({ Imports: ['A', 'B'], MockacoEndpoint: 'x', Chaos: { Enabled: true } });
  expect(read(project)).toMatchObject({
    translated:
      "Settings of Mockaco are read as this server's own: Mockaco:Imports as Mock:Imports, Mockaco:MockacoEndpoint as Mock:EndpointAliases and 1 more (`mockwright migrate` lists them).",
    missing: [],
    unknown: [],
  });
  expect(read({ args: ['--Mock:Imports:0=A'] })).toMatchObject({ translated: undefined, missing: [] });
});

test.each([
  [
    { References: ['a.dll', 'b.dll'] },
    'Mockaco:References (appsettings.json) has no counterpart here: assemblies of .NET cannot be loaded; what a template needs of them can be written into the template.',
  ],
  [
    { DefaultHttpStatusCod: 'OK' },
    'Mockaco:DefaultHttpStatusCod (appsettings.json) is no setting, neither here nor of Mockaco: it is left alone. Did you mean Mockaco:DefaultHttpStatusCode?',
  ],
])('%j has no counterpart', (section, warning) => {
  const { missing, unknown, entries } = read(inFile(section));
  expect([...missing, ...unknown]).toEqual([warning]);
  expect(() => bindSettings(entries)).not.toThrow();
});

describe('files', () => {
  const layers: Readonly<Record<string, unknown>> = {
    'appsettings.json': { Mock: { Imports: ['0', '1', '2', '3'] } },
    'appsettings.Staging.json': { Mock: { Imports: ['0', 'env', 'env', 'env'] } },
    'Settings/appsettings.json': { Mockaco: { Imports: ['0', 'env', 'settings', 'settings'] } },
    'Settings/appsettings.Staging.json': { Mockaco: { Imports: ['0', 'env', 'settings', 'both'] } },
    'Settings/appsettings.Production.json': { Mockaco: { Imports: ['production'] } },
  };

  test.each<[Readonly<Record<string, string>>, readonly string[]]>([
    [{ ASPNETCORE_ENVIRONMENT: 'Staging' }, ['0', 'env', 'settings', 'both']],
    [{ DOTNET_ENVIRONMENT: 'Staging' }, ['0', 'env', 'settings', 'both']],
    [
      { ASPNETCORE_ENVIRONMENT: 'Development', DOTNET_ENVIRONMENT: 'Staging' },
      ['0', 'env', 'settings', 'settings'],
    ],
    [{}, ['production', 'env', 'settings', 'settings']],
    [{ ASPNETCORE_ENVIRONMENT: '../x/' }, ['production', 'env', 'settings', 'settings']],
  ])('of the environment %j', (environment, imports) => {
    expect(bind({ files: layers, environment }).imports).toEqual(imports);
  });

  test('that is no JSON is named', () => {
    expect(() => read({ files: { 'Settings/appsettings.json': '{' } })).toThrow(
      'Settings/appsettings.json is not JSON',
    );
  });

  test('as the image of Mockaco has them', () => {
    const files = {
      'Settings/appsettings.json': {
        Mockaco: { References: [], Imports: [], Chaos: { Enabled: false } },
        AllowedHosts: '*',
        Serilog: { MinimumLevel: { Default: 'Debug' } },
      },
      'Settings/appsettings.Docker.json': {
        Urls: 'http://+:5000',
        Mockaco: { TemplateFileProvider: { Path: 'Mocks' } },
      },
    };
    const environment = { ASPNETCORE_ENVIRONMENT: 'Docker', DOTNET_USE_POLLING_FILE_WATCHER: 'true' };
    expect(bind({ files, environment })).toMatchObject({
      urls: ['http://+:5000'],
      folder: 'Mocks',
      endpointAliases: ['_mockaco'],
      pollingIntervalMilliseconds: 500,
    });
  });
});

test.each<[Project, readonly string[]]>([
  [
    {
      files: {
        'appsettings.json': {
          Urls: 'http://localhost:1',
          Kestrel: {
            Endpoints: { A: { Url: 'http://localhost:2' }, B: { Url: 'http://*:3' } },
            Limits: { MaxConcurrentConnections: 5 },
          },
        },
      },
    },
    ['http://localhost:2', 'http://*:3'],
  ],
  [
    {
      files: { 'appsettings.json': { Kestrel: { Endpoints: { A: { Url: 'http://localhost:2' } } } } },
      environment: { ASPNETCORE_URLS: 'http://localhost:4' },
    },
    ['http://localhost:4'],
  ],
  [{ environment: { Kestrel__Endpoints__Http__Url: 'http://localhost:5' } }, ['http://localhost:5']],
])('addresses of Kestrel: %j', (project, urls) => {
  expect(bind(project).urls).toEqual(urls);
});

describe('ports of an image of .NET', () => {
  test.each<[Project, readonly string[]]>([
    [{ environment: { ASPNETCORE_HTTP_PORTS: '8080' } }, ['http://*:8080']],
    [{ environment: { HTTP_PORTS: '80; 81;', DOTNET_HTTP_PORTS: '82' } }, ['http://*:82']],
    [
      { environment: { ASPNETCORE_HTTPS_PORTS: '8443', HTTP_PORTS: '80; 81;' } },
      ['http://*:80', 'http://*:81', 'https://*:8443'],
    ],
    [{ environment: { ASPNETCORE_HTTP_PORTS: ' ', PORT: '1' } }, ['http://localhost:5000']],
    [{ environment: { ASPNETCORE_HTTP_PORTS: '8080', URLS: 'http://a:1' } }, ['http://a:1']],
    [
      { environment: { HTTP_PORTS: '8080' }, files: { 'appsettings.json': { Urls: 'http://a:2' } } },
      ['http://a:2'],
    ],
    [{ environment: { HTTP_PORTS: '8080' }, args: ['--urls=http://a:3'] }, ['http://a:3']],
  ])('%j', (project, urls) => {
    expect(bind(project).urls).toEqual(urls);
  });

  test.each(['web', '8080;http://*:1', '65536'])('%s is none', (value) => {
    const port = value.split(';').at(-1)!;
    expect(() => read({ environment: { ASPNETCORE_HTTP_PORTS: value } })).toThrow(
      `'${port}' in the environment variable ASPNETCORE_HTTP_PORTS is no port.`,
    );
  });
});
