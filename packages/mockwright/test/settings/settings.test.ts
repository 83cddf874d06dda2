// Settings from their three sources to the program, and every way to get one wrong.
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { parseCommandLine } from '../../settings/command-line.ts';
import type { Settings } from '../../settings/setting-table.ts';
import { bindSettings } from '../../settings/settings.ts';
import { SettingsError } from '../../settings/settings-error.ts';
import { readSources, settingsFromEnvironment, settingsFromFile } from '../../settings/sources.ts';
import { importProblems } from '../../template/compiling/imports.ts';

const fromArguments = (...args: string[]): Settings =>
  bindSettings(parseCommandLine(args, { options: [] }).entries);

function errorOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof SettingsError)
      return [error.message, error.hint].filter((part) => part !== undefined).join(' | ');
    throw error;
  }
  throw new Error('no error');
}

test('defaults', () => {
  expect(bindSettings([])).toMatchObject({
    urls: ['http://localhost:5000'],
    folder: 'Mocks',
    imports: [],
    verificationPrefix: '_mock',
    verificationName: 'verification',
    ignoredHeaders: [
      'Accept',
      'Connection',
      'Host',
      'User-Agent',
      'Accept-Encoding',
      'Postman-Token',
      'Content-Type',
      'Content-Length',
    ],
    allowedHosts: [],
    retentionMinutes: 60,
    journalBytes: 67_108_864,
    maxBodyBytes: 30_000_000,
    maxBodyTokens: 1_000_000,
    bodiesBytes: 268_435_456,
    scriptTimeoutMilliseconds: 5000,
    writeTimeoutMilliseconds: 30_000,
    shutdownMilliseconds: 10_000,
    errors: 'full',
    watch: true,
    pollingIntervalMilliseconds: 0,
    environmentVariables: [],
    seed: undefined,
    sessionIdleMinutes: 60,
    maxSessions: 10_000,
    globalBytes: 268_435_456,
    log: 'text',
  });
});

describe('command line', () => {
  test.each<[string[], Partial<Settings>]>([
    [['--urls=http://localhost:1; http://*:2;'], { urls: ['http://localhost:1', 'http://*:2'] }],
    [['--URLS', 'http://localhost:1'], { urls: ['http://localhost:1'] }],
    [['--Mock:Imports:0=A.B', '--mock:imports:1', 'C'], { imports: ['A.B', 'C'] }],
    [['--Mock:Imports:10=B', '--Mock:Imports:2=A'], { imports: ['A', 'B'] }],
    [['--Mock:Imports:0=A', '--Mock:Imports:0=B'], { imports: ['B'] }],
    [['--Mock:VerificationEndpointName=/calls/'], { verificationName: 'calls' }],
    [['--Mock:MatchedRoutesCacheDuration=5'], { retentionMinutes: 5 }],
    [['--Mock:Watch=False'], { watch: false }],
    [['--Mock:Seed=-5'], { seed: -5 }],
    [['--Mock:Seed', '-5'], { seed: -5 }],
    [['--Mock:Log=JSON'], { log: 'json' }],
    [['--Mock:AdminToken=from a file\n'], { adminToken: 'from a file' }],
    [['--Mock:AdminToken='], { adminToken: '' }],
    [
      ['mock', '*', '[::1]', 'fe80::1%eth0', '*.test'].map((host, at) => `--Mock:AllowedHosts:${at}=${host}`),
      { allowedHosts: ['mock', '*', '[::1]', 'fe80::1%eth0', '*.test'] },
    ],
    [
      [
        '--Mock:CallbackHosts:0=api:80',
        '--Mock:CallbackHosts:1=[::1]:8080',
        '--Mock:CallbackHosts:2=fe80::1',
      ],
      {
        callbackHosts: [
          'localhost',
          '127.0.0.1',
          '::1',
          'host.docker.internal',
          'api:80',
          '[::1]:8080',
          'fe80::1',
        ],
      },
    ],
    [['--Mock:AdminOrigins:0=https://A.example/'], { adminOrigins: ['https://a.example'] }],
    [['--Logging:LogLevel:Default=Debug'], {}],
    [
      ['--Mock:Endpoint=/a/b/', '--Mock:EndpointAliases:0=/_mockaco/'],
      { endpoint: 'a/b', endpointAliases: ['_mockaco'] },
    ],
  ])('%j', (args, expected) => {
    expect(fromArguments(...args)).toMatchObject(expected);
  });

  test('a list of ignored headers adds to the default one, as ASP.NET binds an array over its default', () => {
    const { ignoredHeaders } = fromArguments('--Mock:VerificationIgnoredHeaders:0=X-Secret');
    expect(ignoredHeaders).toContain('Accept');
    expect(ignoredHeaders.at(-1)).toBe('X-Secret');
  });

  test('words and options of a command stay with it', () => {
    const options = [
      { name: 'request', value: '<file>', summary: '' },
      { name: 'open', short: 'o', summary: '' },
      { name: 'quiet', summary: '', sets: { setting: 'Mock:Log', value: 'quiet' } },
      { name: 'folder', value: '<folder>', summary: '', sets: { setting: 'Mock:Folder' } },
    ];
    const line = parseCommandLine(
      [
        '1 + 1',
        '-o',
        '--request',
        'r.json',
        '--urls=x',
        '-',
        '--folder=f',
        '--quiet',
        '--',
        '--not-an-option',
      ],
      { options },
    );
    expect(line.words).toEqual(['1 + 1', '-', '--not-an-option']);
    expect([...line.options]).toEqual([
      ['open', ['true']],
      ['request', ['r.json']],
    ]);
    expect(line.entries.map(({ key, value }) => [key, value])).toEqual([
      ['urls', 'x'],
      ['Mock:Folder', 'f'],
      ['Mock:Log', 'quiet'],
    ]);
  });
});

describe('mistakes', () => {
  test.each([
    [['--Mock:Import:0=A'], "Unknown setting 'Mock:Import:0' (command line). | Did you mean Mock:Imports?"],
    [['--nothing=80'], "Unknown option '--nothing'."],
    [['-x'], "Unknown option '-x'."],
    [['--url=x'], "Unknown option '--url'. | Did you mean --urls?"],
    [['--foldr=x'], "Unknown option '--foldr'. | Did you mean --Mock:Folder?"],
    [['--wach'], "Unknown option '--wach'. | Did you mean --Mock:Watch?"],
    [['--urls=;'], 'Urls (command line) names no address. | The default is http://localhost:5000.'],
    [['--urls'], '--urls needs a value. | Write --Urls=http://localhost:5000.'],
    [['--urls', '--quiet=1'], '--urls needs a value. | Write --Urls=http://localhost:5000.'],
    [
      ['--Mock:Imports=A'],
      'Mock:Imports (command line) is a list: its items are set one by one. | Write Mock:Imports:0=A.',
    ],
    [
      ['--Mock:Imports:x=A'],
      "'Mock:Imports:x' (command line) does not number an item of the list Mock:Imports. | Write Mock:Imports:0 for the first item, Mock:Imports:1 for the second.",
    ],
    [['--Mock:Watch:0=true'], 'Mock:Watch (command line) is one value, not a list or section.'],
    [['--Mock:Watch=yes'], 'Mock:Watch=yes (command line) is neither true nor false.'],
    [
      ['--Mock:MatchedRoutesCacheDuration=soon'],
      'Mock:MatchedRoutesCacheDuration=soon (command line) is not an integer from 0 to 5300000000. | The default is 60.',
    ],
    [
      ['--Mock:MatchedRoutesCacheDuration=-1'],
      'Mock:MatchedRoutesCacheDuration=-1 (command line) is not an integer from 0 to 5300000000. | The default is 60.',
    ],
    [['--Mock:Log=jsn'], 'Mock:Log=jsn (command line) is none of text, json, quiet. | Did you mean json?'],
    [
      ['--Mock:VerificationEndpointPrefix='],
      "Mock:VerificationEndpointPrefix= (command line) is no path segment. | Write letters from a to z, digits, '-', '_' and '.', such as _mock.",
    ],
    [
      ['--Mock:RedactedHeaders:0=X-Key, X-Other'],
      'Mock:RedactedHeaders:0=X-Key, X-Other (command line) is no name of a header. | Each name is an item of its own.',
    ],
    [
      ['--Mock:AllowedHosts:0=http://mock:5000'],
      'Mock:AllowedHosts:0=http://mock:5000 (command line) is no name of a host. | Write it without scheme and port, as mock.test; each name is an item of its own.',
    ],
    [
      ['--Mock:EndpointAliases:0=/_mockaco/', '--Mock:EndpointAliases:1=a b'],
      "Mock:EndpointAliases:1=a b (command line) is no path segment. | Write letters from a to z, digits, '-', '_' and '.', such as _mockaco; each is an item of its own.",
    ],
    [
      ['--Mock:CallbackHosts:0=a.test', '--Mock:CallbackHosts:1=http://b.test/hook'],
      'Mock:CallbackHosts:1=http://b.test/hook (command line) is no host. | Write api.test, api.test:8080 or *.test, without scheme and path; each host is an item of its own.',
    ],
    ...['a:99999', 'a:65536', '*:655350', '[::1]:070000'].map((host): [string[], string] => [
      [`--Mock:CallbackHosts:0=${host}`],
      `Mock:CallbackHosts:0=${host} (command line) is no host. | Write api.test, api.test:8080 or *.test, without scheme and path; each host is an item of its own.`,
    ]),
    [
      ['--Mock:AdminOrigins:0=*'],
      'Mock:AdminOrigins:0=* (command line) is no origin of web pages. | Write it as https://a.example or http://localhost:3000.',
    ],
    ...[' ', 'söcret', 'a\nb'].map((token): [string[], string] => [
      [`--Mock:AdminToken=${token}`],
      'Mock:AdminToken (command line) is no token: it is blank, or has characters that no header can hold. | Use letters, digits and signs of ASCII; leave it out to want no token.',
    ]),
    ...['ä', 'a b', '{x}', '.', '..', 'a/../b', 'a%20b', 'a?b', 'a#b', 'a\\b'].map(
      (text): [string[], string] => [
        [`--Mock:Endpoint=${text}`],
        `Mock:Endpoint=${text} (command line) is no path segment. | Write letters from a to z, digits, '-', '_' and '.', such as _mock.`,
      ],
    ),
  ])('%j', (args, message) => {
    expect(errorOf(() => fromArguments(...args))).toBe(message);
  });
});

test('the environment', () => {
  const entries = settingsFromEnvironment({
    Mock__Imports__0: 'A',
    'Mock:Imports:1': 'B',
    MOCK__WATCH: 'false',
    ASPNETCORE_URLS: 'http://a',
    URLS: 'http://b',
    HOME: '/root',
  });
  expect(bindSettings(entries)).toMatchObject({ imports: ['A', 'B'], watch: false, urls: ['http://b'] });
  expect(errorOf(() => bindSettings(settingsFromEnvironment({ Mock__Wach: 'true' })))).toBe(
    "Unknown setting 'Mock:Wach' (environment variable Mock__Wach). | Did you mean Mock:Watch?",
  );
});

describe('appsettings.json', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mockwright-'));
  afterEach(() => rmSync(join(folder, 'appsettings.json'), { force: true }));
  const read = (text: string | Buffer): Settings => {
    writeFileSync(join(folder, 'appsettings.json'), text);
    return bindSettings(settingsFromFile(folder));
  };

  test('hold so many objects within each other', () => {
    writeFileSync(join(folder, 'deep.json'), '{"Mock":'.repeat(20_000) + '1' + '}'.repeat(20_000));
    expect(() => settingsFromFile(folder, 'deep.json')).toThrow(
      'deep.json has more than 64 objects within each other',
    );
  });

  test.skipIf(process.platform === 'win32')('must be files', () => {
    symlinkSync('/dev/null', join(folder, 'device.json'));
    expect(() => settingsFromFile(folder, 'device.json')).toThrow(
      'device.json cannot be read: it is a folder, pipe or device',
    );
  });

  test('that never end a string or a comment are told so at once', () => {
    const text = `{ "a": "${'\\"'.repeat(1_000_000)}`;
    expect(() => read(text)).toThrow(/^appsettings.json is not JSON: .*Unterminated string/);
    expect(() => read(`{} ${'/*'.repeat(1_000_000)}`)).toThrow(/^appsettings.json is not JSON/);
    expect(read('{ "Mock": { "Folder": "a/*b*/,}" /* c */, }, } // d').folder).toBe('a/*b*/,}');
  });

  test('need not be there', () => expect(settingsFromFile(folder)).toEqual([]));

  test('comments, trailing commas, a byte order mark, other sections', () => {
    const text = `\uFEFF{
      // where to listen
      "Urls": "http://localhost:1//x", /* twice */
      "Logging": { "LogLevel": { "Default": "Information" } },
      "AllowedHosts": "*",
      "mock": { "Imports": ["A", "B",], "Watch": false, "MatchedRoutesCacheDuration": 5, "VerificationIgnoredHeaders": [], },
    }`;
    expect(read(text)).toMatchObject({
      urls: ['http://localhost:1//x'],
      imports: ['A', 'B'],
      watch: false,
      retentionMinutes: 5,
    });
  });

  test('UTF-16 with its mark, as the shell of Windows writes it', () => {
    const text = '\uFEFF{ "Mock": { "Folder": "Täglich" } }';
    expect(read(Buffer.from(text, 'utf16le')).folder).toBe('Täglich');
    expect(read(Buffer.from(text, 'utf16le').swap16()).folder).toBe('Täglich');
  });

  test.each(['{ "Mock": { } }', '{ "mock": null }', '{ "Mock": [] }', '{ }'])('%s sets nothing', (text) => {
    expect(read(text)).toEqual(bindSettings([]));
  });

  test('a section with a value of its own is a mistake', () => {
    expect(errorOf(() => read('{ "Mock": true }'))).toContain("Unknown setting 'Mock' (appsettings.json).");
  });

  test('the environment wins over it, item by item, and the command line over both', () => {
    writeFileSync(
      join(folder, 'appsettings.json'),
      '{"Mock": {"Imports": ["A", "B", "C"]}, "Urls": "http://file"}',
    );
    const settings = bindSettings([
      ...settingsFromFile(folder),
      ...settingsFromEnvironment({ Mock__Imports__1: 'E', ASPNETCORE_URLS: 'http://env' }),
      ...parseCommandLine(['--Mock:Imports:2=L'], { options: [] }).entries,
    ]);
    expect(settings).toMatchObject({ imports: ['A', 'E', 'L'], urls: ['http://env'] });
  });

  test.each([
    ['{', 'appsettings.json is not JSON: '],
    [
      '{\n  "Mock": {\n    "Delay": 5\n    "Watch": true\n  }\n}',
      "appsettings.json is not JSON: 4:5: Expected ',' or '}' after property value",
    ],
    ['[]', 'appsettings.json is not a JSON object.'],
    [
      '{"Mock": {"Wacth": true}}',
      "Unknown setting 'Mock:Wacth' (appsettings.json). | Did you mean Mock:Watch?",
    ],
    ['{"Mock": {"Watch": 1}}', 'Mock:Watch=1 (appsettings.json) is neither true nor false.'],
  ])('%s', (text, message) => {
    expect(errorOf(() => read(text))).toContain(message);
  });
});

test('names and values, whoever made them, begin no line of their own in what is said of them', () => {
  const forged = 'x\n::error file=a.ts::forged\u2028';
  const told = [
    errorOf(() => bindSettings([{ key: `Mock:${forged}`, value: '1', source: 'appsettings.json' }])),
    errorOf(() => bindSettings([{ key: 'Mock:Log', value: forged, source: forged }])),
    ...readSources(
      tmpdir(),
      {},
      [`Mockaco:${forged}`, `Mockaco:References:0`].map((key) => ({ key, value: forged, source: forged })),
    ).unknown,
    ...importProblems([forged]),
  ];
  expect(told).toHaveLength(4);
  for (const text of told) expect(text).toMatch(/^[^\n\u2028]*x\\x0a::error[^\n\u2028]*$/);
});

test('the status of what the server itself says is one of every version of HTTP', () => {
  expect(fromArguments('--Mock:ErrorHttpStatusCode=599').errorStatus).toBe(599);
  expect(errorOf(() => fromArguments('--Mock:ErrorHttpStatusCode=600'))).toContain('200 to 599');
  expect(fromArguments('--Mock:DefaultHttpStatusCode=600').defaultStatus).toBe(600);
});
