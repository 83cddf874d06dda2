#!/usr/bin/env node
// The command `mockwright`: finds out what is asked for and loads only the code for that.
import { readFileSync } from 'node:fs';
import { parseCommandLine, type CommandLine } from '../settings/command-line.ts';
import { SettingsError } from '../settings/settings-error.ts';
import { nearestName } from '@mockwright/language/text/nearest-name';
import { COMMANDS, COMMON_OPTIONS, type CommandDefinition } from './commands.ts';
import { tellErrors } from './tell-errors.ts';

/** Runs the command line; resolves with the exit code, or with undefined while the server runs. */
async function main(args: readonly string[]): Promise<number | undefined> {
  const [first = ''] = args;
  const command = COMMANDS.find(({ name }) => name === first) ?? COMMANDS[0]!;
  const rest = command.name === first ? args.slice(1) : args;
  const line = parseCommandLine(rest, [...command.options, ...COMMON_OPTIONS]);
  if (line.options.has('help')) {
    const { helpText } = await import('./help.ts');
    process.stdout.write(helpText(process.stdout.columns));
    return 0;
  }
  if (line.options.has('version')) {
    process.stdout.write(`${packageVersion()}\n`);
    return 0;
  }
  checkWords(command, line);
  return command.run(line, rest);
}

/** Words where none belong are a mistyped command. */
function checkWords(command: CommandDefinition, { words }: CommandLine): void {
  const [word] = words;
  if (word === undefined || command.takesWords) return;
  const nearest = nearestName(
    word,
    COMMANDS.map(({ name }) => name),
  );
  throw new SettingsError(
    `Unknown command '${word}'.`,
    nearest === undefined ? 'mockwright --help lists the commands.' : `Did you mean mockwright ${nearest}?`,
  );
}

/** From package.json, a folder up both from the source and from the built command. */
function packageVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

await tellErrors(() => main(process.argv.slice(2)));
