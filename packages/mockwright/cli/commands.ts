// The commands there are, with their options. Help, docs/command-line.md and what is refused are made from these tables;
// what each command does is in run-command.ts.
import { settingOption, type OptionDefinition } from '../settings/command-line.ts';

/** What a command is called. */
export type CommandName = 'serve' | 'init' | 'check' | 'ping' | 'migrate' | 'eval' | 'help' | 'version';

/** One command. */
export interface CommandDefinition {
  readonly name: CommandName;
  /** Another name that Mockaco has for it. */
  readonly alias?: string;
  /** What words follow the name, for help: `[folder]`; none: nothing does. */
  readonly usage?: string;
  /** How many words there may be; none by default. */
  readonly mostWords?: number;
  /** One sentence. */
  readonly summary: string;
  /** What else is to be known of it: paragraphs. */
  readonly notes: readonly string[];
  readonly options: readonly OptionDefinition[];
  /** Whether settings (`--Mock:Folder=…`) mean something to it. */
  readonly takesSettings: boolean;
  /** Command lines with what they do. */
  readonly examples: readonly (readonly [line: string, meaning: string])[];
}

/** Options of every command. */
export const COMMON_OPTIONS: readonly OptionDefinition[] = [
  { name: 'help', short: 'h', summary: 'Say what there is.' },
  { name: 'version', short: 'v', summary: 'Say which version this is.' },
];

const PORT_OPTION: OptionDefinition = {
  name: 'port',
  short: 'p',
  value: '<number>',
  summary: 'The port to listen on, 5000 by default; 0 picks a free one.',
};

const HOST_OPTION: OptionDefinition = {
  name: 'host',
  value: '<host>',
  summary: 'The host to listen on, localhost by default; `*` is every interface of this machine.',
};

const FOLDER_OPTION: OptionDefinition = {
  name: 'folder',
  short: 'f',
  value: '<folder>',
  summary: `The folder of the templates: ${settingOption('Mock:Folder')}.`,
  sets: { setting: 'Mock:Folder' },
};

/** What the command of Mockaco takes besides: scripts that call it need not be changed. */
const MOCKACO_OPTIONS: readonly OptionDefinition[] = [
  {
    name: 'path',
    value: '<folder>',
    summary: 'As --folder: its name in Mockaco.',
    sets: { setting: 'Mock:Folder' },
    isForeign: true,
  },
  {
    name: 'logs',
    value: '<file>',
    summary: 'Of Mockaco; here the log goes to standard output alone.',
    isForeign: true,
  },
  { name: 'no-logo', summary: 'Of Mockaco; there is no logo here.', isForeign: true },
];

/** The formats of `check`. */
export const CHECK_FORMATS = ['text', 'json', 'github', 'sarif', 'junit'] as const;

/** Commands that Mockaco has and this program has not, with what to do instead. */
export const FOREIGN_COMMANDS: ReadonlyMap<string, string> = new Map([
  [
    'generate',
    'Mockaco has one, which makes templates of an OpenAPI document: those it made are served here as they are.',
  ],
]);

/** All commands; the first is meant when none is named. */
export const COMMANDS: readonly CommandDefinition[] = [
  {
    name: 'serve',
    alias: 'run',
    usage: '[folder]',
    mostWords: 1,
    summary: 'Serve the templates of a folder (what is done when no command is named).',
    notes: [
      'The folder is one that holds the folder Mocks, or one of templates itself; without it, the current one.',
      'Templates that change are loaded again. Ctrl+C finishes running requests and ends; twice ends at once.',
    ],
    options: [
      PORT_OPTION,
      HOST_OPTION,
      FOLDER_OPTION,
      {
        name: 'cors',
        summary: 'Let pages of every origin in: --Mock:Cors=any.',
        sets: { setting: 'Mock:Cors', value: 'any' },
      },
      { name: 'open', short: 'o', summary: 'Open the page of the server in the browser.' },
      {
        name: 'quiet',
        short: 'q',
        summary: 'Say only what goes wrong, as requests that nothing answers: --Mock:Log=quiet.',
        sets: { setting: 'Mock:Log', value: 'quiet' },
      },
      {
        name: 'json',
        summary: 'Say everything as a line of JSON: --Mock:Log=json.',
        sets: { setting: 'Mock:Log', value: 'json' },
      },
      {
        name: 'no-watch',
        summary: 'Do not load again what changes: --Mock:Watch=false.',
        sets: { setting: 'Mock:Watch', value: 'false' },
      },
      {
        name: 'no-supervisor',
        summary: 'Serve in this very process: no other one watches it and starts it again.',
      },
      ...MOCKACO_OPTIONS,
    ],
    takesSettings: true,
    examples: [
      ['mockwright', 'the folder Mocks of the current folder, at http://localhost:5000'],
      ['mockwright --port 8080 --open', 'at another port, with the page in the browser'],
      ['mockwright shop --cors', 'the folder shop/Mocks, for web pages of any origin'],
    ],
  },
  {
    name: 'init',
    usage: '[folder]',
    mostWords: 1,
    summary: 'Write sample templates into the folder Mocks, and say what to try.',
    notes: ['Files that are there already stay as they are.'],
    options: [],
    takesSettings: false,
    examples: [['mockwright init', 'samples in Mocks']],
  },
  {
    name: 'check',
    usage: '[path …]',
    mostWords: Number.POSITIVE_INFINITY,
    summary: 'Compile templates and say what is wrong with them.',
    notes: [
      'A path is a template, a folder of templates, or one that holds the folder Mocks; without any, the current folder.',
      'Exits with 1 when there is an error, or more warnings than --max-warnings.',
    ],
    options: [
      {
        name: 'format',
        value: `<${CHECK_FORMATS.join('|')}>`,
        summary: 'How it is said: text by default, github where GITHUB_ACTIONS is true.',
      },
      { name: 'json', summary: 'The same as --format json: a line of JSON for each.' },
      {
        name: 'max-warnings',
        value: '<number>',
        summary: 'How many warnings may be left; any number by default.',
      },
      { name: 'watch', short: 'w', summary: 'Check again whenever a file changes.' },
      FOLDER_OPTION,
    ],
    takesSettings: true,
    examples: [
      ['mockwright check', 'all templates of Mocks'],
      ['mockwright check Mocks/orders --max-warnings 0', 'some of them; warnings fail, too'],
      ['mockwright check --format sarif > mockwright.sarif', 'for tools that show findings'],
    ],
  },
  {
    name: 'ping',
    usage: '[url]',
    mostWords: 1,
    summary: 'Ask a server whether it is ready: exits with 0, else with 1.',
    notes: [
      'For health checks of containers. Without a url, the first address of the settings is asked, or what --port and --host say.',
    ],
    options: [
      { ...PORT_OPTION, summary: 'The port of the server, 5000 by default.' },
      { ...HOST_OPTION, summary: 'Its host, localhost by default.' },
      {
        name: 'timeout',
        value: '<milliseconds>',
        summary: 'How long to wait for the answer, 2000 by default.',
      },
      {
        name: 'cert',
        value: '<file>',
        summary: 'A certificate to show to a server that wants one of its clients: PEM.',
      },
      { name: 'key', value: '<file>', summary: 'Its key, where it is not in the same file.' },
    ],
    takesSettings: true,
    examples: [
      ['mockwright ping', 'whether that of the settings is ready'],
      ['mockwright ping --port 8080', 'whether the one at http://localhost:8080 is'],
      [
        'mockwright ping https://localhost:5443 --cert client.pem',
        'and that one, as a client with a certificate',
      ],
    ],
  },
  {
    name: 'migrate',
    usage: '[folder]',
    mostWords: 1,
    summary: 'Say what of a project of Mockaco changes here, and what cannot move.',
    notes: [
      'Its templates and settings work here as they are: this is for who wants to know, or to move for good.',
      'Exits with 1 when something cannot move: a template that does not compile, a setting without a counterpart.',
    ],
    options: [
      {
        name: 'write',
        summary: 'Write its settings into appsettings.json under their names here; what is there stays.',
      },
    ],
    takesSettings: true,
    examples: [
      ['mockwright migrate', 'what would change for the current folder'],
      ['mockwright migrate shop --write', 'and write shop/appsettings.json'],
    ],
  },
  {
    name: 'eval',
    usage: '[code …]',
    mostWords: Number.POSITIVE_INFINITY,
    summary: 'Run C# as a template would, each argument a block, and print what came of it as JSON.',
    notes: [
      'Without code, or for `-`, standard input is a block. Code that begins with a dash follows `--`.',
      'Exits with 1 when the code does not compile or throws.',
    ],
    options: [
      {
        name: 'request',
        value: '<file>',
        summary: 'What `Request` is: {"url", "method", "route", "query", "header", "body"}.',
      },
      { name: 'import', value: '<namespace>', summary: 'A namespace to import; may be repeated.' },
      { name: 'seed', value: '<number>', summary: 'Makes random values the same each time.' },
    ],
    takesSettings: false,
    examples: [['mockwright eval "7 / 2"', 'what 7 / 2 is in C#']],
  },
  {
    name: 'help',
    usage: '[command]',
    mostWords: 1,
    summary: 'Say what there is, or what a command does; `help settings` lists the settings.',
    notes: [],
    options: [],
    takesSettings: false,
    examples: [],
  },
  {
    name: 'version',
    summary: 'Say which version this is.',
    notes: [],
    options: [],
    takesSettings: false,
    examples: [],
  },
];
