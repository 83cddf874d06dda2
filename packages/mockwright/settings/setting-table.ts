// Every setting there is: its name, type, default and meaning, a row each. The settings the program uses, the binder,
// `--help` and docs/configuration.md are made from it.
import type { SettingValue } from './setting-types.ts';

/** The settings by the names the program has for them, in the order they are documented. */
export const SETTINGS = {
  urls: {
    name: 'Urls',
    type: 'urls',
    defaultText: 'http://localhost:5000',
    summary:
      'Addresses to listen on, separated by `;`. Port 0 picks a free one; `*` stands for every interface.',
  },
  certificate: {
    name: 'Mock:Certificate',
    type: 'text',
    defaultText: '',
    summary:
      'The certificate for `https://` addresses: a PEM file with it and those that vouch for it, or a PFX file. Without one, a certificate for this machine is made and kept.',
  },
  certificateKey: {
    name: 'Mock:CertificateKey',
    type: 'text',
    defaultText: '',
    summary: 'The PEM file of its key; not needed where the key is in the same file.',
  },
  certificatePassword: {
    name: 'Mock:CertificatePassword',
    type: 'text',
    defaultText: '',
    summary: 'The password of the PFX file, or of the key.',
  },
  clientCertificate: {
    name: 'Mock:ClientCertificate',
    type: ['none', 'request', 'require'],
    defaultText: 'none',
    summary: 'Whether clients of `https://` addresses may, or must, have a certificate.',
  },
  clientAuthorities: {
    name: 'Mock:ClientAuthorities',
    type: 'files',
    defaultText: '',
    summary:
      'PEM files of the authorities that vouch for certificates of clients, separated by `;` or as a list; without them any certificate is taken.',
  },
  folder: {
    name: 'Mock:Folder',
    type: 'text',
    defaultText: 'Mocks',
    summary: 'The folder of the templates, relative to the working folder.',
  },
  imports: {
    name: 'Mock:Imports',
    type: 'list',
    defaultText: '',
    summary: 'Namespaces that template code sees without `using`, such as `Bogus.Extensions.Brazil`.',
  },
  endpoint: {
    name: 'Mock:Endpoint',
    type: 'path segment',
    defaultText: '_mock',
    summary: "First path segment of the service's own endpoints.",
  },
  endpointAliases: {
    name: 'Mock:EndpointAliases',
    type: 'list',
    items: 'path segment',
    defaultText: '',
    summary: 'Other first path segments for the same endpoints, such as `_mockaco`.',
  },
  verificationPrefix: {
    name: 'Mock:VerificationEndpointPrefix',
    type: 'path segment',
    defaultText: '_mock',
    summary: 'First path segment of the verification endpoint.',
  },
  verificationName: {
    name: 'Mock:VerificationEndpointName',
    type: 'path segment',
    defaultText: 'verification',
    summary: 'Last path segment of the verification endpoint.',
  },
  ignoredHeaders: {
    name: 'Mock:VerificationIgnoredHeaders',
    type: 'list',
    defaultText:
      'Accept, Connection, Host, User-Agent, Accept-Encoding, Postman-Token, Content-Type, Content-Length',
    summary: 'Header names left out of verification records, besides the defaults.',
  },
  retentionMinutes: {
    name: 'Mock:MatchedRoutesCacheDuration',
    type: 'integer',
    defaultText: '60',
    summary: 'How many minutes a recorded call is kept.',
    minimum: 0,
    // More than all the time that `DateTime` has.
    maximum: 5_300_000_000,
  },
  journalBytes: {
    name: 'Mock:JournalSize',
    type: 'integer',
    defaultText: '67108864',
    summary: 'How many bytes of recorded calls are kept; the oldest go first.',
    minimum: 0,
    maximum: 4_294_967_296,
  },
  journalBodyLimit: {
    name: 'Mock:JournalBodyLimit',
    type: 'integer',
    defaultText: '65536',
    summary: 'How many bytes of each answer are recorded.',
    minimum: 0,
    maximum: 2_000_000_000,
  },
  redactedHeaders: {
    name: 'Mock:RedactedHeaders',
    type: 'list',
    items: 'header name',
    defaultText: 'Authorization, Cookie, Set-Cookie, Proxy-Authorization',
    summary: 'Header names whose values recorded requests show as `***`, besides the defaults.',
  },
  adminToken: {
    name: 'Mock:AdminToken',
    type: 'token',
    defaultText: '',
    summary: 'The token that the endpoints want as `Authorization: Bearer …`, but for health and readiness.',
  },
  adminUrls: {
    name: 'Mock:AdminUrls',
    type: 'urls',
    defaultText: '',
    summary: 'Addresses that the endpoints are served at, and nowhere else, but for health and readiness.',
  },
  allowedHosts: {
    name: 'Mock:AllowedHosts',
    type: 'list',
    items: 'host name',
    defaultText: '',
    summary:
      'Names of hosts under which the endpoints may be asked, besides `localhost` and addresses; `*` is any.',
  },
  adminOrigins: {
    name: 'Mock:AdminOrigins',
    type: 'list',
    items: 'origin',
    defaultText: '',
    summary: 'Origins of web pages that may use the endpoints, such as `https://a.example`.',
  },
  cors: {
    name: 'Mock:Cors',
    type: 'origins',
    defaultText: 'off',
    summary:
      'Web pages of which origins may read the answers of templates: `off` (none), `any`, or a list, `Mock:Cors:0=https://a.example`.',
  },
  maxBodyBytes: {
    name: 'Mock:MaxBodySize',
    type: 'integer',
    defaultText: '30000000',
    summary: 'The longest request body that is read, in bytes.',
    minimum: 0,
    maximum: 2_000_000_000,
  },
  maxUrlLength: {
    name: 'Mock:MaxUrlLength',
    type: 'integer',
    defaultText: '65536',
    summary: 'How many characters the target of a request may have: path and query. A longer one is 414.',
    minimum: 1,
    maximum: 1_000_000,
  },
  maxHeaderBytes: {
    name: 'Mock:MaxHeaderSize',
    type: 'integer',
    defaultText: '65536',
    summary: 'How many bytes the headers of a request may take. More are 431.',
    minimum: 256,
    maximum: 1_000_000,
  },
  headerTimeoutMilliseconds: {
    name: 'Mock:HeaderTimeout',
    type: 'integer',
    defaultText: '30000',
    summary: 'How many milliseconds the headers of a request may take to come. After that it is 408.',
    minimum: 1,
    maximum: 3_600_000,
  },
  requestTimeoutMilliseconds: {
    name: 'Mock:RequestTimeout',
    type: 'integer',
    defaultText: '300000',
    summary: 'How many milliseconds a request may take to come, with its body. After that it is 408.',
    minimum: 1,
    maximum: 3_600_000,
  },
  idleMilliseconds: {
    name: 'Mock:IdleTimeout',
    type: 'integer',
    defaultText: '130000',
    summary: 'After how many milliseconds a connection without a request is closed.',
    minimum: 1,
    maximum: 3_600_000,
  },
  maxConnections: {
    name: 'Mock:MaxConnections',
    type: 'integer',
    defaultText: '0',
    summary: 'How many connections each address takes at a time; others are closed at once. 0: any number.',
    minimum: 0,
    maximum: 1_000_000,
  },
  maxBodyTokens: {
    name: 'Mock:MaxBodyTokens',
    type: 'integer',
    defaultText: '1000000',
    summary: 'How many values (names, elements, attributes, form fields) a request body may hold to be read.',
    minimum: 1,
    maximum: 100_000_000,
  },
  bodiesBytes: {
    name: 'Mock:BodiesSize',
    type: 'integer',
    defaultText: '268435456',
    summary:
      'How many bytes the bodies of all requests in hand may take together; more requests are told to wait.',
    minimum: 1_000_000,
    maximum: 17_179_869_184,
  },
  callbackHosts: {
    name: 'Mock:CallbackHosts',
    type: 'list',
    items: 'host',
    defaultText: 'localhost, 127.0.0.1, ::1, host.docker.internal',
    summary:
      'Hosts that callbacks may go to, besides the defaults: `api.test`, `api.test:8080`, `*.test`; `*` is any.',
  },
  scriptTimeoutMilliseconds: {
    name: 'Mock:ScriptTimeout',
    type: 'integer',
    defaultText: '5000',
    summary: 'How many milliseconds of CPU the code of one template may take for one request.',
    minimum: 1,
    maximum: 600_000,
  },
  scriptProcesses: {
    name: 'Mock:ScriptProcesses',
    type: 'integer',
    defaultText: '2',
    summary:
      'How many processes there may be for code that takes longer than an instant, so that no request waits for that of another; 0: it runs in the server.',
    minimum: 0,
    maximum: 64,
  },
  writeTimeoutMilliseconds: {
    name: 'Mock:WriteTimeout',
    type: 'integer',
    defaultText: '30000',
    summary: 'After how many milliseconds a client that takes nothing of its answer is left.',
    minimum: 1,
    maximum: 3_600_000,
  },
  delayMilliseconds: {
    name: 'Mock:Delay',
    type: 'integer',
    defaultText: '0',
    summary: 'How many milliseconds every answer of a template waits, besides its own `delay`.',
    minimum: 0,
    maximum: 3_600_000,
  },
  shutdownMilliseconds: {
    name: 'Mock:ShutdownTimeout',
    type: 'integer',
    defaultText: '10000',
    summary: 'How many milliseconds running requests may still take when the server is told to end.',
    minimum: 0,
    maximum: 3_600_000,
  },
  defaultStatus: {
    name: 'Mock:DefaultHttpStatusCode',
    type: 'status',
    defaultText: 'OK',
    summary: 'The status of answers of templates that name none.',
  },
  defaultContentType: {
    name: 'Mock:DefaultHttpContentType',
    type: 'media type',
    defaultText: 'application/json',
    summary: 'The content type of answers of templates that name none.',
  },
  errorStatus: {
    name: 'Mock:ErrorHttpStatusCode',
    type: 'status',
    defaultText: 'NotImplemented',
    summary: 'The status with which the server says that nothing fits a request, or that a template failed.',
    // The highest of HTTP/2, by which it may be sent.
    maximum: 599,
  },
  chaos: {
    name: 'Mock:Chaos:Enabled',
    type: 'boolean',
    defaultText: 'false',
    summary:
      'Whether some requests to mocked routes fail at random, as services do: with 503, 500, 400, late, or after a time-out with 408.',
  },
  chaosRate: {
    name: 'Mock:Chaos:ChaosRate',
    type: 'integer',
    defaultText: '10',
    summary: 'How many of each 100 requests fail.',
    minimum: 0,
    maximum: 100,
  },
  chaosMinimumLatency: {
    name: 'Mock:Chaos:MinimumLatencyTime',
    type: 'integer',
    defaultText: '500',
    summary: 'How many milliseconds late an answer is at least.',
    minimum: 0,
    maximum: 3_600_000,
  },
  chaosMaximumLatency: {
    name: 'Mock:Chaos:MaximumLatencyTime',
    type: 'integer',
    defaultText: '3000',
    summary: 'How many milliseconds late an answer is at most.',
    minimum: 0,
    maximum: 3_600_000,
  },
  chaosTimeout: {
    name: 'Mock:Chaos:TimeBeforeTimeout',
    type: 'integer',
    defaultText: '10000',
    summary: 'After how many milliseconds a request is answered 408.',
    minimum: 0,
    maximum: 3_600_000,
  },
  requireTemplates: {
    name: 'Mock:RequireTemplates',
    type: ['none', 'some', 'all'],
    defaultText: 'none',
    summary:
      'What readiness wants besides that the templates were looked at: nothing, that one of them loads, or that there are some and all of them load.',
  },
  shutdownDelayMilliseconds: {
    name: 'Mock:ShutdownDelay',
    type: 'integer',
    defaultText: '0',
    summary:
      'How many milliseconds the server goes on serving when it is told to end, while it says that it is not ready.',
    minimum: 0,
    maximum: 3_600_000,
  },
  errors: {
    name: 'Mock:Errors',
    type: ['full', 'brief'],
    defaultText: 'full',
    summary:
      'Whether clients are told what is wrong with files that do not load, or only which files they are.',
  },
  watch: {
    name: 'Mock:Watch',
    type: 'boolean',
    defaultText: 'true',
    summary: 'Whether changed templates are loaded again while the server runs.',
  },
  pollingIntervalMilliseconds: {
    name: 'Mock:PollingInterval',
    type: 'integer',
    defaultText: '0',
    summary: 'Look for changes every so many milliseconds, for mounted volumes; 0 waits for events.',
    minimum: 0,
    maximum: 3_600_000,
  },
  environmentVariables: {
    name: 'Mock:EnvironmentVariables',
    type: 'list',
    defaultText: '',
    summary: 'Names of environment variables that template code may read; it sees no others.',
  },
  seed: {
    name: 'Mock:Seed',
    type: 'optional integer',
    defaultText: '',
    summary:
      'Makes random values the same in each run of the server: the first request of a session always gets the same, the second, …; the header `Mockwright-Seed` fixes those of one request.',
    minimum: -2_147_483_648,
    maximum: 2_147_483_647,
  },
  sessionIdleMinutes: {
    name: 'Mock:SessionIdleMinutes',
    type: 'integer',
    defaultText: '60',
    summary: 'After how many minutes without a request a session ends.',
    minimum: 1,
    maximum: 525_600,
  },
  globalBytes: {
    name: 'Mock:GlobalSize',
    type: 'integer',
    defaultText: '268435456',
    summary:
      'How many bytes the values of `Global` may take in each session, about; a run that exceeds it fails.',
    minimum: 0,
    maximum: 17_179_869_184,
  },
  maxSessions: {
    name: 'Mock:MaxSessions',
    type: 'integer',
    defaultText: '10000',
    summary:
      'How many sessions there may be; the one that was not used for the longest time ends for a new one.',
    minimum: 1,
    maximum: 1_000_000,
  },
  log: {
    name: 'Mock:Log',
    type: ['text', 'json', 'quiet'],
    defaultText: 'text',
    summary:
      'The console: a line a request, the same as JSON, or only what goes wrong: requests that no template answered, templates that failed, warnings.',
  },
} as const;

/** Everything that can be set, with defaults filled in. */
export type Settings = {
  readonly [Key in keyof typeof SETTINGS]: SettingValue<(typeof SETTINGS)[Key]['type']>;
};
