// The commands there are, with their options; their code is loaded when they run.
import type { CommandLine, OptionDefinition } from '../settings/command-line.ts';
import { loadImplementations } from './load-implementations.ts';
import { environmentOfServer } from './server-environment.ts';

/** One command. */
export interface CommandDefinition {
  readonly name: string;
  /** What follows the name, for `--help`. */
  readonly usage: string;
  readonly summary: string;
  readonly options: readonly OptionDefinition[];
  /** Whether words besides options mean something. */
  readonly takesWords: boolean;
  /**
   * Resolves with the exit code; undefined: the process goes on until it is stopped.
   * @param args what `line` was read from
   */
  readonly run: (line: CommandLine, args: readonly string[]) => Promise<number | undefined>;
}

/** Options of every command. */
export const COMMON_OPTIONS: readonly OptionDefinition[] = [
  { name: 'help', short: 'h', summary: 'Say what there is.' },
  { name: 'version', short: 'v', summary: 'Say which version this is.' },
];

/** All commands; the first is meant when none is named. */
export const COMMANDS: readonly CommandDefinition[] = [
  {
    name: 'serve',
    usage: '',
    summary: 'Serve the templates of the folder Mocks (what is done when no command is named).',
    options: [
      { name: 'quiet', short: 'q', summary: 'Say only what goes wrong: --Mock:Log=quiet.' },
      { name: 'json', summary: 'Say everything as a line of JSON: --Mock:Log=json.' },
      {
        name: 'no-supervisor',
        summary: 'Serve in this very process: no other one watches it and starts it again.',
      },
    ],
    takesWords: false,
    run: async (line, args) =>
      line.options.has('no-supervisor') || isInspected()
        ? (await loadImplementations()).serve(line)
        : (await import('./supervise.ts')).supervise(args, environmentOfServer(line)),
  },
  {
    name: 'check',
    usage: '',
    summary: 'Compile every template, say what is wrong, and exit with 1 if one does not load.',
    options: [{ name: 'json', summary: 'Say it as JSON, a line each.' }],
    takesWords: false,
    run: async (line) => (await loadImplementations()).check(line),
  },
  {
    name: 'eval',
    usage: ' [code …]',
    summary: 'Run C# as a template would, each argument a block, and print what came of it as JSON.',
    options: [
      {
        name: 'request',
        value: '<file>',
        summary: 'What `Request` is: {"url", "method", "route", "query", "header", "body"}.',
      },
      { name: 'import', value: '<namespace>', summary: 'A namespace to import; may be repeated.' },
    ],
    takesWords: true,
    run: async (line) => (await loadImplementations()).evaluateCode(line),
  },
];

/** Whether somebody debugs this process: a server of its own would want the same port, and its pauses look like a hang. */
function isInspected(): boolean {
  return [process.env['NODE_OPTIONS'] ?? '', ...process.execArgv].some((text) => text.includes('--inspect'));
}
