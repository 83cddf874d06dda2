// docs/command-line.md is the help of every command, and help has every option that is understood.
import { expect, test } from 'vitest';
import { COMMANDS, COMMON_OPTIONS } from '../../cli/commands.ts';
import { helpText, optionText, usageOf } from '../../cli/help.ts';
import { parseCommandLine, type OptionDefinition } from '../../settings/command-line.ts';
import { DEFINITIONS } from '../../settings/settings.ts';
import { checkPage } from './generated-page.ts';

const intro = `# Command line

\`\`\`
${COMMANDS.map(usageOf).join('\n')}
\`\`\`

Without a command, \`serve\` is meant. Settings ([configuration.md](configuration.md)) are options of the commands that use
them: \`--Mock:Folder=stubs\`. \`--urls=8080\` and \`--urls=localhost:8080\` are short for \`--urls=http://localhost:8080\`.

Exit codes: 0: all is well; 1: templates or code are wrong, or the server that was asked is not ready; 2: the command line
or a setting is wrong, or an address cannot be listened on.

Colors come on terminals only; \`NO_COLOR=1\` switches them off, \`FORCE_COLOR=1\` on.
`;

const rowOf = (option: OptionDefinition): string => `- \`${optionText(option)}\`: ${option.summary}`;

const sections = COMMANDS.map((command) =>
  [
    `## ${command.name}`,
    `\`${usageOf(command)}\``,
    command.summary,
    ...command.notes,
    ...(command.options.length > 0 ? ['Options:', command.options.map(rowOf).join('\n')] : []),
    ...(command.examples.length > 0
      ? ['Examples:', command.examples.map(([line, meaning]) => `- \`${line}\`: ${meaning}`).join('\n')]
      : []),
  ].join('\n\n'),
);

test('the page has every command and option', () => {
  const all = ['## All commands', COMMON_OPTIONS.map(rowOf).join('\n')];
  checkPage('command-line.md', `${[intro.trimEnd(), ...sections, ...all].join('\n\n')}\n`);
});

test.each(COMMANDS)('help $name has every option, and every option that it has is understood', (command) => {
  const text = helpText(command.name);
  const options = [...command.options, ...COMMON_OPTIONS];
  const shown = [...text.matchAll(/^ {2}(?:-\w, )?--([\w-]+)/gm)].map(([, name]) => name);
  expect(shown).toEqual(options.map(({ name }) => name));
  for (const { name, value } of options)
    expect(() =>
      parseCommandLine([value === undefined ? `--${name}` : `--${name}=1`], { options }),
    ).not.toThrow();
});

test('options stand for settings that there are', () => {
  const names = new Set(DEFINITIONS.map(({ name }) => name));
  const set = COMMANDS.flatMap(({ options }) => options.flatMap(({ sets }) => (sets ? [sets.setting] : [])));
  expect(set.filter((name) => !names.has(name))).toEqual([]);
});

test.each([undefined, 'settings', ...COMMANDS.map(({ name }) => name)])(
  'help %s fits 80 columns',
  (topic) => {
    const long = helpText(topic, 80)
      .split('\n')
      .filter((line) => line.length > 80);
    expect(long).toEqual([]);
  },
);
