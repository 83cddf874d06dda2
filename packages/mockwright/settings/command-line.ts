// Settings on the command line: `--urls=…`, `--urls …`, `--Mock:Imports:0=…`; switches of the commands stay with them.
import type { SettingEntry } from './setting-entry.ts';
import { SettingsError } from './settings-error.ts';
import { DEFINITIONS } from './settings.ts';

/** A command line taken apart. */
export interface CommandLine {
  readonly entries: readonly SettingEntry[];
  /** Words that belong to no setting. */
  readonly words: readonly string[];
  /** Options of the command, without their dashes; repeated ones have several values. */
  readonly options: ReadonlyMap<string, readonly string[]>;
}

/** An option of a command: a switch, or with a value. */
export interface OptionDefinition {
  readonly name: string;
  readonly short?: string;
  /** How the value is shown: `<file>`; a switch has none. */
  readonly value?: string;
  readonly summary: string;
}

/**
 * Takes a command line apart.
 * @param options what the command understands besides settings
 * @throws {SettingsError} when an option lacks its value
 */
export function parseCommandLine(args: readonly string[], options: readonly OptionDefinition[]): CommandLine {
  const entries: SettingEntry[] = [];
  const words: string[] = [];
  const found = new Map<string, string[]>();
  let index = 0;
  const valueOf = (name: string, given: string | undefined): string => {
    if (given !== undefined) return given;
    const next = args[index];
    if (next === undefined || isOption(next))
      throw new SettingsError(`--${name} needs a value.`, hintFor(name));
    index++;
    return next;
  };
  while (index < args.length) {
    const argument = args[index++]!;
    if (argument === '--') {
      words.push(...args.slice(index));
      break;
    }
    if (!isOption(argument)) {
      words.push(argument);
      continue;
    }
    const [, name = '', given] = /^--?([^=]+)(?:=([\s\S]*))?$/.exec(argument) ?? [];
    const option = options.find((known) => (argument.startsWith('--') ? known.name : known.short) === name);
    if (option === undefined)
      entries.push({ key: name, value: valueOf(name, given), source: 'command line' });
    else {
      const value = option.value === undefined ? (given ?? 'true') : valueOf(name, given);
      found.set(option.name, [...(found.get(option.name) ?? []), value]);
    }
  }
  return { entries, words, options: found };
}

/** `-` alone is a word: standard input. A negative number is a value. */
function isOption(text: string): boolean {
  return /^--?[^-\d]/.test(text);
}

function hintFor(name: string): string | undefined {
  const setting = DEFINITIONS.find((known) => known.name.toLowerCase() === name.toLowerCase());
  return setting === undefined || setting.defaultText === ''
    ? undefined
    : `Write --${setting.name}=${setting.defaultText}.`;
}
