// What the commands do; their code is loaded when they run.
import type { CommandLine } from '../settings/command-line.ts';
import type { CommandName } from './commands.ts';
import type { Implementations } from './load-implementations.ts';

/** By name: resolves with the exit code, or with undefined where the process goes on until it is stopped. */
const RUNS: Readonly<Record<CommandName, (line: CommandLine) => Promise<number | undefined>>> = {
  serve: async (line) => (await import('./start-serving.ts')).startServing(line),
  init: async (line) => (await import('./init.ts')).init(line),
  check: async (line) => (await implementations()).check(line),
  ping: async (line) => (await import('./ping.ts')).ping(line),
  migrate: async (line) => (await implementations()).migrate(line),
  eval: async (line) => (await implementations()).evaluateCode(line),
  help: async (line) => (await import('./help.ts')).help(line),
  version: async () => (await import('./version.ts')).version(),
};

async function implementations(): Promise<Implementations> {
  return (await import('./load-implementations.ts')).loadImplementations();
}

/**
 * Runs a command.
 * @returns the exit code; undefined: the process goes on until it is stopped
 * @throws {SettingsError} when a word, option or setting cannot be used
 */
export function runCommand(name: CommandName, line: CommandLine): Promise<number | undefined> {
  return RUNS[name](line);
}
