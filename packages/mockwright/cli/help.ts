// `mockwright --help`, written from the tables of commands and settings.
import type { OptionDefinition } from '../settings/command-line.ts';
import { TYPE_WORDS, type SettingDefinition } from '../settings/setting-types.ts';
import { DEFINITIONS } from '../settings/settings.ts';
import { COMMANDS, COMMON_OPTIONS } from './commands.ts';

const LEFT_WIDTH = 40;

/**
 * The text of `--help`.
 * @param columns how wide the terminal is; undefined when it is none
 */
export function helpText(columns: number | undefined): string {
  const width = Math.max(60, Math.min(columns ?? 100, 120));
  const row = (left: string, right: string): string => twoColumns(left, right, width);
  const sections = [
    'mockwright: a mock HTTP server whose answers are JSON templates with C# in them.',
    [
      'Commands:',
      ...COMMANDS.map(({ name, usage, summary }) => row(`mockwright ${name}${usage}`, summary)),
    ].join('\n'),
    ...COMMANDS.map(({ name, options }) =>
      [`Options of ${name}:`, ...options.map((option) => row(optionText(option), option.summary))].join('\n'),
    ),
    ['Options of all:', ...COMMON_OPTIONS.map((option) => row(optionText(option), option.summary))].join(
      '\n',
    ),
    [
      'Settings (--Name=value, or Name__0 in the environment, or appsettings.json):',
      ...DEFINITIONS.map((setting) => row(settingText(setting), settingSummary(setting))),
    ].join('\n'),
    'Try: mockwright --urls=http://localhost:8080',
  ];
  return `${sections.join('\n\n')}\n`;
}

function optionText({ name, short, value }: OptionDefinition): string {
  return `${short === undefined ? '' : `-${short}, `}--${name}${value === undefined ? '' : ` ${value}`}`;
}

function settingText({ name, type }: SettingDefinition): string {
  return `--${name}${type === 'list' ? ':0' : ''}=<${typeName(type)}>`;
}

function typeName(type: SettingDefinition['type']): string {
  return typeof type === 'object' ? type.join('|') : TYPE_WORDS[type].short;
}

function settingSummary({ summary, defaultText, type }: SettingDefinition): string {
  return defaultText === '' || type === 'list' ? summary : `${summary} Default: ${defaultText}`;
}

/** Wraps the right column below itself. */
function twoColumns(left: string, right: string, width: number): string {
  const lines: string[] = [];
  let line = '';
  for (const word of right.split(' ')) {
    if (line !== '' && LEFT_WIDTH + line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  const start = `  ${left}`;
  const indent = ' '.repeat(LEFT_WIDTH);
  const head = start.length < LEFT_WIDTH ? start.padEnd(LEFT_WIDTH) : `${start}\n${indent}`;
  return head + lines.join(`\n${indent}`);
}
