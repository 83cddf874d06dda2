// Where settings come from: `appsettings.json`, the environment, the command line (as in ASP.NET Core).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SettingEntry } from './setting-entry.ts';
import { SettingsError } from './settings-error.ts';
import { stripJsonComments } from './strip-json-comments.ts';

/**
 * The entries of `appsettings.json` in a folder; none when there is no such file.
 * @throws {SettingsError} when the file is there and cannot be read
 */
export function settingsFromFile(folder: string): SettingEntry[] {
  const name = 'appsettings.json';
  let text: string;
  try {
    text = readFileSync(join(folder, name), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new SettingsError(`${name} cannot be read: ${(error as Error).message}`, undefined);
  }
  let value: unknown;
  try {
    value = JSON.parse(stripJsonComments(text.replace(/^\uFEFF/, '')));
  } catch (error) {
    throw new SettingsError(`${name} is not JSON: ${(error as Error).message}`, undefined);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new SettingsError(`${name} is not a JSON object.`, undefined);
  const entries: SettingEntry[] = [];
  flatten('', value, name, entries);
  // Everything outside the section `Mock` may belong to somebody else.
  return entries.filter(({ key }) => /^(?:mock|urls)(?::|$)/i.test(key));
}

function flatten(prefix: string, value: unknown, source: string, into: SettingEntry[]): void {
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value);
    if (members.length === 0 && prefix !== '') into.push({ key: prefix, value: '', source });
    for (const [name, member] of members)
      flatten(prefix === '' ? name : `${prefix}:${name}`, member, source, into);
  } else into.push({ key: prefix, value: String((value as string | number | boolean | null) ?? ''), source });
}

/** The entries of the environment: `Mock__Imports__0` (or with ':'), `ASPNETCORE_URLS`, `DOTNET_URLS`, `URLS`. */
export function settingsFromEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): SettingEntry[] {
  const entries: SettingEntry[] = [];
  const addresses = new Map<string, SettingEntry>();
  for (const [name, value] of Object.entries(environment)) {
    if (value === undefined) continue;
    const key = name.replaceAll('__', ':');
    if (/^mock:/i.test(key)) entries.push({ key, value, source: `environment variable ${name}` });
    else if (/^(?:aspnetcore_|dotnet_)?urls$/i.test(name))
      addresses.set(name.toLowerCase(), { key: 'Urls', value, source: `environment variable ${name}` });
  }
  const inOrder = ['dotnet_urls', 'aspnetcore_urls', 'urls'].map((name) => addresses.get(name));
  return [...entries, ...inOrder.filter((entry) => entry !== undefined)];
}
