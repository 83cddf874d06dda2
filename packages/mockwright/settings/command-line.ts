// Settings on the command line: `--urls=…`, `--urls …`, `--Mock:Imports:0=…`; options of the commands stay with them, or
// stand for settings.
import { nearestName } from '@mockwright/language/text/nearest-name';
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
  /** The setting that the option is another name for, and what a switch makes of it. */
  readonly sets?: { readonly setting: string; readonly value?: string };
  /** Whether it is there only because another program has it: a short list leaves it out. */
  readonly isForeign?: boolean;
}

/** What is known of the options of a command. */
export interface KnownOptions {
  readonly options: readonly OptionDefinition[];
  /** Whether it takes settings, too; it does unless this is false. */
  readonly takesSettings?: boolean;
  /** What to do about an option that is none of them, where none is near to it. */
  readonly advice?: string;
}

/** Where entries of a command line come from, for messages. */
export const COMMAND_LINE = 'command line';

/**
 * Takes a command line apart.
 * @throws {SettingsError} when there is no such option, or it lacks its value
 */
export function parseCommandLine(args: readonly string[], known: KnownOptions): CommandLine {
  const { options } = known;
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
    if (option === undefined) {
      if (!isSetting(name, argument, known)) throw unknownOption(argument, known);
      entries.push({ key: name, value: valueOf(name, given), source: COMMAND_LINE });
      continue;
    }
    const value = option.value === undefined ? switchValue(option, given) : valueOf(option.name, given);
    if (option.sets === undefined) found.set(option.name, [...(found.get(option.name) ?? []), value]);
    else entries.push({ key: option.sets.setting, value: option.sets.value ?? value, source: COMMAND_LINE });
  }
  return { entries, words, options: found };
}

function switchValue({ name }: OptionDefinition, given: string | undefined): string {
  if (given === undefined) return 'true';
  throw new SettingsError(`--${name} takes no value.`, `Write --${name}.`);
}

/** A name with sections is always meant as a setting: who binds the settings knows whether there is one. */
function isSetting(name: string, argument: string, { takesSettings = true }: KnownOptions): boolean {
  return (
    takesSettings &&
    argument.startsWith('--') &&
    (name.includes(':') || DEFINITIONS.some((setting) => setting.name.toLowerCase() === name.toLowerCase()))
  );
}

function unknownOption(argument: string, known: KnownOptions): SettingsError {
  const [text = ''] = argument.split('=');
  const names = new Map(known.options.map(({ name }) => [name, `--${name}`]));
  // People leave out the section of a setting.
  if (known.takesSettings !== false)
    for (const { name } of DEFINITIONS)
      for (const text of [name, name.slice(name.lastIndexOf(':') + 1)])
        if (!names.has(text.toLowerCase())) names.set(text.toLowerCase(), settingOption(name));
  const nearest = argument.startsWith('--')
    ? nearestName(text.slice(2).toLowerCase(), names.keys())
    : undefined;
  return new SettingsError(
    `Unknown option '${text}'.`,
    nearest === undefined ? known.advice : `Did you mean ${names.get(nearest)}?`,
  );
}

/** How a setting is written on the command line: `--urls`, `--Mock:Folder`. */
export function settingOption(name: string): string {
  return `--${name.includes(':') ? name : name.toLowerCase()}`;
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
