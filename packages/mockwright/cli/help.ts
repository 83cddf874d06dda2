// `mockwright help`: written from the tables of commands and settings.
import { wrapWords } from '@mockwright/language/text/wrap-words';
import { nearestName } from '@mockwright/language/text/nearest-name';
import { settingOption, type CommandLine, type OptionDefinition } from '../settings/command-line.ts';
import { TYPE_WORDS, type SettingDefinition } from '../settings/setting-types.ts';
import { DEFINITIONS } from '../settings/settings.ts';
import { SettingsError } from '../settings/settings-error.ts';
import { COMMANDS, COMMON_OPTIONS, type CommandDefinition } from './commands.ts';

/** Where the right column begins. */
const LEFT_WIDTH = 30;
/** A line is no longer, however wide the terminal. */
const LONGEST_LINE = 110;

/**
 * Prints the help of a command, of the settings, or what commands there are.
 * @returns 0
 * @throws {SettingsError} when there is no such command
 */
export function help({ words }: Pick<CommandLine, 'words'>): number {
  process.stdout.write(helpText(words[0], process.stdout.columns));
  return 0;
}

/**
 * The text of help.
 * @param topic a command, or `settings`; undefined: all commands
 * @param columns how wide the terminal is; undefined when it is none
 * @throws {SettingsError} when there is no such topic
 */
export function helpText(topic: string | undefined, columns?: number): string {
  const width = Math.max(60, Math.min(columns ?? 100, LONGEST_LINE));
  if (topic === undefined) return sections(overview(width));
  if (topic === 'settings') return sections([settingsText(width)]);
  const command = COMMANDS.find(({ name }) => name === topic);
  if (command !== undefined) return sections(commandText(command, width));
  const nearest = nearestName(topic, [...COMMANDS.map(({ name }) => name), 'settings']);
  throw new SettingsError(
    `There is no command '${topic}'.`,
    nearest === undefined
      ? 'mockwright help lists the commands.'
      : `Did you mean mockwright help ${nearest}?`,
  );
}

/** A command with the words that follow it: `mockwright check [path …]`. */
export function usageOf({ name, usage }: CommandDefinition): string {
  return `mockwright ${name}${usage === undefined ? '' : ` ${usage}`}`;
}

/** `-p, --port <number>` */
export function optionText({ name, short, value }: OptionDefinition): string {
  return `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`;
}

function sections(parts: readonly string[]): string {
  return `${parts.join('\n\n')}\n`;
}

function overview(width: number): string[] {
  const [serve] = COMMANDS;
  return [
    wrap('mockwright: a mock HTTP server whose answers are JSON templates with C# in them.', '', width),
    rows(
      'Commands:',
      COMMANDS.map((command) => [usageOf(command), command.summary]),
      width,
    ),
    rows(
      'Options of serve:',
      serve!.options
        .filter(({ isForeign }) => isForeign !== true)
        .map((option) => [optionText(option), option.summary]),
      width,
    ),
    rows(
      'Options of all:',
      COMMON_OPTIONS.map((option) => [optionText(option), option.summary]),
      width,
    ),
    rows(
      'Begin here:',
      [
        ['mockwright init', 'write samples into the folder Mocks'],
        ['mockwright --open', 'serve them, with a page that shows the requests'],
        ['mockwright help check', 'all about one command'],
        ['mockwright help settings', 'everything that can be set'],
      ],
      width,
    ),
  ];
}

function commandText(command: CommandDefinition, width: number): string[] {
  const { summary, notes, options, examples, takesSettings } = command;
  const parts = [
    `Usage: ${usageOf(command)}${options.length > 0 ? ' [options]' : ''}`,
    wrap(summary, '', width),
  ];
  parts.push(...notes.map((note) => wrap(note, '', width)));
  parts.push(
    rows(
      'Options:',
      [...options, ...COMMON_OPTIONS].map((option) => [optionText(option), option.summary]),
      width,
    ),
  );
  if (takesSettings)
    parts.push(
      wrap('Settings are options, too: --Mock:Folder=stubs. mockwright help settings lists them.', '', width),
    );
  if (examples.length > 0) parts.push(rows('Examples:', examples, width));
  return parts;
}

function settingsText(width: number): string {
  const lines = DEFINITIONS.map(
    (setting) => `  ${settingText(setting)}\n${wrap(settingSummary(setting), '      ', width)}`,
  );
  const head =
    'Settings: --Mock:Name=value on the command line, Mock__Name in the environment, or "Mock": { "Name": … } in appsettings.json.';
  return [wrap(head, '', width), ...lines].join('\n');
}

function settingText({ name, type }: SettingDefinition): string {
  return `${settingOption(name)}${type === 'list' ? ':0' : ''}=<${typeName(type)}>`;
}

function typeName(type: SettingDefinition['type']): string {
  return typeof type === 'object' ? type.join('|') : TYPE_WORDS[type].short;
}

function settingSummary({ summary, defaultText, type }: SettingDefinition): string {
  return defaultText === '' || type === 'list' ? summary : `${summary} Default: ${defaultText}`;
}

/** Two columns; where the left one is too long for its place, the right one begins below it. */
function rows(title: string, items: readonly (readonly [string, string])[], width: number): string {
  const indent = ' '.repeat(LEFT_WIDTH);
  const lines = items.map(([left, right]) => {
    const wrapped = wrap(right, indent, width);
    const start = `  ${left}`;
    return start.length < LEFT_WIDTH - 1
      ? start.padEnd(LEFT_WIDTH) + wrapped.slice(LEFT_WIDTH)
      : `${start}\n${wrapped}`;
  });
  return [title, ...lines].join('\n');
}

function wrap(text: string, indent: string, width: number): string {
  return indent + wrapWords(text, width, indent, indent.length);
}
