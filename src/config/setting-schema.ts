// Every setting there is: its name, type, default and meaning. The binder, `--help` and docs/configuration.md read it.

/** How the text of a setting is read. */
type SettingType = 'text' | 'text-list' | 'integer' | 'boolean' | 'urls' | readonly string[];

/** The names of all settings, as they are written on the command line and in documentation. */
export type SettingName =
  | 'Urls'
  | 'Mock:Folder'
  | 'Mock:Imports'
  | 'Mock:VerificationEndpointPrefix'
  | 'Mock:VerificationEndpointName'
  | 'Mock:VerificationIgnoredHeaders'
  | 'Mock:AllowedHosts'
  | 'Mock:MatchedRoutesCacheDuration'
  | 'Mock:JournalSize'
  | 'Mock:MaxBodySize'
  | 'Mock:MaxBodyTokens'
  | 'Mock:BodiesSize'
  | 'Mock:ScriptTimeout'
  | 'Mock:WriteTimeout'
  | 'Mock:ShutdownTimeout'
  | 'Mock:Errors'
  | 'Mock:Watch'
  | 'Mock:PollingInterval'
  | 'Mock:EnvironmentVariables'
  | 'Mock:Seed'
  | 'Mock:Log';

/** One setting. */
export interface SettingDefinition {
  readonly name: SettingName;
  readonly type: SettingType;
  /** As it would be written; a list separated by ', '. Empty: none. */
  readonly defaultText: string;
  /** One line, for `--help` and the documentation. */
  readonly summary: string;
  /** For integers. */
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Header names that verification records leave out by default. */
export const DEFAULT_IGNORED_HEADERS: readonly string[] = [
  'Accept',
  'Connection',
  'Host',
  'User-Agent',
  'Accept-Encoding',
  'Postman-Token',
  'Content-Type',
  'Content-Length',
];

/** The settings, in the order they are documented. */
export const SETTINGS: readonly SettingDefinition[] = [
  {
    name: 'Urls',
    type: 'urls',
    defaultText: 'http://localhost:5000',
    summary:
      'Addresses to listen on, separated by `;`. Port 0 picks a free one; `*` stands for every interface.',
  },
  {
    name: 'Mock:Folder',
    type: 'text',
    defaultText: 'Mocks',
    summary: 'The folder of the templates, relative to the working folder.',
  },
  {
    name: 'Mock:Imports',
    type: 'text-list',
    defaultText: '',
    summary: 'Namespaces that template code sees without `using`, such as `Bogus.Extensions.Brazil`.',
  },
  {
    name: 'Mock:VerificationEndpointPrefix',
    type: 'text',
    defaultText: '_mock',
    summary: 'First path segment of the verification endpoint.',
  },
  {
    name: 'Mock:VerificationEndpointName',
    type: 'text',
    defaultText: 'verification',
    summary: 'Last path segment of the verification endpoint.',
  },
  {
    name: 'Mock:VerificationIgnoredHeaders',
    type: 'text-list',
    defaultText: DEFAULT_IGNORED_HEADERS.join(', '),
    summary: 'Header names left out of verification records, besides the defaults.',
  },
  {
    name: 'Mock:AllowedHosts',
    type: 'text-list',
    defaultText: '',
    summary:
      'Host names by which the verification endpoint may be asked, besides addresses and `localhost`; `*` is any.',
  },
  {
    name: 'Mock:MatchedRoutesCacheDuration',
    type: 'integer',
    defaultText: '60',
    summary: 'How many minutes a recorded call is kept.',
    minimum: 0,
    maximum: 525_600,
  },
  {
    name: 'Mock:JournalSize',
    type: 'integer',
    defaultText: '67108864',
    summary: 'How many bytes of recorded calls are kept; the oldest go first.',
    minimum: 0,
    maximum: 4_294_967_296,
  },
  {
    name: 'Mock:MaxBodySize',
    type: 'integer',
    defaultText: '30000000',
    summary: 'The longest request body that is read, in bytes.',
    minimum: 0,
    maximum: 2_000_000_000,
  },
  {
    name: 'Mock:MaxBodyTokens',
    type: 'integer',
    defaultText: '1000000',
    summary: 'How many values (names, elements, attributes, form fields) a request body may hold to be read.',
    minimum: 1,
    maximum: 100_000_000,
  },
  {
    name: 'Mock:BodiesSize',
    type: 'integer',
    defaultText: '268435456',
    summary:
      'How many bytes the bodies of all requests in hand may take together; more requests are told to wait.',
    minimum: 1_000_000,
    maximum: 17_179_869_184,
  },
  {
    name: 'Mock:ScriptTimeout',
    type: 'integer',
    defaultText: '5000',
    summary: 'How many milliseconds of CPU the code of one template may take for one request.',
    minimum: 1,
    maximum: 600_000,
  },
  {
    name: 'Mock:WriteTimeout',
    type: 'integer',
    defaultText: '30000',
    summary: 'After how many milliseconds a client that takes nothing of its answer is left.',
    minimum: 1,
    maximum: 3_600_000,
  },
  {
    name: 'Mock:ShutdownTimeout',
    type: 'integer',
    defaultText: '10000',
    summary: 'How many milliseconds running requests may still take when the server is told to end.',
    minimum: 0,
    maximum: 3_600_000,
  },
  {
    name: 'Mock:Errors',
    type: ['full', 'brief'],
    defaultText: 'full',
    summary:
      'Whether clients are told what is wrong with files that do not load, or only which files they are.',
  },
  {
    name: 'Mock:Watch',
    type: 'boolean',
    defaultText: 'true',
    summary: 'Whether changed templates are loaded again while the server runs.',
  },
  {
    name: 'Mock:PollingInterval',
    type: 'integer',
    defaultText: '0',
    summary: 'Look for changes every so many milliseconds, for mounted volumes; 0 waits for events.',
    minimum: 0,
    maximum: 3_600_000,
  },
  {
    name: 'Mock:EnvironmentVariables',
    type: 'text-list',
    defaultText: '',
    summary: 'Names of environment variables that template code may read; it sees no others.',
  },
  {
    name: 'Mock:Seed',
    type: 'integer',
    defaultText: '',
    summary:
      'Makes the random values of a request the same every time; the header `Mockwright-Seed` does so for one request.',
    minimum: -2_147_483_648,
    maximum: 2_147_483_647,
  },
  {
    name: 'Mock:Log',
    type: ['text', 'json', 'quiet'],
    defaultText: 'text',
    summary: 'The console: a line a request, the same as JSON, or only what goes wrong.',
  },
];
