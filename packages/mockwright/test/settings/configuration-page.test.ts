// docs/configuration.md lists the settings as the schema has them. UPDATE=1 writes the table.
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TYPE_WORDS, type SettingDefinition } from '../../settings/setting-types.ts';
import { DEFINITIONS } from '../../settings/settings.ts';

const PAGE = new URL('../../../../docs/configuration.md', import.meta.url);
const BEGIN = '<!-- settings: written by `UPDATE=1 npx vitest run packages/mockwright/test/settings` -->\n\n';
const END = '\n<!-- end of settings -->';

function typeText({ type }: SettingDefinition): string {
  return typeof type === 'object' ? type.map((choice) => `\`${choice}\``).join(', ') : TYPE_WORDS[type].long;
}

const table = [
  '| Setting | Type | Default | Meaning |',
  '| --- | --- | --- | --- |',
  ...DEFINITIONS.map(
    (setting) =>
      `| \`${setting.name}\` | ${typeText(setting)} | ${setting.defaultText === '' ? '' : `\`${setting.defaultText}\``} | ${setting.summary} |`,
  ),
  '',
].join('\n');

/** The formatter pads the columns of tables. */
function withoutPadding(text: string): string {
  return text.replace(/ +/g, ' ').replace(/-+/g, '-').trim();
}

test('the page has every setting', () => {
  const page = readFileSync(PAGE, 'utf8');
  const [before = '', after = ''] = page.split(BEGIN);
  const [written = '', rest = ''] = after.split(END);
  if (process.env['UPDATE'] === '1' && process.env['CI'] === undefined)
    writeFileSync(PAGE, before + BEGIN + table + END + rest);
  else expect(withoutPadding(written)).toBe(withoutPadding(table));
});
