#!/usr/bin/env node
// The command `mockwright`: finds out what is asked for and loads only the code for that.
import { existsSync } from 'node:fs';
import { nearestName } from '@mockwright/language/text/nearest-name';
import { parseCommandLine, type CommandLine } from '../settings/command-line.ts';
import { SettingsError } from '../settings/settings-error.ts';
import { COMMANDS, COMMON_OPTIONS, FOREIGN_COMMANDS, type CommandDefinition } from './commands.ts';
import { runCommand } from './run-command.ts';
import { outliveOutput } from './say.ts';
import { tellErrors } from './tell-errors.ts';

/** Runs the command line; resolves with the exit code, or with undefined while the server runs. */
async function main(args: readonly string[]): Promise<number | undefined> {
  const at = commandAt(args);
  const word = args[at];
  const foreign = word === undefined ? undefined : FOREIGN_COMMANDS.get(word);
  if (foreign !== undefined && !existsSync(word!))
    throw new SettingsError(`There is no command '${word}'.`, foreign);
  const named = COMMANDS.find(({ name, alias = name }) => name === word || alias === word);
  const command = named ?? COMMANDS[0]!;
  const line = parseCommandLine(named === undefined ? args : args.toSpliced(at, 1), {
    ...command,
    options: [...command.options, ...COMMON_OPTIONS],
    advice: `mockwright help ${command.name} lists its options.`,
  });
  if (line.options.has('help'))
    return runCommand('help', { ...line, words: named === undefined ? [] : [named.name] });
  if (line.options.has('version')) return runCommand('version', line);
  checkWords(command, line);
  return runCommand(command.name, line);
}

/** Where the name of the command would stand: options without a value of its own may go before it. */
function commandAt(args: readonly string[]): number {
  const options = COMMANDS.flatMap((command) => [...command.options, ...COMMON_OPTIONS]);
  const isWhole = (text: string): boolean =>
    text.includes('=') ||
    options.some(
      ({ name, short, value }) =>
        value === undefined && (text === `--${name}` || (short !== undefined && text === `-${short}`)),
    );
  return args.findIndex((text) => !(text.startsWith('-') && isWhole(text)));
}

function checkWords({ name, usage, mostWords = 0 }: CommandDefinition, { words }: CommandLine): void {
  const tooMany = words[mostWords];
  if (tooMany === undefined) return;
  // The first word may have been meant as the name of a command.
  const nearest = nearestName(
    words[0]!,
    COMMANDS.map((command) => command.name),
  );
  throw new SettingsError(
    `'${tooMany}' is a word too many for ${name}.`,
    nearest !== undefined && nearest !== name
      ? `Did you mean mockwright ${nearest}?`
      : `Its usage: mockwright ${name}${usage === undefined ? '' : ` ${usage}`}`,
  );
}

outliveOutput();
await tellErrors(() => main(process.argv.slice(2)));
