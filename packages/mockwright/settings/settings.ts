// The settings as the program uses them, bound from the texts of the sources.
import { nearestName } from '@mockwright/language/text/nearest-name';
import type { SettingEntry } from './setting-entry.ts';
import { SETTINGS, type Settings } from './setting-table.ts';
import { readSetting, type SettingDefinition } from './setting-types.ts';
import { SettingsError } from './settings-error.ts';

/** Keys below these sections belong to other programs that read the same `appsettings.json`. */
const FOREIGN_SECTIONS = new Set(['logging', 'allowedhosts', 'kestrel', 'serilog', 'connectionstrings']);

/** All rows of the table. */
export const DEFINITIONS: readonly SettingDefinition[] = Object.values(SETTINGS);

/**
 * Binds what the sources said, the later entry of a key winning over the earlier one.
 * @param entries from all sources, in the order of their precedence, lowest first
 * @throws {SettingsError} for an unknown name or a value of the wrong type
 */
export function bindSettings(entries: readonly SettingEntry[]): Settings {
  const latest = new Map<string, SettingEntry>();
  for (const entry of entries) latest.set(entry.key.toLowerCase(), entry);

  const said = new Map<SettingDefinition, SettingEntry[]>();
  for (const [key, entry] of latest) {
    const definition = definitionOf(key, entry);
    if (definition === undefined) continue;
    const list = said.get(definition);
    if (list === undefined) said.set(definition, [entry]);
    else list.push(entry);
  }
  const values = Object.entries(SETTINGS).map(([key, definition]) => {
    const ordered = (said.get(definition) ?? []).toSorted((a, b) => indexOfKey(a.key) - indexOfKey(b.key));
    return [key, readSetting(definition, ordered)];
  });
  return Object.fromEntries(values) as Settings;
}

/** The setting a key belongs to; undefined for sections that are not ours. */
function definitionOf(key: string, entry: SettingEntry): SettingDefinition | undefined {
  for (const setting of DEFINITIONS) {
    const name = setting.name.toLowerCase();
    if (key !== name && !key.startsWith(`${name}:`)) continue;
    const isEither = setting.type === 'origins' || setting.type === 'files';
    if (isEither && key.length === name.length) return entry.value === '' ? undefined : setting;
    return setting.type === 'list' || isEither ? listItem(setting, key, entry) : single(setting, key, entry);
  }
  if (FOREIGN_SECTIONS.has(key.split(':')[0]!)) return undefined;
  // An empty section of a file arrives as an empty text, too.
  if (entry.value === '' && isSection(key)) return undefined;
  const nearest = nearestName(
    entry.key,
    DEFINITIONS.map((setting) => setting.name),
  );
  throw new SettingsError(
    `Unknown setting '${entry.key}' (${entry.source}).`,
    nearest === undefined ? 'mockwright --help lists the settings.' : `Did you mean ${nearest}?`,
  );
}

function isSection(key: string): boolean {
  return DEFINITIONS.some(({ name }) => name.toLowerCase().startsWith(`${key}:`));
}

function listItem(
  setting: SettingDefinition,
  key: string,
  entry: SettingEntry,
): SettingDefinition | undefined {
  const { name } = setting;
  if (key.length > name.length) {
    if (/^\d+$/.test(key.slice(name.length + 1))) return setting;
    throw new SettingsError(
      `'${entry.key}' (${entry.source}) does not number an item of the list ${name}.`,
      `Write ${name}:0 for the first item, ${name}:1 for the second.`,
    );
  }
  // An empty array in a file arrives as an empty text, as in ASP.NET.
  if (entry.value === '') return undefined;
  throw new SettingsError(
    `${name} (${entry.source}) is a list: its items are set one by one.`,
    `Write ${name}:0=${entry.value}.`,
  );
}

function single(setting: SettingDefinition, key: string, { source }: SettingEntry): SettingDefinition {
  if (key.length === setting.name.length) return setting;
  throw new SettingsError(`${setting.name} (${source}) is one value, not a list or section.`, undefined);
}

function indexOfKey(key: string): number {
  return Number(key.slice(key.lastIndexOf(':') + 1));
}
